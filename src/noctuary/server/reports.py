"""A bug report: version, position, and what happened, as far as the reporter's own seat may know it.

The position is one that fits all the seat knows; what it cannot know is drawn anew, so nothing can be read
from it. While the game goes on neither the seed nor anybody's moves are in it, only the log as it was heard.
"""

from __future__ import annotations

import platform

from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.positions import position_of
from noctuary.kernel.records import engine_version
from noctuary.server.presenting import log_lines
from noctuary.server.replays import record_text
from noctuary.server.table.table import Table
from noctuary.server.wire import Phase
from noctuary.text.catalogue import Language, say


def report_text(table: Table, person: str, language: Language) -> str:
    """The whole report as text; a spectator's has no position, because every position has hands."""
    place, match = table.place_of(person), table.match
    seat = None if place is None else place.seat
    parts = [_head(table, seat, language)]
    if match is not None:
        if seat is not None:
            parts.append(_headed("position", position_of(match, seen_by=seat)))
        parts.append(_headed("log", _log(match, seat, language)))
        if table.phase is Phase.OVER:
            parts.append(_headed("record", record_text(table)))
        elif seat is not None:
            parts.append(_headed("own moves", _own_moves(table, seat)))
    return "\n".join(parts)


def _head(table: Table, seat: Seat | None, language: Language) -> str:
    lines = [
        say(language, "server-report"),
        f"noctuary {engine_version()}, Python {platform.python_version()}",
        f"game {table.row.game}, {len(table.moves)} moves, phase {table.row.phase}",
        f"seed commitment {table.commitment}",
        f"seat {'-' if seat is None else seat_letter(seat)}",
    ]
    return "\n".join(lines) + "\n"


def _headed(heading: str, text: str) -> str:
    return f"== {heading}\n{text.rstrip()}\n"


def _log(match: Match, seat: Seat | None, language: Language) -> str:
    return "\n".join(f"{line.at:>4} {line.text}" for line in log_lines(match, -1, seat, language))


def _own_moves(table: Table, seat: Seat) -> str:
    return "\n".join(f"{move.number + 1}. {move.text}" for move in table.moves if move.seat == seat)
