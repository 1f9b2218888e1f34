"""A very short training of `examples/train_fables.py`, in a process of its own: what came of it is JSON.

Torch is large and warns of much, so the tests do not import it themselves.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import torch
from sb3_contrib import MaskablePPO

from examples.train_fables import WHERE, Agent, new_model
from noctuary import Match
from noctuary.bots import make_bot
from noctuary.kernel.move import Move

STEPS = 256


def weights(model: MaskablePPO) -> list[torch.Tensor]:
    return [one.detach().clone() for one in model.policy.parameters()]


def same(some: list[torch.Tensor], others: list[torch.Tensor]) -> bool:
    return all(torch.equal(one, other) for one, other in zip(some, others, strict=True))


def played(seat: int) -> list[str]:
    """The moves of the agent at a seat of one short match."""
    setup: dict[str, Any] = {"fables": ["red", "mulan"], "first": "A", "turn_cap": 4}
    match = Match.start("fables", setup, seed=b"trained")
    bots = [make_bot("random", "fables", b"one"), make_bot("random", "fables", b"two")]
    bots[seat] = Agent(b"agent")
    moves = []
    while match.decision is not None:
        move = bots[match.decision.seat].choose(match)
        if match.decision.seat == seat:
            moves.append(match.notation(move))
        match.play(move)
    return moves


def helped_after() -> int:
    """How often it answers in one and the same turn before chance does it instead: no turn lasts for ever."""
    match = Match.start("fables", {"fables": ["red", "mulan"]}, seed=b"long")
    agent, chance, answers = Agent(b"agent"), Asked(), 0
    agent._others = chance
    while not chance.yet:
        agent.choose(match)  # the question stays, as it does where somebody goes round in a circle
        answers += 1
    return answers - 1


class Asked:
    """Stands in for chance, and remembers that it was called upon."""

    yet = False

    def choose(self, match: Match) -> Move:
        self.yet = True
        assert match.decision is not None
        return match.decision.moves[0]


def main(file: str) -> None:
    model = new_model(seed=1, environments=1, rollout=STEPS)
    before = weights(model)
    model.learn(STEPS)
    model.save(file)
    os.environ[WHERE] = file
    found = {
        "learnt": not same(before, weights(model)),
        "loaded": same(weights(model), weights(MaskablePPO.load(file, device="cpu"))),
        "moves": played(0),
        "again": played(0),
        "other_seat": played(1),
        "helped_after": helped_after(),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
