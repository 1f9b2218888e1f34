"""The questions cards and rules put: those of every game, and a square, a direction, a card of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.games.fables import verbs
from noctuary.games.fables.kinds import is_basic
from noctuary.games.fables.rules.movement import LEFT, RIGHT
from noctuary.games.fables.rules.zones import can_be_destroyed
from noctuary.games.fables.state import State
from noctuary.kernel import questions
from noctuary.kernel.decision import Ask
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import ask, choose, distinct, one_of


def choose_number(
    me: Seat, prompt: str, most: int, source: int, *, least: int = 0, rule: str = "FAB-CARD-05"
) -> Ask[int]:
    """ "Up to X": any number from `least` to `most`, or as many as there are (FAB-CARD-05)."""
    return questions.choose_number(me, prompt, min(least, max(most, 0)), most, rule, source)


def confirm(me: Seat, prompt: str, source: int, rule: str = "FAB-CARD-06") -> Ask[bool]:
    """ "May": yes or no (FAB-CARD-06)."""
    return questions.confirm(me, prompt, rule, source)


def choose_square(
    me: Seat, prompt: str, squares: list[int], source: int, rule: str, *, or_none: bool = False
) -> Ask[int]:
    """One of the squares; NOTHING if she may decline and does, or there is none."""
    return one_of(me, prompt, [move(verbs.TO, square) for square in squares], rule, source, or_none)


def choose_direction(me: Seat, prompt: str, rule: str, source: int = NOTHING) -> Ask[int]:
    answer = yield from choose(me, prompt, [move(verbs.LEFT), move(verbs.RIGHT)], rule, source)
    return LEFT if answer.verb == verbs.LEFT else RIGHT


def choose_kind(
    me: Seat, prompt: str, kinds: list[int], source: int, rule: str, *, or_none: bool = False
) -> Ask[int]:
    return questions.choose_kind(me, prompt, kinds, rule, source, or_none=or_none)


# -- about a hand: what the question is about, nobody else sees -----------------------------------------


def is_asked(s: State, me: Seat, fitting: Sequence[int]) -> bool:
    """Whether a question about her hand is put: if a card fits, or others could think so (`ask_anyway`)."""
    return bool(fitting) or (s.settings.ask_anyway and bool(s.boards[me].hand))


def choose_hidden(
    s: State, me: Seat, prompt: str, moves: list[Move], rule: str, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    """`choose`, but a single answer is asked for too where nobody is to learn that there was but one."""
    if s.settings.ask_anyway:
        return ask(me, prompt, moves, rule, source, amount)
    return choose(me, prompt, moves, rule, source, amount)


def choose_from_hand(s: State, me: Seat, prompt: str, kinds: list[int], source: int, rule: str) -> Ask[int]:
    """One card of her hand that fits, or none: NOTHING if she declines, or has none to offer."""
    if not is_asked(s, me, kinds):
        return NOTHING
    moves = [move(verbs.CARD, kind) for kind in distinct(kinds)]
    moves.append(move(verbs.DONE))
    answer = yield from choose_hidden(s, me, prompt, moves, rule, source)
    return answer.a if answer.verb == verbs.CARD else NOTHING


def hand_and_discard(s: State, me: Seat, *, basics_only: bool = False) -> list[Move]:
    """What may be destroyed from hand or discard pile; a Match never."""
    board = s.boards[me]
    moves: list[Move] = []
    for verb, zone in ((verbs.FROM_HAND, board.hand), (verbs.FROM_DISCARD, board.discard)):
        for kind in distinct(zone):
            if can_be_destroyed(kind) and (is_basic(kind) or not basics_only):
                moves.append(move(verb, kind))
    return moves
