"""`noctuary learn`: the lessons of all games, and each of them line by line; one comes back where one was."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import click

from noctuary.cli.home import home, write_file
from noctuary.cli.lesson_table import LessonTable
from noctuary.cli.plain import lines_of
from noctuary.cli.speaking import Session, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.text_files import read_text
from noctuary.text import Language, say
from noctuary.text.learn.lesson import FirstGame, Lesson
from noctuary.text.learn.shelf import after, find_lesson, first_game_of, lessons_of, shelf
from noctuary.text.learn.walk import Walk
from noctuary.text.menu import games, menu_of


@subcommand("learn")
@click.argument("lesson", metavar="[LESSON]", required=False)
@option("--again", is_flag=True, help="cli-learn-again")
@pass_session
def command(session: Session, lesson: str | None, again: bool) -> None:
    if lesson is None:
        for line in listed(session.lang):
            click.echo(line)
        return
    take(find_lesson(lesson), session.lang, again=again)


# -- the list -----------------------------------------------------------------------------------------


def listed(lang: Language) -> list[str]:
    """Every lesson under its game, with how long it takes and how far one has come."""
    lines: list[str] = []
    for game in games():
        own = lessons_of(game)
        if own:
            lines.append(click.style(menu_of(game).title(lang), bold=True))
            lines += [f"  {_line(lesson, lang)}" for lesson in own]
    first = next(iter(shelf().values()), None)
    if first is not None:
        lines += ["", say(lang, "cli-learn-how", lesson=first.slug)]
    return lines


def _line(lesson: Lesson, lang: Language) -> str:
    minutes = say(lang, "lesson-minutes", minutes=lesson.minutes)
    line = say(lang, "cli-learn-line", slug=lesson.slug, title=say(lang, lesson.title), minutes=minutes)
    made = len(kept(lesson))
    if made >= lesson.beats:
        return f"{line} · {say(lang, 'cli-learn-done')}"
    return f"{line} · {say(lang, 'cli-learn-place', step=made + 1, count=lesson.beats)}" if made else line


# -- where one was ------------------------------------------------------------------------------------


def _file(lesson: Lesson) -> Path:
    return home() / "lessons" / f"{lesson.slug}.txt"


def kept(lesson: Lesson) -> list[str]:
    """The moves that were accepted the last time; none if there was no last time."""
    try:
        return read_text(_file(lesson)).splitlines()
    except NoctuaryError:
        return []


def walked(lesson: Lesson, made: Iterable[str]) -> Walk | None:
    """The lesson after these moves; None where it goes another way now."""
    walk = Walk(lesson)
    for text in made:
        if walk.over or not walk.play(text).accepted:
            return None
    return walk


def take(lesson: Lesson, lang: Language, *, again: bool = False) -> None:
    """Lead through a lesson from where one was; one that was finished begins anew."""
    made = [] if again else kept(lesson)
    walk = walked(lesson, made)
    if walk is None or walk.over:
        if walk is None:
            click.echo(say(lang, "cli-learn-lost"))
        walk, made = Walk(lesson), []
    if made:
        walk.news(lang)  # it was told the last time
    table = LessonTable(walk, lang, made)
    try:
        table.run(lines_of(sys.stdin))
    finally:
        write_file(_file(lesson), "".join(f"{move}\n" for move in table.made))
    if walk.over:
        click.echo(_next(lesson, table.lang))


def _next(lesson: Lesson, lang: Language) -> str:
    """What comes after it: the next lesson, and after the last a real game."""
    following, game = after(lesson), first_game_of(lesson.game)
    if following is not None:
        return say(lang, "cli-learn-next", lesson=following.slug)
    command = f"noctuary play {lesson.game}" if game is None else _play(lesson.game, game)
    return say(lang, "cli-learn-play", title=say(lang, "lesson-first-game"), command=command)


def _play(game: str, first: FirstGame) -> str:
    flag = menu_of(game).seats_flag
    seats = [flag, ",".join(first.seats)] if flag else []
    return shlex.join(["noctuary", "play", game, *seats, "--bot", first.bot])
