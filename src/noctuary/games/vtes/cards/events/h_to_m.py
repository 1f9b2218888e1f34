"""Events from H to M."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import ANY_CARD
from noctuary.games.vtes.blocks.effects.hand import RemoveUncontrolled, SearchLibrary
from noctuary.games.vtes.blocks.targets import Uncontrolled
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import in_phase
from noctuary.games.vtes.kinds import INFLUENCE


@printed.event("Inconnu Tutelage", keywords="inconnu")
def inconnu_tutelage(card: Card) -> None:
    event(card)
    effects = [RemoveUncontrolled(), SearchLibrary()]
    in_phase(card, INFLUENCE, effects, transfers=4, by=By.ANYONE, target=Uncontrolled(ANY_CARD))
