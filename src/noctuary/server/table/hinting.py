"""Hints: what `hard` would do at this seat, and why, for whoever asks at a table that has them.

It is asked like a bot, with the match as the seat itself imagines it, so a hint knows no card that she could
not know. Everybody at the table sees that hints are on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from noctuary.bots.strengths import HARD
from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.bots import Looked, Question, What
from noctuary.server.store import PersonRow
from noctuary.server.table import seating, telling
from noctuary.server.table.driving import bot_seed
from noctuary.server.table.fading import has_hints
from noctuary.server.table.stream import Stream
from noctuary.server.table.table import HintWish, Table, TooLate
from noctuary.server.wire import Phase
from noctuary.text.advice import gained, hint_text
from noctuary.text.catalogue import Language, say
from noctuary.text.words import words_of

_LOG: Final = logging.getLogger(__name__)


def ask(table: Table, person: PersonRow, stream: Stream, decision: int) -> None:
    """Begin to think about it, beside the table: the answer comes when it is there. Under the lock.

    One question at a time for each person. Who has played on and asks again is answered as soon as what is
    being thought about for her is done with: ending it half-way would cost a process.
    """
    place = seating.seat_of(table, person.id)
    if not has_hints(table):
        raise seating.refuse("no-hints")
    wish = HintWish(stream, place.seat, decision)
    if not _is_open(table, wish):
        raise TooLate(decision)
    table.wishes[person.id] = wish
    thinking = table.hinting.get(person.id)
    if thinking is None or thinking.done():
        table.hinting[person.id] = asyncio.create_task(_think(table, person.id))


def _is_open(table: Table, wish: HintWish) -> bool:
    """Whether the question is still put to her that she has asked about."""
    asked = None if table.match is None else table.match.decision
    if asked is None or table.phase is not Phase.PLAYING or table.asleep:
        return False
    return asked.seat == wish.seat and table.row.decision == wish.decision


def _question(table: Table, wish: HintWish) -> Question:
    """What is to be thought about: the match as her seat imagines it."""
    match = table.match
    assert match is not None
    asked = match.decision
    assert asked is not None
    key = bot_seed(table.seed, wish.seat, len(table.moves))
    imagined = match.imagine(wish.seat, key)
    return Question(HARD, key, imagined.dump(), len(asked.moves), What.ADVISE)


async def _think(table: Table, person: str) -> None:
    """Until everything that she has asked for meanwhile is answered, or of no use any more."""
    while (wish := table.wishes.get(person)) is not None:
        looked: Looked | None = None
        try:
            async with table.lock:
                question = _question(table, wish) if _is_open(table, wish) else None
            if question is not None:
                looked = await table.services.bots.look(question)
        except Exception:
            _LOG.exception("table %s: no hint for seat %s", table.id, wish.seat)
        async with table.lock:
            if table.wishes.get(person) == wish:
                del table.wishes[person]
            if _is_open(table, wish):
                _tell(table, wish, looked)


def _tell(table: Table, wish: HintWish, looked: Looked | None) -> None:
    match, stream = table.match, wish.stream
    if match is None or looked is None:
        message = "server-error-no-hint"
        stream.tell_now(wire.Wrong(message, say(stream.language, message)))
        return
    text = _text(match, looked, stream.language, telling.names_of(table, stream.language))
    stream.tell_now(wire.Hinted(wish.decision, looked.best, text))


def _text(match: Match, looked: Looked, language: Language, names: list[str]) -> str:
    words = words_of(match.game.name).at(match).seated(names)
    asked = match.decision
    assert asked is not None
    other = None if looked.other is None else asked.moves[looked.other]
    points = gained(looked.estimate, looked.value)
    return hint_text(match, asked.moves[looked.best], other, points, looked.reasons, words, language)
