"""The questions that every game puts: one of several moves, yes or no, a number, a card, a seat.

Each is a generator, asked with `yield from`; its moves have the verbs that all games share (`kernel.move`).
A game adds questions of its own (a square, a talent), made of `choose` and `one_of`, and hands these on with
the rule that asks where a card names none. There is no other way to ask.

A question with a single answer is not asked: the answer is taken. Where others would learn from that how many
answers there were, as with the cards of a hand, `ask` and `ask_one_of` put it all the same.
"""

from __future__ import annotations

from noctuary.kernel.decision import Ask, Decision
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import CARD, DONE, NO, NOTHING, NUMBER, SEAT, YES, Move, move


def ask(
    me: Seat, prompt: str, moves: list[Move], rule: str, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    """Ask for exactly one of the moves, even for a single one."""
    decision = Decision(me, MessageId(prompt), moves, RuleId(rule), source, amount)
    yield decision
    return decision.answered()


def choose(
    me: Seat, prompt: str, moves: list[Move], rule: str, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    """Ask for exactly one of the moves; a single one is taken without asking."""
    if len(moves) == 1:
        return moves[0]
    decision = Decision(me, MessageId(prompt), moves, RuleId(rule), source, amount)
    yield decision
    return decision.answered()


def confirm(me: Seat, prompt: str, rule: str, source: int = NOTHING) -> Ask[bool]:
    """ "May": yes or no."""
    answer = yield from choose(me, prompt, [move(YES), move(NO)], rule, source)
    return answer.verb == YES


def choose_number(me: Seat, prompt: str, least: int, most: int, rule: str, source: int = NOTHING) -> Ask[int]:
    """ "Up to X": any number from `least` to `most`."""
    if most <= least:
        return least
    numbers = [move(NUMBER, count) for count in range(least, most + 1)]
    answer = yield from choose(me, prompt, numbers, rule, source, most)
    return answer.a


def choose_kind(
    me: Seat, prompt: str, kinds: list[int], rule: str, source: int = NOTHING, *, or_none: bool = False
) -> Ask[int]:
    """One card out of a list whose zone is clear; NOTHING if there is none, or if one declines."""
    return one_of(me, prompt, [move(CARD, kind) for kind in distinct(kinds)], rule, source, or_none)


def choose_seat(
    me: Seat, prompt: str, seats: list[Seat], rule: str, source: int = NOTHING, *, or_none: bool = False
) -> Ask[Seat]:
    """Somebody at the table; -1 if one may decline and does."""
    answer = yield from one_of(me, prompt, [move(SEAT, seat) for seat in seats], rule, source, or_none)
    return Seat(answer)


def one_of(me: Seat, prompt: str, moves: list[Move], rule: str, source: int, or_none: bool) -> Ask[int]:
    """The first number of the chosen move; NOTHING if there is none, or if one may decline and does."""
    if not moves:
        return NOTHING
    if or_none:
        moves.append(move(DONE))
    answer = yield from choose(me, prompt, moves, rule, source)
    return answer.a  # NOTHING for DONE


def ask_one_of(me: Seat, prompt: str, moves: list[Move], rule: str, source: int, or_none: bool) -> Ask[int]:
    """The same, put whatever there is to choose from."""
    if or_none:
        moves.append(move(DONE))
    answer = yield from ask(me, prompt, moves, rule, source)
    return answer.a


def distinct(kinds: list[int]) -> list[int]:
    """Each kind once, in order of their numbers: two equal cards are one choice."""
    found: list[int] = []
    last = NOTHING
    for kind in sorted(kinds):
        if kind != last:
            found.append(kind)
            last = kind
    return found
