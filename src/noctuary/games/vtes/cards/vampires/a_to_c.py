"""Vampires that do something from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import (
    ACTOR,
    BEARER,
    LOCKED,
    READY,
    SELF,
    THIS,
    TITLED,
    YOUR_PREDATORS,
    Having,
    Keyword,
)
from noctuary.games.vtes.blocks.conditions import POLITICAL_ACTION, Equips, Is
from noctuary.games.vtes.blocks.effects.hand import Discard
from noctuary.games.vtes.blocks.effects.levies import PayForLocations
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import YOU
from noctuary.games.vtes.card import ActionOf, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import two_master_actions
from noctuary.games.vtes.cards.shapes import in_phase, levy, own_action, use
from noctuary.games.vtes.kinds import (
    BASIC,
    BLEED,
    DISCARD,
    DISCIPLINE_CODES,
    GUN,
    MELEE_WEAPON,
    POLLING,
    UNLOCK,
    WEAPON,
)
from noctuary.games.vtes.rules import limits


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
    "Bret Stryker", clan="Toreador", group=6, capacity=4, disciplines="CEL PRE", sect="camarilla"
)
def bret_stryker(card: Card) -> None:
    card.traits.append(Gives("intercept", numbers.INTERCEPT, -1, THIS, [Is(ACTOR, TITLED)]))


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
