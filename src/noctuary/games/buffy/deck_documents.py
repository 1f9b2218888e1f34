"""Decks as documents: what the JSON form of a deck says, as a list that can be read."""

# not compiled: it reads documents and is never in a hot loop

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noctuary.kernel.game import Json
from noctuary.text.decks import ListedDeck, is_counts

_SINGLE: Final = ("name", "essence", "main")
_SECTIONS: Final = {
    "resources": "resources",
    "challenges": "challenges",
    "locations": "locations",
    "second_parts": "part ii",
}


def listed_decks(archive: Json) -> Iterator[ListedDeck]:
    """Every deck of a row of them, or of a document that is one deck; without a card it is none."""
    for deck in archive if isinstance(archive, list) else [archive]:
        if isinstance(deck, dict) and (lines := list(_cards(deck))):
            yield ListedDeck("\n".join([*_heads(deck), *lines]))


def _heads(deck: dict[str, Json]) -> Iterator[str]:
    for word in _SINGLE:
        value = deck.get(word)
        if isinstance(value, str) and value.strip():
            yield f"{word}: {_one_line(value)}"


def _cards(deck: dict[str, Json]) -> Iterator[str]:
    for part, heading in _SECTIONS.items():
        counts = deck.get(part)
        if is_counts(counts):
            yield f"[{heading}]"
            yield from (f"{count} {_one_line(card)}" for card, count in counts.items())


def _one_line(text: str) -> str:
    return " ".join(text.split())
