"""What is printed on a card, said once, on top of the function that says what it does.

    @printed.master("Blood Doll", fr="Poupée de sang")
    def blood_doll(card: Card) -> None:
        on_minion(card, …)

A card stands in the folder of its first printed type and in the module of its first letter; its function is
called like its slug, with underscores, and with one in front where the slug begins with a digit.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from importlib import import_module
from typing import Final, NotRequired, TypedDict, Unpack

from noctuary.games.vtes import facts
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.facts import LibraryFacts, UnknownFact, VampireFacts
from noctuary.games.vtes.kinds import (
    ACTION,
    ALLY,
    COMBAT,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    VAMPIRE,
)

Define = Callable[[Card], None]
Named = Callable[[Define], Define]  # a decorator

_FOLDERS: Final = {
    ACTION: "actions",
    ALLY: "allies",
    COMBAT: "combat",
    EQUIPMENT: "equipment",
    EVENT: "events",
    MASTER: "masters",
    MODIFIER: "modifiers",
    POLITICAL: "politics",
    REACTION: "reactions",
    RETAINER: "retainers",
    VAMPIRE: "vampires",
}
_LETTERS: Final = ("a_to_c", "d_to_g", "h_to_m", "n_to_r", "s", "t_to_z")  # a digit stands before a
_CARDS: Final = "noctuary.games.vtes.cards"


class Printed:
    """One card: its facts, and what it does."""

    def __init__(self, words: LibraryFacts | VampireFacts, define: Define) -> None:
        self.words = words
        self.slug = words.slug
        self.define = define

    def card(self, clans: facts.Clans) -> Card:
        """As it is printed, before it does anything."""
        if isinstance(self.words, VampireFacts):
            return facts.vampire(self.words, clans)
        return facts.library_card(self.words, clans)

    @property
    def home(self) -> str:
        """The module it stands in: `masters.a_to_c`."""
        first_type = VAMPIRE if isinstance(self.words, VampireFacts) else self.words.first_type
        letters = (one for one in _LETTERS if self.slug[0] <= one[-1])
        return f"{_FOLDERS[first_type]}.{next(letters)}"

    @property
    def function(self) -> str:
        """What the function is called that says what it does."""
        name = self.slug.replace("-", "_")
        return f"_{name}" if name[0].isdecimal() else name


_known: list[dict[str, Printed]] = [{}]  # the cards of the game; on top of them those that are set apart


class LibraryWords(TypedDict, total=False):
    """The facts of a library card (`facts.LibraryFacts`)."""

    slug: str
    fr: str
    former: Sequence[str]
    also: int
    clan: str
    disciplines: str
    pool: int
    blood: int
    keywords: str
    requires: str
    traits: str
    life: int
    strength: int
    bleed: int
    ranged: bool


class VampireWords(TypedDict):
    """The facts of a vampire (`facts.VampireFacts`)."""

    slug: NotRequired[str]
    fr: NotRequired[str]
    former: NotRequired[Sequence[str]]
    clan: str
    group: int
    capacity: int
    disciplines: NotRequired[str]
    sect: str
    title: NotRequired[str]
    traits: NotRequired[str]


# -- one decorator a printed type -------------------------------------------------------------------------


def master(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(MASTER, name, words)


def event(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(EVENT, name, words)


def action(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(ACTION, name, words)


def political_action(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(POLITICAL, name, words)


def modifier(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(MODIFIER, name, words)


def reaction(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(REACTION, name, words)


def combat(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(COMBAT, name, words)


def equipment(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(EQUIPMENT, name, words)


def retainer(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(RETAINER, name, words)


def ally(name: str, **words: Unpack[LibraryWords]) -> Named:
    return _library(ALLY, name, words)


def vampire(name: str, **words: Unpack[VampireWords]) -> Named:
    _check_words(name, words, VampireFacts)
    return _named(VampireFacts(name=name, **words))


def like_others(name: str, define: Define, **words: Unpack[LibraryWords]) -> None:
    """A master that does what many others do: one line, no function of its own."""
    _add(Printed(_facts(MASTER, name, words), define))


# -- the register -----------------------------------------------------------------------------------------


def all_printed() -> list[Printed]:
    """Every card that does something, by slug: looks into each module of each type."""
    for folder in _FOLDERS.values():
        package = import_module(f"{_CARDS}.{folder}")
        for module in pkgutil.iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")
    return [one for _, one in sorted(_known[0].items())]


@contextmanager
def set_apart() -> Iterator[dict[str, Printed]]:
    """Cards printed meanwhile do not belong to the game: for trying out new ones."""
    all_printed()  # the game's own are known by now
    _known.append({})
    try:
        yield _known[-1]
    finally:
        _known.pop()


def _library(first_type: int, name: str, words: LibraryWords) -> Named:
    return _named(_facts(first_type, name, words))


def _facts(first_type: int, name: str, words: LibraryWords) -> LibraryFacts:
    _check_words(name, words, LibraryFacts)
    return LibraryFacts(name=name, first_type=first_type, **words)


def _check_words(name: str, words: Mapping[str, object], known: type[LibraryFacts | VampireFacts]) -> None:
    for word in words:
        if word not in {field.name for field in fields(known)}:
            raise UnknownFact(f"{name}: {word!r} is no fact of a card of its type")


def _named(words: LibraryFacts | VampireFacts) -> Named:
    def under(define: Define) -> Define:
        printed = Printed(words, define)
        if define.__name__ != printed.function:
            raise UnknownFact(f"{words.name}: its function is called {printed.function}")
        _add(printed)
        return define

    return under


def _add(printed: Printed) -> None:
    if printed.slug in _known[-1]:
        raise UnknownFact(f"{printed.words.name}: {printed.slug} is printed twice")
    _known[-1][printed.slug] = printed
