"""Political actions from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.amounts import Each, IfAny
from noctuary.games.vtes.blocks.atoms import ANARCH, MINION, VAMPIRES, YOURS
from noctuary.games.vtes.blocks.effects.on_cards import Banish, Gain
from noctuary.games.vtes.blocks.effects.politics import ALLOCATED, Allocate, ChooseCard, ChooseClan
from noctuary.games.vtes.blocks.effects.pool import BurnPool, GainPool
from noctuary.games.vtes.blocks.pointing import CHOSEN
from noctuary.games.vtes.blocks.states import OF_CHOSEN_CLAN, READY, YOUNGER
from noctuary.games.vtes.blocks.who import EVERYBODY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import referendum


@printed.political_action("Ancilla Empowerment", fr="Ascension des ancillas")
def ancilla_empowerment(card: Card) -> None:
    referendum(card, [BurnPool(Each(MINION & YOURS), EVERYBODY)])


@printed.political_action("Consanguineous Boon", fr="Faveur consanguine", keywords="boon")
def consanguineous_boon(card: Card) -> None:
    referendum(card, [GainPool(Each(YOURS & VAMPIRES & OF_CHOSEN_CLAN), EVERYBODY)], ChooseClan())


@printed.political_action("Anarch Salon", requires="anarch")
def anarch_salon(card: Card) -> None:
    referendum(card, [Gain(1, READY & ANARCH), GainPool(IfAny(ANARCH & YOURS), EVERYBODY)])


@printed.political_action("Anarchist Uprising", fr="Soulèvement d'anarchistes")
def anarchist_uprising(card: Card) -> None:
    referendum(card, [BurnPool(Each(MINION & YOURS), EVERYBODY)])


@printed.political_action("Conservative Agitation")
def conservative_agitation(card: Card) -> None:
    referendum(card, [BurnPool(ALLOCATED, EVERYBODY)], Allocate())


@printed.political_action("Banishment", fr="Bannissement")
def banishment(card: Card) -> None:
    referendum(card, [Banish(CHOSEN)], ChooseCard(READY & YOUNGER, "vtes-ask-banish"))
