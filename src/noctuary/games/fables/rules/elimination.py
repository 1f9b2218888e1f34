"""When a Fable's HP reach 0 (FAB-GOAL-01 to -03, FAB-2V2-13 to -17, FAB-RUL-09, FAB-RUL-37)."""

from __future__ import annotations

from noctuary.games.fables import agenda
from noctuary.games.fables.rules.movement import entered
from noctuary.games.fables.state import EVERYBODY, NOBODY, Board, State, Step
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def concede(s: State, seat: Seat) -> None:
    """She gives up: out at once, as if her HP had reached 0, and nothing more is asked of her.

    In a duel that ends the game (FAB-GOAL-02); in 2v2 her partner goes on alone (FAB-2V2-13 to -17).
    """
    _give_back_what_she_saw(s, seat)
    s.agenda = [step for step in s.agenda if step.seat != seat]
    eliminate(s, seat, "fables-log-concede")
    left = [board for board in s.boards if not board.out]
    if s.winner == NOBODY and len(left) == 2:
        s.agenda = [_on_one_track(step, left) for step in s.agenda]


def _give_back_what_she_saw(s: State, seat: Seat) -> None:
    """Another's cards that lie open for a choice of hers return whence they came (FAB-RUL-48)."""
    if not any(step.seat == seat and step.kind in (agenda.TAIL, agenda.RELIC_TAIL) for step in s.agenda):
        return
    for board in s.boards:
        if board.shown and board.seat != seat:
            if board.shown_to == EVERYBODY and s.boards[seat].sheet.reveals_decks():
                board.deck.extend(reversed(board.shown))
            else:
                board.hand = sorted([*board.hand, *board.shown])
            board.shown = ()
            board.shown_to = EVERYBODY


def _on_one_track(step: Step, left: list[Board]) -> Step:
    """Two Fables left before all are placed: both start on the same track (FAB-2V2-13)."""
    if step.kind != agenda.PLACE or step.a != NOTHING:
        return step
    placed = [board for board in left if board.square]
    return Step(agenda.PLACE, step.seat, placed[0].track if placed else 0)


def eliminate(s: State, seat: Seat, message: str = "fables-log-eliminated") -> None:
    """She is out at once, in the middle of an action too (FAB-RUL-09)."""
    board = s.boards[seat]
    if board.out or s.winner != NOBODY:
        return
    board.out = True
    board.hp = 0
    if s.log is not None:
        tell.numbers(s, message, seat)
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
            other.sheet.other_eliminated(s, other.seat, board.seat)
    board.sheet.eliminated(s, board.seat)
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
    comer.sheet.switched_track(s, comer.seat)
    if comer.square == host.square:
        ends = sorted(
            (s.settings.start_left, s.settings.start_right), key=lambda square: -abs(square - host.square)
        )
        comer.square = ends[0]
        if abs(ends[0] - host.square) == abs(ends[1] - host.square):
            agenda.push(s, agenda.PLACE, comer.seat, a=host.track)  # equally far: she chooses
            return
    if s.log is not None:
        tell.numbers(s, "fables-log-comes-over", comer.seat, square=comer.square)
    entered(s, comer.seat, [comer.square])
