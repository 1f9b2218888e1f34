"""Chat: who may speak, who hears it, and who need not."""

from __future__ import annotations

import pytest

from noctuary.kernel.refusal import NoctuaryError
from noctuary.server import wire
from noctuary.server.settings import Settings
from tests.server.playing import Client, Room, quick_server


async def test_what_is_said_is_heard_and_kept(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await ann.ask(wire.Say("Hello,   <b>Bob</b>\u202e!"))
    bob.read()
    said = bob.state["chat"][-1]
    assert (said["who"], said["seat"], said["text"]) == ("Ann", 0, "Hello, <b>Bob</b>!")
    late = await room.client("Cleo")
    await late.enter(table)
    assert late.state["chat"] == bob.state["chat"]


async def test_a_muted_person_is_not_heard_any_more_nor_after_a_restart(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        table, ann, bob = await Room(server).two_at()
        await ann.ask(wire.Say("You play badly."))
        await bob.ask(wire.Mute(0, True))
        assert bob.state["chat"] == []
        await ann.ask(wire.Say("Very badly."))
        bob.read()
        assert bob.state["chat"] == []
        assert len(ann.state["chat"]) == 2
        person, identity = bob.person, table.id
    server = quick_server(settings)
    async with server.running():
        woken = await server.house.find(identity)
        assert woken is not None
        bob = Client(Room(server), person)
        await bob.enter(woken)
        assert bob.state["chat"] == []
        await bob.ask(wire.Mute(0, False))
        assert len(bob.state["chat"]) == 2


async def test_the_host_closes_and_opens_the_chat(room: Room) -> None:
    _, ann, bob = await room.two_at()
    with pytest.raises(NoctuaryError, match="host-only"):
        await bob.ask(wire.SetChat(False))
    await ann.ask(wire.SetChat(False))
    assert not bob.table["chat_open"]
    with pytest.raises(NoctuaryError, match="chat-closed"):
        await bob.ask(wire.Say("Why?"))
    await ann.ask(wire.SetChat(True))
    await bob.ask(wire.Say("Thank you."))


async def test_a_guest_talks_only_where_she_sits(room: Room) -> None:
    table, _, bob = await room.two_at()
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    with pytest.raises(NoctuaryError, match="chat-seated"):
        await cleo.ask(wire.Say("Play the other one!"))
    await room.server.sessions.make_account(cleo.person, wire.Account("Cleo", "a long password"))
    await cleo.ask(wire.Say("Good evening."))
    bob.read()
    assert bob.state["chat"][-1]["seat"] is None


async def test_nobody_mutes_herself_or_a_bot(room: Room) -> None:
    _, ann = await room.alone_at()
    for seat in (0, 1):
        with pytest.raises(NoctuaryError, match="nobody-to-mute"):
            await ann.ask(wire.Mute(seat, True))
