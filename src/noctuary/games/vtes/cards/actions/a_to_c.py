"""Action cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import capacity_of_chosen, copies_you_control
from noctuary.games.vtes.blocks.atoms import (
    ANY_CARD,
    EQUIPMENT_CARD,
    LOCATION_CARD,
    MINION,
    OF_TARGET,
    VAMPIRES,
    YOUR_PREDATORS,
    YOUR_PREYS,
    YOURS,
    Keyword,
)
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is, Once
from noctuary.games.vtes.blocks.effects.action import LessStealth
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.corruption import PutCorruption, StealCorrupted
from noctuary.games.vtes.blocks.effects.employing import EmployFromHand
from noctuary.games.vtes.blocks.effects.later import If, Remember
from noctuary.games.vtes.blocks.effects.levies import BurnPoolOrHand
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Gain, IntoLibrary, Lock, TakeControl
from noctuary.games.vtes.blocks.effects.play import PutInPlay, PutOn
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, BurnPool, Move
from noctuary.games.vtes.blocks.effects.sects import Join
from noctuary.games.vtes.blocks.in_actions import BLED, BLEEDING_YOU
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.states import ENTERED_SINCE_MINIONS, LOCKED, WITH_COUNTERS, YOUNGER, Capacity
from noctuary.games.vtes.blocks.targets import OneOf, ThisCard, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import PREY
from noctuary.games.vtes.card import ActionOf, Card, CountedX, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.action_shapes import Part, becomes_vampire, several_disciplines
from noctuary.games.vtes.cards.shapes import action_card
from noctuary.games.vtes.cards.uses import anybodys_action, burnable, in_phase, levy, use
from noctuary.games.vtes.kinds import (
    ANIMAL,
    BASIC,
    BLEED,
    CARD_ACTION,
    DURING_ACTION,
    IN_PLAY,
    MANEUVERS,
    ON_CARD,
    SECT_SLUGS,
    SUPERIOR,
    UNLOCK,
)
from noctuary.games.vtes.rules import expiry, limits


@printed.action("Aranthebes, The Immortal", pool=1, keywords="unique")
def aranthebes_the_immortal(card: Card) -> None:
    action_card(card, [PutInPlay()], stealth=1)
    card.stays = IN_PLAY
    young = VAMPIRES & Capacity(most=4)
    card.traits.append(Gives("bleed-at-you", numbers.BLEED, -1, young, [Is(THIS, ~LOCKED), BLEEDING_YOU]))
    use(card, DURING_ACTION, [LessStealth(1)], locks=True, conditions=[Is(ACTOR, MINION & YOUR_PREDATORS)])
    old = Is(SELF, VAMPIRES & Capacity(least=5), "VTES-SEQ-08")
    anybodys_action(card, ActionOf(CARD_ACTION, directed=True), [IntoLibrary(THIS)], ThisCard(), [old])


@printed.action("Army of Rats", fr="Armée de rats", disciplines="ani")
def army_of_rats(card: Card) -> None:
    action_card(card, [PutInPlay()], BASIC, stealth=1)
    card.stays = IN_PLAY
    in_phase(
        card,
        UNLOCK,
        [BurnPool(1, PREY), Remember(expiry.END_OF_TURN)],
        conditions=[Once("copy-each-turn")],
        optional=False,
    )
    burnable(card)


@printed.action("Biothaumaturgic Experiment", fr="Expérience biothaumaturgique", disciplines="tha", pool=1)
def biothaumaturgic_experiment(card: Card) -> None:
    action_card(card, [EmployFromHand("animal", Keyword(ANIMAL))], BASIC, stealth=1)
    action_card(card, [PutOn()], SUPERIOR, stealth=1, target=OneOf(MINION & YOURS))
    card.stays = ON_CARD
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, BEARER))
    use(card, 1 << MANEUVERS, [Maneuver()], once=limits.EACH_COMBAT)


@printed.action("Break the Bonds", disciplines="ani/obf/pre", requires="anarch")
def break_the_bonds(card: Card) -> None:
    locks = If([BLED], Lock(Some(MINION & OF_TARGET, "vtes-ask-lock-minion", least=0)))
    feeds = If([BLED], Move(1, BANK, UNCONTROLLED))
    several_disciplines(
        card,
        BLEED,
        [
            Part("ani", bleed=1),
            Part("obf", [locks]),
            Part("pre", [feeds], target=Uncontrolled(ANY_CARD)),
        ],
    )


@printed.action("Chameleon", blood=X, requires="baron")
def chameleon(card: Card) -> None:
    card.x_is = CountedX("capacity-of-target", capacity_of_chosen)
    action_card(
        card,
        [TakeControl(CHOSEN), Join(SECT_SLUGS.index("anarch"), CHOSEN)],
        stealth=1,
        directed=True,
        target=OneOf(YOUNGER & ENTERED_SINCE_MINIONS),
    )


@printed.action("Childe of the Revolution", blood=1, requires="non-sterile baron")
def childe_of_the_revolution(card: Card) -> None:
    becomes_vampire(card, sect=SECT_SLUGS.index("anarch"))


@printed.action("Conceal", disciplines="obf")
def conceal(card: Card) -> None:
    action_card(card, [Burn(CHOSEN)], BASIC, directed=True, target=OneOf(EQUIPMENT_CARD))
    action_card(card, [Burn(CHOSEN)], SUPERIOR, directed=True, target=OneOf(LOCATION_CARD))


@printed.action("Constant Revolution", fr="Révolution permanente", keywords="unique", requires="anarch")
def constant_revolution(card: Card) -> None:
    action_card(card, [PutInPlay(1)], stealth=1)
    card.stays = IN_PLAY
    in_phase(card, UNLOCK, [Gain(1, THIS)], once=limits.EACH_PHASE, optional=False)
    levy(card, UNLOCK, [BurnPoolOrHand()], [Is(THIS, ~YOURS & WITH_COUNTERS)])
    burnable(card, by=[BY_VAMPIRE], pool=1)


@printed.action("Corruption", clan="Ministry")
def corruption(card: Card) -> None:
    effects = [PutCorruption(CHOSEN), StealCorrupted(CHOSEN)]
    action_card(card, effects, stealth=1, directed=True, target=OneOf(MINION & YOUR_PREYS))


@printed.action("Creeping Sabotage", fr="Sabotage insidieux", clan="Nosferatu", blood=X)
def creeping_sabotage(card: Card) -> None:
    card.x_is = CountedX("copies-you-control", copies_you_control)
    action_card(card, [PutInPlay()], stealth=1)
    card.stays = IN_PLAY
    in_phase(card, UNLOCK, [BurnPool(1, PREY)], once=limits.EACH_PHASE, optional=False)
    burnable(card)
