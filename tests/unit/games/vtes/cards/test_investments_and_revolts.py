"""Masters that trouble or feed the whole table: investments, revolts, Fame, Liquidation."""

from __future__ import annotations

import pytest

from noctuary.games.vtes.kinds import ANARCH
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused

MORE_GROUNDS = [
    f"{name}-hunting-ground"
    for name in (
        "amusement-park",
        "base",
        "biotech-company",
        "campground",
        "corporate",
        "fetish-club",
        "institution",
        "library",
        "morgue",
        "park",
        "political",
        "port",
        "shanty-town",
        "slum",
        "underworld",
        "university",
        "warzone",
        "zoo",
    )
]


@pytest.mark.parametrize("slug", MORE_GROUNDS)
def test_a_hunting_ground_feeds_once(slug: str) -> None:
    table = cards_table(slug, phase="unlock", A={"ready": {"ann": 3}, "in_play": [slug]})
    go(table, f"A use {slug}")
    assert table.card("ann").counters == 4
    assert refused(table, f"A use {slug}") == "VTES-SEQ-13"


def test_the_parthenon_gives_a_master_phase_action() -> None:
    table = cards_table("the-parthenon", phase="master", A={"in_play": ["the-parthenon"]})
    go(table, "A use the-parthenon")
    assert table.seat("A").master_actions == 2
    assert refused(table, "A use the-parthenon") == "VTES-SEQ-16"


def test_powerbase_montreal_feeds_the_uncontrolled() -> None:
    table = cards_table(
        "powerbase-montreal",
        phase="influence",
        A={"in_play": ["powerbase-montreal"], "uncontrolled": ["ash"]},
    )
    go(table, "A use powerbase-montreal")
    assert table.seat("A").uncontrolled[0].counters == 1
    assert refused(table, "A use powerbase-montreal") == "VTES-SEQ-13"


def test_powerbase_montreal_can_be_stolen() -> None:
    table = cards_table("powerbase-montreal", B={"ready": ["bob"], "in_play": ["powerbase-montreal"]})
    go(table, "A use powerbase-montreal use-2 by ann")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    assert table.card("powerbase-montreal").controller == 0
    assert refused(table, "A use powerbase-montreal use-2 by abe") == "VTES-SEQ-01"


@pytest.mark.parametrize(
    ("slug", "counters", "cost"), [("short-term-investment", 3, 1), ("protracted-investment", 5, 2)]
)
def test_an_investment_pays_out(slug: str, counters: int, cost: int) -> None:
    table = cards_table(slug, phase="master", A={"hand": [slug]})
    table.seat("A").master_actions = counters + 1
    go(table, f"A play {slug}")
    assert table.card(slug).counters == counters
    go(table, *[f"A use {slug}"] * counters)
    assert table.seat("A").pool == 30 - cost + counters
    assert table.ash("A") == [slug]


def test_an_investment_takes_a_master_phase_action() -> None:
    table = cards_table("short-term-investment", phase="master", A={"in_play": {"short-term-investment": 3}})
    go(table, "A use short-term-investment")
    assert refused(table, "A use short-term-investment") == "VTES-MASTER-02"


def test_a_secret_horde_of_twice_x() -> None:
    table = cards_table("secret-horde", phase="master", A={"hand": ["secret-horde"]})
    go(table, "A play secret-horde", "A number 3")
    assert table.seat("A").pool == 27
    assert table.card("secret-horde").counters == 6


def test_liquidation_burns_the_library_for_pool() -> None:
    table = cards_table(
        "liquidation",
        "blur",
        phase="master",
        A={"hand": ["liquidation", *["blur"] * 6], "library": ["blur"] * 9},
    )
    go(table, "A play liquidation")
    assert table.seat("A").pool == 33
    assert len(table.seat("A").library) == 2
    assert table.seat("A").owed == (UNTIL_DISCARD,)


def test_liquidation_needs_seven_cards() -> None:
    hand = ["liquidation", *["blur"] * 6]
    table = cards_table("liquidation", "blur", phase="master", A={"hand": hand, "library": ["blur"] * 6})
    assert refused(table, "A play liquidation") == "VTES-SEQ-17"


def test_fame_makes_torpor_dear() -> None:
    table = cards_table("fame", B={"ready": {"bob": {"counters": 0, "on": ["fame"]}}})
    go(table, "A bleed ann", "B block bob", "A strike", "B strike").finish()
    assert table.card("bob").region == 1  # torpor
    assert table.seat("B").pool == 27
    while table.state.active == 0:
        table.play("pass")
    reach(table, "unlock")
    assert refused(table, "B pass") == "VTES-SEQ-14"
    go(table, "B use fame")
    assert table.seat("B").pool == 26
    assert refused(table, "B pass") is None


def test_fame_is_for_a_ready_vampire() -> None:
    table = cards_table("fame", phase="master", A={"hand": ["fame"]}, B={"torpor": ["bob"]})
    assert refused(table, "A play fame") == "VTES-SEQ-17"


def test_an_anarch_revolt_spares_who_has_an_anarch() -> None:
    table = cards_table("anarch-revolt", phase="unlock", B={"in_play": ["anarch-revolt"]})
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use anarch-revolt")
    assert table.seat("A").pool == 29
    table = cards_table("anarch-revolt", phase="unlock", B={"in_play": ["anarch-revolt"]})
    table.card("ann").sect = ANARCH
    assert refused(table, "A use anarch-revolt") == "VTES-RUL-06"


def test_a_referendum_ends_a_revolt() -> None:
    table = cards_table("anarch-revolt", B={"in_play": ["anarch-revolt"]})
    go(table, "A use anarch-revolt use-2 by ann", "A vote ann for").finish()
    assert table.gone("anarch-revolt")
    assert table.ash("B") == ["anarch-revolt"]


def test_smiling_jack_wants_more_and_more() -> None:
    table = cards_table(
        "smiling-jack-the-anarch", phase="unlock", A={"in_play": {"smiling-jack-the-anarch": 1}}
    )
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use smiling-jack-the-anarch")
    assert (table.seat("A").pool, table.card("smiling-jack-the-anarch").counters) == (29, 2)
    other = cards_table(
        "smiling-jack-the-anarch",
        phase="unlock",
        A={"ready": ["ann"]},
        B={"in_play": {"smiling-jack-the-anarch": 2}},
    )
    go(other, "A use smiling-jack-the-anarch use-2", "A pay-pool", "A pay-blood ann")
    assert (other.seat("A").pool, other.card("ann").counters) == (29, 8)


def test_vampires_burn_smiling_jack() -> None:
    table = cards_table(
        "smiling-jack-the-anarch", B={"ready": ["bob"], "in_play": {"smiling-jack-the-anarch": 2}}
    )
    go(table, "A use smiling-jack-the-anarch use-3 by ann").finish()
    assert table.gone("smiling-jack-the-anarch")


def test_a_ventrue_investment_counts_kin() -> None:
    box = card_box("ventrue-investment")
    for name in ("ann", "abe"):
        box.cards[name].clan = box.clans.index("ventrue-antitribu")
    table = cards_table(box=box, phase="master", A={"ready": ["ann", "abe"], "hand": ["ventrue-investment"]})
    go(table, "A play ventrue-investment")
    assert table.card("ventrue-investment").counters == 2
