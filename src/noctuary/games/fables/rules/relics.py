"""Relic mode (FAB-RELIC): the row, using a relic, refilling."""

from __future__ import annotations

from noctuary.games.fables.state import State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import Move
from noctuary.kernel.refusal import Refusal

NO_RELIC_MODE = Refusal(RuleId("FAB-RELIC-01"))


def why_not_relic(s: State, me: Seat, talent: int, square: int) -> Refusal | None:
    return NO_RELIC_MODE


def add_relic_moves(s: State, me: Seat, moves: list[Move]) -> None:
    pass


def use_relic(s: State, me: Seat, talent: int, square: int) -> Play | None:
    return None


def refill(s: State) -> None:
    pass


def set_up(s: State) -> None:
    pass


def tail(s: State, step: Step) -> Play | None:
    return None
