"""`noctuary analyse`: a curve for each seat, and the moves that cost most."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.bots import make_bot
from noctuary.bots.onlooker import Look
from noctuary.bots.playout import play_out
from noctuary.cli import analyse
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.sim import analysis
from noctuary.sim.analysis import Turning
from noctuary.sim.looking import Moment
from noctuary.text.catalogue import Language, say
from tests.unit.cli.command_line import CommandLine

QUICK = ("--playouts", "4", "--every", "turn")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game in which one seat plays at random."""
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A", "turn_cap": 4}, b"analyse")
    play_out(match, [make_bot("greedy", "fables", b"1"), make_bot("random", "fables", b"2")], 500)
    file = tmp_path / "game.record"
    file.write_text(match.record({}), encoding="utf-8")
    return file


def test_it_draws_a_curve_and_names_what_cost_most(noctuary: CommandLine, record: Path) -> None:
    english = noctuary("analyse", str(record), *QUICK)
    assert english.code == 0
    assert "games won in 100" in english.out
    assert any(sign in english.out for sign in "▁▂▃▄▅▆▇█")
    french = noctuary("analyse", str(record), *QUICK, "--lang", "fr")
    assert "parties gagnées sur 100" in french.out
    found = noctuary("analyse", str(record), *QUICK, "--json").json
    assert found["looked"] == found["decisions"] > 2
    assert noctuary("analyse", str(record), *QUICK, "--json", "--jobs", "auto").json == found
    assert {one["seat"] for one in found["estimates"]} == {"A", "B"}
    assert all(0 <= one["estimate"] <= 1 for one in found["estimates"])
    for one in found["turnings"]:
        assert one["before"] > one["after"]
        assert one["better"] != one["played"]


def test_ctrl_c_keeps_what_is_there(
    noctuary: CommandLine, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = analysis.turning_of

    def interrupted(moment: Moment, look: Look) -> Turning | None:
        told(moment, look)
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "turning_of", interrupted)
    answer = noctuary("analyse", str(record), *QUICK)
    assert answer.code == 130
    assert "1 of" in answer.err
    assert "games won in 100" in answer.out


def test_what_cannot_be_analysed_is_said_in_a_line(
    noctuary: CommandLine, record: Path, tmp_path: Path
) -> None:
    assert "nowhere.record" in noctuary.refused("analyse", "nowhere.record")
    wrong = tmp_path / "wrong.record"
    text = record.read_text(encoding="utf-8")
    wrong.write_text(text.replace("A end", "A fly", 1), encoding="utf-8")
    assert "wrong.record" in noctuary.refused("analyse", str(wrong))
    empty = tmp_path / "empty.record"
    empty.write_text(Match.start("fables", {"fables": ["red", "snow"]}, b"1").record({}), encoding="utf-8")
    assert "no decision" in noctuary.refused("analyse", str(empty))
    assert "--every" in noctuary.refused("analyse", str(record), "--every", "month")


def test_a_curve_has_a_sign_for_each_value_or_for_some_together() -> None:
    assert analyse.curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(analyse.curve([0.5] * 1000)) == 60


def test_what_was_decided_before_the_first_turn_is_no_turn_0() -> None:
    told = [
        say(lang, "cli-analyse-move", number=1, turn=0, who="Ann", move="Keep", before=1, after=2)
        for lang in (Language.EN, Language.FR)
    ]
    assert told == ["Move 1, set-up, Ann: Keep (1 → 2)", "Coup 1, mise en place, Ann\u00a0: Keep (1 → 2)"]


def test_who_gave_up_before_she_decided_anything_has_no_curve(noctuary: CommandLine, tmp_path: Path) -> None:
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"set-up")
    match.play_text("keep")
    match.play(match.parse("concede", Seat(1)))
    file = tmp_path / "short.record"
    file.write_text(match.record({}), encoding="utf-8")
    answer = noctuary("analyse", str(file), *QUICK)
    assert "→ 100  Little Red Riding Hood" in answer.out
    assert "Snow White" not in answer.out


def test_a_game_that_goes_on_is_called_so(noctuary: CommandLine, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    head = [line for line in lines[:start] if not line.startswith("[Result")]
    file = tmp_path / "unfinished.record"
    file.write_text("\n".join([*head, *lines[start : start + 12], "*", ""]), encoding="utf-8")
    assert "The game goes on" in noctuary("analyse", str(file), *QUICK).out
    assert "The game goes on" not in noctuary("analyse", str(record), *QUICK).out
