"""A move costs on average under 3 KB to each client: changes, not whole states, after the first view."""

from __future__ import annotations

import pytest

from noctuary.server.wire import Tongue
from tests.server.playing import Client, Room, new_table, play_out

MOST = 3 * 1024


@pytest.mark.parametrize(
    ("game", "cap"),
    [("fables", {"turn_cap": 30}), ("buffy", {"turn_limit": 6}), ("vtes", {"time_limit": 24})],
)
async def test_bytes_for_each_move(room: Room, game: str, cap: dict[str, bool | int | str]) -> None:
    ann = await room.client()
    table = await room.table(ann, new_table(game, "me", "bot", options=cap, bot="greedy"))
    await ann.enter(table, language=Tongue.FRENCH)
    onlooker, reader = await room.client("Cleo"), Client(room, ann.person)
    await onlooker.enter(table)
    await reader.enter(table, text_table=True)
    await play_out(table, ann)
    made = len(table.moves)
    for client in (ann, onlooker, reader):
        assert told(client) / made < MOST


def told(client: Client) -> int:
    """All that came after the first snapshot."""
    client.read()
    return sum(len(raw) for raw in client.raw[1:])
