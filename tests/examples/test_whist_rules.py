"""The rules of the example game, and what a seat may know in it."""

from __future__ import annotations

import sys
from random import Random

import pytest

from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.examples.conftest import EXAMPLE

if not EXAMPLE.is_dir():
    pytest.skip("the examples are not here", allow_module_level=True)
sys.path.insert(0, str(EXAMPLE))

from noctuary_whist import GAME
from noctuary_whist.cards import NUMBER_OF, SLUGS, SUITS
from noctuary_whist.documents import dump, load, new_game
from noctuary_whist.seen import imagine, view
from noctuary_whist.state import State, to_play


def state_of(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def moments(seed: int, pack: str = "32") -> list[Match]:
    """A whole game, card by card."""
    random = Random(seed)
    match = Match.start(GAME, {"pack": pack}, str(seed).encode(), log=True)
    found = [match.copy()]
    while match.decision is not None:
        match.play(random.choice(match.decision.moves))
        found.append(match.copy())
    return found


def at(mine: str, hers: str) -> Match:
    """A position of the second half, spades trumps, A to lead."""
    seats: Document = {"A": {"hand": [*mine.split()]}, "B": {"hand": [*hers.split()]}}
    return Match.at(GAME, load({"seats": seats, "trump": "spades"}))


@pytest.mark.parametrize(
    ("answer", "winner"),
    [("9-of-hearts", 1), ("3-of-hearts", 0), ("2-of-spades", 1), ("ace-of-diamonds", 0)],
)
def test_the_higher_card_wins_and_a_trump_beats_any(answer: str, winner: int) -> None:
    """WHI-PLAY-03, WHI-PLAY-04"""
    match = at("4-of-hearts 2-of-clubs", f"{answer} 3-of-clubs")
    match.play_text("play 4-of-hearts")
    match.play_text(f"play {answer}")
    assert state_of(match).tricks == [1 - winner, winner]
    assert to_play(state_of(match)) == winner


def test_suit_must_be_followed() -> None:
    """WHI-PLAY-02"""
    match = at("4-of-hearts 2-of-clubs", "5-of-hearts 3-of-spades")
    match.play_text("play 4-of-hearts")
    refusal = match.why_not(match.parse("play 3-of-spades"))
    assert refusal is not None
    assert refusal.rule == "WHI-PLAY-02"


def test_whoever_concedes_loses() -> None:
    """WHI-WIN-02"""
    match = at("4-of-hearts", "5-of-hearts")
    match.concede(Seat(0))
    assert match.winners == [1]


def test_more_tricks_win_and_equally_many_are_a_draw() -> None:
    """WHI-WIN-01"""
    won, drawn = (
        at("4-of-hearts 2-of-clubs", "5-of-hearts 3-of-clubs"),
        at("4-of-hearts ace-of-clubs", "5-of-hearts 3-of-clubs"),
    )
    for line in ("4-of-hearts", "5-of-hearts", "3-of-clubs", "2-of-clubs"):
        won.play_text(f"play {line}")
    for line in ("4-of-hearts", "5-of-hearts", "3-of-clubs", "ace-of-clubs"):
        drawn.play_text(f"play {line}")
    assert (won.over, won.winners) == (True, [1])
    assert (drawn.over, drawn.winners) == (True, [])


def test_no_card_is_lost_or_found() -> None:
    """WHI-DEAL-01, WHI-DRAW-01, WHI-DRAW-02"""
    for match in moments(1):
        s = state_of(match)
        cards = [card for card in [*s.hands[0], *s.hands[1], *s.stock, s.turned, s.led] if card >= 0]
        assert len(cards) == len(set(cards)) == 32 - len(match.history) + (s.led >= 0)


def test_a_view_shows_nothing_that_is_hidden() -> None:
    """WHI-INFO-01"""
    for match in moments(2):
        s = state_of(match)
        for seat in (Seat(0), Seat(1), None):
            hidden = [card for other in range(2) if other != seat for card in s.hands[other]]
            taken = [card for cards in s.open for card in cards]
            secret = [SLUGS[card] for card in [*hidden, *s.stock] if card not in taken]
            told = str(view(s, seat))
            assert not [slug for slug in secret if f"'{slug}'" in told]


def test_what_is_imagined_depends_on_what_is_known_alone() -> None:
    """WHI-INFO-01"""
    for match in moments(3):
        s = state_of(match)
        for seat in (Seat(0), Seat(1)):
            twin = imagine(s, seat, Chance(match_key(b"key")))
            elsewhere = imagine(s, seat, Chance(match_key(b"other")))
            assert view(twin, seat) == view(s, seat)
            assert dump(twin) == dump(imagine(elsewhere, seat, Chance(match_key(b"key"))))


def test_copies_and_dumps_are_twins() -> None:
    for match in moments(4, "52"):
        s = state_of(match)
        twin = s.copy()
        before = dump(s)
        assert dump(twin) == before == dump(load(before))
        for cards in (*twin.hands, *twin.open, twin.stock, twin.tricks):
            cards.append(0)
        assert dump(s) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [("pack", "53"), ("seats", ["player"]), ("seats", ["player", "dealer"]), ("first", "C"), ("trumps", 1)],
)
def test_a_setup_that_cannot_be_names_its_field(field: str, value: Json) -> None:
    with pytest.raises(NoctuaryError) as raised:
        new_game({field: value}, b"")
    assert raised.value.arguments["field"] == field


def test_every_card_has_a_word() -> None:
    assert len(SLUGS) == len(NUMBER_OF) == 52
    assert {slug.partition("-of-")[2] for slug in SLUGS} == set(SUITS)


def test_both_languages_say_the_same_things() -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    spoken = []
    for language in ("en", "fr"):
        file = EXAMPLE / "noctuary_whist" / "text" / language / "whist.ftl"
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        spoken.append([entry.id.name for entry in body if isinstance(entry, Message)])
    assert spoken[0] == spoken[1]
