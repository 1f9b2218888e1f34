"""Decks as they are kept, told to their owners."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

import msgspec

from noctuary.server.answers import Status
from noctuary.server.site.decks import telling
from noctuary.server.store.rows import DeckRow, DeckVersionRow
from noctuary.server.wires import decks as wire
from noctuary.text.catalogue import Language

_MOST_BYTES: Final = 24 * 1024  # a deck of a hundred different cards has about five thousand


async def told(row: DeckRow, language: Language) -> wire.Deck:
    return await asyncio.to_thread(_deck, row, language)


def _deck(row: DeckRow, language: Language) -> wire.Deck:
    cards = unpacked(row)
    draft = telling.draft_of(telling.book_of(row.game), cards, row.name)
    return wire.Deck(
        id=row.id,
        game=row.game,
        name=row.name,
        format=row.format,
        note=row.note,
        version=row.version,
        updated=telling.when(row.updated),
        cards=cards,
        check=telling.checked(draft, row.format, language),
        share=row.share,
    )


def lines(rows: list[DeckRow], language: Language) -> list[wire.DeckLine]:
    """Of games that are there; a game from elsewhere may have gone."""
    known = telling.games_of()
    return [_line(row, language) for row in rows if row.game in known]


def _line(row: DeckRow, language: Language) -> wire.DeckLine:
    draft = telling.draft_of(telling.book_of(row.game), unpacked(row), row.name)
    return wire.DeckLine(
        id=row.id,
        game=row.game,
        name=row.name,
        format=row.format,
        legal=telling.is_legal(draft, row.format),
        about=draft.about(language),
        cards=draft.copies,
        version=row.version,
        updated=telling.when(row.updated),
        shared=row.share is not None,
    )


def with_card(rows: list[DeckRow], card: str) -> wire.DecksWith:
    copies = [_copies(unpacked(row), card) for row in rows]
    held = [wire.DeckWith(row.id, row.name, count) for row, count in zip(rows, copies, strict=True) if count]
    return wire.DecksWith(held)


def _copies(cards: wire.DeckCards, card: str) -> int:
    """A card that stands in one part of a deck as well as within another is one card."""
    parts = (sum(copies.count for copies in part if copies.card == card) for part in cards.parts.values())
    return max(parts, default=0)


def history(rows: list[DeckVersionRow]) -> list[wire.DeckVersion]:
    """Each with what came and went since the one before it; the oldest that is kept came whole."""
    counts = [_counted(row) for row in rows]
    found = []
    for place, row in enumerate(rows):
        before = counts[place + 1] if place + 1 < len(rows) else counts[place]
        found.append(
            wire.DeckVersion(
                version=row.version,
                name=row.name,
                at=telling.when(row.at),
                cards=sum(counts[place].values()),
                added=_more(counts[place], before),
                removed=_more(before, counts[place]),
            )
        )
    return found


def _counted(row: DeckVersionRow) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in msgspec.json.decode(row.cards, type=wire.DeckCards).parts.values():
        for copies in part:
            found[copies.card] = found.get(copies.card, 0) + copies.count
    return found


def _more(these: dict[str, int], than: dict[str, int]) -> list[wire.Copies]:
    more = {card: count - than.get(card, 0) for card, count in these.items()}
    return [wire.Copies(card, count) for card, count in more.items() if count > 0]


def as_it_was(row: DeckRow, old: DeckVersionRow) -> DeckRow:
    return replace(
        row,
        name=old.name,
        format=old.format,
        note=old.note,
        cards=old.cards,
        version=old.version,
        updated=old.at,
    )


def packed(cards: wire.DeckCards) -> str:
    """As it is kept, and no longer than a deck with its leftovers has any reason to be."""
    text = msgspec.json.encode(cards)
    if len(text) > _MOST_BYTES:
        raise Status(413, "server-error-too-long", most=_MOST_BYTES)
    return text.decode()


def unpacked(row: DeckRow) -> wire.DeckCards:
    return msgspec.json.decode(row.cards, type=wire.DeckCards)
