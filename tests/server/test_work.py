"""How much work a move is: counted, not timed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType

import pytest

from noctuary import boards
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.server.presenting import log as reading
from noctuary.server.table import drawing, stream
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from tests.server.playing import Client, Room, match_of, settle

STEPS = 400


@contextmanager
def calls_counted() -> Iterator[list[int]]:
    """How many Python functions of ours are called meanwhile."""
    count = [0]

    def note(frame: FrameType, what: str, _: object) -> None:
        if what == "call" and "noctuary" in frame.f_code.co_filename:
            count[0] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield count
    finally:
        sys.setprofile(before)


@contextmanager
def history_unread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody puts the whole history together; compiled, it cannot be watched."""
    read = 0

    def history(match: Match) -> list[Move]:
        nonlocal read
        read += 1
        return match.made_since(0)

    with monkeypatch.context() as watched:
        if isinstance(Match.__dict__["history"], property):
            watched.setattr(Match, "history", property(history))
        yield
    assert read == 0


async def told_again(table: Table, asked: Client) -> int:
    """The work of one and the same position told once more, with all that a move draws anew."""
    table.row.decision += 1
    table.passes = ((), None)
    for one in table.streams:
        if one.shown is not None:
            one.shown.made = len(table.moves) - 1
    with calls_counted() as count:
        table.changed()
    asked.read()
    return count[0]


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
async def test_a_move_late_in_a_game_is_no_more_work_than_an_early_one(
    room: Room, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same position, once with its few moves and once as if it had taken thousands to get there."""
    table, ann, bob = await room.two_at(game)
    for _ in range(12):
        await settle(table)
        await (ann if ann.is_asked else bob).play_any()
    await settle(table)
    match = match_of(table)
    asked = ann if ann.is_asked else bob
    await told_again(table, asked)
    early = await told_again(table, asked)
    # As long as a game can be: what has been is there in front of what there is.
    log, past = match.state.log, list(match.log)
    assert log is not None
    log[:0] = past * STEPS
    shift = len(past) * STEPS
    match._marks[:] = [0] * STEPS + [mark + shift for mark in match._marks]
    match.moves[:0] = match.moves[:1] * STEPS
    match._kept_at = (match._kept_at[0] + STEPS, match._kept_at[1])
    match._rest = (match._rest[0] + STEPS, match._rest[1])
    table.moves[:0] = table.moves[:1] * STEPS
    for one in table.streams:
        assert one.shown is not None
        one.shown.made += STEPS
    table.pages.at(match.log, len(match.log))
    await told_again(table, asked)
    with history_unread(monkeypatch):
        late = await told_again(table, asked)
    assert late <= early * 1.2 + 50


async def test_people_with_the_same_sight_are_drawn_for_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, bob = await room.two_at()
    for number in range(5):
        await (await room.client(f"Watcher {number}")).enter(table)
    views, lines, told = 0, 0, 0
    look, read, tell = type(match_of(table).game).view, reading.log_lines, boards.told_of

    def view(*arguments: object) -> object:
        nonlocal views
        views += 1
        return look(*arguments)  # type: ignore[arg-type]

    def read_lines(*arguments: object) -> object:
        nonlocal lines
        lines += 1
        return read(*arguments)  # type: ignore[arg-type]

    def tell_of(*arguments: object) -> object:
        nonlocal told
        told += 1
        return tell(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(type(match_of(table).game), "view", view)
    monkeypatch.setattr(drawing, "log_lines", read_lines)
    monkeypatch.setattr(drawing, "told_of", tell_of)
    made = len(table.moves)
    await (ann if ann.is_asked else bob).play(0)
    assert len(table.moves) == made + 1
    assert (views, lines, told) == (3, 3, 3), "two people and those who look on"
    views = 0
    await bob.fall_silent(True)
    assert views == 0, "nothing has moved: nobody needs a new picture"


async def test_a_client_keeps_no_more_than_it_may_lose(room: Room) -> None:
    table, ann, bob = await room.two_at()
    for _ in range(60):
        await settle(table)
        await (ann if ann.is_asked else bob).play_any()
    for one in table.streams:
        assert one._kept_bytes <= stream.KEPT_BYTES
        assert one._kept_bytes == sum(length for _, length in one._kept)
        assert sum(len(packed) for packed, _ in one._kept) < one._kept_bytes, "they are kept packed"
    await ann.lose_socket()
    heard = len(ann.messages)
    await ann.come_back()
    assert all(message["t"] == "changed" for message in ann.messages[heard:]), "it goes on where it was"


async def test_a_finished_game_that_nobody_looks_at_leaves_memory_soon(room: Room) -> None:
    settings = room.server.house.settings
    room.server.house.settings = replace(settings, patience=replace(settings.patience, finished=0.0))
    table, ann, bob = await room.two_at()
    await ann.ask(asks.Concede())
    await ann.lose_socket()
    assert room.server.house.awake(table.id) is table, "somebody still looks at it"
    await bob.lose_socket()
    await asyncio.sleep(0.05)
    assert table.asleep
    assert room.server.house.awake(table.id) is None
    again = await room.server.house.find(table.id)
    assert again is not None
    assert match_of(again).over
