"""A table as a file: what one server writes another plays on, and what a stranger wrote can do no harm."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from noctuary.cli.entry import run
from noctuary.server.settings import Settings
from noctuary.server.store import PersonRow, Store
from noctuary.server.table.table import Table
from noctuary.server.table_files import MOST_BYTES, BadTable, laid, read, write
from noctuary.server.wires import asks
from tests.server.playing import QUICK, WIDE, Room, match_of, play_out, quick_server, settle
from tests.server.test_starting import refused, sqlite_at


async def a_going_game(room: Room) -> Table:
    table, ann, bob = await room.two_at()
    for _ in range(4):
        await (ann if ann.is_asked else bob).play_any()
        await settle(table)
    await ann.ask(asks.Say("hush"))
    return table


async def filed(room: Room, table: Table, *, chat: bool = False) -> dict[str, Any]:
    stored = await room.server.store.tables.find(table.id)
    assert stored is not None
    told = json.loads(write(stored, chat=chat))
    assert isinstance(told, dict)
    return told


def lay(room: Room, told: dict[str, Any], **people: PersonRow) -> Any:
    data = json.dumps(told).encode()
    seated = {int(name.removeprefix("seat")): person for name, person in people.items()}
    return laid(read(data), room.server.house.services, None, seated)


async def test_a_game_is_played_on_at_another_server(room: Room, tmp_path: Path) -> None:
    table = await a_going_game(room)
    told = await filed(room, table)
    assert told["chat"] == []
    assert "hush" not in json.dumps(told)
    settings = Settings(sqlite_at(tmp_path / "other.db"), limits=WIDE, patience=QUICK)
    async with (server := quick_server(settings)).running():
        other = Room(server)
        cleo = await other.client("Cleo")
        stored = lay(other, told, seat0=cleo.person)
        await server.store.bringing.bring(stored)
        assert stored.row.id != table.id
        woken = await server.house.find(stored.row.id)
        assert woken is not None
        assert match_of(woken).digest() == match_of(table).digest()
        assert [place.row.sitter for place in woken.places] == ["person", "bot"], (
            "a bot for whoever is not here"
        )
        await cleo.enter(woken)
        await play_out(woken, cleo)


async def test_a_finished_game_keeps_its_names_and_belongs_to_nobody(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Say("well played"))
    await play_out(table, ann)
    told = await filed(room, table, chat=True)
    stored = lay(room, told)
    assert [(seat.person, seat.name) for seat in stored.seats] == [(None, "Ann"), (None, "")]
    assert [line.text for line in stored.chat] == ["well played"]
    await room.server.store.bringing.bring(stored)
    woken = await room.server.house.find(stored.row.id)
    assert woken is not None
    assert match_of(woken).over


async def test_the_table_s_own_time_goes_on_where_it_was(room: Room) -> None:
    table, _, _ = await room.two_at("fables", minutes=60)
    table.row.elapsed = 1234.5
    await room.server.store.tables.change(table.row)
    told = await filed(room, table)
    assert lay(room, told).row.elapsed == 1234.5
    del told["elapsed"]
    assert lay(room, told).row.elapsed == 0.0, "a file from before it was written down"


async def test_no_other_winner_than_the_game_had_is_believed(room: Room) -> None:
    table, ann = await room.alone_at()
    going = await filed(room, table)
    await ann.ask(asks.Concede())
    told = await filed(room, table)
    assert told["winners"] == "1"
    assert lay(room, told).row.winners == "1"
    for forged in ("0", "0 1", ""):
        with pytest.raises(BadTable, match="unplayable"):
            lay(room, {**told, "winners": forged})
    with pytest.raises(BadTable, match="unplayable"):
        lay(room, {**going, "winners": "0"})


async def test_the_copy_of_an_event_s_table_is_none_of_the_event_s(room: Room) -> None:
    table, _, _ = await room.two_at()
    told = await filed(room, table)
    wish = {**json.loads(told["wish"]), "event": "elsewhere"}
    stored = lay(room, {**told, "wish": json.dumps(wish)})
    assert json.loads(stored.row.wish) == {**wish, "event": ""}


async def test_a_strangers_file_can_do_no_harm(room: Room) -> None:
    table = await a_going_game(room)
    told = await filed(room, table)
    ann = told["seats"][0]
    for change, why in (
        ({"seed": "zz"}, "damaged-file"),
        ({"game": "chess"}, "unplayable"),
        ({"moves": [*told["moves"], [0, "eat", 1, "", "", 1.0]]}, "unplayable"),
        ({"moves": told["moves"] * 10_000}, "too-long|damaged-file"),
        ({"phase": "over"}, "unplayable"),
        ({"phase": "damaged"}, "damaged-file"),
        ({"setup": "{"}, "unplayable"),
        ({"setup": None}, "unplayable"),
        ({"wish": "[]"}, "unplayable"),
        ({"seats": [ann]}, "unplayable"),
        ({"seats": [ann, ann]}, "damaged-file"),
        ({"seats": [{**ann, "person": "admin"}, told["seats"][1]]}, "damaged-file"),
        ({"host": "admin"}, "damaged-file"),
        ({"noctuary_table": 2}, "newer"),
        ({"noctuary_table": "1"}, "not-one"),
        ({"created": 1e300}, "damaged-file"),
    ):
        with pytest.raises(BadTable, match=why):
            lay(room, {**told, **change})
    for data in (b"", b"[]", b"\xff", b"[" * 100_000, b"{}"):
        with pytest.raises(BadTable):
            read(data)
    with pytest.raises(BadTable, match="too-long"):
        read(b" " * (MOST_BYTES + 1))
    named = lay(room, {**told, "title": "\u202ereversed\nlines"})
    assert named.row.title == "reversed lines"
    assert named.seats[0].person is None, "nobody sits in it unless the keeper says so"


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address, file = sqlite_at(tmp_path / "tables.db"), tmp_path / "game.json"

    async def make() -> str:
        settings = Settings(address, limits=WIDE, patience=QUICK)
        async with (server := quick_server(settings)).running():
            table = await a_going_game(Room(server))
            await server.store.people.add(PersonRow("zoe", "Zoe", "en", 0.0, 0.0, "zoe", "hash"))
            return table.id

    table = asyncio.run(make())
    where = ["--database", address]
    assert run(["tables", "export", table, str(file), *where, "--lang", "en"]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "is there already" in refused("tables", "export", table, str(file), *where, home=tmp_path)
    assert "There is no such table" in refused("tables", "export", "x", "y", *where, home=tmp_path)
    assert "nobody has an account" in refused(
        "tables", "import", str(file), "--host", "Eve", *where, home=tmp_path
    )
    assert "A=Ann" in refused("tables", "import", str(file), "--seat", "Eve", *where, home=tmp_path)
    assert (
        run(["tables", "import", str(file), "--host", "Zoe", "--seat", "b=Zoe", *where, "--lang", "en"]) == 0
    )
    new = capsys.readouterr().out.strip().rpartition("/")[2]

    async def look() -> None:
        store = Store(address)
        await store.open()
        found = await store.tables.find(new)
        await store.close()
        assert found is not None
        assert found.row.host == "zoe"
        assert [seat.person for seat in found.seats] == [None, "zoe"]

    asyncio.run(look())
