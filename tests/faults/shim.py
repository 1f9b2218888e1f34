"""The library that is loaded into a server to watch its disk, and to let disk and clock fail (`shim.c`)."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

from tests.faults.databases import Absent

_SOURCE: Final = Path(__file__).with_name("shim.c")
_HEAD: Final = struct.Struct("=6q")
_CONTROL: Final = struct.Struct("=3q")


class Kind(IntEnum):
    WRITE = 1
    CUT = 2
    SYNC = 3
    SYNC_FOLDER = 4
    MAKE = 5
    REMOVE = 6


@dataclass(frozen=True)
class Deed:
    """Something done to a file; times are nanoseconds of the steady clock."""

    began: int
    ended: int
    kind: Kind
    name: str
    offset: int
    data: bytes


class Shim:
    """Watches one SQLite database; whatever is set holds at once for every server that has it loaded."""

    def __init__(self, folder: Path, database: Path) -> None:
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            raise Absent("there is no C compiler here")
        library = folder / "shim.so"
        command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(_SOURCE), "-ldl", "-lpthread"]
        subprocess.run(command, check=True, capture_output=True)
        self._journal, control = folder / "journal", folder / "control"
        control.write_bytes(_CONTROL.pack(0, 0, 0))
        with control.open("r+b") as handle:
            self._control = mmap.mmap(handle.fileno(), _CONTROL.size)
        self._noting, self._full, self._ahead = 0, 0, 0
        self.environment = {
            "LD_PRELOAD": str(library),
            "FAULTS_PREFIX": str(database),
            "FAULTS_JOURNAL": str(self._journal),
            "FAULTS_CONTROL": str(control),
        }

    def note(self, on: bool) -> None:
        self._noting = int(on)
        self._set()

    def fill_disk(self, full: bool) -> None:
        self._full = int(full)
        self._set()

    def set_clock(self, seconds_ahead: float) -> None:
        self._ahead = int(seconds_ahead * 1e9)
        self._set()

    def _set(self) -> None:
        self._control[:] = _CONTROL.pack(self._noting, self._full, self._ahead)

    def begin_anew(self) -> None:
        """All is well, and nothing is noted yet."""
        self._noting, self._full, self._ahead = 0, 0, 0
        self._set()
        if self._journal.exists():
            os.truncate(self._journal, 0)

    def deeds(self) -> Iterator[Deed]:
        """All that was noted, in the order in which it ended."""
        data = self._journal.read_bytes()
        at = 0
        while at < len(data):
            began, ended, kind, offset, size, name = _HEAD.unpack_from(data, at)
            at += _HEAD.size
            named, written = data[at : at + name], data[at + name : at + name + size]
            at += name + size
            yield Deed(began, ended, Kind(kind), Path(named.decode()).name, offset, written)
