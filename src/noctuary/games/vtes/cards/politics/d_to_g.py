"""Political actions from D to G."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Each, PlusIf
from noctuary.games.vtes.blocks.atoms import MINION, VAMPIRES, YOURS, Holding
from noctuary.games.vtes.blocks.effects.politics import ChooseMethuselahs
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.effects.terms import ChooseLocation, GiveLocation
from noctuary.games.vtes.blocks.states import LOCKED, READY, TITLED
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import CHOSEN_ONES, EVERYBODY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.kinds import PRISCUS


@printed.political_action("Disputed Territory")
def disputed_territory(card: Card) -> None:
    referendum(card, [GiveLocation()], ChooseLocation())


@printed.political_action("Domain Challenge")
def domain_challenge(card: Card) -> None:
    referendum(card, [BurnPool(Each(MINION & LOCKED & YOURS), EVERYBODY)])


@printed.political_action("Eat the Rich", requires="anarch")
def eat_the_rich(card: Card) -> None:
    prisci, rich = Holding(PRISCUS), READY & VAMPIRES & TITLED & YOURS
    fewer = [
        Gives("ballots", numbers.BALLOTS, -1, prisci),
        Gives("votes", numbers.VOTES, -1, VAMPIRES & TITLED & ~prisci),
        Gives("edge-votes", numbers.EDGE_VOTES, 1, EVERYBODY),
    ]
    burned, terms = BurnPool(PlusIf(1, 3, rich), CHOSEN_ONES), ChooseMethuselahs("vtes-ask-who-burns")
    referendum(card, [burned], terms, traits=fewer)
