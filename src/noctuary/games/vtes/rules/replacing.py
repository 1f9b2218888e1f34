"""Replacements that wait for a moment (VTES-SEQ-22)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.rules.zones import WHILE_IN_PLAY as WHILE_IN_PLAY
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import Seat

UNTIL_UNLOCK: Final = 1  # "until your unlock phase": `UseOf.deferred`
UNTIL_DISCARD: Final = 2
AFTER_ACTION: Final = 3
AFTER_COMBAT: Final = 4


def replace(s: State, seat: Seat) -> None:
    """Draw for one card that has left the hand, unless a card takes that draw upon itself."""
    if not zones.draw_or_spare(s, seat):
        zones.draw(s, seat)


def draw_owed(s: State, seat: Seat, moment: int) -> None:
    """The draw comes at the first moment the condition is met, before anything else of that moment."""
    player = s.players[seat]
    due = player.owed.count(moment)
    if due:
        player.owed = tuple(owed for owed in player.owed if owed != moment)
        for _ in range(due):
            replace(s, seat)


def draw_all_owed(s: State, moment: int) -> None:
    for player in s.players:
        if not player.out:
            draw_owed(s, player.seat, moment)
