"""What many tables would need, by simulation from measured costs: python tools/scaling.py --tables 100000

One process is simulated, since all are alike: moves come at random, each costs the process its measured time
and a little more for each person who has another process than her table, and is told when the commit that
carries it is on disk (one at a time, each takes all that wait). The smallest number of processes is found
whose 99th percentile is short enough; what Redis and PostgreSQL have to carry is counted from there.
"""

import argparse
import random

# Measured: docs/scaling.md says how.
CPU = 5.7
RELAY = 0.3
NEWS = 2  # that a process tells all others in a second, at most


def simulate(moves_a_second, processes, wish):
    """Seconds from each move's arrival until it is told, in order; and how many commits that took."""
    rng, now, free, done = random.Random(1), 0.0, 0.0, []
    while now < wish.seconds:
        now += rng.expovariate(moves_a_second)
        elsewhere = sum(rng.random() > 1 / processes for _ in range(wish.people - 1))
        free = max(now, free) + (wish.cpu + elsewhere * wish.relay) / 1000
        done.append((now, free))
    return committed(done, wish.commit / 1000)


def committed(done, seconds):
    """Group commit: whatever is done when a commit begins goes with it."""
    times, commits, idle, first = [], 0, 0.0, 0
    while first < len(done):
        begins, last = max(done[first][1], idle), first
        while last < len(done) and done[last][1] <= begins:
            last += 1
        idle = begins + seconds
        times += [idle - came for came, _ in done[first:last]]
        commits, first = commits + 1, last
    return sorted(times), commits


def needed(wish):
    """How many processes keep the promise, with their p99 in ms and the commits a second of each."""
    moves = wish.tables / wish.every
    processes = max(1, int(moves * wish.cpu / 1000))
    while True:
        times, commits = simulate(moves / processes, processes, wish)
        p99 = times[int(len(times) * 0.99)] * 1000
        if p99 <= wish.p99:
            return processes, p99, commits / wish.seconds
        processes += max(1, processes // 50)


def asked(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--cpu", type=float, default=CPU, help="ms that a move costs its process")
    parser.add_argument("--relay", type=float, default=RELAY, help="ms more for each person elsewhere")
    parser.add_argument("--commit", type=float, default=5.0, help="ms until a commit is on disk")
    parser.add_argument("--p99", type=float, default=100.0, help="ms from a move to every screen")
    parser.add_argument("--seconds", type=float, default=120.0, help="simulated")
    return parser.parse_args(arguments)


def told(wish):
    """What is printed."""
    processes, p99, commits = needed(wish)
    moves = wish.tables / wish.every
    elsewhere = (wish.people - 1) * (1 - 1 / processes)
    # Each move is told to everybody elsewhere, and one of all the people has made it.
    relayed, news = moves * elsewhere * (1 + 1 / wish.people), processes * NEWS
    return [
        f"{wish.tables} tables, a move every {wish.every:g} s at each: {moves:.0f} moves a second",
        f"{processes} processes (p99 {p99:.0f} ms), {wish.tables // processes} tables each",
        f"{relayed + news:.0f} messages a second through Redis, {news} of them to all",
        f"{relayed + news * (processes - 1):.0f} deliveries a second by Redis",
        f"{commits * processes:.0f} commits a second, and {processes} beats",
        f"{moves * 2:.0f} rows a second",
    ]


if __name__ == "__main__":
    for line in told(asked()):
        print(line)
