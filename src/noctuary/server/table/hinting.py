"""Hints: what `hard` would do at this seat, and why, for whoever asks at a table that has them.

It is asked like a bot, with the match as the seat itself imagines it, so a hint knows no card that she could
not know. Everybody at the table sees that hints are on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from noctuary.bots.strengths import HARD
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.bots import Looked, Question, What
from noctuary.server.store import PersonRow
from noctuary.server.table import seating, telling
from noctuary.server.table.driving import bot_seed
from noctuary.server.table.fading import has_hints
from noctuary.server.table.stream import Stream
from noctuary.server.table.table import Table, TooLate
from noctuary.server.wire import Phase
from noctuary.text.advice import gained, hint_text
from noctuary.text.catalogue import Language, say
from noctuary.text.words import words_of

_LOG: Final = logging.getLogger(__name__)


def ask(table: Table, person: PersonRow, stream: Stream, decision: int) -> None:
    """Begin to think about it, beside the table: the answer comes when it is there. Under the lock."""
    place = seating.seat_of(table, person.id)
    if not has_hints(table):
        raise seating.refuse("no-hints")
    match = table.match
    asked = None if match is None else match.decision
    is_hers = asked is not None and asked.seat == place.seat and table.row.decision == decision
    if match is None or asked is None or not is_hers or table.phase is not Phase.PLAYING:
        raise TooLate(decision)
    waiting = table.hinting.get(person.id)
    if waiting is not None and not waiting.done():
        return  # one at a time: she hears of it as soon as it is known
    key = bot_seed(table.seed, place.seat, len(table.moves))
    imagined = match.imagine(place.seat, key)
    question = Question(HARD, key, imagined.dump(), len(asked.moves), What.ADVISE)
    table.hinting[person.id] = asyncio.create_task(_think(table, stream, place.seat, decision, question))


async def _think(table: Table, stream: Stream, seat: Seat, decision: int, question: Question) -> None:
    try:
        looked = await table.services.bots.look(question)
        async with table.lock:
            match = table.match
            if match is None or table.asleep or table.row.decision != decision:
                return
            if looked is None:
                message = "server-error-no-hint"
                stream.tell_now(wire.Wrong(message, say(stream.language, message)))
                return
            text = _text(match, looked, stream.language, telling.names_of(table, stream.language))
            stream.tell_now(wire.Hinted(decision, looked.best, text))
    except Exception:
        _LOG.exception("table %s: no hint for seat %s", table.id, seat)


def _text(match: Match, looked: Looked, language: Language, names: list[str]) -> str:
    words = words_of(match.game.name).at(match).seated(names)
    asked = match.decision
    assert asked is not None
    other = None if looked.other is None else asked.moves[looked.other]
    points = gained(looked.estimate, looked.value)
    return hint_text(match, asked.moves[looked.best], other, points, looked.reasons, words, language)
