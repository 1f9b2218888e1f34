"""Short ways to write card texts in tests: an action, an item or an essence with one ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noctuary.games.buffy.pieces import (
    Ability,
    Condition,
    Cost,
    Effect,
    Filter,
    Mode,
    Place,
    Target,
    Until,
    Whose,
)
from noctuary.games.buffy.rules.characters import talents as talents_of
from tests.tables.buffy_table import Box, Table, buffy_table, timing_mask, usual_box

EVERY_TIME = (1 << 19) - 1

MINE = Filter(Whose.MINE)
THEIRS = Filter(Whose.OPPONENTS)


def played(*effects: Effect, **more: Any) -> Ability:
    return Ability(Mode.PLAYED, effects, **more)


def stands(*effects: Effect, **more: Any) -> Ability:
    return Ability(Mode.STANDING, effects, **more)


def used(*effects: Effect, at: Sequence[str] = (), **more: Any) -> Ability:
    return Ability(Mode.USED, effects, timings=timing_mask(*at) if at else EVERY_TIME, **more)


def when(happening: int, *effects: Effect, **more: Any) -> Ability:
    return Ability(Mode.TRIGGERED, effects, trigger=happening, **more)


def with_action(*effects: Effect, box: Box | None = None, slug: str = "trick", **more: Any) -> Box:
    """The usual cards and an action that may be played at any time."""
    box = box or usual_box()
    box.action(slug, played(*effects, **more)).timings = EVERY_TIME
    return box


def talents(t: Table, slug: str) -> tuple[int, ...]:
    return tuple(talents_of(t.state, t.character(slug)))


def at_table(box: Box, **situation: Any) -> Table:
    """A has Buffy and Willow on A1, and the action `trick`; B has Spike on A1 and Drusilla on B1."""
    situation.setdefault("step", "resource")
    hand = ["trick"] if any(card.slug == "trick" for card in box.cards) else []
    characters = {"buffy-1": "A1", "willow-1": "A1"}
    situation.setdefault("a", {"characters": characters, "hand": hand, "deck": ["kick"] * 12})
    situation.setdefault("b", {"characters": {"spike-1": "A1", "drusilla-1": "B1"}, "deck": ["kick"] * 12})
    return buffy_table(box, **situation)


def in_fight(box: Box, stage: str = "fight-choose", **situation: Any) -> Table:
    """Buffy attacks Spike; passes until the stage."""
    situation.setdefault("step", "conflict")
    t = at_table(box, **situation).play("A fight buffy-1 > spike-1")
    while t.step != stage:
        t.play("pass")
    return t


def in_challenge(
    box: Box, stage: str = "challenge-choose", goals: dict[str, int] | None = None, **situation: Any
) -> Table:
    """Buffy alone faces B's challenge `trial` on A1."""
    box.challenge("trial", goals=goals or {"bk": 4, "sm": 2}, reward=2)
    situation.setdefault("step", "conflict")
    situation.setdefault("challenges", {"B:trial": "A1"})
    t = at_table(box, **situation).play("A face trial with buffy-1")
    while "add" in t.offered()[0] or "go" in t.offered():
        t.play("A go")
    while t.step != stage:
        t.play("pass")
    return t


__all__ = [
    "MINE",
    "THEIRS",
    "Condition",
    "Cost",
    "Effect",
    "Filter",
    "Place",
    "Target",
    "Until",
    "Whose",
    "at_table",
    "in_challenge",
    "in_fight",
    "played",
    "stands",
    "talents",
    "used",
    "when",
    "with_action",
]
