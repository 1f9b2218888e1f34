"""Rows and records: every game is kept as it ends, and a job that was ended goes on where it stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.records import read_records
from noctuary.sim import Book, Plan, Report, Series, Tournament, job_of, play_game, run_series, run_swiss
from noctuary.sim import job as job_module
from noctuary.sim.rows import COLUMNS, FORMATS, outcome_of, row_of

PLAN = Plan("fables", ("red", "snow"), ("random", "random"), 6, b"seed", (("turn_cap", 6),), course=True)


def book(plan: Plan, rows: Path | None = None, records: Path | None = None) -> Book:
    return Book(job_of(plan.identity()), rows, records)


def told(report: Report) -> object:
    document = report.document()
    del document["seconds"]
    return document, report.sums


def lines(file: Path) -> list[str]:
    return sorted(file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", ["games.jsonl", "games.csv"])
def test_what_was_killed_in_the_middle_goes_on_and_ends_as_if_it_had_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with book(PLAN, tmp_path / f"whole-{name}") as kept:
        whole = told(run_series(PLAN, book=kept))
    games = 0

    def three_games(plan: Plan, number: int) -> object:
        nonlocal games
        games += 1
        if games > 3:
            raise KeyboardInterrupt
        return play_game(plan, number)

    rows = tmp_path / name
    monkeypatch.setattr(job_module, "play_game", three_games)
    with book(PLAN, rows) as kept:
        assert run_series(PLAN, book=kept).interrupted
    text = rows.read_text(encoding="utf-8")
    rows.write_text(text + text.splitlines()[-1][:40], encoding="utf-8")  # cut off in the middle of a row
    monkeypatch.undo()
    progress: list[int] = []
    with book(PLAN, rows) as kept:
        assert len(kept.kept) == 3
        assert told(run_series(PLAN, jobs=2, progress=progress.append, book=kept)) == whole
    assert progress == [3, 1, 1, 1]
    assert lines(rows) == lines(tmp_path / f"whole-{name}")


def test_more_games_of_the_same_plan_go_on_from_there(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    with book(PLAN, rows) as kept:
        run_series(replace(PLAN, games=2), book=kept)
    with book(PLAN, rows) as kept:
        report = run_series(PLAN, book=kept)
    assert told(report) == told(run_series(PLAN))
    assert len(lines(rows)) == 6


@pytest.mark.parametrize(
    "other", [{"seed": b"x"}, {"bots": ("random", "greedy")}, {"mirror": True}, {"options": ()}]
)
def test_another_plan_in_the_file_is_refused(tmp_path: Path, other: dict[str, object]) -> None:
    rows = tmp_path / "games.jsonl"
    with book(PLAN, rows) as kept:
        run_series(replace(PLAN, games=1), book=kept)
    before = rows.read_bytes()
    with pytest.raises(NoctuaryError, match=r"games\.jsonl holds games of another series"):
        book(replace(PLAN, **other), rows).__enter__()  # type: ignore[arg-type]
    assert rows.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "text", "wrong"),
    [
        ("games.txt", "", "has to end in one of .jsonl, .csv"),
        ("games.jsonl", "[1]\n", ":1: this line"),
        ("games.jsonl", '{"job": 1}\n', ":1: this line"),
        ("games.csv", "a,b\n", ":1: this line"),
        ("folder.jsonl/games.jsonl", None, "cannot be written"),
    ],
)
def test_a_file_that_cannot_hold_rows_is_one_clear_line(
    tmp_path: Path, name: str, text: str | None, wrong: str
) -> None:
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(NoctuaryError, match=wrong):
        book(PLAN, tmp_path / name).__enter__()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("notes.jsonl", b"what I must not forget"),  # no line end: not half a row of ours either
        ("notes.jsonl", b'{"mine": 1}\n{"mine":'),
        ("table.csv", b"a,b\n1,2\n3"),
        ("table.csv", b"mine"),
        ("picture.jsonl", b"\xff\xd8\xff\n"),
        ("deep.jsonl", b"[" * 100_000 + b"\n"),
        ("mac.csv", b"a\rb\rc\n"),
        ("long.csv", b"x" * 140_000 + b"\n"),
    ],
)
def test_a_file_of_somebody_else_is_refused_and_stays_as_it_is(
    tmp_path: Path, name: str, text: bytes
) -> None:
    (tmp_path / name).write_bytes(text)
    with pytest.raises(NoctuaryError, match=r":[12]: this line is no row"):
        book(PLAN, tmp_path / name).__enter__()
    assert (tmp_path / name).read_bytes() == text


@pytest.mark.parametrize("name", ["games.jsonl", "games.csv"])
def test_however_little_of_the_last_row_was_written_the_rest_goes_on(tmp_path: Path, name: str) -> None:
    plan = replace(PLAN, games=1, course=False)
    rows = tmp_path / name
    with book(plan, rows) as kept:
        run_series(plan, book=kept)
    whole = rows.read_bytes()
    for length in (1, 9, 15, 30, len(whole) - 1):
        rows.write_bytes(whole[:length])
        with book(plan, rows) as kept:
            run_series(plan, book=kept)
        assert rows.read_bytes() == whole


@pytest.mark.parametrize(
    "change",
    [
        {"winners": ["F"]},
        {"winners": ["A", "A"]},
        {"winners": ["A"], "error": "broken"},
        {"first": "C"},
        {"turns": -2},
        {"turns": float("inf")},
        {"turns": 1e300},
        {"decisions": 10**400},
        {"points": [1.0]},
        {"points": [1e308, 1.0]},
        {"points": [float("nan"), 1.0]},
        {"ending": "\x07"},
        {"seed": "zz"},
        {"vitals": [[10**30, 1]]},
    ],
)
def test_a_row_that_somebody_changed_is_one_clear_line(tmp_path: Path, change: dict[str, object]) -> None:
    row = row_of(job_of(PLAN.identity()), PLAN.key(), PLAN, play_game(PLAN, 0))
    (tmp_path / "games.jsonl").write_text(FORMATS[".jsonl"].write({**row, **change}), encoding="utf-8")
    with pytest.raises(NoctuaryError, match=":1: this line is no row"):
        book(PLAN, tmp_path / "games.jsonl").__enter__()


def test_what_cannot_be_written_is_told_by_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(NoctuaryError, match="taken cannot be written"):
        book(PLAN, tmp_path / "games.jsonl", tmp_path / "taken").__enter__()


def test_both_formats_say_the_same() -> None:
    for number in range(3):
        outcome = play_game(PLAN, number)
        row = row_of("job", PLAN.key(), PLAN, outcome)
        assert tuple(row) == COLUMNS
        read = [style.read(style.write(row)) for style in FORMATS.values()]
        assert read == [row, row]
        assert outcome_of(row) == outcome
        assert outcome.cards
        assert len(outcome.vitals) > 2


def test_an_error_is_a_row_of_one_line_in_either_format() -> None:
    broken = play_game(replace(PLAN, seats=("red", "nobody\nat all")), 0)
    assert broken.error
    row = row_of("job", "series", PLAN, broken)
    for style in FORMATS.values():
        assert style.write(row).count("\n") == 1
        assert outcome_of(style.read(style.write(row))) == broken


def test_each_game_has_a_record_that_replays_to_its_end(tmp_path: Path) -> None:
    plan = replace(PLAN, games=2, record=True, course=False)
    with book(plan, tmp_path / "games.jsonl", tmp_path / "records") as kept:
        run_series(plan, book=kept)
    rows = {row["number"]: row for row in map(json.loads, lines(tmp_path / "games.jsonl"))}
    for number in range(2):
        file = tmp_path / "records" / f"{plan.key()}-{number:06}.record"
        (record,) = read_records(file.read_text(encoding="utf-8"))
        match = record.replay()
        assert not record.errors
        assert match.over
        assert match.turns == rows[number]["turns"]
        assert record.tags["PlayerA"] == "random"


def test_games_that_were_kept_without_a_record_get_one_when_records_are_asked_for(tmp_path: Path) -> None:
    plan = replace(PLAN, games=2, course=False)
    with book(plan, tmp_path / "games.jsonl") as kept:
        run_series(plan, book=kept)
    before = lines(tmp_path / "games.jsonl")
    plan = replace(plan, record=True)
    with book(plan, tmp_path / "games.jsonl", tmp_path / "records") as kept:
        run_series(plan, book=kept)
    assert lines(tmp_path / "games.jsonl") == before, "each game has one row"
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_rounds_of_a_swiss_tournament_are_kept_too(tmp_path: Path) -> None:
    cup = Tournament("fables", ("red", "snow", "alice", "mulan"), "random", 2, b"s", (("turn_cap", 6),))
    for _ in range(2):
        with Book(job_of(cup.identity()), tmp_path / "cup.csv") as kept:
            swiss = run_swiss(cup, 2, book=kept)
    assert len(lines(tmp_path / "cup.csv")) == 9  # with the heading: nothing was played twice
    assert swiss.standings.played == 8


def test_a_series_over_tables_is_kept_by_its_tables(tmp_path: Path) -> None:
    series = Series(replace(PLAN, mirror=True), (("red", "snow"), ("alice", "mulan")))
    for _ in range(2):
        with Book(job_of(series.identity()), tmp_path / "games.jsonl") as kept:
            report = run_series(series, book=kept)
    assert len(lines(tmp_path / "games.jsonl")) == report.games == 6


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names, as POSIX has them")
def test_rows_may_go_to_whoever_reads_them_at_once(tmp_path: Path) -> None:
    """A pipe keeps nothing that could be read back, and waiting for it would be for ever."""
    pipe, heard = tmp_path / "games.csv", []
    os.mkfifo(pipe)
    reader = Thread(target=lambda: heard.extend(pipe.read_text(encoding="utf-8").splitlines()), daemon=True)
    reader.start()
    with book(PLAN, pipe) as kept:
        run_series(PLAN, book=kept)
    reader.join(10)
    assert len(heard) == 1 + PLAN.games


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("name", ["games.csv", "games.jsonl"])
def test_a_full_disk_is_told_with_the_file_that_it_holds(tmp_path: Path, name: str) -> None:
    (tmp_path / name).symlink_to("/dev/full")
    with pytest.raises(NoctuaryError, match=name), book(PLAN, tmp_path / name) as kept:
        run_series(PLAN, book=kept)


def test_a_second_run_is_kept_out_of_the_rows_until_the_first_has_ended(tmp_path: Path) -> None:
    """Both would write every game, and the second would cut off the row that the first is writing."""
    rows = tmp_path / "games.jsonl"
    with book(PLAN, rows) as kept:
        with pytest.raises(NoctuaryError, match=r"Another noctuary sim is writing into .*games\.jsonl"):
            book(PLAN, rows).__enter__()
        run_series(PLAN, book=kept)
    with book(PLAN, rows) as kept:
        assert len(kept.kept) == 6


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_processes_that_outlive_a_killed_run_do_not_keep_the_next_one_out(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    program = f"""
import os, signal, time
from pathlib import Path
from noctuary.sim import Book
Book("job", Path({str(rows)!r})).__enter__()
child = os.fork()
if not child:
    time.sleep(60)  # thinks on
    os._exit(0)
print(child, flush=True)
time.sleep(0.2)
os.kill(os.getpid(), signal.SIGKILL)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        child = int(run.stdout.readline())
        run.wait()
    try:
        with Book("job", rows) as kept:
            assert kept.kept == {}
    finally:
        os.kill(child, signal.SIGKILL)
