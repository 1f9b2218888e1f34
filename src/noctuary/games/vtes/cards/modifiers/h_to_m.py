"""Action modifiers from H to M."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.conditions import NotAlongside
from noctuary.games.vtes.blocks.effects.action import Grant, Lasts, Stealth, going_on
from noctuary.games.vtes.board import find, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import granted, modifier
from noctuary.games.vtes.kinds import BASIC, DURING_ACTION, SUPERIOR
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, UNTIL_UNLOCK
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play


@printed.modifier("Into Thin Air", fr="Volatilisé", disciplines="obf")
def into_thin_air(card: Card) -> None:
    alone = NotAlongside("vtes-when-no-lost-in-crowds", "Lost in Crowds")
    for level, amount in ((BASIC, 1), (SUPERIOR, 2)):
        modifier(
            card,
            [Stealth(amount), Grant("vtes-grant-lower-intercept", 2)],
            level,
            conditions=[alone],
            deferred=UNTIL_UNLOCK,
        )
    granted(card, DURING_ACTION, [LowerOne(1)], target=Weaker(), blood=1)


class Weaker(Target):
    """An ally, or a vampire younger than the one that acts."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-target-weaker")

    def choices(self, s: State, using: Using) -> list[int]:
        actor = find(s, using.minion)
        age = 0 if actor is None else numbers.capacity(s, actor)
        return [
            card.uid
            for card in s.cards
            if is_minion(s, card)
            and card.uid != using.minion
            and (not is_vampire(s, card) or numbers.capacity(s, card) < age)
        ]


class LowerOne(Effect):
    """The chosen minion has less intercept in this action: legal without need (VTES-BLOCK-09)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-lower-one", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.intercepts = (*action.intercepts, (using.target, -self.amount))
        return None


@printed.modifier("Lost in Crowds", fr="Perdu dans la foule", disciplines="obf")
def lost_in_crowds(card: Card) -> None:
    alone = NotAlongside("vtes-when-no-into-thin-air", "Into Thin Air")
    modifier(card, [Stealth(1)], BASIC, conditions=[alone])
    modifier(card, [Stealth(2)], SUPERIOR, conditions=[alone])


@printed.modifier("Mirror Walk", fr="Traversée du miroir", disciplines="tha")
def mirror_walk(card: Card) -> None:
    ends = Lasts("vtes-effect-ends-if-blocked", notes.ENDS_IF_BLOCKED, 1, expiry.END_OF_ACTION)
    modifier(card, [Stealth(1)], BASIC, deferred=UNTIL_DISCARD)
    modifier(card, [Stealth(1), ends], SUPERIOR, deferred=UNTIL_DISCARD)
