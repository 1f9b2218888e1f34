"""`noctuary load` measures what it says, and only where it may."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner

from noctuary.cli.entry import noctuary
from noctuary.cli.speaking import Session
from noctuary.kernel.errors import NoctuaryError
from noctuary.load.counting import Counts, percentile, spread
from noctuary.load.finding import find, holds_out
from noctuary.load.guests import Made
from noctuary.load.messages import Heard, Line, Prompt
from noctuary.load.picture import picture
from noctuary.load.plan import Address, Plan, read_address
from noctuary.load.result import Result, Second, timeline
from noctuary.load.tables import LoadTable
from noctuary.server.measuring import widened
from noctuary.server.settings import Settings
from noctuary.text import Language


def test_percentiles_of_known_numbers() -> None:
    numbers = [float(number) for number in range(1, 101)]
    assert [percentile(numbers, percent) for percent in (50, 90, 99, 100)] == [50, 90, 99, 100]
    assert percentile([7.0], 99) == 7.0
    assert percentile([1.0, 2.0], 50) == 1.0
    assert percentile([], 50) == 0.0
    assert spread([0.003, 0.001, 0.002]) == {"p50": 2.0, "p90": 3.0, "p99": 3.0, "max": 3.0}


@pytest.mark.parametrize(
    "url", ["http://192.0.2.7:8080", "https://play.example.org", "http://127.0.0.1.example.org"]
)
def test_another_machine_has_to_be_meant(url: str) -> None:
    with pytest.raises(NoctuaryError) as wrong:
        read_address(url, elsewhere=False)
    assert wrong.value.message == "load-error-elsewhere"
    assert not read_address(url, elsewhere=True).on_loopback


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8080", "localhost:8080", "http://[::1]:8080/", "http://127.9.9.9:1"]
)
def test_this_machine_may_be_measured(url: str) -> None:
    assert read_address(url, elsewhere=False).on_loopback


@pytest.mark.parametrize("url", ["ftp://127.0.0.1", "http://", "http://127.0.0.1:x", "http://127.0.0.1/path"])
def test_what_is_no_address_is_said_to_be_none(url: str) -> None:
    with pytest.raises(NoctuaryError) as wrong:
        read_address(url, elsewhere=True)
    assert wrong.value.message == "load-error-url"


@pytest.mark.parametrize(
    "settings",
    [
        Settings("sqlite://", host="0.0.0.0", certificate=Path("cert.pem")),
        Settings("sqlite://", behind_proxy=True, origins=("https://play.example.org",)),
    ],
)
def test_limits_are_widened_on_this_machine_only(settings: Settings) -> None:
    with pytest.raises(NoctuaryError) as wrong:
        widened(settings)
    assert wrong.value.message == "server-error-measuring"
    assert widened(Settings("sqlite://")).limits.connections > settings.limits.connections


def test_load_tells_everybody_and_counts_them() -> None:
    told = CliRunner().invoke(
        noctuary,
        [
            "load",
            "--serve",
            "--tables",
            "2",
            "--every",
            "0.5",
            "--seconds",
            "2",
            "--warm-up",
            "0.5",
            "--no-passing",
            "--json",
        ],
        obj=Session(Language.EN),
        catch_exceptions=False,
    )
    result = json.loads(told.stdout)
    assert result["moves_wished"] in (8, 9)  # two tables, a move every half second
    assert result["moves_told"] == result["moves_sent"] > 0
    assert result["moves_kept"] == result["moves_counted"] > result["moves_told"]  # the warm-up is kept, too
    assert result["gaps"] == result["untold"] == 0
    assert result["errors"] == {}
    assert 0 < result["latency_ms"]["p50"] <= result["latency_ms"]["p99"] <= result["latency_ms"]["max"]
    assert result["server_cpu_ms_per_move"] > 0


def result_of(rate: float, p99: float, told: int = 100, untold: int = 0) -> Result:
    second = Second(0, told, p99 / 2, p99, 0.5, 100_000_000)
    times = {"p50": p99 / 2, "p90": p99, "p99": p99, "max": p99}
    return Result(
        tables=10,
        screens=20,
        games=["fables"],
        every=10 / rate,
        seconds=1.0,
        moves_wished=100,
        moves_sent=100,
        moves_told=told,
        wished_per_s=rate,
        told_per_s=rate,
        latency_ms=times,
        own_screen_ms=times,
        generator_late_ms=times,
        server_cpu_ms_per_move=1.0,
        server_cpu=0.5,
        generator_cpu=0.1,
        server_memory=100_000_000,
        memory_per_table=50_000,
        messages=200,
        bytes_per_message=800.0,
        gaps=0,
        held=0,
        unseen=0,
        untold=untold,
        moves_kept=told,
        games_ended=0,
        chats=0,
        undos=0,
        cuts=0,
        errors={},
        timeline=[second, second, Second(2, 0, 0.0, 0.0, None, None)],
    )


async def test_the_highest_rate_is_found_between_one_that_is_carried_and_one_that_is_not() -> None:
    """A made-up server that is in time up to 333 moves a second."""

    async def play(rate: float) -> Result:
        return result_of(rate, 20.0 if rate <= 333 else 900.0)

    for begin in (10.0, 5000.0):
        found = await find(play, begin, 100.0, lambda step: None)
        assert found.best is not None
        assert 300 < found.best.wished_per_s <= 333
        assert [step.held_out for step in found.steps] == [step.rate <= 333 for step in found.steps]


def test_a_server_that_falls_behind_is_not_in_time() -> None:
    assert holds_out(result_of(10, 99.0), 100.0)
    assert not holds_out(result_of(10, 101.0), 100.0)
    assert not holds_out(result_of(10, 99.0, told=90), 100.0)
    assert not holds_out(result_of(10, 99.0, untold=1), 100.0)


def test_a_run_is_drawn_over_time() -> None:
    drawn = ElementTree.fromstring(picture(result_of(10, 50.0), lambda message: f"<{message}>"))
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for panel in ("moves", "latency", "cpu", "memory"):
        assert f"<load-picture-{panel}>" in texts
    elsewhere = result_of(10, 50.0)
    elsewhere.timeline = [Second(0, 5, 1.0, 2.0, None, None)]
    assert "load-picture-cpu" not in picture(elsewhere, str)  # of a server elsewhere nobody knows


def test_moves_are_counted_from_when_they_were_due_in_the_second_they_were_due() -> None:
    counts = Counts(begin=100.0, end=103.0)
    counts.latencies = [(100.2, 0.010), (100.9, 0.030), (102.5, 2.0)]
    uses = [(100.0, 1.0, 500), (101.0, 1.5, 600), (102.0, 1.6, 700), (103.0, 2.6, 800)]
    told = timeline(counts, uses)
    assert [(one.moves, one.p50, one.p99) for one in told] == [(2, 10, 30), (0, 0, 0), (1, 2000, 2000)]
    assert [(one.cpu, one.memory) for one in told] == [(0.5, 600), (0.1, 700), (1.0, 800)]


class Table:
    """A table of two people and a watcher whose lines lead nowhere: a test says what they hear, and when."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts = Counts(begin=0.0)
        plan = Plan(tables=1, people=2, watchers=1, games=("fables",), every=5.0, seconds=60.0)
        made = Made("table", ["one", "two", "three"])
        self.table = LoadTable(Address("127.0.0.1", 1, False), plan, made, 0, self.counts)
        self.sent: list[dict[str, Any]] = []
        for screen in self.table.screens:
            monkeypatch.setattr(type(screen), "here", True)
            monkeypatch.setattr(screen, "send", self.sent.append)

    def hears(self, who: int, at: float, asked: int | None = None, log: int | None = None) -> None:
        prompt = None if asked is None else Prompt(asked, [msgspec.Raw(b"{}")])
        lines = [] if log is None else [Line(log)]
        self.table.screens[who]._read(Heard("changed", prompt=prompt, log=lines), at)

    def is_due(self, at: float) -> None:
        self.table._want(at, at)
        self.table._act()


async def test_a_move_has_arrived_when_the_last_screen_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(monkeypatch)
    t.hears(0, 1.0, asked=7, log=3)
    t.is_due(10.0)
    assert t.sent == [{"t": "move", "decision": 7, "index": 0}]
    t.hears(2, 10.1)  # who is there: nothing of a move
    t.hears(0, 10.2)  # she is asked no longer
    assert (t.counts.kept, t.counts.told) == (1, 0)
    t.hears(1, 10.3, asked=8, log=4)
    t.hears(2, 10.7, log=4)
    assert t.counts.told == 1
    assert t.counts.latencies == [pytest.approx((10.0, 0.7))]
    assert t.counts.own == [pytest.approx(0.2)]


async def test_a_screen_that_a_move_changes_nothing_on_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = Table(monkeypatch)
    t.hears(0, 1.0, asked=7, log=3)
    t.is_due(10.0)
    t.hears(0, 10.2, asked=8)
    t.hears(1, 10.3, log=4)
    t.is_due(15.0)  # the next move, before the watcher has heard anything
    t.hears(2, 15.2, log=5)
    assert t.counts.unseen == 1
    assert t.counts.latencies == [pytest.approx((10.0, 0.3))]  # and not five seconds


async def test_a_late_server_does_not_stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three moves are due while the first is on its way: each counts from when it was due."""
    t = Table(monkeypatch)
    t.hears(0, 1.0, asked=7, log=3)
    for due in (10.0, 15.0, 20.0):
        t.is_due(due)
    for number, at in enumerate((21.0, 22.0, 23.0), 1):
        for who in (1, 2):
            t.hears(who, at, log=3 + number)
        t.hears(0, at, asked=7 + number, log=3 + number)
    assert t.counts.latencies == [(10.0, 11.0), (15.0, 7.0), (20.0, 3.0)]
    assert (t.counts.wished, t.counts.told, t.counts.held) == (3, 3, 0)


async def test_nobody_is_late_while_the_table_itself_is_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(monkeypatch)
    t.is_due(10.0)  # a bot thinks, or a pass waits: nobody is asked, and nothing of ours is on its way
    t.hears(0, 12.0, asked=7, log=3)
    for who in range(3):
        t.hears(who, 12.5, log=4)
    assert t.counts.held == 1
    assert t.counts.latencies == [(10.0, 0.5)]


async def test_a_question_that_is_told_once_more_is_not_answered_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody comes or goes while the answer is on its way."""
    t = Table(monkeypatch)
    t.hears(0, 1.0, asked=7, log=3)
    t.is_due(10.0)
    t.is_due(15.0)
    t.hears(0, 15.1, asked=7)
    assert [message["decision"] for message in t.sent] == [7]
    t.hears(0, 15.2, asked=8, log=4)
    assert [message["decision"] for message in t.sent] == [7, 8]
    assert t.counts.kept == 1
