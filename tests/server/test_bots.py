"""Bots think in processes of their own; one that hangs, dies or babbles costs its own move, no more."""

from __future__ import annotations

import dataclasses
import sys
import time

import pytest

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.app import Server
from noctuary.server.bots import BotPool, Question, What
from noctuary.server.settings import Patience, Settings
from noctuary.server.table.driving import bot_seed
from noctuary.server.table.pausing import pace
from noctuary.server.wires import asks
from tests.server.playing import Room, match_of, new_table, settle

READY = "print('{\"ready\":true}', flush=True)\n"
PATIENCE = 100  # seconds, for what takes a moment where nothing else runs
HANGS = READY + "import time; time.sleep(10_000)"
DIES = READY + "input()"
BABBLES = READY + "while input(): print('{\"index\": 100000}', flush=True)"


def command(script: str) -> tuple[str, ...]:
    return (sys.executable, "-c", script)


def question() -> Question:
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"seed")
    assert match.decision is not None
    imagined = match.imagine(match.decision.seat, b"key")
    return Question("greedy", b"key", imagined.dump(), len(match.decision.moves))


async def test_a_bot_answers_from_another_process(settings: Settings) -> None:
    pool = BotPool(settings.bot_command, 1, 20.0)
    try:
        await pool.warm_up()
        asked = question()
        first = await pool.choose(asked)
        assert first is not None
        assert 0 <= first < asked.moves
        assert await pool.choose(asked) == first, "the same question gets the same answer"
    finally:
        await pool.close()


async def test_a_bot_may_have_others_help_it(settings: Settings) -> None:
    pool = BotPool((*settings.bot_command, "2"), 1, 20.0)
    try:
        asked = dataclasses.replace(question(), bot="hard@2s")
        index = await pool.choose(asked)
        assert index is not None
        assert 0 <= index < asked.moves
        looked = await pool.look(dataclasses.replace(asked, what=What.ADVISE))
        assert looked is not None
        assert 0 <= looked.best < asked.moves
    finally:
        await pool.close()


@pytest.mark.parametrize("script", [HANGS, DIES, BABBLES], ids=["hangs", "dies", "babbles"])
async def test_nothing_sensible_in_time_is_no_answer(script: str) -> None:
    pool = BotPool(command(script), 1, 0.3)
    try:
        began = time.monotonic()
        assert await pool.choose(question()) is None
        assert time.monotonic() - began < PATIENCE
        assert await pool.choose(question()) is None, "a killed process is replaced"
    finally:
        await pool.close()


async def test_a_command_that_is_not_there_is_no_answer() -> None:
    pool = BotPool(("/nowhere/python",), 1, 1.0)
    assert await pool.choose(question()) is None


@pytest.mark.parametrize("script", [HANGS, BABBLES], ids=["hangs", "babbles"])
async def test_the_table_goes_on_with_a_bot_that_hangs(settings: Settings, script: str) -> None:
    patience = dataclasses.replace(settings.patience, bot_thinks=0.15)
    settings = dataclasses.replace(settings, bot_command=command(script), patience=patience)
    server = Server(settings)
    async with server.running():
        table, ann = await Room(server).alone_at()
        for _ in range(6):
            await settle(table)
            if ann.over:
                break
            await ann.pass_on() if ann.prompt["passing"] is not None else await ann.play(0)
        await settle(table)
        assert [move for move in table.moves if move.seat == 1]


async def test_people_are_served_while_a_bot_thinks(settings: Settings) -> None:
    patience = dataclasses.replace(settings.patience, bot_thinks=10 * PATIENCE)
    server = Server(dataclasses.replace(settings, bot_command=command(HANGS), patience=patience))
    async with server.running():
        room = Room(server)
        ann = await room.client()
        table = await room.table(ann, new_table("fables", "me:red", "bot:snow"))
        began = time.monotonic()
        await ann.enter(table)
        assert ann.table["phase"] == "playing"
        assert time.monotonic() - began < PATIENCE


async def test_a_bot_is_told_only_what_its_seat_may_know(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process gets an imagined match: the same one whatever the others really hold."""
    table, ann = await room.alone_at("buffy")
    asked: list[Question] = []
    choose = table.services.bots.choose

    async def listen(heard: Question) -> int | None:
        asked.append(heard)
        return await choose(heard)

    monkeypatch.setattr(table.services.bots, "choose", listen)
    for _ in range(8):
        await settle(table)
        if ann.over:
            break
        await ann.play_any()
    await settle(table)
    assert asked
    hand = match_of(table).view(Seat(0))
    for heard in asked:
        assert heard.match["seed"] != table.row.seed
        assert table.row.seed not in str(heard.match)
    assert hand.seat == 0


def test_a_bots_chance_is_not_the_matchs_own() -> None:
    seed = bytes(32)
    seeds = {bot_seed(seed, Seat(seat), made) for seat in range(2) for made in range(50)}
    assert len(seeds) == 100
    assert seed not in seeds


async def test_bots_hurry_only_for_whoever_is_alone_with_them(room: Room) -> None:
    table, ann = await room.alone_at()
    table.services.patience = Patience()
    even, short = table.services.patience.bot_pace, table.services.patience.fast_pace
    assert pace(table) == even
    await ann.ask(asks.SetPace(fast=True))
    assert pace(table) == short < even
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    assert pace(table) == even, "others look on"
