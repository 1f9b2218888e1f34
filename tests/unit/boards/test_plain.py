"""The board of a game that brings none reads out any view: here, those of games that have boards."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.boards import plain
from noctuary.boards.item import Item
from noctuary.boards.sight import Looking
from noctuary.boards.text import flat
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.menu import menu_of
from noctuary.text.words import words_of

GAMES = ("buffy", "fables", "vtes")


def moments(game: str, count: int = 6) -> list[Match]:
    """A few tables out of the beginning of a game."""
    menu, random = menu_of(game), Random(game)
    match = Match.start(game, menu.setup(menu.usual()[:2], {}), b"plain")
    found = []
    for step in range(count * 12):
        if match.decision is None:
            break
        match.play(random.choice(match.decision.moves))
        if step % 12 == 0:
            found.append(match.copy())
    return found


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_any_view_can_be_read_out(game: str, language: Language) -> None:
    for match in moments(game):
        words = words_of(game).at(match)
        for seat in (Seat(0), Seat(1), None):
            sections = plain.sections(Looking(match, words, seat), language)
            names = [words.seat_name(match, Seat(one), language) for one in range(match.seats)]
            told = "\n".join(flat(sections))
            assert all(name.casefold() in told.casefold() for name in names)
            assert "{" not in told
            assert "None" not in told.split()


@pytest.mark.parametrize("game", GAMES)
def test_ones_hand_is_there_to_point_at_and_nobody_elses(game: str) -> None:
    for match in moments(game):
        words = words_of(game).at(match)
        for seat in (Seat(0), Seat(1)):
            sections = plain.sections(Looking(match, words, seat), Language.EN)
            hand = getattr(match.table_view(seat), "seats")[seat].hand  # noqa: B009
            assert [line.card for line in sections[-1].lines] == list(hand)


def test_pointing_at_a_card_finds_what_may_be_done_with_it() -> None:
    match = next(match for match in moments("fables") if match.decision is not None)
    assert match.decision is not None
    table = Looking(match, words_of("fables"), match.decision.seat)
    named = {word for move in match.decision.moves for word in match.notation(move).split()[1:]}
    for slug in named:
        moves = plain.moves_of(table, Item(slug, slug, "card"))
        assert moves
        assert all(slug in match.notation(move).split() for move in moves)
    assert plain.meant_by(table, "joker", "card")
