"""Political actions and what is played in referendums."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.kinds import (
    ANARCH,
    EQUIPMENT,
    JUSTICAR,
    LOCATION,
    ON_CARD,
    PRIMOGEN,
    PRISCUS,
    SABBAT,
)
from noctuary.games.vtes.rules import politics
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def calls(slug: str, *more: str, **seats: Any) -> Table:
    """Ann, a prince, has two votes and the card that calls the referendum."""
    seats.setdefault("A", {"ready": ["ann"], "hand": [slug, *more]})
    seats.setdefault("B", {"ready": {"ash": {"locked": True}}})
    return cards_table(box=card_box(slug, *more, *seats.pop("real", ())), **seats)


def points(*letters: str) -> list[str]:
    return [f"A player {letter}" for letter in letters]


# -- what is voted on -----------------------------------------------------------------------------------


def test_kine_resources_contested_burns_what_was_allocated() -> None:
    table = calls("kine-resources-contested", C={})
    go(
        table, "A play kine-resources-contested by ann", *points("B", "B", "C", "B"), "A vote ann for"
    ).finish()
    assert [table.seat(letter).pool for letter in "ABC"] == [30, 27, 29]


def test_nobody_gets_all_four_points() -> None:
    table = calls("kine-resources-contested", C={})
    go(table, "A play kine-resources-contested by ann", *points("B", "B", "B"))
    assert "player B" not in table.offered()
    assert "player A" in table.offered()


def test_a_referendum_without_votes_fails() -> None:
    """VTES-POL-02: a tie fails."""
    table = calls("kine-resources-contested", C={})
    go(table, "A play kine-resources-contested by ann", *points("B", "B", "C", "C")).finish()
    assert table.seat("B").pool == 30


def test_parity_shift_takes_from_the_richer() -> None:
    table = calls("parity-shift", A={"ready": ["ann"], "hand": ["parity-shift"], "pool": 10}, C={"pool": 5})
    go(table, "A play parity-shift by ann", *points("A", "C", "A"), "A vote ann for").finish()
    assert [table.seat(letter).pool for letter in "ABC"] == [12, 27, 6]


def test_parity_shift_divides_what_is_left() -> None:
    table = calls("parity-shift", A={"ready": ["ann"], "hand": ["parity-shift"], "pool": 1}, C={"pool": 1})
    table.seat("B").pool = 2
    go(table, "A play parity-shift by ann", *points("A", "C", "A"), "A vote ann for")
    while table.window() == "polling":
        table.play("pass")
    go(table, *points("A", "C"))
    assert [table.seat(letter).pool for letter in "ABC"] == [8, 0, 2]  # six for the oust


def test_parity_shift_needs_a_prince_and_somebody_richer() -> None:
    table = calls("parity-shift", A={"ready": ["ann", "abe"], "hand": ["parity-shift"], "pool": 10})
    assert refused(table, "A play parity-shift by abe") == "VTES-SEQ-08"
    table.seat("A").pool = 30
    assert refused(table, "A play parity-shift by ann") == "VTES-POL-03"


def test_ancilla_empowerment_counts_minions() -> None:
    table = calls("ancilla-empowerment", B={"ready": ["ash"], "torpor": ["bea"]})
    go(table, "A play ancilla-empowerment by ann", "A vote ann for").finish()
    assert [table.seat(letter).pool for letter in "AB"] == [29, 28]


def test_consanguineous_boon_counts_a_clan() -> None:
    box = card_box("consanguineous-boon")
    box.cards["ash"].clan = box.clans.index("malkavian")
    table = cards_table(
        box=box,
        A={"ready": ["ann", "abe"], "hand": ["consanguineous-boon"]},
        B={"ready": {"ash": {"locked": True}}},
    )
    go(table, "A play consanguineous-boon by ann", "A clan brujah", "A vote ann for").finish()
    assert [table.seat(letter).pool for letter in "AB"] == [32, 30]


def test_toreador_justicar_makes_one() -> None:
    box = card_box("toreador-justicar")
    box.cards["abe"].clan = box.clans.index("toreador")
    table = cards_table(
        box=box,
        A={"ready": ["ann", "abe"], "hand": ["toreador-justicar"]},
        B={"ready": {"ash": {"locked": True}}},
    )
    go(
        table, "A play toreador-justicar by ann", "A vote abe for"
    ).finish()  # the one vote of a ready Toreador
    abe = table.card("abe")
    assert numbers.title(table.state, abe) == JUSTICAR
    assert table.card("toreador-justicar").host == abe.uid
    assert numbers.votes(table.state, abe) == 3
    assert table.ash("A") == []


def test_the_justicar_is_a_camarilla_toreador() -> None:
    box = card_box("toreador-justicar")
    table = cards_table(box=box, A={"ready": ["ann", "abe"], "hand": ["toreador-justicar"]})
    assert refused(table, "A play toreador-justicar by ann") == "VTES-POL-03"
    box.cards["abe"].clan = box.clans.index("toreador")
    assert refused(table, "A play toreador-justicar by ann") is None
    table.card("abe").sect = ANARCH
    assert refused(table, "A play toreador-justicar by ann") == "VTES-POL-03"


# -- in the polling step ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "use", "votes"),
    [("bewitching-oration", "", 4), ("bewitching-oration", " use-2", 6), ("perfect-paragon", "", 5)],
)
def test_more_votes(slug: str, use: str, votes: int) -> None:
    table = calls("ancilla-empowerment", slug)
    go(table, "A play ancilla-empowerment by ann", f"A play {slug} by ann{use}")
    reach(table, "polling")
    assert numbers.votes(table.state, table.card("ann")) == votes


def test_adhocracy_votes() -> None:
    box = card_box("ancilla-empowerment", "adhocracy")
    box.cards["ann"].sect = ANARCH
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["ancilla-empowerment", "adhocracy"]})
    go(table, "A play ancilla-empowerment by ann", "A play adhocracy by ann use-2")
    reach(table, "polling")
    assert numbers.votes(table.state, table.card("ann")) == 3  # a prince no longer


def test_oration_needs_a_referendum() -> None:
    table = calls("ancilla-empowerment", "bewitching-oration")
    go(table, "A bleed ann")
    assert refused(table, "A play bewitching-oration by ann") == "VTES-SEQ-12"


def test_perfect_paragon_at_superior_blinds_the_younger() -> None:
    table = cards_table("perfect-paragon", B={"ready": ["bea"]})
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    go(table, "A play perfect-paragon by ann use-2", "B block bea").finish()
    assert table.seat("B").pool == 29
    assert not table.card("bea").locked


def test_party_out_of_bounds_votes() -> None:
    box = card_box("ancilla-empowerment", "party-out-of-bounds")
    box.cards["bea"].sect = ANARCH
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["ancilla-empowerment"]},
        B={"ready": ["bea"], "hand": ["party-out-of-bounds"]},
    )
    go(table, "A play ancilla-empowerment by ann", "A vote ann for")
    go(table, "B play party-out-of-bounds by bea use-2", "B vote bea against").finish()
    assert table.seat("A").pool == 30  # a tie


@pytest.mark.parametrize(("use", "blood"), [(" use-2", 9), (" use-4", 8)])
def test_scalpel_tongue_silences(use: str, blood: int) -> None:
    table = calls(
        "ancilla-empowerment",
        A={"ready": ["ann"], "hand": ["ancilla-empowerment"]},
        B={"ready": ["bob"], "hand": ["scalpel-tongue"]},
        real=["scalpel-tongue"],
    )
    go(table, "A play ancilla-empowerment by ann", "A vote ann for", f"B play scalpel-tongue by bob{use}")
    assert table.card("ann").counters == blood
    assert table.card("ann").locked
    assert "vote ann for" not in table.offered()
    table.finish()
    assert table.seat("A").pool == 30


def test_scalpel_tongue_as_a_modifier() -> None:
    table = calls("ancilla-empowerment", "scalpel-tongue", B={"ready": ["bob"]})
    go(table, "A play ancilla-empowerment by ann", "A vote ann for", "B vote bob against")
    go(table, "A play scalpel-tongue by ann", "A target bob").finish()
    assert table.seat("A").pool == 29
    assert table.card("bob").locked


def test_scalpel_tongue_needs_somebody_who_has_voted() -> None:
    table = calls("ancilla-empowerment", "scalpel-tongue")
    go(table, "A play ancilla-empowerment by ann")
    reach(table, "polling")
    assert refused(table, "A play scalpel-tongue by ann") == "VTES-SEQ-17"


def test_voter_captivation_feeds_on_the_margin() -> None:
    table = calls(
        "ancilla-empowerment",
        "voter-captivation",
        A={"ready": {"ann": 3}, "hand": ["ancilla-empowerment", "voter-captivation"]},
    )
    go(table, "A play ancilla-empowerment by ann", "A vote ann for", "A vote-card ancilla-empowerment for")
    go(table, "A play voter-captivation by ann").finish()
    assert table.card("ann").counters == 6


def test_voter_captivation_at_superior_feeds_the_pool_too() -> None:
    table = calls(
        "ancilla-empowerment",
        "voter-captivation",
        A={"ready": {"ann": 3}, "hand": ["ancilla-empowerment", "voter-captivation"]},
    )
    go(table, "A play ancilla-empowerment by ann", "A vote ann for", "A vote-card ancilla-empowerment for")
    go(table, "A play voter-captivation by ann use-2", "A number 2").finish()
    assert table.card("ann").counters == 4
    assert table.seat("A").pool == 31  # two gained, one burned


def test_voter_captivation_needs_a_referendum_that_passed() -> None:
    table = calls("ancilla-empowerment", "voter-captivation")
    go(table, "A play ancilla-empowerment by ann")
    while table.state.action is not None:
        assert refused(table, "A play voter-captivation by ann") is not None
        table.play("pass")


# -- locations ------------------------------------------------------------------------------------------


def test_ventrue_headquarters_has_three_votes() -> None:
    table = calls(
        "ancilla-empowerment",
        real=["ventrue-headquarters"],
        A={"ready": ["ann"], "hand": ["ancilla-empowerment"]},
        B={"in_play": ["ventrue-headquarters"]},
    )
    go(
        table,
        "A play ancilla-empowerment by ann",
        "A vote ann for",
        "B use ventrue-headquarters",
        "B against",
    )
    table.finish()
    assert table.seat("A").pool == 30
    assert table.card("ventrue-headquarters").locked


def test_elysium_helps_titled_camarilla_vampires() -> None:
    table = calls(
        "ancilla-empowerment",
        real=["elysium-the-palace-of-versailles"],
        A={
            "ready": ["ann", "abe"],
            "hand": ["ancilla-empowerment"],
            "in_play": ["elysium-the-palace-of-versailles"],
        },
    )
    go(table, "A play ancilla-empowerment by ann", "A use elysium-the-palace-of-versailles")
    assert numbers.votes(table.state, table.card("ann")) == 3
    assert numbers.votes(table.state, table.card("abe")) == 0


# -- vampires -------------------------------------------------------------------------------------------


def test_alexa_draper_discards_for_a_vote() -> None:
    table = calls(
        "ancilla-empowerment",
        A={"ready": ["alexa-draper"], "hand": ["ancilla-empowerment", "conditioning"]},
        real=["alexa-draper", "conditioning"],
    )
    go(table, "A play ancilla-empowerment by alexa-draper", "A use alexa-draper", "A choose conditioning")
    assert numbers.votes(table.state, table.card("alexa-draper")) == 3
    assert "conditioning" in table.ash("A")
    assert refused(table, "A use alexa-draper") is not None


def test_alexander_silverson_makes_opposition_bleed() -> None:
    for blood, able in ((4, True), (0, False)):
        table = calls(
            "ancilla-empowerment",
            A={"ready": ["alexander-silverson"], "hand": ["ancilla-empowerment"]},
            B={"ready": {"bob": {"counters": blood, "locked": True}}},
            real=["alexander-silverson"],
        )
        go(table, "A play ancilla-empowerment by alexander-silverson")
        while table.asked() != ("B", "polling"):
            table.play("pass")
        assert ("vote bob against" in table.offered()) is able
        assert "vote bob for" in table.offered()
        if able:
            table.play("B vote bob against")
            assert table.card("bob").counters == blood - 1


def test_sybren_unlocks_after_his_referendum() -> None:
    table = calls(
        "ancilla-empowerment",
        A={"ready": ["sybren-van-oosten"], "hand": ["ancilla-empowerment"]},
        real=["sybren-van-oosten"],
    )
    go(table, "A play ancilla-empowerment by sybren-van-oosten", "A vote sybren-van-oosten for")
    go(table, "A use sybren-van-oosten").finish()
    assert not table.card("sybren-van-oosten").locked


def test_primogen_is_another_title() -> None:
    """The box's own vampires stand in for any title: the votes follow it (VTES-TITLE-02)."""
    box = card_box("ancilla-empowerment")
    box.cards["abe"].title = PRIMOGEN
    table = cards_table(box=box, A={"ready": ["abe"]})
    assert numbers.votes(table.state, table.card("abe")) == 1


def test_rumors_of_gehenna_double_master_phase_actions() -> None:
    table = cards_table("rumors-of-gehenna", B={})
    go(table, "A play rumors-of-gehenna by ann", "A player B", "A done", "A vote ann for").finish()
    assert table.card("rumors-of-gehenna").chosen == 2
    for _ in range(100):
        if table.state.active == 1 and table.window() == "master":
            break
        table.play("pass")
    assert table.seat("B").master_actions == 2


# -- what a referendum changes while it is held -------------------------------------------------------------


def test_eat_the_rich_takes_a_vote_from_the_titled_and_a_ballot_from_prisci() -> None:
    """And burning the Edge is worth one vote more."""
    box = card_box("eat-the-rich")
    box.vampire("pia", sect=SABBAT, title=PRISCUS)
    table = cards_table(
        box=box,
        edge="A",
        A={"ready": {"ann": -1, "abe": {"sect": ANARCH}}, "hand": ["eat-the-rich"]},
        B={"ready": {"bob": {"locked": True}, "pia": {"locked": True}}},
    )
    go(table, "A play eat-the-rich by abe", "A player B", "A done")
    assert refused(table, "B vote pia against") == "VTES-POL-05"
    go(table, "A vote ann for", "A vote-edge for", "B vote bob against")
    assert politics.tally(table.state) == (3, 2)
    table.finish()
    assert [table.seat(letter).pool for letter in "AB"] == [30, 26]


def test_disputed_territory_gives_equipment_a_new_bearer() -> None:
    """One that is equipment goes on a minion of whoever takes it; to its own controller nothing moves."""
    box = card_box("disputed-territory")
    box.add("manse", EQUIPMENT, keywords=LOCATION, stays=ON_CARD)
    situation: dict[str, Any] = {
        "A": {"ready": ["ann", "abe"], "hand": ["disputed-territory"]},
        "B": {"ready": {"bob": {"locked": True, "on": ["manse"]}, "bea": {"locked": True}}},
    }
    table = cards_table(box=box, **situation)
    go(table, "A play disputed-territory by ann", "A player A", "A vote ann for", "A target abe").finish()
    assert table.card("manse").host == table.card("abe").uid
    table = cards_table(box=box, **situation)
    go(table, "A play disputed-territory by ann", "A player B", "A vote ann for").finish()
    assert table.card("manse").host == table.card("bob").uid
