"""Combat cards from H to M."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Allows, NextRoundAt, Prevent
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Unlock
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.in_combats import CLOSE_RANGE, FELLED
from noctuary.games.vtes.blocks.pointing import OPPONENT, SELF
from noctuary.games.vtes.blocks.who import OPPONENTS
from noctuary.games.vtes.card import Card, Effect, StrikeOf, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import AT_END_OF_ROUND, at, only_one
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.cards.uses import granted
from noctuary.games.vtes.going_on import CLOSE
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    BASIC,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    STRIKE,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry


@printed.combat("Hell-for-Leather", disciplines="ani/cel/obt", requires="anarch")
def hell_for_leather(card: Card) -> None:
    strike_card(card, StrikeOf(dodge=True), effects=[AdditionalStrikes(1)], **at("ani"))
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1, limited=False)], **at("cel"))
    combat_card(card, AT_END_OF_ROUND, [BurnPool(2, OPPONENTS)], **at("obt", FELLED))
    only_one(card, expiry.END_OF_COMBAT, each_use=True)


@printed.combat("Hidden Strength", fr="Force cachée", disciplines="for", blood=X)
def hidden_strength(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(1, plus_x=True)], BASIC)
    combat_card(card, 1 << DAMAGE, [Prevent(1, plus_x=True, presses=1)], SUPERIOR)


@printed.combat("Hunger of Marduk", fr="Appétit de Marduk", clan="Banu Haqim", disciplines="tha")
def hunger_of_marduk(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        hunger = Grant("vtes-grant-steal", level + 1, amount=level, until=expiry.END_OF_ROUND)
        combat_card(card, 1 << BEFORE_RANGE, [hunger], level)
    for level in (BASIC, SUPERIOR):
        granted(card, 1 << STRIKE, [], strike=StrikeOf(steals=level, ranged=True))


@printed.combat("Immortal Grapple", fr="Prise immortelle", disciplines="pot", keywords="grapple")
def immortal_grapple(card: Card) -> None:
    round_ends = expiry.END_OF_ROUND
    holds: list[Effect] = [
        Lasts("hands-only", permissions.TO_STRIKE_BUT_HANDS, 1, round_ends, SELF | OPPONENT)
    ]
    close = [CLOSE_RANGE]
    combat_card(card, 1 << BEFORE_STRIKES, holds, BASIC, conditions=close)
    longer = [*holds, Allows(presses=1), NextRoundAt(CLOSE)]
    combat_card(card, 1 << BEFORE_STRIKES, longer, SUPERIOR, conditions=close)
    only_one(card, round_ends, each_minion=True)


@printed.combat("Majesty", fr="Majesté", disciplines="pre", blood=1)
def majesty(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[Unlock(SELF)]), SUPERIOR)
