"""Copies of everything: made while a server runs, put back whole or not at all, in either database."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import secrets
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from noctuary.cli.entry import run
from noctuary.kernel.errors import NoctuaryError
from noctuary.server.settings import Settings
from noctuary.server.store import ChatRow, PersonRow, Store
from noctuary.server.store.backup import BadBackup
from noctuary.server.store.claims import Taken
from noctuary.server.store.migrate import HEAD
from noctuary.server.store.restoring import back_up, restore
from noctuary.server.store.schema import METADATA, SESSIONS, TABLES
from tests.server.playing import QUICK, WIDE, Client, Room, play_out, quick_server, settle
from tests.server.several import new_database
from tests.server.test_keeping import a_table
from tests.server.test_starting import refused, sqlite_at
from tests.server.web import ORIGIN


@pytest.fixture
def postgresql(postgresql: str) -> Iterator[str]:
    """A database of its own, with nothing in it: a copy is put back only where nothing is."""
    with new_database(postgresql, f"backup_{secrets.token_hex(4)}") as address:
        yield address


async def fill(store: Store) -> None:
    """A little of everything: people, a game that goes on, one that is packed, words, numbers, bytes."""
    await store.people.add(PersonRow("ann", "Ann “é” \U0001f319", "fr", 1.5, 2.5, "ann", "hash"))
    await store.people.open_session("a" * 64, "ann", 3.0)
    await a_table(store, "going", "playing", time.time())
    await a_table(store, "over", "over", 5.0)
    await store.packing.pack("over")
    await store.tables.add_chat("going", ChatRow("Ann", 0, "first", 1.0, "ann"))
    await store.people.write_note("name", "value")


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    async with store._database.read() as db:
        return {
            table.name: sorted((tuple(row) for row in await db.execute(sa.select(table))), key=str)
            for table in METADATA.sorted_tables
        }


def copied(address: str, **wishes: bool) -> io.BytesIO:
    file = io.BytesIO()
    back_up(address, file, **wishes)
    file.seek(0)
    return file


async def test_a_copy_holds_everything_and_goes_to_either_database(
    store: Store, address: str, tmp_path: Path, postgresql: str
) -> None:
    await fill(store)
    before = await everything(store)
    other = postgresql if address.startswith("sqlite") else sqlite_at(tmp_path / "other.db")
    done = await restore(other, copied(address))
    assert done.rows == sum(len(rows) for rows in before.values())
    again = Store(other)
    await again.open(alone=True)
    assert await everything(again) == before
    number = await again.tables.add_chat("going", ChatRow("Ann", 0, "second", 2.0, "ann"))
    assert number == before["chat"][0][0] + 1, "numbers go on where they were"
    found = await again.tables.find("over")
    assert found is not None
    assert len(found.moves) == 10
    async with again._database.write() as db:
        for table in METADATA.sorted_tables:
            await db.execute(sa.delete(table))
    await again.close()


async def test_a_copy_made_while_people_play_is_one_moment(address: str, tmp_path: Path) -> None:
    """Each move writes a row and counts it in another: in no copy do they disagree, and the game goes on."""
    settings = Settings(address, origins=(ORIGIN,), limits=WIDE, patience=QUICK)
    copies = []
    async with (server := quick_server(settings)).running():
        table, ann = await Room(server).alone_at("fables")
        for _ in range(3):
            making = asyncio.create_task(asyncio.to_thread(copied, address))
            while not making.done():
                if ann.is_asked:
                    await ann.play_any()
                await settle(table)
                await asyncio.sleep(0)
            copies.append(making.result())
        person, identity = ann.person, table.id
        with pytest.raises(Taken):
            await restore(address, copies[0], overwrite=True)
    for number, copy in enumerate(copies):
        other = sqlite_at(tmp_path / f"copy{number}.db")
        copy.seek(0)
        await restore(other, copy)
        async with (server := quick_server(Settings(other, limits=WIDE, patience=QUICK))).running():
            woken = await server.house.find(identity)
            assert woken is not None
            assert woken.row.turn == (woken.match.turns if woken.match else -1)
            ann = Client(Room(server), person)
            await ann.enter(woken)
            await play_out(woken, ann)
    if address.startswith("postgresql"):
        store = Store(address)
        await store.open()
        async with store._database.write() as db:
            for each in METADATA.sorted_tables:
                await db.execute(sa.delete(each))
        await store.close()


async def test_nothing_is_overwritten_unasked_and_nothing_lost_when_asked(
    store: Store, address: str, tmp_path: Path
) -> None:
    await fill(store)
    copy = copied(address)
    await a_table(store, "later", "over", 9.0)
    before = await everything(store)
    await store.close()
    with pytest.raises(BadBackup, match="full"):
        await restore(address, copy)
    damaged = copy.getvalue()[:-40]
    for wrong in (damaged, copy.getvalue()[:40]):
        with pytest.raises(BadBackup, match=r"damaged|not-one"):
            await restore(address, io.BytesIO(wrong), overwrite=True)
    await store.open()
    assert await everything(store) == before, "a copy that is damaged changes nothing"
    await store.close()
    copy.seek(0)
    done = await restore(address, copy, overwrite=True)
    await store.open()
    assert await store.tables.find("later") is None
    if address.startswith("sqlite"):
        assert done.kept is not None
        with sqlite3.connect(done.kept) as kept:
            assert kept.execute("SELECT count(*) FROM tables").fetchone() == (3,), (
                "the old one is still there"
            )
        assert not list(tmp_path.glob(".tables.db*")), "and nothing else"


def lines_of(copy: io.BytesIO) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(copy.getvalue()).splitlines()]


def written(lines: list[Any]) -> io.BytesIO:
    return io.BytesIO(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))


async def test_what_is_no_copy_or_changed_or_newer_is_told_in_words(tmp_path: Path) -> None:
    store = Store(sqlite_at(tmp_path / "tables.db"))
    await store.open()
    await fill(store)
    await store.close()
    copy = copied(sqlite_at(tmp_path / "tables.db"))
    lines = lines_of(copy)
    changed = [
        [*line[:1], "Eve", *line[2:]] if isinstance(line, list) and line[0] == "ann" else line
        for line in lines
    ]
    newer = [{**lines[0], "noctuary-backup": 2}, *lines[1:]]
    ahead = [{**lines[0], "schema": "9999"}, *lines[1:]]
    for wrong, why in (
        (io.BytesIO(b""), "not-one"),
        (io.BytesIO(b"dear diary" * 100), "not-one"),
        (io.BytesIO(gzip.compress(b"dear diary")), "not-one"),
        (written([1, 2, 3]), "not-one"),
        (written(newer), "newer"),
        (written(ahead), "newer"),
        (written(changed), "damaged"),
        (written(lines[:-1]), "damaged"),
        (written([*lines, ["more"]]), "damaged"),
    ):
        with pytest.raises(BadBackup, match=why):
            await restore(sqlite_at(tmp_path / "new.db"), wrong)
    assert not (tmp_path / "new.db").exists()


async def test_a_copy_may_leave_out_who_is_signed_in(tmp_path: Path) -> None:
    address = sqlite_at(tmp_path / "tables.db")
    store = Store(address)
    await store.open()
    await fill(store)
    await store.close()
    assert "a" * 64 in gzip.decompress(copied(address).getvalue()).decode()
    without = copied(address, sessions=False)
    assert "a" * 64 not in gzip.decompress(without.getvalue()).decode()
    await restore(sqlite_at(tmp_path / "new.db"), without)
    again = Store(sqlite_at(tmp_path / "new.db"))
    await again.open()
    assert (await everything(again))[SESSIONS.name] == []
    assert len((await everything(again))[TABLES.name]) == 2
    await again.close()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address, file = sqlite_at(tmp_path / "tables.db"), tmp_path / "copy.gz"

    async def make() -> None:
        store = Store(address)
        await store.open()
        await fill(store)
        await store.close()

    assert "no database" in refused("backup", str(file), "--database", address, home=tmp_path)
    asyncio.run(make())
    assert run(["backup", str(file), "--database", address, "--lang", "en"]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "is there already" in refused("backup", str(file), "--database", address, home=tmp_path)
    assert "--overwrite" in refused("restore", str(file), "--database", address, home=tmp_path)
    assert run(["restore", str(file), "--database", address, "--overwrite", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "MB" in told
    assert "before-" in told
    assert "No such file" in refused(
        "restore", str(tmp_path / "nothing"), "--database", address, home=tmp_path
    )
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE alembic_version SET version_num = '0001'")
    told = refused("backup", str(tmp_path / "other.gz"), "--database", address, home=tmp_path)
    assert f"stands at 0001, and this version of Noctuary needs {HEAD}" in told
    with pytest.raises(NoctuaryError):
        back_up(sqlite_at(tmp_path / "copy.gz"), io.BytesIO())
