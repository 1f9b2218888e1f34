"""The questions cards and rules put: those of every game, and a character, a space, a talent of this one."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import verbs
from noctuary.kernel import questions
from noctuary.kernel.decision import Ask
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import CARD, NOTHING, Move, move
from noctuary.kernel.questions import ask_one_of, distinct, one_of

MAY: Final = "BUF-RUL-10"  # what a card lets one choose is part of carrying it out


def choose(
    me: Seat, prompt: str, moves: list[Move], rule: str = MAY, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    return questions.choose(me, prompt, moves, rule, source, amount)


def confirm(me: Seat, prompt: str, source: int, rule: str = MAY) -> Ask[bool]:
    return questions.confirm(me, prompt, rule, source)


def choose_number(
    me: Seat, prompt: str, least: int, most: int, source: int = NOTHING, rule: str = MAY
) -> Ask[int]:
    return questions.choose_number(me, prompt, least, most, rule, source)


def choose_kind(
    me: Seat, prompt: str, kinds: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    return questions.choose_kind(me, prompt, kinds, rule, source, or_none=or_none)


def search_for(me: Seat, prompt: str, kinds: list[int], source: int) -> Ask[int]:
    """A card of one's own deck, or none; asked even if there is none, which is nobody else's business."""
    found = [move(CARD, kind) for kind in distinct(kinds)]
    return ask_one_of(me, prompt, found, MAY, source, or_none=True)


def choose_character(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    moves = [move(verbs.TARGET, uid) for uid in uids]
    return one_of(me, prompt, moves, rule, source, or_none)


def choose_challenge(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    moves = [move(verbs.AT_CHALLENGE, uid) for uid in uids]
    return one_of(me, prompt, moves, rule, source, or_none)


def choose_space(
    me: Seat, prompt: str, spaces: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    moves = [move(verbs.TO, space) for space in spaces]
    return one_of(me, prompt, moves, rule, source, or_none)


def choose_talent(
    me: Seat, prompt: str, talents: list[int], source: int = NOTHING, rule: str = MAY
) -> Ask[int]:
    moves = [move(verbs.TALENT, talent) for talent in talents]
    return one_of(me, prompt, moves, rule, source, False)


def choose_seat(
    me: Seat, prompt: str, seats: list[Seat], source: int = NOTHING, rule: str = MAY
) -> Ask[Seat]:
    return questions.choose_seat(me, prompt, seats, rule, source)


def choose_attachment(
    me: Seat,
    prompt: str,
    attachments: list[tuple[int, int]],
    source: int = NOTHING,
    rule: str = MAY,
    *,
    or_none: bool = False,
) -> Ask[tuple[int, int]]:
    """A card on a character, as (kind, uid of its bearer); (NOTHING, NOTHING) for none."""
    moves = [move(verbs.ATTACHMENT, kind, uid) for kind, uid in sorted(set(attachments))]
    if or_none:
        moves.append(move(verbs.DONE))
    if not moves:
        return NOTHING, NOTHING
    answer = yield from choose(me, prompt, moves, rule, source)
    return answer.a, answer.b
