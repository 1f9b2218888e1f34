"""The machines of a Ray cluster as a crew (extra `cluster`): the same games as here, on more cores.

A batch is a task. What is lost with a machine comes back unplayed and is handed out again by `outcomes`: if
Ray tried again as well, a bot that ends its process would be tried all the more often. Each batch is taken
once, so no game counts twice.
"""

from __future__ import annotations

import os
import socket
import time
from collections import Counter
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Final, TypeVar

import noctuary
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.sim.crews import Batch, play_some

P = TypeVar("P")
R = TypeVar("R")

LOCAL: Final = "local"  # an address of Ray's: a cluster of this machine alone, for as long as it is used
AUTO: Final = "auto"  # another: the cluster that this machine is part of
CLIENT: Final = "ray://"  # how the address of one begins that this machine is no part of
_EXAMPLE: Final = "192.168.0.10:6379"
_HIGHEST_PORT: Final = 65535
_KNOCKS_FOR: Final = 10.0  # seconds
_AHEAD: Final = 2  # batches per core, so that none waits for the next
_AT_A_TIME: Final = (
    2.0  # seconds after which a task hands in what it has: each one costs a way through the net
)
_COUNTED_FOR: Final = 1.0  # seconds for which the number of cores is believed
_MOST_LOST: Final = 4  # times that one batch is lost: then it is the batch, or nobody is left


class Cluster:
    """The crew at a Ray address: `host:port`, `ray://host:port`, `auto` or `local`."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        self._address = address
        self._running: dict[Any, Batch] = {}
        self._lost: Counter[tuple[int, int]] = Counter()  # by place and first number: how often it was lost
        self._cores, self._counted = 0, 0.0

    def __enter__(self) -> Cluster:
        if self._address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
        _knock(self._address)
        try:
            self._ray.init(address=self._address, logging_level="ERROR", log_to_driver=False)
        except Exception as wrong:  # of many kinds, one for each way of not reaching it
            raise _unreachable(self._address, wrong) from wrong
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(_play_batch)
        self._lost.clear()
        self._counted = 0.0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            for task in self._running:
                self._ray.cancel(task, force=True)
        finally:
            self._running = {}
            self._ray.shutdown()

    def room(self) -> int:
        now = time.monotonic()
        if now - self._counted > _COUNTED_FOR:  # machines come and go
            self._cores, self._counted = int(self._ray.cluster_resources().get("CPU", 0)), now
        return max(_AHEAD * self._cores, 1) - len(self._running)

    def give(self, batch: Batch, play: Callable[[P, int], R], plan: P) -> None:
        self._running[self._task.remote(play, plan, batch.numbers)] = batch

    def take(self) -> list[tuple[Batch, list[Any]]]:
        if not self._running:
            return []
        tasks = list(self._running)
        done, _ = self._ray.wait(tasks, num_returns=1)
        more, _ = self._ray.wait(tasks, num_returns=len(tasks), timeout=0)
        taken = [(self._running.pop(task), task) for task in {*done, *more}]
        return [(batch, self._result(batch, task)) for batch, task in taken]

    def _result(self, batch: Batch, task: Any) -> list[Any]:
        """What came of a task; nothing where its machine was lost, so that its games are handed out again."""
        played: list[Any]
        try:
            version, played = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as wrong:  # raised over there: it would be again
            raise _unreachable(self._address, wrong) from wrong
        except self._ray.exceptions.RayError as wrong:
            self._lose(batch, wrong)
            return []
        if version != noctuary.__version__:
            here = noctuary.__version__
            raise NoctuaryError(MessageId("error-cluster-version"), here=here, there=version)
        return played

    def _lose(self, batch: Batch, wrong: Exception) -> None:
        """Once more, unless it has been too often."""
        name = (batch.place, batch.numbers[0])
        self._lost[name] += 1
        if self._lost[name] < _MOST_LOST:
            return
        if isinstance(wrong, self._ray.exceptions.WorkerCrashedError):  # the machine is there, and went on
            raise NoctuaryError(
                MessageId("error-cluster-workers"), address=self._address, times=_MOST_LOST
            ) from wrong
        raise _unreachable(self._address, wrong) from wrong


def _play_batch(play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> tuple[str, list[R]]:
    """On a machine of the cluster. Another version there may play another game from the same seed."""
    return noctuary.__version__, play_some(play, plan, numbers, _AT_A_TIME)


def _ray() -> Any:
    try:
        import ray
    except ImportError as missing:
        raise NoctuaryError(MessageId("error-no-ray")) from missing
    return ray


def _knock(address: str) -> None:
    """Ray would try for minutes where nobody answers."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal() or int(port) > _HIGHEST_PORT:
        raise NoctuaryError(MessageId("error-cluster-address"), address=address, example=_EXAMPLE)
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_KNOCKS_FOR).close()
    except (OSError, UnicodeError) as wrong:
        raise _unreachable(address, wrong) from wrong


def _unreachable(address: str, wrong: Exception) -> NoctuaryError:
    problem = str(wrong).strip().splitlines() or [type(wrong).__name__]
    return NoctuaryError(MessageId("error-cluster"), address=address, problem=problem[-1])
