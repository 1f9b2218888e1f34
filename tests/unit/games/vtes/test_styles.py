"""How a deck wants to win, read from its cards."""

from __future__ import annotations

import pytest

from noctuary.bots.vtes_plans import more_to_her, style
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.styles import STYLES, main_style
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.vtes_cards import card_box
from tests.tables.vtes_table import vtes_table


@pytest.mark.parametrize(
    ("deck", "wants"),
    [
        ("v5-malkavian", "bleed"),
        ("v5-toreador", "vote"),
        ("v5-ventrue", "vote"),
        ("v5-tremere", "bleed"),
        ("v5a-banu-haqim", "fight"),
        ("v5a-brujah", "fight"),
        ("v5a-ministry", "bleed"),
        ("v5c-tzimisce", "build"),
    ],
)
def test_a_ready_deck_plays_as_it_is_described(deck: str, wants: str) -> None:
    match = Match.start("vtes", {"decks": [deck, "v5-nosferatu"]}, b"style")
    s = mine(match.state)
    assert main_style(s.pool, s.players[0].library + s.players[0].hand) == wants


def test_a_deck_without_any_is_even() -> None:
    t = vtes_table(card_box("blood-doll"), A={"hand": []}, B={})
    assert style(t.state, Seat(0)) == [1 / len(STYLES)] * len(STYLES)


def test_votes_are_worth_more_to_whoever_calls_referendums() -> None:
    """VTES-POL-04: Ann is a prince; the same table, with other cards in hand."""
    box = card_box("kine-resources-contested", "conditioning")
    worth = [
        more_to_her(vtes_table(box, A={"ready": ["ann"], "hand": [card] * 4}, B={}).state, Seat(0))
        for card in ("kine-resources-contested", "conditioning")
    ]
    assert worth[0] > worth[1]


def test_a_bot_reads_its_own_deck_alone() -> None:
    """What B holds changes nothing for A."""
    box = card_box("kine-resources-contested", "conditioning")
    tables = [
        vtes_table(box, A={"ready": ["ann"], "hand": ["conditioning"]}, B={"hand": [card]})
        for card in ("kine-resources-contested", "conditioning")
    ]
    assert {tuple(style(t.state, Seat(0))) for t in tables} == {(1.0, 0.0, 0.0, 0.0)}
