"""Replays: any moment, any seat's sight once it is over, verified from the seed; and play from here."""

from __future__ import annotations

import asyncio

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.records import read_records
from noctuary.kernel.view import document
from noctuary.server.answers import Status
from noctuary.server.replays import Replays, record_text
from noctuary.server.store import MoveRow, SeatRow, TableRow
from noctuary.server.table.table import Table
from noctuary.server.wire import Phase
from noctuary.server.wires import asks, retold
from noctuary.text.catalogue import Language
from tests.server.playing import Client, Room, match_of, play_out, settle


async def finished(room: Room, game: str = "fables") -> tuple[Table, Client, Replays]:
    table, ann = await room.alone_at(game)
    await play_out(table, ann)
    return table, ann, Replays(room.server.house)


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_every_moment_is_as_it_was(room: Room, game: str) -> None:
    table, _, replays = await finished(room, game)
    info = await replays.info(table, None, None, Language.EN)
    assert info.moves == len(table.moves) == len(info.notation)
    assert info.seed == table.row.seed
    for made in {0, 1, info.moves // 2, info.moves}:
        for seat in (None, 0, 1):
            frame = await replays.frame(table, None, seat, Language.FR, made, False)
            sight = None if seat is None else Seat(seat)
            expected = document(table.rebuilt(made).table_view(sight))
            assert {
                name: part for name, part in frame.view.items() if name not in ("told", "contest")
            } == expected
    with pytest.raises(Status):
        await replays.frame(table, None, None, Language.EN, info.moves + 1, False)


async def test_turns_begin_where_the_replay_says(room: Room) -> None:
    table, _, replays = await finished(room)
    info = await replays.info(table, None, None, Language.EN)
    for number, made in enumerate(info.turns[1:], start=1):
        before, after = table.rebuilt(made - 1), table.rebuilt(made)
        assert after.turns > before.turns or number == 0
    assert info.turns[0] == 0


async def test_the_log_is_told_in_either_language_and_as_each_seat_heard_it(room: Room) -> None:
    table, _, replays = await finished(room)
    english = await replays.info(table, None, None, Language.EN)
    french = await replays.info(table, None, None, Language.FR)
    assert len(english.log) == len(french.log)
    assert english.log[-1].text != french.log[-1].text
    own = await replays.info(table, None, 0, Language.EN)
    assert [line.text for line in own.log] != [line.text for line in english.log]


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_the_published_seed_proves_the_game(room: Room, game: str) -> None:
    table, ann, replays = await finished(room, game)
    assert ann.state["table"]["commitment"] == table.commitment
    told = await replays.verified(table)
    assert told.good
    assert told.digest == told.digest_found
    table.row.seed = "00" * 32
    false = await replays.verified(table)
    assert not false.good
    assert false.commitment_found != false.commitment == told.commitment


async def test_a_finished_game_is_a_record_that_replays(room: Room) -> None:
    table, _, _ = await finished(room)
    record = read_records(record_text(table))[0]
    assert not record.errors
    assert record.replay().digest() == table.row.digest
    assert record.tags["PlayerA"] == "Ann"


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_play_from_here(room: Room, game: str) -> None:
    table, _, replays = await finished(room, game)
    made = len(table.moves) // 2
    bob = await room.client("Bob")
    moment = await replays.moment(table, made)
    new = await room.server.house.laying.go_on_from(bob.person, moment, retold.FromHere(made, 1, "random"))
    await bob.enter(new)
    assert bob.table["me"] == 1
    assert bob.table["from_position"]
    assert bob.table["seats"][0]["sitter"] == "bot"
    expected = document(table.rebuilt(made).view(Seat(1)))
    if not new.moves:
        assert bob.view["seats"] == expected["seats"]
    await play_out(new, bob)
    assert new.phase is Phase.OVER
    verified = await replays.verified(new)
    assert verified.good
    again = await room.server.store.tables.find(new.id)
    assert again is not None
    assert Table(new.services, again).rebuilt().digest() == match_of(new).digest()


async def test_a_game_is_over_for_whoever_reads_it_when_its_last_move_is_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed, record and replay of a game whose last move may yet be lost would tell too much."""
    table, ann = await room.alone_at()
    store, reached, kept = room.server.store.tables, asyncio.Event(), asyncio.Event()
    add_move = store.add_move

    async def slowly(row: TableRow, move: MoveRow, seats: list[SeatRow]) -> None:
        reached.set()
        await kept.wait()
        await add_move(row, move, seats)

    monkeypatch.setattr(store, "add_move", slowly)
    conceding = asyncio.create_task(ann.ask(asks.Concede()))
    await reached.wait()
    with pytest.raises(Status):
        await Replays(room.server.house).verified(table)
    kept.set()
    await conceding
    assert (await Replays(room.server.house).verified(table)).good


async def test_one_cannot_go_on_from_the_end_or_at_a_seat_that_is_not_there(room: Room) -> None:
    table, ann, replays = await finished(room)
    end = await replays.moment(table, len(table.moves))
    with pytest.raises(NoctuaryError, match="over"):
        await room.server.house.laying.go_on_from(ann.person, end, retold.FromHere(0, 0))
    begin = await replays.moment(table, 0)
    with pytest.raises(NoctuaryError, match="seat"):
        await room.server.house.laying.go_on_from(ann.person, begin, retold.FromHere(0, 5))


async def test_an_undone_move_is_in_no_replay(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.play_any()
    await settle(table)
    await ann.ask(asks.Undo())
    info = await Replays(room.server.house).info(table, ann.person.id, None, Language.EN)
    assert info.moves == len(table.moves)


async def test_a_card_is_read_in_both_languages(room: Room) -> None:
    table, _ = await room.alone_at("buffy")
    faces = Replays(room.server.house).faces(table, "ada-vance-1")
    assert faces.en.title == faces.fr.title_other
    assert faces.en.line != faces.fr.line
    with pytest.raises(Status):
        Replays(room.server.house).faces(table, "no-such-card")
