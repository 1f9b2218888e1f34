"""Vampires that do something from A to C."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.blocks.atoms import ANARCH, VAMPIRES, YOUR_PREDATORS, YOURS, Having, Keyword
from noctuary.games.vtes.blocks.conditions import Equips, Exists, Is, Performed, PoolAtMost
from noctuary.games.vtes.blocks.effects.action import Intercept, Stealth
from noctuary.games.vtes.blocks.effects.combat import Press
from noctuary.games.vtes.blocks.effects.depending import OneOrOther, Together
from noctuary.games.vtes.blocks.effects.hand import Discard, ToUncontrolled
from noctuary.games.vtes.blocks.effects.later import After, May
from noctuary.games.vtes.blocks.effects.levies import PayForLocations
from noctuary.games.vtes.blocks.effects.on_cards import Remove, ToTorpor, Unlock
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.effects.pool import GainPool
from noctuary.games.vtes.blocks.effects.sects import Join
from noctuary.games.vtes.blocks.in_actions import ACTS, POLITICAL_ACTION, UNDIRECTED
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import LOCKED, READY, TITLED
from noctuary.games.vtes.blocks.traits import Gives, PlaysAs
from noctuary.games.vtes.blocks.who import YOU
from noctuary.games.vtes.card import ActionOf, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import larger_hand, two_master_actions
from noctuary.games.vtes.cards.uses import follows, in_phase, levy, own_action, use, when
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ATTEMPT,
    BASIC,
    BLEED,
    DISCARD,
    DISCIPLINE_CODES,
    GUN,
    MELEE_WEAPON,
    POLLING,
    PRESS,
    UNLOCK,
    WEAPON,
)
from noctuary.games.vtes.kinds import ANARCH as ANARCH_SECT
from noctuary.games.vtes.rules import following, limits


@printed.vampire(
    "Abraham DuSable", clan="Tremere", group=6, capacity=8, disciplines="AUS DOM FOR THA", sect="camarilla"
)
def abraham_dusable(card: Card) -> None:
    pays = Discard(Having(DISCIPLINE_CODES.index("tha"), BASIC))
    use(card, 1 << ATTEMPT, [pays, Intercept(1)], once=limits.EACH_ACTION)
    use(card, 1 << ATTEMPT, [pays, Stealth(1)], once=limits.EACH_ACTION, limit_as=0, conditions=[ACTS])


@printed.vampire(
    "Abraham Mellon",
    clan="Malkavian",
    group=6,
    capacity=8,
    disciplines="for tha AUS DOM OBF",
    sect="camarilla",
)
def abraham_mellon(card: Card) -> None:
    card.traits += [PlaysAs("tremere"), larger_hand()]


@printed.vampire(
    "Adrino Manauara",
    clan="Tzimisce",
    group=6,
    capacity=8,
    disciplines="pot ANI DOM PRO",
    sect="anarch",
    title="baron:Manaus",
)
def adrino_manauara(card: Card) -> None:
    """Without “optional”, it is used where it can be (VTES-SEQ-14)."""
    presses = [Press(only_to_continue=True)]
    use(card, 1 << PRESS, presses, once=limits.EACH_COMBAT, optional=False)


@printed.vampire(
    "Alexa Draper",
    clan="Ventrue",
    group=6,
    capacity=8,
    disciplines="for pot DOM PRE",
    sect="camarilla",
    title="prince:Melbourne",
)
def alexa_draper(card: Card) -> None:
    pays = Discard(Having(DISCIPLINE_CODES.index("dom"), BASIC))
    use(card, 1 << POLLING, [pays, Votes(1)], once=limits.EACH_ACTION, conditions=[Is(BEARER, READY)])


@printed.vampire(
    "Alexander Silverson",
    clan="Malkavian",
    group=6,
    capacity=8,
    disciplines="pre AUS DOM OBF",
    sect="camarilla",
    title="prince:Birmingham",
)
def alexander_silverson(card: Card) -> None:
    card.traits.append(Gives("vote-cost", numbers.VOTE_COST, 1, THIS, [POLITICAL_ACTION]))


@printed.vampire(
    "Aline Gädeke",
    clan="Brujah",
    group=6,
    capacity=7,
    disciplines="cel POT PRE",
    sect="anarch",
    title="baron:Mannheim",
)
def aline_gadeke(card: Card) -> None:
    done = [Performed(ANARCH & YOURS & ~THIS)]
    use(card, 1 << AFTER_ACTION, [Unlock(SELF)], once=limits.EACH_TURN, blood=1, conditions=done)


@printed.vampire("Anarch Convert", clan="Caitiff", group=0, capacity=1, sect="anarch")
def anarch_convert(card: Card) -> None:
    other = VAMPIRES & YOURS & ~TITLED & ~THIS
    reward = OneOrOther("vtes-ask-pool-or-crypt", GainPool(1), ToUncontrolled())
    convert = Join(ANARCH_SECT, Some(other, "vtes-ask-become-anarch"))
    leaves = May("vtes-ask-convert", Together([Remove(THIS), convert, reward]))
    when(card, "entered", happenings.ENTERED, [leaves], THIS, [Exists(other)])


@printed.vampire(
    "André the Manipulator", clan="Gangrel", group=5, capacity=6, disciplines="FOR PRO", sect="camarilla"
)
def andre_the_manipulator(card: Card) -> None:
    card.traits.append(larger_hand(2))


@printed.vampire(
    "Anson",
    clan="Toreador",
    group=1,
    capacity=8,
    disciplines="aus dom CEL PRE",
    sect="camarilla",
    title="prince:Seattle",
)
def anson(card: Card) -> None:
    card.traits.append(two_master_actions())


@printed.vampire(
    "Antonio Veradas",
    clan="Brujah antitribu",
    group=3,
    capacity=8,
    disciplines="obf CEL POT PRE",
    sect="sabbat",
    title="bishop",
)
def antonio_veradas(card: Card) -> None:
    arms = Equips(Keyword(WEAPON | GUN | MELEE_WEAPON))
    card.traits.append(Gives("stealth", numbers.STEALTH, 1, THIS, [arms]))
    in_phase(card, DISCARD, [Unlock(SELF)], once=limits.EACH_PHASE, blood=1)


@printed.vampire("Ariane", clan="Brujah", group=5, capacity=3, disciplines="cel pot pre", sect="anarch")
def ariane(card: Card) -> None:
    card.traits.append(Gives("stealth", numbers.STEALTH, -1, THIS, [UNDIRECTED]))


@printed.vampire(
    "Arika",
    clan="Ventrue",
    group=2,
    capacity=11,
    disciplines="aus cel DOM FOR OBF PRE",
    sect="camarilla",
    title="inner-circle:Ventrue",
    traits="bleed+2",
)
def arika(card: Card) -> None:
    levy(card, UNLOCK, [PayForLocations()], [Is(THIS, READY & YOUR_PREDATORS)])


@printed.vampire(
    "Branimira",
    clan="Tzimisce",
    group=6,
    capacity=6,
    disciplines="dom pre pro ANI",
    sect="anarch",
    title="baron:Sofia",
)
def branimira(card: Card) -> None:
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, THIS, [PoolAtMost(9)]))


@printed.vampire(
    "Bret Stryker", clan="Toreador", group=6, capacity=4, disciplines="CEL PRE", sect="camarilla"
)
def bret_stryker(card: Card) -> None:
    card.traits.append(Gives("intercept", numbers.INTERCEPT, -1, THIS, [Is(ACTOR, TITLED)]))


@printed.vampire(
    "Carmelita Neillson", clan="Toreador", group=7, capacity=5, disciplines="cel pre AUS", sect="camarilla"
)
def carmelita_neillson(card: Card) -> None:
    card.traits.append(larger_hand())


@printed.vampire(
    "Cedrick Calhoun", clan="Nosferatu", group=6, capacity=7, disciplines="pot ANI DOM OBF", sect="camarilla"
)
def cedrick_calhoun(card: Card) -> None:
    falls = After(following.AFTER_RESOLUTION, [ToTorpor(CHOSEN)], whom=THIS)
    when(card, "referendum-failed", happenings.REFERENDUM_FAILED, [falls], THIS)
    follows(card, falls)


@printed.vampire(
    "Cybele",
    clan="Baali",
    group=4,
    capacity=10,
    disciplines="ANI DAI OBF PRE SER THA",
    sect="independent",
    traits="infernal",
)
def cybele(card: Card) -> None:
    awake = [Is(THIS, ~LOCKED)]
    card.traits.append(Gives("master-actions", numbers.MASTER_ACTIONS, 1, YOU, awake))
    own_action(card, ActionOf(BLEED, directed=True, bleed=2), blood=1)
