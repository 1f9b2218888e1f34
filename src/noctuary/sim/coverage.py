"""How much of a collection of decks can be played: whole ones, copies, and the cards most waited for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from noctuary.kernel.game import Document
from noctuary.text.decks import ReadDeck

FEW: Final = 10  # different cards: a deck that lacks no more is nearly there


@dataclass
class Part:
    """A part of all decks: how many have it whole, and how many of its copies are known."""

    whole: int = 0
    known: int = 0
    copies: int = 0


@dataclass
class Coverage:
    """`lacked` counts the decks that lack a card, `alone` those that lack nothing else."""

    decks: int = 0
    whole: int = 0
    nearly: int = 0
    parts: dict[str, Part] = field(default_factory=dict)
    lacked: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)

    def add(self, deck: ReadDeck) -> None:
        lacking = deck.lacking()
        self.decks += 1
        self.whole += not lacking
        self.nearly += 0 < len(lacking) <= FEW
        for name, (known, missing) in deck.parts().items():
            part = self.parts.setdefault(name, Part())
            part.whole += not missing
            part.known += known
            part.copies += known + missing
        self.lacked.update(lacking)
        if len(lacking) == 1:
            self.alone.update(lacking)

    def waited_for(self, most: int) -> list[str]:
        """The cards that most decks lack; of two that as many lack, the one that completes more of them."""
        return sorted(self.lacked, key=lambda card: (-self.lacked[card], -self.alone[card], card))[:most]

    def document(self, most: int) -> Document:
        return {
            "decks": self.decks,
            "whole": self.whole,
            "nearly": self.nearly,
            "parts": {
                name: {"whole": part.whole, "known": part.known, "copies": part.copies}
                for name, part in self.parts.items()
            },
            "lacking": [
                {"card": card, "decks": self.lacked[card], "alone": self.alone[card]}
                for card in self.waited_for(most)
            ],
        }


def measure(decks: Iterable[ReadDeck]) -> Coverage:
    found = Coverage()
    for deck in decks:
        found.add(deck)
    return found
