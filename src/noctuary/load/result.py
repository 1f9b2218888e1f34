"""What a run has found, as it is told and written."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from noctuary.load.counting import Counts, spread


class Second(msgspec.Struct):
    """One second of the run, for the picture."""

    at: int
    moves: int  # due in it, and told to everybody since
    p50: float  # milliseconds
    p99: float
    cpu: float | None  # of the server: 1.0 is a whole core
    memory: int | None  # bytes


class Result(msgspec.Struct):
    """Times in milliseconds, counted from when a move was due to when the last screen of its table had it."""

    tables: int
    screens: int
    games: list[str]
    every: float
    seconds: float
    moves_wished: int
    moves_sent: int
    moves_told: int  # to every screen of their table
    wished_per_s: float
    told_per_s: float
    latency_ms: dict[str, float]
    own_screen_ms: dict[str, float]  # the mover's
    generator_late_ms: dict[str, float]  # how late we ourselves were: what is in here is not the server's
    server_cpu_ms_per_move: float | None
    server_cpu: float | None  # cores
    generator_cpu: float
    server_memory: int | None  # bytes at the end
    memory_per_table: int | None  # bytes
    messages: int
    bytes_per_message: float
    gaps: int
    held: int
    unseen: int
    untold: int
    moves_kept: int  # the warm-up included: what the server should have counted, too
    games_ended: int
    chats: int
    undos: int
    cuts: int
    errors: dict[str, int]
    moves_counted: int | None = None  # by the server's own metrics, automatic passes included
    timeline: list[Second] = []


def timeline(counts: Counts, uses: list[tuple[float, float, int]]) -> list[Second]:
    """By the second in which a move was due. `uses`: when, CPU seconds and memory of the server."""
    by_second: dict[int, list[float]] = {}
    for due, seconds in counts.latencies:
        by_second.setdefault(int(due - counts.begin), []).append(seconds)
    told = []
    for at in range(max(by_second, default=-1) + 1):
        known = spread(by_second.get(at, []))
        cpu, memory = _use_at(uses, counts.begin + at)
        told.append(Second(at, len(by_second.get(at, [])), known["p50"], known["p99"], cpu, memory))
    return told


def _use_at(uses: list[tuple[float, float, int]], when: float) -> tuple[float | None, int | None]:
    """Between the two samples around a moment; nothing where there are none."""
    for (then, cpu, _), (later, more, memory) in pairwise(uses):
        if then <= when + 0.5 < later:
            return round((more - cpu) / (later - then), 3), memory
    return None, None
