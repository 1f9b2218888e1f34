"""Who sits where, by name: in every line that a person reads, and in no record."""

from __future__ import annotations

from itertools import pairwise

import pytest

from noctuary.bots import make_bot
from noctuary.kernel.chance import commitment
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.menu import bots_called, games, menu_of
from noctuary.text.sitting import USUAL_BOTS, name_at, sitting
from noctuary.text.words import words_of

EN, FR = Language.EN, Language.FR
FIVE: list[Json] = ["v5-malkavian", "v5-ventrue", "v5-tremere", "v5-toreador", "v5a-ministry"]
NAMES = ("Ann", "Bob", "Ada", "Dan", "")


def vtes() -> Match:
    return Match.start("vtes", {"decks": FIVE}, b"seats", log=True)


@pytest.mark.parametrize("game", games())
def test_bots_of_a_table_have_names_of_their_own(game: str) -> None:
    for seed in (b"one", b"two", b"three"):
        names = bots_called(game, commitment(seed), 6)
        assert len(set(names)) == 6
        assert bots_called(game, commitment(seed), 6) == names, "after a restart, and in the replay"


@pytest.mark.parametrize("game", games())
def test_no_bot_is_called_like_a_card(game: str) -> None:
    words = words_of(game)
    titles = {
        words.card_title(slug, language).casefold() for slug in words.card_slugs() for language in Language
    }
    parts = {part for title in titles for part in title.split()}
    assert not {name for name in menu_of(game).bot_names if name.casefold() in parts | titles}


def test_two_tables_draw_other_names() -> None:
    drawn = {bots_called("vtes", commitment(bytes([seed])), 5) for seed in range(20)}
    assert len(drawn) > 15


def test_a_game_without_names_has_the_usual_ones_also_when_it_is_gone() -> None:
    assert set(bots_called("no-such-game", "", 6)) <= set(USUAL_BOTS)


def test_nobody_is_a_letter_where_a_name_is_known() -> None:
    match = vtes()
    words = words_of("vtes").at(match).seated(NAMES)
    assert words.seat_name(match, Seat(2), EN) == "Ada"
    assert words.seat_name(match, Seat(4), EN) == "Methuselah E"
    turn = next(event for event in match.log if event.message == "vtes-log-turn")
    who = turn.told["who"]
    assert isinstance(who, int)
    assert (NAMES[who] or "Methuselah") in words.event_text(match, turn, EN, None)


def test_french_elides_before_a_name() -> None:
    match = vtes()
    while match.decision is not None and match.decision.seat != 1:
        match.play(match.decision.moves[-1])
    decision = match.decision
    assert decision is not None
    words = words_of("vtes").at(match).seated(("Ann",) * 5)
    told = [words.describe_move(match, move, FR) for move in decision.moves]
    assert not any(" de Ann" in text for text in told)


def test_names_are_of_one_table_only() -> None:
    match = vtes()
    words_of("vtes").at(match).seated(NAMES)
    assert words_of("vtes").at(match).seat_name(match, Seat(0), EN) == "Methuselah A"
    assert name_at(Seat(0)) == ""
    with sitting(NAMES):
        assert [name_at(Seat(seat)) for seat in (0, 4, 5, -1)] == ["Ann", "", "", ""]
    assert name_at(Seat(0)) == ""


def test_records_keep_to_letters() -> None:
    match = vtes()
    words_of("vtes").at(match).seated(NAMES)
    assert match.decision is not None
    assert not any(name in match.notation(move) for move in match.decision.moves for name in NAMES if name)


def test_two_who_play_the_same_are_told_apart_by_name() -> None:
    match = Match.start("buffy", {"decks": ["ada-vance", "ada-vance"]}, b"twins", log=True)
    words = words_of("buffy").at(match)
    told = [words.seated(("Kim", "Lou")).seat_name(match, Seat(seat), EN) for seat in (0, 1)]
    assert told[0].endswith("(Kim)")
    assert told[1].endswith("(Lou)")
    assert words.seat_name(match, Seat(0), EN).endswith("(A)")


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("fables", {"fables": ["red", "alice"], "first": "A"}),
        ("buffy", {"decks": ["ada-vance", "countess-vesna"]}),
        ("vtes", {"decks": ["v5-malkavian", "v5-ventrue"]}),
    ],
)
def test_a_played_card_is_named_by_the_line_that_tells_of_it(game: str, setup: Document) -> None:
    """Shown for a moment: so its line names it, and it is a card that there is."""
    match = Match.start(game, setup, b"shown", log=True)
    bot = make_bot("greedy", game, b"shown")
    for _ in range(300):
        if match.over:
            break
        match.play(bot.choose(match))
    words = words_of(game).at(match)
    played = [(event, words.event_played(match, event, None)) for event in match.log]
    shown = [(event, card) for event, card in played if card is not None]
    assert len(shown) >= 5
    for event, card in shown:
        assert words.card_title(card, EN) in words.event_text(match, event, EN, None)
    assert any(one[1] != other[1] for one, other in pairwise(shown))
