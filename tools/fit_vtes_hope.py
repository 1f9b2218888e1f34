"""Fit how sure a lead in VTES is, as people are told it (`VtesJudge.hope`), for duels or for tables of five.

    python tools/fit_vtes_hope.py 2 --games 800 --bot hard@24 --jobs 16
    python tools/fit_vtes_hope.py 5 --games 48 --bot greedy --jobs 16

A bot plays against itself; as each turn begins, each seat's lead is written down, and in the end its share of
the victory points (of two seats, who has won). One answer in twenty is any sensible offer, and half of the
games begin with up to twelve points of pool fewer on one side, so that there is something to tell. The scale
goes into src/noctuary/bots/vtes_judge.json; printed is how well it tells, beside what a search goes by.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import random
from collections.abc import Callable, Sequence
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from noctuary.bots import judge_of, make_bot
from noctuary.bots.vtes import AHEAD
from noctuary.games.vtes.game import mine
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.sim.setups import setup_for
from noctuary.text.menu import menu_of

TARGET = Path(__file__).parent.parent / "src" / "noctuary" / "bots" / "vtes_judge.json"
STRAY = 0.05
MOST_DECISIONS = 9000
LEAST, MOST = 1.0, 100.0  # where the scale is looked for
HALVINGS = 40
SURE = 1e-6  # no estimate is surer, so that one wrong one is not without end


class Moment(NamedTuple):
    """As a turn begins; by seat."""

    leads: list[float]
    estimates: list[float]  # what a search goes by
    shares: list[float]  # what came of it


def play(job: tuple[int, str, str, int]) -> list[Moment]:
    seats, seed, bot, number = job
    key = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=32).digest()
    chance = random.Random(key)
    decks = sorted({deck for pair in menu_of("vtes").pairings() for deck in pair})
    match = Match.start("vtes", setup_for("vtes", tuple(chance.sample(decks, seats))), key)
    if number % 2:
        state = mine(match.state.copy())
        chance.choice(state.players).pool -= chance.randrange(1, 13)
        match = Match.at(match.game, state, match.seed)
    bots = [make_bot(bot, "vtes", key + bytes([seat])) for seat in range(seats)]
    judge = judge_of("vtes", key)
    seen: list[tuple[list[float], list[float]]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            break
        if match.turns > turn and match.quiet:
            turn = match.turns
            state = mine(match.state)
            everybody = [Seat(seat) for seat in range(seats)]
            leads = [AHEAD.lead(state, seat) for seat in everybody]
            seen.append((leads, [AHEAD.estimate(state, seat) for seat in everybody]))
        move = bots[decision.seat].choose(match)
        if chance.random() < STRAY:
            move = chance.choice(judge.sensible(match.state, decision))
        match.play(move)
    shares = shares_of([player.points for player in mine(match.state).players]) if match.over else []
    return [Moment(leads, estimates, shares) for leads, estimates in seen] if shares else []


def shares_of(points: list[int]) -> list[float]:
    """Nothing where nobody has won anything."""
    return [each / sum(points) for each in points] if sum(points) else []


def told(moment: Moment, scale: float) -> list[float]:
    most = max(moment.leads)
    weights = [exp((lead - most) / scale) for lead in moment.leads]
    return [weight / sum(weights) for weight in weights]


def loss(moments: Sequence[Moment], tell: Callable[[Moment], list[float]]) -> float:
    """The mean surprise of a seat at what it got."""
    total = 0.0
    for moment in moments:
        for guess, share in zip(tell(moment), moment.shares, strict=True):
            total -= share * log(max(guess, SURE)) + (1.0 - share) * log(max(1.0 - guess, SURE))
    return total / sum(len(moment.shares) for moment in moments)


def fitted(moments: Sequence[Moment]) -> float:
    """The scale that surprises least; on either side of it the surprise only grows."""
    low, high = log(LEAST), log(MOST)
    for _ in range(HALVINGS):
        one, other = low + (high - low) / 3, high - (high - low) / 3
        losses = [loss(moments, lambda moment, at=at: told(moment, exp(at))) for at in (one, other)]
        low, high = (low, other) if losses[0] < losses[1] else (one, high)
    return exp(low)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("seats", type=int, choices=[2, 5])
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", default="hope-1")
    parser.add_argument("--bot", default="hard@24")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    jobs = [(asked.seats, asked.seed, asked.bot, number) for number in range(asked.games)]
    with multiprocessing.Pool(asked.jobs) as pool:
        games = pool.map(play, jobs, chunksize=1)
    learned = [one for number, game in enumerate(games) if number % 4 < 2 for one in game]
    tested = [one for number, game in enumerate(games) if number % 4 >= 2 for one in game]
    half = fitted(learned)
    print(f"scale from half of the games: {half:.1f}")
    print(f"log loss in the other half: {loss(tested, lambda one: told(one, half)):.3f}")
    print(f"of what a search goes by: {loss(tested, lambda one: one.estimates):.3f}")
    document = json.loads(TARGET.read_text("utf-8"))
    document["duels" if asked.seats == 2 else "tables"]["told_scale"] = round(fitted(learned + tested), 1)
    TARGET.write_text(json.dumps(document, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
