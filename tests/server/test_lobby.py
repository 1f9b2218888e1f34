"""The lobby tells many people at once, and asks the database as often as for one of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import sqlalchemy as sa

from noctuary.server.lobby import Guest
from noctuary.server.store.rows import InvitationRow
from noctuary.text.catalogue import Language
from tests.server.playing import Room, new_table


async def test_the_database_is_asked_as_often_for_many_guests_as_for_one(room: Room) -> None:
    """Each still sees her own tables and nobody else's, in her language."""
    people = [await room.client(f"Guest {number}") for number in range(12)]
    tables = [(await room.table(one, new_table("fables", "me", "open"))).id for one in people]
    counts = []
    for many in (people[:1], people):
        guests = [
            Guest(f"session-{number}", one.person.id, Language.FR if number % 2 else Language.EN)
            for number, one in enumerate(many)
        ]
        counts.append(await _questions(room, guests))
        for number, guest in enumerate(guests):
            told = json.loads(_last(guest))
            assert [line["id"] for line in told["tables"]] == [tables[number]]
            assert told["tables"][0]["seats"][1] == ("place libre" if number % 2 else "open seat")
            room.server.house.lobby.go(guest)
    assert counts[0] == counts[1], counts
    assert counts[0] <= 6


async def test_each_reads_her_own_invitations_and_public_tables_are_for_all(room: Room) -> None:
    ann, bob, eve = [await room.client(name) for name in ("Ann", "Bob", "Eve")]
    public = await room.table(ann, new_table("fables", "me", "open", public=True))
    table = await room.table(ann, new_table("fables", "me", "open"))
    row = InvitationRow(table.id, ann.person.id, bob.person.id, None, 4e9)
    assert await room.server.store.invitations.add(row, 0.0, 5, 5)
    guests = [Guest(f"s-{one.person.id}", one.person.id, Language.EN) for one in (bob, eve)]
    await _questions(room, guests)
    told = [json.loads(_last(guest)) for guest in guests]
    assert [[one["table"] for one in each["invited"]] for each in told] == [[table.id], []]
    assert [[line["id"] for line in each["tables"]] for each in told] == [[public.id], [public.id]]
    assert [line.id for line in (await room.server.house.lobby.told(None, Language.EN)).tables] == [public.id]


def _last(guest: Guest) -> bytes:
    told = guest.outbox.get_nowait()
    while not guest.outbox.empty():
        told = guest.outbox.get_nowait()
    assert isinstance(told, bytes)
    return told


async def _questions(room: Room, guests: list[Guest]) -> int:
    """How often the database is asked while these guests are told that something is different."""
    lobby = room.server.house.lobby
    for guest in guests:
        lobby._guests.append(guest)
    engine = room.server.store._database.engine.sync_engine
    asked = 0

    def count(*arguments: object) -> None:
        nonlocal asked
        asked += asyncio.current_task() is lobby._telling  # others ask for themselves meanwhile

    sa.event.listen(engine, "before_cursor_execute", count)
    try:
        lobby.changed("")
        await _until(lambda: all(not guest.outbox.empty() for guest in guests))
    finally:
        sa.event.remove(engine, "before_cursor_execute", count)
    return asked


async def _until(is_so: Callable[[], bool]) -> None:
    for _ in range(1000):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the lobby is not told")
