"""What a table takes of a server's memory: counted in bytes, not in time.

Counted is what is given back when tables are forgotten: what all of them share (texts, cards, rules) stays.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Iterator

import pytest

from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from noctuary.text.passing import PassLevel
from tests.server.playing import Client, Room, new_table, settle

TABLES = 2
MOVES = 100
IN_PLAY = {"fables": 130, "buffy": 146, "vtes": 146}  # KB, with two people there, after so many moves
CHOICES = {
    "fables": ("me:red", "open:snow"),
    "buffy": ("me:ada-vance", "open:countess-vesna"),
    "vtes": ("me:v5-malkavian", "open:v5-ventrue"),
}


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start(1)
    yield
    tracemalloc.stop()


async def played(room: Room, game: str) -> tuple[Table, list[Client]]:
    """A table in the middle of a game between two people, who keep nothing of what they were told."""
    clients = [await room.client("Ann"), await room.client("Bob")]
    table = await room.table(clients[0], new_table(game, *CHOICES[game]))
    for client in clients:
        await client.enter(table)
    await clients[1].ask(asks.Sit(1))
    while len(table.moves) < MOVES:
        await settle(table)
        asked = [client for client in clients if client.is_asked]
        assert asked, "the game has ended too soon to be measured"
        await asked[0].play_any()
    await settle(table)
    for client in clients:
        client.read()
        client.messages.clear()
        client.raw.clear()
        client.state = {}
    return table, clients


def traced_kb() -> float:
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1024


@pytest.mark.parametrize("game", sorted(CHOICES))
async def test_a_table_in_play_takes_little_memory(room: Room, game: str, traced: None) -> None:
    tables = [await played(room, game) for _ in range(TABLES)]
    people = [client for _, clients in tables for client in clients]
    before = traced_kb()
    for table, _ in tables:
        room.server.house.forget(table)
        await settle(table)
    for client in people:
        client._table = client._stream = client._outbox = None
    del table, tables
    taken = (before - traced_kb()) / TABLES
    assert 20 < taken < IN_PLAY[game]


async def test_a_table_that_nobody_looks_at_leaves_memory_unless_it_would_forget_something(
    room: Room,
) -> None:
    house = room.server.house
    table, ann, bob = await room.two_at()
    other, cleo, dan = await room.two_at()
    await cleo.ask(asks.SetPassing(PassLevel.ALWAYS, []))
    for client in (ann, bob, cleo, dan):
        await client.lose_socket()
    table.idle_since = other.idle_since = time.monotonic() - house.settings.patience.unload - 1
    await house.sweep()
    assert house.awake(table.id) is None
    assert house.awake(other.id) is other, "nobody has written down when she wants to be asked"
    other.idle_since = time.monotonic() - house.settings.patience.remember - 1
    await house.sweep()
    assert house.awake(other.id) is None
    again = await house.find(table.id)
    assert again is not None
    assert len(again.moves) == len(table.moves)
