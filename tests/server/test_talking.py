"""Chat: who may speak, who hears it, and who need not."""

from __future__ import annotations

import json

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import wire
from noctuary.server.settings import Settings
from noctuary.server.wires import asks
from tests.server.playing import Client, Room, new_table, quick_server


async def test_what_is_said_is_heard_and_kept(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await ann.ask(asks.Say("Hello,   <b>Bob</b>\u202e!"))
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
        await ann.ask(asks.Say("You play badly."))
        await bob.ask(asks.Mute(0, True))
        assert bob.state["chat"] == []
        await ann.ask(asks.Say("Very badly."))
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
        await bob.ask(asks.Mute(0, False))
        assert len(bob.state["chat"]) == 2


async def test_the_host_closes_and_opens_the_chat(room: Room) -> None:
    _, ann, bob = await room.two_at()
    with pytest.raises(NoctuaryError, match="host-only"):
        await bob.ask(asks.SetChat(False))
    await ann.ask(asks.SetChat(False))
    assert not bob.table["chat_open"]
    with pytest.raises(NoctuaryError, match="chat-closed"):
        await bob.ask(asks.Say("Why?"))
    await ann.ask(asks.SetChat(True))
    await bob.ask(asks.Say("Thank you."))


async def test_a_guest_talks_only_where_she_sits(room: Room) -> None:
    table, _, bob = await room.two_at()
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    with pytest.raises(NoctuaryError, match="chat-seated"):
        await cleo.ask(asks.Say("Play the other one!"))
    await room.server.sessions.make_account(cleo.person, wire.Account("Cleo", "a long password"))
    await cleo.ask(asks.Say("Good evening."))
    bob.read()
    assert bob.state["chat"][-1]["seat"] is None


async def test_nobody_mutes_herself_or_a_bot(room: Room) -> None:
    _, ann = await room.alone_at()
    for seat in (0, 1):
        with pytest.raises(NoctuaryError, match="nobody-to-mute"):
            await ann.ask(asks.Mute(seat, True))


# -- reports ------------------------------------------------------------------------------------------


def line_of(client: Client, text: str) -> int:
    return next(int(said["line"]) for said in client.state["chat"] if said["text"] == text)


async def test_a_reported_line_is_kept_with_what_was_said_around_it(room: Room) -> None:
    table, ann, bob = await room.two_at()
    for number in range(14):
        await bob.ask(asks.Say(f"Bob {number}"))
    await ann.ask(asks.Say("You lose."))
    bob.read()
    await bob.ask(asks.Report(line_of(bob, "You lose."), "She  is rude."))
    assert bob.last_of("noted")["text"].startswith("Reported")
    (report,) = await room.server.store.safety.reports()
    assert (report.table_id, report.speaker, report.reporter) == (table.id, ann.person.id, bob.person.id)
    assert report.why == "She is rude."
    lines = json.loads(report.lines)
    assert [line["text"] for line in lines] == [f"Bob {n}" for n in range(4, 14)] + ["You lose."]
    assert lines[-1]["who"] == "Ann"
    assert lines[-1]["line"] == report.line


async def test_the_same_line_is_reported_once_by_each(room: Room) -> None:
    table, ann, bob = await room.two_at()
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    await ann.ask(asks.Say("You lose."))
    for client in (bob, bob, cleo):
        client.read()
        await client.ask(asks.Report(line_of(client, "You lose.")))
        assert client.last_of("noted")
    assert len(await room.server.store.safety.reports()) == 2


async def test_only_what_one_has_heard_from_another_can_be_reported(room: Room) -> None:
    _, ann, bob = await room.two_at()
    await ann.ask(asks.Say("You lose."))
    bob.read()
    line = line_of(bob, "You lose.")
    with pytest.raises(NoctuaryError, match="no-such-line"):
        await ann.ask(asks.Report(line))
    with pytest.raises(NoctuaryError, match="no-such-line"):
        await bob.ask(asks.Report(line + 1000))
    await bob.ask(asks.Mute(0, True))
    with pytest.raises(NoctuaryError, match="no-such-line"):
        await bob.ask(asks.Report(line))


# -- blocks -------------------------------------------------------------------------------------------


async def test_a_blocked_person_is_heard_at_no_table_until_the_block_is_lifted(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        table, ann, bob = await Room(server).two_at()
        await ann.ask(asks.Say("You lose."))
        bob.read()
        await bob.ask(asks.Block(line=line_of(bob, "You lose.")))
        assert bob.last_of("noted")
        assert bob.state["chat"] == []
        person, identity = bob.person, table.id
    server = quick_server(settings)
    async with server.running():
        woken = await server.house.find(identity)
        assert woken is not None
        bob, ann = Client(Room(server), person), Client(Room(server), ann.person)
        await bob.enter(woken)
        await ann.enter(woken)
        await ann.ask(asks.Say("Again."))
        bob.read()
        assert bob.state["chat"] == []
        (blocked,) = await server.store.safety.blocked_by(person.id)
        assert blocked.name == "Ann"
        assert not await server.house.blocks.lift(ann.person.id, blocked.number)
        assert await server.house.blocks.lift(person.id, blocked.number)
        await bob.ask(asks.Speak(wire.Tongue.FRENCH))
        assert len(bob.state["chat"]) == 2


async def test_whom_somebody_at_the_table_has_blocked_cannot_sit_down_there(room: Room) -> None:
    _, ann, bob = await room.two_at()
    await bob.ask(asks.Block(seat=0))
    table = await room.table(bob, new_table("fables", "me:red", "open:snow"))
    await ann.enter(table)
    with pytest.raises(NoctuaryError, match="unwelcome"):
        await ann.ask(asks.Sit(1))
    elsewhere = await room.table(ann, new_table("fables", "me:red", "open:snow"))
    await bob.enter(elsewhere)
    await bob.ask(asks.Sit(1))  # whoever blocks may come if she likes


async def test_a_host_who_blocks_somebody_before_the_deal_has_the_seat_free_again(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    options: dict[str, bool | int | str] = {"turn_limit": 3}
    table = await room.table(ann, new_table("buffy", "me", "open", "open", options=options))
    await ann.enter(table)
    await bob.enter(table)
    await bob.ask(asks.Sit(1))
    await ann.ask(asks.Block(seat=1))
    assert ann.table["seats"][1]["sitter"] == "open"
    with pytest.raises(NoctuaryError, match="unwelcome"):
        await bob.ask(asks.Sit(2))


async def test_a_rematch_leaves_the_seat_of_a_blocked_person_open(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await ann.ask(asks.Concede())
    await bob.ask(asks.Block(seat=0))
    await bob.ask(asks.Rematch())
    again = await room.server.house.find(bob.table["rematch"])
    assert again is not None
    assert again is not table
    assert [place.row.sitter for place in again.places] == ["open", "person"]


async def test_nobody_blocks_herself_or_a_bot(room: Room) -> None:
    _, ann = await room.alone_at()
    for seat in (0, 1):
        with pytest.raises(NoctuaryError, match="nobody-to-mute"):
            await ann.ask(asks.Block(seat=seat))


async def test_an_account_keeps_the_blocks_of_the_guest_who_signs_in(room: Room) -> None:
    _, ann, bob = await room.two_at()
    await bob.ask(asks.Block(seat=0))
    home = await room.person("Robert")
    await room.server.house.give_games(bob.person, home)
    assert [row.name for row in await room.server.store.safety.blocked_by(home.id)] == ["Ann"]
    assert room.server.house.blocks.has(home.id, ann.person.id)
