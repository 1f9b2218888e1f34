"""Whom an action is directed at, and what becomes of it when its target is gone (VTES-ACT-07, -08, -23)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds
from noctuary.games.vtes.blocks.atoms import MINION
from noctuary.games.vtes.blocks.states import READY as READY_ONES
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import ActionOf, Target, UseOf
from noctuary.games.vtes.kinds import ACTION, MINION_PHASE
from noctuary.games.vtes.rules import zones
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import At, Box, Does, Table, vtes_table


def errand(box: Box, action: ActionOf, target: Target | None = None, what: Any = None) -> None:
    effects = [] if what is None else [Does(what)]
    use = UseOf(1 << MINION_PHASE, effects, types=ACTION, action=action, target=target)
    box.library("errand", ACTION, use, blood=1)


def four(box: Box) -> Table:
    seats: dict[str, Any] = {letter: {"ready": [f"v{letter.lower()}"]} for letter in "BCD"}
    return vtes_table(box, A={"ready": ["ann", "amy"], "hand": ["errand"]}, **seats)


def targets(table: Table) -> tuple[int, ...]:
    assert table.state.action is not None
    return table.state.action.targets


def test_an_action_directed_at_several_is_blocked_by_each_of_them() -> None:
    """VTES-ACT-08, VTES-SEQ-03: clockwise, and nobody else."""
    box = Box()
    errand(box, ActionOf(kinds.CARD_ACTION, whom=At(lambda s, u: [Seat(3), Seat(2)])))
    table = four(box).play("A play errand by ann")
    assert targets(table) == (2, 3)
    assert table.offered() == ["block vc", "pass"]
    table.play("C pass")
    assert table.offered() == ["block vd", "pass"]
    table.play("D block vd")
    assert table.card("vd").locked


def test_an_action_at_ones_own_side_is_undirected_whatever_its_text_says() -> None:
    """VTES-ACT-08: prey and predator may block it."""
    box = Box()
    errand(box, ActionOf(kinds.CARD_ACTION, directed=True), OneOf(MINION))
    table = four(box).play("A play errand by ann", "A target amy")
    assert targets(table) == ()
    assert table.offered() == ["block vb", "pass"]
    box = Box()
    errand(box, ActionOf(kinds.CARD_ACTION, whom=At(lambda s, u: [Seat(0)])))
    assert targets(four(box).play("A play errand by ann")) == ()


def test_an_action_whose_target_no_longer_qualifies_fizzles() -> None:
    """VTES-ACT-23: it is successful and paid for, but does nothing."""
    done: list[int] = []
    box = Box()
    errand(
        box,
        ActionOf(kinds.CARD_ACTION, directed=True),
        OneOf(MINION & READY_ONES),
        lambda s, u: done.append(u.target),
    )
    table = four(box).play("A play errand by ann", "A target vb")
    zones.to_torpor(table.state, table.card("vb"))
    table.finish()
    assert (done, table.card("ann").counters) == ([], 4)
    assert table.card("ann").done, "it counts as tried (VTES-ACT-02)"
