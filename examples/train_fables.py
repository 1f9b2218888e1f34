"""Train an agent on Twisted Fables with MaskablePPO (Stable-Baselines3), and let it play as a bot.

pip install "noctuary[train]"
python examples/train_fables.py --minutes 10                  writes fables_agent.zip
noctuary sim fables --seats red,snow --bots examples.train_fables:Agent,random --games 100

What it sees are some columns of the seat's view, what it chooses from are the offered moves with a row of
features each; one network scores every row, so that it does not matter in which place a move is offered.
Won is 1, lost -1; while the game goes on, every hit point of difference is rewarded as it comes and goes.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

try:
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import DummyVecEnv
    from torch import nn
except ImportError as missing:
    told = f'{missing.name} is missing: pip install "noctuary[train]"'
    raise (SystemExit if __name__ == "__main__" else ImportError)(told) from missing

from noctuary import Match, NoctuaryError
from noctuary.bots import Bot, RandomBot
from noctuary.kernel.move import Move
from noctuary.rl import Duel, Layout, Tables
from noctuary.text.menu import menu_of

GAME = "fables"
FILE = "fables_agent.zip"
WHERE = "NOCTUARY_AGENT"  # a variable that names another file
MOST_MOVES = 32
MOST_AT_ONCE = 100_000  # decisions between two steps of learning: each takes some 13 kB of memory
HIT_POINTS = 0.06  # the reward of a hit point's difference; a game has some thirty of them
GAMMA = 0.995
LONG_TURN = 100  # decisions: no turn that leads anywhere has as many
LOOKED_AT = re.compile(  # of three thousand columns about a hundred
    r"^\.question|^\.active|^\.pending|^\.seats\[\+\d\]\.(fable=|hp|defense|power|threshold|square|distance|hand_size"
    r"|deck_size|gauges)|^\.seats\[\+0\]\.(hand\[(attack|defense|movement|joker|match|poison)|prices)"
)


def tables() -> Tables:
    """Every pair of Fables; the layout of the columns follows from it."""
    return Tables(GAME, menu_of(GAME).pairings(), most_moves=MOST_MOVES)


def kept(layout: Layout) -> list[int]:
    return [at for at, name in enumerate(layout.observation) if LOOKED_AT.search(name)]


class Learning(gymnasium.Wrapper):  # type: ignore[type-arg]
    """A duel with few columns, and with a reward for hit points on the way."""

    def __init__(self, opponent: str) -> None:
        duel = Duel(GAME, menu_of(GAME).pairings(), opponent=opponent, most_moves=MOST_MOVES)
        super().__init__(duel)
        layout = duel.layout
        self._kept = kept(layout)
        self._mine, self._theirs = layout.column(".seats[+0].hp"), layout.column(".seats[+1].hp")
        spaces = dict(self.env.observation_space.items())  # type: ignore[attr-defined]
        spaces["observation"] = gymnasium.spaces.Box(-100.0, 100.0, (len(self._kept),), np.float32)
        self.observation_space = gymnasium.spaces.Dict(spaces)
        self._ahead = 0.0

    def reset(self, **more: Any) -> tuple[Any, dict[str, Any]]:
        seen, told = self.env.reset(**more)
        self._ahead = self._lead(seen)
        return self._small(seen), told

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, won, ended, cut, told = self.env.step(int(action))
        before, self._ahead = self._ahead, 0.0 if ended else self._lead(seen)
        told["won"] = float(won) > 0
        return self._small(seen), float(won) + GAMMA * self._ahead - before, ended, cut, told

    def action_masks(self) -> Any:
        return self.env.get_wrapper_attr("action_masks")()

    def _lead(self, seen: Any) -> float:
        return 10 * HIT_POINTS * float(seen["observation"][self._mine] - seen["observation"][self._theirs])

    def _small(self, seen: Any) -> Any:
        return {**seen, "observation": seen["observation"][self._kept]}


# -- the network --------------------------------------------------------------------------------------


class Features(BaseFeaturesExtractor):
    """The situation in a few numbers, and every offered move in a few, one after the other."""

    def __init__(self, space: gymnasium.spaces.Dict, situation: int = 128, move: int = 32) -> None:
        moves, columns = space["moves"].shape or (0, 0)
        super().__init__(space, situation + moves * move)
        (seen,) = space["observation"].shape or (0,)
        self.situation = nn.Sequential(nn.Linear(seen, situation), nn.Tanh())
        self.move = nn.Sequential(nn.Linear(columns, move), nn.Tanh())

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        moves = self.move(seen["moves"]).flatten(start_dim=1)
        return torch.cat([self.situation(seen["observation"]), moves], dim=1)


class Scores(nn.Module):
    """What each offered move is worth in this situation."""

    def __init__(self, moves: int, situation: int = 128, move: int = 32, hidden: int = 64) -> None:
        super().__init__()
        self.shape = (moves, move)
        self.here = nn.Linear(situation, hidden)
        self.what = nn.Linear(move, hidden, bias=False)
        self.score = nn.Linear(hidden, 1)
        nn.init.zeros_(self.score.weight)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        moves, move = self.shape
        situation, offered = features[:, : -moves * move], features[:, -moves * move :]
        hidden = self.here(situation).unsqueeze(1) + self.what(offered.view(-1, moves, move))
        scores: torch.Tensor = self.score(torch.relu(hidden)).squeeze(-1)
        return scores


class Worth(nn.Module):
    """What the situation is worth, whatever is offered."""

    def __init__(self, situation: int = 128) -> None:
        super().__init__()
        self.size = situation
        self.worth = nn.Sequential(nn.Linear(situation, 64), nn.Tanh(), nn.Linear(64, 1))

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        worth: torch.Tensor = self.worth(features[:, : self.size])
        return worth


class Policy(MaskableMultiInputActorCriticPolicy):
    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Scores(self.observation_space["moves"].shape[0])
        self.value_net = Worth()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


# -- training -----------------------------------------------------------------------------------------


class Curve(BaseCallback):
    """Tells how many of the last games were won, saves, and stops when the time is up."""

    def __init__(self, minutes: float, file: str) -> None:
        super().__init__()
        self._seconds = 60 * minutes
        self._file = file
        self._began = time.monotonic()
        self._games: list[bool] = []

    def _on_step(self) -> bool:
        for told, over in zip(self.locals["infos"], self.locals["dones"], strict=True):
            if over:
                self._games.append(told["won"])
        return time.monotonic() - self._began < self._seconds

    def _on_rollout_end(self) -> None:
        last = self._games[-200:]
        minutes = (time.monotonic() - self._began) / 60
        share = 100 * sum(last) / max(len(last), 1)
        print(
            f"{self.num_timesteps:8} steps {minutes:5.1f} min "
            f"{len(self._games):6} games, of the last {len(last)} won {share:5.1f} %",
            flush=True,
        )
        self.model.save(self._file)


def new_model(seed: int, environments: int, opponent: str = "random", rollout: int = 4096) -> MaskablePPO:
    """Untrained; it learns each time so many decisions are played."""

    def make() -> Learning:
        return Learning(opponent)

    return MaskablePPO(
        Policy,
        DummyVecEnv([make] * environments),
        n_steps=rollout // environments,
        batch_size=min(512, rollout),
        n_epochs=4,
        learning_rate=7e-4,
        gamma=GAMMA,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Features, "net_arch": []},
        seed=seed,
        device="cpu",
    )


# -- playing ------------------------------------------------------------------------------------------


@cache
def _loaded(file: str, changed: float) -> tuple[MaskablePPO, Tables]:
    """Once for all games of a series, and again when the file is a new one."""
    torch.set_num_threads(1)
    return MaskablePPO.load(file, device="cpu"), tables()


class Agent:
    """The trained network as a Noctuary bot: it plays the move with the best score."""

    def __init__(self, seed: bytes, game: str = GAME) -> None:
        if game != GAME:
            raise ValueError(f"it has learnt {GAME} and knows nothing of {game}")
        file = Path(os.environ.get(WHERE, FILE))
        if not file.is_file():
            raise FileNotFoundError(f"{file}: train an agent first (python examples/train_fables.py)")
        self._model, self._tables = _loaded(str(file), file.stat().st_mtime)
        self._kept = kept(self._tables.lens.layout)
        self._others: Bot = RandomBot(seed)  # for tables of four, which it has never seen
        self._turn, self._made = 0, 0

    def choose(self, match: Match) -> Move:
        decision, lens = match.decision, self._tables.lens
        assert decision is not None
        if len(decision.moves) == 1 or match.seats != 2 or self._goes_round(match):
            return self._others.choose(match)
        offers = lens.offers(match)
        layout = lens.layout
        seen = np.zeros(len(layout.observation), np.float32)
        rows = np.zeros((MOST_MOVES, len(layout.move)), np.float32)
        mask = np.arange(MOST_MOVES) < len(offers)
        lens.look(match, decision.seat, seen)
        lens.rows(match, offers, decision.seat, rows)
        shown = {"observation": seen[self._kept], "moves": rows, "action_mask": mask.astype(np.int8)}
        action, _ = self._model.predict(shown, action_masks=mask, deterministic=True)
        return offers[int(action)]

    def _goes_round(self, match: Match) -> bool:
        """Whoever always answers alike may do so for ever: after many answers in a turn chance helps out."""
        if match.turns != self._turn:
            self._turn, self._made = match.turns, 0
        self._made += 1
        return self._made > LONG_TURN


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long it trains at most")
    parser.add_argument(
        "--steps", type=int, default=600_000, help="how many decisions it trains with at most"
    )
    parser.add_argument("--environments", type=int, default=8)
    parser.add_argument("--rollout", type=int, default=4096, help="decisions between two steps of learning")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=FILE)
    asked = parser.parse_args(words)
    problem = wrong(asked)
    if problem:
        parser.error(problem)
    torch.set_num_threads(1)  # so small a network gains nothing from more
    try:
        model = new_model(asked.seed, asked.environments, asked.opponent, asked.rollout)
    except NoctuaryError as error:
        parser.error(str(error))
    try:
        model.learn(asked.steps, callback=Curve(asked.minutes, asked.out))
    except KeyboardInterrupt:
        print("stopped: what was learnt so far is kept")
    model.save(asked.out)
    print(f"saved: {asked.out}")


def wrong(asked: argparse.Namespace) -> str:
    """What would only be found out after minutes of training, or by a library in words of its own."""
    file = Path(asked.out)
    if asked.environments < 1 or asked.steps < 1:
        return "--environments, --steps: one at least"
    if not asked.minutes > 0:  # “nan” is neither more nor less
        return "--minutes: more than 0"
    if not 2 * asked.environments <= asked.rollout <= MOST_AT_ONCE:
        return f"--rollout: two decisions for each environment at least, {MOST_AT_ONCE} in all at most"
    if not 0 <= asked.seed < 2**32:
        return "--seed: a number from 0 to 4294967295"
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        return f"--out: {file} cannot be written"
    return ""


if __name__ == "__main__":
    main()
