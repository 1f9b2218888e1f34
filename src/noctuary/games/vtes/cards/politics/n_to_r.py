"""Political actions from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import PlusIf
from noctuary.games.vtes.blocks.atoms import VAMPIRES, YOURS
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.politics import (
    ALLOCATED,
    Allocate,
    ChooseMethuselahs,
    ChooseRicher,
    ShiftPool,
)
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.effects.terms import ALLOTTED, STAKED, StakeAnarchs
from noctuary.games.vtes.blocks.states import READY, Capacity
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import CHOSEN_ONES, EVERYBODY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.cards.uses import burned_by_referendum


@printed.political_action("Parity Shift", fr="Changement de parité", requires="prince or justicar")
def parity_shift(card: Card) -> None:
    referendum(card, [ShiftPool()], ChooseRicher(3))


@printed.political_action("Revolutionary Council", requires="baron")
def revolutionary_council(card: Card) -> None:
    effects = [Lock(STAKED), BurnPool(ALLOCATED, EVERYBODY), Burn(ALLOTTED)]
    referendum(card, effects, StakeAnarchs())


@printed.political_action("Rumors of Gehenna")
def rumors_of_gehenna(card: Card) -> None:
    referendum(card, [PutInPlay()], ChooseMethuselahs("vtes-ask-rumours"))
    card.traits.append(Gives("master-base", numbers.MASTER_BASE, 1, CHOSEN_ONES))
    burned_by_referendum(card)


@printed.political_action("Neonate Breach", fr="Indiscrétions des nouveaux-nés")
def neonate_breach(card: Card) -> None:
    young = PlusIf(1, 3, READY & VAMPIRES & Capacity(most=4) & YOURS)
    referendum(card, [BurnPool(young, CHOSEN_ONES)], ChooseMethuselahs("vtes-ask-who-burns"))


@printed.political_action(
    "Reckless Agitation", blood=2, requires="independent or anarch vampire with capacity 5 or more"
)
def reckless_agitation(card: Card) -> None:
    referendum(card, [BurnPool(ALLOCATED, EVERYBODY)], Allocate(6, others=True))
