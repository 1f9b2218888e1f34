"""HP, Defense and Power markers (FAB-LIMIT-09, FAB-DMG-06, FAB-DMG-08, FAB-GOAL-05)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.state import State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat

MAX_POWER: Final = 25


def gain_power(s: State, me: Seat, amount: int) -> None:
    """Power never exceeds 25 (FAB-LIMIT-09)."""
    board = s.boards[me]
    before = board.power
    board.power = min(before + amount, MAX_POWER)
    if s.log is not None and board.power != before:
        tell.numbers(s, "fables-log-power", me, count=board.power - before)


def spend_power(s: State, me: Seat, amount: int) -> None:
    s.boards[me].power -= amount


def gain_defense(s: State, me: Seat, amount: int) -> None:
    """Raised up to max Defense (FAB-DMG-08)."""
    board = s.boards[me]
    before = board.defense
    board.defense = min(before + amount, board.max_defense)
    if s.log is not None and board.defense != before:
        tell.numbers(s, "fables-log-defense", me, count=board.defense - before)


def recover(s: State, me: Seat, amount: int) -> None:
    """HP never exceed max HP (FAB-DMG-06)."""
    board = s.boards[me]
    before = board.hp
    board.hp = min(before + amount, board.max_hp)
    if s.log is not None and board.hp != before:
        tell.numbers(s, "fables-log-recover", me, count=board.hp - before)
