"""Ousting, victory, withdrawal, conceding (VTES-OUST)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.board import predator, prey
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.rules import ousting, zones
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from noctuary.games.vtes.state import Settings
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import Box, Does, Table, vtes_table


def points(table: Table) -> list[int]:
    """In halves."""
    return [player.points for player in table.state.players]


def next_turn(table: Table) -> Table:
    seat = table.state.active
    while not table.match.over and table.state.active == seat:
        offered = table.offered()
        table.match.play_text(next(text for text in ("pass", "done", *offered) if text in offered))
    return table


def test_without_pool_out_at_once_and_the_predator_scores() -> None:
    """VTES-OUST-01, VTES-OUST-02: a point and 6 pool, whoever caused it; a new prey."""
    table = vtes_table(A={"ready": ["ann"]}, B={"pool": 1}, C={}, D={})
    table.play("A bleed ann")
    assert table.seat("B").out
    assert (points(table), table.seat("A").pool) == ([2, 0, 0, 0], 36)
    assert prey(table.state, table.seat("A").seat) == 2
    assert predator(table.state, table.seat("C").seat) == 0


def test_a_debt_larger_than_the_pool_takes_all_of_it() -> None:
    """VTES-OUST-01: the predator scores even if another did it."""
    table = vtes_table(A={}, B={}, C={"pool": 2}, D={})
    zones.burn_pool(table.state, table.seat("C").seat, 9)
    assert table.seat("C").pool == 0
    table.offered()
    assert points(table) == [0, 2, 0, 0]
    assert table.seat("B").pool == 36


def leaving(**more: Any) -> Table:
    box = Box()
    for slug in ("page", "relic"):
        box.library(slug, kinds.EQUIPMENT, stays=kinds.ON_CARD)
    b = {
        "ready": {"bob": {"on": ["relic"]}},
        "hand": ["page"],
        "library": ["page"],
        "ash": ["page"],
        "uncontrolled": {"ben": 1},
        "crypt": ["bea"],
        "pool": 1,
    }
    return vtes_table(box, A={"ready": ["ann"], **more}, B=b, C={}, edge="B")


def test_all_her_cards_leave_the_game() -> None:
    """VTES-OUST-03: removed, not burned; the Edge is uncontrolled."""
    table = leaving()
    zones.burn_pool(table.state, table.seat("B").seat, 1)
    table.offered()
    assert sorted(table.removed("B")) == ["bea", "ben", "bob", "page", "page", "page", "relic"]
    assert table.ash("B") == []
    assert table.gone("bob")
    assert table.state.edge == -1


def test_what_others_control_stays_and_what_she_held_goes() -> None:
    """VTES-OUST-03: cards go to their owner's zones."""
    table = vtes_table(
        A={"ready": {"bob": {"owner": 1}}}, B={"pool": 1, "ready": {"cyd": {"owner": 2, "returns": 2}}}, C={}
    )
    zones.burn_pool(table.state, table.seat("B").seat, 1)
    table.offered()
    assert not table.gone("bob")
    assert table.removed("C") == ["cyd"]


def test_what_others_control_on_her_minions_is_burned_to_its_owner() -> None:
    """VTES-OUST-03, VTES-SETUP-12: only what she controls is removed from the game."""
    box = Box()
    box.library("leech", kinds.MASTER, stays=kinds.ON_CARD)
    box.library("relic", kinds.EQUIPMENT, stays=kinds.ON_CARD)
    on_bob = {"leech": {"owner": 0, "controller": Seat(0)}, "relic": {"owner": 2}}
    table = vtes_table(box, A={}, B={"pool": 1, "ready": {"bob": {"on": on_bob}}}, C={})
    zones.burn_pool(table.state, table.seat("B").seat, 1)
    table.offered()
    assert (table.ash("A"), table.removed("A")) == (["leech"], [])
    assert (table.ash("C"), table.removed("C")) == ([], ["relic"])
    assert table.removed("B") == ["bob"]


def test_what_a_borrower_has_put_on_a_minion_that_goes_is_burned() -> None:
    """VTES-OUST-03, VTES-SETUP-12: when it should return to somebody who is out."""
    box = Box()
    box.library("relic", kinds.EQUIPMENT, stays=kinds.ON_CARD)
    bob = {"owner": 1, "returns": 1, "on": {"relic": {"owner": 0}}}
    table = vtes_table(box, A={"ready": {"bob": bob}}, B={"pool": 1}, C={})
    zones.burn_pool(table.state, table.seat("B").seat, 1)
    next_turn(next_turn(table))
    assert table.gone("bob")
    assert (table.ash("A"), table.removed("A"), table.removed("B")) == (["relic"], [], ["bob"])


def test_her_minions_under_temporary_control_go_when_they_should_return() -> None:
    """VTES-OUST-03, VTES-UNLOCK-01."""
    table = vtes_table(A={"ready": {"bob": {"owner": 1, "returns": 1}}}, B={"pool": 1}, C={})
    zones.burn_pool(table.state, table.seat("B").seat, 1)
    table.offered()
    assert not table.gone("bob")
    next_turn(next_turn(table))
    assert table.gone("bob")
    assert table.removed("B") == ["bob"]


def test_an_ousted_owners_card_never_reaches_an_ash_heap() -> None:
    """VTES-OUST-03, VTES-SETUP-08."""
    table = vtes_table(A={"ready": {"bob": {"owner": 1}}}, B={"pool": 1}, C={})
    zones.burn_pool(table.state, table.seat("B").seat, 1)
    table.offered()
    zones.burn(table.state, table.card("bob"))
    assert (table.ash("B"), table.removed("B")) == ([], ["bob"])


def test_the_turn_of_the_ousted_is_over() -> None:
    """VTES-OUST-03: what is being resolved is finished for everybody."""
    box = Box()

    def storm(s: Any, using: Any) -> None:
        zones.burn_pool(s, Seat(0), 30)
        zones.gain_pool(s, Seat(2), 1)

    use = UseOf(
        1 << kinds.MASTER_PHASE,
        [Does(storm), Does(lambda s, u: zones.gain_pool(s, Seat(2), 1))],
        types=kinds.MASTER,
    )
    box.library("storm", kinds.MASTER, use)
    table = vtes_table(box, phase="master", A={"hand": ["storm"]}, B={}, C={}).play("A play storm")
    assert table.seat("A").out
    assert table.asked() == ("B", "unlock")
    assert table.seat("C").pool == 32 + 6
    assert table.removed("A") == ["storm"]


def test_ousted_in_the_middle_of_her_own_action_and_combat() -> None:
    """VTES-OUST-03: nothing of it is left over, nobody's card is lost."""
    box = Box()
    ruin = Does(lambda s, u: zones.burn_pool(s, Seat(0), 30))
    box.library("ruin", kinds.COMBAT, UseOf(1 << kinds.BEFORE_RANGE, [ruin], types=kinds.COMBAT))
    table = vtes_table(
        box, A={"ready": ["ann"]}, B={"ready": ["bob"], "hand": ["ruin"]}, C={"ready": ["cyd"]}
    )
    table.play("A bleed ann", "B block bob", "B play ruin by bob")
    s = table.state
    assert (s.action, s.combat, s.active, s.playing, s.agenda) == (None, None, 1, [], [])
    assert table.ash("B") == ["ruin"]
    assert table.asked() == ("B", "unlock")


def test_a_combatant_whose_methuselah_is_ousted_is_gone() -> None:
    """VTES-OUST-03, VTES-COMBAT-04: the action of the others ends as the rules say."""
    box = Box()
    ruin = Does(lambda s, u: zones.burn_pool(s, Seat(1), 30))
    box.library("ruin", kinds.COMBAT, UseOf(1 << kinds.BEFORE_RANGE, [ruin], types=kinds.COMBAT))
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["ruin"]}, B={"ready": ["bob"]}, C={"ready": ["cyd"]}
    )
    table.play("A bleed ann", "B block bob", "A play ruin by ann")
    assert table.gone("bob")
    assert table.asked() == ("A", "minion")
    assert table.state.combat is None


def test_a_bleed_whose_target_has_gone_does_nothing() -> None:
    """VTES-ACT-23, VTES-OUST-03."""
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={"ready": ["cyd"]})
    table.play("A bleed ann", "B concede")
    assert table.state.edge == -1
    assert table.asked() == ("A", "minion")


def test_simultaneous_ousts() -> None:
    """VTES-OUST-04: points also for the ousted, 6 pool for survivors and for their own prey only."""
    table = vtes_table(A={}, B={"pool": 1}, C={"pool": 1}, D={})
    for letter in "BC":
        table.seat(letter).pool = 0
    table.offered()
    assert points(table) == [2, 2, 0, 0]
    assert table.seat("A").pool == 36


def test_the_last_survivor_has_one_more_point() -> None:
    """VTES-OUST-05: most points win."""
    table = vtes_table(A={"ready": ["ann"]}, B={"pool": 1}).play("A bleed ann")
    assert table.match.over
    assert points(table) == [4, 0]
    assert table.match.winners == [0]


def test_most_points_win_even_for_the_ousted_and_equal_is_nobody() -> None:
    """VTES-OUST-05."""
    table = vtes_table(A={"points": 0}, B={"points": 6, "pool": 1}, C={"pool": 1}, D={"pool": 1})
    for letter in "BCD":
        table.seat(letter).pool = 0
    table.offered()
    assert table.match.over
    assert points(table) == [4, 8, 2, 0]
    assert table.match.winners == [1]
    even = vtes_table(A={"points": 4}, B={"points": 4}).state
    even.over_now = True
    assert ousting.winners(even) == []


@pytest.mark.parametrize(("points_of_b", "winner"), [(3, []), (4, [1])])
def test_a_tournament_game_win_takes_two_points(points_of_b: int, winner: list[int]) -> None:
    """VTES-OUST-05: and more than anyone else; at other tables most points are enough."""
    seats: dict[str, Any] = {"A": {"points": 2}, "B": {"points": points_of_b}}
    for settings, expected in ((Settings(tournament=True), winner), (Settings(), [1])):
        table = vtes_table(settings=settings, **seats)
        table.state.over_now = True
        assert ousting.winners(table.state) == expected


def gamble(cost: int, gain: int) -> Table:
    """A master that costs her last pool."""
    box = Box()
    use = UseOf(
        1 << kinds.MASTER_PHASE,
        [Does(lambda s, u: None), Does(lambda s, u: zones.gain_pool(s, u.seat, gain))],
        types=kinds.MASTER,
    )
    box.library("gamble", kinds.MASTER, use, pool=cost)
    table = vtes_table(box, phase="master", A={"hand": ["gamble"], "pool": cost}, B={}, C={})
    return table.play("A play gamble")


def test_a_price_and_its_gain_happen_together() -> None:
    """VTES-SEQ-07: nobody is ousted in between; without a gain she is."""
    table = gamble(3, 4)
    assert (table.seat("A").out, table.seat("A").pool) == (False, 4)
    assert gamble(3, 0).seat("A").out


def test_the_time_limit_gives_half_a_point_to_survivors() -> None:
    """VTES-OUST-06."""
    table = vtes_table(A={}, B={}, C={}, turn=8, settings=Settings(time_limit=8, every_phase=True))
    next_turn(table)
    assert table.match.over
    assert points(table) == [1, 1, 1]
    assert table.match.winners == []


def test_six_players_play_by_the_same_rules() -> None:
    """VTES-RUL-18, VTES-SETUP-01: a circle of prey and predator, and half a point each when time is up."""
    seats: dict[str, Any] = {letter: {"ready": [f"v{letter.lower()}"]} for letter in "ABCDEF"}
    table = vtes_table(turn=6, active="F", settings=Settings(time_limit=6, every_phase=True), **seats)
    assert [prey(table.state, Seat(seat)) for seat in range(6)] == [1, 2, 3, 4, 5, 0]
    assert [predator(table.state, Seat(seat)) for seat in range(6)] == [5, 0, 1, 2, 3, 4]
    table.play("F bleed vf").finish()
    assert table.seat("A").pool == 29
    next_turn(table)
    assert points(table) == [1] * 6


# -- withdrawal -------------------------------------------------------------------------------------------


def announced(**b: Any) -> Table:
    """B has an empty library and announces that she withdraws."""
    table = next_turn(vtes_table(A={"ready": ["ann"]}, B=b, C={}, settings=b.pop("settings", None)))
    return table.play("B withdraw")


def to_unlock_of(table: Table, letter: str) -> Table:
    for _ in range(3):
        next_turn(table)
        if table.match.over or table.seat(letter).out or table.state.active == table.seat(letter).seat:
            break
    return table


def test_a_withdrawal_succeeds_at_the_next_unlock_phase() -> None:
    """VTES-OUST-07, VTES-RUL-11: a point of her own, nothing for the predator."""
    table = announced()
    assert table.refusal("withdraw") == "VTES-OUST-07"
    to_unlock_of(table, "B")
    assert table.seat("B").out
    assert points(table) == [0, 2, 0]
    assert table.seat("A").pool == 30
    assert table.asked() == ("C", "unlock")


def test_a_withdrawal_counts_half_in_tournaments() -> None:
    """VTES-RUL-11."""
    table = to_unlock_of(announced(settings=Settings(tournament=True, every_phase=True)), "B")
    assert points(table) == [0, 1, 0]


@pytest.mark.parametrize("how", ["pool", "blood", "transfer", "combat"])
def test_what_spoils_a_withdrawal(how: str) -> None:
    """VTES-OUST-07: pool lost or spent, blood lost, a combat; later gains repair nothing."""
    table = announced(ready=["bob"], uncontrolled=["ben"])
    if how == "pool":
        zones.burn_pool(table.state, table.seat("B").seat, 1)
        zones.gain_pool(table.state, table.seat("B").seat, 5)
    elif how == "blood":
        zones.burn_blood(table.state, table.card("bob"), 1)
    elif how == "transfer":
        while table.window() != "influence":
            table.play("pass")
        table.play("B transfer u:ben")
    else:
        while table.state.active != 0:
            next_turn(table)
        while table.window() != "minion":
            table.play("pass")
        table.play("A bleed ann", "B block bob").finish()
    to_unlock_of(table, "B")
    assert not table.seat("B").out
    assert table.refusal("withdraw") is None


def test_who_has_cards_left_does_not_withdraw() -> None:
    """VTES-OUST-07."""
    box = Box()
    box.library("page", kinds.COMBAT)
    table = next_turn(vtes_table(box, A={}, B={"hand": ["page"] * 7, "library": ["page"]}))
    assert table.refusal("withdraw") == "VTES-OUST-07"


def test_who_draws_her_last_cards_as_the_turn_begins_does_not_withdraw() -> None:
    """VTES-OUST-07: the library must be empty when the turn begins."""
    box = Box()
    box.library("page", kinds.COMBAT)
    late = {"hand": ["page"] * 3, "library": ["page"], "owed": (UNTIL_UNLOCK,) * 4}
    table = next_turn(vtes_table(box, A={}, B=late))
    assert (len(table.hand("B")), table.seat("B").library) == (4, [])
    assert table.refusal("withdraw") == "VTES-OUST-07"


def test_counters_of_other_cards_spoil_no_withdrawal() -> None:
    """VTES-OUST-07: only pool, and the blood and life of minions, count."""
    box = Box()
    box.library("fund", kinds.MASTER, stays=kinds.IN_PLAY)
    table = next_turn(vtes_table(box, A={}, B={"in_play": {"fund": 3}}, C={})).play("B withdraw")
    zones.burn_blood(table.state, table.card("fund"), 1)
    assert to_unlock_of(table, "B").seat("B").out


# -- conceding --------------------------------------------------------------------------------------------


def test_conceding_is_being_ousted() -> None:
    """VTES-OUST-02, VTES-OUST-03: at any moment, whoever is asked."""
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={"ready": ["cyd"]})
    table.play("A hunt ann", "C concede")
    assert points(table) == [0, 2, 0]
    assert table.asked() == ("B", "no-attempt")
    table.play("A concede")
    assert table.match.over


def test_conceding_in_the_middle_of_ones_own_turn() -> None:
    """VTES-OUST-03."""
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={"ready": ["cyd"]})
    table.play("A bleed ann", "B block bob", "A concede")
    assert table.asked() == ("B", "unlock")
    assert table.state.action is None


def test_a_card_of_somebody_who_leaves_is_not_played_any_more() -> None:
    """VTES-OUST-03, VTES-SEQ-05."""
    box = Box()
    box.library(
        "growl", kinds.REACTION, UseOf(kinds.DURING_ACTION, [Does(lambda s, u: None)], types=kinds.REACTION)
    )
    cancel = UseOf(1 << kinds.AS_PLAYED, [Does(lambda s, u: None)], types=kinds.REACTION)
    box.library("no", kinds.REACTION, cancel)
    table = vtes_table(
        box,
        A={"ready": ["ann"]},
        B={"ready": ["bob"], "hand": ["growl"]},
        C={"ready": ["cyd"], "hand": ["no"]},
    )
    table.play("A bleed ann", "B play growl by bob")
    assert table.asked() == ("C", "as-played")
    table.play("B concede")
    assert table.state.playing == []
    assert sorted(table.removed("B")) == ["bob", "growl"]
    assert table.asked() == ("C", "no-attempt")
