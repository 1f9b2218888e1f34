"""A process that follows lines for a bot of another one: `python -m noctuary.bots.helper`.

It reads a question, then lines that name some worlds, and answers each with what the offers are worth in
them. What it cannot do it says nothing about: whoever has asked finds out by itself.
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

    def follow(self, worlds: list[int], places: list[int], seconds: float) -> list[tuple[list[float], int]]:
        """For each world the values, none if the time is up, and how many tables were weighed."""
        decision, following = self._match.decision, self._following
        assert decision is not None
        following.start_clock(seconds)
        horizon = following.horizon(self._match, decision.seat)
        moves = [decision.moves[place] for place in places]
        found: list[tuple[list[float], int]] = []
        for world in worlds:
            judged = following.judged
            values: list[float] = []
            if not following.time_is_up:
                here = imagined(self._match, decision.seat, self._key, world)
                values = following.values(here, moves, decision.seat, horizon)
            found.append((values, following.judged - judged))
        return found


def serve(lines: Iterable[bytes], answers: IO[bytes]) -> None:
    """Until nobody asks any more."""
    helping: Helping | None = None
    for line in lines:
        told = json.loads(line)
        if "match" in told:
            helping = Helping(told)
            continue
        assert helping is not None
        answer = helping.follow(told["worlds"], told["places"], told["seconds"])
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
