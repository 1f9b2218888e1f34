"""The processes that bots think in. One that does not answer in time is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from noctuary.bots.looked import Looked
from noctuary.server.bots.question import Question, Task
from noctuary.server.bots.waiting import Line, share, wanted, within

_LOG: Final = logging.getLogger(__name__)
_START_SECONDS: Final = 30.0
QUICK: Final = "greedy"  # who is asked when no other answer came
_LINE_BYTES: Final = 4 * 1024 * 1024


class BotPool:
    """`seconds` is how much longer than it was given a bot may take before its process is ended."""

    def __init__(
        self,
        command: Sequence[str],
        workers: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = command
        self._seconds = seconds
        self._workers = workers
        self._clock = clock
        self._line = Line(workers)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return self._line.waiting

    async def warm_up(self) -> None:
        """Start a process before anybody waits for it."""
        await self._line.enter()
        try:
            self._idle.append(await self._take())
        except (OSError, TimeoutError) as wrong:
            _LOG.error("bots: no process started: %s", wrong)
        finally:
            self._line.leave()

    async def choose(self, question: Question) -> int | None:
        """The index of the bot's move; None if nothing sensible came, not even from a quick look."""
        began = self._clock()
        await self._line.enter()
        try:
            seconds, waited = wanted(question.bot), self._clock() - began
            if seconds:
                seconds = share(seconds, waited, self._line.waiting, self._workers)
            told = await self._asked(question.line(within(question.bot, seconds)), seconds)
            index = self._index(told, question)
            if index is None:  # what was to be thought through is at least looked at
                index = self._index(await self._asked(question.line(QUICK), 0.0), question)
            return index
        finally:
            self._line.leave()

    async def look(self, question: Question, *, patient: bool = False) -> Looked | None:
        """What a process makes of a decision; None if there is nothing to say, or nothing came.

        Whoever is patient lets all those through that are waited for at a table.
        """
        began = self._clock()
        await self._line.enter(patient=patient)
        try:
            waited = 0.0 if patient else self._clock() - began
            seconds = share(wanted(question.bot), waited, self._line.waiting, self._workers)
            told = await self._asked(question.line(within(question.bot, seconds)), seconds)
            return self._looked(told, question)
        finally:
            self._line.leave()

    async def work(self, task: Task) -> dict[str, Any] | None:
        """What a process makes of something that can wait; None if nothing came."""
        await self._line.enter()
        try:
            return await self._asked(task.line(), task.seconds)
        finally:
            self._line.leave()

    async def think(self, line: bytes, seconds: float) -> dict[str, object] | None:
        """What a process answers to a question that somebody else has put; None if nothing came."""
        await self._line.enter()
        try:
            return await self._asked(line, seconds)
        finally:
            self._line.leave()

    def _looked(self, told: dict[str, object] | None, question: Question) -> Looked | None:
        if told is None or told.get("nothing"):
            return None
        try:
            looked = msgspec.convert(told, Looked)
        except msgspec.ValidationError:
            _LOG.error("bots: a look failed: %s", kind_of(told))
            return None
        others = () if looked.other is None else (looked.other,)
        return looked if all(0 <= one < question.moves for one in (looked.best, *others)) else None

    async def _asked(self, line: bytes, seconds: float) -> dict[str, object] | None:
        """What a process answers to this; None if none could be started or it had to be ended."""
        try:
            process = await self._take()
        except (OSError, TimeoutError) as wrong:
            _LOG.error("bots: no process started: %s", wrong)
            return None
        self._busy.add(process)
        try:
            told = await asyncio.wait_for(_ask(process, line), seconds + self._seconds)
        except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as wrong:
            _LOG.warning("bots: no answer (%s)", type(wrong).__name__)
            await _end(process)
            return None
        except BaseException:
            await _end(process)  # half a question must not be answered as the next one
            raise
        finally:
            self._busy.discard(process)
        self._idle.append(process)
        return told

    def _index(self, told: dict[str, object] | None, question: Question) -> int | None:
        if told is None:
            return None
        index = told.get("index")
        if isinstance(index, int) and 0 <= index < question.moves:
            return index
        _LOG.error("bots: %s failed: %s", question.bot, kind_of(told))
        return None

    async def _take(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=_LINE_BYTES, start_new_session=True
        )
        try:
            await asyncio.wait_for(_line(process), _START_SECONDS)
        except BaseException:
            await _end(process)
            raise
        return process

    async def close(self) -> None:
        processes = [*self._idle, *self._busy]
        self._idle.clear()
        for process in processes:
            await _end(process)


def kind_of(told: dict[str, object] | None) -> str:
    """What kind of error a process has met: its words may name what is in a hand."""
    return str((told or {}).get("error")).partition(":")[0]


async def _ask(process: Process, line: bytes) -> dict[str, object]:
    assert process.stdin is not None
    process.stdin.write(line)
    await process.stdin.drain()
    return await _line(process)


async def _line(process: Process) -> dict[str, object]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise OSError("the process ended")
    told = msgspec.json.decode(line)
    return told if isinstance(told, dict) else {}


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
