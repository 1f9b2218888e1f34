"""The lessons that there are, and the first real game after them, as pages list them."""

from __future__ import annotations

from noctuary.server.wire import NewTable, SeatWish, Sitter
from noctuary.server.wires.learn import Course, Courses, FirstGame, LessonLine
from noctuary.text.catalogue import Language, say
from noctuary.text.learn import lesson as book
from noctuary.text.learn.shelf import first_game_of, lessons_of
from noctuary.text.menu import games, menu_of


def courses(language: Language) -> Courses:
    """What can be learned, game by game."""
    return Courses([_course(game, language) for game in games() if lessons_of(game)])


def _course(game: str, language: Language) -> Course:
    menu = menu_of(game)
    lessons = [line(lesson, language) for lesson in lessons_of(game)]
    return Course(game, menu.title(language), menu.emblem, lessons, first_game(game, language))


def line(lesson: book.Lesson, language: Language) -> LessonLine:
    return LessonLine(
        lesson.slug,
        say(language, lesson.title),
        say(language, f"{lesson.title}.about"),
        lesson.minutes,
        len(lesson.chapters),
        lesson.beats,
    )


def first_game(game: str, language: Language) -> FirstGame | None:
    """The table to ask for: she at the first seat, kind bots at the others."""
    first = first_game_of(game)
    if first is None:
        return None
    mine, *others = first.seats
    seats = [SeatWish(Sitter.ME, mine), *(SeatWish(Sitter.BOT, choice, first.bot) for choice in others)]
    table = NewTable(game, seats, first.mode, first.options, hints=True, fading=True)
    return FirstGame(say(language, first.about), table)
