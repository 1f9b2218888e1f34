"""Whose time runs at a table, who has been away for too long, and when to say so."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from noctuary.kernel.ids import Seat
from noctuary.kernel.move import TIME_WORD
from noctuary.server.table.asking import tell_person
from noctuary.server.table.clocks import TableClock, Waiting
from noctuary.server.wire import Phase

if TYPE_CHECKING:
    from noctuary.server.table.table import Place, Table


_SOON: Final = 0.01  # seconds


def table_clock(table: Table) -> TableClock | None:
    minutes = table.wish.minutes
    return None if minutes is None else TableClock(minutes, table.row.elapsed)


def called_for(table: Table) -> float:
    """How much longer those who were paired in an event have for coming to their table."""
    laid_for = time.time() - table.row.created
    return max(0.0, table.services.patience.called - max(0.0, laid_for)) if table.wish.event else 0.0


def pause_ends(table: Table) -> float | None:
    """When the game goes on by itself: in an event a whole round waits. Elsewhere whoever wants to go on
    says so, and who has agreed to go on tomorrow is left alone."""
    if table.phase is not Phase.PAUSED or not table.wish.event:
        return None
    return time.monotonic() + table.services.patience.pause


def note_elapsed(table: Table) -> None:
    """Before the table is written: how long it has been played at."""
    if table.time is not None:
        table.row.elapsed = table.time.elapsed(time.monotonic())


def is_time_up(table: Table) -> bool:
    """Whether the time is up, nobody has called it yet, and nobody's move would be cut in two."""
    if table.time is None or table.match is None or table.phase is not Phase.PLAYING:
        return False
    if not table.match.at_rest or table.time.left(time.monotonic()) > 0:
        return False
    return not any(move.text == TIME_WORD for move in table.moves)


def set_alarms(table: Table) -> None:
    """Let the right clock run, and look again when it has run out or somebody's absence can be claimed."""
    now = time.monotonic()
    for alarm in table.alarms:
        alarm.cancel()
    table.alarms.clear()
    asked = table.place_asked()
    asked = asked if asked is not None and asked.is_person else None
    plays = table.phase is Phase.PLAYING
    here = any(place.away_since is None for place in table.people())
    moments: list[float] = []
    if table.clock is not None:
        runs = asked if plays and here and asked is not None and not _is_called(asked, now) else None
        table.clock.run_for(None if runs is None else runs.row, now)
        if runs is not None:
            moments.append(table.clock.left(runs.row, now))
    if table.time is not None:
        table.time.run(plays and here, now)
        if table.time.runs:
            moments.append(_SOON if is_time_up(table) else table.time.left(now))
    if table.waiting is not None:
        counts = plays and asked is not None and asked.away_since is None
        table.waiting.asked(None if asked is None else asked.row, len(table.moves), now, counts=counts)
        if counts:
            _nudge(table, table.waiting, now)
            moments += [table.waiting.until_nudge(now), table.waiting.left(now)]
    moments += [
        place.away_since + table.services.patience.claim - now
        for place in table.people()
        if place.away_since is not None
    ]
    if table.seat_asked is not None:
        moments.append(table.seat_asked.until - now)
    if table.paused_until is not None and table.phase is Phase.PAUSED:
        moments.append(max(_SOON, table.paused_until - now))
    loop = asyncio.get_running_loop()
    table.alarms += [loop.call_later(left + 0.05, table.ring) for left in moments if left > 0]


def _is_called(place: Place, now: float) -> bool:
    """Whether she is on her way to a table of an event: her absence does not count yet."""
    return place.away_since is not None and place.away_since > now


def note_presence(table: Table) -> None:
    """Who is there and who has been away since when."""
    here = {stream.person for stream in table.streams if stream.answers}
    now, made, asked = time.monotonic(), len(table.moves), table.place_asked()
    for place in table.places:
        if not place.is_person or place.row.person in here:
            if place is asked and place.away_since is not None:
                place.was_away = (made, max(0.0, now - place.away_since))
            place.away_since = None
        elif place.away_since is None:
            place.away_since = now - _away_before(place, made)


def _away_before(place: Place, made: int) -> float:
    """How long the others have waited for her answer to this very question without her: a line that breaks
    again and again is one long absence."""
    return place.was_away[1] if place.was_away[0] == made else 0.0


def is_pause_over(table: Table) -> bool:
    """Whether others have waited for long enough, where a pause has an end."""
    until = table.paused_until
    return table.phase is Phase.PAUSED and until is not None and time.monotonic() >= until


def _nudge(table: Table, waiting: Waiting, now: float) -> None:
    """A gentle word to her who is asked and does nothing, once, before the others may do anything."""
    if waiting.nudged or waiting.until_nudge(now) > 0 or waiting.seat is None:
        return
    waiting.nudged = True
    tell_person(table, waiting.seat.person, "server-nudge", wrong=False)


def claims(table: Table, mine: Seat | None) -> list[Seat]:
    """The other people's seats that are out of time or have been away for too long."""
    if mine is None or table.phase is not Phase.PLAYING:
        return []
    now = time.monotonic()
    return [place.seat for place in table.people() if place.seat != mine and _is_lost(table, place, now)]


def _is_lost(table: Table, place: Place, now: float) -> bool:
    if table.clock is not None and table.clock.left(place.row, now) <= 0:
        return True
    waiting = table.waiting
    if waiting is not None and waiting.seat is place.row and waiting.left(now) <= 0:
        return True
    return place.away_since is not None and now - place.away_since >= table.services.patience.claim


def seconds_away(table: Table, place: Place) -> float | None:
    """How long until the absence of somebody who plays may be ended by the others; None: she is there."""
    if not place.is_person or place.away_since is None or table.phase is not Phase.PLAYING:
        return None
    since = time.monotonic() - place.away_since
    return float(max(0, round(table.services.patience.claim - since)))


def seconds_left(table: Table, place: Place) -> float | None:
    if table.clock is None or not place.is_person:
        return None
    return round(table.clock.left(place.row, time.monotonic()), 1)


def seconds_idle(table: Table, place: Place) -> float | None:
    """How long until the others may end it for somebody who is there and has been reminded in vain."""
    waiting = table.waiting
    if waiting is None or waiting.seat is not place.row or not waiting.nudged:
        return None
    return float(round(waiting.left(time.monotonic())))


def time_left(table: Table) -> float | None:
    return None if table.time is None else round(table.time.left(time.monotonic()), 1)
