"""Moving, knocking back, pulling and placing (FAB-MOVE)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.state import NOBODY, State, distance, foe_of
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.refusal import Refusal

LEFT: Final = -1
RIGHT: Final = 1

NOBODY_HERE: Final = Refusal(RuleId("FAB-RUL-35"), MessageId("fables-remedy-nobody-here"))


def destination(s: State, mover: Seat, direction: int, steps: int) -> int:
    """The farthest free square within so many steps (FAB-MOVE-03, FAB-RUL-02).

    One may pass through the other Fable on the track but not stop on her square (FAB-MOVE-02).
    """
    here = s.boards[mover].square
    there = min(max(here + direction * steps, 1), s.settings.squares)
    other = foe_of(s, mover)
    if there != here and other != NOBODY and s.boards[other].square == there:
        there -= direction
    return there


def go(s: State, mover: Seat, square: int) -> bool:
    """Walk to a square; True if that led through the other Fable (FAB-RUL-32)."""
    board = s.boards[mover]
    here = board.square
    if square == here:
        return False
    board.square = square
    if s.log is not None:
        tell.numbers(s, "fables-log-moves", mover, square=square)
    other = foe_of(s, mover)
    if s.tentacle_owner != NOBODY:
        step = RIGHT if square > here else LEFT
        entered(s, mover, list(range(here + step, square + step, step)))
    if other == NOBODY:
        return False
    between = s.boards[other].square
    return here < between < square or square < between < here


def place(s: State, who: Seat, square: int) -> None:
    """Put a Fable directly on a free square, without passing through anything (FAB-MOVE-07)."""
    board = s.boards[who]
    if board.square == square:
        return
    board.square = square
    if s.log is not None:
        tell.numbers(s, "fables-log-placed", who, square=square)
    entered(s, who, [square])


def entered(s: State, who: Seat, squares: list[int]) -> None:
    owner = s.tentacle_owner
    if owner not in (NOBODY, who):
        s.boards[owner].sheet.entered_square(s, owner, who, squares)


def why_too_far(s: State, me: Seat, foe: Seat, reach: int, rule: str) -> Refusal | None:
    """The rule that asks for this range, if the foe is beyond it, and by how many squares (FAB-MOVE-05)."""
    short = distance(s, me, foe) - reach
    return Refusal(RuleId(rule), MessageId("fables-remedy-closer"), short) if short > 0 else None


def away_from(s: State, me: Seat, foe: Seat) -> int:
    """The direction that leads the foe away from you."""
    return RIGHT if s.boards[foe].square > s.boards[me].square else LEFT


def knock_back(s: State, me: Seat, foe: Seat, squares: int) -> int:
    """Drive the opponent away, stopping at the end of the track (FAB-MOVE-06); squares she could not go."""
    if foe == NOBODY or s.boards[foe].out:
        return 0
    direction = away_from(s, me, foe)
    here = s.boards[foe].square
    there = min(max(here + direction * squares, 1), s.settings.squares)
    go(s, foe, there)
    return squares - abs(there - here)


def room_behind(s: State, me: Seat, foe: Seat) -> int:
    """How far she can be knocked back."""
    here = s.boards[foe].square
    return s.settings.squares - here if away_from(s, me, foe) == RIGHT else here - 1


def pull(s: State, me: Seat, foe: Seat, squares: int) -> None:
    """Drag the opponent towards you; she stops next to you at the latest (FAB-MOVE-07)."""
    if foe == NOBODY or s.boards[foe].out:
        return
    direction = -away_from(s, me, foe)
    room = abs(s.boards[foe].square - s.boards[me].square) - 1
    go(s, foe, s.boards[foe].square + direction * min(squares, room))


def shift(s: State, who: Seat, direction: int, squares: int) -> None:
    """Move a Fable by an effect, not by a Move action of hers; never onto an occupied square."""
    go(s, who, destination(s, who, direction, squares))


def free_beside(s: State, who: Seat, mover: Seat) -> list[int]:
    """Squares next to `who` where `mover` may be placed; her present one counts if it is adjacent."""
    centre = s.boards[who].square
    return [square for square in (centre - 1, centre + 1) if is_free(s, square, mover)]


def free_within(s: State, mover: Seat, steps: int) -> list[int]:
    """Squares at most so many steps away where she may end, her present one included (FAB-MOVE-08)."""
    here = s.boards[mover].square
    return [square for square in range(here - steps, here + steps + 1) if is_free(s, square, mover)]


def is_free(s: State, square: int, mover: Seat) -> bool:
    """On the track, and nobody else stands there."""
    if not 1 <= square <= s.settings.squares:
        return False
    other = foe_of(s, mover)
    return other == NOBODY or s.boards[other].square != square


def on_edge(s: State, who: Seat) -> bool:
    square = s.boards[who].square
    return square == 1 or square == s.settings.squares
