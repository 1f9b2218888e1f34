"""Events with S."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import OF_ACTIVE, YOUR_PREYS
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.on_cards import Burn, GiveTo
from noctuary.games.vtes.blocks.pointing import CHOSEN, THIS
from noctuary.games.vtes.blocks.states import Capacity
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.who import PREDATOR, YOU
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import in_phase, use
from noctuary.games.vtes.kinds import DISCARD


@printed.event("Scourge of the Enochians")
def scourge_of_the_enochians(card: Card) -> None:
    event(card)
    weak = OneOf(Capacity(most=2))
    in_phase(card, DISCARD, [Burn(CHOSEN), GiveTo(THIS, PREDATOR)], target=weak)
    taken = Is(THIS, OF_ACTIVE & YOUR_PREYS)
    use(card, 1 << DISCARD, [GiveTo(THIS, YOU)], conditions=[taken], by=By.ANYONE, optional=False)
