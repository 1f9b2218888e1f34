"""Allies and retainers: their bodies, their strikes, what they give to whom."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes.kinds import TORPOR
from noctuary.games.vtes.view import view
from noctuary.kernel.ids import Seat
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def with_card(slug: str, level: int = 1, **more: Any) -> Table:
    """The card lies on Ann; A and B hold what is said."""
    box = card_box(slug, *more.get("hand", ()), *more.get("b", ()))
    return cards_table(
        box=box,
        A={"ready": {"ann": {"counters": 9, "on": {slug: {"level": level}}}}, "hand": more.get("hand", ())},
        B={"ready": {"bob": 9}, "hand": more.get("b", ())},
    )


def with_ally(slug: str, **more: Any) -> Table:
    box = card_box(slug, *more.get("b", ()))
    return cards_table(
        box=box,
        A={"ready": [slug, "ann"]},
        B={"ready": {"bob": more.get("bob", 9)}, "hand": more.get("b", ())},
    )


def open_hand(table: Table) -> bool:
    """Whether A sees what B holds."""
    return "majesty" in str(view(table.state, Seat(0)))


def test_owl_companion_opens_the_hand_of_who_fights_its_employer() -> None:
    """owl-companion: in combat only."""
    table = with_card("owl-companion", b=("majesty",))
    assert not open_hand(table)
    go(table, "A bleed ann", "B block bob")
    reach(table, "before-range", "maneuvers", "strike")
    assert open_hand(table)
    table.finish()
    assert not open_hand(table)


def test_dog_pack_keeps_the_opponent_from_ending_the_combat() -> None:
    table = with_card("dog-pack", hand=("majesty",), b=("majesty",))
    go(table, "A bleed ann", "B block bob")
    reach(table, "strike")
    assert refused(table, "A play majesty by ann") is None
    go(table, "A strike")
    assert refused(table, "B play majesty by bob") == "VTES-SEQ-01"


@pytest.mark.parametrize(("level", "life"), [("", 1), (" use-2", 2)])
def test_a_retainer_has_the_life_of_the_level_it_is_played_at(level: str, life: int) -> None:
    table = cards_table("raven-spy")
    go(table, f"A play raven-spy by ann{level}").finish()
    assert table.card("raven-spy").counters == life
    assert table.card("ann").counters == 8


def test_murder_of_crows_hurts_at_any_range_whoever_dodges() -> None:
    table = with_card("murder-of-crows", b=("form-of-mist",))
    go(table, "A bleed ann", "B block bob", "A strike", "B play form-of-mist by bob").finish()
    assert table.card("bob").counters == 8


def test_homunculus_unlocks_its_employer_in_anybodys_unlock_phase() -> None:
    table = with_card("homunculus")
    go(table, "A bleed ann", "A use homunculus")
    assert table.state.active == Seat(1)
    assert not table.card("ann").locked
    assert table.card("ann").counters == 8
    assert refused(table, "A use homunculus") is not None


def test_muddled_vampire_hunter_strikes_first() -> None:
    table = with_ally("muddled-vampire-hunter", bob=3)
    go(table, "A use muddled-vampire-hunter by muddled-vampire-hunter", "A strike", "B strike").finish()
    assert table.card("bob").region == TORPOR
    assert table.card("muddled-vampire-hunter").counters == 1
