"""Archives of winning decks as programs exchange them: documents of decks, which are cards and their counts.

There are two ways to write them: all cards of a deck in one row, or crypt and library apart, the library by
types. Either way a card is a name with a count, and whatever has cards in it is part of a deck. A deck that
Noctuary has written itself has counts by the slugs of its cards.
"""

# not compiled: it reads documents and is never in a hot loop

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from noctuary.kernel.game import Json
from noctuary.text.decks import ListedDeck, is_counts

_MOST_COPIES: Final = 999
_CARDS: Final = ("cards", "crypt", "library")


def listed_decks(archive: Json) -> Iterator[ListedDeck]:
    """Every deck of an archive: of a row of them, of one by ids, or of a document that is one deck."""
    if isinstance(archive, list):
        found = archive
    elif isinstance(archive, dict) and not any(part in archive for part in _CARDS):
        found = list(archive.values())
    else:
        found = [archive]
    for deck in found:
        lines = list(_lines(deck)) if isinstance(deck, dict) else []
        if lines:
            yield ListedDeck("\n".join([*_title(deck), *lines]), _day(deck))


def _lines(part: Json) -> Iterator[str]:
    """`2 Theo Bell (G6)` for each card in a part of a deck, however deep it stands."""
    if isinstance(part, list):
        for one in part:
            yield from _lines(one)
        return
    if not isinstance(part, dict):
        return
    name = part.get("printed_name", part.get("name"))
    count = part.get("count")
    inner = [part[word] for word in _CARDS if word in part]
    if inner:
        for one in inner:
            yield from _counted(one) if is_counts(one) else _lines(one)
    elif isinstance(name, str) and isinstance(count, int) and 0 < count <= _MOST_COPIES:
        yield f"{count} {' '.join(name.split())}{_suffix(part.get('suffix'))}"


def _counted(counts: Mapping[str, int]) -> Iterator[str]:
    for card, count in counts.items():
        yield f"{count} {' '.join(card.split())}"


def _title(deck: Json) -> Iterator[str]:
    """What it is called, as a list says it above its cards."""
    name = deck.get("name") if isinstance(deck, dict) else None
    if isinstance(name, str) and name.strip():
        yield f"Deck Name: {' '.join(name.split())}"


def _suffix(words: Json) -> str:
    """`G6 ADV` as a list says it."""
    return "".join(f" ({word})" for word in words.split()) if isinstance(words, str) else ""


def _day(deck: Json) -> str:
    """When it was played, which stands with the deck or with its event."""
    if not isinstance(deck, dict):
        return ""
    event = deck.get("event")
    for place in (deck, event if isinstance(event, dict) else {}):
        day = place.get("date")
        if isinstance(day, str):
            return day[:10]
    return ""
