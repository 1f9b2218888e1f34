"""Processes that follow lines for the bots of this one: several worlds at a time, the same answers sooner.

For whoever plays or measures at her own machine and wants all of its cores for one answer. A series of games
has better use for them (a game each), and so has a server (a table each).
"""

# not compiled: it starts processes and waits for them

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import Any, Final

from noctuary.bots.following import Share
from noctuary.bots.help import Help
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match

_COMMAND: Final = (sys.executable, "-P", "-m", "noctuary.bots.helper")
_FAILED: Final = (OSError, ValueError, LookupError, TypeError)  # one has ended, or cannot do what is asked


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def number_of(processes: int) -> int:
    """As many processes as are asked for: 0 stands for one on each core."""
    if processes < 0:
        raise NoctuaryError(MessageId("sim-error-jobs"), jobs=processes)
    return processes or cores()


def help_of(processes: int) -> Help | None:
    """So many processes, the same ones for whoever asks; none for 1, as many as there are cores for 0."""
    number = number_of(processes)
    return None if number == 1 else _helpers(number)


@cache
def _helpers(number: int) -> Helpers:
    return Helpers(number)


class Helpers:
    """Where one of them fails, nobody helps with this question any more; they are there for the next one."""

    def __init__(self, number: int) -> None:
        self.hands = number
        self._lock = Lock()  # a hint may be thought about beside a bot
        self.processes: list[subprocess.Popen[bytes]] = []
        self._owner = os.getpid()
        self._heard: list[bytes] = []  # the question that each process has heard last
        atexit.register(self.close)
        with suppress(OSError):  # tried again when there is something to do
            self._start()  # they are ready by then

    def put(self, match: Match, key: bytes, *, far: bool) -> bytes:
        return _line({"match": match.dump(), "key": key.hex(), "far": far})

    def follow(self, question: bytes, worlds: list[int], places: list[int], seconds: float) -> list[Share]:
        with self._lock:
            try:
                self._start()
                parts = [part for start in range(self.hands) if (part := worlds[start :: self.hands])]
                for number, part in enumerate(parts):
                    new = b"" if self._heard[number] == question else question
                    self._heard[number] = question
                    wish = {"worlds": part, "places": places, "seconds": seconds}
                    _tell(self.processes[number], new + _line(wish))
                found = [_shares(self.processes[number]) for number in range(len(parts))]
                return [found[place % self.hands][place // self.hands] for place in range(len(worlds))]
            except _FAILED:
                self.close()
                return []
            except BaseException:  # whoever waited has had enough: nobody reads these answers any more
                self.close()
                raise

    def close(self) -> None:
        """They end at once, whatever they are at."""
        if self._owner != os.getpid():
            return
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was still to be told is nobody's any more
                        pipe.close()
        self.processes = []

    def _start(self) -> None:
        if self._owner != os.getpid():  # this process was forked off the one whose they are
            self.processes, self._owner = [], os.getpid()
        if self.processes and all(process.poll() is None for process in self.processes):
            return
        self.close()
        self.processes = [
            subprocess.Popen(
                _COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for this process to answer
            )
            for _ in range(self.hands)
        ]
        self._heard = [b""] * self.hands


def _tell(process: subprocess.Popen[bytes], lines: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(lines)
    process.stdin.flush()


def _shares(process: subprocess.Popen[bytes]) -> list[Share]:
    assert process.stdout is not None
    told = json.loads(process.stdout.readline())  # one that has ended says nothing, which is a ValueError
    return [Share([float(value) for value in values], int(judged)) for values, judged in told]


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told).encode() + b"\n"
