"""Who began a finished match and what kind of victory ended it, for the statistics of a series."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import state as buffy
from noctuary.games.buffy.kinds import DESTINY_TO_WIN, PARK_TO_WIN
from noctuary.games.fables import state as fables
from noctuary.games.vtes import state as vtes
from noctuary.games.vtes.board import survivors
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.match import Match

DESTINY: Final = "destiny"
PARK: Final = "park"
OTHER: Final = "other"
LAST: Final = "last"
TIME: Final = "time"


def first_and_ending(match: Match) -> tuple[int, str]:
    """The seat that began, and the kind of victory; a game with only one kind names none."""
    state = match.state
    if isinstance(state, buffy.State):
        return int(state.first), _buffy_ending(state) if match.winners else ""
    if isinstance(state, vtes.State):
        return _vtes_first(match), LAST if len(survivors(state)) <= 1 else TIME
    return (int(state.first) if isinstance(state, fables.State) else 0), ""


def _vtes_first(match: Match) -> int:
    """As the setup says: the seats of a series take turns (VTES-SETUP-05)."""
    first = (match.setup or {}).get("first")
    return SEAT_LETTERS.index(first) if isinstance(first, str) and first in SEAT_LETTERS else 0


def _buffy_ending(s: buffy.State) -> str:
    """Destiny Points (BUF-VIC-01), the Park (BUF-VIC-02), or what else ends a game."""
    if s.sides[s.winner].destiny >= DESTINY_TO_WIN:
        return DESTINY
    return PARK if s.park_holder == s.winner and s.park_count >= PARK_TO_WIN else OTHER
