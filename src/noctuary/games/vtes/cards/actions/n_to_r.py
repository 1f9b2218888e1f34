"""Action cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.atoms import BEARER, CHOSEN, NEW, THIS, YOUNGER
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.hand import LookAndDiscard
from noctuary.games.vtes.blocks.effects.on_cards import Borrow, Burn, Lock
from noctuary.games.vtes.blocks.effects.play import PutInPlay, PutOn
from noctuary.games.vtes.blocks.targets import Methuselah, OneOf
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.blocks.who import PREY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import stays_yours
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, burnable, in_phase
from noctuary.games.vtes.kinds import BASIC, MINION_PHASE, SUPERIOR


@printed.action("Puppet Master", former=["Mind Rape"], disciplines="dom", blood=2)
def puppet_master(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    younger = OneOf(YOUNGER)
    action_card(card, [PutOn(kept=True), Lock(CHOSEN)], SUPERIOR, directed=True, target=younger)
    stays_yours(card)
    card.traits.append(Cannot("unlock", permissions.TO_UNLOCK, BEARER))
    in_phase(card, MINION_PHASE, [Borrow(BEARER), Burn(THIS)], conditions=[Is(THIS, ~NEW)], optional=False)


@printed.action("Revelations", fr="Révélations", disciplines="aus", blood=1)
def revelations(card: Card) -> None:
    action_card(card, [LookAndDiscard()], BASIC, stealth=1, directed=True, target=Methuselah(PREY))
    action_card(card, [PutInPlay()], SUPERIOR, stealth=1)
    card.traits.append(Cannot("hide-hand", permissions.TO_HIDE_HAND, PREY))
    burnable(card)
