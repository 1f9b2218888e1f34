"""Events from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import MINION
from noctuary.games.vtes.blocks.effects.action import Redirect
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.in_actions import NO_ACTIONS
from noctuary.games.vtes.blocks.in_combats import FIRST_BLOCK, FIRST_ROUND
from noctuary.games.vtes.blocks.pointing import THIS
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.card import By, Card, Phrase, Trait, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import in_phase
from noctuary.games.vtes.kinds import DISCARD, MINION_CARDS
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from noctuary.games.vtes.state import InPlay, State


@printed.event("Narrow Minds", keywords="inconnu")
def narrow_minds(card: Card) -> None:
    event(card, UNTIL_UNLOCK)
    card.traits.append(DearRedirections(1))


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


@printed.event("NSA Trio", keywords="government")
def nsa_trio(card: Card) -> None:
    event(card)
    first = [FIRST_ROUND, FIRST_BLOCK]
    card.traits.append(Cannot("end-first-combat", permissions.TO_END_COMBAT, MINION, first))
    in_phase(card, DISCARD, [Burn(THIS)], conditions=[NO_ACTIONS], discard_action=True, by=By.ANYONE)
