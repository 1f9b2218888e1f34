"""The discard phase: late replacements and discard phase actions (VTES-DISC)."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, verbs
from noctuary.games.vtes.rules import following, zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, draw_owed
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal


def begin(s: State) -> None:
    player = s.players[s.active]
    draw_owed(s, s.active, UNTIL_DISCARD)
    about = numbers.about_seat(s.active)
    player.discard_actions = 1 + numbers.added(s, numbers.DISCARD_ACTIONS, about)
    player.event_played = False
    following.happen(s, following.awaited(s, following.DISCARD_PHASE))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    last = NOTHING
    for kind in s.players[seat].hand:  # sorted: equal cards lie together
        if kind != last and why_not_discard(s, seat, kind) is None:
            moves.append(move(verbs.DISCARD, kind))
        last = kind


def why_not_discard(s: State, seat: Seat, kind: int) -> Refusal | None:
    """A discard phase action for a card; a new one is drawn (VTES-DISC-04)."""
    player = s.players[seat]
    if kind not in player.hand:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-not-in-hand"))
    if seat != s.active:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-your-phase"))
    return (
        None
        if player.discard_actions > 0
        else Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-discard-used"))
    )


def discard(s: State, seat: Seat, kind: int) -> None:
    s.players[seat].discard_actions -= 1
    zones.discard(s, seat, kind)
    happened(s, happenings.DISCARDED, kind)
