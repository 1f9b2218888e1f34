"""Action modifiers with S."""

from __future__ import annotations

from noctuary.games.vtes import happenings
from noctuary.games.vtes.blocks.atoms import VAMPIRES
from noctuary.games.vtes.blocks.effects.action import Bleed, CannotBlock, SpoilBleed, Stealth
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.later import After
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lock, Lose
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.effects.politics import Abstain
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.effects.referendums import VOTED_AGAINST
from noctuary.games.vtes.blocks.in_actions import AGAINST_CHOSEN, POLITICAL_ACTION, WOULD_BLEED
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import VOTER, YOUNGER
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.who import TARGET
from noctuary.games.vtes.card import Card, Effect
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card, modifier, reaction
from noctuary.games.vtes.cards.uses import follows, when
from noctuary.games.vtes.kinds import (
    ANNOUNCED,
    BASIC,
    COMBAT,
    MANEUVERS,
    POLLING,
    REACTION,
    SUPERIOR,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.rules import following


@printed.modifier("Scalpel Tongue", fr="Langue acérée", also=REACTION, disciplines="cel&pre", blood=1)
def scalpel_tongue(card: Card) -> None:
    for level, burned in ((BASIC, 0), (SUPERIOR, 1)):
        effects: list[Effect] = [Lock(CHOSEN), Abstain(CHOSEN)]
        effects += [Lose(burned, CHOSEN)] if burned else []
        for shape in (modifier, reaction):
            voter = OneOf(VAMPIRES & VOTER)
            shape(card, effects, level, windows=1 << POLLING, conditions=[POLITICAL_ACTION], target=voter)


@printed.modifier("Scorn of Adonis", fr="Mépris d'Adonis", clan="Toreador")
def scorn_of_adonis(card: Card) -> None:
    scorns = After(following.TALLIED, [BurnPool(1, VOTED_AGAINST)])
    modifier(card, [scorns], windows=1 << POLLING, conditions=[POLITICAL_ACTION])
    follows(card, scorns)


@printed.modifier("Seduction", fr="Séduction", disciplines="dom")
def seduction(card: Card) -> None:
    for level, whom in ((BASIC, YOUNGER), (SUPERIOR, VAMPIRES)):
        modifier(card, [CannotBlock(CHOSEN)], level, windows=1 << ANNOUNCED, target=OneOf(whom))


@printed.modifier("Spying Mission", fr="Mission d'espionnage", disciplines="obf")
def spying_mission(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    spies = [SpoilBleed(), PutOn(SELF, against=TARGET)]
    modifier(card, spies, SUPERIOR, windows=1 << WOULD_SUCCEED, conditions=[WOULD_BLEED])
    more = [Bleed(2, limited=False), Burn(THIS)]
    when(card, "bleed-succeeds", happenings.BLEED_SUCCEEDS, more, BEARER, [AGAINST_CHOSEN])


@printed.modifier("Swallowed by the Night", fr="Englouti par la nuit", also=COMBAT, disciplines="obf")
def swallowed_by_the_night(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)
