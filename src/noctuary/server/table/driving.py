"""Who acts without being clicked: bots, and seats that the table passes for.

One task for each table, alive while there is something to do. It thinks and waits without the lock; before it
plays it looks again whether the question is still the one it answers.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Final

from noctuary.bots import judge_of
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.bots import Question
from noctuary.server.patience import Backoff
from noctuary.server.presenting import passing_index
from noctuary.server.store.failures import NotKept
from noctuary.server.table import pausing
from noctuary.server.table.rights import passed_for
from noctuary.server.table.table import Place, Table, TooLate
from noctuary.server.wire import Phase

_LOG: Final = logging.getLogger(__name__)
_MOST_ANSWERS: Final = 300  # of bots in one turn: after that they take the last offer, which ends or declines
_LONG: Final = 1_000  # turns: a game that has not ended by then may have come to a standstill


def wake(table: Table) -> None:
    """See whether somebody is to act without being asked. Mostly a person is, who needs no task for it."""
    if (table.driver is None or table.driver.done()) and (table.in_doubt or _has_to_act(table)):
        table.driver = asyncio.create_task(_drive(table))


async def _drive(table: Table) -> None:
    """Until there is nothing to do. An error is not the end of it: the database may be back in a moment."""
    backoff = Backoff()
    while not table.asleep:
        try:
            if table.in_doubt:
                async with table.lock:
                    await table.reread()
            if not await _step(table) and not table.in_doubt:
                return
            backoff.worked()
        except Exception:
            _LOG.exception("table %s: a step failed, and is tried again", table.id)
            table.in_doubt = True  # what was being changed may be half-done in memory
            await asyncio.sleep(backoff.failed())


def _has_to_act(table: Table) -> bool:
    """Whether the open question is for us to answer."""
    place = table.place_asked()
    if place is None or table.phase is not Phase.PLAYING or table.asleep:
        return False
    return is_attended(table) and (place.is_bot or passed_for(table, place) is not None)


async def _step(table: Table) -> bool:
    """Answer the open question, if it is for us to answer; False when it is not."""
    match, place = table.match, table.place_asked()
    if match is None or place is None or table.phase is not Phase.PLAYING:
        return False
    if table.asleep or not is_attended(table):
        return False
    if place.is_bot:
        await _bot_answers(table, match, place)
        return True
    if place.is_person:
        return await _pass_for(table, match, place)
    return False


def is_attended(table: Table) -> bool:
    """Bots do not play among themselves when nobody sits there or looks on, unless an event waits for them.

    Somebody who has been ousted still sits there: after so many turns bots go on only before her eyes.
    """
    if any(stream.here for stream in table.streams):
        return True
    return bool(table.people() or table.wish.event) and table.row.turn <= _LONG


# -- bots -----------------------------------------------------------------------------------------------


async def _bot_answers(table: Table, match: Match, place: Place) -> None:
    """Think, wait until the even time is over, and play; a legal move is ready whatever comes of it."""
    decision, began = table.row.decision, time.monotonic()
    index = await _thought_of(table, match, place)
    took = time.monotonic() - began
    await asyncio.sleep(max(0.0, pausing.bot_pause(table, match, place, took) - took))
    async with table.lock:
        if table.row.decision != decision or not place.is_bot or table.phase is not Phase.PLAYING:
            return
        if table.asleep:
            return
        await _play_first_that_works(table, place.seat, index, decision)


async def _thought_of(table: Table, match: Match, place: Place) -> int:
    """What the bot chooses; if asking it goes wrong, the last offer, which ends or declines."""
    try:
        return await _thought(table, match, place)
    except Exception:
        _LOG.exception("table %s: a bot could not be asked", table.id)
        asked = match.decision
        return 0 if asked is None else len(asked.moves) - 1


async def _thought(table: Table, match: Match, place: Place) -> int:
    asked = match.decision
    assert asked is not None
    last = len(asked.moves) - 1
    if last == 0 or _answers_this_turn(table, place.seat) > _MOST_ANSWERS:
        return last
    key = bot_seed(table.seed, place.seat, len(table.moves))
    imagined = match.imagine(place.seat, key)
    if imagined.decision is None or len(imagined.decision.moves) != len(asked.moves):
        _LOG.error("table %s: the imagined table asks something else", table.id)
        return last
    question = Question(place.row.bot, key, imagined.dump(), len(asked.moves))
    began = time.monotonic()
    chosen = await table.services.bots.choose(question)
    table.services.metrics.bot_answered(time.monotonic() - began)
    return _unthought(imagined, key) if chosen is None else chosen


def _unthought(imagined: Match, key: bytes) -> int:
    """No process answers: the last of what the game's judge would try at all; nothing is tried here."""
    asked = imagined.decision
    assert asked is not None
    sensible = judge_of(imagined.game.name, key).sensible(imagined.state, asked)
    return asked.moves.index(sensible[-1])


async def _play_first_that_works(table: Table, seat: Seat, index: int, decision: int) -> None:
    """The chosen move, or else any that does not raise; a table where none is left waits for a person."""
    match = table.match
    count = 0 if match is None or match.decision is None else len(match.decision.moves)
    for offer in [index, *range(count - 1, -1, -1)]:
        if (decision, offer) in table.crashed:
            continue
        try:
            await table.answer(seat, offer, decision)
        except TooLate:
            return
        except NotKept:
            raise  # so would be any other
        except NoctuaryError as wrong:
            _LOG.warning("table %s: a bot's move failed: %s", table.id, wrong)
        else:
            return
    await table.set_paused(True)


def _answers_this_turn(table: Table, seat: Seat) -> int:
    count = 0
    turn = table.row.turn
    for move in reversed(table.moves):
        if move.turn != turn:
            break
        count += move.seat == seat
    return count


def bot_seed(seed: bytes, seat: Seat, made: int) -> bytes:
    """A bot's own chance: it must not be the match's, or it could foresee the cards."""
    told = seed + bytes([seat]) + made.to_bytes(4, "big")
    return hashlib.blake2b(told, digest_size=32, person=b"noctuary-bot").digest()


# -- automatic passes -----------------------------------------------------------------------------------


async def _pass_for(table: Table, match: Match, place: Place) -> bool:
    """Pass for a person who has asked for it, or play the only move there is; False: she is to be asked.

    Where others see it the pass comes after a drawn pause, so that its speed tells nobody that she could not
    act.
    """
    decision = table.row.decision
    if passed_for(table, place) is None or pausing.waits_for(table, match, place):
        return False
    if pausing.is_watched(table, place):
        await asyncio.sleep(pausing.pass_pause(table))
    async with table.lock:
        if table.row.decision != decision or table.asleep:
            return not table.asleep
        index = passed_for(table, place)
        if index is None or pausing.waits_for(table, match, place):
            return False
        try:
            auto = "pass" if index == passing_index(match) else "only"
            await table.answer(place.seat, index, decision, auto=auto)
        except NoctuaryError as wrong:
            _LOG.warning("table %s: an automatic pass failed: %s", table.id, wrong)
            table.changed()
    return True
