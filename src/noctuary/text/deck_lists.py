"""Lists of decks that people bring: which game they are for, and what may have been meant where one errs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from noctuary.kernel.deck_fields import Trouble
from noctuary.text.decks import DeckBook
from noctuary.text.menu import games, menu_of

_MOST_GUESSED: Final = 40  # names for which similar ones are looked for: that takes time
_LONGEST_NAME: Final = 60  # of a name that is guessed at
_NEAR: Final = 3
_NOT_YET: Final = "not-yet"  # how the messages about official cards end
_UNKNOWN: Final = "unknown-card"


def game_of_list(text: str) -> str:
    """The game that a list is for, as it looks: marks that only one game's decks have, or none at all.

    A document is for the game that finds a deck in it.
    """
    books = [(game, book) for game in games() if (book := menu_of(game).decks) is not None]
    for game, book in books:
        if list_in(book, text) is not None:
            return game
    lines = [line.strip().lower() for line in text.splitlines()]
    marked = [
        game for game, book in books if book.marks and any(line.startswith(book.marks) for line in lines)
    ]
    open_to_any = [game for game, book in books if not book.marks]
    return [*marked, *open_to_any, books[0][0]][0]


def list_in(book: DeckBook, text: str) -> str | None:
    """The list of the first deck in a document; None of a text that is a list itself, or nothing at all."""
    bare = text.lstrip("\ufeff \r\n\t")
    if bare[:1] not in ("{", "["):
        return None
    try:
        first = next(book.listed(json.loads(bare)), None)
    except (ValueError, RecursionError):
        return None
    return None if first is None else first.text


def is_not_yet(trouble: Trouble) -> bool:
    """Whether it is about an official card that is not in the pool."""
    return trouble.problem.message.endswith(_NOT_YET)


def near_names(troubles: Sequence[Trouble], names: Iterable[str]) -> dict[str, list[str]]:
    """Cards that may have been meant, for each name that no card has."""
    unknown = [trouble.card for trouble in troubles if trouble.problem.message.endswith(_UNKNOWN)]
    if not unknown:
        return {}
    by_name = {name.casefold(): name for name in names}
    found: dict[str, list[str]] = {}
    for word in unknown[:_MOST_GUESSED]:
        close = get_close_matches(word[:_LONGEST_NAME].casefold(), by_name, n=_NEAR, cutoff=0.75)
        found[word] = list(dict.fromkeys(by_name[name] for name in close))
    return found
