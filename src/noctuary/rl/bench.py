"""How fast agents can learn: steps per second of random play, each with what the one who is asked sees.

Ours are measured as one environment (`raw_env`), as many tables at once (`VectorTables`) and through
OpenSpiel; beside them rlcard's environments and OpenSpiel's own Python games, whichever are installed. It is
processor time of this one process, and everybody's steps are chosen the same way.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from noctuary.rl.aec import raw_env
from noctuary.rl.vector import VectorTables

RLCARD: Final = ("uno", "gin-rummy", "doudizhu")
OPENSPIEL: Final = ("python_team_dominoes", "python_liars_poker")
_TABLES: Final = 32
_WARM: Final = 0.2  # of the seconds: the first steps fill caches and are not counted
_SEED: Final = 1


class Runner(NamedTuple):
    """Something that takes steps for ever; each time it is asked for the next it says how many."""

    name: str
    form: str  # aec, vector, openspiel, rlcard
    begin: Callable[[], Iterator[int]]


def runners(games: tuple[str, ...]) -> list[Runner]:
    """What can be measured here."""
    found = [Runner(game, "aec", _bound(_ours, game)) for game in games]
    found += [Runner(game, "vector", _bound(_many, game)) for game in games]
    if installed("pyspiel"):
        ours = [f"noctuary_{game}" for game in games]
        found += [Runner(name, "openspiel", _bound(_openspiel, name)) for name in (*ours, *OPENSPIEL)]
    if installed("rlcard"):
        found += [Runner(name, "rlcard", _bound(_rlcard, name)) for name in RLCARD]
    return found


def installed(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


def steps_per_second(runner: Runner, seconds: float) -> float:
    """Random play for so long, after a short time in which nothing counts."""
    steps = runner.begin()
    warm = time.process_time() + seconds * _WARM
    while time.process_time() < warm:
        next(steps)
    made, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        made += next(steps)
    return made / (time.process_time() - began)


def _bound(play: Callable[[str], Iterator[int]], name: str) -> Callable[[], Iterator[int]]:
    return lambda: play(name)


def _ours(game: str) -> Iterator[int]:
    """As PettingZoo's own loop does it: `last` for whoever is next, then a step."""
    env, random = raw_env(game), Random(_SEED)
    env.reset(seed=_SEED)
    while True:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        env.step(random.randrange(int(seen["action_mask"].sum())))
        yield 1


def _many(game: str) -> Iterator[int]:
    many, chance = VectorTables(game, _TABLES), np.random.default_rng(_SEED)
    seen, _ = many.reset(seed=_SEED)
    while True:
        offers = seen["action_mask"].sum(axis=1)
        seen = many.step((chance.random(_TABLES) * offers).astype(np.int64)).observation
        yield _TABLES


def _openspiel(name: str) -> Iterator[int]:
    import pyspiel
    from open_spiel.python import games as own  # noqa: F401  (it makes them known)
    from open_spiel.python.observation import make_observation

    import noctuary.rl.openspiel  # noqa: F401  (so does this)

    game, random = pyspiel.load_game(name), Random(_SEED)
    observation = make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            observation.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def _rlcard(name: str) -> Iterator[int]:
    import rlcard

    env: Any = rlcard.make(name, config={"seed": _SEED})
    random = Random(_SEED)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield 1
