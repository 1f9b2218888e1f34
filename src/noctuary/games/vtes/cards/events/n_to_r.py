"""Events from N to R."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.atoms import MINION
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.effects.redirections import DearRedirections
from noctuary.games.vtes.blocks.in_actions import NO_ACTIONS
from noctuary.games.vtes.blocks.in_combats import FIRST_BLOCK, FIRST_ROUND
from noctuary.games.vtes.blocks.pointing import THIS
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import in_phase
from noctuary.games.vtes.kinds import DISCARD
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK


@printed.event("Narrow Minds", keywords="inconnu")
def narrow_minds(card: Card) -> None:
    event(card, UNTIL_UNLOCK)
    card.traits.append(DearRedirections(1))


@printed.event("NSA Trio", keywords="government")
def nsa_trio(card: Card) -> None:
    event(card)
    first = [FIRST_ROUND, FIRST_BLOCK]
    card.traits.append(Cannot("end-first-combat", permissions.TO_END_COMBAT, MINION, first))
    in_phase(card, DISCARD, [Burn(THIS)], conditions=[NO_ACTIONS], discard_action=True, by=By.ANYONE)
