"""A table is its record: moves, restarts, late replies, messages that say only what has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from noctuary.games.buffy import setups as buffy_setups
from noctuary.games.buffy.pool import default_decks
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.settings import Settings
from noctuary.server.table.table import TooLate
from noctuary.server.wire import Tongue
from noctuary.server.wires import asks
from noctuary.text.menu import menu_of
from tests.server.playing import SHORT, Client, Room, match_of, new_table, play_out, quick_server, settle


async def test_a_table_against_a_bot_is_dealt_at_once(room: Room) -> None:
    table, ann = await room.alone_at()
    assert ann.table["phase"] == "playing"
    assert [seat["sitter"] for seat in ann.table["seats"]] == ["person", "bot"]
    assert ann.table["me"] == 0
    assert ann.table["commitment"] == table.commitment
    assert ann.table["seed"] is None


async def test_bots_and_people_go_by_their_names(room: Room) -> None:
    table, ann = await room.alone_at("vtes")
    mine, bot = (seat["name"] for seat in ann.table["seats"])
    assert bot in menu_of("vtes").bot_names
    for _ in range(12):
        await settle(table)
        if ann.is_asked:
            await ann.play_any()
    told = [line for line in ann.state["log"] if line["kind"] != "step"]
    assert "Methuselah" not in " ".join(line["text"] for line in told)
    assert {name for name in (mine, bot) if any(name in line["text"] for line in told)} == {mine, bot}
    for line in told:
        if line.get("seat") is not None and line["kind"] == "turn":
            assert (mine, bot)[line["seat"]] in line["text"]
    again = Client(room, ann.person)
    await again.enter(table)
    assert [seat["name"] for seat in again.table["seats"]] == [mine, bot]


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_a_whole_game_against_a_bot(room: Room, game: str) -> None:
    table, ann = await room.alone_at(game)
    await play_out(table, ann)
    assert ann.over
    assert ann.table["seed"] == table.row.seed
    assert ann.table["winners"] == [int(seat) for seat in match_of(table).winners]


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_changes_add_up_to_what_a_newcomer_is_shown(room: Room, game: str) -> None:
    table, ann, bob = await room.two_at(game)
    for client in (ann, bob):
        await client.ask(asks.Speak(Tongue.ENGLISH, text_table=True))
    for _ in range(60):
        await settle(table)
        asked = ann if ann.is_asked else bob
        await asked.play_any()
    await settle(table)
    for old in (ann, bob):
        again = Client(room, old.person)
        await again.enter(table, text_table=True)
        old.read()
        assert again.view == old.view
        for name in ("prompt", "step", "log", "passing", "undo", "table", "sections"):
            assert again.state[name] == old.state[name], name
        assert again.state["faces"].keys() <= old.state["faces"].keys()


async def test_only_the_seat_that_is_asked_sees_the_question(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await settle(table)
    assert ann.is_asked != bob.is_asked


async def test_a_reply_to_a_past_decision_is_refused(room: Room) -> None:
    _, ann = await room.alone_at()
    old = ann.prompt["decision"]
    await ann.pass_on()
    with pytest.raises(TooLate) as refused:
        await ann.ask(asks.PlayMove(old, 0))
    assert refused.value.decision == old


async def test_two_clicks_make_one_move(room: Room) -> None:
    table, ann = await room.alone_at()
    click = asks.PlayMove(ann.prompt["decision"], 0)
    await ann.ask(click)
    made = len([move for move in table.moves if move.seat == 0])
    with pytest.raises(TooLate):
        await ann.ask(click)
    assert len([move for move in table.moves if move.seat == 0]) == made == 1


async def test_only_offers_can_be_played_and_only_by_the_one_who_is_asked(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await settle(table)
    asked, other = (ann, bob) if ann.is_asked else (bob, ann)
    decision = asked.prompt["decision"]
    with pytest.raises(TooLate):
        await other.ask(asks.PlayMove(decision, 0))
    with pytest.raises(NoctuaryError, match="no-such-offer"):
        await asked.ask(asks.PlayMove(decision, len(asked.prompt["offers"])))
    assert not table.moves


# -- restarts ---------------------------------------------------------------------------------------------


async def test_a_move_is_on_disk_before_anybody_hears_of_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await room.alone_at()
    heard: list[int] = []
    store = table.services.store.tables

    async def look(*arguments: Any) -> None:
        ann.read()
        heard.append(len([message for message in ann.messages if message["t"] == "changed"]))
        await add_move(*arguments)

    add_move, before = store.add_move, len([m for m in ann.messages if m["t"] == "changed"])
    monkeypatch.setattr(store, "add_move", look)
    await ann.play(0)
    await settle(table)
    assert heard[0] == before
    stored = await store.find(table.id)
    assert stored is not None
    assert [move.text for move in stored.moves] == [move.text for move in table.moves]


async def test_a_move_that_cannot_be_kept_has_not_happened(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await room.alone_at()
    before, made = match_of(table).digest(), len(table.moves)
    store = table.services.store.tables

    async def full(*arguments: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(store, "add_move", full)
        with pytest.raises(OSError, match="no space"):
            await ann.play(0)
    assert match_of(table).digest() == before
    assert len(table.moves) == made
    await settle(table)  # the table looks what was kept, and asks again
    ann.read()
    assert match_of(table).digest() == before
    await ann.play(0)
    assert len(table.moves) > made


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_a_table_survives_a_restart_at_every_third_move(settings: Settings, game: str) -> None:
    """The game goes on with nothing lost, whatever moment the server stops at."""
    server = quick_server(settings)
    async with server.running():
        room = Room(server)
        table, ann = await room.alone_at(game)
        person, identity = ann.person, table.id
    for _ in range(12):
        server = quick_server(settings)
        async with server.running():
            room = Room(server)
            woken = await server.house.find(identity)
            assert woken is not None
            ann = Client(room, person)
            await ann.enter(woken, epoch="of-the-old-server", since=3)
            assert ann.messages[0]["t"] == "snapshot"
            await settle(woken)
            for _ in range(3):
                await settle(woken)
                if not ann.over:
                    await ann.play_any()
            await settle(woken)
            digest, moves = match_of(woken).digest(), [move.text for move in woken.moves]
        server = quick_server(settings)
        async with server.running():
            again = await server.house.find(identity)
            assert again is not None
            assert match_of(again).digest() == digest
            assert [move.text for move in again.moves] == moves


async def test_answers_from_before_a_restart_are_late(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        table, ann = await Room(server).alone_at()
        old, person, identity = ann.prompt["decision"], ann.person, table.id
    server = quick_server(settings)
    async with server.running():
        woken = await server.house.find(identity)
        assert woken is not None
        ann = Client(Room(server), person)
        await ann.enter(woken)
        with pytest.raises(TooLate):
            await ann.ask(asks.PlayMove(old, 0))


async def test_the_record_alone_gives_the_same_match(room: Room) -> None:
    table, ann = await room.alone_at()
    await play_out(table, ann)
    assert table.row.setup is not None
    match = Match.start("fables", json.loads(table.row.setup), table.seed)
    for move in table.moves:
        match.play(match.parse(move.text, Seat(move.seat)))
    assert match.digest() == match_of(table).digest() == table.row.digest


async def test_a_table_outlives_a_change_of_the_ready_decks(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    """What is kept is the list that was dealt; another version may give its name to another."""
    server = quick_server(settings)
    async with server.running():
        table, ann = await Room(server).alone_at("buffy")
        await ann.play(0)
        await settle(table)
        digest, titles = match_of(table).digest(), [seat["title"] for seat in ann.table["seats"]]
        person, identity = ann.person, table.id
    known = default_decks()
    others = dict(zip(known, reversed(list(known.values())), strict=True))
    monkeypatch.setattr(buffy_setups, "default_decks", lambda: others)
    server = quick_server(settings)
    async with server.running():
        woken = await server.house.find(identity)
        assert woken is not None
        assert match_of(woken).digest() == digest
        ann = Client(Room(server), person)
        await ann.enter(woken)
        assert [seat["title"] for seat in ann.table["seats"]] == titles


async def test_a_table_of_an_earlier_version_that_only_names_its_decks_wakes_up(room: Room) -> None:
    ann = await room.client("Ann")
    options = {**SHORT["buffy"], "lists": "open"}  # nobody could close them then
    table = await room.table(ann, new_table("buffy", "me:ada-vance", "bot:countess-vesna", options=options))
    await ann.enter(table)
    await settle(table)
    await ann.lose_socket()
    digest = match_of(table).digest()
    table.row.setup = json.dumps({"decks": ["ada-vance", "countess-vesna"], **SHORT["buffy"]})
    await table.save()
    room.server.house.forget(table)
    woken = await room.server.house.find(table.id)
    assert woken is not None
    assert match_of(woken).digest() == digest


async def test_a_table_that_nobody_looks_at_goes_to_sleep_and_wakes_as_it_was(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.play(0)
    await settle(table)
    await ann.lose_socket()
    await settle(table)
    table.idle_since -= 10_000
    await room.server.house.sweep()
    assert room.server.house.awake(table.id) is None
    woken = await room.server.house.find(table.id)
    assert woken is not None
    assert woken is not table
    assert match_of(woken).digest() == match_of(table).digest()


async def test_an_unknown_table_is_not_there(room: Room) -> None:
    assert await room.server.house.find("nowhere") is None


async def test_a_table_that_cannot_be_is_refused_at_once(room: Room) -> None:
    ann = await room.client()
    with pytest.raises(NoctuaryError):
        await room.table(ann, new_table("fables", "me:red", "bot:zorro"))
    with pytest.raises(NoctuaryError):
        await room.table(ann, new_table("chess", "me", "bot"))
    with pytest.raises(NoctuaryError, match="unknown-bot"):
        await room.table(ann, new_table("fables", "me", "bot", bot="clever"))
