"""Vampires that do something from N to R."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.atoms import ALLIES, OF_ACTIVE, VAMPIRES, YOURS, Clan, Keyword, Requiring
from noctuary.games.vtes.blocks.conditions import During, Exists, Fights, Is, Unless
from noctuary.games.vtes.blocks.effects.depending import JoinCircle
from noctuary.games.vtes.blocks.effects.hand import DiscardAtRandom, ToUncontrolled
from noctuary.games.vtes.blocks.effects.on_cards import Gain, Lock
from noctuary.games.vtes.blocks.in_actions import MASTER_PLAYED, YOUR_INFLUENCE
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import LOCKED, READY, TITLED, YOUNGER
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import BLOOD, Costs, Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import larger_hand, two_master_actions
from noctuary.games.vtes.cards.uses import enters_combat, in_phase, use, when
from noctuary.games.vtes.kinds import (
    DISCARD,
    LOCATION,
    MASTER_PHASE,
    POLITICS,
    STRIKE,
    UNLOCK,
)
from noctuary.games.vtes.rules import limits


@printed.vampire("Nana Buruku", clan="Guruhi", group=4, capacity=8, disciplines="ANI POT PRE", sect="laibon")
def nana_buruku(card: Card) -> None:
    card.traits += [two_master_actions(), larger_hand()]


@printed.vampire(
    "Nathaniel Bordruff",
    clan="Nosferatu",
    group=6,
    capacity=7,
    disciplines="ani DOM OBF POT",
    sect="camarilla",
)
def nathaniel_bordruff(card: Card) -> None:
    enters_combat(card, VAMPIRES & LOCKED)


@printed.vampire(
    "Neserian", clan="Tzimisce", group=6, capacity=6, disciplines="cel pro ANI DOM", sect="anarch"
)
def neserian(card: Card) -> None:
    place = Keyword(LOCATION) & YOURS
    card.traits += [
        Gives("bleed", numbers.BLEED, -1, THIS, [Unless(place)]),
        Gives("votes", numbers.VOTES, 1, THIS, [Exists(place)]),
    ]


@printed.vampire(
    "New Blood", clan="Blood Brother", group=0, capacity=2, disciplines="san", sect="sabbat", traits="sterile"
)
def new_blood(card: Card) -> None:
    joins = [JoinCircle(), ToUncontrolled()]
    when(card, "entered-influence", happenings.ENTERED, joins, THIS, [YOUR_INFLUENCE])


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
    "Oluwafunmilayo",
    clan="Banu Haqim",
    group=6,
    capacity=8,
    disciplines="AUS CEL OBF THA",
    sect="camarilla",
    title="prince:Lagos",
)
def oluwafunmilayo(card: Card) -> None:
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, THIS, [During(POLITICS)]))


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


@printed.vampire("Phaibun", clan="Ravnos", group=7, capacity=5, disciplines="ani OBF PRE", sect="anarch")
def phaibun(card: Card) -> None:
    dodge = StrikeOf(dodge=True)
    use(card, 1 << STRIKE, [DiscardAtRandom(own=True)], strike=dodge, once=limits.EACH_COMBAT)


@printed.vampire(
    "Ragnar Nordstrom", clan="Gangrel", group=6, capacity=8, disciplines="cel pot ANI FOR PRO", sect="anarch"
)
def ragnar_nordstrom(card: Card) -> None:
    card.traits += [
        Costs(-1, Requiring("pro"), THIS, pays=BLOOD),
        Gives("strength", numbers.STRENGTH, 1, THIS, [Fights(ALLIES | YOUNGER)]),
    ]


@printed.vampire("Roy", clan="Ravnos", group=7, capacity=2, disciplines="obf", sect="anarch")
def roy(card: Card) -> None:
    in_phase(card, DISCARD, [Lock(SELF)], conditions=[Is(THIS, ~LOCKED)], optional=False)
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, THIS, [Fights(TITLED)]))
