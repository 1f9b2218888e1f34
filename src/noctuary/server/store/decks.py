"""Decks that people keep, each with what it was before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.rows import DeckRow, DeckVersionRow
from noctuary.server.store.schema import DECK_VERSIONS, DECKS, PERSONS

_VERSIONED = ("version", "name", "format", "note", "cards")


@dataclass(frozen=True)
class Keeping:
    """How much of a deck's history is kept: so many versions; one begun after `since` is written over."""

    most: int
    since: float


class Decks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[DeckRow]:
        """All of this person's, those thrown away as well, the newest first."""
        query = sa.select(DECKS).where(DECKS.c.person == person)
        async with self._database.read() as db:
            found = await db.execute(query.order_by(DECKS.c.updated.desc(), DECKS.c.id))
            return [DeckRow(**row) for row in found.mappings()]

    async def find(self, person: str, deck: str) -> DeckRow | None:
        """One of this person's, even if it was thrown away."""
        async with self._database.read() as db:
            return await _found(db, person, deck)

    async def add(self, row: DeckRow, most: int) -> bool:
        """Keep a new deck; False if the person has so many already."""
        kept = sa.select(sa.func.count()).where(DECKS.c.person == row.person, DECKS.c.deleted.is_(None))
        async with self._database.write() as db:
            if int((await db.execute(kept)).scalar_one()) >= most:
                return False
            await db.execute(sa.insert(DECKS).values(asdict(row)))
            await _keep_version(db, row, row.updated)
        return True

    async def change(
        self, person: str, deck: str, version: int, values: Mapping[str, str], now: float, keep: Keeping
    ) -> DeckRow | None:
        """Write these over that version; None if it is not the newest one.

        In the history they take the place of a version that has only just begun.
        """
        async with self._database.write() as db:
            row = await _found(db, person, deck)
            if row is None or row.deleted is not None or row.version != version:
                return None
            new = DeckRow(**{**asdict(row), **values, "version": version + 1, "updated": now})
            await db.execute(sa.update(DECKS).where(DECKS.c.id == deck).values(asdict(new)))
            begun = await _begun(db, deck, version)
            if begun is not None and begun > keep.since:
                await db.execute(sa.delete(DECK_VERSIONS).where(_numbered(deck, [version])))
                await _keep_version(db, new, begun)
            else:
                await _keep_version(db, new, now)
            late = await _late(db, deck, keep.most)
            await db.execute(sa.delete(DECK_VERSIONS).where(_numbered(deck, late)))
        return new

    async def throw_away(self, person: str, deck: str, now: float, before: float, most: int) -> bool:
        """It can be taken back, unless that was `before` or `most` others were thrown away since.

        Its link goes at once. False if there is no such deck.
        """
        mine = (DECKS.c.person == person) & DECKS.c.deleted.is_not(None)
        async with self._database.write() as db:
            there = (DECKS.c.id == deck) & (DECKS.c.person == person) & DECKS.c.deleted.is_(None)
            gone = await db.execute(sa.update(DECKS).where(there).values(deleted=now, share=None))
            query = sa.select(DECKS.c.id, DECKS.c.deleted).where(mine).order_by(DECKS.c.deleted.desc())
            thrown = [(row.id, row.deleted) for row in await db.execute(query)]
            late = [one for place, (one, at) in enumerate(thrown) if at < before or place >= most]
            await _delete(db, late)
        return bool(gone.rowcount)

    async def take_back(self, person: str, deck: str, most: int) -> DeckRow | None:
        """None if there is no such deck, or so many others by now."""
        kept = sa.select(sa.func.count()).where(DECKS.c.person == person, DECKS.c.deleted.is_(None))
        async with self._database.write() as db:
            row = await _found(db, person, deck)
            if row is None or int((await db.execute(kept)).scalar_one()) >= most:
                return None
            await db.execute(sa.update(DECKS).where(DECKS.c.id == deck).values(deleted=None))
        return replace(row, deleted=None)

    async def versions(self, deck: str) -> list[DeckVersionRow]:
        """The newest first."""
        query = sa.select(DECK_VERSIONS).where(DECK_VERSIONS.c.deck == deck)
        async with self._database.read() as db:
            found = await db.execute(query.order_by(DECK_VERSIONS.c.version.desc()))
            return [
                DeckVersionRow(row.version, row.name, row.format, row.note, row.cards, row.at)
                for row in found
            ]

    # -- links --------------------------------------------------------------------------------------

    async def share(self, person: str, deck: str, token: str | None) -> None:
        """Give it a link, or take it away."""
        mine = (DECKS.c.id == deck) & (DECKS.c.person == person) & DECKS.c.deleted.is_(None)
        async with self._database.write() as db:
            await db.execute(sa.update(DECKS).where(mine).values(share=token))

    async def shared(self, token: str) -> tuple[DeckRow, str] | None:
        """The deck behind a link, and what its owner is called."""
        query = sa.select(DECKS, PERSONS.c.name.label("owner")).join(PERSONS, PERSONS.c.id == DECKS.c.person)
        shown = (DECKS.c.share == token) & DECKS.c.deleted.is_(None)
        async with self._database.read() as db:
            row = (await db.execute(query.where(shown))).mappings().first()
        if row is None:
            return None
        return DeckRow(**{name: row[name] for name in DECKS.c.keys()}), row["owner"]  # noqa: SIM118


async def _found(db: AsyncConnection, person: str, deck: str) -> DeckRow | None:
    query = sa.select(DECKS).where(DECKS.c.id == deck, DECKS.c.person == person)
    row = (await db.execute(query)).mappings().first()
    return None if row is None else DeckRow(**row)


async def _keep_version(db: AsyncConnection, row: DeckRow, begun: float) -> None:
    values = {name: getattr(row, name) for name in _VERSIONED}
    await db.execute(sa.insert(DECK_VERSIONS).values(deck=row.id, at=begun, **values))


async def _begun(db: AsyncConnection, deck: str, version: int) -> float | None:
    found = await db.execute(sa.select(DECK_VERSIONS.c.at).where(_numbered(deck, [version])))
    return found.scalar_one_or_none()


async def _late(db: AsyncConnection, deck: str, most: int) -> list[int]:
    """The numbers of all but the newest ones; some between them may be missing."""
    numbers = sa.select(DECK_VERSIONS.c.version).where(DECK_VERSIONS.c.deck == deck)
    found = await db.execute(numbers.order_by(DECK_VERSIONS.c.version.desc()))
    return list(found.scalars())[most:]


def _numbered(deck: str, versions: list[int]) -> sa.ColumnElement[bool]:
    return (DECK_VERSIONS.c.deck == deck) & DECK_VERSIONS.c.version.in_(versions)


async def _delete(db: AsyncConnection, decks: list[str]) -> None:
    await db.execute(sa.delete(DECK_VERSIONS).where(DECK_VERSIONS.c.deck.in_(decks)))
    await db.execute(sa.delete(DECKS).where(DECKS.c.id.in_(decks)))


async def give_decks(db: AsyncConnection, giver: str, taker: str) -> None:
    """What a guest has built goes to her account."""
    await db.execute(sa.update(DECKS).where(DECKS.c.person == giver).values(person=taker))


async def forget_decks(db: AsyncConnection, people: list[str]) -> None:
    """They are nobody else's: they go with her."""
    found = await db.execute(sa.select(DECKS.c.id).where(DECKS.c.person.in_(people)))
    await _delete(db, [row.id for row in found])
