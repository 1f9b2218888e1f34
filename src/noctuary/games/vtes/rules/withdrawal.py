"""Leaving the table with an empty library (VTES-OUST-07)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.rules import limits, ousting
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.refusal import Refusal

_POINTS: Final = 2  # halves: a point, in tournaments half of one (VTES-RUL-11)
_TOURNAMENT_POINTS: Final = 1
NOT: Final = 0
ANNOUNCED: Final = 1
SPOILED: Final = 2  # she lost pool, a minion lost blood or fought


def begin_turn(s: State, seat: Seat) -> None:
    """With an empty library and less than a full hand, before she draws anything, she may announce it."""
    player = s.players[seat]
    if not player.library and len(player.hand) < numbers.hand_size(s, seat):
        player.used = (*player.used, limits.MAY_WITHDRAW)


def why_not(s: State, seat: Seat) -> Refusal | None:
    player = s.players[seat]
    if limits.MAY_WITHDRAW not in player.used or player.withdrawing == ANNOUNCED:
        return Refusal(RuleId("VTES-OUST-07"), MessageId("vtes-why-withdraw"))
    return None


def announce(s: State, seat: Seat) -> None:
    s.players[seat].withdrawing = ANNOUNCED
    numbers_told(s, "vtes-log-withdraws", seat)


def check(s: State, seat: Seat) -> None:
    """In her next unlock phase it succeeds, unless something spoiled it."""
    player = s.players[seat]
    if player.withdrawing == ANNOUNCED:
        ousting.award(s, player.seat, _TOURNAMENT_POINTS if s.settings.tournament else _POINTS)
        numbers_told(s, "vtes-log-withdrawn", seat)
        ousting.remove_player(s, seat)
        ousting.check_over(s)
    player.withdrawing = NOT


def spoil(s: State, seat: Seat) -> None:
    if s.players[seat].withdrawing == ANNOUNCED:
        s.players[seat].withdrawing = SPOILED
