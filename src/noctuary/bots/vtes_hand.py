"""What the cards in a hand of VTES are good for to whoever holds them: which one can go."""

from __future__ import annotations

from typing import Final

from noctuary.bots.vtes_plans import style
from noctuary.games.vtes import verbs
from noctuary.games.vtes.card import Card, within_reach
from noctuary.games.vtes.kinds import (
    ACTION_CARDS,
    COMBAT,
    EVENT,
    MASTER,
    MINION_CARDS,
    MODIFIER,
    REACTION,
    READY,
)
from noctuary.games.vtes.state import State
from noctuary.games.vtes.styles import FIGHTS
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move

_NOW: Final = 1.0  # a ready minion can play it
_SOON: Final = 0.75  # one on which there is blood already
_LATER: Final = 0.5
_NEVER: Final = 0.1  # nobody of hers, in play or waiting
_SECOND: Final = 0.1  # a unique card that she has in play already
_AGAIN: Final = 0.72  # for each that she holds besides
_SURPLUS: Final = 0.6  # for a card of a type that she holds more of than she can play soon
_UNWANTED: Final = 0.65  # for an action that she could have taken in this turn, and did not
_DEAR: Final = 0.4  # for what costs more pool than she can spare
_FRESH: Final = 0.74  # what a card drawn for it may be worth
_SPARE: Final = 5  # pool that no card is worth


def discarded(s: State, decision: Decision) -> Move:
    """The card that is of least use, where another would be better; a pass, if she may keep all."""
    moves = decision.moves
    best = moves[-1]
    least = _FRESH if best.verb == verbs.PASS else 100.0
    hand = s.players[decision.seat].hand
    plenty = _plenty(s, decision.seat)
    idle = _idle(s, decision.seat)
    for move in moves:
        if move.verb != verbs.DISCARD:
            continue
        worth = usefulness(s, decision.seat, move.a) * _AGAIN ** (hand.count(move.a) - 1)
        if s.pool.types[move.a] & plenty:
            worth *= _SURPLUS
        elif s.pool.types[move.a] & ACTION_CARDS and _any_suits(s, s.pool.cards[move.a], idle):
            worth *= _UNWANTED
        if worth < least:
            best, least = move, worth
    return best


def _idle(s: State, seat: Seat) -> list[int]:
    """The kinds of her minions that have done nothing in this turn; whoever has just come could not."""
    found: list[int] = []
    for card in s.cards:
        has_just_come = card.late and card.since == s.turn_number
        if card.controller == seat and card.region == READY and not card.locked and not has_just_come:
            found.append(card.kind)
    return found


def _any_suits(s: State, card: Card, kinds: list[int]) -> bool:
    for kind in kinds:
        if _suits(s, card, kind):
            return True
    return False


def usefulness(s: State, seat: Seat, kind: int) -> float:
    """About 1 for what she can play in one of the next turns, about 0 for what she never will."""
    card = s.pool.cards[kind]
    if card.pool > s.players[seat].pool - _SPARE:
        return _DEAR
    if s.pool.unique[kind] and _has(s, seat, kind):
        return _SECOND
    if card.types & MASTER:
        return _NOW
    if card.types & EVENT:
        return _SOON
    if not card.types & MINION_CARDS:
        return _NOW
    return _by_whom(s, seat, card)


def _plenty(s: State, seat: Seat) -> int:
    """The types of which she holds more than she can play soon: an action for each minion and one more."""
    me = s.players[seat]
    ready = 0
    for card in s.cards:
        if card.controller == seat and card.region == READY:
            ready += 1
    fights = style(s, seat)[FIGHTS]
    found = 0
    for types, most in (
        (MASTER, 2),
        (ACTION_CARDS, ready + 1),
        (MODIFIER, 3),
        (REACTION, 3),
        (COMBAT, 1 + int(4 * fights)),
    ):
        held = 0
        for kind in me.hand:
            if s.pool.types[kind] & types:
                held += 1
        if held > most:
            found |= types
    return found


def _has(s: State, seat: Seat, kind: int) -> bool:
    for card in s.cards:
        if card.kind == kind and card.controller == seat:
            return True
    return False


def _by_whom(s: State, seat: Seat, card: Card) -> float:
    """How soon somebody of hers can play it."""
    for minion in s.cards:
        if minion.controller == seat and minion.region == READY and _suits(s, card, minion.kind):
            return _NOW
    worth = _NEVER
    for one in s.players[seat].uncontrolled:
        if _suits(s, card, one.kind):
            worth = max(worth, _SOON if one.counters else _LATER)
    return worth


def _suits(s: State, card: Card, kind: int) -> bool:
    """Whether a minion of this kind has a Discipline and the clan that the card asks for."""
    if card.clans and s.pool.cards[kind].clan not in card.clans:
        return False
    reach = s.pool.reach[kind]
    for use in card.uses:
        if not use.in_play and not use.granted and within_reach(use.discipline, use.level) & reach:
            return True
    return False
