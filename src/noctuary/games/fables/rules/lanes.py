"""The lane switch of 2v2 (FAB-2V2-10 to -14)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.kinds import MOVEMENT
from noctuary.games.fables.rules.basic_cards import counts_as
from noctuary.games.fables.rules.movement import entered
from noctuary.games.fables.rules.zones import pay_with
from noctuary.games.fables.state import Board, State
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal

NOT_IN_A_DUEL: Final = Refusal(RuleId("FAB-2V2-10"), MessageId("fables-remedy-not-in-a-duel"))
LAST_TWO: Final = Refusal(RuleId("FAB-2V2-14"), MessageId("fables-remedy-last-two"))
NO_MOVEMENT_CARD: Final = Refusal(RuleId("FAB-2V2-10"), MessageId("fables-remedy-no-movement-card"))
OCCUPIED: Final = Refusal(RuleId("FAB-2V2-11"), MessageId("fables-remedy-switch-occupied"))


def switchers(s: State, me: Seat) -> list[Board]:
    """She and, while still in the game, her partner (FAB-2V2-12)."""
    team = s.boards[me].team
    return [board for board in s.boards if board.team == team and not board.out]


def why_not_switch(s: State, me: Seat, kind: int) -> Refusal | None:
    """A Movement card or Joker from hand; never onto an opponent's square; not between the last two."""
    if not s.settings.teams:
        return NOT_IN_A_DUEL
    if sum(not board.out for board in s.boards) == 2:
        return LAST_TWO
    if kind not in s.boards[me].hand or not counts_as(s, me, kind, MOVEMENT):
        return NO_MOVEMENT_CARD  # blood cannot pay: it is a discard, not a play (FAB-HERO-05)
    for board in switchers(s, me):
        for other in s.boards:
            if (
                other.team != board.team
                and not other.out
                and other.track != board.track
                and other.square == board.square
            ):
                return OCCUPIED
    return None


def add_switches(s: State, me: Seat, moves: list[Move]) -> None:
    for kind in distinct(s.boards[me].hand):
        if why_not_switch(s, me, kind) is None:
            moves.append(move(verbs.SWITCH, kind))


def switch(s: State, me: Seat, kind: int) -> None:
    """Discard the card; both members change track, each keeping her column (FAB-2V2-10)."""
    open_unit(s)
    pay_with(s, me, kind)
    tell.numbers(s, "fables-log-switch", me)
    for board in switchers(s, me):
        board.track = 1 - board.track
        board.sheet.switched_track(s, board.seat)
        entered(s, board.seat, [board.square])
