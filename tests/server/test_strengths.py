"""Four strengths at the tables: they think by the clock, share it when many ask, and heed no stranger."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest

from noctuary.bots.strengths import HARD, NORMAL, STRENGTHS, budget_of
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.server.bots import BotPool, Question
from noctuary.server.bots.waiting import LEAST, Line, share, wanted, within
from noctuary.server.presenting import game_infos
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language, say
from tests.server.playing import Room, new_table, settle

TABLES = 50


class Timed(BotPool):
    """Processes that take exactly what they are given, by a clock that only they move."""

    def __init__(self, workers: int = 1) -> None:
        self.now = 0.0
        self.given: list[str] = []
        super().__init__((), workers, 3.0, lambda: self.now)

    async def _asked(self, line: bytes, seconds: float) -> dict[str, object] | None:
        self.given.append(json.loads(line)["bot"])
        self.now += seconds
        await asyncio.sleep(0)
        return {"index": 0}


def question(bot: str) -> Question:
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"seed")
    assert match.decision is not None
    return Question(bot, b"key", match.imagine(match.decision.seat, b"key").dump(), len(match.decision.moves))


async def test_alone_a_bot_has_all_of_its_seconds() -> None:
    pool = Timed()
    assert await pool.choose(question(HARD)) == 0
    assert pool.given == ["hard@1.000s"]


async def test_fifty_tables_that_ask_at_once_share_the_seconds_of_one() -> None:
    """Nobody waits longer for a free process than an answer may take, but for the least there is."""
    pool = Timed()
    asked = question(HARD)
    await asyncio.gather(*(pool.choose(asked) for _ in range(TABLES)))
    assert len(pool.given) == TABLES
    assert pool.now <= 1.0 + TABLES * LEAST
    assert pool.given[-1] == f"hard@{LEAST:.3f}s", "who has waited long enough is answered at once"


def test_the_seconds_shrink_with_the_line_and_never_to_nothing() -> None:
    shares = [share(1.0, 0.0, behind, 2) for behind in range(0, 40, 4)]
    assert shares[0] == 1.0
    assert shares == sorted(shares, reverse=True)
    assert share(1.0, 7.0, 0, 2) == LEAST


@pytest.mark.parametrize("bot", ["random", "greedy", *STRENGTHS])
def test_every_share_names_a_bot_that_there_is(bot: str) -> None:
    hurried = within(bot, LEAST)
    if wanted(bot):
        budget = budget_of(hurried, timed=True)
        assert budget is not None
        assert budget.seconds == LEAST
    else:
        assert hurried == bot


async def test_a_bot_that_gives_no_answer_is_answered_for_by_a_quick_look() -> None:
    """Never the last offer for want of time."""

    class Hanging(Timed):
        async def _asked(self, line: bytes, seconds: float) -> dict[str, object] | None:
            await super()._asked(line, seconds)
            return None if json.loads(line)["bot"] != "greedy" else {"index": 1}

    pool = Hanging()
    assert await pool.choose(question(HARD)) == 1
    assert pool.given == ["hard@1.000s", "greedy"]


async def test_without_any_process_a_sensible_offer_is_played(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discarding the hand at the end of a turn is on offer last; nobody who looks would begin with it."""

    async def nothing(_: Any) -> int | None:
        return None

    table, ann = await room.alone_at("fables")
    monkeypatch.setattr(table.services.bots, "choose", nothing)
    with caplog.at_level(logging.ERROR):
        for _ in range(6):
            await settle(table)
            if ann.over:
                break
            await ann.play_any()
        await settle(table)
    assert [move for move in table.moves if move.seat == 1]
    assert not caplog.records


async def test_whoever_has_time_lets_the_others_through() -> None:
    line, went = Line(1), []

    async def pass_through(name: str, patient: bool) -> None:
        await line.enter(patient=patient)
        went.append(name)
        await asyncio.sleep(0)
        line.leave()

    await line.enter()
    waiting = [asyncio.create_task(pass_through(name, name == "patient")) for name in ("patient", "a", "b")]
    await asyncio.sleep(0)
    assert line.waiting == 2
    line.leave()
    await asyncio.gather(*waiting)
    assert went == ["a", "b", "patient"]


async def test_who_gives_up_waiting_keeps_nobody_from_thinking() -> None:
    line = Line(1)
    await line.enter()
    gone = asyncio.create_task(line.enter())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    line.leave()
    await asyncio.wait_for(line.enter(), 10)


# -- what is offered ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_people_are_offered_four_strengths_with_a_word_about_each(language: Language) -> None:
    for info in game_infos(language):
        assert info.bots == list(STRENGTHS)
    for bot in STRENGTHS:
        assert say(language, f"web-bot-{bot}") != say(language, f"web-bot-{bot}.about")


@pytest.mark.parametrize("bot", ["hard@2s", "hard@50", "expert@3600s", "my.module:Bot", ""])
async def test_nobody_from_elsewhere_says_how_long_a_bot_thinks(room: Room, bot: str) -> None:
    ann = await room.client()
    with pytest.raises(NoctuaryError) as refused:
        await room.table(ann, new_table("fables", "me", "bot", bot=bot))
    assert refused.value.message == "error-unknown-bot"
    _, bob = await room.alone_at()
    with pytest.raises(NoctuaryError):
        await bob.ask(asks.HandOver(0, bot))


async def test_the_keeper_of_the_machine_may(room: Room) -> None:
    ann = await room.client()
    wish = new_table("fables", "me:red", "bot:snow", bot="hard@0.01s")
    table = await room.server.house.laying.make(ann.person, wish, limited=False)
    await ann.enter(table)
    assert ann.table["seats"][1]["bot"] == HARD
    lines = (await room.server.house.lobby.told(ann.person.id, Language.EN)).tables
    assert "(hard bot)" in lines[0].seats[1]


async def test_old_tables_with_the_bots_for_measuring_go_on(room: Room) -> None:
    table, ann = await room.alone_at("fables", bot="greedy")
    await ann.play_any()
    await settle(table)
    assert ann.table["seats"][1]["bot"] == "greedy"


async def test_a_normal_bot_goes_on_for_whoever_leaves(room: Room) -> None:
    _, ann, bob = await room.two_at()
    await bob.ask(asks.Leave())
    assert ann.table["seats"][1]["bot"] == NORMAL
