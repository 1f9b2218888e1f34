"""The questions cards and rules put: those of every game, and a card in play or a vampire that is not.

A single answer is taken unasked, unless the question is about cards that others do not see: they would learn
that there was but one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.games.vtes import verbs
from noctuary.kernel import questions
from noctuary.kernel.decision import Ask
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import ask_one_of, distinct, one_of

if TYPE_CHECKING:
    from noctuary.games.vtes.card import Target, Using
    from noctuary.games.vtes.state import State

MAY: Final = "VTES-SEQ-04"  # what a card lets one choose is part of carrying it out


def choose(
    me: Seat, prompt: str, moves: list[Move], rule: str = MAY, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    return questions.choose(me, prompt, moves, rule, source, amount)


def confirm(me: Seat, prompt: str, source: int = NOTHING, rule: str = MAY) -> Ask[bool]:
    return questions.confirm(me, prompt, rule, source)


def choose_number(
    me: Seat, prompt: str, least: int, most: int, source: int = NOTHING, rule: str = MAY
) -> Ask[int]:
    return questions.choose_number(me, prompt, least, most, rule, source)


def choose_kind(
    me: Seat, prompt: str, kinds: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    """One card out of a zone that only she sees; NOTHING if there is none, or if one declines."""
    if not kinds:
        return NOTHING
    moves = [move(verbs.CARD, kind) for kind in distinct(kinds)]
    return (yield from ask_one_of(me, prompt, moves, rule, source, or_none))


def choose_card(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    """One card in play, by its uid."""
    return one_of(me, prompt, [move(verbs.TARGET, u) for u in uids], rule, source, or_none)


def choose_uncontrolled(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    """One of her face-down vampires; if she may decline she is asked even where none fits."""
    moves = [move(verbs.UNCONTROLLED, uid) for uid in uids]
    if or_none:
        return ask_one_of(me, prompt, moves, rule, source, or_none)
    return one_of(me, prompt, moves, rule, source, or_none)


def choose_seat(
    me: Seat, prompt: str, seats: list[Seat], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[Seat]:
    """NOBODY (which is NOTHING) if one declines."""
    return questions.choose_seat(me, prompt, seats, rule, source, or_none=or_none)


def choose_target(s: State, target: Target, using: Using, choices: list[int]) -> Ask[int]:
    """What a use is announced with (VTES-SEQ-05)."""
    verb = _VERB_OF[target.names]
    moves = [move(verb, choice) for choice in choices]
    if moves and _is_hidden(s, target, using):
        return ask_one_of(using.seat, target.prompt, moves, target.rule, using.kind, False)
    return one_of(using.seat, target.prompt, moves, target.rule, using.kind, False)


def _is_hidden(s: State, target: Target, using: Using) -> bool:
    """Whether others cannot tell how many things fit: cards of a hand, some of her face-down vampires."""
    if target.names == "uncontrolled":
        return len(s.players[using.seat].uncontrolled) > 1
    return target.names == "kind" and len(s.players[using.seat].hand) > 1


_VERB_OF: Final = {
    "card": verbs.TARGET,
    "uncontrolled": verbs.UNCONTROLLED,
    "kind": verbs.CARD,
    "seat": verbs.SEAT,
    "number": verbs.NUMBER,
}
