"""What the keeper of a server reads, and what people see of whom they have blocked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from noctuary.cli.entry import run
from noctuary.server.settings import Settings
from noctuary.server.wires import asks
from tests.server.playing import Room, quick_server
from tests.server.test_talking import line_of
from tests.server.web import Web


@pytest.fixture
async def reported(settings: Settings) -> str:
    """A database in which Bob has reported what Ann said; its address."""
    server = quick_server(settings)
    async with server.running():
        _, ann, bob = await Room(server).two_at()
        await bob.ask(asks.Say("Good game!"))
        await ann.ask(asks.Say("You lose."))
        bob.read()
        await bob.ask(asks.Report(line_of(bob, "You lose."), "rude"))
    return settings.database


def test_the_keeper_reads_a_report_and_sees_to_it(reported: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["reports", "--database", reported, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["by"], report["about"], report["why"]) == ("Bob", "Ann", "rude")
    assert [(line["who"], line["text"], line["reported"]) for line in report["lines"]] == [
        ("Bob", "Good game!", False),
        ("Ann", "You lose.", True),
    ]
    assert run(["reports", "--database", reported]) == 0
    told = capsys.readouterr().out
    assert "Bob about Ann" in told
    assert "Ann: You lose." in told
    number = str(report["number"])
    assert run(["reports", "--database", reported, "--done", number]) == 0
    assert "Nothing has been reported" in capsys.readouterr().out
    assert run(["reports", "--database", reported, "--done", number, "--lang", "fr"]) == 2
    assert "signalement" in capsys.readouterr().err


def test_nothing_reported_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["reports", "--database", f"sqlite:///{tmp_path / 'new.db'}", "--lang", "fr"]) == 0
    assert "Rien" in capsys.readouterr().out


def test_whom_one_has_blocked_is_listed_and_can_be_let_go(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    seats = [{"sitter": "me", "choice": "red"}, {"sitter": "open", "choice": "snow"}]
    table = ann.table("fables", *seats)
    with ann.at(table) as hers, bob.at(table) as his:
        his.send(t="sit", seat=1)
        while hers.read().get("table", {}).get("phase") != "playing":
            pass
        hers.send(t="block", seat=1)
        assert hers.read("noted")["text"].startswith("You have blocked Bob")
    (blocked,) = ann.get("/api/blocks").json()["blocked"]
    assert blocked["name"] == "Bob"
    assert bob.get("/api/blocks").json() == {"blocked": []}
    address = f"/api/blocks/{blocked['number']}"
    assert bob.request("DELETE", address).status_code == 404
    assert ann.request("DELETE", address).status_code == 204
    assert ann.get("/api/blocks").json() == {"blocked": []}
    assert web.stranger().get("/api/blocks").status_code == 401
