"""A process that follows lines for a bot of another one: `python -m noctuary.bots.helper`.

It reads a question, then a line for each world, and answers each with what the offers are worth in it. What
it cannot do it says nothing about: whoever has asked finds out by itself.
"""

# not compiled: it reads and writes lines

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import IO, Any

from noctuary.bots import judge_ahead
from noctuary.bots.following import Following
from noctuary.bots.worlds import imagined
from noctuary.kernel.match import Match


class Helping:
    """With one question at a time."""

    def __init__(self, told: dict[str, Any]) -> None:
        self._match = Match.load(told["match"])
        self._key = bytes.fromhex(told["key"])
        self._following = Following(judge_ahead(self._match.game.name, self._key), far=told["far"])

    def follow(self, world: int, places: list[int], seconds: float) -> dict[str, Any]:
        decision, following = self._match.decision, self._following
        assert decision is not None
        following.start_clock(seconds)
        judged = following.judged
        horizon = following.horizon(self._match, decision.seat)
        moves = [decision.moves[place] for place in places]
        here = imagined(self._match, decision.seat, self._key, world)
        values = following.values(here, moves, decision.seat, horizon)
        return {"values": values, "judged": following.judged - judged}


def serve(lines: Iterable[bytes], answers: IO[bytes]) -> None:
    """Until nobody asks any more."""
    helping: Helping | None = None
    for line in lines:
        told = json.loads(line)
        if "match" in told:
            helping = Helping(told)
            continue
        assert helping is not None
        answer = helping.follow(told["world"], told["places"], told["seconds"])
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
