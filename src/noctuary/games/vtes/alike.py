"""Plays that are legal under the same circumstances.

Whether a Methuselah is asked in a window hangs on what some hand would let her do (VTES-RUL-17). That
question goes through sorts of plays, not through all the cards that are known: what two cards do may differ,
as long as nothing but their names tells apart who may play them, and when.
"""

# not compiled: put together once

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from noctuary.games.vtes.kinds import DISCARD, MODIFIER, OUT_OF_TURN, REACTION

if TYPE_CHECKING:
    from noctuary.games.vtes.card import Card, Effect, Piece, StrikeOf, UseOf

_Key = tuple[object, ...]
# Kinds of cards, which of their uses (the same of each), and the Discipline and level that each use needs.
Sort = tuple[list[int], list[int], list[tuple[int, int]]]


def answers(cards: Sequence[Card], window: int, *, acting: bool) -> list[Sort]:
    """What those who do not lead a phase may play in a window, by sorts.

    Modifiers are for whoever's action it is, reactions for the others. What asks for least comes first.
    """
    sorts: dict[_Key, Sort] = {}
    for card in cards:
        if window > DISCARD or card.keywords & OUT_OF_TURN:
            uses = [
                (index, use)
                for index, use in enumerate(card.uses)
                if _is_played_in(use, window) and _is_for(card, use, acting)
            ]
            if uses:
                ways = [(index, _way(use)) for index, use in uses]
                key = (_requirements(card), card.types, card.keywords, *ways)
                indexes, needs = (
                    [index for index, _ in uses],
                    [(use.discipline, use.level) for _, use in uses],
                )
                sorts.setdefault(key, ([], indexes, needs))[0].append(card.kind)
    return sorted(sorts.values(), key=lambda sort: _hurdles(cards[sort[0][0]]))


def burnable(cards: Iterable[Card]) -> list[Card]:
    """Of the cards with the burn option, one for each requirement (VTES-MASTER-09)."""
    sorts = {(_requirements(card), *card.disciplines): card for card in cards if card.burn_option}
    return list(sorts.values())


def _is_played_in(use: UseOf, window: int) -> bool:
    return not use.in_play and not use.granted and bool(use.windows >> window & 1)


def _is_for(card: Card, use: UseOf, acting: bool) -> bool:
    types = use.types or card.types
    return acting if types & MODIFIER else not (acting and types & REACTION)


def _hurdles(card: Card) -> int:
    """How much is asked for, roughly."""
    asked = [*card.clans, *card.sects, *card.titles]
    return len(asked) + card.blood + min(use.level + len(use.conditions) for use in card.uses)


def _requirements(card: Card) -> _Key:
    """Clan, Disciplines, sect, title, capacity, cost; what is unique goes by its name (VTES-CONTEST-05)."""
    return (
        card.name if card.unique else "",
        *(card.pool, card.blood, card.capacity_from, card.titled, card.all_disciplines),
        *(tuple(card.clans), tuple(card.sects), tuple(card.titles)),
        tuple(card.disciplines) if card.all_disciplines else (),
    )


def _way(use: UseOf) -> _Key:
    """Everything that `playing` asks of one way of playing a card."""
    return (
        *(use.types, use.discipline, use.level, use.pool, use.blood),
        *(use.by_others, use.needs_locked),
        None if use.action is None else id(use.action),
        None if use.strike is None else _strike(use.strike),
        tuple(_piece(condition) for condition in use.conditions),
        *(None if target is None else _piece(target) for target in (use.target, use.number)),
        tuple(_piece(effect) for effect in _demanding([*use.effects, *([use.terms] if use.terms else [])])),
    )


def _strike(strike: StrikeOf) -> _Key:
    return strike.dodge, strike.ends, strike.strength, strike.maneuver


def _demanding(effects: Iterable[Effect]) -> list[Effect]:
    """Effects that lack something now and then (VTES-SEQ-17); all others are never in the way."""
    from noctuary.games.vtes.card import Effect

    return [effect for effect in effects if type(effect).why_not is not Effect.why_not]


def _piece(piece: Piece) -> _Key:
    """Pieces that read alike are alike; one that is said elsewhere is like no other."""
    phrase = piece.phrase()
    if phrase is None:
        return (id(piece),)
    numbers, words = sorted(phrase.numbers.items()), sorted(phrase.words.items())
    return type(piece).__name__, phrase.message, *numbers, *words
