"""Events from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_ally, is_vampire
from noctuary.games.vtes.card import Card, Phrase, Trait
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD
from noctuary.games.vtes.state import InPlay, State


@printed.event("The Unmasking", fr="Le masque tombe", keywords="gehenna")
def the_unmasking(card: Card) -> None:
    event(card, UNTIL_DISCARD)
    card.traits.append(AlliesSeeVampires(1))


class AlliesSeeVampires(Trait):
    """All allies have more intercept against vampires."""

    what = numbers.INTERCEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-allies-see-vampires", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != numbers.INTERCEPT or s.action is None:
            return 0
        blocker, actor = find(s, about), find(s, s.action.actor)
        if blocker is None or actor is None or not is_vampire(s, actor):
            return 0
        return self.amount if is_ally(s, blocker) else 0
