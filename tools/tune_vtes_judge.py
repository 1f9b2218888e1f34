"""Find the weights of the VTES judge by play, for duels or for tables of five.

    python tools/tune_vtes_judge.py 2 --rounds 8 --pairs 960 --jobs 16
    python tools/tune_vtes_judge.py 5 --rounds 5 --pairs 480 --jobs 16

One greedy bot counts with other weights than the rest. In each round every pair of games tries a step of
chance from the present weights, and its opposite, from the same deal; what the pairs say together is the
direction of the next step (evolution strategies). Afterwards the squash is fitted: which share of wins, or of
victory points, followed which lead. The result goes into src/noctuary/bots/vtes_judge.json.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import random
from math import exp, sqrt
from multiprocessing.pool import Pool
from pathlib import Path
from typing import NamedTuple

from noctuary.bots import Greedy, make_bot
from noctuary.bots.judge import squashed
from noctuary.bots.vtes import VtesJudge
from noctuary.bots.vtes_plans import more_to_her
from noctuary.bots.vtes_weights import Weights, found
from noctuary.games.vtes.game import mine
from noctuary.kernel.match import Match
from noctuary.text.menu import menu_of

TARGET = Path(__file__).parent.parent / "src" / "noctuary" / "bots" / "vtes_judge.json"
# Being out is the end, whatever games say; the squash is fitted, and what people are told (fit_vtes_hope.py).
GIVEN = ("out", "even", "scale", "told_scale")
NAMES = [name for name in json.loads(TARGET.read_text("utf-8"))["duels"] if name not in GIVEN]
BY_HAND = {name: float(getattr(Weights(), name)) for name in NAMES}
SPREAD = 0.25  # of the logarithm of a weight
STEP = 0.8  # the length of each round's step
FARTHEST = 1.5  # from the value made by hand
MOMENTUM = 0.5
MOST_DECISIONS = 9000
APART = 40  # decisions between two positions that the squash is fitted to
FIT_GAMES = 260


class Job(NamedTuple):
    seats: int
    seed: str
    seat: int  # who tries the weights
    at: list[float]  # logarithms, beside those made by hand


class Played(NamedTuple):
    share: float  # of the victory points; of two seats, the game
    leads: list[tuple[float, float]]  # leads on the way, and the shares that came of them


def weights_at(point: list[float]) -> Weights:
    weights = Weights()
    for name, value in zip(NAMES, point):
        setattr(weights, name, BY_HAND[name] * exp(value))
    return weights


def play(job: Job) -> Played:
    """A game in which one seat counts with these weights, and the others with those made by hand."""
    menu = menu_of("vtes")
    decks = sorted({deck for pair in menu.pairings() for deck in pair})
    chosen = random.Random(job.seed).sample(decks, job.seats)
    agreed = {one.field: one.default for one in menu.settings()}
    match = Match.start("vtes", menu.setup(chosen, agreed), hashlib.sha256(job.seed.encode()).digest())
    weights = weights_at(job.at)
    judge = VtesJudge(weights, weights)
    bots = [make_bot("greedy", "vtes", bytes([seat])) for seat in range(job.seats)]
    bots[job.seat] = Greedy(bytes([job.seat]), judge)
    leads: list[tuple[int, float]] = []
    for made in range(1, MOST_DECISIONS):
        if match.decision is None:
            break
        if made % APART == 0:
            state = mine(match.state)
            leads += [
                (player.seat, judge.worth(state, player.seat) + more_to_her(state, player.seat))
                for player in state.players
                if not player.out
            ]
        match.play(bots[match.decision.seat].choose(match))
    shares = _shares([player.points for player in mine(match.state).players])
    return Played(shares[job.seat], [(lead, shares[seat]) for seat, lead in leads])


def _shares(points: list[int]) -> list[float]:
    if len(points) > 2:
        return [each / (2 * len(points)) for each in points]  # points are halves
    return [0.5 if points[0] == points[1] else float(each == max(points)) for each in points]


def both(jobs: tuple[Job, Job]) -> tuple[float, float]:
    """A step and its opposite, from the same deal."""
    return play(jobs[0]).share, play(jobs[1]).share


def climb(seats: int, rounds: int, pairs: int, pool: Pool) -> list[float]:
    chance = random.Random(f"tune {seats}")
    point = [0.0] * len(NAMES)
    pace = [0.0] * len(NAMES)
    for number in range(rounds):
        steps = [[chance.gauss(0.0, SPREAD) for _ in NAMES] for _ in range(pairs)]
        jobs = [
            _pair(seats, f"tune-{seats}-{number}-{k}", k % seats, point, step) for k, step in enumerate(steps)
        ]
        results = pool.map(both, jobs, chunksize=1)
        slope = [
            sum((ahead - behind) * step[place] for (ahead, behind), step in zip(results, steps))
            for place in range(len(NAMES))
        ]
        pace = [MOMENTUM * before + now for before, now in zip(pace, slope)]
        length = sqrt(sum(each * each for each in pace)) or 1.0
        point = [min(max(at + STEP * each / length, -FARTHEST), FARTHEST) for at, each in zip(point, pace)]
        mean = sum(ahead + behind for ahead, behind in results) / (2 * pairs)
        print(f"round {number + 1}: {mean:.3f} around the point it began with", flush=True)
    return point


def _pair(seats: int, seed: str, seat: int, point: list[float], step: list[float]) -> tuple[Job, Job]:
    ahead = [at + each for at, each in zip(point, step)]
    behind = [at - each for at, each in zip(point, step)]
    return Job(seats, seed, seat, ahead), Job(seats, seed, seat, behind)


def fit_squash(seats: int, point: list[float], pool: Pool) -> tuple[float, float]:
    """Where the game is open, and how much is three to one: a logistic curve, by careful Newton steps."""
    jobs = [Job(seats, f"fit-{seats}-{number}", 0, point) for number in range(FIT_GAMES)]
    leads = [lead for played in pool.imap_unordered(play, jobs) for lead in played.leads]
    base, slope = 0.0, 0.02
    for _ in range(200):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for lead, share in leads:
            told = squashed(base + slope * lead)
            weight = told * (1.0 - told) + 1e-6
            g0 += share - told
            g1 += (share - told) * lead
            h00 += weight
            h01 += weight * lead
            h11 += weight * lead * lead
        determinant = h00 * h11 - h01 * h01
        base += 0.3 * (h11 * g0 - h01 * g1) / determinant
        slope += 0.3 * (h00 * g1 - h01 * g0) / determinant
    return -base / slope, 1.0 / slope


def write(which: str, point: list[float], even: float, scale: float) -> None:
    document = json.loads(TARGET.read_text("utf-8"))
    weights = weights_at(point)
    values = {name: round(float(getattr(weights, name)), 3) for name in NAMES}
    document[which] |= {**values, "even": round(even, 1), "scale": round(scale, 1)}
    TARGET.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    print(f"{which}: {found(which).even}, {found(which).scale}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("seats", type=int, choices=[2, 5])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pairs", type=int, default=480)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    told = parser.parse_args()
    with multiprocessing.Pool(told.jobs) as pool:
        point = climb(told.seats, told.rounds, told.pairs, pool)
        even, scale = fit_squash(told.seats, point, pool)
    write("duels" if told.seats == 2 else "tables", point, even, scale)


if __name__ == "__main__":
    main()
