"""Events from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import MASTER_CARD
from noctuary.games.vtes.blocks.effects.hand import Exchange
from noctuary.games.vtes.blocks.targets import InHand
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import in_phase
from noctuary.games.vtes.kinds import MASTER_PHASE
from noctuary.games.vtes.rules import limits


@printed.event("Anthelios, The Red Star", former=["Anthelios"], keywords="gehenna banned")
def anthelios_the_red_star(card: Card) -> None:
    event(card)
    in_phase(
        card,
        MASTER_PHASE,
        [Exchange()],
        once=limits.EACH_PHASE,
        master_action=True,
        by=By.ANYONE,
        target=InHand(MASTER_CARD, "vtes-ask-exchange"),
        number=InHand(MASTER_CARD, "vtes-ask-exchange-for", from_ash=True),
    )
