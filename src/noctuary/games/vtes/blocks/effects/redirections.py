"""What is said about cards that change the target of a bleed."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.action import Redirect
from noctuary.games.vtes.card import Card, Phrase, Trait, Using
from noctuary.games.vtes.kinds import MINION_CARDS
from noctuary.games.vtes.state import InPlay, State


class DearRedirections(Trait):
    """Minion cards, used so that they change the target of a bleed, cost everybody more blood."""

    what = numbers.BLOOD_COST
    changes_costs = True

    def __init__(self, more: int) -> None:
        self.more = more

    def phrase(self) -> Phrase:
        return Phrase("vtes-costs-redirections", {"amount": self.more})

    def cost(self, s: State, card: InPlay, played: Card, using: Using, what: int) -> int:
        if what != self.what or not played.types & MINION_CARDS:
            return 0
        effects = played.uses[using.index].effects
        return self.more if any(isinstance(effect, Redirect) for effect in effects) else 0
