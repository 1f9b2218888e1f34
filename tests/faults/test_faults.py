"""The other faults, once or twice each; `make soak` tries more, docs/reliability.md tells of hundreds."""

from __future__ import annotations

from random import Random

from tests.faults.disk import Disk, Left
from tests.faults.outages import disk_full
from tests.faults.power import power
from tests.faults.report import Report, summary
from tests.faults.rows import broken_rows
from tests.faults.shim import Deed, Kind
from tests.faults.watched import Watched


def check(report: Report) -> None:
    assert report.good, summary([report])
    assert report.findings.held.total() > 10


async def test_what_was_told_is_on_the_disk_when_the_power_goes(watched: Watched) -> None:
    check(await power(watched, cuts=3, tables=2, seconds=2.0, seed="power"))


async def test_a_server_that_does_not_wait_for_its_disk_is_found_out(watched: Watched) -> None:
    watched.nursery.lie = "unsynced"
    report = await power(watched, cuts=1, tables=1, seconds=0.5, seed="unsynced")
    assert report.findings.wrong


async def test_a_full_disk_costs_nobody_what_she_was_told(watched: Watched) -> None:
    report = await disk_full(watched, times=1, tables=2, seed="full")
    check(report)
    assert report.did["told to wait"] > 0, "the disk was never full"


async def test_broken_rows_cost_their_own_tables(watched: Watched) -> None:
    check(await broken_rows(watched.nursery, "rows", most=6))


def test_errors_that_a_server_logs_are_no_success_and_what_is_missing_is_told_last() -> None:
    held, noisy = Report("kill -9", "sqlite"), Report("kill -9", "2 processes", errors=["ERROR: a bug"])
    lost, absent = Report("power", "sqlite"), Report("away", "postgresql", tried=False)
    lost.findings.wrong.append("a move")
    assert [report.good for report in (held, noisy, lost)] == [True, False, False]

    def last(*reports: Report) -> str:
        return summary(list(reports)).splitlines()[-1]

    assert last(held) == "nothing was lost"
    assert last(held, absent) == "nothing was lost; NOT TRIED: away on postgresql"
    assert last(absent) == "nothing was tried; NOT TRIED: away on postgresql"
    assert last(held, noisy) == "1 of 2 held: nothing was lost, but errors were logged"
    assert last(held, noisy, lost, absent) == "1 of 3 held; NOT TRIED: away on postgresql"


def test_what_is_not_synced_may_be_gone_and_what_is_synced_is_not() -> None:
    def deed(at: int, kind: Kind, offset: int = 0, data: bytes = b"") -> Deed:
        return Deed(at, at + 1, kind, "a", offset, data)

    deeds = [
        deed(10, Kind.WRITE, 0, b"one"),
        deed(20, Kind.SYNC),
        deed(30, Kind.WRITE, 3, b"two"),
        deed(40, Kind.SYNC),
        deed(50, Kind.CUT, 1),
    ]
    disk = Disk({"a": b""}, deeds)

    def left(moment: int) -> bytes:
        return disk.after_cut(moment, Left.NOTHING, Random(1))["a"]

    assert [left(moment) for moment in (15, 21, 40, 41, 99)] == [b"", b"one", b"one", b"onetwo", b"onetwo"]
    assert {disk.after_cut(99, Left.SOME, Random(seed))["a"] for seed in range(9)} == {b"onetwo", b"o"}


def test_a_file_whose_folder_was_not_synced_may_not_be_there() -> None:
    made = Deed(1, 2, Kind.MAKE, "a-wal", 0, b"")
    written, synced = Deed(3, 4, Kind.WRITE, "a-wal", 0, b"x"), Deed(5, 6, Kind.SYNC, "a-wal", 0, b"")
    folder = Deed(7, 8, Kind.SYNC_FOLDER, "", 0, b"")
    without = Disk({}, [made, written, synced])
    assert without.after_cut(9, Left.NOTHING, Random(1)) == {}
    assert Disk({}, [made, written, synced, folder]).after_cut(9, Left.NOTHING, Random(1)) == {"a-wal": b"x"}
