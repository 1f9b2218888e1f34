"""Gymnasium's spaces for what a lens shows, and arrays of their shapes."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.lens import BOUND, Lens

Array: TypeAlias = "np.ndarray[Any, Any]"
Observation: TypeAlias = dict[str, Any]  # `observation`, `action_mask` and `moves`: arrays


def observation_space(lens: Lens) -> Dict:
    """What is seen, which of the offers there are, and a row of features for each of them."""
    shape = (lens.most_moves, len(lens.layout.move))
    return Dict(
        {
            "observation": Box(-BOUND, BOUND, (lens.width,), np.float32),
            "action_mask": Box(0, 1, (lens.most_moves,), np.int8),
            "moves": Box(-BOUND, BOUND, shape, np.float32),
        }
    )


def action_space(lens: Lens) -> Discrete:
    return Discrete(lens.most_moves)


def blank_observation(lens: Lens, *several: int) -> Observation:
    """Arrays to be written whole; of several matches at once, with the number of them in front."""
    return {
        "observation": np.empty((*several, lens.width), np.float32),
        "action_mask": np.empty((*several, lens.most_moves), np.int8),
        "moves": np.empty((*several, lens.most_moves, len(lens.layout.move)), np.float32),
    }


def write_observation(
    lens: Lens, match: Match, seat: int, offers: list[Move], into: Observation, at: Any = ...
) -> None:
    """What a seat sees and is offered (nothing, if it is not asked), at a place of several matches."""
    lens.look(match, seat, into["observation"][at])
    count = len(offers)
    mask: Array = into["action_mask"][at]
    mask[:count] = 1
    mask[count:] = 0
    lens.rows(match, offers, seat, into["moves"][at])
