"""A lost socket loses nothing: kill it after every message of a game, and the game always finishes."""

from __future__ import annotations

import pytest

from noctuary.server.table import stream as streams
from noctuary.server.wire import Tongue
from noctuary.server.wires import asks
from noctuary.text.passing import PassLevel
from tests.server.playing import Client, Room, settle


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_the_socket_is_lost_after_every_message_and_the_game_finishes(room: Room, game: str) -> None:
    table, ann = await room.alone_at(game)
    whole = Client(room, ann.person)
    await whole.enter(table)
    for _ in range(4000):
        await settle(table)
        await ann.lose_socket()
        await ann.come_back()
        if ann.over:
            break
        await ann.play_any()
    assert ann.over
    snapshots = [message for message in ann.messages if message["t"] == "snapshot"]
    assert len(snapshots) == 1, "whoever comes back goes on from where she was"
    whole.read()
    assert ann.view == whole.view
    assert ann.state["log"] == whole.state["log"]


async def test_what_was_on_the_way_when_the_socket_broke_is_told_again(room: Room) -> None:
    table, ann = await room.alone_at()
    mark = ann.last
    await ann.ask(asks.PlayMove(ann.prompt["decision"], 0))
    await settle(table)
    await ann.lose_socket()
    ann.last = mark  # as if nothing of it had arrived
    unread = len(ann.messages)
    await ann.come_back()
    assert [message["n"] for message in ann.messages[unread:]][:2] == [mark + 1, mark + 2]


async def test_while_a_client_is_away_the_others_go_on_and_it_hears_all_of_it(room: Room) -> None:
    table, ann, bob = await room.two_at()
    away, here = (ann, bob) if bob.is_asked else (bob, ann)
    await away.lose_socket()
    assert not here.table["seats"][away.table["me"]]["here"]
    await here.play(0)
    await settle(table)
    await away.come_back()
    assert here.table["seats"][away.table["me"]]["here"]
    again = Client(room, away.person)
    await again.enter(table)
    assert again.view == away.view


async def test_who_was_away_for_too_many_messages_is_shown_everything(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEPT", 2)
    table, ann = await room.alone_at()
    mark, epoch = ann.last, ann.state["epoch"]
    for _ in range(5):
        await ann.ask(asks.Say("hello"))
    await ann.lose_socket()
    await ann.enter(table, epoch=epoch, since=mark)
    assert ann.messages[-1]["t"] == "snapshot"
    assert ann.state["epoch"] != epoch


async def test_another_epoch_another_language_or_another_person_begins_anew(room: Room) -> None:
    table, ann, bob = await room.two_at()
    epoch, last = ann.state["epoch"], ann.last
    await ann.enter(table, epoch="unknown", since=last)
    assert ann.messages[-1]["t"] == "snapshot"
    await ann.enter(table, epoch=ann.state["epoch"], since=ann.last, language=Tongue.FRENCH)
    assert ann.messages[-1]["language"] == "fr"
    await bob.enter(table, epoch=epoch, since=last)
    assert bob.messages[-1]["t"] == "snapshot"
    assert bob.view["seat"] == 1


async def test_no_yield_outlives_a_lost_connection(room: Room) -> None:
    _, ann = await room.alone_at()
    await ann.ask(asks.SetPassing(PassLevel.UNTIL_OVER, ["mine:draw"]))
    ann.read()
    await ann.lose_socket()
    await ann.come_back()
    told = ann.state["passing"]
    assert (told["level"], told["stops"]) == ("can-act", ["mine:draw"])


async def test_two_windows_of_one_person_hear_the_same(room: Room) -> None:
    table, ann = await room.alone_at()
    second = Client(room, ann.person)
    await second.enter(table)
    await second.play(0)
    await settle(table)
    second.read()
    assert ann.view == second.view
    assert ann.state["prompt"] == second.state["prompt"]


async def test_the_language_is_switched_without_losing_anything(room: Room) -> None:
    _, ann = await room.alone_at("buffy")
    english = ann.prompt["text"]
    await ann.ask(asks.Speak(Tongue.FRENCH))
    assert ann.state["language"] == "fr"
    assert ann.prompt["text"] != english
    await ann.ask(asks.Speak(Tongue.ENGLISH, text_table=True))
    assert ann.prompt["text"] == english
    assert ann.state["sections"]
