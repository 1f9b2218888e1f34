"""The move that declines, goes on or ends, in any game: what Space plays, or a table for a seat."""

from __future__ import annotations

from enum import Enum
from typing import Final

from noctuary.kernel.match import Match

_PASSES: Final = ("end", "pass", "done", "no", "keep", "go")


class PassLevel(Enum):
    """When a seat that could pass is asked at all."""

    ALWAYS = "always"
    WHEN_I_CAN_ACT = "can-act"
    WHEN_IT_CONCERNS_ME = "concerns-me"  # if she can act, and a stop of hers is there
    UNTIL_CONCERNED = "until-concerned"  # until something else is at a stop of hers, or aimed at her
    UNTIL_MY_TURN = "until-my-turn"
    UNTIL_OVER = "until-over"  # until this action, fight or challenge is over
    UNTIL_TARGETED = "until-targeted"


def passing_index(match: Match) -> int | None:
    """Its place among the moves on offer, if there is one."""
    decision = match.decision
    if decision is None:
        return None
    texts = [match.notation(move) for move in decision.moves]
    return next((texts.index(word) for word in _PASSES if word in texts), None)
