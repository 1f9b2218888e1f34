"""Cards of the hand that a combatant puts on itself without an action: requirements and cost hold."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, verbs
from noctuary.games.vtes.blocks.effects.play import PutFromHand
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find, on
from noctuary.games.vtes.card import Card, Phrase, StrikeOf, Target, Using
from noctuary.games.vtes.kinds import GUN, MELEE_WEAPON, STRIKE, WEAPON
from noctuary.games.vtes.rules import costs, fighting, putting, strikes
from noctuary.games.vtes.state import State
from noctuary.kernel.move import Move, move
from noctuary.kernel.questions import distinct

_POOL: Final = 3  # as much is too dear to be concealed
_DAMAGE: Final = 4  # … too much


class PutOnFromHand(PutFromHand):
    """The minion itself puts such a card of its controller's hand on it, and pays for it."""

    def __init__(self, name: str, types: int, which: Which) -> None:
        super().__init__(types)
        self.name = name  # `vtes-effect-put-on-from-hand-…`
        self.which = which
        self.prompt = f"vtes-ask-put-on-from-hand-{name}"

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-effect-put-on-from-hand-{self.name}")

    def _ways(self, s: State, using: Using) -> list[Move]:
        minion = find(s, using.minion)
        if minion is None:
            return []
        return [
            move(verbs.PLAY, kind, minion.uid, index)
            for kind in distinct(s.players[using.seat].hand)
            if s.pool.types[kind] & self.types
            for index in putting.ways(s, minion, kind, self.types)
            if self.which.fits_kind(s, Using(using.seat, kind, index, minion.uid), s.pool.cards[kind])
        ]


class Concealable(Which):
    """A weapon that is not unique, costs less than 3 pool now, and strikes for less than 4 normal damage.

    Its own strike counts, by a minion of strength 1: neither the bearer's strength nor what else adds to it.
    """

    def fits_kind(self, s: State, using: Using, card: Card) -> bool:
        if card.unique or not card.keywords & (WEAPON | GUN | MELEE_WEAPON):
            return False
        if costs.pool_cost(s, card, card.uses[using.index], using) >= _POOL:
            return False
        return all(_is_slight(use.strike) for use in card.uses if use.strike is not None)

    def key(self) -> tuple[object, ...]:
        return (Concealable,)


def _is_slight(strike: StrikeOf) -> bool:
    return not strike.aggravated and strike.damage + int(strike.strength) < _DAMAGE


class HandsOrBlade(Target):
    """What the minion strikes with: a melee weapon that it can use, or (itself) its hands."""

    prompt = "vtes-ask-hands-or-blade"

    def choices(self, s: State, using: Using) -> list[int]:
        one = fighting.fighter(s, using.minion)
        if one is None or strikes.no_weapons(s, one):
            return [using.minion]
        blades = [
            card.uid
            for card in on(s, using.minion)
            if s.pool.cards[card.kind].keywords & MELEE_WEAPON
            and s.pool.used_in[card.kind] >> STRIKE & 1
            and not notes.noted(s, notes.NOT_USABLE, card.uid)
        ]
        return [using.minion, *blades]


CONCEALABLE: Final = Concealable()
