"""How a finished table counts in its event: read from its record, whoever has it awake."""

from __future__ import annotations

import json

from noctuary.events.event import Kind
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.store.tables import StoredTable
from noctuary.server.wire import Phase
from noctuary.text.menu import menu_of


def points_of(stored: StoredTable, kind: str) -> list[float] | None:
    """The points of each seat; None for a table that is damaged."""
    if stored.row.phase != Phase.OVER.value:
        return None
    if kind == Kind.TABLES.value:
        return [float(points) for points in menu_of(stored.row.game).points(_played(stored))]
    winners = {int(seat) for seat in stored.row.winners.split()}
    if len(winners) != 1:
        return [0.5] * len(stored.seats)
    return [1.0 if seat in winners else 0.0 for seat in range(len(stored.seats))]


def _played(stored: StoredTable) -> Match:
    row = stored.row
    setup = find_game(row.game).recorded_setup(json.loads(row.setup or "{}"))
    match = Match.start(row.game, setup, bytes.fromhex(row.seed))
    for move in stored.moves:
        match.play(match.parse(move.text, Seat(move.seat)))
    return match
