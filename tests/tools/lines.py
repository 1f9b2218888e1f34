"""How much work a game is, counted in lines of Python that run: it is the same on every machine."""

from __future__ import annotations

import sys
from random import Random
from types import FrameType
from typing import Any

from noctuary.kernel.match import Match


def lines_run(match: Match, decisions: int) -> int:
    """How many lines so many random moves take."""
    random = Random(1)
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        for _ in range(decisions):
            decision = match.decision
            assert decision is not None
            match.play(decision.moves[int(random.random() * len(decision.moves))])
    finally:
        sys.settrace(before)
    return count
