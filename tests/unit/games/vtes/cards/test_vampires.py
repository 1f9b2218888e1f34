"""Vampires that change a phase of the turn, each by what it says."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.kinds import READY, TORPOR
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused, texts
from tests.tables.vtes_table import Table

TWO_MASTERS = ["blood-doll", "blood-doll"]


def masters_table(slug: str, how: Any = -1) -> Table:
    """In the unlock phase, before the master phase actions are counted; masters in hand to use them for."""
    box = card_box(slug, "blood-doll")
    return cards_table(box=box, phase="unlock", A={"ready": {slug: how}, "hand": TWO_MASTERS})


# -- Arika ---------------------------------------------------------------------------------------------


def arika_table(pool: int = 30, region: str = "ready") -> Table:
    """The prey of Arika's controller is about to unlock, with two locations."""
    places = ["academic-hunting-ground", "elder-library"]
    box = card_box("arika", *places)
    owner = {region: ["arika"]}
    return cards_table(
        box=box, phase="unlock", A={"ready": {"ann": 3}, "in_play": places, "pool": pool}, B=owner
    )


def test_arika_makes_her_prey_pay_for_each_location() -> None:
    """VTES-UNLOCK-07: 1 pool, or the location."""
    table = arika_table()
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use arika", "A yes", "A no")
    assert table.seat("A").pool == 29
    assert not table.gone("academic-hunting-ground")
    assert table.ash("A") == ["elder-library"]
    assert refused(table, "A use arika") == "VTES-SEQ-13"
    assert refused(table, "A pass") is None


def test_a_location_is_used_before_arika_burns_it() -> None:
    table = arika_table()
    go(table, "A use academic-hunting-ground", "A use arika", "A no", "A no")
    assert table.card("ann").counters == 4
    assert sorted(table.ash("A")) == ["academic-hunting-ground", "elder-library"]


def test_pool_that_is_not_there_keeps_no_location() -> None:
    """With her last pool she is ousted, and asked nothing more."""
    table = arika_table(pool=1)
    go(table, "A use arika", "A yes")
    assert table.match.over


def test_arika_must_be_ready() -> None:
    table = arika_table(region="torpor")
    assert refused(table, "A use arika") == "VTES-SEQ-01"
    assert refused(table, "A pass") is None


def test_arika_troubles_only_the_prey_of_her_controller() -> None:
    box = card_box("arika", "elder-library")
    table = cards_table(
        box=box,
        phase="unlock",
        A={"in_play": ["elder-library"]},
        B={"ready": ["arika"]},
        C={"ready": ["bea"]},
    )
    assert refused(table, "A use arika") == "VTES-SEQ-01"  # B preys on C


def test_arika_has_nothing_to_say_without_locations() -> None:
    table = cards_table(box=card_box("arika"), phase="unlock", A={"ready": ["ann"]}, B={"ready": ["arika"]})
    assert refused(table, "A use arika") == "VTES-SEQ-17"


# -- Owain Evans ---------------------------------------------------------------------------------------


def test_owain_gives_blood_in_anybodys_unlock_phase() -> None:
    """VTES-RUL-05: to a vampire of the Methuselah whose phase it is."""
    owain = "owain-evans-the-wanderer"
    box = card_box(owain)
    table = cards_table(box=box, phase="unlock", A={"ready": {"ann": 3}}, B={"ready": {owain: 2, "bob": 1}})
    go(table, f"B use {owain}")
    assert table.card("ann").counters == 4
    assert refused(table, f"B use {owain}") == "VTES-SEQ-13"


def test_owain_feeds_himself_in_his_controllers_phase_only_if_ready() -> None:
    owain = "owain-evans-the-wanderer"
    table = cards_table(box=card_box(owain), phase="unlock", A={"ready": {owain: 2}})
    go(table, f"A use {owain}")
    assert table.card(owain).counters == 3
    fallen = cards_table(box=card_box(owain), phase="unlock", A={"torpor": {owain: 2}})
    assert refused(fallen, f"A use {owain}") == "VTES-SEQ-01"


# -- the master phase ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["anson", "nana-buruku"])
def test_two_master_phase_actions_instead_of_one(slug: str) -> None:
    """VTES-MASTER-03."""
    table = reach(masters_table(slug), "master")
    assert table.seat("A").master_actions == 2
    go(table, "A play blood-doll", "A play blood-doll")
    assert table.seat("A").master_actions == 0


@pytest.mark.parametrize("slug", ["anson", "nana-buruku"])
def test_a_vampire_in_torpor_gives_no_master_phase_action(slug: str) -> None:
    box = card_box(slug, "blood-doll")
    table = cards_table(box=box, phase="unlock", A={"ready": ["ann"], "torpor": [slug], "hand": TWO_MASTERS})
    reach(table, "master")
    assert table.seat("A").master_actions == 1


def test_who_comes_in_the_middle_of_the_phase_counts_too() -> None:
    """Anson is taken over in the master phase: the second action comes with him, but not twice."""
    box = card_box("anson", "blood-doll", "form-of-corruption")
    hers = {"ready": ["ann"], "in_play": {"form-of-corruption": 3}, "hand": TWO_MASTERS}
    table = cards_table(box=box, phase="master", A=hers, B={"ready": {"anson": 3}})
    assert table.seat("A").master_actions == 1
    go(table, next(f"A {text}" for text in table.offered() if text.startswith("use form-of-corruption")))
    assert table.card("anson").controller == 0
    assert table.seat("A").master_actions == 2
    table.card("anson").region = TORPOR
    go(table, "A play blood-doll", "A target ann")
    table.card("anson").region = READY
    assert (table.offered() and table.seat("A").master_actions) == 1


def test_two_that_set_the_base_do_not_add_up() -> None:
    """VTES-RUL-03: two instead of one, and then what adds one."""
    box = card_box("anson", "nana-buruku", "cybele", "blood-doll")
    ready = ["anson", "nana-buruku", "cybele"]
    table = reach(cards_table(box=box, phase="unlock", A={"ready": ready, "hand": TWO_MASTERS}), "master")
    assert table.seat("A").master_actions == 3


@pytest.mark.parametrize("slug", ["nana-buruku", "unmada"])
def test_a_larger_hand_while_ready(slug: str) -> None:
    table = cards_table(box=card_box(slug), A={"ready": [slug]})
    assert numbers.hand_size(table.state, table.state.active) == 8
    table.card(slug).region = TORPOR
    assert numbers.hand_size(table.state, table.state.active) == 7


def test_huitzilopochtli_sells_a_master_phase_action() -> None:
    table = reach(masters_table("huitzilopochtli"), "master")
    go(table, "A use huitzilopochtli")
    assert (table.seat("A").master_actions, table.seat("A").pool) == (2, 29)
    assert refused(table, "A use huitzilopochtli") == "VTES-SEQ-13"


def test_huitzilopochtli_is_ready_for_it() -> None:
    table = reach(masters_table("huitzilopochtli"), "master")
    table.card("huitzilopochtli").region = TORPOR
    assert refused(table, "A use huitzilopochtli") == "VTES-SEQ-01"


@pytest.mark.parametrize(("locked", "actions"), [(False, 2), (True, 1)])
def test_cybele_adds_a_master_phase_action_if_unlocked(locked: bool, actions: int) -> None:
    """She is infernal: what was locked stays locked (VTES-UNLOCK-03)."""
    table = reach(masters_table("cybele", {"locked": locked}), "master")
    assert table.seat("A").master_actions == actions


def test_cybele_is_paid_for_and_counts() -> None:
    table = masters_table("cybele", {"locked": True})
    go(table, "A unlock cybele")
    reach(table, "master")
    assert (table.seat("A").pool, table.seat("A").master_actions) == (29, 2)


def test_cybele_bleeds_for_blood() -> None:
    table = cards_table(box=card_box("cybele"), A={"ready": ["cybele", "abe"]}, B={"torpor": ["bob"]})
    assert refused(table, "A use cybele by abe") == "VTES-SEQ-01"
    go(table, "A use cybele by cybele").finish()
    assert table.seat("B").pool == 27
    assert table.card("cybele").counters == 9
    table.card("cybele").locked = False
    assert refused(table, "A bleed cybele") == "VTES-ACT-02"


def test_cybele_cannot_bleed_so_without_blood() -> None:
    table = cards_table(box=card_box("cybele"), A={"ready": {"cybele": 0}})
    assert refused(table, "A use cybele by cybele") == "VTES-SEQ-07"


# -- infernal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["cybele", "huitzilopochtli"])
def test_an_infernal_minion_does_not_unlock_as_normal(slug: str) -> None:
    """VTES-UNLOCK-03: 1 pool unlocks it, also if it was locked in this very phase."""
    box = card_box(slug)
    table = cards_table(
        box=box,
        phase="discard",
        active="B",
        A={"ready": {slug: {"locked": True}, "ann": {"locked": True}}},
        B={"ready": ["bob"]},
    )
    while table.state.active == 1:
        table.play("pass")
    assert table.card(slug).locked
    assert not table.card("ann").locked
    go(table, f"A unlock {slug}")
    assert not table.card(slug).locked
    assert refused(table, f"A unlock {slug}") == "VTES-UNLOCK-03"
    table.card(slug).locked = True
    go(table, f"A unlock {slug}")
    assert table.seat("A").pool == 28


# -- the influence phase ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "transfers"), [("ingrid-rossler", 6), ("tarbaby-jack", 5)])
def test_more_transfers_if_ready_when_the_phase_begins(slug: str, transfers: int) -> None:
    """VTES-INFL-01."""
    for region, expected in (("ready", transfers), ("torpor", 4)):
        table = cards_table(
            box=card_box(slug), A={region: [slug], "uncontrolled": ["ash"]}, B={"ready": ["bob"]}
        )
        reach(table, "influence")
        assert table.seat("A").transfers == expected


# -- the discard phase -----------------------------------------------------------------------------------


def discards_table(slug: str, *, how: Any = -1, phase: str = "discard", **situation: Any) -> Table:
    """The vampire ready, two cards in its controller's hand and one in that of the prey."""
    box = card_box(slug, "blur", "majesty", "blood-doll")
    hers = {"ready": {slug: how}, "hand": ["blur", "majesty"], **situation.pop("A", {})}
    return cards_table(box=box, phase=phase, A=hers, **{"B": {"hand": ["blur"]}, **situation})


def test_unmada_adds_a_discard_phase_action() -> None:
    """VTES-DISC-03."""
    table = reach(discards_table("unmada", phase="influence"), "discard")
    assert table.seat("A").discard_actions == 2
    go(table, "A discard blur", "A discard majesty")
    assert refused(table, "A discard majesty") == "VTES-DISC-04"


def test_unmada_in_torpor_adds_none() -> None:
    table = discards_table("unmada", phase="influence")
    table.card("unmada").region = TORPOR
    reach(table, "discard")
    assert table.seat("A").discard_actions == 1


def test_josef_takes_a_random_card_of_a_neighbour() -> None:
    table = discards_table(
        "josef-von-bauren", B={"hand": ["blur"]}, C={"hand": ["majesty"]}, D={"hand": ["blood-doll"]}
    )
    go(table, "A use josef-von-bauren")
    assert sorted(table.offered()) == ["player B", "player D"]  # prey and predator
    table.play("A player D")
    assert table.ash("D") == ["blood-doll"]
    assert refused(table, "A use josef-von-bauren") == "VTES-DISC-04"
    table.seat("A").discard_actions = 1  # another one, another card
    go(table, "A use josef-von-bauren")
    assert table.ash("B") == ["blur"]


def test_josef_needs_a_hand_to_take_from() -> None:
    table = discards_table("josef-von-bauren", B={"hand": []})
    assert refused(table, "A use josef-von-bauren") == "VTES-SEQ-17"


def test_josef_acts_in_his_controllers_discard_phase() -> None:
    table = discards_table("josef-von-bauren", active="B")
    assert refused(table, "A use josef-von-bauren") is not None


def test_lady_constancia_draws_from_the_ash_heap() -> None:
    table = discards_table("lady-constancia", edge="A", A={"hand": ["blur"], "ash": ["blood-doll", "bea"]})
    go(table, "A use lady-constancia")
    assert table.hand("A") == ["blood-doll"]  # the only other library card
    assert sorted(table.ash("A")) == ["bea", "blur"]
    assert table.state.edge == -1
    assert table.seat("A").discard_actions == 0


def test_lady_constancia_needs_the_edge_and_something_to_draw() -> None:
    table = discards_table("lady-constancia", A={"ash": ["blood-doll"]})
    assert refused(table, "A use lady-constancia") == "VTES-SEQ-01"
    table = discards_table("lady-constancia", edge="A", A={"ash": ["bea"]})
    assert refused(table, "A use lady-constancia") == "VTES-SEQ-17"


def test_antonio_pays_blood_to_unlock() -> None:
    """VTES-DISC-06."""
    table = discards_table("antonio-veradas", how={"locked": True})
    go(table, "A use antonio-veradas")
    assert not table.card("antonio-veradas").locked
    assert table.card("antonio-veradas").counters == 7
    assert refused(table, "A use antonio-veradas") == "VTES-SEQ-13"
    empty = discards_table("antonio-veradas", how={"locked": True, "counters": 0})
    assert refused(empty, "A use antonio-veradas") == "VTES-SEQ-07"


@pytest.mark.parametrize(("slug", "stealth"), [("44-magnum", 2), ("kevlar-vest", 1)])
def test_antonio_arms_himself_in_secret(slug: str, stealth: int) -> None:
    table = cards_table(
        box=card_box("antonio-veradas", slug), A={"ready": ["antonio-veradas"], "hand": [slug]}
    )
    go(table, f"A play {slug} by antonio-veradas")
    reach(table, "no-attempt")
    assert numbers.stealth(table.state) == stealth


@pytest.mark.parametrize(("slug", "stealth"), [("44-magnum", 2), ("kevlar-vest", 1)])
def test_antonio_takes_a_weapon_in_secret(slug: str, stealth: int) -> None:
    box = card_box("antonio-veradas", slug)
    table = cards_table(box=box, A={"ready": {"antonio-veradas": 8, "abe": {"on": [slug]}}})
    go(table, "A take-equipment antonio-veradas abe")
    reach(table, "no-attempt")
    assert numbers.stealth(table.state) == stealth


# -- what they say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        ("arika", ["your prey", "location", "1 pool"], ["votre proie", "lieu", "1 point de réserve"]),
        ("anson", ["two master phase actions"], ["deux actions de phase de maître"]),
        ("cybele", ["Infernal", "+2 bleed", "1 blood"], ["Infernal", "+2 en morsure", "1 point de sang"]),
        ("josef-von-bauren", ["your prey", "your predator"], ["votre proie", "votre prédateur"]),
        ("antonio-veradas", ["can burn 1 blood to unlock", "weapon"], ["pour se redresser", "arme"]),
    ],
)
def test_they_can_be_read(slug: str, english: list[str], french: list[str]) -> None:
    for text, words in zip(texts(slug), (english, french), strict=True):
        assert [word for word in words if word not in text] == []
