"""Decks of VTES on a command line: by name, or in a file of any format that players use."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.cli.card_sets import deck_text
from noctuary.games.vtes.deck_lists import read_deck, read_list, write_deck
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.text_files import is_there, read_text, told_name

GAME = "vtes"


def deck_words(words: Sequence[str]) -> list[str]:
    """Decks as a setup takes them: a name that is known stays; a file becomes the deck in it."""
    return [
        word if word in default_decks() else write_deck(find_deck(word), default_pool()) for word in words
    ]


def find_deck(word: str) -> Deck:
    """A deck that comes with Noctuary, by name, or the one in a file."""
    known = default_decks()
    return (
        known[word] if word in known else read_deck(deck_text(word, known), default_pool(), told_name(word))
    )


def look_at(word: str) -> tuple[Deck, list[Trouble]]:
    """The same, with every line that cannot be read instead of an error for the first."""
    known = default_decks()
    return (known[word], []) if word in known else read_list(deck_text(word, known), default_pool())


def is_deck(word: str, other_marks: Sequence[str]) -> bool:
    """Whether this is a deck of VTES: a known name, or a file without the marks of another game's decks."""
    if word in default_decks():
        return True
    if not is_there(word):
        return False
    lines = [line.strip().lower() for line in read_text(word).splitlines()]
    return not any(line.startswith(mark) for line in lines for mark in other_marks)
