"""The processes that bots think in. One that does not answer in time is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from noctuary.kernel.game import Document

_LOG: Final = logging.getLogger(__name__)
_START_SECONDS: Final = 30.0
_LINE_BYTES: Final = 4 * 1024 * 1024


@dataclass(frozen=True)
class Question:
    """What a bot is asked. `match` is the dump of the match as its seat imagines it."""

    bot: str
    seed: bytes
    match: Document
    moves: int  # how many there are to choose from

    def line(self) -> bytes:
        return msgspec.json.encode({"bot": self.bot, "seed": self.seed.hex(), "match": self.match}) + b"\n"


class BotPool:
    def __init__(self, command: Sequence[str], workers: int, seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()

    async def warm_up(self) -> None:
        """Start a process before anybody waits for it."""
        try:
            async with self._free:
                self._idle.append(await self._take())
        except (OSError, TimeoutError) as wrong:
            _LOG.error("bots: no process started: %s", wrong)

    async def choose(self, question: Question) -> int | None:
        """The index of the bot's move; None if nothing sensible came in time."""
        async with self._free:
            try:
                process = await self._take()
            except (OSError, TimeoutError) as wrong:
                _LOG.error("bots: no process started: %s", wrong)
                return None
            self._busy.add(process)
            try:
                told = await asyncio.wait_for(_ask(process, question.line()), self._seconds)
            except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as wrong:
                _LOG.warning("bots: %s gave no answer (%s)", question.bot, type(wrong).__name__)
                await _end(process)
                return None
            except BaseException:
                await _end(process)  # half a question must not be answered as the next one
                raise
            finally:
                self._busy.discard(process)
            self._idle.append(process)
        return self._index(told, question)

    def _index(self, told: dict[str, object], question: Question) -> int | None:
        index = told.get("index")
        if isinstance(index, int) and 0 <= index < question.moves:
            return index
        _LOG.error("bots: %s failed: %s", question.bot, told.get("error"))
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
