"""Whose time runs at a table, who has been away for too long, and when to say so."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from noctuary.kernel.ids import Seat
from noctuary.server.wire import Phase

if TYPE_CHECKING:
    from noctuary.server.table.table import Place, Table


def set_alarms(table: Table) -> None:
    """Let the right clock run, and look again when it has run out or somebody's absence can be claimed."""
    now = time.monotonic()
    for alarm in table.alarms:
        alarm.cancel()
    table.alarms.clear()
    asked = table.place_asked() if table.phase is Phase.PLAYING else None
    clock = table.clock
    moments: list[float] = []
    if clock is not None:
        runs = asked if asked is not None and asked.is_person and asked.away_since is None else None
        clock.run_for(None if runs is None else runs.row, now)
        if runs is not None:
            moments.append(clock.left(runs.row, now))
    moments += [
        place.away_since + table.services.patience.claim - now
        for place in table.people()
        if place.away_since is not None
    ]
    if table.seat_asked is not None:
        moments.append(table.seat_asked.until - now)
    loop = asyncio.get_running_loop()
    table.alarms += [loop.call_later(left + 0.05, table.ring) for left in moments if left > 0]


def claims(table: Table, mine: Seat | None) -> list[Seat]:
    """The other people's seats that are out of time or have been away for too long."""
    if mine is None or table.phase is not Phase.PLAYING:
        return []
    now = time.monotonic()
    return [place.seat for place in table.people() if place.seat != mine and _is_lost(table, place, now)]


def _is_lost(table: Table, place: Place, now: float) -> bool:
    if table.clock is not None and table.clock.left(place.row, now) <= 0:
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
