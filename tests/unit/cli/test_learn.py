"""Lessons in the terminal: one is led through, leaves, and comes back where one was."""

from __future__ import annotations

import io
from itertools import zip_longest
from pathlib import Path

import pytest

from noctuary.cli.lesson_table import LessonTable
from noctuary.text import Language, say
from noctuary.text.learn.lesson import Lesson
from noctuary.text.learn.shelf import find_lesson, shelf
from noctuary.text.learn.walk import Walk
from tests.unit.cli.command_line import Answer, CommandLine

ASIDES = ("hint", "help", "moves", "# nothing", "", "why pass", "card nobody", "99", "zap")


def moves(lesson: Lesson) -> list[str]:
    return [beat.accept[0] for chapter in lesson.chapters for beat in chapter.beats]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("slug", list(shelf()))
def test_the_terminal_leads_through_it(
    slug: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = find_lesson(slug)
    lines = [line for pair in zip_longest(ASIDES, moves(lesson), fillvalue="moves") for line in pair]
    walk = Walk(lesson)
    LessonTable(walk, language).run(lines)
    printed = capsys.readouterr().out
    assert walk.over
    for number, chapter in enumerate(lesson.chapters, start=1):
        title = say(language, chapter.title)
        heading = say(language, "lesson-chapter", number=number, count=len(lesson.chapters), title=title)
        assert heading in printed


def test_the_terminal_lets_go(capsys: pytest.CaptureFixture[str]) -> None:
    LessonTable(Walk(find_lesson("first-patrol")), Language.EN).run(["lang", "4", "quit"])
    assert "La nuit attendra" in capsys.readouterr().out


class Typing:
    """A command whose input is typed."""

    def __init__(self, noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        self._noctuary = noctuary
        self._patching = monkeypatch

    def __call__(self, *words: str, lines: list[str]) -> Answer:
        self._patching.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return self._noctuary(*words)


@pytest.fixture
def typed(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> Typing:
    return Typing(noctuary, monkeypatch)


@pytest.mark.parametrize("slug", list(shelf()))
def test_one_comes_back_where_one_was(slug: str, typed: Typing, noctuary: CommandLine) -> None:
    lesson = find_lesson(slug)
    wanted = moves(lesson)
    typed("learn", slug, lines=[*wanted[:3], "quit"])
    assert f"step 4 of {lesson.beats}" in noctuary("learn").out
    walk = Walk(lesson)
    for move in wanted[:3]:
        walk.play(move)
    said = typed("learn", slug, lines=["quit"]).out
    assert walk.voice(Language.EN).split()[:8] == _voice_in(said, walk)
    end = typed("learn", slug, lines=wanted[3:])
    assert "Next" in end.out
    assert "done" in noctuary("learn").out
    assert "Chapter 1 of" in typed("learn", slug, lines=["quit"]).out, "once more from the beginning"


def _voice_in(printed: str, walk: Walk) -> list[str]:
    words = printed.split()
    first = walk.voice(Language.EN).split()[:8]
    place = next(at for at in range(len(words)) if words[at : at + 8] == first)
    return words[place : place + 8]


def test_patrol_is_the_old_name_of_a_lesson(typed: Typing, noctuary: CommandLine) -> None:
    typed("patrol", lines=[moves(find_lesson("first-patrol"))[0], "quit"])
    assert "Chapter 2 of 10" in typed("learn", "first-patrol", lines=["quit"]).out
    assert "Chapter 1 of 10" in typed("learn", "first-patrol", "--again", lines=["quit"]).out


def test_a_lesson_that_has_changed_begins_again(typed: Typing, home: Path) -> None:
    kept = home / "lessons" / "first-patrol.txt"
    kept.parent.mkdir(parents=True)
    kept.write_text("dance\n")
    printed = typed("learn", "first-patrol", lines=["quit"]).out
    assert "has changed" in printed
    assert "Chapter 1 of 10" in printed


def test_a_lesson_that_nobody_brought_is_refused(noctuary: CommandLine) -> None:
    assert "first-patrol" in noctuary.refused("learn", "tap-dancing")
