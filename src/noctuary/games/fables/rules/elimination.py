"""When a Fable's HP reach 0 (FAB-GOAL-01 to -03, FAB-2V2-13 to -17, FAB-RUL-09, FAB-RUL-37)."""

from __future__ import annotations

from noctuary.games.fables import agenda
from noctuary.games.fables.kinds import Square
from noctuary.games.fables.rules.movement import entered
from noctuary.games.fables.state import NOBODY, Board, State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat


def eliminate(s: State, seat: Seat) -> None:
    """She is out at once, in the middle of an action too (FAB-RUL-09)."""
    board = s.boards[seat]
    if board.out or s.winner != NOBODY:
        return
    board.out = True
    board.hp = 0
    if s.log is not None:
        tell.numbers(s, "fables-log-eliminated", seat)
    team = board.team
    if all(other.out for other in s.boards if other.team == team):
        s.winner = Seat(1 - team)  # FAB-GOAL-02, FAB-GOAL-03
        return
    _remove_components(s, board)
    _bring_last_two_together(s, board)


def _remove_components(s: State, board: Board) -> None:
    """All her components leave the game (FAB-2V2-15); what others hold of hers goes too (FAB-2V2-17)."""
    for other in s.boards:
        if not other.out:
            s.sheets[other.seat].other_eliminated(s, other.seat, board.seat)
    s.sheets[board.seat].eliminated(s, board.seat)
    board.hand = []
    board.deck = []
    board.discard = []
    board.play = []
    board.durables = ()
    board.twists = ()
    board.epics = ()
    board.shown = ()
    board.hurt = ()
    board.epic_due = False
    board.defense = 0
    board.power = 0


def _bring_last_two_together(s: State, fallen: Board) -> None:
    """The last two meet: she who has just lost her partner comes over (FAB-2V2-13, FAB-RUL-37)."""
    left = [board for board in s.boards if not board.out]
    if len(left) != 2:
        return
    comer, host = left if left[0].team == fallen.team else (left[1], left[0])
    if comer.track == host.track:
        return
    comer.track = host.track
    s.sheets[comer.seat].switched_track(s, comer.seat)
    if comer.square == host.square:
        ends = sorted(
            (s.settings.start_left, s.settings.start_right), key=lambda square: -abs(square - host.square)
        )
        comer.square = Square(ends[0])
        if abs(ends[0] - host.square) == abs(ends[1] - host.square):
            agenda.push(s, agenda.PLACE, comer.seat, a=host.track)  # equally far: she chooses
            return
    if s.log is not None:
        tell.numbers(s, "fables-log-comes-over", comer.seat, square=comer.square)
    entered(s, comer.seat, [comer.square])
