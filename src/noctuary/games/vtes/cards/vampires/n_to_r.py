"""Vampires that do something from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import BEARER, CHOSEN, OF_ACTIVE, READY, VAMPIRES, YOURS, Clan
from noctuary.games.vtes.blocks.conditions import MASTER_PLAYED, Is
from noctuary.games.vtes.blocks.effects.on_cards import Gain
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import larger_hand, two_master_actions
from noctuary.games.vtes.cards.shapes import in_phase, use
from noctuary.games.vtes.kinds import MASTER_PHASE, UNLOCK
from noctuary.games.vtes.rules import limits


@printed.vampire("Nana Buruku", clan="Guruhi", group=4, capacity=8, disciplines="ANI POT PRE", sect="laibon")
def nana_buruku(card: Card) -> None:
    card.traits += [two_master_actions(), larger_hand()]


@printed.vampire(
    "Nonu Dis",
    clan="Ministry",
    group=6,
    capacity=8,
    disciplines="for OBF PRE PRO",
    sect="anarch",
    traits="bleed+1",
)
def nonu_dis(card: Card) -> None:
    own = OneOf(YOURS & READY & Clan("ministry"))
    conditions = [Is(BEARER, READY), MASTER_PLAYED]
    in_phase(card, MASTER_PHASE, [Gain(1, CHOSEN)], once=limits.EACH_PHASE, target=own, conditions=conditions)


@printed.vampire(
    "Owain Evans, The Wanderer",
    former=["Owain Evans"],
    clan="Ventrue antitribu",
    group=3,
    capacity=8,
    disciplines="cel pre AUS DOM FOR",
    sect="sabbat",
)
def owain_evans_the_wanderer(card: Card) -> None:
    """Once in anybody's unlock phase; the limit is his, whoever controls him by then (VTES-RUL-05)."""
    fed, ready = OneOf(VAMPIRES & OF_ACTIVE), [Is(BEARER, READY)]
    use(card, 1 << UNLOCK, [Gain(1, CHOSEN)], once=limits.EACH_PHASE, target=fed, conditions=ready)
