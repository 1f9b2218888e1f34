"""Replacements that wait for a moment (VTES-SEQ-22)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.rules.zones import WHILE_IN_PLAY as WHILE_IN_PLAY
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat

UNTIL_UNLOCK: Final = 1  # "until your unlock phase": `UseOf.deferred`
UNTIL_DISCARD: Final = 2
AFTER_ACTION: Final = 3
AFTER_COMBAT: Final = 4
OR_TAKE_BACK: Final = 6  # after the action, and she may take the card itself from her ash heap instead


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


def take_back(s: State, seat: Seat) -> Play | None:
    """One such card of her ash heap instead of the draw, if she wants to."""
    kinds = [
        kind
        for kind in s.players[seat].ash
        if any(use.deferred == OR_TAKE_BACK for use in s.pool.cards[kind].uses)
    ]
    if not kinds:
        replace(s, seat)
        return None
    return _take_back(s, seat, kinds[0])


def _take_back(s: State, seat: Seat, kind: int) -> Play:
    player = s.players[seat]
    if not (yield from confirm(seat, "vtes-ask-take-back-instead", kind)):
        replace(s, seat)
        return
    player.ash.remove(kind)
    player.hand = sorted([*player.hand, kind])
    cards(s, "vtes-log-takes-back", seat, [kind])


def offer_all_back(s: State) -> None:
    """The action is over: who has played such a card is asked; if the turn is over too, she just draws."""
    for player in s.players:
        due = 0 if player.out else player.owed.count(OR_TAKE_BACK)
        player.owed = tuple(owed for owed in player.owed if owed != OR_TAKE_BACK)
        for _ in range(due):
            if s.windows:
                push(s, agenda.TAKE_BACK, player.seat)
            else:
                replace(s, player.seat)


def draw_all_owed(s: State, moment: int) -> None:
    for player in s.players:
        if not player.out:
            draw_owed(s, player.seat, moment)
