"""What somebody sees who uses Noctuary from Python: things print readably, and mistakes are sentences."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import msgspec
import pytest

import noctuary
from noctuary import Match, NoctuaryError, Refused
from noctuary.bots import make_bot
from noctuary.kernel.errors import InFile
from noctuary.kernel.event import Event
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.positions import PositionResult
from noctuary.kernel.records import read_records
from noctuary.kernel.refusal import Refusal
from noctuary.kernel.view import document
from noctuary.sim.bench import compiled

ROOT = Path(__file__).parents[3]


def fables() -> Match:
    return Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"surface", log=True)


def test_the_package_says_its_version() -> None:
    assert noctuary.__version__ == metadata.version("noctuary")


def test_what_is_printed_can_be_read() -> None:
    match = fables()
    assert repr(match) == "<Match of fables, 2 seats, turn 0, 0 moves, A chooses among 2>"
    assert match.decision is not None
    assert repr(match.decision) == f"Decision(A, {match.decision.prompt}, 2 moves, {match.decision.rule})"
    assert repr(match.game) == "<Game fables>"
    assert repr(Refusal(RuleId("FAB-ACT-04"))) == "Refusal(FAB-ACT-04)"
    (record,) = read_records(match.record())
    assert repr(record) == "<Record of fables, 0 moves, *>"
    assert repr(PositionResult("a.toml", "", [], [])) == "<PositionResult of a.toml, passed>"
    assert repr(make_bot("random", "fables", b"")) == "RandomBot()"
    assert repr(make_bot("greedy", "fables", b"")) == "Greedy(FablesJudge)"
    match.concede(Seat(0))
    assert repr(match).endswith("won by B>")


def test_an_event_keeps_its_secret_when_it_is_printed() -> None:
    open_one = Event(MessageId("log-x"), {"who": 1})
    assert repr(open_one) == "Event(log-x: who=1)"
    hidden = Event(MessageId("log-x"), {"who": 1}, Seat(1), MessageId("log-y"), {"cards": [7, 9]})
    assert repr(hidden) == "Event(log-x: who=1, more for B)"


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_a_seat_that_is_not_there_is_refused_with_a_sentence(seat: int) -> None:
    match = fables()
    for look in (
        lambda: match.view(Seat(seat)),
        lambda: match.imagine(Seat(seat), b"key"),
        lambda: match.concede(Seat(seat)),
    ):
        with pytest.raises(NoctuaryError) as wrong:
            look()
        assert str(wrong.value) == f"There is no seat number {seat} in this game. [error-no-such-seat]"


def test_errors_are_sentences() -> None:
    match = fables()
    with pytest.raises(NoctuaryError, match=r"There is no game called “chess”\."):
        Match.start("chess")
    with pytest.raises(Refused) as refused:
        match.play_text("buy joker")
    assert str(refused.value).startswith("Not allowed: buy joker (FAB-")
    assert repr(refused.value) == f"Refused({str(refused.value)!r})"
    problem = NoctuaryError(MessageId("error-unknown-game"), game="chess")
    assert (
        str(InFile(problem, "a.toml", 3)) == "a.toml:3: There is no game called “chess”. [error-unknown-game]"
    )


# -- the package --------------------------------------------------------------------------------------


def project() -> dict[str, object]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(table, dict)
    return table


def test_every_extra_has_code_behind_it() -> None:
    extras = project()["optional-dependencies"]
    assert isinstance(extras, dict)
    code = {"cli", "tui", "sim", "server", "bench", "rl", "openspiel", "cluster", "workers"}
    examples = {"frames", "train"}
    assert set(extras) == {*code, *examples, "docs", "test", "dev"}


def test_the_keywords_name_every_game() -> None:
    keywords = project()["keywords"]
    assert isinstance(keywords, list)
    for game in ("twisted fables", "buffy ccg", "vtes"):
        assert game in keywords


@pytest.mark.skipif(compiled(), reason="the wheel under test has been built already")
@pytest.mark.skipif(not (ROOT / "web" / "dist" / "index.html").is_file(), reason="the pages are not built")
def test_what_pip_builds_brings_the_browser_table(tmp_path: Path) -> None:
    line = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(line, cwd=ROOT, check=True, capture_output=True, timeout=300)
    assert (tmp_path / "noctuary" / "server" / "client" / "index.html").is_file()
    assert (tmp_path / "noctuary" / "games" / "vtes" / "cards" / "official_names.tsv").is_file()


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
def test_a_view_is_what_its_types_say(game: str) -> None:
    """At the beginning and after a while; nothing checks the types of a structure when it is made."""
    match = Match.start(game, {"fables": ["red", "mulan"]} if game == "fables" else {}, b"view")
    bot = make_bot("random", game, b"view")
    for _ in range(60):
        for seat in range(match.seats):
            view = match.view(Seat(seat))
            assert msgspec.convert(document(view), type(view)) == view
        if match.decision is None:
            break
        match.play(bot.choose(match))
