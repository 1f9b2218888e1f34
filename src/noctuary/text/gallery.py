"""All cards of a game to look through: what tells them apart, what they were called, which are missing.

A game says so in the module `gallery` of its package as `GALLERY`; one that has none is shown by the sorts of
cards that its words know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from noctuary.kernel.game import Document
from noctuary.kernel.games import exported_if_any
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import menu_of
from noctuary.text.words import Words, sentence, words_of

Values: TypeAlias = Mapping[str, Sequence[str | int]]


class Facet(NamedTuple):
    """Something that cards are told apart by; `slug` is its word in an address (`?clan=brujah`)."""

    slug: str
    together: bool = False  # of several values that are asked for a card has all (Disciplines), not just one

    def title(self, language: Language) -> str:
        return say(language, f"gallery-{self.slug}")


NOTHING_KNOWN: Final[Values] = MappingProxyType({})


class Missing(NamedTuple):
    """A card that there is, and that this game cannot play yet: known by name alone."""

    slug: str
    names: Mapping[Language, str]
    former: Sequence[str] = ()
    values: Values = NOTHING_KNOWN


KIND: Final = Facet("kind")


class Gallery:
    """What a gallery asks of a game. Everything has an answer that the game's words give."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def slugs(self) -> list[str]:
        """Every card that somebody can have in hand or in play, in the game's own order."""
        return self.words.card_slugs()

    def facets(self) -> Sequence[Facet]:
        return (KIND,)

    def values(self, slug: str) -> Values:
        """What the card has of each facet, by its slug; left out where it has nothing."""
        return {KIND.slug: (self.words.card_kind(slug),)}

    def value_title(self, facet: str, value: str | int, language: Language) -> str:
        """What a value is called: a number as it is, anything else by the game's word for it."""
        if isinstance(value, int):
            return str(value)
        name = self.words.word_name(value, language)
        return sentence(name.replace("-", " ") if name == value else name)

    def former_names(self, slug: str) -> Sequence[str]:
        """What it was called once, or is called for short."""
        return ()

    def missing(self) -> Sequence[Missing]:
        """The official cards that cannot be played yet."""
        return ()

    def holders(self, slug: str) -> Sequence[str]:
        """Of a game without decks: whoever may sit down and brings the card with her (`Menu.known`)."""
        return ()

    def is_played(self, slug: str) -> bool:
        """Whether it comes to the table by being played: of others it says nothing how often that happens."""
        return True

    def rules_named(self, slug: str) -> Sequence[str]:
        """The ids of the rules that the card's own definition names."""
        return ()


@cache
def copies_in_seats(game: str) -> Mapping[str, Mapping[str, int]]:
    """Of each card, what brings it to a seat and how many copies: ready decks, or characters."""
    gallery, decks = gallery_of(game), menu_of(game).decks
    found: dict[str, dict[str, int]] = {slug: {} for slug in gallery.slugs()}
    if decks is None:
        for slug, holders in found.items():
            holders.update(dict.fromkeys(gallery.holders(slug), 1))
        return found
    for deck in decks.ready():
        for slug, copies in _counted(decks.named(deck).document(deck)):
            if slug in found:
                found[slug][deck] = found[slug].get(deck, 0) + copies
    return found


def _counted(deck: Document) -> Iterator[tuple[str, int]]:
    """The cards of a deck: those that stand alone, and the lists of the others with their copies."""
    for part in deck.values():
        if isinstance(part, str):
            yield part, 1
        elif isinstance(part, dict):
            yield from ((slug, copies) for slug, copies in part.items() if isinstance(copies, int))


def gallery_of(game: str) -> Gallery:
    """The gallery of the game of that name."""
    return exported_if_any(game, "gallery", "GALLERY", Gallery) or Gallery(words_of(game))
