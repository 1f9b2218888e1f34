"""Action cards of the preconstructed decks, and vampires with abilities."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.imagine import imagine
from noctuary.games.vtes.kinds import ANARCH, PRIMOGEN
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


@pytest.mark.parametrize(
    ("slug", "use", "lost"),
    [
        ("govern-the-unaligned", "", 3),
        ("enchant-kindred", "", 2),
        ("intimidation", "", 2),
        ("intimidation", " use-2", 3),
        ("entrancement", "", 2),
    ],
)
def test_a_bleed_by_card(slug: str, use: str, lost: int) -> None:
    table = cards_table(slug)
    go(table, f"A play {slug} by ann{use}").finish()
    assert table.seat("B").pool == 30 - lost
    assert table.ash("A") == [slug]
    assert table.state.edge == 0


@pytest.mark.parametrize(
    ("slug", "blood", "added"), [("govern-the-unaligned", 1, 3), ("enchant-kindred", 0, 2)]
)
def test_blood_for_a_younger_vampire(slug: str, blood: int, added: int) -> None:
    table = cards_table(slug, A={"ready": ["ann"], "hand": [slug], "uncontrolled": {"ash": 0}})
    go(table, f"A play {slug} by ann use-2")
    assert numbers.stealth(table.state) == 1
    table.finish()
    assert table.seat("A").uncontrolled[0].counters == added
    assert table.card("ann").counters == 9 - blood


def test_the_uncontrolled_one_must_be_younger() -> None:
    hand = ["govern-the-unaligned"]
    table = cards_table(
        *hand, A={"ready": ["ann"], "hand": hand, "uncontrolled": {"bob": 0}}, B={"ready": ["bea"]}
    )
    assert refused(table, "A play govern-the-unaligned by ann use-2") == "VTES-SEQ-17"


def test_superior_is_not_for_the_basic() -> None:
    """VTES-SEQ-09."""
    table = cards_table("intimidation")
    assert refused(table, "A play intimidation by abe use-2") == "VTES-SEQ-09"
    assert refused(table, "A play intimidation by abe") is None


def test_entrancement_steals_an_ally() -> None:
    box = card_box("entrancement")
    box.ally("dog", life=3)
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["entrancement"]}, B={"ready": ["dog"]})
    go(table, "A play entrancement by ann use-2")
    assert numbers.stealth(table.state) == 1
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    assert table.card("dog").controller == 0


@pytest.mark.parametrize(("use", "bleed"), [("", 2), (" use-2", 3)])
def test_heart_of_the_city(use: str, bleed: int) -> None:
    table = cards_table("heart-of-the-city", A={"ready": ["ann"], "hand": ["heart-of-the-city"] * 2})
    go(table, f"A play heart-of-the-city by ann{use}").finish()
    assert numbers.bleed(table.state, table.card("ann")) == bleed
    assert table.card("ann").counters == 7
    table.card("ann").locked = False
    table.card("ann").done = ()
    assert refused(table, "A play heart-of-the-city by ann") == "VTES-SEQ-01"


# -- The Platinum Protocol ----------------------------------------------------------------------------------


def protocol(*disciplines: str, sect: int = ANARCH) -> Table:
    box = card_box("the-platinum-protocol")
    box.vampire("cid", disciplines=dict.fromkeys(disciplines, 1), sect=sect)
    return cards_table(box=box, A={"ready": ["cid"], "hand": ["the-platinum-protocol"]})


def test_the_protocol_with_each_discipline() -> None:
    table = protocol("obf")
    go(table, "A play the-platinum-protocol by cid")
    assert numbers.stealth(table.state) == 1
    table = protocol("pre")
    go(table, "A play the-platinum-protocol by cid use-2").finish()
    assert table.seat("B").pool == 28
    table = protocol("pro")
    go(table, "A play the-platinum-protocol by cid use-3").finish()
    assert table.seat("B").pool == 29
    assert table.card("bob").corruption == (0,)


def test_the_protocol_with_all_of_them() -> None:
    table = protocol("obf", "pre", "pro")
    go(table, "A play the-platinum-protocol by cid use-7")
    assert numbers.stealth(table.state) == 1
    table.finish()
    assert table.seat("B").pool == 28
    assert table.card("bob").corruption == (0,)


def test_the_protocol_wants_anarchs_and_the_disciplines_used() -> None:
    table = protocol("obf", "pre")
    assert refused(table, "A play the-platinum-protocol by cid use-4") is None
    assert refused(table, "A play the-platinum-protocol by cid use-7") == "VTES-SEQ-09"
    other = protocol("obf", sect=0)
    assert refused(other, "A play the-platinum-protocol by cid") == "VTES-SEQ-08"


def test_a_blocked_protocol_corrupts_nobody() -> None:
    table = protocol("pro")
    go(table, "A play the-platinum-protocol by cid use-3", "B block bob", "A strike").finish()
    assert table.card("bob").corruption == ()


# -- Revelations --------------------------------------------------------------------------------------------


def test_revelations_looks_and_discards() -> None:
    box = card_box("revelations", "bonding", "majesty")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["revelations"]},
        B={"ready": {"bob": {"locked": True}}, "hand": ["bonding", "majesty"]},
    )
    go(table, "A play revelations by ann")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    go(table, "A choose majesty")
    assert table.hand("B") == ["bonding"]
    assert table.ash("B") == ["majesty"]
    table.finish()
    assert table.ash("A") == ["revelations"]


def test_nobody_else_sees_what_revelations_shows() -> None:
    box = card_box("revelations", "bonding", "majesty")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["revelations"]},
        B={
            "ready": {"bob": {"locked": True}},
            "hand": ["revelations", *["bonding"] * 6],
            "library": ["majesty"] * 60,
        },
        C={},
    )
    go(table, "A play revelations by ann")
    reach(table, "vtes-ask-discard-of-prey")
    shown = table.seat("B").shown
    assert len(shown) == 7
    state = table.state
    assert imagine(state, Seat(0), Chance(match_key(b"a"))).players[1].shown == shown
    assert imagine(state, Seat(2), Chance(match_key(b"a"))).players[1].shown != shown


def test_revelations_at_superior_stays_until_it_is_burned() -> None:
    table = cards_table("revelations", B={"ready": ["bob"]})
    go(table, "A play revelations by ann use-2").finish()
    assert not table.gone("revelations")
    while table.state.active == 0:
        table.play("pass")
    reach(table, "minion")
    go(table, "B use revelations by bob").finish()
    assert table.gone("revelations")


# -- Magic of the Smith -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "stealth"), [("", 1), (" use-2", 3)])
def test_magic_of_the_smith_fetches_equipment(use: str, stealth: int) -> None:
    box = card_box("magic-of-the-smith", "44-magnum", "bonding")
    table = cards_table(
        box=box,
        A={
            "ready": ["ann"],
            "hand": ["magic-of-the-smith", *["bonding"] * 6],
            "library": ["bonding", "bonding", "44-magnum"],
        },
    )
    go(table, f"A play magic-of-the-smith by ann{use}")
    assert numbers.stealth(table.state) == stealth
    go(table, "A fetch 44-magnum library").finish()
    assert table.card("44-magnum").host == table.card("ann").uid
    assert table.seat("A").pool == 28
    assert table.card("ann").counters == 8


def test_magic_of_the_smith_pays_for_what_it_finds() -> None:
    box = card_box("magic-of-the-smith", "44-magnum", "bonding")
    hand = ["magic-of-the-smith", *["bonding"] * 6]
    table = cards_table(
        box=box, A={"ready": ["ann"], "pool": 1, "hand": hand, "library": ["bonding", "44-magnum"]}
    )
    go(table, "A play magic-of-the-smith by ann").finish()
    assert table.gone("44-magnum")


# -- vampires -----------------------------------------------------------------------------------------------


def test_bret_stryker_is_awed_by_titles() -> None:
    box = card_box("bret-stryker")
    box.cards["abe"].title = PRIMOGEN
    for actor, intercept in (("abe", -1), ("ash", 0)):
        table = cards_table(box=box, A={"ready": [actor]}, B={"ready": ["bret-stryker"]})
        go(table, f"A bleed {actor}")
        assert numbers.intercept(table.state, table.card("bret-stryker").uid) == intercept


def test_nobody_corrupted_ends_a_combat_with_faruq() -> None:
    for corruption, able in (((0,), False), ((), True)):
        table = cards_table(
            "faruq-abd-al-qadir",
            "majesty",
            A={"ready": ["faruq-abd-al-qadir"]},
            B={"ready": {"bob": {"corruption": corruption}}, "hand": ["majesty"]},
        )
        go(table, "A bleed faruq-abd-al-qadir", "B block bob", "A strike")
        reach(table, "strike")
        assert ("play majesty by bob" in table.offered()) is able


def test_flavio_dodges_once_in_a_combat() -> None:
    table = cards_table(
        "flavio-goncalves",
        "apportation",
        A={"ready": ["flavio-goncalves"]},
        B={"ready": ["bob"], "hand": ["apportation"]},
    )
    go(table, "A bleed flavio-goncalves", "B block bob", "A use flavio-goncalves", "B strike")
    go(table, "B play apportation by bob")
    reach(table, "strike")
    assert table.card("flavio-goncalves").counters == 7
    assert refused(table, "A use flavio-goncalves") == "VTES-SEQ-13"


def test_hesha_bleeds_with_unique_equipment() -> None:
    table = cards_table(
        "hesha-ruhadze-g6",
        "ivory-bow",
        "sport-bike",
        A={"ready": {"hesha-ruhadze-g6": {"on": ["ivory-bow", "sport-bike"]}}},
    )
    assert numbers.bleed(table.state, table.card("hesha-ruhadze-g6")) == 2


def test_nonu_dis_feeds_after_a_master_card() -> None:
    table = cards_table(
        "nonu-dis",
        "elder-library",
        phase="master",
        A={"ready": {"nonu-dis": 3}, "hand": ["elder-library"]},
    )
    assert refused(table, "A use nonu-dis") is not None
    go(table, "A play elder-library", "A use nonu-dis")
    assert table.card("nonu-dis").counters == 4
    assert refused(table, "A use nonu-dis") == "VTES-SEQ-13"


@pytest.mark.parametrize(("use", "stealth"), [("", 0), (" use-2", 1)])
def test_mind_numb_stuns(use: str, stealth: int) -> None:
    table = cards_table("mind-numb", A={"ready": ["ann"], "hand": ["mind-numb"]})
    go(table, f"A play mind-numb by ann{use}", "A target bob")
    assert numbers.stealth(table.state) == stealth
    table.finish()
    bob = table.card("bob")
    assert bob.locked
    assert bob.stun == 1


def test_mind_numb_needs_somebody_unlocked() -> None:
    table = cards_table(
        "mind-numb", A={"ready": {"ann": 9}, "hand": ["mind-numb"]}, B={"ready": {"bob": {"locked": True}}}
    )
    table.card("ann").locked = True
    assert refused(table, "A play mind-numb by ann") is not None
