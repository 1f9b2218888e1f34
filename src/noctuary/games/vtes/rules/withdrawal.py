"""Leaving the table with an empty library (VTES-OUST-07)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.rules import ousting
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.refusal import Refusal

NOT: Final = 0
ANNOUNCED: Final = 1
SPOILED: Final = 2  # she lost pool, a minion lost blood or fought


def why_not(s: State, seat: Seat) -> Refusal | None:
    player = s.players[seat]
    if player.library or len(player.hand) >= numbers.hand_size(s, seat) or player.withdrawing == ANNOUNCED:
        return Refusal(RuleId("VTES-OUST-07"))
    return None


def announce(s: State, seat: Seat) -> None:
    s.players[seat].withdrawing = ANNOUNCED
    numbers_told(s, "vtes-log-withdraws", seat)


def check(s: State, seat: Seat) -> None:
    """In her next unlock phase it succeeds, unless something spoiled it."""
    player = s.players[seat]
    if player.withdrawing == ANNOUNCED:
        player.points += s.settings.withdrawal_points
        numbers_told(s, "vtes-log-withdrawn", seat)
        ousting.remove_player(s, seat)
        ousting.check_over(s)
    player.withdrawing = NOT


def spoil(s: State, seat: Seat) -> None:
    if s.players[seat].withdrawing == ANNOUNCED:
        s.players[seat].withdrawing = SPOILED
