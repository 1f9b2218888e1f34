"""Hints: for whoever plays at a table that has them, from what her own seat can know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import wire
from noctuary.server.bots import Looked, Question, What
from noctuary.server.table.table import Table, TooLate
from noctuary.server.wire import Phase
from noctuary.server.wires import asks
from tests.server.playing import Client, Room, new_table, settle


async def hinted(table: Table, client: Client) -> list[dict[str, Any]]:
    """What she has heard when all that is being thought about is told."""
    await asyncio.gather(*table.hinting.values())
    client.read()
    return [message for message in client.messages if message["t"] == "hint"]


async def alone(room: Room, game: str = "fables") -> tuple[Table, Client]:
    table, ann = await room.alone_at(game, hints=True)
    await settle(table)
    return table, ann


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
async def test_whoever_asks_is_told_what_hard_would_do(room: Room, game: str) -> None:
    table, ann = await alone(room, game)
    decision = ann.prompt["decision"]
    await ann.ask(asks.Hint(decision))
    (hint,) = await hinted(table, ann)
    assert hint["decision"] == decision
    assert ann.prompt["offers"][hint["index"]]["label"] in hint["text"]
    assert "Hard would play" in hint["text"]


async def test_a_next_best_that_is_as_good_is_named(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is never left with a move alone where another one would do as well."""
    table, ann = await alone(room)

    async def close(question: Question, *, patient: bool = False) -> Looked | None:
        return Looked(0, 1, 0.501, 0.499, [])

    monkeypatch.setattr(table.services.bots, "look", close)
    await ann.ask(asks.Hint(ann.prompt["decision"]))
    (hint,) = await hinted(table, ann)
    first, second = (ann.prompt["offers"][place]["label"] for place in (0, 1))
    assert hint["text"] == f"Hard would play: “{first}”. “{second}” is about as good."


async def test_a_move_that_stands_alone_is_told_as_such(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where hard weighs nothing else, there is nothing to compare it with."""
    table, ann = await alone(room)

    async def sure(question: Question, *, patient: bool = False) -> Looked | None:
        return Looked(0, None, 0.5, 0.5, [])

    monkeypatch.setattr(table.services.bots, "look", sure)
    await ann.ask(asks.Hint(ann.prompt["decision"]))
    (hint,) = await hinted(table, ann)
    assert hint["text"] == f"Hard would play: “{ann.prompt['offers'][0]['label']}”, without a second thought."


async def test_without_hints_the_table_gives_none(room: Room) -> None:
    table, ann = await room.alone_at()
    assert not ann.table["hints"]
    with pytest.raises(NoctuaryError) as refused:
        await ann.ask(asks.Hint(ann.prompt["decision"]))
    assert refused.value.message == "server-error-no-hints"
    assert not table.hinting


async def test_everybody_sees_that_hints_are_on(room: Room) -> None:
    table, ann, bob = await room.two_at(hints=True)
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    assert ann.table["hints"] is bob.table["hints"] is cleo.table["hints"] is True


async def test_nobody_gets_hints_for_a_question_of_another(room: Room) -> None:
    table, ann, bob = await room.two_at(hints=True)
    asked, other = (ann, bob) if ann.prompt else (bob, ann)
    with pytest.raises(TooLate):
        await other.ask(asks.Hint(table.row.decision))
    with pytest.raises(TooLate):
        await asked.ask(asks.Hint(table.row.decision - 1))
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    with pytest.raises(NoctuaryError):
        await cleo.ask(asks.Hint(table.row.decision))
    await asked.ask(asks.Hint(table.row.decision))
    assert len(await hinted(table, asked)) == 1
    assert await hinted(table, other) == [], "the other side hears nothing of it"


async def test_a_hint_is_thought_of_with_what_the_seat_can_know(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process gets the match as she imagines it, and one question at a time from each person."""
    table, ann = await alone(room, "buffy")
    asked: list[Question] = []
    look = table.services.bots.look

    async def listen(question: Question, *, patient: bool = False) -> Looked | None:
        asked.append(question)
        return await look(question, patient=patient)

    monkeypatch.setattr(table.services.bots, "look", listen)
    for _ in range(3):
        await ann.ask(asks.Hint(ann.prompt["decision"]))
    await hinted(table, ann)
    (question,) = asked
    assert question.what is What.ADVISE
    assert question.match["seed"] != table.row.seed
    assert table.row.seed not in str(question.match)


async def test_a_hint_for_a_question_that_is_past_is_not_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await alone(room)
    answered = asyncio.Event()
    look = table.services.bots.look

    async def slowly(question: Question, *, patient: bool = False) -> Looked | None:
        await answered.wait()
        return await look(question, patient=patient)

    monkeypatch.setattr(table.services.bots, "look", slowly)
    await ann.ask(asks.Hint(ann.prompt["decision"]))
    await ann.play_any()
    answered.set()
    assert await hinted(table, ann) == []


async def test_who_plays_on_and_asks_again_is_told_about_the_new_question(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await alone(room)
    answered = asyncio.Event()
    look, looks = table.services.bots.look, 0

    async def slowly(question: Question, *, patient: bool = False) -> Looked | None:
        nonlocal looks
        looks += 1
        await answered.wait()
        return await look(question, patient=patient)

    monkeypatch.setattr(table.services.bots, "look", slowly)
    await ann.ask(asks.Hint(ann.prompt["decision"]))
    while not looks:
        await asyncio.sleep(0)
    await ann.play_any()
    await settle(table)
    decision = ann.prompt["decision"]
    for _ in range(3):
        await ann.ask(asks.Hint(decision))
    assert looks == 1, "one at a time"
    answered.set()
    assert [hint["decision"] for hint in await hinted(table, ann)] == [decision]
    assert looks == 2
    assert not table.wishes


async def test_a_hint_that_breaks_is_told_as_one_that_did_not_come(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(question: Question, *, patient: bool = False) -> Looked | None:
        raise ValueError("whatever it may be")

    table, ann = await alone(room)
    monkeypatch.setattr(table.services.bots, "look", broken)
    await ann.ask(asks.Hint(ann.prompt["decision"]))
    assert await hinted(table, ann) == []
    assert any(message.get("error") == "server-error-no-hint" for message in ann.messages)


async def test_a_table_with_a_clock_is_no_place_for_hints(room: Room) -> None:
    ann = await room.client()
    with pytest.raises(NoctuaryError) as refused:
        await room.table(ann, new_table("fables", "me", "bot", hints=True, clock=wire.ClockWish(5)))
    assert refused.value.message == "server-error-hints-clock"


async def test_the_hints_of_a_first_game_fade(room: Room) -> None:
    """Shown with every question for two rounds, asked for until five are over, and then there are none."""
    table, ann = await room.alone_at(hints=True, fading=True)
    seen: dict[str, set[int]] = {"shown": set(), "asked": set()}
    while table.phase is Phase.PLAYING and ann.table["fading"] != "gone":
        assert table.match is not None
        seen[ann.table["fading"]].add(max(table.match.turns - 1, 0) // table.match.seats)
        assert ann.table["hints"] is True
        offers = [offer["text"] for offer in ann.prompt["offers"]]
        await ann.play(offers.index("end") if "end" in offers else 0)
        await settle(table)
    assert seen == {"shown": {0, 1}, "asked": {2, 3, 4}}
    assert ann.table["hints"] is False
    with pytest.raises(NoctuaryError) as refused:
        await ann.ask(asks.Hint(ann.prompt["decision"]))
    assert refused.value.message == "server-error-no-hints"


async def test_when_no_process_answers_she_is_told(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(question: Question, *, patient: bool = False) -> Looked | None:
        return None

    table, ann = await alone(room)
    monkeypatch.setattr(table.services.bots, "look", nothing)
    await ann.ask(asks.Hint(ann.prompt["decision"]))
    await hinted(table, ann)
    assert any(message.get("error") == "server-error-no-hint" for message in ann.messages)
