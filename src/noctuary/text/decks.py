"""Decks as lobby, table and command line ask about them: the same questions for every game that has any."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.game import Document, Json
from noctuary.text.catalogue import Language

Telling: TypeAlias = Callable[[Language], str]


class DeckFault(NamedTuple):
    """A rule that a deck breaks, and the sentence that says so."""

    rule: str
    tell: Telling


class ListedDeck(NamedTuple):
    """A deck as an archive of many holds it: its list, and the day it was played, where that is told."""

    text: str
    day: str = ""  # 2025-11-29


class ReadDeck:
    """A deck as it was read: what is known of it, and every line that cannot be read."""

    name = ""
    copies = 0  # of cards that are known
    playable = True  # whether anything is left to play with

    def __init__(self, troubles: Sequence[Trouble] = ()) -> None:
        self.troubles = troubles

    def faults(self, form: str) -> list[DeckFault]:
        """Every rule of the format that it breaks."""
        raise NotImplementedError

    def text(self, language: Language | None = None) -> str:
        """As a deck file, which can be read again; with a language, for people to read as well."""
        raise NotImplementedError

    def document(self, title: str) -> Document:
        raise NotImplementedError

    def about(self, language: Language) -> str:
        """What follows its name in a list of decks."""
        raise NotImplementedError

    def legal(self, title: str, language: Language) -> str:
        """The sentence for a deck without any fault."""
        raise NotImplementedError

    def lacking(self) -> list[str]:
        """The cards that it asks for and that are not known, each once, by name."""
        return list(dict.fromkeys(trouble.card for trouble in self.troubles if trouble.card))

    def parts(self) -> dict[str, tuple[int, int]]:
        """How many copies of each of its parts are known, and how many are not."""
        return {"deck": (self.copies, sum(trouble.count for trouble in self.troubles))}


class DeckBook:
    """What a game with decks knows about them. `sets` are card sets that people wrote, by their texts."""

    formats: tuple[str, ...] = ()  # the usual one first
    sides: tuple[str, ...] = ()  # what a deck made by lot may be asked to be for
    marks: tuple[str, ...] = ()  # how lines begin that only this game's decks have; none: any list is read

    def ready(self) -> list[str]:
        """The names of the decks that come with the game."""
        raise NotImplementedError

    def named(self, name: str, sets: Sequence[str] = ()) -> ReadDeck:
        """One of those."""
        raise NotImplementedError

    def read(self, text: str, sets: Sequence[str] = ()) -> ReadDeck:
        """The deck of a list, with everything that is wrong in it."""
        raise NotImplementedError

    def read_whole(self, text: str, file: str, sets: Sequence[str] = ()) -> ReadDeck:
        """The same, with the NoctuaryError of the first line that cannot be read."""
        raise NotImplementedError

    def listed(self, archive: Json) -> Iterator[ListedDeck]:
        """The decks in a document that programs exchange archives in; none if the game has no such thing."""
        return iter(())

    def by_lot(
        self, seed: str, form: str, side: str | None, language: Language, sets: Sequence[str] = ()
    ) -> ReadDeck:
        """A deck that breaks no rule of the format, named after whom it is made around and its seed."""
        raise NotImplementedError

    def card_names(self, sets: Sequence[str] = ()) -> Iterable[str]:
        """What a card may be called, to guess at what was meant by a name that no card has."""
        raise NotImplementedError

    def format_of(self, options: Mapping[str, Json]) -> str | None:
        """The format that a table with these options checks before it takes a deck; None: it does not."""
        raise NotImplementedError
