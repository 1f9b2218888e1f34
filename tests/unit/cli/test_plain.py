"""The text table: everything in words, one answer per line."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from noctuary.cli.plain import PlainTable
from noctuary.cli.table import PERSON, Table
from noctuary.kernel.game import Document
from noctuary.text import Language
from tests.unit.cli.command_line import Answer, CommandLine

START = ("play", "--plain", "--seed", "00", "--fables", "red,snow", "--first", "A", "--bot", "random")


class Typist:
    """Types lines into `noctuary play --plain`."""

    def __init__(self, noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        self._noctuary = noctuary
        self._monkeypatch = monkeypatch

    def __call__(self, *lines: str, start: tuple[str, ...] = START) -> Answer:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return self._noctuary(*start)


@pytest.fixture
def typed(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> Typist:
    return Typist(noctuary, monkeypatch)


def test_it_shows_the_board_and_numbers_the_moves(typed: Typist) -> None:
    answer = typed()
    assert answer.code == 0
    assert "Little Red Riding Hood\n  HP 30 of 30" in answer.out
    assert "  1  Keep this hand  [keep]" in answer.out
    assert "  2  Take a mulligan  [mulligan]" in answer.out


def test_a_number_or_notation_plays(typed: Typist) -> None:
    by_number, by_notation = typed("1").out, typed("keep").out
    assert "Turn 1" in by_number
    # The two tables differ in nothing but the file they are saved in.
    assert by_number.splitlines()[:-1] == [
        line for line in by_notation.splitlines()[:-1] if "unfinished" not in line
    ]


def test_a_hint_says_what_hard_would_play_in_words_of_the_game(typed: Typist) -> None:
    answer = typed("keep", "hint", "lang fr", "hint", "hint")
    assert "Hard would play: “" in answer.out
    french = [line for line in answer.out.splitlines() if "Le niveau Difficile jouerait" in line]
    assert len(french) == 2
    assert french[0] == french[1], "the same question has the same answer"


def test_an_opponent_may_think_with_several_processes(typed: Typist) -> None:
    start = (*START[:-2], "--bot", "hard@0.1s")
    answer = typed("keep", "hint", "end", start=(*start, "--jobs", "2"))
    assert answer.code == 0
    assert "Hard would play: “" in answer.out
    assert "Snow White" in answer.out
    assert typed("hint", start=("play", "--plain", "--resume", "--jobs", "auto")).code == 0


def test_it_speaks_french_when_asked(typed: Typist) -> None:
    answer = typed("1", "lang fr")
    assert "Le Chaperon Rouge\n  PV" in answer.out


def test_what_is_refused_is_explained_and_asked_again(typed: Typist) -> None:
    answer = typed("1", "buy attack-3", "dance", "99")
    assert answer.code == 0
    assert "FAB-REINF-01" in answer.out
    assert "You need 6 more Power." in answer.out
    assert "“dance”" in answer.out
    assert "There is no move 99" in answer.out


def test_why_asks_without_playing(typed: Typist) -> None:
    answer = typed("1", "why buy joker", "? end")
    assert "You need 2 more Power." in answer.out
    assert "You can: end" in answer.out


def test_why_is_answered_for_the_card_in_vtes(typed: Typist) -> None:
    """The same words as in the browser, of a card alone and of a whole move: VTES-SEQ-05"""
    start = ("play", "vtes", "--plain", "--seed", "01", "--bot", "random", "--seats", "2", "--first", "A")
    shown = typed("? taste-of-vitae", "why pass", start=start).out
    assert "Taste of Vitae is not in your hand.\nVTES-SEQ-05: To play a card, announce it" in shown
    assert "You can: pass" in shown


def test_undo_takes_back(typed: Typist) -> None:
    answer = typed("1", "undo", "undo")
    assert "Taken back." in answer.out
    assert "There is no move to take back." in answer.out


def test_cards_can_be_read(typed: Typist) -> None:
    answer = typed("card pot-shot", "card excalibur", "help", "board")
    assert "Pot Shot" in answer.out
    assert "excalibur" in answer.out
    assert "undo" in answer.out


def test_leaving_saves_and_the_next_one_may_resume(typed: Typist, home: Path) -> None:
    typed("1", "quit")
    (file,) = (home / "tables").iterdir()
    assert "An unfinished table waits" in typed().out
    resumed = typed("end", start=("play", "--plain", "--resume"))
    assert resumed.code == 0
    assert "A keep" in file.read_text(encoding="utf-8")
    assert len(file.read_text(encoding="utf-8").splitlines()) > 12
    by_name = typed("quit", start=("play", "--plain", "--resume", str(file)))
    assert by_name.code == 0


def test_a_whole_game_ends_with_its_winner(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.deal("fables", {"fables": ["red", "snow"], "turn_cap": 9}, b"whole", [PERSON, "greedy"])
    PlainTable(table, Language.EN).run(["1"] * 2000)
    out = capsys.readouterr().out.splitlines()
    assert table.match.over
    assert out[-1].endswith(("wins.", "is a draw."))


def test_four_sit_down_and_those_not_named_are_drawn_by_the_seed(typed: Typist) -> None:
    start = ("play", "--plain", "--seed", "07", "--seats", "4", "--fables", "mulan", "--relics", "house")
    first, second = typed(start=start).out.splitlines()[:-1], typed(start=start).out.splitlines()[:-1]
    assert [line for line in second if "unfinished" not in line] == first
    assert any(line.startswith("Mulan") for line in first)


def test_giving_up_is_asked_back(typed: Typist) -> None:
    answer = typed("1", "concede", "concede")
    assert "Really give up?" in answer.out
    assert answer.out.splitlines()[-1] == "Snow White wins."
    assert "A concede" in typed_record(answer)


def typed_record(answer: Answer) -> str:
    """What the table that was left last has saved."""
    file = max(
        (Path(os.environ["NOCTUARY_HOME"]) / "tables").iterdir(), key=lambda found: found.stat().st_mtime
    )
    return file.read_text(encoding="utf-8")


def test_whoever_says_anything_else_plays_on(typed: Typist) -> None:
    answer = typed("1", "concede", "board", "concede")
    assert answer.out.count("Really give up?") == 2
    assert "concede" not in typed_record(answer)


def test_with_more_players_the_others_play_on(capsys: pytest.CaptureFixture[str]) -> None:
    setup: Document = {"fables": ["red", "snow", "mulan", "alice"], "first": "A"}
    table = Table.deal("fables", setup, b"four", [PERSON, "random", "random", "random"])
    PlainTable(table, Language.FR).run(["1", "1", "concede", "concede", "1"])
    out = capsys.readouterr().out
    assert not table.match.over
    assert table.left
    assert "les autres continuent" in out
