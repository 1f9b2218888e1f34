"""Political actions from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.politics import ChooseMethuselahs, ChooseRicher, ShiftPool
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import CHOSEN_ONES
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import burned_by_referendum, referendum


@printed.political_action("Parity Shift", fr="Changement de parité", requires="prince or justicar")
def parity_shift(card: Card) -> None:
    referendum(card, [ShiftPool()], ChooseRicher(3))


@printed.political_action("Rumors of Gehenna")
def rumors_of_gehenna(card: Card) -> None:
    referendum(card, [PutInPlay()], ChooseMethuselahs())
    card.traits.append(Gives("master-base", numbers.MASTER_BASE, 1, CHOSEN_ONES))
    burned_by_referendum(card)
