"""Allies from D to G."""

from __future__ import annotations

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.blocks.amounts import AtMost, Plain
from noctuary.games.vtes.blocks.atoms import ANARCH, OF_ACTIVE, VAMPIRES, YOURS
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.on_cards import Gain, Lose
from noctuary.games.vtes.blocks.pointing import CHOSEN, THIS
from noctuary.games.vtes.blocks.states import READY, WITH_BLOOD
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import regains_life
from noctuary.games.vtes.cards.shapes import ally
from noctuary.games.vtes.cards.uses import plays_as_vampire, use
from noctuary.games.vtes.kinds import UNLOCK
from noctuary.games.vtes.rules import limits


@printed.ally(
    "Double Deuce",
    fr="Deux-doigts",
    clan="Gangrel",
    pool=2,
    keywords="unique werewolf",
    life=3,
    strength=1,
    bleed=1,
)
def double_deuce(card: Card) -> None:
    ally(card)
    card.traits.append(Gives("stealth", numbers.STEALTH, 1, THIS))
    regains_life(card, below=3)


@printed.ally("Grey Thorne", blood=2, keywords="unique ghoul", requires="anarch", life=2, strength=1, bleed=1)
def grey_thorne(card: Card) -> None:
    ally(card)
    plays_as_vampire(card, "cel pot", kinds.ANARCH)
    faithful = ANARCH & VAMPIRES & READY & WITH_BLOOD & YOURS
    use(
        card,
        1 << UNLOCK,
        [Lose(1, CHOSEN), Gain(1, THIS)],
        conditions=[Is(THIS, OF_ACTIVE), Is(THIS, AtMost(Plain(1)))],
        target=OneOf(faithful),
        by=By.ANYONE,
        once=limits.EACH_PHASE,
    )
