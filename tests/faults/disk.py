"""The disk as it is after a power cut: what was synced, and of the rest whatever chance has left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from random import Random
from typing import Final

from tests.faults.shim import Deed, Kind

_SECTOR: Final = 512


class Left(Enum):
    """What is left of writes that nobody has waited for."""

    NOTHING = "nothing"
    SOME = "some"  # any of them, in whatever order they reached the disk
    TORN = "torn"  # the same, and of each only some sectors


@dataclass
class _File:
    base: bytes | None  # None: it was not there
    deeds: list[Deed] = field(default_factory=list)
    synced: int = -1  # deeds that ended before this moment are on the disk


class Disk:
    """What happened to the files of a folder, from a moment on at which all of it was on the disk."""

    def __init__(self, base: dict[str, bytes], deeds: Iterable[Deed]) -> None:
        self._base = base
        self.deeds = [deed for deed in deeds if not deed.name.endswith(("-shm", ".lock"))]  # made anew anyway

    def after_cut(self, moment: int, left: Left, random: Random) -> dict[str, bytes]:
        """By name what is in each file, if the power went at this moment."""
        files = {name: _File(data) for name, data in self._base.items()}
        folder_synced = -1
        for deed in self.deeds:
            if deed.kind is Kind.SYNC_FOLDER:
                folder_synced = deed.began if deed.ended <= moment else folder_synced
            elif deed.began < moment:
                file = files.setdefault(deed.name, _File(None))
                if deed.kind is Kind.SYNC:
                    file.synced = deed.began if deed.ended <= moment else file.synced
                else:
                    file.deeds.append(deed)
        found = {name: _content(file, folder_synced, left, random) for name, file in files.items()}
        return {name: data for name, data in found.items() if data is not None}


def _content(file: _File, folder_synced: int, left: Left, random: Random) -> bytes | None:
    data, there = bytearray(file.base or b""), file.base is not None
    for deed in file.deeds:
        entry = deed.kind in (Kind.MAKE, Kind.REMOVE)
        is_kept = deed.ended <= (folder_synced if entry else file.synced)
        if not is_kept and (left is Left.NOTHING or random.random() < 0.5):
            continue
        if entry:
            there = deed.kind is Kind.MAKE
            if deed.kind is Kind.REMOVE:
                data.clear()
        elif deed.kind is Kind.CUT:
            _set_size(data, deed.offset)
        else:
            torn = not is_kept and left is Left.TORN
            _write(data, deed, random if torn else None)
    return bytes(data) if there else None


def _set_size(data: bytearray, size: int) -> None:
    del data[size:]
    data.extend(bytes(size - len(data)))


def _write(data: bytearray, deed: Deed, tearing: Random | None) -> None:
    end = deed.offset + len(deed.data)
    if len(data) < end:
        _set_size(data, end)
    at = deed.offset
    while at < end:
        stop = min(end, (at // _SECTOR + 1) * _SECTOR)
        if tearing is None or tearing.random() < 0.5:
            data[at:stop] = deed.data[at - deed.offset : stop - deed.offset]
        at = stop


def lay_down(files: dict[str, bytes], folder: Path) -> None:
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
