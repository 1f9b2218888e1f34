"""Games of several plans in several processes, which end at once when whoever waits for them has had enough.

Outcomes come as they are ready. A process hands in what it has played every quarter of a second, so that an
interrupted series loses no more than that.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Event
from multiprocessing.synchronize import Event as Stop
from threading import Thread
from typing import Final, TypeAlias, TypeVar

P = TypeVar("P")
R = TypeVar("R")
Batch: TypeAlias = tuple[int, range]  # the place of a plan, and the numbers of its games

_BATCH: Final = 16  # games handed to a process at a time
_AT_A_TIME: Final = 0.25  # seconds after which it hands in what it has
_AHEAD: Final = 2  # batches per process, so that none waits for the next


def outcomes(
    play: Callable[[P, int], R], plans: Sequence[P], games: Sequence[int], jobs: int
) -> Generator[tuple[int, R], None, None]:
    """So many games of each plan; every outcome with the place of its plan.

    Several processes give them in no order. Closing the iterator ends those processes in mid-game.
    """
    if jobs <= 1:
        for place, plan in enumerate(plans):
            for number in range(games[place]):
                yield place, play(plan, number)
        return
    waiting = Waiting(games)
    running: dict[Future[list[R]], Batch] = {}
    with _processes(jobs) as pool:
        while True:
            # The first batch starts the processes: Ctrl-C reaches all of them, and is for this one to answer.
            with _interrupts_wait():
                for place, numbers in islice(waiting, _AHEAD * jobs - len(running)):
                    running[pool.submit(_some, play, plans[place], numbers)] = (place, numbers)
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                place, numbers = running.pop(future)
                played = future.result()
                if len(played) < len(numbers):
                    waiting.put_back((place, numbers[len(played) :]))
                for outcome in played:
                    yield place, outcome


class Waiting:
    """The batches that no process has yet: first those that one handed back, then new ones."""

    def __init__(self, games: Sequence[int]) -> None:
        self._back: deque[Batch] = deque()
        self._new = (
            (place, range(start, min(start + _BATCH, count)))
            for place, count in enumerate(games)
            for start in range(0, count, _BATCH)
        )

    def put_back(self, batch: Batch) -> None:
        self._back.append(batch)

    def __iter__(self) -> Iterator[Batch]:
        return self

    def __next__(self) -> Batch:
        return self._back.popleft() if self._back else next(self._new)


def _some(play: Callable[[P, int], R], plan: P, numbers: range) -> list[R]:
    """As many of these games as there is time for, but one at least."""
    until = time.monotonic() + _AT_A_TIME
    played: list[R] = []
    for number in numbers:
        played.append(play(plan, number))
        if time.monotonic() > until:
            break
    return played


# -- starting and ending processes --------------------------------------------------------------------


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    stop = Event()
    pool = ProcessPoolExecutor(jobs, initializer=_obey, initargs=(stop,))
    try:
        yield pool
    except BaseException:
        stop.set()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _obey(stop: Stop) -> None:
    """In a new process: leave Ctrl-C to the one that started it, and end when that one says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_when, args=(stop,), daemon=True).start()


def _end_when(stop: Stop) -> None:
    stop.wait()
    os._exit(1)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; processes started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
