"""Pass automation: visible, reversible, in order, and without telling others what one could not do."""

from __future__ import annotations

import dataclasses
import time

import pytest

from noctuary.boards.passing import is_target
from noctuary.kernel.ids import Seat
from noctuary.server.settings import Settings
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from noctuary.text.concerns import can_act, cards_offered, cards_told
from noctuary.text.passing import PassLevel, passing_index
from tests.server.playing import Client, Room, match_of, quick_server, settle


async def go_on(table: Table, ann: Client, times: int) -> None:
    """Pass wherever one can."""
    for _ in range(times):
        await settle(table)
        if ann.over:
            return
        passing = ann.prompt["passing"]
        await (ann.play_any() if passing is None else ann.pass_on())


async def test_ask_when_i_can_act_passes_only_where_nothing_else_is_offered(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    await go_on(table, ann, 30)
    auto = [move for move in table.moves if move.auto]
    assert auto
    for move in auto:
        decision = table.rebuilt(move.number).decision
        assert decision is not None
        assert len(decision.moves) == 1


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_where_there_is_no_choice_nobody_is_asked_and_the_log_says_so(room: Room, game: str) -> None:
    table, ann = await room.alone_at(game)
    asked = []
    for _ in range(60):
        await settle(table)
        if ann.over:
            break
        asked.append(len(ann.prompt["offers"]))
        await ann.play_any()
    assert min(asked) > 1
    for move in table.moves:
        before = table.rebuilt(move.number)
        if move.auto:
            assert move.auto == ("pass" if passing_index(before) == 0 else "only")


async def test_ask_always_asks_always(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    await ann.ask(asks.SetPassing(PassLevel.ALWAYS))
    made = len(table.moves)
    await go_on(table, ann, 25)
    assert not [move for move in table.moves[made:] if move.auto]


async def test_every_automatic_pass_is_a_line_of_the_log_with_its_step(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    await go_on(table, ann, 25)
    await settle(table)
    ann.read()
    told = [line for line in ann.state["log"] if line["auto"]]
    auto = [move for move in table.moves if move.auto]
    assert [(line["at"], line["step"]) for line in told] == [(move.number + 1, move.step) for move in auto]
    slugs = [step["slug"] for step in ann.state["steps"]]
    assert all(line["step"] in slugs for line in told)


async def test_a_stop_asks_there_although_nothing_can_be_done(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    steps = [step["slug"] for step in ann.state["steps"]]
    stops = [f"{whose}:{step}" for whose in ("mine", "theirs") for step in steps]
    await ann.ask(asks.SetPassing(PassLevel.WHEN_I_CAN_ACT, stops))
    made = len(table.moves)
    await go_on(table, ann, 25)
    assert not [move for move in table.moves[made:] if move.auto]


async def to_a_pass(table: Table, active: int, *clients: Client) -> Client:
    """Pass on, asked every time, until somebody could pass in that seat's turn and it is not her own."""
    for client in clients:
        await client.ask(asks.SetPassing(PassLevel.ALWAYS))
    for _ in range(200):
        await settle(table)
        asked = next(client for client in clients if client.is_asked)
        match, passing = match_of(table), asked.prompt["passing"]
        assert match.decision is not None
        stops = passing is not None and match.game.stops(match.decision.moves[passing])
        if stops and asked.view["active"] == active != asked.table["me"]:
            return asked
        await (asked.play(0) if passing is None else asked.pass_on())
    raise AssertionError("nobody can pass in that turn")


@pytest.mark.parametrize(
    "level",
    [PassLevel.UNTIL_MY_TURN, PassLevel.UNTIL_OVER, PassLevel.UNTIL_TARGETED, PassLevel.UNTIL_CONCERNED],
)
async def test_a_yield_passes_until_it_ends_and_then_asks_as_before(room: Room, level: PassLevel) -> None:
    table, ann = await room.alone_at("buffy")
    await to_a_pass(table, 1, ann)
    made = len(table.moves)
    await ann.ask(asks.SetPassing(level))
    await settle(table)
    passed = [move for move in table.moves[made:] if move.seat == 0]
    assert passed
    assert all(move.auto for move in passed)
    assert ann.over or (ann.is_asked and ann.state["passing"]["level"] == "always")


async def test_until_my_turn_ends_with_my_turn(room: Room) -> None:
    table, ann = await room.alone_at("buffy", bot="random")
    await to_a_pass(table, 1, ann)
    await ann.ask(asks.SetPassing(PassLevel.UNTIL_MY_TURN))
    await settle(table)
    aimed = is_target(match_of(table), Seat(0))
    mandatory = ann.prompt["passing"] is None
    assert ann.view["active"] == 0 or aimed or mandatory


async def test_a_yield_is_cancelled_at_once(settings: Settings) -> None:
    """Between people the pass waits for an even pause; whoever changes her mind in it is asked."""
    patience = dataclasses.replace(settings.patience, even_pause=(0.3, 0.3))
    server = quick_server(dataclasses.replace(settings, patience=patience))
    async with server.running():
        table, ann, bob = await Room(server).two_at("buffy")
        asked = await to_a_pass(table, 1, ann, bob)
        made = len(table.moves)
        await asked.ask(asks.SetPassing(PassLevel.UNTIL_MY_TURN))
        shown = [asked.is_asked]  # no: the table is about to pass
        await asked.ask(asks.SetPassing(PassLevel.ALWAYS))
        shown.append(asked.is_asked)
        assert shown == [False, True]
        await settle(table)
        assert len(table.moves) == made


async def test_between_people_an_automatic_pass_takes_its_time(settings: Settings) -> None:
    patience = dataclasses.replace(settings.patience, even_pause=(0.2, 0.2))
    server = quick_server(dataclasses.replace(settings, patience=patience))
    async with server.running():
        table, ann, bob = await Room(server).two_at("buffy")
        for _ in range(25):
            await settle(table)
            if match_of(table).over:
                break
            asked = ann if ann.is_asked else bob
            began, made = time.monotonic(), len(table.moves)
            await (asked.play_any() if asked.prompt["passing"] is None else asked.pass_on())
            await settle(table)
            passed = len([move for move in table.moves[made + 1 :] if move.auto])
            assert time.monotonic() - began >= 0.2 * passed


# -- always and never for a card ----------------------------------------------------------------------


async def to_a_deed(table: Table, ann: Client) -> set[str]:
    """To a question in the other's turn, about a deed that names cards; the cards."""
    for _ in range(60):
        await to_a_pass(table, 1, ann)
        named = cards_told(match_of(table), Seat(0))
        if named and can_act(match_of(table)) and not is_target(match_of(table), Seat(0)):
            return named
        await ann.pass_on()
    raise AssertionError("nothing is told of a card")


async def test_always_asks_for_a_card_whatever_is_yielded(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    named = await to_a_deed(table, ann)
    asked = ann.prompt["decision"]
    await ann.ask(asks.SetPassing(PassLevel.UNTIL_MY_TURN, always=sorted(named)))
    assert ann.prompt["decision"] == asked
    assert ann.state["passing"]["always"] == sorted(named)
    await ann.ask(asks.SetPassing(PassLevel.UNTIL_MY_TURN))
    await settle(table)
    assert not ann.is_asked or ann.prompt["decision"] > asked


async def test_never_passes_where_the_last_deed_names_nothing_else(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    named = await to_a_deed(table, ann)
    made = len(table.moves)
    some, *others = sorted(named)
    await ann.ask(asks.SetPassing(PassLevel.WHEN_I_CAN_ACT, never=others))
    await settle(table)
    assert len(table.moves) == made, "one of the cards is still a reason to ask"
    await ann.ask(asks.SetPassing(PassLevel.WHEN_I_CAN_ACT, never=[some, *others]))
    await settle(table)
    assert table.moves[made].auto == "pass"
    ann.read()
    assert [line["at"] for line in ann.state["log"] if line["auto"]][-1] >= made + 1


async def test_never_passes_where_nothing_else_could_be_used(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    await ann.ask(asks.SetPassing(PassLevel.ALWAYS))
    for _ in range(200):
        await settle(table)
        offered = cards_offered(match_of(table))
        if ann.prompt["passing"] is not None and offered and all(offered):
            break
        await (ann.play(0) if ann.prompt["passing"] is None else ann.pass_on())
    made = len(table.moves)
    await ann.ask(asks.SetPassing(PassLevel.WHEN_I_CAN_ACT, never=sorted(set().union(*offered))))
    await settle(table)
    assert table.moves[made].auto == "pass"


async def test_what_must_be_answered_is_asked_for_any_card(room: Room) -> None:
    table, ann = await room.alone_at("buffy")
    assert ann.prompt["passing"] is None
    made = len(table.moves)
    offered = set().union(*cards_offered(match_of(table)))
    await ann.ask(asks.SetPassing(PassLevel.WHEN_I_CAN_ACT, never=sorted(offered)))
    await settle(table)
    assert len(table.moves) == made
    assert ann.is_asked


@pytest.mark.parametrize("how", ["undo", "lost connection"])
async def test_never_outlives_neither_an_undo_nor_a_lost_connection(room: Room, how: str) -> None:
    table, ann = await room.alone_at("buffy")
    await ann.play(0)
    await settle(table)
    wish = asks.SetPassing(PassLevel.WHEN_I_CAN_ACT, always=["bake-sale"], never=["haymaker", "bake-sale"])
    await ann.ask(wish)
    assert ann.state["passing"]["never"] == ["haymaker"], "a card is asked for always or never, not both"
    if how == "undo":
        await ann.ask(asks.Undo())
    else:
        await ann.lose_socket()
        await ann.come_back()
    ann.read()
    assert ann.state["passing"]["never"] == []
    assert ann.state["passing"]["always"] == ["bake-sale"]  # it passes for nobody: it stays, as stops do


async def test_order_is_kept(room: Room) -> None:
    """An automatic pass answers the question that is open, never a later one first."""
    table, ann = await room.alone_at("buffy")
    await go_on(table, ann, 20)
    for move in table.moves:
        decision = table.rebuilt(move.number).decision
        assert decision is not None
        assert decision.seat == move.seat
