"""Combat cards from D to G."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers, permissions
from noctuary.games.vtes.blocks.atoms import EQUIPMENT_CARD, RETAINER_CARD, VAMPIRES, Keyword, On
from noctuary.games.vtes.blocks.conditions import Is, Once, Unless
from noctuary.games.vtes.blocks.effects.action import GoOn
from noctuary.games.vtes.blocks.effects.cancels import CancelWay
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver, Press, Prevent
from noctuary.games.vtes.blocks.effects.later import Grant, Remember
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lasts, StealItem, ToTorpor, Unlock
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.in_actions import OWN_WAS_BLOCKED
from noctuary.games.vtes.blocks.in_combats import CLOSE_RANGE, FIRST_ROUND, InflictedMore
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, OPPONENT, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import ANY_TIME, AT_END_OF_ROUND, at, only_one
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.cards.uses import granted, use
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    AFTER_COMBAT,
    AS_PLAYED,
    BASIC,
    BEFORE_RANGE,
    COMBAT,
    DAMAGE,
    MANEUVERS,
    ON_CARD,
    PRESS,
    SUPERIOR,
    WEAPON,
)
from noctuary.games.vtes.rules import expiry, replacing
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK


@printed.combat("Disarm", disciplines="pot")
def disarm(card: Card) -> None:
    card.stays = ON_CARD
    foe = OPPONENT & VAMPIRES
    for level in (BASIC, SUPERIOR):
        combat_card(
            card,
            AT_END_OF_ROUND,
            [PutOn(foe), ToTorpor(foe)],
            level,
            conditions=[CLOSE_RANGE, InflictedMore(), Unless(COPY & On(OPPONENT))],
        )
    card.traits.append(Gives("strength", numbers.STRENGTH, -1, BEARER, superior=-2))
    use(card, ANY_TIME, [Burn(THIS)], blood=3)


@printed.combat("Diversion", disciplines="cel/for/tha", requires="anarch")
def diversion(card: Card) -> None:
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], **at("cel"))
    combat_card(card, 1 << DAMAGE, [Prevent(2)], **at("for"))
    strike_card(card, StrikeOf(steals=1, ranged=True, maneuver=True), **at("tha"))


@printed.combat("Donnybrook", disciplines="obf/pro/ser", requires="anarch")
def donnybrook(card: Card) -> None:
    item = OneOf((EQUIPMENT_CARD | RETAINER_CARD) & On(OPPONENT))
    strike_card(card, StrikeOf(first=True, effects=[Burn(CHOSEN)]), **at("obf", CLOSE_RANGE), target=item)
    strike_card(card, StrikeOf(strength=True, aggravated=-1), **at("pro", CLOSE_RANGE))
    strike_card(card, StrikeOf(steals=2), **at("ser", CLOSE_RANGE))


@printed.combat("Drawing Out the Beast", disciplines="ani", keywords="frenzy")
def drawing_out_the_beast(card: Card) -> None:
    for_combat = expiry.END_OF_COMBAT
    wild = [
        Lasts("wild", numbers.STRENGTH, 1, for_combat, OPPONENT),
        Lasts("", permissions.TO_MANEUVER_AWAY, 1, for_combat, OPPONENT),
        Lasts("", permissions.TO_PRESS_TO_END, 1, for_combat, OPPONENT),
        Lasts("", permissions.TO_USE_EQUIPMENT, 1, for_combat, OPPONENT),
    ]
    worn_out = Lasts("harms-at-press", notes.HARMS_AT_PRESS, 1, for_combat, OPPONENT)
    first = [FIRST_ROUND, Is(OPPONENT, VAMPIRES)]
    combat_card(card, 1 << BEFORE_RANGE, wild, BASIC, conditions=first)
    combat_card(card, 1 << BEFORE_RANGE, [*wild, worn_out], SUPERIOR, conditions=first)
    only_one(card, expiry.END_OF_COMBAT, each_minion=True)


@printed.combat("Dust Up", fr="Léger différend", disciplines="ani/cel/pot", requires="anarch")
def dust_up(card: Card) -> None:
    strike_card(card, StrikeOf(strength=True, damage=1, undodgeable=True), **at("ani"))
    strike_card(card, StrikeOf(dodge=True), effects=[AdditionalStrikes(1)], **at("cel"))
    strike_card(card, StrikeOf(strength=True, damage=2), **at("pot"))


@printed.combat("Earth Meld", fr="Fusion avec la terre", disciplines="pro")
def earth_meld(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[Unlock(SELF)]), SUPERIOR)


@printed.combat("Fast Hands", disciplines="cel", blood=1)
def fast_hands(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        grab = StrikeOf(first=level == SUPERIOR, effects=[StealItem(CHOSEN)])
        strike_card(card, grab, level, target=OneOf(Keyword(WEAPON) & On(OPPONENT)))


@printed.combat("Flash", disciplines="cel")
def flash(card: Card) -> None:
    combat_card(card, 1 << MANEUVERS, [Maneuver()], BASIC)
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver(1)], SUPERIOR)


@printed.combat("Flesh of Marble", disciplines="pro")
def flesh_of_marble(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        name = "first-point-only" if level == BASIC else "first-point-of-any"
        marble = Lasts(name, notes.FIRST_POINT_ONLY, level, expiry.END_OF_COMBAT)
        combat_card(card, 1 << BEFORE_RANGE, [marble], level)


@printed.combat("Form of Mist", fr="Forme de brume", disciplines="pro")
def form_of_mist(card: Card) -> None:
    """At superior its action may go on after the combat; once in an action for each vampire."""
    goes_on = Grant("vtes-grant-go-on", 2, until=expiry.AFTER_COMBAT)
    strike_card(card, StrikeOf(dodge=True), BASIC)
    strike_card(
        card,
        StrikeOf(ends=True, effects=[goes_on]),
        SUPERIOR,
        effects=[Remember(expiry.END_OF_ACTION)],
        conditions=[Once("in-action")],
    )
    granted(card, 1 << AFTER_COMBAT, [GoOn(1)], conditions=[OWN_WAS_BLOCKED], blood=1)


@printed.combat("Form of the Wolf", fr="Forme du loup", disciplines="pro")
def form_of_the_wolf(card: Card) -> None:
    stronger = Lasts("strength-combat", numbers.STRENGTH, 1, expiry.END_OF_COMBAT)
    presses = Grant("vtes-grant-press-combat", 2, until=expiry.END_OF_COMBAT)
    combat_card(card, 1 << BEFORE_RANGE, [stronger], BASIC)
    combat_card(card, 1 << BEFORE_RANGE, [stronger, presses], SUPERIOR)
    granted(card, 1 << PRESS, [Press()])
    only_one(card, expiry.END_OF_COMBAT, each_minion=True)


@printed.combat("Glancing Blow", fr="Coup superficiel")
def glancing_blow(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(1, of_strike=True)], deferred=UNTIL_UNLOCK)


@printed.combat("Groundfighting", requires="anarch")
def groundfighting(card: Card) -> None:
    combat_card(card, 1 << MANEUVERS, [Maneuver()], deferred=replacing.AFTER_COMBAT)
    combat_card(card, 1 << PRESS, [Press()], deferred=replacing.AFTER_COMBAT)
    cancels = CancelWay("restricting", types=COMBAT, of_opponent=True, restricting=True)
    combat_card(card, 1 << AS_PLAYED, [cancels], blood=1, deferred=replacing.AFTER_COMBAT)
