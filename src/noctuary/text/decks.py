"""Decks as lobby, table and command line ask about them: the same questions for every game that has any."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeGuard

from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.deck_pages import DeckPage, Met

Telling: TypeAlias = Callable[[Language], str]
Counts: TypeAlias = dict[str, int]  # copies by the slug of their card
TEXT: Final = "text"
JSON: Final = "json"
_MOST_COPIES: Final = 999  # of a card in a document: whatever is read of it has limits of its own
Parts: TypeAlias = Mapping[str, Mapping[str, int]]  # the same by part of a deck


class DeckFault(NamedTuple):
    """A rule that a deck breaks, the sentence that says so, and the cards that it speaks of."""

    rule: str
    tell: Telling
    cards: tuple[str, ...] = ()


class DeckPart(NamedTuple):
    """A part of a deck: `<game>-part-<slug>` is its title, `kinds` are the sorts of cards that go there.

    A `single` one holds one card, which stands `within` another part as well if that is named.
    """

    slug: str
    kinds: tuple[str, ...]
    single: bool = False
    within: str = ""


class Bar(NamedTuple):
    """One bar of a chart, and the cards that it counts."""

    slug: str
    title: str
    amount: int
    cards: Counts


class Chart(NamedTuple):
    slug: str
    title: str
    bars: list[Bar]


class Figure(NamedTuple):
    """A number worth knowing about a deck, in words."""

    slug: str
    title: str
    value: str


class Pile(NamedTuple):
    """Cards that somebody has before her when a game begins."""

    slug: str
    title: str
    cards: list[str]


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

    def cards(self) -> dict[str, Counts]:
        """What is in each of its parts, in the order in which a list has it."""
        raise NotImplementedError

    def charts(self, language: Language) -> list[Chart]:
        """What it is made of, to be drawn."""
        return []

    def figures(self, language: Language) -> list[Figure]:
        return []

    def exported(self, form: str, language: Language) -> str:
        """As a text in one of the forms that `DeckBook.exports` names."""
        if form == JSON:
            return json.dumps(self.document(self.name), ensure_ascii=False, indent=2) + "\n"
        return self.text(language)

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
    parts: tuple[DeckPart, ...] = ()
    exports: tuple[str, ...] = (TEXT, JSON)  # the usual one first: `deck-export-<form>` tells of it
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

    def of_cards(self, parts: Parts, name: str) -> ReadDeck:
        """A draft of these cards, however little it is; a card or part that is not known is a Trouble."""
        raise NotImplementedError

    def slug_called(self, name: str) -> str | None:
        """The card of the pool that goes by one of `card_names`; None: it is not in the pool."""
        raise NotImplementedError

    def opening(self, match: Match, seat: Seat, language: Language) -> list[Pile]:
        """What this seat has before it now: its hand, and what else was dealt."""
        raise NotImplementedError

    def page_of(self, name: str) -> DeckPage:
        """What the page of one of the ready decks says."""
        raise NotImplementedError

    def fares_of(self, name: str) -> dict[str, Met]:
        """How one of the ready decks has fared against each other; empty: nobody has measured it."""
        return {}

    def format_for(self, name: str) -> str:
        """The format that one of the ready decks is made for."""
        return self.formats[0]

    def listed(self, archive: Json) -> Iterator[ListedDeck]:
        """The decks in a document: an archive that programs exchange, or what `exported` has written."""
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


def charted(slug: str, title: str, bars: Mapping[str, Counts], titles: Callable[[str], str]) -> Chart:
    """A chart of these bars: by the slug of each, the copies of the cards that it counts."""
    drawn = [Bar(name, titles(name), sum(cards.values()), cards) for name, cards in bars.items() if cards]
    return Chart(slug, title, drawn)


def counted(slugs: Iterable[str]) -> Counts:
    return dict(Counter(slugs))


def is_counts(value: Json) -> TypeGuard[Counts]:
    """Whether this is a part of a deck as a document has it: copies by the slugs of their cards."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(type(count) is int and 0 < count <= _MOST_COPIES for count in value.values())
    )


def sorted_out(cards: Iterable[tuple[str, Iterable[str]]], bars: Iterable[str]) -> dict[str, Counts]:
    """Cards by the bars that count them, each given with the slugs of its own; the bars in this order."""
    found: dict[str, Counts] = {bar: {} for bar in bars}
    for slug, own in cards:
        for bar in own:
            found[bar][slug] = found[bar].get(slug, 0) + 1
    return found
