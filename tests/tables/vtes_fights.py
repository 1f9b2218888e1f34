"""Fights for the tests of combat: Ann's bleed is blocked by Bob, with whatever cards a test makes up."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds
from noctuary.games.vtes.blocks.effects.combat import Maneuver, Press
from noctuary.games.vtes.card import StrikeOf, UseOf
from noctuary.games.vtes.going_on import Combat
from noctuary.games.vtes.kinds import COMBAT
from tests.tables.vtes_table import Box, Does, Table, vtes_table


def fight(box: Box | None = None, a: Any = (), b: Any = (), **more: Any) -> Table:
    """The first window of the combat in which somebody has a choice, with these hands.

    Whoever holds them has a maneuver in `step`, a press in `chase`.
    """
    box = Box() if box is None else box
    held = [*a, *b, *more.get("C", {}).get("hand", ())]
    if "step" in held:
        card(box, "step", kinds.MANEUVERS, Maneuver())
    if "chase" in held:
        card(box, "chase", kinds.PRESS, Press())
    table = vtes_table(
        box,
        A={"ready": more.pop("ann", ["ann"]), "hand": list(a)},
        B={"ready": more.pop("bob", ["bob"]), "hand": list(b)},
        **more,
    )
    return table.play("A bleed ann", "B block bob")


def card(box: Box, slug: str, window: int, *effects: Any, **more: Any) -> None:
    """A combat card for one window."""
    made = [effect if hasattr(effect, "run") else Does(effect) for effect in effects]
    if slug not in box.cards:
        box.library(slug, COMBAT, UseOf(1 << window, made, types=COMBAT, **more))


def strike(box: Box, slug: str, windows: int = 1 << kinds.STRIKE, **what: Any) -> None:
    """A strike card."""
    box.library(slug, COMBAT, UseOf(windows, types=COMBAT, strike=StrikeOf(**what)))


def weapon(box: Box, slug: str, *more: UseOf, **what: Any) -> None:
    """Something to strike with that lies on its bearer."""
    use = UseOf(1 << kinds.STRIKE, in_play=True, strike=StrikeOf(**what))
    box.library(slug, kinds.EQUIPMENT, use, *more, stays=kinds.ON_CARD)


def now(table: Table) -> Combat:
    assert table.state.combat is not None
    return table.state.combat


def hit(table: Table) -> Table:
    """Both strike with their hands."""
    return table.pass_until("strike").play("A strike", "B strike")


def blood(table: Table) -> tuple[int, int]:
    return table.card("ann").counters, table.card("bob").counters
