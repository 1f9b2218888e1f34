"""Constant Revolution, Jake Washington, Trophy: Hunting Ground."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.board import is_ally, is_minion
from noctuary.games.vtes.card_names import names_in
from noctuary.games.vtes.pool import default_pool
from tests.tables.vtes_cards import card_box, cards_table, go, refused, texts
from tests.tables.vtes_table import Table

# -- Constant Revolution --------------------------------------------------------------------------------


def test_a_revolution_begins_with_a_counter() -> None:
    """Action of an Anarch, with +1 stealth."""
    table = cards_table("constant-revolution")
    assert refused(table, "A play constant-revolution by ann") == "VTES-SEQ-08"
    table.card("ann").sect = kinds.ANARCH
    go(table, "A play constant-revolution by ann")
    assert table.state.action is not None
    assert (table.state.action.stealth, table.state.action.targets) == (1, ())
    table.finish()
    assert table.card("constant-revolution").counters == 1


def test_a_revolution_grows_in_your_unlock_phase() -> None:
    """VTES-SEQ-14."""
    table = cards_table("constant-revolution", phase="unlock", A={"in_play": {"constant-revolution": 1}})
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use constant-revolution")
    assert table.card("constant-revolution").counters == 2
    assert table.seat("A").pool == 30
    assert refused(table, "A use constant-revolution") == "VTES-SEQ-13"


def revolution(counters: int, *hand: str) -> Table:
    return cards_table(
        box=card_box("constant-revolution", "blur"),
        phase="unlock",
        A={"ready": ["ann"], "hand": hand, "library": ["blur"] * 9},
        B={"in_play": {"constant-revolution": counters}},
    )


@pytest.mark.parametrize(("cards", "pool"), [(0, 27), (1, 28), (3, 30)])
def test_a_revolution_is_paid_with_pool_and_cards_at_random(cards: int, pool: int) -> None:
    """VTES-UNLOCK-07: mandatory; she chooses how much of each."""
    table = revolution(3, *["blur"] * 7)
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use constant-revolution use-2", f"A number {cards}")
    assert (table.seat("A").pool, len(table.ash("A"))) == (pool, cards)
    assert len(table.hand("A")) == 7  # drawn up afterwards


def test_nobody_is_asked_who_has_no_cards() -> None:
    table = cards_table(
        "constant-revolution", phase="unlock", A={"ready": ["ann"]}, B={"in_play": {"constant-revolution": 2}}
    )
    go(table, "A use constant-revolution use-2")
    assert table.seat("A").pool == 28


def test_vampires_burn_a_revolution_for_a_pool() -> None:
    table = cards_table("constant-revolution", B={"ready": ["bob"], "in_play": {"constant-revolution": 2}})
    go(table, "A use constant-revolution use-3 by ann").finish()
    assert table.gone("constant-revolution")
    assert table.seat("A").pool == 29


def test_allies_do_not_burn_a_revolution() -> None:
    box = card_box("constant-revolution")
    box.ally("cub")
    table = cards_table(box=box, A={"ready": ["cub"]}, B={"in_play": {"constant-revolution": 2}})
    assert refused(table, "A use constant-revolution use-3 by cub") == "VTES-SEQ-08"


def test_a_revolution_can_be_read() -> None:
    english, french = texts("constant-revolution")
    assert "1 pool or a card at random from her hand" in english
    assert "au hasard" in french


# -- Jake Washington ------------------------------------------------------------------------------------


def test_jake_becomes_an_ally() -> None:
    """VTES-ACT-04: he may act in the turn in which he comes, not being recruited."""
    table = cards_table("jake-washington", phase="master", A={"hand": ["jake-washington"]})
    go(table, "A play jake-washington")
    jake = table.card("jake-washington")
    assert (jake.region, jake.counters) == (kinds.READY, 1)
    assert is_minion(table.state, jake)
    assert is_ally(table.state, jake)
    go(table, "A bleed jake-washington").finish()
    assert table.seat("B").pool == 30  # he bleeds for nothing


def test_jake_dies_of_one_point_of_damage() -> None:
    """VTES-DMG-04; in the ash heap he is a master card again."""
    table = cards_table("jake-washington", B={"ready": ["jake-washington"]})
    go(table, "A bleed ann", "B block jake-washington", "A strike", "B strike").finish()
    assert table.ash("B") == ["jake-washington"]
    assert table.card("ann").counters == 9


def test_jake_is_unique() -> None:
    """VTES-CONTEST-02."""
    table = cards_table(
        "jake-washington",
        phase="master",
        A={"hand": ["jake-washington"], "ready": ["jake-washington"]},
    )
    assert refused(table, "A play jake-washington") == "VTES-CONTEST-02"


@pytest.mark.parametrize("blood", [1, 4])
def test_jake_feeds_an_empty_vampire_of_anybody(blood: int) -> None:
    table = cards_table(
        "jake-washington",
        phase="unlock",
        A={"ready": {"jake-washington": 1, "ann": 9}},
        B={"ready": {"bob": 0}},
    )
    go(table, "A use jake-washington", f"A number {blood}")
    assert table.card("bob").counters == blood
    assert table.ash("A") == ["jake-washington"]


def test_jake_is_for_the_empty() -> None:
    table = cards_table("jake-washington", phase="unlock", A={"ready": {"jake-washington": 1, "ann": 1}})
    assert refused(table, "A use jake-washington") == "VTES-SEQ-17"


def test_the_former_name_of_jake_is_found() -> None:
    pool = default_pool()
    assert names_in(pool).called("Jake Washington (Hunter)") == [pool.kind_of["jake-washington"]]
    english, french = texts("jake-washington")
    assert "a unique mortal ally with 1 life, 0 strength and 0 bleed" in english
    assert "un allié mortel unique" in french


# -- Trophy: Hunting Ground -----------------------------------------------------------------------------

TROPHY = "trophy-hunting-ground"


def test_a_trophy_in_play_does_nothing_by_itself() -> None:
    """VTES-SECT-08."""
    table = cards_table(TROPHY, phase="master", A={"ready": {"ann": 3}, "hand": [TROPHY]})
    go(table, f"A play {TROPHY}")
    assert table.card(TROPHY).region == kinds.IN_PLAY
    table = cards_table(TROPHY, phase="unlock", A={"ready": {"ann": 3}, "in_play": [TROPHY]})
    assert refused(table, f"A use {TROPHY}") == "VTES-UNLOCK-08"
    assert refused(table, "A pass") is None


def test_a_vampire_with_the_trophy_gains_two_blood() -> None:
    """VTES-SEQ-14: it is mandatory."""
    table = cards_table(TROPHY, phase="unlock", A={"ready": {"ann": {"counters": 3, "on": [TROPHY]}}})
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, f"A use {TROPHY}")
    assert table.card("ann").counters == 5


def test_one_hunting_ground_a_turn_feeds_a_vampire() -> None:
    table = cards_table(
        TROPHY,
        "zoo-hunting-ground",
        phase="unlock",
        A={"ready": {"ann": {"counters": 3, "on": [TROPHY]}}, "in_play": ["zoo-hunting-ground"]},
    )
    go(table, "A use zoo-hunting-ground")
    assert table.card("ann").counters == 4
    assert refused(table, f"A use {TROPHY}") == "VTES-UNLOCK-08"
    assert refused(table, "A pass") is None


def test_the_trophy_can_be_read() -> None:
    english, french = texts(TROPHY)
    assert "has fed the vampire with this card this turn, it gains 2 blood." in english
    assert "Liste rouge" in french
