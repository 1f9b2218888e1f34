"""What processes on this machine use, as the kernel counts it; of a server elsewhere nothing is known."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")
_LISTENS: Final = "0A"
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


@dataclass(frozen=True)
class Use:
    """Of some processes together."""

    cpu: float  # seconds so far
    memory: int  # bytes that are resident


def use_of(processes: Iterable[int]) -> Use:
    cpu, memory = 0.0, 0
    for process in processes:
        with contextlib.suppress(OSError, ValueError, IndexError):
            told = (_PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
            cpu += (int(told[11]) + int(told[12])) / _TICKS
            memory += int(told[21]) * _PAGE
    return Use(cpu, memory)


def own_cpu() -> float:
    times = os.times()
    return times.user + times.system


def listening_at(port: int) -> list[int]:
    """The processes that hold a listening socket of this port: the server, and each of its workers."""
    inodes = set()
    for name in ("tcp", "tcp6"):
        with contextlib.suppress(OSError):
            for line in (_PROC / "net" / name).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == _LISTENS and int(fields[1].rpartition(":")[2], 16) == port:
                    inodes.add(f"socket:[{fields[9]}]")
    return [process for process in _processes() if inodes and _has_open(process, inodes)]


def _processes() -> list[int]:
    with contextlib.suppress(OSError):
        return [int(entry.name) for entry in _PROC.iterdir() if entry.name.isdecimal()]
    return []


def _has_open(process: int, inodes: set[str]) -> bool:
    try:
        return any(os.readlink(file) in inodes for file in (_PROC / str(process) / "fd").iterdir())
    except OSError:
        return False  # somebody else's, or gone
