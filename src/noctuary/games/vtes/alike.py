"""Which plays stand for others when it is asked whether any card could be played.

Whether a Methuselah is asked in a window hangs on what some hand would let her do (VTES-RUL-17). That
question goes through few ways of playing cards, not through all that are known: one that asks for less can be
played wherever one that asks for more can. Only a card that has been spent, or whose price has changed, may
be in the way where those it stands for are not; so they hang on it (`Way.heavier`).
"""

# not compiled: put together once

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from noctuary.games.vtes.card import Card, Effect, Piece, UseOf, Way, within_reach
from noctuary.games.vtes.kinds import (
    DISCARD,
    EVENT,
    MASTER,
    MINION_CARDS,
    MODIFIER,
    ON_CARD,
    OUT_OF_TURN,
    REACTION,
)
from noctuary.kernel.move import NOTHING

_Key = tuple[object, ...]
_NO_REQUIREMENTS: _Key = ((), (), ())


def answers(cards: Sequence[Card], window: int, *, acting: bool) -> list[Way]:
    """What those who do not lead a phase may play in a window, by what asks for least.

    Modifiers are for whoever's action it is, reactions for the others.
    """
    demands = [
        _demand(card, index, use)
        for card in cards
        if window > DISCARD or card.keywords & OUT_OF_TURN
        for index, use in enumerate(card.uses)
        if _is_played_in(use, window) and _is_for(card, use, acting)
    ]
    first: list[_Demand] = []
    for demand in sorted(demands, key=_weight):
        _hang(demand, first)
    return [_way(demand) for demand in first]


def burnable(cards: Iterable[Card]) -> list[Card]:
    """Of the cards with the burn option, one for each requirement (VTES-MASTER-09)."""
    sorts = {(_requirements(card), *card.disciplines): card for card in cards if card.burn_option}
    return list(sorts.values())


def _is_played_in(use: UseOf, window: int) -> bool:
    return not use.in_play and not use.granted and bool(use.windows >> window & 1)


def _is_for(card: Card, use: UseOf, acting: bool) -> bool:
    types = use.types or card.types
    return acting if types & MODIFIER else not (acting and types & REACTION)


# -- what asks for less than something else ----------------------------------------------------------------


@dataclass
class _Demand:
    """Everything that `playable` asks of one way of playing a card."""

    card: Card
    index: int
    use: UseOf
    stands_for_others: bool
    remembers: bool
    circumstances: _Key  # by whom and in which action or combat
    requirements: _Key
    costs: tuple[int, ...]
    hurdles: frozenset[_Key]  # any of which may be in the way
    heavier: list[_Demand]


def _demand(card: Card, index: int, use: UseOf) -> _Demand:
    targets = [use.number if use.target is None else use.target]
    pieces: list[Piece] = [*use.conditions, *(piece for piece in targets if piece is not None)]
    pieces += _demanding([*use.effects, *([use.terms] if use.terms else [])])
    return _Demand(
        card,
        index,
        use,
        not card.types & EVENT,  # each is played once in a game (VTES-RUL-10)
        bool(card.limits) or card.stays == ON_CARD or any(piece.remembers for piece in pieces),
        _circumstances(card, use),
        _requirements(card),
        (card.pool, card.blood, use.pool, use.blood),
        frozenset(_piece(piece) for piece in pieces),
        [],
    )


def _hang(demand: _Demand, among: list[_Demand]) -> None:
    """On the first that asks for no more; otherwise beside them. What asks for less was there before."""
    for other in among:
        if _asks_no_more(other, demand):
            _hang(demand, other.heavier)
            return
    among.append(demand)


def _asks_no_more(one: _Demand, other: _Demand) -> bool:
    """Whether one can be played wherever the other can, unless it is spent or has become dearer."""
    if not one.stands_for_others or one.circumstances != other.circumstances:
        return False
    if one.card.unique and one.card.name != other.card.name:
        return False  # she may have one in play (VTES-CONTEST-02)
    if not one.hurdles <= other.hurdles:
        return False
    if not all(mine in (0, its) or 0 < mine <= its for mine, its in zip(one.costs, other.costs, strict=True)):
        return False
    return _is_met_by_more(one, other)


def _is_met_by_more(one: _Demand, other: _Demand) -> bool:
    """Whoever meets the requirements of the other meets its own, and pays as a vampire (VTES-SECT-06)."""
    if one.use.discipline == other.use.discipline and one.use.level > other.use.level:
        return False
    if one.requirements == other.requirements and one.use.discipline == other.use.discipline:
        return True
    free = not one.card.blood and not one.use.blood and one.requirements == _NO_REQUIREMENTS
    return free and one.use.discipline in (NOTHING, other.use.discipline)


def _weight(demand: _Demand) -> int:
    """Grows with whatever is asked for."""
    costs = sum(max(cost, 1) for cost in demand.costs if cost)  # X is more than nothing
    chooses = demand.requirements != _NO_REQUIREMENTS
    return costs + len(demand.hurdles) + demand.use.level + (demand.use.discipline != NOTHING) + chooses


def _way(demand: _Demand) -> Way:
    use = demand.use
    by_minion = bool(demand.card.types & MINION_CARDS)
    needs = within_reach(use.discipline, use.level) if by_minion else 0
    return Way(demand.card.kind, demand.index, needs, [_way(one) for one in demand.heavier], demand.remembers)


# -- what is alike ------------------------------------------------------------------------------------------


def _circumstances(card: Card, use: UseOf) -> _Key:
    """In hand a card is of all its types, and played as one of them (VTES-SEQ-10)."""
    strike = use.strike
    return (
        *(bool(card.types & MINION_CARDS), card.types & MASTER, use.types or card.types),
        *(card.keywords, use.by, use.needs_locked, use.even_locked),
        None if use.action is None else id(use.action),
        None
        if strike is None
        else (strike.dodge, strike.ends, strike.strength, strike.maneuver, strike.only_near),
    )


def _requirements(card: Card) -> _Key:
    """Clan, Disciplines, sect, title, traits, capacity (VTES-SEQ-08)."""
    disciplines = tuple(card.disciplines) if card.all_disciplines else ()
    return (tuple(card.clans), disciplines, card.needs.key() if card.needs.anything else ())


def _demanding(effects: Iterable[Effect]) -> list[Effect]:
    """Effects that lack something now and then (VTES-SEQ-17); all others are never in the way."""
    return [effect for effect in effects if type(effect).why_not is not Effect.why_not]


def _piece(piece: Piece) -> _Key:
    """Pieces of one class are alike where those of their fields are that whether they hold hangs on."""
    key = piece.key()
    if key is not None:
        return key
    fields = piece.__getstate__()
    if isinstance(fields, dict):
        fields = {name: value for name, value in fields.items() if name not in piece.never_asked}
    try:
        return type(piece), _value(fields)
    except _NotPlain:
        return type(piece), id(piece)


class _NotPlain(Exception):
    """A field holds what cannot be compared, a function say: a piece with it is like no other."""


def _value(value: object) -> object:
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple(_value(one) for one in value)
    if isinstance(value, dict):
        return tuple((name, _value(one)) for name, one in sorted(value.items()))
    if isinstance(value, Piece):
        return _piece(value)
    raise _NotPlain
