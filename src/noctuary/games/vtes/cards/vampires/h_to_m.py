"""Vampires that do something from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Each
from noctuary.games.vtes.blocks.atoms import BEARER, EQUIPMENT_CARD, READY, THIS, UNIQUE, On
from noctuary.games.vtes.blocks.conditions import EDGE, Is
from noctuary.games.vtes.blocks.effects.hand import DiscardAtRandom, RecallFromAsh
from noctuary.games.vtes.blocks.effects.pool import PhaseAction
from noctuary.games.vtes.blocks.targets import Methuselah
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import NEIGHBOURS
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import transfers
from noctuary.games.vtes.cards.shapes import in_phase
from noctuary.games.vtes.kinds import DISCARD, MASTER_PHASE
from noctuary.games.vtes.rules import limits


@printed.vampire(
    "Hesha Ruhadze",
    slug="hesha-ruhadze-g6",
    clan="Ministry",
    group=6,
    capacity=7,
    disciplines="ani aus obf PRE PRO",
    sect="anarch",
)
def hesha_ruhadze_g6(card: Card) -> None:
    treasures = Each(EQUIPMENT_CARD & UNIQUE & On(THIS))
    card.traits.append(Gives("bleed", numbers.BLEED, treasures, THIS))


@printed.vampire(
    "Huitzilopochtli",
    clan="Baali",
    group=2,
    capacity=10,
    disciplines="AUS DAI DOM OBF POT PRE",
    sect="independent",
    traits="infernal bleed+1",
)
def huitzilopochtli(card: Card) -> None:
    ready = [Is(BEARER, READY)]
    in_phase(
        card, MASTER_PHASE, [PhaseAction(MASTER_PHASE)], once=limits.EACH_PHASE, pool=1, conditions=ready
    )


@printed.vampire(
    "Ingrid Rossler",
    clan="Gangrel",
    group=2,
    capacity=9,
    disciplines="dom ANI FOR PRO",
    sect="camarilla",
    title="prince:Geneva",
)
def ingrid_rossler(card: Card) -> None:
    card.traits.append(transfers(2))


@printed.vampire(
    "Josef von Bauren",
    clan="Nosferatu",
    group=4,
    capacity=11,
    disciplines="cel ANI DEM OBF POT",
    sect="camarilla",
    title="inner-circle:Nosferatu",
    traits="bleed+1 stealth+1",
)
def josef_von_bauren(card: Card) -> None:
    neighbour = Methuselah(NEIGHBOURS, with_cards=True)
    in_phase(card, DISCARD, [DiscardAtRandom()], discard_action=True, target=neighbour)


@printed.vampire(
    "Lady Constancia",
    clan="Giovanni",
    group=4,
    capacity=10,
    disciplines="AUS DOM FOR NEC POT",
    sect="independent",
    title="independent:2",
)
def lady_constancia(card: Card) -> None:
    in_phase(card, DISCARD, [RecallFromAsh()], discard_action=True, conditions=[EDGE])
