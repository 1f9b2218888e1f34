"""Several processes on one machine: a parent that starts them, starts a dead one anew, and stops them.

They listen at the same port, and the system shares visitors out among them. Their bots think in one more
process, which is one of the helpers of `thinking.py`; other machines may bring others.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server import logs, running
from noctuary.server.app import Server, make_app
from noctuary.server.cluster.thinking import Helper
from noctuary.server.settings import Settings

_LOG: Final = logging.getLogger(__name__)
_PARENT_SECONDS: Final = 1.0
_START_SECONDS: Final = 60.0
_STOP_SECONDS: Final = 15.0
_LOOK_SECONDS: Final = 0.5
_AGAIN_SECONDS: Final = 1.0  # before a process that has died is started anew
_READY: Final = "ready"

# A copy of the parent has read all modules already, and shares their memory; only on Linux are copies safe.
if sys.platform == "linux":
    _context = multiprocessing.get_context("fork")
else:
    _context = multiprocessing.get_context("spawn")


@dataclass
class _Child:
    """A process, and how to start it again."""

    work: Callable[[Settings, Connection], None]
    process: BaseProcess
    told: Connection
    began: float = field(default_factory=time.monotonic)


def supervise(settings: Settings, workers: int, ready: Callable[[], None]) -> None:
    """Run until somebody stops it. What keeps the first of them from starting is raised."""
    stopping: list[int] = []
    before = {
        number: signal.signal(number, lambda got, _: stopping.append(got))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    children = [_start(settings, work) for work in [*[answer] * workers, think]]
    try:
        for child in children:
            _await_ready(child, stopping)
        if not stopping:
            ready()
        while not stopping:
            wait([child.process.sentinel for child in children], timeout=_LOOK_SECONDS)
            children = [child if child.process.is_alive() else _again(settings, child) for child in children]
    finally:
        _stop(children)
        for number, handler in before.items():
            signal.signal(number, handler)


def _start(settings: Settings, work: Callable[[Settings, Connection], None]) -> _Child:
    told, tells = _context.Pipe(duplex=False)
    process = _context.Process(target=_begin, args=(work, settings, tells))
    process.start()
    tells.close()
    return _Child(work, process, told)


def _again(settings: Settings, dead: _Child) -> _Child:
    _LOG.error("process %s has ended (%s), and is started anew", dead.process.pid, dead.process.exitcode)
    dead.told.close()
    time.sleep(max(0.0, _AGAIN_SECONDS - (time.monotonic() - dead.began)))
    return _start(settings, dead.work)


def _await_ready(child: _Child, stopping: list[int]) -> None:
    until = time.monotonic() + _START_SECONDS
    while not stopping:
        if child.told.poll(_LOOK_SECONDS):
            try:
                told = child.told.recv()
            except EOFError:
                raise NoctuaryError(MessageId("server-error-start")) from None
            if told != _READY:
                raise NoctuaryError(MessageId(told[0]), **told[1])
            return
        if time.monotonic() > until:
            raise NoctuaryError(MessageId("server-error-start"))


def _stop(children: list[_Child]) -> None:
    for child in children:
        if child.process.is_alive():
            child.process.terminate()
    until = time.monotonic() + _STOP_SECONDS
    for child in children:
        child.process.join(max(0.0, until - time.monotonic()))
        if child.process.is_alive():
            child.process.kill()
            child.process.join()
        child.told.close()


# -- in the processes -------------------------------------------------------------------------------------


def _begin(work: Callable[[Settings, Connection], None], settings: Settings, tells: Connection) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # those of the parent
        signal.signal(number, signal.SIG_DFL)
    try:
        work(settings, tells)
    except NoctuaryError as wrong:  # told to the parent, who says it to people
        tells.send((wrong.message, wrong.arguments))


def answer(settings: Settings, tells: Connection) -> None:
    """One process that answers visitors."""

    async def ready() -> None:
        _end_with_parent(os.getppid())
        tells.send(_READY)

    with running.listen(settings.host, settings.port, or_next=False, shared=True) as listener:
        running.serve(make_app(settings, Server(settings)), settings, listener, ready)


def think(settings: Settings, tells: Connection) -> None:
    """The process whose own processes think for all bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of them: the parent says when
    logs.configure(settings.logging)
    asyncio.run(_think(settings, tells))


async def _think(settings: Settings, tells: Connection) -> None:
    assert settings.redis is not None
    helper = Helper(settings.redis, settings.bot_command, settings.bot_workers, settings.patience.bot_thinks)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, helper.stop)
    _end_with_parent(os.getppid())

    def ready() -> None:
        tells.send(_READY)

    await helper.run(ready)


def _end_with_parent(parent: int) -> None:
    """A parent that was killed cannot say it: nobody is left behind."""
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGTERM)
    else:
        asyncio.get_running_loop().call_later(_PARENT_SECONDS, _end_with_parent, parent)
