"""What concerns a Methuselah: stops by window and by relation, passing until it concerns her, one question
for windows in which she has nothing new to say (VTES-RUL-17)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.boards.passing import PassSettings, is_target, moment
from noctuary.games.vtes import kinds
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import DURING_ACTION, MASTER, MODIFIER, OUT_OF_TURN, REACTION
from noctuary.kernel.ids import Seat
from noctuary.text.catalogue import Language
from noctuary.text.passing import PassLevel
from noctuary.text.words import words_of
from tests.tables.table import seat_of
from tests.tables.vtes_table import Box, Does, Table, vtes_table


def nothing(s: Any, using: Any) -> None:
    """A card that does nothing."""


def five(**more: Any) -> Table:
    """Five Methuselahs with a vampire each; `glance` can be played by anybody while an action is going on."""
    box = Box()
    box.library("glance", REACTION, UseOf(DURING_ACTION, [Does(nothing)], types=REACTION))
    box.library("bluff", MODIFIER, UseOf(DURING_ACTION, [Does(nothing)], types=MODIFIER))
    box.library("boon", MASTER, UseOf(1 << kinds.MASTER_PHASE, [Does(nothing)]))
    veto = UseOf(1 << kinds.AS_PLAYED, [Does(nothing)])
    box.library("veto", MASTER, veto, keywords=OUT_OF_TURN)
    names = {"A": "ann", "B": "bob", "C": "cat", "D": "dan", "E": "eve"}
    seats: dict[str, Any] = {letter: {"ready": [name]} for letter, name in names.items()}
    for letter in names:
        seats[letter].update(more.pop(letter, {}))
    return vtes_table(box, **more, **seats)


def usual() -> PassSettings:
    return PassSettings("vtes")


def wished(level: PassLevel, *stops: str, at: Table | None = None, seat: str = "D") -> PassSettings:
    settings = PassSettings("vtes")
    where = None if at is None else (at.match, seat_of(seat))
    settings.set(level, list(stops), [], [], where)
    return settings


def is_asked(table: Table, settings: PassSettings) -> bool:
    decision = table.match.decision
    assert decision is not None
    return settings.passes(table.match, decision.seat, -1) is None


def until_asked(table: Table, seat: str, window: str) -> Table:
    for _ in range(40):
        if table.asked() == (seat, window):
            return table
        table.play("pass")
    raise AssertionError(f"{seat} is never asked in {window}")


def relations(table: Table, seat: str) -> frozenset[str]:
    return moment(table.match, seat_of(seat)).relations


# -- how a seat stands to it -------------------------------------------------------------------------------


def test_a_bleed_is_aimed_at_the_prey_and_across_the_table_it_is_others_who_act() -> None:
    table = five()
    table.play("A bleed ann")
    assert relations(table, "A") == {"mine"}
    assert relations(table, "B") == {"target", "block", "predator"}
    assert relations(table, "C") == {"others"}
    assert relations(table, "E") == {"prey"}
    assert [is_target(table.match, Seat(seat)) for seat in range(5)] == [False, True, False, False, False]


def test_prey_and_predator_may_block_what_is_not_directed() -> None:
    table = five(A={"ready": {"ann": 1}})
    table.play("A hunt ann")
    assert relations(table, "B") == {"block", "predator"}
    assert relations(table, "D") == {"others"}
    assert relations(table, "E") == {"block", "prey"}


def test_a_fight_is_aimed_at_both_who_fight() -> None:
    table = five()
    table.play("A bleed ann", "B block bob")
    until_asked(table, "A", "strike")
    assert "target" in relations(table, "B")
    assert relations(table, "C") == {"others", "combat"}


def test_in_a_phase_of_another_nobody_acts() -> None:
    assert relations(five(), "E") == frozenset()


# -- stops -------------------------------------------------------------------------------------------------


def across() -> Table:
    """D could play a card while Ann bleeds B: the action is between two others."""
    table = five(D={"hand": ["glance"]})
    table.play("A bleed ann")
    return until_asked(table, "D", "no-attempt")


def test_what_is_between_two_others_is_passed_unless_she_wants_it() -> None:
    table = across()
    assert not is_asked(table, usual())
    assert is_asked(table, wished(PassLevel.WHEN_I_CAN_ACT))
    concerns = PassLevel.WHEN_IT_CONCERNS_ME
    assert is_asked(table, wished(concerns, "at:no-attempt"))
    assert is_asked(table, wished(concerns, "when:others"))
    assert not is_asked(table, wished(concerns, "at:declined", "when:prey"))


def test_what_is_aimed_at_her_is_asked_as_usual() -> None:
    table = five(B={"hand": ["glance"]})
    table.play("A bleed ann")
    until_asked(table, "B", "no-attempt")
    assert is_asked(table, usual())
    assert not is_asked(table, wished(PassLevel.WHEN_IT_CONCERNS_ME))


def test_her_preys_action_is_asked_as_usual_whoever_it_is_aimed_at() -> None:
    table = five(E={"hand": ["glance"]})
    table.play("A bleed ann")
    assert is_asked(until_asked(table, "E", "no-attempt"), usual())


def test_a_master_is_asked_as_usual_across_the_table() -> None:
    table = five(phase="master", A={"hand": ["boon"]}, C={"hand": ["veto"]})
    table.play("A play boon")
    until_asked(table, "C", "as-played")
    assert relations(table, "C") == {"others", "master"}
    assert is_asked(table, usual())
    assert not is_asked(table, wished(PassLevel.WHEN_IT_CONCERNS_ME, "when:target"))


def test_where_nothing_can_be_done_no_stop_by_window_asks() -> None:
    """A stop by phase does: it is there to look on."""
    table = five(D={"hand": ["boon"]}, B={"hand": ["boon"]})
    table.play("A bleed ann")
    until_asked(table, "D", "no-attempt")
    assert table.offered() == ["pass"]
    assert not is_asked(table, wished(PassLevel.WHEN_IT_CONCERNS_ME, "at:no-attempt", "when:others"))
    assert is_asked(table, wished(PassLevel.WHEN_IT_CONCERNS_ME, "theirs:minion"))


@pytest.mark.parametrize("language", Language)
def test_every_window_but_the_choice_of_a_strike_and_every_relation_can_be_chosen(language: Language) -> None:
    groups = words_of("vtes").stop_groups(language)
    stops = dict(stop for group in groups for stop in group.stops)
    assert {stop for stop in stops if stop.startswith("at:")} == {
        f"at:{slug}" for slug in kinds.WINDOW_SLUGS if slug != "strike"
    }
    assert len(set(stops.values())) == len(stops)  # no two read alike
    assert set(words_of("vtes").usual_stops) < stops.keys()


# -- until it concerns her ---------------------------------------------------------------------------------


def test_passing_until_it_concerns_her_lets_this_action_pass_and_stops_at_the_next() -> None:
    table = five(
        A={"ready": ["ann", "abe"]},
        E={"hand": ["glance"], "ready": ["eve"]},
    )
    table.play("A bleed ann")
    until_asked(table, "E", "no-attempt")
    calm = usual()
    assert is_asked(table, calm)
    calm.set(PassLevel.UNTIL_CONCERNED, calm.stops, [], [], (table.match, seat_of("E")))
    assert not is_asked(table, calm)
    until_asked(table, "E", "declined")
    assert not is_asked(table, calm)
    while table.asked() != ("A", "minion"):
        table.play("pass")
    table.play("A bleed abe")
    until_asked(table, "E", "no-attempt")
    assert is_asked(table, calm)
    assert calm.level is PassLevel.WHEN_IT_CONCERNS_ME


def test_it_ends_at_once_when_the_same_action_turns_to_her() -> None:
    table = five(C={"hand": ["glance"]})
    table.play("A bleed ann")
    until_asked(table, "C", "no-attempt")
    settings = wished(PassLevel.UNTIL_CONCERNED, "when:target", at=table, seat="C")
    assert not is_asked(table, settings)
    assert table.state.action is not None
    table.state.action.targets = (seat_of("C"),)  # as a card does that redirects a bleed
    assert is_asked(table, settings)


def test_a_yield_until_her_turn_lasts_through_the_turns_of_all_others() -> None:
    table = five(A={"ready": ["ann"]}, D={"hand": ["glance"]})
    table.play("A bleed ann")
    until_asked(table, "D", "no-attempt")
    settings = wished(PassLevel.UNTIL_MY_TURN, at=table)
    table.state.turn_number += 1
    table.state.active = seat_of("B")
    assert not is_asked(table, settings)
    table.state.turn_number += 2
    table.state.active = seat_of("D")
    assert is_asked(table, settings)


# -- one question for several windows ----------------------------------------------------------------------


def test_what_she_has_just_let_pass_is_not_put_to_her_again() -> None:
    table = five(E={"hand": ["glance"]})
    table.play("A bleed ann")
    settings = usual()
    until_asked(table, "E", "no-attempt")
    assert is_asked(table, settings)
    table.play("pass")
    until_asked(table, "E", "declined")
    assert table.offered() == ["play glance by eve", "pass"]
    assert not is_asked(table, settings)
    assert is_asked(table, wished(PassLevel.WHEN_I_CAN_ACT))


def test_it_is_put_again_when_somebody_has_done_something() -> None:
    table = five(A={"hand": ["bluff"]}, E={"hand": ["glance"]})
    table.play("A bleed ann")
    settings = usual()
    until_asked(table, "E", "no-attempt")
    assert is_asked(table, settings)
    table.play("pass")
    while not (table.asked()[0] == "A" and "play bluff by ann" in table.offered()):
        table.play("pass")
    table.play("A play bluff by ann")
    until_asked(table, "E", "declined")
    assert is_asked(table, settings)


def test_what_is_aimed_at_her_is_put_in_every_window() -> None:
    """There, waiting is a choice: a bleed may still be answered after blocks are declined."""
    table = five(B={"hand": ["glance"], "ready": ["bob", "bea"]})
    table.play("A bleed ann")
    settings = usual()
    until_asked(table, "B", "no-attempt")
    assert is_asked(table, settings)
    table.play("pass")
    until_asked(table, "B", "declined")
    assert is_asked(table, settings)
