"""Decks on a command line: by the name of a ready one, or in a file."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import is_there, read_text, told_name
from noctuary.text.deck_lists import game_of_list
from noctuary.text.decks import DeckBook, ReadDeck
from noctuary.text.menu import games, menu_of


def book_of(game: str) -> DeckBook:
    book = menu_of(game).decks
    if book is None:
        raise NoctuaryError(MessageId("error-unknown-game"), game=game)
    return book


def find_deck(book: DeckBook, word: str, sets: Sequence[str] = ()) -> ReadDeck:
    """A deck that comes with Noctuary, by name, or the one in a file."""
    if word in book.ready():
        return book.named(word, sets)
    return book.read_whole(deck_text(book, word), told_name(word), sets)


def look_at(book: DeckBook, word: str, sets: Sequence[str] = ()) -> ReadDeck:
    """The same, with everything that cannot be read instead of an error for the first."""
    return book.named(word, sets) if word in book.ready() else book.read(deck_text(book, word), sets)


def deck_text(book: DeckBook, word: str) -> str:
    """What stands in a deck's file; a word that names none was meant for one of the decks there are."""
    if not is_there(word):
        known = ", ".join(book.ready())
        raise NoctuaryError(MessageId("cli-error-unknown-deck"), deck=told_name(word), known=known)
    return read_text(word)


def game_of(word: str) -> str:
    """The game that a deck is for, as it looks: a known name, or marks that only one game's decks have."""
    books = [(game, book) for game in games() if (book := menu_of(game).decks) is not None]
    named = [game for game, book in books if word in book.ready()]
    if named or not is_there(word):
        return [*named, books[0][0]][0]
    return game_of_list(read_text(word))
