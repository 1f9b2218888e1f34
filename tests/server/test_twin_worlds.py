"""Bytes off real sockets in worlds that differ only in what somebody cannot know: they must be the same.

A short version of `python -m tests.hidden`, which plays whole games so; and leaks that are planted, to see
that it would find one.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch
from zlib import crc32

import pytest

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.reports import report_text
from noctuary.server.site.events import telling as event_telling
from noctuary.server.store.events import KeptEvent
from noctuary.server.table import desk, driving, telling
from noctuary.server.table.stream import Picture, Stream
from noctuary.server.table.table import Table
from noctuary.server.wires.events import EventTold
from noctuary.text.catalogue import Language
from tests.hidden.games import as_at_tables
from tests.hidden.twins import Leak, Looking, Twins, twins
from tests.tables.whole_games import WholeGames, every_game, play_random

GAMES = {game.name: game for game in every_game()}


def _under_way(game: WholeGames, number: int, made: int) -> Match:
    match, random = Match.start(game.name, as_at_tables(game, number), b"twins"), Random(number)
    play_random(match, random, made)
    while not match.at_rest:
        play_random(match, random, 1)
    assert not match.over
    return match


@pytest.mark.parametrize("name", sorted(GAMES))
async def test_every_byte_is_the_same_whatever_is_hidden(
    name: str, tmp_path: Path, fresh_database: Path
) -> None:
    """Of sockets and answers, to a seat, over its shoulder and to strangers; and the server's own log."""
    async with twins(tmp_path, 5, fresh_database) as pair:
        match = await pair.go(_under_way(GAMES[name], 1, 25), Looking(Seat(0), hints=True), 6)
        for looking in (Looking(Seat(1), frozenset({0}), far=True, doors=False), Looking(None, doors=False)):
            while not match.at_rest:
                play_random(match, Random(1), 1)
            match = await pair.go(match, looking, 4)
        assert pair.found.messages > 50
        assert pair.found.answers > 20
        assert pair.found.moves > 2


# -- leaks that are planted -----------------------------------------------------------------------------


def _secret(table: Table) -> int:
    """A number that follows from everybody's hands and decks."""
    match = table.match
    assert match is not None
    return crc32(repr(match.dump()["state"]).encode())


_event_told = event_telling.event_told
_frame_for, _log_for, _why, _drive = telling.frame_for, telling.log_for, desk._why, driving._drive


def _a_byte_more(table: Table, stream: Stream) -> Picture | None:
    """Nothing to read, but a message is longer or shorter."""
    picture = _frame_for(table, stream)
    return None if picture is None else replace(picture, step="." * (_secret(table) % 50))


def _passes_told(table: Table, stream: Stream, since: int) -> list[wire.LogLine]:
    """Everybody hears where the table has passed for somebody."""
    lines = _log_for(table, stream, since)
    autos = [move for move in table.moves[max(0, since) :] if move.auto]
    return lines + [wire.LogLine(move.number, 0, "passed", auto=True) for move in autos]


def _refusal_knows(table: Table, stream: Stream, about: str) -> wire.Refusal:
    told = _why(table, stream, about)
    return wire.Refusal(f"{told.text}{_secret(table)}", told.rule, told.about)


def _report_knows(table: Table, person: str, language: Language) -> str:
    return f"{report_text(table, person, language)}{_secret(table)}"


async def _log_knows(table: Table) -> None:
    driving._LOG.debug("table %s: %s", table.id, _secret(table))
    await _drive(table)


async def _count_knows(table: Table) -> None:
    table.services.metrics.taken_back.add(times=_secret(table) % 1000)
    await _drive(table)


def _event_knows(kept: KeptEvent, *about: Any) -> EventTold:
    """What others play, in the order of their names."""
    told = _event_told(kept, *about)
    told.about = " ".join(entry.choice or "" for entry in kept.entries)
    return told


LEAKS: dict[str, tuple[str, Any, Looking]] = {
    "a size": ("table.telling.frame_for", _a_byte_more, Looking(Seat(0), doors=False)),
    "a size, to strangers": ("table.telling.frame_for", _a_byte_more, Looking(None, doors=False)),
    "an automatic pass": ("table.telling.log_for", _passes_told, Looking(Seat(0), doors=False)),
    "a refusal": ("table.desk._why", _refusal_knows, Looking(Seat(0), doors=False)),
    "a report": ("api.report_text", _report_knows, Looking(Seat(0))),
    "a count": ("table.driving._drive", _count_knows, Looking(Seat(0), doors=False)),
    "an event": ("site.events.telling.event_told", _event_knows, Looking(Seat(0))),
    "the log": ("table.driving._drive", _log_knows, Looking(Seat(0), doors=False)),
}


async def test_leaks_that_are_planted_are_found(tmp_path: Path, fresh_database: Path) -> None:
    """In what is told, its mere size, who hears of a pass, refusals, reports, events, counts and the log."""
    match = _under_way(GAMES["fables"], 0, 12)
    async with twins(tmp_path, 3, fresh_database) as pair:
        pair.curious = 1.0
        for leak, (where, leaking, looking) in LEAKS.items():
            with patch(f"noctuary.server.{where}", leaking):
                assert await _is_found(pair, match, looking), leak


async def _is_found(pair: Twins, match: Match, looking: Looking) -> bool:
    """Among several twins of the same moment: not every one of them differs in what leaks."""
    for _ in range(6):
        try:
            await pair.go(match, looking, 5)
        except Leak:
            return True
    return False
