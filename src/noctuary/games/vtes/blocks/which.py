"""Which cards in play: `VAMPIRES & YOURS & READY & Clan("toreador") & ~LOCKED`.

A `Named` one is a card that the text points at (this minion, the acting one, the chosen one); everything else
says what a card is like. They combine with `&`, `|` and `~`, and the same ones serve effects, conditions,
targets, traits and amounts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noctuary.games.vtes.blocks.noun import Noun, text
from noctuary.games.vtes.card import Card, Phrase, Piece, Using
from noctuary.games.vtes.kinds import CONTESTED
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.move import NOTHING

ADJECTIVE: Final = 0  # where an atom stands in the noun phrase
TAIL: Final = 1
WHOSE: Final = 2
UNSAID: Final = 3


class Which(Piece):
    """Cards that fit, as seen from one use of a card."""

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        raise NotImplementedError

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        """The same of a card that lies elsewhere: in a hand, a library, the uncontrolled region."""
        raise NotImplementedError

    def found(self, s: State, using: Using) -> list[InPlay]:
        """Those in play: contested cards are not (VTES-SETUP-06)."""
        return [card for card in s.cards if card.region != CONTESTED and self.fits(s, using, card)]

    def add_to(self, noun: Noun) -> None:
        """Its part of the noun phrase."""
        raise NotImplementedError

    def add_contrary(self, noun: Noun) -> None:
        raise NotImplementedError

    def noun(self) -> Noun:
        made = Noun()
        self.add_to(made)
        return made

    def key(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Which) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __and__(self, other: Which) -> Which:
        return Both(self, other)

    def __or__(self, other: Which) -> Which:
        return Either(self, other)

    def __invert__(self) -> Which:
        return Not(self)


class Both(Which):
    def __init__(self, one: Which, other: Which) -> None:
        self.one = one
        self.other = other

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return self.one.fits(s, using, card) and self.other.fits(s, using, card)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return self.one.fits_kind(s, using, card) and self.other.fits_kind(s, using, card)

    def add_to(self, noun: Noun) -> None:
        self.one.add_to(noun)
        self.other.add_to(noun)

    def word(self) -> str:
        words = (self.one.word(), self.other.word())
        return "-".join(words) if all(words) else ""

    def key(self) -> tuple[object, ...]:
        return Both, self.one.key(), self.other.key()


class Either(Which):
    def __init__(self, one: Which, other: Which) -> None:
        self.one = one
        self.other = other

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return self.one.fits(s, using, card) or self.other.fits(s, using, card)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return self.one.fits_kind(s, using, card) or self.other.fits_kind(s, using, card)

    def add_to(self, noun: Noun) -> None:
        noun.either += [self.one.noun(), self.other.noun()]

    def key(self) -> tuple[object, ...]:
        return Either, self.one.key(), self.other.key()


class Not(Which):
    def __init__(self, which: Which) -> None:
        self.which = which

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return not self.which.fits(s, using, card)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return not self.which.fits_kind(s, using, card)

    def add_to(self, noun: Noun) -> None:
        self.which.add_contrary(noun)

    def word(self) -> str:
        return f"not-{self.which.word()}" if self.which.word() else ""

    def key(self) -> tuple[object, ...]:
        return Not, self.which.key()


class Named(Which):
    """The one card that the text points at."""

    def __init__(self, slug: str, uid: Callable[[State, Using], int]) -> None:
        self.slug = slug  # `vtes-which-…`, with the kind of minion it is where that is known
        self.uid = uid

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return card.uid == self.uid(s, using)

    def found(self, s: State, using: Using) -> list[InPlay]:
        """Contested or not: what it is done to is looked at by whatever does it."""
        uid = self.uid(s, using)
        if uid != NOTHING:
            for card in s.cards:
                if card.uid == uid:
                    return [card]
        return []

    def add_to(self, noun: Noun) -> None:
        noun.definite = text(self.slug)

    def add_contrary(self, noun: Noun) -> None:
        noun.tails.append(text(self.slug, negated=True))

    def word(self) -> str:
        return self.slug

    def key(self) -> tuple[object, ...]:
        return Named, self.slug


class Being(Which):
    """What a card is like, said by an adjective, a relative clause or whose it is."""

    def __init__(
        self, slug: str, place: int, test: Callable[[State, Using, InPlay], bool], head: str = ""
    ) -> None:
        self.slug = slug
        self.place = place
        self.test = test
        self.head = head  # the noun it is said of, where no other says so

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return self.test(s, using, card)

    def add_to(self, noun: Noun) -> None:
        self._add(noun, text(self.slug))

    def add_contrary(self, noun: Noun) -> None:
        self._add(noun, text(self.slug, negated=True))

    def _add(self, noun: Noun, said: Phrase) -> None:
        if self.head:
            noun.suggest(Phrase(f"vtes-noun-{self.head}"))
        if self.place == ADJECTIVE:
            noun.adjectives.append(said)
        elif self.place == TAIL:
            noun.tails.append(said)
        elif self.place == WHOSE:
            noun.whose = said

    def word(self) -> str:
        return self.slug

    def key(self) -> tuple[object, ...]:
        return Being, self.slug


class Body(Which):
    """What it is in play: a vampire, an ally, a minion, equipment …; the noun it is called by."""

    def __init__(self, slug: str, test: Callable[[State, Using, InPlay], bool], types: int = 0) -> None:
        self.slug = slug  # `vtes-noun-…`
        self.test = test
        self.types = types  # of a card elsewhere

    def fits(self, s: State, using: Using, card: InPlay) -> bool:
        return self.test(s, using, card)

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        return bool(card.types & self.types)

    def add_to(self, noun: Noun) -> None:
        noun.be(1, Phrase(f"vtes-noun-{self.slug}"))

    def add_contrary(self, noun: Noun) -> None:
        noun.tails.append(text(self.slug, negated=True))

    def word(self) -> str:
        return self.slug

    def key(self) -> tuple[object, ...]:
        return Body, self.slug
