"""The lobby tells many people at once, and asks the database as often as for one of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection

import pytest
import sqlalchemy as sa

from noctuary.server.house import House
from noctuary.server.listing import read_for
from noctuary.server.lobby import Guest
from noctuary.server.store.rows import InvitationRow
from noctuary.server.store.tables import Listed
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


async def test_what_changes_while_the_list_is_told_is_told_after_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is laid after the list was read, and before everybody has it."""
    ann = await room.client("Ann")
    lobby, read = room.server.house.lobby, read_for
    guest, reads, late = Guest("session", "nobody", Language.EN), 0, ""

    async def slow(house: House, people: Collection[str]) -> Listed:
        nonlocal reads, late
        found = await read(house, people)
        reads += 1
        if reads == 1:
            late = (await room.table(ann, new_table("fables", "me", "open", public=True))).id
        return found

    await lobby.enter(guest)
    monkeypatch.setattr("noctuary.server.lobby.read_for", slow)
    lobby.changed("some table")
    for _ in range(300):
        await asyncio.sleep(0.01)
        if reads > 1:
            break
    await asyncio.sleep(0.05)
    assert [line["id"] for line in json.loads(_last(guest))["tables"]] == [late]
    assert lobby._telling is not None
    await asyncio.wait_for(lobby._telling, 5)  # and that is all there is to tell


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
