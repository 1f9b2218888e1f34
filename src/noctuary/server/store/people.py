"""People and their sessions. Of a session only the hash of its token is kept."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.decks import forget_decks, give_decks
from noctuary.server.store.leases import take_away
from noctuary.server.store.moderation import forget_order, give_order
from noctuary.server.store.progress import give_progress
from noctuary.server.store.rows import PersonRow
from noctuary.server.store.schema import (
    BLOCKS,
    CHAT,
    EVENT_ENTRIES,
    EVENTS,
    INVITATIONS,
    MUTES,
    NOTES,
    PERSONS,
    PROGRESS,
    REPORTS,
    SEATS,
    SESSIONS,
    SIGHTS,
    SITTINGS,
    TABLES,
)

_AT_ONCE: Final = 200  # guests who are forgotten in one transaction


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: PersonRow) -> None:
        async with self._database.write() as db:
            await db.execute(sa.insert(PERSONS).values(asdict(person)))

    async def find(self, person: str) -> PersonRow | None:
        return await self._one(PERSONS.c.id == person)

    async def with_account(self, account: str) -> PersonRow | None:
        return await self._one(PERSONS.c.account == account)

    async def _one(self, condition: sa.ColumnElement[bool]) -> PersonRow | None:
        async with self._database.read() as db:
            row = (await db.execute(sa.select(PERSONS).where(condition))).mappings().first()
        return None if row is None else PersonRow(**row)

    async def rename(self, person: str, name: str | None, language: str | None) -> PersonRow | None:
        """Write what is given, and give back who that is now. Whoever has an account keeps its name.

        Only these columns: what was read a moment ago may be older than what another request has written.
        """
        mine = PERSONS.c.id == person
        async with self._database.write() as db:
            if name is not None:
                await db.execute(
                    sa.update(PERSONS).where(mine, PERSONS.c.account.is_(None)).values(name=name)
                )
            if language is not None:
                await db.execute(sa.update(PERSONS).where(mine).values(language=language))
            row = (await db.execute(sa.select(PERSONS).where(mine))).mappings().first()
        return None if row is None else PersonRow(**row)

    async def give_account(self, person: str, name: str, account: str, password: str) -> bool:
        """Make an account of a guest; False if she has one already, or somebody else has that name."""
        guest = (PERSONS.c.id == person) & PERSONS.c.account.is_(None)
        values = {"name": name, "account": account, "password": password}
        try:
            async with self._database.write() as db:
                return bool((await db.execute(sa.update(PERSONS).where(guest).values(values))).rowcount)
        except IntegrityError:
            return False

    async def seen(self, person: str, now: float) -> None:
        async with self._database.write() as db:
            await db.execute(sa.update(PERSONS).where(PERSONS.c.id == person).values(seen=now))

    async def forget(self, person: str) -> None:
        """Delete somebody. Games stay, because others played in them; the name leaves them."""
        async with self._database.write() as db:
            await _forget(db, [person])

    async def last_seen(self) -> float | None:
        """When anybody was last seen."""
        async with self._database.read() as db:
            seen: float | None = (await db.execute(sa.select(sa.func.max(PERSONS.c.seen)))).scalar()
        return seen

    async def give_back(self, skipped: float, now: float) -> None:
        """The clock has jumped: guests have been away no longer than before. Nobody was seen after now."""
        seen = PERSONS.c.seen + max(0.0, skipped)
        guests = sa.update(PERSONS).where(PERSONS.c.account.is_(None))
        async with self._database.tidy() as db:
            await db.execute(guests.values(seen=sa.case((seen > now, now), else_=seen)))

    async def forget_guests(self, idle_since: float, but: str | None = None) -> int:
        """Delete the guests nobody has seen since then, but not this one.

        A few at a time: a year of guests is more than one statement can name, and others want to write.
        """
        stale = sa.select(PERSONS.c.id).where(PERSONS.c.account.is_(None), PERSONS.c.seen < idle_since)
        if but is not None:
            stale = stale.where(PERSONS.c.id != but)
        forgotten, more = 0, True
        while more:
            async with self._database.tidy() as db:
                found = [row.id for row in await db.execute(stale.limit(_AT_ONCE))]
                await _forget(db, found)
            forgotten, more = forgotten + len(found), len(found) == _AT_ONCE
        return forgotten

    # -- sessions -----------------------------------------------------------------------------------

    async def open_session(self, token_hash: str, person: str, now: float) -> None:
        async with self._database.write() as db:
            await db.execute(sa.insert(SESSIONS).values(token_hash=token_hash, person=person, created=now))

    async def person_of_session(self, token_hash: str) -> PersonRow | None:
        query = sa.select(PERSONS).join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
        async with self._database.read() as db:
            row = (await db.execute(query.where(SESSIONS.c.token_hash == token_hash))).mappings().first()
        return None if row is None else PersonRow(**row)

    async def sessions_among(self, token_hashes: Collection[str]) -> set[str]:
        """Those of these that are still open."""
        query = sa.select(SESSIONS.c.token_hash).where(SESSIONS.c.token_hash.in_(token_hashes))
        async with self._database.read() as db:
            return {row.token_hash for row in await db.execute(query)}

    async def close_session(self, token_hash: str) -> None:
        async with self._database.write() as db:
            await db.execute(sa.delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))

    async def give_games(self, giver: str, taker: str) -> None:
        """What a guest has played goes to the account she signs in to."""
        async with self._database.write() as db:
            await take_away(db, [giver])
            for table, column in (
                (SEATS, SEATS.c.person),
                (SITTINGS, SITTINGS.c.person),
                (CHAT, CHAT.c.person),
            ):
                await db.execute(sa.update(table).where(column == giver).values(person=taker))
            await db.execute(sa.update(TABLES).where(TABLES.c.host == giver).values(host=taker))
            await db.execute(sa.update(REPORTS).where(REPORTS.c.speaker == giver).values(speaker=taker))
            await give_order(db, giver, taker)
            await _give_blocks(db, giver, taker)
            await _give_sights(db, giver, taker)
            await give_progress(db, giver, taker)
            await _give_events(db, giver, taker)
            await give_decks(db, giver, taker)
            await _forget(db, [giver])

    # -- notes --------------------------------------------------------------------------------------

    async def note(self, name: str) -> str | None:
        async with self._database.read() as db:
            return (await db.execute(sa.select(NOTES.c.value).where(NOTES.c.name == name))).scalar()

    async def write_note(self, name: str, value: str) -> None:
        # Two processes that write it at the same moment mean the same: the first of them has written it.
        with suppress(IntegrityError):
            async with self._database.write() as db:
                await db.execute(sa.delete(NOTES).where(NOTES.c.name == name))
                await db.execute(sa.insert(NOTES).values(name=name, value=value))


async def _give_blocks(db: AsyncConnection, giver: str, taker: str) -> None:
    """Whom the guest has blocked, and who has blocked the guest; a pair that is there already stays one."""
    pairs = sa.select(BLOCKS.c.person, BLOCKS.c.blocked, BLOCKS.c.at)
    known = {(row.person, row.blocked) for row in await db.execute(pairs)}
    for row in await db.execute(pairs.where((BLOCKS.c.person == giver) | (BLOCKS.c.blocked == giver))):
        person = taker if row.person == giver else row.person
        blocked = taker if row.blocked == giver else row.blocked
        if person != blocked and (person, blocked) not in known:
            known.add((person, blocked))
            await db.execute(sa.insert(BLOCKS).values(person=person, blocked=blocked, at=row.at))


async def _give_sights(db: AsyncConnection, giver: str, taker: str) -> None:
    """What the guest has seen the account has seen; she who has played a hand still has played it."""
    sights = sa.select(SIGHTS.c.table_id, SIGHTS.c.seat, SIGHTS.c.played)
    found = {
        (row.table_id, row.seat): row.played
        for row in await db.execute(sights.where(SIGHTS.c.person == taker))
    }
    for row in await db.execute(sights.where(SIGHTS.c.person == giver)):
        played = row.played or found.get((row.table_id, row.seat), False)
        same = (SIGHTS.c.table_id == row.table_id) & (SIGHTS.c.seat == row.seat)
        await db.execute(sa.delete(SIGHTS).where(same, SIGHTS.c.person == taker))
        await db.execute(
            sa.insert(SIGHTS).values(table_id=row.table_id, person=taker, seat=row.seat, played=played)
        )


async def _give_events(db: AsyncConnection, giver: str, taker: str) -> None:
    """What the guest hosts and where she takes part; where both do, hers is nobody's any more."""
    both = sa.select(EVENT_ENTRIES.c.event_id).where(EVENT_ENTRIES.c.person == taker)
    hers = EVENT_ENTRIES.c.person == giver
    await db.execute(
        sa.update(EVENT_ENTRIES).where(hers, EVENT_ENTRIES.c.event_id.in_(both)).values(person=None)
    )
    await db.execute(sa.update(EVENT_ENTRIES).where(hers).values(person=taker))
    await db.execute(sa.update(EVENTS).where(EVENTS.c.host == giver).values(host=taker))
    await db.execute(sa.update(INVITATIONS).where(INVITATIONS.c.inviter == giver).values(inviter=taker))


async def _forget(db: AsyncConnection, people: list[str]) -> None:
    if not people:
        return
    await take_away(db, people)
    nameless = {"person": None, "name": ""}
    await db.execute(sa.update(SEATS).where(SEATS.c.person.in_(people)).values(nameless))
    await db.execute(sa.update(SITTINGS).where(SITTINGS.c.person.in_(people)).values(nameless))
    await db.execute(sa.delete(SIGHTS).where(SIGHTS.c.person.in_(people)))
    await db.execute(sa.update(TABLES).where(TABLES.c.host.in_(people)).values(host=None))
    await db.execute(sa.update(EVENT_ENTRIES).where(EVENT_ENTRIES.c.person.in_(people)).values(nameless))
    await db.execute(sa.update(EVENTS).where(EVENTS.c.host.in_(people)).values(host=None))
    asked = INVITATIONS.c.inviter.in_(people) | INVITATIONS.c.invited.in_(people)
    await db.execute(sa.delete(INVITATIONS).where(asked))
    await db.execute(sa.delete(CHAT).where(CHAT.c.person.in_(people)))
    await db.execute(sa.delete(MUTES).where(MUTES.c.listener.in_(people) | MUTES.c.speaker.in_(people)))
    await db.execute(sa.delete(BLOCKS).where(BLOCKS.c.person.in_(people) | BLOCKS.c.blocked.in_(people)))
    await db.execute(sa.update(REPORTS).where(REPORTS.c.reporter.in_(people)).values(reporter=None))
    await db.execute(sa.update(REPORTS).where(REPORTS.c.speaker.in_(people)).values(speaker=None))
    await db.execute(sa.delete(PROGRESS).where(PROGRESS.c.person.in_(people)))
    await forget_decks(db, people)
    await forget_order(db, people)
    await db.execute(sa.delete(SESSIONS).where(SESSIONS.c.person.in_(people)))
    await db.execute(sa.delete(PERSONS).where(PERSONS.c.id.in_(people)))
