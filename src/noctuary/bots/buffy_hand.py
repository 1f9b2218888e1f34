"""What cards in hand are worth in the Buffy CCG, and which of them to let go."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import in_play, verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import ACTION, CHARACTER, EPISODE_ONE, HAND, ITEM, SKILL
from noctuary.games.buffy.state import Side, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move

UNKNOWN: Final = 0.8  # a card one cannot see
_EXCESS: Final = 0.05  # what is over five in a conflict is discarded afterwards (BUF-FDI-02)
_USELESS: Final = 0.6  # below this a fresh card is better …
_RESTLESS: Final = 0.06  # … and in a long game sooner, per turn after the first ones
_PATIENCE: Final = 8
_DUPLICATE: Final = 0.2
_NEWCOMER: Final = 1.6
_PER_TALENT: Final = 0.2
_NEXT_LEVEL: Final = 1.4
_NEXT_LEVEL_SOON: Final = 1.0
_LATER_LEVEL: Final = 0.5
_TOOL: Final = 0.9
_PER_ICON: Final = 0.3
_OTHER: Final = 0.5


def worth(s: State, side: Side) -> float:
    """One's own hand, card by card; of more than five the best five."""
    values = [card_worth(s, side, kind) for kind in side.hand]
    if len(values) > HAND:
        values.sort(reverse=True)
    total = 0.0
    for place, value in enumerate(values):
        total += value if place < HAND else _EXCESS
    return total


def card_worth(s: State, side: Side, kind: int) -> float:
    card = s.pool.cards[kind]
    if card.type == CHARACTER:
        return _character(s, side, card)
    if card.type == ACTION:
        best = 0
        for _, value in card.icons:
            best = max(best, value)
        return _OTHER + _PER_ICON * best
    return _TOOL if card.type in (SKILL, ITEM, EPISODE_ONE) else _OTHER


def _character(s: State, side: Side, card: Card) -> float:
    """Who is not there yet is welcome; a level waits for the one below it and for Destiny (BUF-RES-05)."""
    level = 0
    for one in s.characters:
        if one.owner == side.seat and one.who == card.who:
            level = s.pool.cards[one.levels[-1]].level
    if card.level == 1:
        return _DUPLICATE if level else _NEWCOMER + _PER_TALENT * sum(card.talents)
    if card.level <= level:
        return _DUPLICATE
    if card.level > level + 1:
        return _LATER_LEVEL
    return _NEXT_LEVEL if side.destiny >= card.destiny else _NEXT_LEVEL_SOON


# -- letting go ---------------------------------------------------------------------------------------


def let_go(s: State, seat: Seat, moves: list[Move]) -> Move:
    """Which card to discard; keeping, where it is offered, if none of them is useless."""
    side = s.sides[seat]
    keep = moves[-1]
    worst = moves[0]
    least = 1000.0
    for move in may_go(s, seat, moves):
        if move.verb == verbs.DISCARD:
            value = card_worth(s, side, move.a)
            if side.hand.count(move.a) > 1:
                value *= 0.8
            if value < least:
                worst, least = move, value
    wanted = _USELESS + _RESTLESS * max(0, s.turn_number - _PATIENCE)
    return keep if keep.verb == verbs.KEEP and least >= min(wanted, _NEWCOMER) else worst


def may_go(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """Without the next levels of the Main Character, unless something must go and nothing else is left."""
    side = s.sides[seat]
    found = [move for move in moves if move.verb != verbs.DISCARD or not _is_needed(s, side, move.a)]
    return found or moves


def _is_needed(s: State, side: Side, kind: int) -> bool:
    """Whether it is the only copy in hand of a level to which the Main Character can still ascend."""
    card = s.pool.cards[kind]
    if card.type != CHARACTER or card.who != s.pool.cards[side.essence].who or side.hand.count(kind) > 1:
        return False
    main = in_play.main_of(s, side.seat)
    return main is None or card.level > s.pool.cards[main.levels[-1]].level
