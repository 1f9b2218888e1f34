"""`noctuary load` measures what it says, and only where it may."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from noctuary.cli.entry import noctuary
from noctuary.cli.speaking import Session
from noctuary.kernel.errors import NoctuaryError
from noctuary.load.counting import percentile, spread
from noctuary.load.plan import read_address
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
