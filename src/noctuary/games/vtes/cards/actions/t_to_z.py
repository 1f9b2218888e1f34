"""Action cards from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import Counters
from noctuary.games.vtes.blocks.atoms import ANARCH, MINION, VAMPIRES, YOUR_PREYS, YOURS, Clan, On
from noctuary.games.vtes.blocks.conditions import AtLeast, Unless
from noctuary.games.vtes.blocks.effects.action import FightActor
from noctuary.games.vtes.blocks.effects.corruption import Corrupt
from noctuary.games.vtes.blocks.effects.on_cards import Borrow, Gain, Lock, Lose
from noctuary.games.vtes.blocks.effects.play import PutInPlay, PutOn
from noctuary.games.vtes.blocks.effects.pool import BANK, UNCONTROLLED, Move
from noctuary.games.vtes.blocks.in_actions import AFTER_ANARCHS_BLOCK, AGAINST_PREY
from noctuary.games.vtes.blocks.pointing import BEARER, BLOCKER, CHOSEN, OTHER, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY, LOCKED, READY, WITH_BLOOD
from noctuary.games.vtes.blocks.targets import OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.action_shapes import Part, becomes_vampire, several_disciplines
from noctuary.games.vtes.cards.pieces import stays_yours
from noctuary.games.vtes.cards.shapes import action_card
from noctuary.games.vtes.cards.uses import burnable, in_phase, use
from noctuary.games.vtes.kinds import (
    AFTER_COMBAT,
    BASIC,
    BLEED,
    IN_PLAY,
    MASTER_PHASE,
    MINION_PHASE,
    ON_CARD,
    SUPERIOR,
)
from noctuary.games.vtes.rules import limits


@printed.action("Temptation", disciplines="ser", blood=1)
def temptation(card: Card) -> None:
    for level, counters in ((BASIC, 0), (SUPERIOR, 1)):
        effects = [PutOn(kept=True, counters=counters)]
        action_card(card, effects, level, directed=True, target=OneOf(VAMPIRES & READY))
    stays_yours(card)
    in_phase(card, MASTER_PHASE, [Gain(1, THIS)], once=limits.EACH_PHASE)
    in_phase(
        card,
        MINION_PHASE,
        [Lose(Counters(THIS), THIS), Borrow(BEARER)],
        once=limits.EACH_PHASE,
        conditions=[AtLeast(Counters(THIS), Counters(BEARER))],
    )


@printed.action(
    "The Platinum Protocol", fr="Carte de membre platinum", disciplines="obf/pre/pro", requires="anarch"
)
def the_platinum_protocol(card: Card) -> None:
    parts = [Part("obf", stealth=1), Part("pre", bleed=1), Part("pro", [Corrupt()])]
    several_disciplines(card, BLEED, parts)


@printed.action("The Status Perfectus", requires="anarch", keywords="unique")
def the_status_perfectus(card: Card) -> None:
    action_card(card, [PutInPlay()], stealth=1)
    card.stays = IN_PLAY
    comrades = VAMPIRES & ANARCH & READY
    in_phase(
        card,
        MASTER_PHASE,
        [Move(1, CHOSEN, OTHER)],
        target=OneOf(comrades & YOURS & WITH_BLOOD),
        number=OneOf(comrades & ~CHOSEN, prompt="vtes-ask-other-anarch"),
        once=limits.EACH_PHASE,
    )
    use(
        card,
        1 << AFTER_COMBAT,
        [Lock(CHOSEN), FightActor()],
        locks=True,
        target=OneOf(MINION & ANARCH & READY & ~LOCKED & YOURS & ~BLOCKER),
        conditions=[AFTER_ANARCHS_BLOCK],
    )


@printed.action("Thing", clan="Gangrel")
def thing(card: Card) -> None:
    action_card(card, [Move(2, BANK, UNCONTROLLED)], stealth=1, target=Uncontrolled(Clan("gangrel")))


@printed.action("Tier of Souls", disciplines="ani")
def tier_of_souls(card: Card) -> None:
    prey = OneOf(MINION & YOUR_PREYS)
    steals = Move(1, CHOSEN, SELF)
    action_card(card, [steals], BASIC, directed=True, target=prey)
    action_card(
        card,
        [steals, PutOn(SELF)],
        SUPERIOR,
        directed=True,
        target=prey,
        conditions=[Unless(COPY & On(SELF))],
    )
    card.stays = ON_CARD
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER, [AGAINST_PREY]))
    burnable(card)


@printed.action("Waters of Duat", clan="Ministry", blood=1, requires="non-sterile with capacity 5 or more")
def waters_of_duat(card: Card) -> None:
    becomes_vampire(card, clan=card.clans[0])
