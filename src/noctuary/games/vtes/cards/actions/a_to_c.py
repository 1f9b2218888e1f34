"""Action cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import THIS, WITH_COUNTERS, YOURS
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is
from noctuary.games.vtes.blocks.effects.levies import BurnPoolOrHand
from noctuary.games.vtes.blocks.effects.on_cards import Gain
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import action_card, burnable, in_phase, levy
from noctuary.games.vtes.kinds import IN_PLAY, UNLOCK
from noctuary.games.vtes.rules import limits


@printed.action("Constant Revolution", fr="Révolution permanente", keywords="unique", requires="anarch")
def constant_revolution(card: Card) -> None:
    action_card(card, [PutInPlay(1)], stealth=1)
    card.stays = IN_PLAY
    in_phase(card, UNLOCK, [Gain(1, THIS)], once=limits.EACH_PHASE, optional=False)
    levy(card, UNLOCK, [BurnPoolOrHand()], [Is(THIS, ~YOURS & WITH_COUNTERS)])
    burnable(card, by=[BY_VAMPIRE], pool=1)
