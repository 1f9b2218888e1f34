"""Several processes of this machine, which end at once when whoever waits for them has had enough."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread
from types import TracebackType
from typing import Any, Final, TypeVar

from noctuary.bots.helpers import number_of
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.sim.crews import Alone, Batch, Crew, play_some

P = TypeVar("P")
R = TypeVar("R")

_AHEAD: Final = 2  # batches per process, so that none waits for the next
_MOST_LOST: Final = 3  # times that processes may die without having played a game


def crew_of(jobs: int) -> Crew:
    """So many processes; this one alone for 1, as many as there are cores for 0."""
    count = number_of(jobs)
    return Alone() if count == 1 else Processes(count)


class Processes:
    """The crew of this machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._running: dict[Future[list[Any]], Batch] = {}

    def __enter__(self) -> Processes:
        self._lost = 0  # pools that broke since a game was last played
        self._start()
        return self

    def _start(self) -> None:
        self._others = set(active_children())  # of this process, and none of ours
        self._pool = ProcessPoolExecutor(self._count, initializer=_obey)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._running:  # from outside: machine code that thinks for a minute would not listen
            for process in set(active_children()) - self._others:
                process.kill()
        self._pool.shutdown(cancel_futures=True)
        self._running = {}

    def room(self) -> int:
        return _AHEAD * self._count - len(self._running)

    def give(self, batch: Batch, play: Callable[[P, int], R], plan: P) -> None:
        # The first batch starts the processes: Ctrl-C reaches all of them, and is for this one to answer.
        with _interrupts_wait():
            self._running[self._handed(play, plan, batch)] = batch

    def _handed(self, play: Callable[[P, int], R], plan: P, batch: Batch) -> Future[list[Any]]:
        try:
            return self._pool.submit(play_some, play, plan, batch.numbers)
        except BrokenProcessPool as broken:  # just now: `take` will see to it
            failed: Future[list[Any]] = Future()
            failed.set_exception(broken)
            return failed

    def take(self) -> list[tuple[Batch, list[Any]]]:
        done = wait(self._running, return_when=FIRST_COMPLETED).done
        try:
            played = [(self._running[future], future.result()) for future in done]
        except BrokenProcessPool:
            return self._begin_again()
        self._lost = 0
        for future in done:
            del self._running[future]
        return played

    def _begin_again(self) -> list[tuple[Batch, list[Any]]]:
        """A process died (there was no memory left, somebody ended it): its batches come back unplayed."""
        self._lost += 1
        if self._lost > _MOST_LOST:
            self._running = {}
            raise NoctuaryError(MessageId("sim-error-workers"), times=self._lost)
        lost = [(batch, list[Any]()) for batch in self._running.values()]
        self._running = {}
        self._pool.shutdown(cancel_futures=True)
        self._start()
        return lost


# -- starting and ending processes --------------------------------------------------------------------


def _obey() -> None:
    """In a new process: leave Ctrl-C to the one that started it, and do not outlive that one.

    What somebody's own bot prints is no result.
    """
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
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
