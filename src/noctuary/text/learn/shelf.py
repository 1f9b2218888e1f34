"""The lessons of all games that are installed, by the names under which people ask for them."""

from __future__ import annotations

from functools import cache

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text.learn.lesson import FirstGame, Lesson
from noctuary.text.menu import games, menu_of


@cache
def shelf() -> dict[str, Lesson]:
    """Every lesson by its slug, game by game. One whose slug is taken has its game's name before it."""
    found: dict[str, Lesson] = {}
    for game in games():
        book = menu_of(game).lessons
        for lesson in () if book is None else book.lessons:
            if lesson.slug in found:
                lesson.slug = f"{game}-{lesson.slug}"
            found[lesson.slug] = lesson
    return found


def find_lesson(slug: str) -> Lesson:
    """The lesson of that slug, or an error that names those there are."""
    found = shelf().get(slug)
    if found is None:
        raise NoctuaryError(MessageId("error-unknown-lesson"), lesson=slug, known=", ".join(shelf()))
    return found


def lessons_of(game: str) -> list[Lesson]:
    return [lesson for lesson in shelf().values() if lesson.game == game]


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that comes after this one in its game, if there is one."""
    own = lessons_of(lesson.game)
    place = own.index(lesson) + 1
    return own[place] if place < len(own) else None


def first_game_of(game: str) -> FirstGame | None:
    book = menu_of(game).lessons
    return None if book is None else book.first_game
