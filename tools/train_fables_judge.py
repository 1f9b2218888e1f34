"""Fit the learned judge of Twisted Fables to games that the search plays against itself.

    python tools/train_fables_judge.py play --games 3000 --seed gr1 --bot greedy --out greedy.jsonl.gz
    python tools/train_fables_judge.py play --games 205 --seed sp1 --bot hard@40 --out search.jsonl.gz
    python tools/train_fables_judge.py fit greedy.jsonl.gz --often search.jsonl.gz --held 0 \\
        --out src/noctuary/bots/fables_judge.json

`play` needs Noctuary alone (compiled, it is seven times as fast), `fit` needs numpy, too. The same seed gives
the same games, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import multiprocessing
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from noctuary.bots import judge_of, make_bot
from noctuary.bots.fables_features import BETWEEN, SIDE, features
from noctuary.games.fables.game import mine
from noctuary.games.fables.kinds import BASIC_KINDS
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules.reinforcement import reserve_top, take_reserve_top
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.sim.setups import setup_for
from noctuary.text.menu import menu_of

STRAY = 0.06  # of the answers are any sensible offer: self-play alone would never see what it avoids
MOST_DECISIONS = 6000

# -- playing ----------------------------------------------------------------------------------------


def play_one(job: tuple[str, str, int]) -> dict[str, Any]:
    """One game of the search against itself, with a row of features as each turn begins."""
    seed, bot, number = job
    pairs = list(menu_of("fables").pairings())
    pair = pairs[number // 2 % len(pairs)]
    key = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=32).digest()
    strays = random.Random(key)
    match = Match.start("fables", setup_for("fables", pair, first="AB"[number % 2]), key)
    if number // 2 % 2:
        match = uneven(match, strays)
    bots = [make_bot(bot, "fables", key + bytes([seat])) for seat in range(2)]
    judge = judge_of("fables", key)
    rows: list[list[float]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            break
        state = mine(match.state)
        if match.turns > turn and match.quiet and all(board.square for board in state.boards):
            turn = match.turns
            rows.append([state.active, turn, *(round(value, 3) for value in features(state, state.active))])
        move = bots[decision.seat].choose(match)
        if strays.random() < STRAY:
            move = strays.choice(judge.sensible(match.state, decision))
        match.play(move)
    winners = match.winners
    fables = [POOL.order.index(board.sheet) for board in mine(match.state).boards]
    return {"fables": fables, "won": winners[0] if winners else -1, "turns": match.turns, "rows": rows}


def uneven(match: Match, chance: random.Random) -> Match:
    """The same deal with some cards more or less and fewer HP, by lot.

    What a card does for its owner shows itself here: in games as they come, whoever is about to lose owns
    other cards than whoever is about to win, and that says nothing about the cards.
    """
    while match.decision is not None and not (match.turns and match.quiet):
        match.play(match.decision.moves[0])
    state = mine(match.state.copy())
    for board in state.boards:
        if chance.random() < 0.5:
            board.hp -= chance.randrange(1, 14)
        for _ in range(chance.randrange(4)):
            if board.deck:
                board.deck.remove(chance.choice(board.deck))
        for _ in range(chance.randrange(7)):
            kind = chance.choice(
                [*range(BASIC_KINDS), *(reserve_top(state, board.seat, n) for n in range(3))]
            )
            if kind == NOTHING or not state.pool.is_talent[kind]:
                kind = chance.randrange(BASIC_KINDS)
            if kind >= BASIC_KINDS:
                take_reserve_top(state, board.seat, state.pool.type[kind])
            else:
                state.piles[kind] -= 1
            board.deck.insert(chance.randrange(len(board.deck) + 1), kind)
    return Match.at(match.game, state, match.seed)


def play(games: int, first: int, seed: str, bot: str, jobs: int, out: Path) -> None:
    work = [(seed, bot, number) for number in range(first, first + games)]
    with gzip.open(out, "wt", encoding="utf-8") as file, multiprocessing.Pool(jobs) as pool:
        for done, game in enumerate(pool.imap(play_one, work), 1):
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            if done % 50 == 0:
                file.flush()
                print(done, file=sys.stderr, flush=True)


# -- fitting ----------------------------------------------------------------------------------------

HIDDEN = 12
ROUNDS = 10
BATCH = 256
RATE = 2e-3
DECAY = 1e-3
LINE_DECAY = 3e-3
OFTEN = 3  # times that each game of the search counts: it is played far better, and costs far more


def games_of(paths: list[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                game = json.loads(line)
                if game["won"] >= 0:
                    yield game


def fit(paths: list[Path], often: list[Path], seed: int, share: float, held: float, out: Path | None) -> None:
    import numpy as np

    cheap, dear = list(games_of(paths)), list(games_of(often))
    lot = np.random.default_rng([seed, 1])
    cheap, left = parted(cheap, share, held, lot)
    dear, tested = parted(dear, share, held, lot)
    data = {"used": positions(cheap, dear, OFTEN)}
    if left or tested:
        data["held back"] = positions(tested or left, [], 0)
    chance = np.random.default_rng(seed)
    model = Fitted(chance, len(SIDE), len(SIDE) * 2 + len(BETWEEN), len(POOL.order))
    x, who, won = data["used"]
    steps = 0
    total = ROUNDS * (len(x) // BATCH + 1)
    for turn in range(ROUNDS):
        mixed = chance.permutation(len(x))
        for at in range(0, len(x), BATCH):
            pick = mixed[at : at + BATCH]
            steps += 1
            model.step(x[pick], who[pick], won[pick], steps, RATE * (1.0 - steps / (total + 1)))
        told = {name: model.score(*part) for name, part in data.items()}
        print(
            turn + 1,
            *(f"{name}: log loss {loss:.4f}, right {right:.4f}" for name, (loss, right) in told.items()),
            flush=True,
        )
    print(f"{len(cheap)} + {OFTEN} x {len(dear)} games, {len(x)} positions")
    if out is not None:
        out.write_text(model.document(), encoding="utf-8")


def parted(games: list[Any], share: float, held: float, lot: Any) -> tuple[list[Any], list[Any]]:
    """Those to learn from and those to be tested on: whole games, since the turns of one are alike."""
    back = set(lot.permutation(len(games))[: int(held * len(games))].tolist())
    used = [game for place, game in enumerate(games) if place not in back]
    return used[: int(share * len(used))], [games[place] for place in sorted(back)]


def positions(games: list[Any], often: list[Any], times: int) -> tuple[Any, Any, Any]:
    """Features, both Fables and the outcome for whoever's turn begins."""
    import numpy as np

    rows, who, won = [], [], []
    for game in games + often * times:
        for row in game["rows"]:
            mover = int(row[0])
            rows.append(row[2:])
            who.append((game["fables"][mover], game["fables"][1 - mover]))
            won.append(1.0 if game["won"] == mover else 0.0)
    return np.array(rows, np.float32), np.array(who), np.array(won, np.float32)


class Fitted:
    """The network of `noctuary.bots.fables_learned` with what it takes to fit it (Adam, weights decay)."""

    def __init__(self, chance: Any, width: int, columns: int, fables: int) -> None:
        import numpy as np

        self.width = width
        self.p = {
            "hidden": chance.normal(0, (1.0 / columns) ** 0.5, (columns, HIDDEN)),
            "mover": np.zeros((fables, HIDDEN)),
            "other": np.zeros((fables, HIDDEN)),
            "out": chance.normal(0, 0.3, HIDDEN),
            "line": np.zeros((fables, width)),
        }
        self.m = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.v = {name: np.zeros_like(value) for name, value in self.p.items()}

    def forward(self, x: Any, who: Any) -> tuple[Any, Any]:
        import numpy as np

        p = self.p
        active = np.maximum(x @ p["hidden"] + p["mover"][who[:, 0]] + p["other"][who[:, 1]], 0.0)
        lead = active @ p["out"]
        lead += np.einsum("ij,ij->i", x[:, : self.width], p["line"][who[:, 0]])
        lead -= np.einsum("ij,ij->i", x[:, self.width : 2 * self.width], p["line"][who[:, 1]])
        return active, lead

    def step(self, x: Any, who: Any, won: Any, number: int, rate: float) -> None:
        import numpy as np

        p = self.p
        active, lead = self.forward(x, who)
        wrong = (1.0 / (1.0 + np.exp(-lead)) - won) / len(won)
        back = np.outer(wrong, p["out"]) * (active > 0)
        g = {name: np.zeros_like(value) for name, value in p.items()}
        g["hidden"] = x.T @ back
        np.add.at(g["mover"], who[:, 0], back)
        np.add.at(g["other"], who[:, 1], back)
        g["out"] = active.T @ wrong
        np.add.at(g["line"], who[:, 0], wrong[:, None] * x[:, : self.width])
        np.add.at(g["line"], who[:, 1], -wrong[:, None] * x[:, self.width : 2 * self.width])
        for name, value in p.items():
            g[name] += (LINE_DECAY if name == "line" else DECAY) * value
            self.m[name] = 0.9 * self.m[name] + 0.1 * g[name]
            self.v[name] = 0.999 * self.v[name] + 0.001 * g[name] ** 2
            near, far = self.m[name] / (1 - 0.9**number), self.v[name] / (1 - 0.999**number)
            p[name] = value - rate * near / (np.sqrt(far) + 1e-8)

    def score(self, x: Any, who: Any, won: Any) -> tuple[float, float]:
        import numpy as np

        _, lead = self.forward(x, who)
        loss = np.log1p(np.exp(-np.abs(lead))) + np.maximum(np.where(won > 0.5, -lead, lead), 0.0)
        return float(loss.mean()), float(((lead > 0) == (won > 0.5)).mean())

    def document(self) -> str:
        p = dict(self.p, hidden=self.p["hidden"].T)
        weights = {name: _rounded(value.tolist()) for name, value in p.items()}
        names = [*(f"own {name}" for name in SIDE), *(f"other's {name}" for name in SIDE), *BETWEEN]
        fables = [sheet.slug for sheet in POOL.order]
        return json.dumps({"fables": fables, "features": names, **weights}, separators=(",", ":")) + "\n"


def _rounded(values: Any) -> Any:
    return round(values, 4) if isinstance(values, float) else [_rounded(value) for value in values]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--first", type=int, default=0)
    playing.add_argument("--seed", default="fables")
    playing.add_argument("--bot", default="hard@40")
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = tasks.add_parser("fit")
    fitting.add_argument("games", type=Path, nargs="*")
    fitting.add_argument("--often", type=Path, nargs="*", default=[], help=f"games that count {OFTEN} times")
    fitting.add_argument("--held", type=float, default=0.1, help="share of the games kept for a test")
    fitting.add_argument("--seed", type=int, default=1)
    fitting.add_argument("--share", type=float, default=1.0, help="of the games, for a learning curve")
    fitting.add_argument("--out", type=Path)
    told = parser.parse_args()
    if told.task == "play":
        play(told.games, told.first, told.seed, told.bot, told.jobs, told.out)
    else:
        fit(told.games, told.often, told.seed, told.share, told.held, told.out)


if __name__ == "__main__":
    main()
