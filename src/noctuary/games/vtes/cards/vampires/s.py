"""Vampires that do something with S."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import EQUIPMENT_CARD, MINION
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.blocks.in_actions import OWN_PASSED
from noctuary.games.vtes.blocks.pointing import ACTOR, SELF, THIS
from noctuary.games.vtes.blocks.states import Corrupted
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import discards_more
from noctuary.games.vtes.cards.uses import steals_equipment, use
from noctuary.games.vtes.kinds import AFTER_REFERENDUM, MANEUVERS
from noctuary.games.vtes.rules import limits


@printed.vampire(
    "Saankaláxt", clan="Tzimisce", group=6, capacity=7, disciplines="aus ANI DOM PRO", sect="anarch"
)
def saankalaxt(card: Card) -> None:
    steals_equipment(card, EQUIPMENT_CARD, blood=1)


@printed.vampire(
    "Saku Pihlajamäki",
    clan="Brujah",
    group=6,
    capacity=8,
    disciplines="for pro CEL POT PRE",
    sect="anarch",
    title="baron:Helsinki",
)
def saku_pihlajamaki(card: Card) -> None:
    use(card, 1 << MANEUVERS, [Maneuver()], once=limits.EACH_COMBAT)


@printed.vampire(
    "Sergio Bueno",
    clan="Ministry",
    group=6,
    capacity=8,
    disciplines="aus pot OBF PRE PRO",
    sect="anarch",
    title="baron:Santo Domingo",
)
def sergio_bueno(card: Card) -> None:
    corrupted = MINION & Corrupted(1)
    card.traits.append(Gives("attempt-toll", numbers.ATTEMPT_TOLL, 1, corrupted, [Is(ACTOR, THIS)]))


@printed.vampire(
    "Sreelekha",
    clan="Ravnos",
    group=7,
    capacity=8,
    disciplines="ANI FOR OBF PRE",
    sect="anarch",
    traits="bleed+1",
)
def sreelekha(card: Card) -> None:
    card.traits.append(discards_more())


@printed.vampire(
    "Sybren van Oosten",
    clan="Ventrue",
    group=6,
    capacity=7,
    disciplines="dom tha FOR PRE",
    sect="camarilla",
    title="prince:Rotterdam",
)
def sybren_van_oosten(card: Card) -> None:
    use(card, 1 << AFTER_REFERENDUM, [Unlock(SELF)], conditions=[OWN_PASSED])
