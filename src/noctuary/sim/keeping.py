"""Games that are kept as they end, so that a job which was ended early goes on where it stopped.

Rows go into one file (`rows`), each with the fingerprint of the job it belongs to: the same arguments read
them back and play what is missing, others are refused. Whoever writes into it holds it: a second run would
write every game once more. Records go into a folder, a file for each game.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.locking import lock
from noctuary.kernel.records import engine_version
from noctuary.kernel.text_files import told_name
from noctuary.sim.plans import Plan, fingerprint
from noctuary.sim.playing import Outcome
from noctuary.sim.rows import FORMATS, outcome_of, row_of

_HELD_BY_ANOTHER: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


def job_of(identity: Json) -> str:
    """The fingerprint of a job: another version may play other games."""
    return fingerprint([identity, engine_version()])


@dataclass
class Book:
    """Where a job keeps its games. Used in a `with`."""

    job: str
    rows: Path | None = None
    records: Path | None = None
    kept: dict[tuple[str, int], Outcome] = field(default_factory=dict)  # by series and number
    _unrecorded: set[tuple[str, int]] = field(default_factory=set)  # their rows stand already
    _file: IO[str] | None = None
    _held: int | None = None  # the rows, once more: closed without them in the processes that play

    def __enter__(self) -> Book:
        if self.records is not None:
            with writing(self.records):
                self.records.mkdir(parents=True, exist_ok=True)
        if self.rows is not None:
            try:
                with writing(self.rows):
                    self._open(self.rows)
            except BaseException:
                self._let_go()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self._file is not None and self.rows is not None:
                with writing(self.rows):  # it tries once more what a full disk would not take
                    self._file.close()
        finally:
            self._let_go()

    def _open(self, path: Path) -> None:
        if path.suffix not in FORMATS:
            known = ", ".join(FORMATS)
            raise NoctuaryError(MessageId("sim-error-rows-ending"), file=told_name(path), known=known)
        if path.is_file() or not path.exists():
            self._hold(path)
        if path.is_file():  # a device or a pipe keeps nothing that could be read back
            self._read(path)  # first: somebody else's file is refused as it is
            drop_half_a_line(path)
        fresh = not path.is_file() or not path.stat().st_size
        self._file = path.open("a", encoding="utf-8", newline="")
        if fresh:
            self._file.write(FORMATS[path.suffix].heading)

    def _hold(self, path: Path) -> None:
        self._held = os.open(path, os.O_RDONLY | os.O_CREAT, 0o666)
        _HELD.add(self._held)
        try:
            lock(self._held)
        except OSError as wrong:
            if wrong.errno in _HELD_BY_ANOTHER:  # a disk of the network may know no locks at all
                raise NoctuaryError(MessageId("sim-error-rows-held"), file=told_name(path)) from None

    def _let_go(self) -> None:
        if self._held is not None:
            _HELD.discard(self._held)
            os.close(self._held)
            self._held = None

    def _read(self, path: Path) -> None:
        style = FORMATS[path.suffix]
        with path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if number == 1 and style.heading and style.heading.encode().startswith(line):
                    continue  # the heading, or as much of it as was written
                try:
                    if line.endswith(b"\n"):
                        self._keep(style.read(line.decode()), path)
                    elif not style.begins_row(line, self.job):
                        raise ValueError(line)
                except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
                    raise InFile(NoctuaryError(MessageId("sim-error-row")), told_name(path), number) from None

    def _keep(self, row: dict[str, Any], path: Path) -> None:
        series, outcome = row["series"], outcome_of(row)
        if row["job"] != self.job:
            raise _another_job(path, row)
        bytes.fromhex(row["seed"])  # a ValueError where that is none
        if self.records is None or outcome.error or self._record(series, outcome).exists():
            self.kept[series, outcome.number] = outcome
        else:
            self._unrecorded.add((series, outcome.number))  # is played once more

    def add(self, plan: Plan, outcome: Outcome) -> None:
        """Keep a game that has just ended: its record first, so that no row is without one."""
        series = plan.key()
        has_row = (series, outcome.number) in self._unrecorded
        if self.records is not None and outcome.record:
            file = self._record(series, outcome)
            with writing(file):
                file.write_text(outcome.record, encoding="utf-8")
        if self._file is not None and self.rows is not None and not has_row:
            with writing(self.rows):
                self._file.write(FORMATS[self.rows.suffix].write(row_of(self.job, series, plan, outcome)))
                self._file.flush()

    def _record(self, series: str, outcome: Outcome) -> Path:
        assert self.records is not None
        return self.records / f"{series}-{outcome.number:06}.record"


_HELD: Final[set[int]] = set()


def _leave_it_to_the_parent() -> None:
    """A process that outlives the one it plays for would hold the file on."""
    for handle in _HELD:
        os.close(handle)
    _HELD.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_it_to_the_parent)


def drop_half_a_line(path: Path) -> None:
    """What was being written when a machine went out ends without a line end: that game is played again."""
    with path.open("rb+") as file:
        end = file.seek(0, os.SEEK_END)
        while end:
            start = max(end - 65536, 0)
            file.seek(start)
            found = file.read(end - start).rfind(b"\n")
            if found >= 0:
                end = start + found + 1
                break
            end = start
        file.truncate(end)


def _another_job(path: Path, row: dict[str, Any]) -> NoctuaryError:
    return NoctuaryError(
        MessageId("sim-error-another-job"),
        file=told_name(path),
        game=str(row["game"]),
        seats=", ".join(map(str, row["seats"])),
        bots=", ".join(map(str, row["bots"])),
    )


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What cannot be written is told with its own name."""
    try:
        yield
    except OSError as wrong:
        raise unwritable(path, wrong) from None


def unwritable(path: Path, wrong: OSError) -> NoctuaryError:
    problem = (wrong.strerror or str(wrong)).rstrip(".")
    return NoctuaryError(MessageId("sim-error-unwritable"), file=told_name(path), problem=problem)
