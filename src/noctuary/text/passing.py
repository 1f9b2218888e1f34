"""The move that declines, goes on or ends, in any game: what Space plays."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.match import Match

_PASSES: Final = ("end", "pass", "done", "no", "keep", "go")


def passing_index(match: Match) -> int | None:
    """Its place among the moves on offer, if there is one."""
    decision = match.decision
    if decision is None:
        return None
    texts = [match.notation(move) for move in decision.moves]
    return next((texts.index(word) for word in _PASSES if word in texts), None)
