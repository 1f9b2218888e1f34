"""Taking back: free against bots; between people what is one's own, and beyond that by consent."""

from __future__ import annotations

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.server.table.rights import taken_back_to
from noctuary.server.table.seating import seat_of
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from noctuary.text.passing import PassLevel
from tests.server.playing import Client, Room, match_of, settle


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_against_a_bot_an_undo_restores_the_state_bit_for_bit(room: Room, game: str) -> None:
    table, ann = await room.alone_at(game)
    for _ in range(12):
        await settle(table)
        if not ann.is_asked:
            break
        before, log = match_of(table).digest(), list(ann.state["log"])
        await ann.play_any()
        await settle(table)
        if ann.over:
            break
        assert ann.state["undo"] == "free"
        await ann.ask(asks.Undo())
        await settle(table)
        assert match_of(table).digest() == before
        ann.read()
        assert ann.state["log"] == log
        await ann.play_any()


async def test_an_undo_is_kept(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.play_any()
    await settle(table)
    await ann.ask(asks.Undo())
    stored = await room.server.store.tables.find(table.id)
    assert stored is not None
    assert [move.text for move in stored.moves] == [move.text for move in table.moves]


async def test_an_undo_clears_every_yield_and_asks_again(room: Room) -> None:
    """No skip survives an undo and passes for you all game."""
    table, ann = await room.alone_at("buffy")
    await ann.play_any()
    await settle(table)
    await ann.ask(asks.SetPassing(PassLevel.UNTIL_TARGETED))
    await settle(table)
    if not ann.over:
        await ann.ask(asks.Undo())
        await settle(table)
        assert ann.state["passing"]["level"] == "can-act"
        assert ann.is_asked


async def test_nothing_to_take_back(room: Room) -> None:
    _, ann = await room.alone_at()
    assert ann.state["undo"] is None
    with pytest.raises(NoctuaryError, match="nothing-to-undo"):
        await ann.ask(asks.Undo())


async def test_an_answer_to_the_question_before_the_undo_is_late(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.play_any()
    await settle(table)
    old = ann.prompt["decision"]
    await ann.ask(asks.Undo())
    assert ann.prompt["decision"] > old


# -- between people ---------------------------------------------------------------------------------------


async def play_until(room: Room, free: bool) -> tuple[Client, Client, int]:
    """A table of two where the last mover may, or may not, take her move back by herself."""
    for _ in range(30):
        table, ann, bob = await room.two_at()
        for _ in range(40):
            await settle(table)
            if match_of(table).over:
                break
            mover, other = (ann, bob) if ann.is_asked else (bob, ann)
            made = len(table.moves)
            await mover.play_any()
            await settle(table)
            mover.read()
            if not mover.over and (mover.state["undo"] == "free") is free:
                return mover, other, made
    raise AssertionError("no such moment in many games")


async def test_ones_own_last_move_is_taken_back_freely(room: Room) -> None:
    mover, other, made = await play_until(room, free=True)
    table = mover._table
    assert table is not None
    await mover.ask(asks.Undo())
    assert len(table.moves) == made
    assert mover.is_asked
    assert not other.is_asked
    assert other.table["asking"] is None


async def test_what_may_be_taken_back_is_known_without_a_replay(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay costs as much as the whole game, under the table's lock and for every client."""
    mover, _, _ = await play_until(room, free=True)
    table = mover._table
    assert table is not None

    def never(*arguments: object, **named: object) -> None:
        raise AssertionError("the match is played again")

    monkeypatch.setattr(Match, "replayed", never)
    monkeypatch.setattr(Match, "start", never)
    table.changed()
    assert taken_back_to(table, seat_of(table, mover.person.id)) == len(table.moves) - 1


async def test_a_woken_table_knows_it_too(room: Room) -> None:
    mover, _, made = await play_until(room, free=True)
    stored = await room.server.store.tables.find(mover.table["id"])
    assert mover._table is not None
    assert stored is not None
    woken = Table(mover._table.services, stored)
    assert taken_back_to(woken, seat_of(woken, mover.person.id)) == made


async def test_past_a_reveal_chance_or_anothers_move_the_others_are_asked(room: Room) -> None:
    mover, other, made = await play_until(room, free=False)
    table = mover._table
    assert table is not None
    before = len(table.moves)
    await mover.ask(asks.Undo())
    assert len(table.moves) == before, "nothing is taken back without consent"
    asking = other.table["asking"]
    assert asking["by"] == mover.table["me"]
    assert asking["waiting_for"] == [other.table["me"]]
    await other.ask(asks.Answer(asking["id"], False))
    assert len(table.moves) == before
    assert mover.last_of("wrong")["error"] == "server-undo-refused"
    assert mover.table["asking"] is None
    await mover.ask(asks.Undo())
    await other.ask(asks.Answer(other.table["asking"]["id"], True))
    assert len(table.moves) == made


async def test_nobody_answers_for_another(room: Room) -> None:
    mover, other, _ = await play_until(room, free=False)
    await mover.ask(asks.Undo())
    asking = mover.table["asking"]
    with pytest.raises(NoctuaryError, match="nothing-asked"):
        await mover.ask(asks.Answer(asking["id"], True))
    with pytest.raises(NoctuaryError, match="nothing-asked"):
        await other.ask(asks.Answer(asking["id"] + 1, True))


async def test_a_new_move_ends_the_asking(room: Room) -> None:
    mover, other, _ = await play_until(room, free=False)
    await mover.ask(asks.Undo())
    asked = mover if mover.is_asked else other
    await asked.play_any()
    assert other.table["asking"] is None
