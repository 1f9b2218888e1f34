"""The influence phase (VTES-INFL)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import happenings, kinds, numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import EVENT, MASTER
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import Settings
from tests.tables.vtes_table import Adds, Box, Does, Table, When, vtes_table
from tests.tables.vtes_turns import until


@pytest.mark.parametrize(
    ("players", "transfers"), [(2, [1, 2, 4, 4]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4, 4])]
)
def test_transfers_of_the_first_turns(players: int, transfers: list[int]) -> None:
    """VTES-INFL-02, VTES-SETUP-05, VTES-RUL-25."""
    from noctuary.games.vtes.rules import influence

    seats: dict[str, Any] = {letter: {} for letter in "ABCD"[:players]}
    table = vtes_table(**seats)
    s = table.state
    found = []
    for turn in range(len(transfers)):
        s.turn_number, s.active = turn + 1, table.seat("ABCD"[turn % players]).seat
        s.players[s.active].turns = turn // players + 1
        influence.begin(s)
        found.append(s.players[s.active].transfers)
    assert found == transfers


def test_cards_add_transfers_fixed_when_the_phase_begins() -> None:
    """VTES-INFL-01."""
    box = Box()
    box.library("road", MASTER, traits=[Adds(numbers.TRANSFERS, 2, to="seat")], stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["road"]}, B={}), "influence", "A")
    assert table.seat("A").transfers == 6
    zones.burn(table.state, table.card("road"))
    assert table.seat("A").transfers == 6


def influence_phase(**a: Any) -> Table:
    return until(vtes_table(A=a, B={}), "influence", "A")


def test_one_transfer_moves_a_pool_two_move_it_back() -> None:
    """VTES-INFL-03, VTES-INFL-04."""
    table = influence_phase(uncontrolled={"ann": 0}).play("A transfer u:ann")
    assert (table.seat("A").pool, table.seat("A").transfers) == (29, 3)
    assert table.seat("A").uncontrolled[0].counters == 1
    table.play("A take-back u:ann")
    assert (table.seat("A").pool, table.seat("A").transfers) == (30, 1)
    assert table.refusal("take-back u:ann") == "VTES-INFL-04"


def test_four_transfers_and_a_pool_draw_a_crypt_card() -> None:
    """VTES-INFL-05."""
    table = influence_phase(crypt=["ann"])
    table.play("A draw-crypt")
    assert (table.seat("A").pool, table.seat("A").transfers) == (29, 0)
    assert len(table.seat("A").uncontrolled) == 1
    assert table.refusal("draw-crypt") == "VTES-INFL-05"


def test_cards_in_play_may_be_paid_with_transfers() -> None:
    """VTES-INFL-06."""
    box = Box()
    use = UseOf(1 << kinds.INFLUENCE, [Does(lambda s, u: None)], in_play=True, transfers=3)
    box.library("tutor", EVENT, use, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["tutor"]}, B={}), "influence", "A").play("A use tutor")
    assert table.seat("A").transfers == 1
    assert table.refusal("use tutor") == "VTES-INFL-06"


def test_a_vampire_with_enough_counters_may_arrive_at_any_moment() -> None:
    """VTES-INFL-07, VTES-RUL-02, VTES-ACT-04: face up, unlocked, the excess is lost."""
    table = influence_phase(uncontrolled={"ann": 4, "amy": 7})
    assert table.refusal("arrive u:ann") == "VTES-INFL-07"
    table.play("A transfer u:ann", "A arrive u:ann", "A arrive u:amy")
    assert (table.card("ann").counters, table.card("ann").locked) == (5, False)
    assert table.card("amy").counters == 5


def test_the_transfers_of_a_vampire_that_arrives_come_next_turn() -> None:
    """VTES-RUL-02, VTES-INFL-01: its other abilities work at once."""
    box = Box()
    box.vampire(
        "ann", traits=[Adds(numbers.TRANSFERS, 2, to="seat"), Adds(numbers.DISCARD_ACTIONS, 1, to="seat")]
    )
    table = until(vtes_table(box, A={"uncontrolled": {"ann": 5}}, B={}), "influence", "A")
    table.play("A arrive u:ann")
    assert table.seat("A").transfers == 4
    assert until(table, "discard", "A").seat("A").discard_actions == 2
    assert until(table, "influence", "B").seat("B").transfers == 4
    assert until(table, "influence", "A").seat("A").transfers == 6


def test_who_still_qualifies_is_offered_at_the_end_and_may_stay() -> None:
    """VTES-RUL-02."""
    table = influence_phase(uncontrolled={"ann": 5}).play("A pass")
    assert [text.partition("#")[0] for text in table.offered()] == ["uncontrolled u:ann", "done"]
    table.play("A done")
    assert table.gone("ann")
    end_only = until(
        vtes_table(
            A={"uncontrolled": {"ann": 5}}, B={}, settings=Settings(arrive_at_end=True, every_phase=True)
        ),
        "influence",
        "A",
    )
    assert end_only.refusal("arrive u:ann") == "VTES-RUL-02"
    end_only.play("A pass", "A uncontrolled u:ann")
    assert not end_only.gone("ann")


def test_a_name_of_ones_own_stays_uncontrolled() -> None:
    """VTES-INFL-08, VTES-CONTEST-02."""
    table = influence_phase(ready=["ann"], uncontrolled={"ann": 5})
    assert table.refusal("arrive u:ann") == "VTES-CONTEST-02"


def test_a_name_somebody_else_controls_is_contested_after_its_entering_effects() -> None:
    """VTES-INFL-08, VTES-CONTEST-01."""
    seen: list[int] = []
    box = Box()
    ann = box.vampire("ann")
    ann.triggers = [When(happenings.ENTERED, lambda s, c, a: seen.append(a) if a == c.uid else None)]
    table = until(
        vtes_table(box, A={"uncontrolled": {"ann": 5}}, B={"ready": ["ann"]}), "influence", "A"
    ).play("A arrive u:ann")
    assert len(seen) == 1
    assert {card.region for card in table.state.cards} == {kinds.CONTESTED}


def test_scarce_vampires_cost_pool_for_their_kin() -> None:
    """VTES-INFL-10, VTES-SECT-04."""
    box = Box()
    box.vampire("ann", clan="gargoyle", traits_mask=kinds.SCARCE)
    box.vampire("kin", clan="gargoyle")
    table = until(vtes_table(box, A={"ready": ["kin"], "uncontrolled": {"ann": 5}}, B={}), "influence", "A")
    table.play("A arrive u:ann")
    assert table.seat("A").pool == 27


def test_the_last_pool_may_be_spent() -> None:
    """VTES-INFL-11, VTES-OUST-01."""
    table = until(vtes_table(A={"pool": 1, "uncontrolled": ["ann"]}, B={}, C={}), "influence", "A")
    table.play("A transfer u:ann")
    assert table.seat("A").out
    assert table.state.active == 1


def test_capacity_effects_rest_while_uncontrolled() -> None:
    """VTES-RUL-19: the printed capacity is asked for, and no blood is lost until she is controlled."""
    box = Box()
    box.vampire("ann", capacity=5, traits=[Adds(numbers.CAPACITY, -2)])
    table = until(vtes_table(box, A={"uncontrolled": {"ann": 4}}, B={}), "influence", "A")
    assert table.refusal("arrive u:ann") == "VTES-INFL-07"
    table.play("A transfer u:ann", "A transfer u:ann")
    assert table.seat("A").uncontrolled[0].counters == 6
    assert table.play("A arrive u:ann").card("ann").counters == 3
