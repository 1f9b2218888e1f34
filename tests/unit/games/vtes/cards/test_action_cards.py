"""Action cards that do more than the pieces they are made of: several Disciplines, turned combats, grants."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import ANARCH, COMBAT, STRIKE
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def anarch(slug: str, *disciplines: str) -> Table:
    box = card_box(slug)
    box.vampire("cid", disciplines=dict.fromkeys(disciplines, 1), sect=ANARCH)
    return cards_table(box=box, A={"ready": ["cid"], "hand": [slug]})


def test_illegalism_with_all_its_disciplines() -> None:
    """One more bleed and stealth, and the vampire unlocks if the bleed succeeds."""
    table = anarch("illegalism", "cel", "chi", "pre")
    go(table, "A play illegalism by cid use-7")
    assert numbers.stealth(table.state) == 1
    table.finish()
    assert table.seat("B").pool == 28
    assert not table.card("cid").locked


def test_the_target_of_a_deep_song_counts_as_acting() -> None:
    """It is locked, and it chooses its strike first (VTES-STRIKE-01)."""
    table = cards_table("deep-song", A={"ready": ["ann"], "hand": ["deep-song"]})
    go(table, "A play deep-song by ann use-2")
    reach(table, "strike")
    assert table.asked()[0] == "B"
    assert table.card("bob").locked


def test_a_show_of_force_that_is_blocked() -> None:
    """The strength can be had in the combat with the blocker, before the first range."""
    table = cards_table("show-of-force", A={"ready": ["ann"], "hand": ["show-of-force"]})
    go(table, "A play show-of-force by ann use-2", "B block bob")
    reach(table, "before-range")
    go(table, "A effect show-of-force by ann use-2", "A strike", "B strike").finish()
    assert table.card("bob").counters == 9 - 3


def test_titled_vampires_cannot_block_propaganda() -> None:
    table = cards_table(
        "propaganda", A={"ready": ["ann"], "hand": ["propaganda"]}, B={"ready": ["bob", "bea"]}
    )
    go(table, "A play propaganda by ann use-2")
    reach(table, "no-attempt")
    assert refused(table, "B block bob") == "VTES-BLOCK-03"
    assert refused(table, "B block bea") is None
    go(table, "B target bea").finish()
    assert table.card("bea").locked
    assert table.seat("B").pool == 28


def test_two_armies_of_rats_take_one_pool() -> None:
    table = cards_table(
        "army-of-rats", phase="discard", A={"in_play": ["army-of-rats", "army-of-rats#2"]}, active="B"
    )
    while table.state.active != 0 or table.window() != "minion":
        if table.window() == "unlock" and any("army" in one for one in table.offered()):
            table.play(next(one for one in table.offered() if "army" in one))
        else:
            table.play("pass")
    assert table.seat("B").pool == 29


def test_preternatural_strength_leaves_the_signpost_alone() -> None:
    """The card that it names cannot be played by its bearer; others can (VTES-SEQ-01)."""
    box = card_box("preternatural-strength")
    sign = box.library("torn-signpost", COMBAT, UseOf(1 << STRIKE, types=COMBAT))
    sign.name = "Torn Signpost"
    table = cards_table(
        box=box,
        A={"ready": {"ann": {"on": ["preternatural-strength"]}}, "hand": ["torn-signpost"]},
        B={"ready": ["bob"], "hand": ["torn-signpost"]},
    )
    assert numbers.strength(table.state, table.card("ann")) == 2
    go(table, "A bleed ann", "B block bob")
    reach(table, "strike")
    assert refused(table, "A play torn-signpost by ann") == "VTES-SEQ-01"
    go(table, "A strike")
    assert refused(table, "B play torn-signpost by bob") is None
