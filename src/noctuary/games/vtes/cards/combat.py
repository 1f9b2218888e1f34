"""Combat cards: strikes, maneuvers, presses, prevention."""

from __future__ import annotations

from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards.shapes import combat_card, granted, strike_card
from noctuary.games.vtes.conditions import OnlyOne, WasBlocked
from noctuary.games.vtes.effects.action import GoOn, Grant, Remember, UnlockSelf
from noctuary.games.vtes.effects.combat import Maneuver, Press, Prevent
from noctuary.games.vtes.kinds import AFTER_COMBAT, BASIC, DAMAGE, MANEUVERS, PRESS, SUPERIOR
from noctuary.games.vtes.rules import expiry


def majesty(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[UnlockSelf()]), SUPERIOR)


def earth_meld(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[UnlockSelf()]), SUPERIOR)


def theft_of_vitae(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1, ranged=True), BASIC)
    strike_card(card, StrikeOf(steals=2, ranged=True), SUPERIOR)


def form_of_mist(card: Card) -> None:
    """At superior its action may go on after the combat; once in an action for each vampire."""
    strike_card(card, StrikeOf(dodge=True), BASIC)
    strike_card(
        card,
        StrikeOf(ends=True, effects=[Grant("vtes-grant-go-on", 2, until=expiry.AFTER_COMBAT)]),
        SUPERIOR,
        effects=[Remember(expiry.END_OF_ACTION)],
        conditions=[OnlyOne("vtes-when-one-in-action")],
    )
    granted(card, 1 << AFTER_COMBAT, [GoOn(1)], conditions=[WasBlocked()], blood=1)


def hidden_strength(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(1, plus_x=True)], BASIC)
    combat_card(card, 1 << DAMAGE, [Prevent(1, plus_x=True, presses=1)], SUPERIOR)


def apportation(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press(only_to_continue=True)], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)
