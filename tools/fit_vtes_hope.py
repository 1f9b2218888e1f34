"""Fit how sure a lead in a duel of VTES is, as people are told it (`VtesJudge.hope`).

    python tools/fit_vtes_hope.py --games 800 --bot hard@24 --jobs 16

The search plays duels against itself; as each turn begins, both leads are written down, and in the end who
has won. One answer in twenty is any sensible offer, and half of the games begin with up to twelve points of
pool fewer on one side, so that there is something to tell. Printed are the scale, and how well it tells who
wins, beside the estimates that the search goes by.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import random
from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple

from noctuary.bots import judge_of, make_bot
from noctuary.bots.judge import squashed
from noctuary.bots.vtes import AHEAD
from noctuary.games.vtes.game import mine
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.sim.setups import setup_for
from noctuary.text.menu import menu_of

STRAY = 0.05
MOST_DECISIONS = 6000
STEPS = 50  # of Newton's; half a dozen are enough
SURE = 1e-6  # no estimate is surer, so that one wrong one is not without end


class Moment(NamedTuple):
    """As a turn begins, for one seat."""

    lead: float  # in both views together
    estimate: float  # what the search goes by
    won: bool


def play(job: tuple[str, str, int]) -> list[Moment]:
    seed, bot, number = job
    key = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=32).digest()
    chance = random.Random(key)
    pairs = [pair for pair in menu_of("vtes").pairings() if pair[0] != pair[1]]
    match = Match.start("vtes", setup_for("vtes", chance.choice(pairs)), key)
    if number % 2:
        state = mine(match.state.copy())
        chance.choice(state.players).pool -= chance.randrange(1, 13)
        match = Match.at(match.game, state, match.seed)
    bots = [make_bot(bot, "vtes", key + bytes([seat])) for seat in range(2)]
    judge = judge_of("vtes", key)
    seen: list[tuple[Seat, float, float]] = []
    turn = 0
    for _ in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            break
        if match.turns > turn and match.quiet:
            turn = match.turns
            state = mine(match.state)
            for seat in (Seat(0), Seat(1)):
                seen.append((seat, AHEAD.lead_in_both(state, seat), AHEAD.estimate(state, seat)))
        move = bots[decision.seat].choose(match)
        if chance.random() < STRAY:
            move = chance.choice(judge.sensible(match.state, decision))
        match.play(move)
    if len(match.winners) != 1:
        return []
    return [Moment(lead, estimate, seat == match.winners[0]) for seat, lead, estimate in seen]


def fitted(moments: Sequence[Moment]) -> float:
    """The scale of greatest likelihood. That is all there is: one seat's lead is the other's deficit."""
    slope = 0.02
    for _ in range(STEPS):
        told = [squashed(slope * one.lead) for one in moments]
        down = sum((one.won - share) * one.lead for one, share in zip(moments, told, strict=True))
        bend = sum(share * (1.0 - share) * one.lead**2 for one, share in zip(moments, told, strict=True))
        slope += down / bend
    return 1.0 / slope


def loss(moments: Sequence[Moment], told: Callable[[Moment], float]) -> float:
    """The mean surprise at who has won."""
    shares = [told(one) if one.won else 1.0 - told(one) for one in moments]
    return -sum(log(max(share, SURE)) for share in shares) / len(shares)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", default="hope-1")
    parser.add_argument("--bot", default="hard@24")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    told = parser.parse_args()
    with multiprocessing.Pool(told.jobs) as pool:
        games = pool.map(play, [(told.seed, told.bot, number) for number in range(told.games)], chunksize=1)
    learned = [one for number, game in enumerate(games) if number % 4 < 2 for one in game]
    tested = [one for number, game in enumerate(games) if number % 4 >= 2 for one in game]
    scale = fitted(learned)
    print(f"half of the games: scale {scale:.1f}; all of them: {fitted(learned + tested):.1f}")
    print(f"log loss in the other half: {loss(tested, lambda one: squashed(one.lead / scale)):.3f}")
    print(f"what the search goes by: {loss(tested, lambda one: one.estimate):.3f}")


if __name__ == "__main__":
    main()
