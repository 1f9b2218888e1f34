"""Environments in which agents learn to play, for every game that is installed (extra `rl`).

`env` and `raw_env` are PettingZoo's (one agent after the other), `parallel_env` is the same in its parallel
form, `Duel` and `gymnasium.make("noctuary/fables-v0", opponent="greedy")` are a Gymnasium view against bots,
`VectorDuel` and `VectorTables` play many matches at once.
What the arrays hold is told in docs/learning.md.
"""

from __future__ import annotations

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo
except ImportError as missing:
    raise NoctuaryError(MessageId("rl-error-no-packages"), missing=missing.name or str(missing)) from missing

from noctuary.rl.aec import NoctuaryAEC, env, parallel_env, raw_env
from noctuary.rl.duel import Duel
from noctuary.rl.layout import Layout
from noctuary.rl.tables import Tables
from noctuary.rl.task import Task, learnable, task_of
from noctuary.rl.vector import VectorDuel, VectorTables


def register() -> None:
    """Make every game that works known as `noctuary/<game>-v<version>`; importing this package does it.

    To Gymnasium it is a learner against bots, to PettingZoo (`pettingzoo.make("aec", …)`) all seats.
    """
    for game in learnable():
        name = f"noctuary/{game}-v{task_of(game).version}"
        if name not in pettingzoo.aec_registry:
            for form, entry in (("aec", "env"), ("parallel", "parallel_env")):
                pettingzoo.register(form, name, entry_point=f"noctuary.rl.aec:{entry}", kwargs={"game": game})
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="noctuary.rl.duel:Duel",
                vector_entry_point="noctuary.rl.vector:VectorDuel",
                kwargs={"game": game},
            )


register()

__all__ = [
    "Duel",
    "Layout",
    "NoctuaryAEC",
    "Tables",
    "Task",
    "VectorDuel",
    "VectorTables",
    "env",
    "parallel_env",
    "raw_env",
    "register",
    "task_of",
]
