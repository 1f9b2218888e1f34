"""Sitting down, taking over, handing over, leaving, pausing, giving up, going on at a new table."""

from __future__ import annotations

import dataclasses

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.settings import Settings
from noctuary.server.table.driving import is_attended
from noctuary.server.table.table import Table
from noctuary.server.wire import ClockWish, Phase
from noctuary.server.wires import asks
from tests.server.playing import Client, Room, match_of, new_table, play_out, quick_server, settle


async def test_a_table_waits_until_every_seat_is_taken(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("fables", "me:red", "open"))
    await ann.enter(table)
    assert ann.table["phase"] == "gathering"
    assert ann.view == {}
    await bob.enter(table)
    await bob.ask(asks.Sit(1, "snow"))
    assert ann.table["phase"] == bob.table["phase"] == "playing"
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bob"]
    assert match_of(table).seats == 2


async def test_a_seat_is_taken_once_and_a_person_sits_once(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("buffy", "me", "open", "open"))
    await bob.enter(table)
    with pytest.raises(NoctuaryError, match="seat-taken"):
        await bob.ask(asks.Sit(0))
    with pytest.raises(NoctuaryError, match="no-such-seat"):
        await bob.ask(asks.Sit(5))
    await bob.ask(asks.Sit(1))
    with pytest.raises(NoctuaryError, match="already-seated"):
        await bob.ask(asks.Sit(2))
    assert table.phase is Phase.GATHERING


async def test_what_somebody_else_plays_cannot_be_chosen_again(room: Room) -> None:
    """FAB-SETUP: a Fable's own cards exist once."""
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("fables", "me:red", "open"))
    await bob.enter(table)
    with pytest.raises(NoctuaryError, match="twice"):
        await bob.ask(asks.Sit(1, "red"))
    assert table.phase is Phase.GATHERING
    assert table.places[1].row.person is None


async def test_the_host_fills_an_open_seat_with_a_bot(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("fables", "me:red", "open"))
    await ann.enter(table)
    await bob.enter(table)
    with pytest.raises(NoctuaryError, match="not-yours"):
        await bob.ask(asks.HandOver(1, "random"))
    await ann.ask(asks.HandOver(1, "random"))
    assert ann.table["phase"] == "playing"
    assert ann.table["seats"][1]["bot"] == "random"


async def test_a_seat_is_handed_to_a_bot_in_mid_game_and_taken_back(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await bob.ask(asks.HandOver(1, "random"))
    assert ann.table["seats"][1]["sitter"] == "bot"
    assert bob.table["me"] is None
    assert "hand" not in bob.view["seats"][1]
    await settle(table)
    assert ann.is_asked or match_of(table).over
    await bob.ask(asks.Sit(1))
    assert bob.table["me"] == 1


async def test_nobody_gives_away_what_is_not_hers(room: Room) -> None:
    table, ann, _ = await room.two_at()
    with pytest.raises(NoctuaryError, match="not-yours"):
        await ann.ask(asks.HandOver(1, "random"))
    with pytest.raises(NoctuaryError, match="unknown-bot"):
        await ann.ask(asks.HandOver(0, "clever"))
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    for asked in (asks.Leave(), asks.Concede(), asks.Pause(True), asks.Undo(), asks.SetSight(True)):
        with pytest.raises(NoctuaryError, match="not-seated"):
            await cleo.ask(asked)


async def test_leaving_opens_the_seat_before_the_deal_and_leaves_it_to_a_bot_after_it(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("buffy", "me", "open", "open"))
    await ann.enter(table)
    await bob.enter(table)
    await bob.ask(asks.Sit(1))
    await bob.ask(asks.Leave())
    assert [seat["sitter"] for seat in ann.table["seats"]] == ["person", "open", "open"]
    dealt, carl, dora = await room.two_at()
    await carl.ask(asks.Leave())
    assert dora.table["seats"][0]["sitter"] == "bot"
    assert dora.table["host"], "somebody who is there is the host now"
    assert dealt.phase is Phase.PLAYING


async def test_bots_alone_do_not_go_on_when_nobody_looks(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Leave())
    await ann.lose_socket()
    await settle(table)
    made = len(table.moves)
    room.server.house._services.wake(table)
    await settle(table)
    assert len(table.moves) == made


async def test_a_game_without_end_goes_on_only_before_somebodys_eyes(room: Room) -> None:
    """Whoever was ousted and has gone would leave bots behind that pass for ever."""
    table, ann = await room.alone_at()
    await settle(table)
    table.row.turn = 1_001
    assert is_attended(table)
    await ann.lose_socket()
    assert not is_attended(table)
    table.row.turn = 1_000
    assert is_attended(table)


async def test_three_seats_and_a_spectator(room: Room) -> None:
    ann, bob, cleo = await room.client("Ann"), await room.client("Bob"), await room.client("Cleo")
    wish = new_table("buffy", "me", "open", "bot", options={"turn_limit": 2})
    table = await room.table(ann, wish)
    for client in (ann, bob, cleo):
        await client.enter(table)
    await bob.ask(asks.Sit(1))
    await settle(table)
    assert cleo.table["watching"] == 1
    await play_out(table, ann, bob)
    assert cleo.over
    assert cleo.view["over"]


# -- pausing, giving up, going on -------------------------------------------------------------------------


async def test_a_paused_table_waits(room: Room) -> None:
    table, ann, bob = await room.two_at()
    asked = ann if ann.is_asked else bob
    decision = asked.prompt["decision"]
    await bob.ask(asks.Pause(True))
    assert ann.table["phase"] == "paused"
    assert not asked.is_asked
    with pytest.raises(NoctuaryError, match="paused"):
        await asked.ask(asks.PlayMove(decision, 0))
    await ann.ask(asks.Pause(False))
    await asked.play(0)
    assert len(table.moves) >= 1


async def test_giving_up_ends_a_game_of_two(room: Room) -> None:
    _, ann, bob = await room.two_at()
    await ann.ask(asks.Concede())
    assert ann.over
    assert bob.table["winners"] == [1]
    with pytest.raises(NoctuaryError):
        await bob.ask(asks.Concede())


async def test_with_three_the_others_go_on(room: Room) -> None:
    ann, bob, cleo = await room.client("Ann"), await room.client("Bob"), await room.client("Cleo")
    table = await room.table(ann, new_table("buffy", "me", "open", "open", options={"turn_limit": 2}))
    for seat, client in enumerate((ann, bob, cleo)):
        await client.enter(table)
        if seat:
            await client.ask(asks.Sit(seat))
    await ann.ask(asks.Concede())
    assert not bob.over
    await play_out(table, ann, bob, cleo)
    assert bob.over


async def test_once_more_with_the_same_people(room: Room) -> None:
    table, ann, bob = await room.two_at()
    with pytest.raises(NoctuaryError, match="not-over"):
        await ann.ask(asks.Rematch())
    await ann.ask(asks.Concede())
    await bob.ask(asks.Rematch())
    await ann.ask(asks.Rematch())
    new = ann.table["rematch"]
    assert new == bob.table["rematch"]
    again = await room.server.house.find(new)
    assert again is not None
    assert again.phase is Phase.PLAYING
    assert again.seed != table.seed
    assert [place.row.name for place in again.places] == ["Ann", "Bob"]
    await ann.enter(again)
    assert ann.table["me"] == 0


# -- clocks and absences ----------------------------------------------------------------------------------


async def test_a_clock_runs_for_the_one_who_is_asked_whether_her_line_holds_or_not(room: Room) -> None:
    table, ann, bob = await room.two_at(clock=ClockWish(10, increment=5))
    asked, other = (ann, bob) if ann.is_asked else (bob, ann)
    assert table.clock is not None
    assert table.clock.seat is table.places[asked.table["me"]].row
    assert other.table["ticking"] == asked.table["me"]
    runs = []
    await asked.lose_socket()
    runs.append(table.clock.seat is not None)
    await asked.come_back()
    runs.append(table.clock.seat is not None)
    await other.ask(asks.Pause(True))
    runs.append(table.clock.seat is not None)
    assert runs == [True, True, False]
    await other.ask(asks.Pause(False))
    for client in (asked, other):
        await client.lose_socket()
    assert table.clock.seat is None  # nobody waits for her


async def test_no_clock_unless_asked_for(room: Room) -> None:
    _, ann, _ = await room.two_at()
    assert [seat["clock"] for seat in ann.table["seats"]] == [None, None]


async def test_an_answer_adds_the_increment_and_clocks_are_kept(room: Room) -> None:
    table, ann, bob = await room.two_at(clock=ClockWish(10, increment=30))
    asked = ann if ann.is_asked else bob
    seat = asked.table["me"]
    await asked.play(0)
    assert asked.table["seats"][seat]["clock"] > 600
    stored = await room.server.store.tables.find(table.id)
    assert stored is not None
    assert stored.seats[seat].clock is not None
    assert stored.seats[seat].clock > 600


async def run_out(table: Table, client: Client) -> None:
    row = table.places[client.table["me"]].row
    row.clock = 0.0
    table.changed()


async def test_only_an_opponents_claim_ends_a_game_that_is_out_of_time(room: Room) -> None:
    table, ann, bob = await room.two_at(clock=ClockWish(1))
    asked, other = (ann, bob) if ann.is_asked else (bob, ann)
    with pytest.raises(NoctuaryError, match="nothing-to-claim"):
        await other.ask(asks.Claim(asked.table["me"]))
    await run_out(table, asked)
    assert table.phase is Phase.PLAYING, "nobody loses by thinking alone"
    assert other.table["claims"] == [asked.table["me"]]
    assert asked.table["claims"] == []
    await asked.play(0)  # late, but nobody minded
    await run_out(table, asked)
    await other.ask(asks.Claim(asked.table["me"]))
    assert other.over
    assert other.table["winners"] == [other.table["me"]]


async def test_who_has_gone_can_be_waited_for_replaced_or_claimed(settings: Settings) -> None:
    settings = dataclasses.replace(settings, patience=dataclasses.replace(settings.patience, claim=0.05))
    server = quick_server(settings)
    async with server.running():
        room = Room(server)
        table, ann, bob = await room.two_at()
        await bob.lose_socket()
        table.places[1].away_since = 0.0
        table.changed()
        assert ann.table["claims"] == [1]
        await ann.ask(asks.HandOver(1, "random"))
        assert ann.table["seats"][1]["sitter"] == "bot"
        table, ann, bob = await room.two_at()
        await bob.lose_socket()
        table.places[1].away_since = 0.0
        await ann.ask(asks.Claim(1))
        assert ann.table["winners"] == [0]
