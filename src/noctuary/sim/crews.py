"""Games of several plans, handed out in batches to whoever plays them: this process, several, or a cluster.

What a game gives follows from its plan and its number alone, so it does not matter who plays it, in which
order, or how often. A crew may hand back a part of a batch, or nothing (a machine was lost): the rest is
handed out again.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from types import TracebackType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

P = TypeVar("P")
R = TypeVar("R")

BATCH: Final = 16  # games handed out at a time
AT_A_TIME: Final = 0.25  # seconds after which a process hands in what it has: no more is lost by Ctrl-C


class Batch(NamedTuple):
    """Some games of one plan: its place among the plans, and the numbers of the games."""

    place: int
    numbers: Sequence[int]


class Crew(Protocol):
    """Whoever plays batches. Used in a `with`: leaving it with batches under way ends them in mid-game.

    It may be entered again afterwards.
    """

    def __enter__(self) -> object: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def room(self) -> int:
        """How many more batches it takes now."""
        ...

    def give(self, batch: Batch, play: Callable[[P, int], R], plan: P) -> None:
        """Begin with a batch; `play`, the plan and what comes of it can be pickled."""
        ...

    def take(self) -> list[tuple[Batch, list[Any]]]:
        """Wait until something is done: batches, and what came of the first games of each."""
        ...


class Alone:
    """This process, game by game."""

    def __init__(self) -> None:
        self._next: Callable[[], tuple[Batch, list[Any]]] | None = None

    def __enter__(self) -> Alone:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._next = None

    def room(self) -> int:
        return 1 if self._next is None else 0

    def give(self, batch: Batch, play: Callable[[P, int], R], plan: P) -> None:
        self._next = lambda: (batch, [play(plan, batch.numbers[0])])

    def take(self) -> list[tuple[Batch, list[Any]]]:
        if self._next is None:
            return []
        played, self._next = self._next(), None
        return [played]


def outcomes(
    play: Callable[[P, int], R], plans: Sequence[P], numbers: Sequence[Sequence[int]], crew: Crew
) -> Generator[tuple[int, R], None, None]:
    """The games with these numbers of each plan; every outcome with the place of its plan, in no order.

    Closing the iterator ends games that are being played.
    """
    waiting = Waiting(numbers)
    under_way = 0
    with crew:
        while True:
            for batch in waiting.some(crew.room()):
                crew.give(batch, play, plans[batch.place])
                under_way += 1
            if not under_way:
                return
            for batch, played in crew.take():
                under_way -= 1
                if len(played) < len(batch.numbers):
                    waiting.put_back(Batch(batch.place, batch.numbers[len(played) :]))
                for outcome in played:
                    yield batch.place, outcome


class Waiting:
    """The batches that nobody has yet: first those that came back, then the plans in turn, a batch of each.

    So a series of many plans that is ended early has played something of all of them.
    """

    def __init__(self, numbers: Sequence[Sequence[int]]) -> None:
        self._back: deque[Batch] = deque()
        longest = max((len(of_plan) for of_plan in numbers), default=0)
        self._new = (
            Batch(place, of_plan[start : start + BATCH])
            for start in range(0, longest, BATCH)
            for place, of_plan in enumerate(numbers)
            if start < len(of_plan)
        )

    def put_back(self, batch: Batch) -> None:
        self._back.append(batch)

    def some(self, count: int) -> Iterator[Batch]:
        """So many of them, or as many as there are."""
        for _ in range(count):
            batch = self._back.popleft() if self._back else next(self._new, None)
            if batch is None:
                return
            yield batch


def play_some(
    play: Callable[[P, int], R], plan: P, numbers: Sequence[int], seconds: float = AT_A_TIME
) -> list[R]:
    """As many of these games as there is time for, but one at least: what a process does with a batch."""
    until = time.monotonic() + seconds
    played: list[R] = []
    for number in numbers:
        played.append(play(plan, number))
        if time.monotonic() > until:
            break
    return played
