"""Hidden means hidden: in payloads, logs, prompts, reports, replays and errors."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from examples import verify_seed
from noctuary.boards.passing import PassSettings
from noctuary.bots import make_bot
from noctuary.games.vtes.deck_exports import write_deck
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server import laying
from noctuary.server.answers import Status
from noctuary.server.listing import lines_of, read_for
from noctuary.server.presenting import passing_index
from noctuary.server.replays import Replays, record_text
from noctuary.server.reports import report_text
from noctuary.server.table import pausing, telling
from noctuary.server.table.stream import Stream
from noctuary.server.table.table import Table
from noctuary.server.table.telling import tell_all, tell_change
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language
from tests.server.playing import Client, Room, match_of, new_table, settle


def bytes_told(table: Table, person: str, language: Language) -> bytes:
    """A snapshot as it is sent, without what is drawn for each stream."""
    stream = Stream("session", person, language, text_table=True)
    outbox = stream.attach()
    tell_all(table, stream)
    told = outbox.get_nowait()
    assert isinstance(told, bytes)
    return told.replace(stream.epoch.encode(), b"epoch")


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
async def test_bytes_to_a_seat_do_not_change_when_hidden_cards_change(
    room: Room, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, bob = await room.two_at(game)
    monkeypatch.setattr(telling, "undo_offer", lambda table, place: None)  # an imagined match has no past
    stranger = await room.client("Cleo")
    for turn in range(25):
        await settle(table)
        asked = ann if ann.is_asked else bob
        await asked.play_any()
        await settle(table)
        if table.match is None or table.match.over or not table.match.at_rest:
            continue
        real = table.match
        for who, seat in ((ann, Seat(0)), (bob, Seat(1))):
            before = [bytes_told(table, who.person.id, language) for language in Language]
            other = real.imagine(seat, b"other %d" % turn)
            table.match = _with_log_of(real, other)
            try:
                assert [bytes_told(table, who.person.id, language) for language in Language] == before
            finally:
                table.match = real
        before = [bytes_told(table, stranger.person.id, language) for language in Language]
        table.match = _with_log_of(real, real.imagine(Seat(0), b"any"))
        hidden_from_both = bytes_told(table, stranger.person.id, Language.EN)
        table.match = real
        assert len(hidden_from_both) == len(before[0])


def _with_log_of(real: Match, other: Match) -> Match:
    """An imagined match keeps no log; what was told before stays told."""
    other.state.log = list(real.log)
    other._marks = list(real._marks)
    return other


async def test_what_a_pass_sends_to_the_others_is_the_same_whatever_is_held(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Worlds that differ in what one seat cannot know; the other passes in each; the same bytes are sent.

    In Buffy: a pass in Fables ends the turn and lays the hand on the discard pile, for all to see.
    """
    table, ann, bob = await room.two_at("buffy")
    monkeypatch.setattr(telling, "undo_offer", lambda table, place: None)
    compared = 0
    for turn in range(40):
        await settle(table)
        if match_of(table).over:
            break
        asked, other = (ann, bob) if ann.is_asked else (bob, ann)
        real, passing = match_of(table), asked.prompt["passing"]
        assert real.decision is not None
        if passing is not None and real.at_rest and real.game.stops(real.decision.moves[passing]):
            worlds = [real.imagine(Seat(other.table["me"]), b"world %d %d" % (turn, n)) for n in range(3)]
            told = {_told_of_a_pass(table, other, _with_log_of(real, world)) for world in worlds}
            table.match = real
            assert len(told) == 1
            compared += 1
        await (asked.play_any() if passing is None or turn % 3 else asked.pass_on())
    assert compared


def _told_of_a_pass(table: Table, other: Client, world: Match) -> bytes:
    """What is sent to the other seat when the one who is asked passes in this world."""
    table.match = world
    stream = Stream("session", other.person.id, Language.EN, text_table=True)
    outbox = stream.attach()
    tell_all(table, stream)
    outbox.get_nowait()
    assert world.decision is not None
    index = passing_index(world)
    assert index is not None
    world.play(world.decision.moves[index])
    tell_change(table, stream)
    told = outbox.get_nowait()
    assert isinstance(told, bytes)
    return told


async def test_nobody_sees_whether_a_seat_was_asked_or_passed_for(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same table with other cards in the hand of the one who has the impulse: she is asked in one world,
    passed for in another. Until her pass the other client hears nothing in either; then the same bytes, and
    before a pass that is made for her a pause that is drawn without looking at the hand."""
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("vtes", "me:v5-malkavian", "open:v5-ventrue"))
    await ann.enter(table)
    await bob.enter(table)
    await bob.ask(asks.Sit(1))
    monkeypatch.setattr(telling, "undo_offer", lambda table, place: None)
    bot = make_bot("greedy", "vtes", b"either")
    pauses: list[tuple[float, float]] = []

    def no_pause(least: float, most: float) -> float:
        pauses.append((least, most))
        return 0.0

    monkeypatch.setattr(pausing.PAUSES, "uniform", no_pause)
    fates: set[bool] = set()
    for turn in range(400):
        await settle(table)
        real = match_of(table)
        if real.over or len(fates) == 2:
            break
        asked, other = (ann, bob) if ann.is_asked else (bob, ann)
        place = table.place_asked()
        passing = asked.prompt["passing"]
        theirs = passing is not None and real.at_rest and asked.view["active"] != asked.table["me"]
        if theirs and place is not None:
            worlds = [real.imagine(Seat(other.table["me"]), b"world %d %d" % (turn, n)) for n in range(6)]
            told = set()
            for world in worlds:
                fates.add(PassSettings("vtes").passes(world, place.seat, -1) is None)
                told.add(_told_of_a_pass(table, other, _with_log_of(real, world)))
            table.match = real
            assert len(told) == 1
        assert real.decision is not None
        await asked.play(real.decision.moves.index(bot.choose(real)))
    assert fates == {True, False}
    assert set(pauses) == {table.services.patience.even_pause}


async def test_a_change_says_no_more_than_a_snapshot(room: Room) -> None:
    """Length of messages: the opponent's hidden draw is told by as many bytes whatever was drawn."""
    table, ann, bob = await room.two_at()
    spectator = await room.client("Cleo")
    await spectator.enter(table)
    for _ in range(20):
        await settle(table)
        await (ann if ann.is_asked else bob).play_any()
    await settle(table)
    spectator.read()
    for seat in spectator.view["seats"]:
        assert "hand" not in seat
        assert "deck" not in seat
    assert spectator.state["prompt"] is None


async def test_an_attack_waits_whatever_is_left_in_hand(room: Room) -> None:
    """Resolved at once only where nothing could be added, it would tell that; the table says `go` for her."""
    table, ann, bob = await room.two_at()
    waited = 0
    for _ in range(60):
        await settle(table)
        if match_of(table).over:
            break
        asked = ann if ann.is_asked else bob
        before = len(table.moves)
        await asked.play_any()
        await settle(table)
        made = [move.text.split()[0] for move in table.moves[before:]]
        hand = asked.view["seats"][asked.table["me"]]["hand"]
        if made[0] in ("attack", "defend") and hand and match_of(table).decision is not None:
            assert made[1:2] == ["go"] or asked.is_asked, "hers to go on with, or gone on for her"
            waited += made[1:2] == ["go"]
    assert waited


async def test_a_question_is_shown_to_nobody_else(room: Room) -> None:
    table, ann, bob = await room.two_at("buffy")
    for _ in range(30):
        await settle(table)
        asked, other = (ann, bob) if ann.is_asked else (bob, ann)
        other.read()
        assert other.state["prompt"] is None
        await asked.play_any()


async def test_the_seed_is_told_at_the_end_and_its_hash_from_the_beginning(
    room: Room, tmp_path: Path
) -> None:
    table, ann, bob = await room.two_at()
    for client in (ann, bob):
        assert client.table["commitment"] == table.commitment
    assert all(table.row.seed.encode() not in raw for raw in ann.raw + bob.raw)
    shown = bob.table["commitment"]
    await ann.ask(asks.Concede())
    bob.read()
    assert bob.table["seed"] == table.row.seed
    file = tmp_path / "game.txt"
    file.write_text(record_text(table), encoding="utf-8")
    assert verify_seed.main([str(file), "--hash", shown]) == 0, "anybody can check it without us"


async def test_a_report_tells_nothing_that_the_seat_does_not_know(room: Room) -> None:
    """The same report whatever the others hold: the position in it is drawn from what the seat knows."""
    table, ann, bob = await room.two_at("buffy")
    for _ in range(12):
        await settle(table)
        await (ann if ann.is_asked else bob).play_any()
    await settle(table)
    real = match_of(table)
    mine = report_text(table, ann.person.id, Language.EN)
    assert table.row.seed not in mine
    assert table.seed.hex() not in mine
    table.match = _with_log_of(real, real.imagine(Seat(0), b"another world"))
    assert report_text(table, ann.person.id, Language.EN) == mine
    table.match = real
    onlooker = report_text(table, (await room.person("Cleo")).id, Language.EN)
    assert "== position" not in onlooker
    assert "hand" not in re.sub(r"== log.*", "", onlooker, flags=re.S)


async def test_records_and_replays_of_a_running_game_are_not_for_others(room: Room) -> None:
    table, ann, _ = await room.two_at()
    replays = Replays(room.server.house)
    own = await replays.info(table, ann.person.id, None, Language.EN)
    assert own.seed is None
    assert own.notation == []
    frame = await replays.frame(table, ann.person.id, None, Language.EN, 0, False)
    assert frame.view["seat"] == 0
    for person, seat in ((ann.person.id, 1), (None, None), (None, 0), ("somebody", None)):
        with pytest.raises(Status):
            await replays.info(table, person, seat, Language.EN)
        with pytest.raises(Status):
            await replays.frame(table, person, seat, Language.EN, 0, False)
    with pytest.raises(Status):
        await replays.moment(table, 0)
    with pytest.raises(Status):
        await replays.verified(table)


async def test_looking_over_a_shoulder_shows_no_hand_unless_she_allows_it(room: Room) -> None:
    table, ann, _ = await room.two_at()
    cleo = await room.client("Cleo")
    await cleo.enter(table, seat=0)
    assert "hand" not in cleo.view["seats"][0]
    sights: list[int | None] = [cleo.table["sight"]]
    await ann.ask(asks.SetSight(True))
    assert cleo.view["seats"][0]["hand"] == ann.view["seats"][0]["hand"]
    assert "hand" not in cleo.view["seats"][1]
    sights.append(cleo.table["sight"])
    assert sights == [None, 0]
    assert cleo.state["prompt"] is None
    await ann.ask(asks.SetSight(False))
    cleo.read()
    assert "hand" not in cleo.view["seats"][0]


async def test_why_not_is_answered_to_the_asker_alone(room: Room) -> None:
    table, ann, bob = await room.two_at()
    heard = len(bob.messages)
    await ann.ask(asks.Why("buy attack-3"))
    assert ann.last_of("refusal")["text"]
    bob.read()
    assert len(bob.messages) == heard
    await bob.ask(asks.Why("shop/attack-3"))
    assert bob.last_of("refusal")["text"] == "Little Red Riding Hood has to answer first."
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    with pytest.raises(NoctuaryError, match="not-seated"):
        await cleo.ask(asks.Why("buy attack-3"))


async def test_an_automatic_pass_is_told_to_the_one_it_was_made_for(room: Room) -> None:
    """Others would learn that she could not act."""
    table, ann, bob = await room.two_at("buffy")
    for _ in range(40):
        await settle(table)
        if match_of(table).over:
            break
        asked = ann if ann.is_asked else bob
        await asked.pass_on() if asked.prompt["passing"] is not None else await asked.play_any()
    await settle(table)
    auto = [move for move in table.moves if move.auto]
    assert auto, "in forty questions somebody had nothing but a pass"
    for client, seat in ((ann, 0), (bob, 1)):
        client.read()
        told = [line for line in client.state["log"] if line["auto"]]
        assert len(told) == len([move for move in auto if move.seat == seat])


async def test_a_choice_of_deck_is_not_told_before_the_deal(room: Room) -> None:
    """A deck of one's own is one's own until it is on the table."""
    ann = await room.client()
    table = await room.table(ann, new_table("fables", "me:red", "open"))
    cleo = await room.client("Cleo")
    await cleo.enter(table)
    tell_change(table, table.streams[-1])
    assert json.dumps(cleo.state).count("choice") == 0


@pytest.mark.parametrize("dealt", [False, True], ids=["before the deal", "dealt with closed lists"])
async def test_a_deck_of_ones_own_is_told_to_nobody_else(
    room: Room, dealt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bytes to those who sit there and to strangers, whatever deck somebody has brought: of another
    name and other cards, and as many of them."""
    monkeypatch.setattr(laying, "new_seed", lambda: bytes(32))
    mine = write_deck(default_decks()["v5-ventrue"], default_pool())
    others = mine.replace("V5 Ventrue", "A Secret").replace("4x Intimidation", "4x Bonding")
    assert mine.replace("V5 Ventrue", "A Secret") != others
    told = [await _told_about(room, deck, dealt) for deck in (mine, others)]
    assert told[0] == told[1]


async def _told_about(room: Room, deck: str, dealt: bool) -> list[list[str]]:
    """What a seat and a stranger hear of somebody who sits down with this deck."""
    ann, bob, cleo = [await room.client(name) for name in ("Ann", "Bob", "Cleo")]
    seats = ["me:v5-malkavian", "open", *(["open"] if not dealt else [])]
    table = await room.table(ann, new_table("vtes", *seats, options={"lists": "closed"}))
    for client in (ann, bob, cleo):
        await client.enter(table, text_table=client is ann)
    await bob.ask(asks.Sit(1, deck))
    await settle(table)  # what the table passes for somebody is told, too
    ann.read()
    cleo.read()
    names = (table.id, table.commitment, ann.state["epoch"], cleo.state["epoch"])
    told = [[raw.decode() for raw in client.raw] for client in (ann, cleo)]
    found = await read_for(room.server.house, [ann.person.id])
    lines = json.dumps([repr(line) for line in lines_of(room.server.house, found, ann.person.id, _nobody)])
    told.append(
        [lines.split(table.id)[-1].split("updated")[0], report_text(table, ann.person.id, Language.EN)]
    )
    return [[_without(text, names) for text in one] for one in told]


def _nobody(row: object, bots: object) -> str:
    return ""


def _without(text: str, names: tuple[str, ...]) -> str:
    for name in names:
        text = text.replace(name, "-")
    return text
