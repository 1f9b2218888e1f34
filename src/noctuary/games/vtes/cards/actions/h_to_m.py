"""Action cards from H to M."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, permissions
from noctuary.games.vtes.blocks.atoms import EQUIPMENT_CARD, MINION, VAMPIRES, YOUR_PREYS, YOURS, Clan, On
from noctuary.games.vtes.blocks.conditions import Is, Unless
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.combat import Maneuver, Press
from noctuary.games.vtes.blocks.effects.employing import RevealCrypt
from noctuary.games.vtes.blocks.effects.hand import FetchEquipment
from noctuary.games.vtes.blocks.effects.later import Grant, If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Damage, Lasts, Stun, Unlock
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.effects.pool import GainPool, StealPool
from noctuary.games.vtes.blocks.in_actions import BLED
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, OPPONENT, SELF, THIS
from noctuary.games.vtes.blocks.states import AT_SUPERIOR, COPY, LOCKED, READY
from noctuary.games.vtes.blocks.targets import Methuselah, OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import OTHERS, TARGET
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.action_shapes import Part, combat_action, several_disciplines
from noctuary.games.vtes.cards.lines import IN_ROUND, at, only_one
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, combat_card
from noctuary.games.vtes.cards.uses import burnable, granted, must_act, use, when
from noctuary.games.vtes.kinds import (
    BASIC,
    BEFORE_RANGE,
    BLEED,
    COMBAT,
    ENTER_COMBAT,
    MANEUVERS,
    ON_CARD,
    PRESS,
    STRIKE,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry


@printed.action("Heart of the City", fr="Cœur de la ville", disciplines="pre", blood=2)
def heart_of_the_city(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(SELF)], level, stealth=1, conditions=[Unless(COPY & On(SELF))])
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER, superior=2))


@printed.action("Heroic Might", fr="Puissance héroïque", disciplines="pot", blood=3)
def heroic_might(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(SELF)], level, stealth=3, conditions=[Unless(COPY & On(SELF))])
    card.stays = ON_CARD
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, BEARER, superior=2))
    burns = StrikeOf(effects=[Burn(CHOSEN)], says="vtes-text-strike-burn-equipment")
    use(card, 1 << STRIKE, [], strike=burns, target=OneOf(EQUIPMENT_CARD & On(OPPONENT)))
    thrown = StrikeOf(damage=2, ranged=True)
    use(card, 1 << STRIKE, [], strike=thrown, conditions=[Is(THIS, AT_SUPERIOR)])
    when(card, "to-torpor", happenings.WENT_TO_TORPOR, [Burn(THIS)], BEARER)


@printed.action("Hunter's Mark", fr="Marque du chasseur", disciplines="cel&tha")
def hunters_mark(card: Card) -> None:
    press = Grant("vtes-grant-press-in-combat", 2, until=expiry.END_OF_COMBAT)
    minion = OneOf(MINION & READY & ~YOURS)
    stays = Lasts("cannot-end-combat-first-round", permissions.TO_END_COMBAT, 1, expiry.END_OF_ROUND, CHOSEN)
    combat_action(card, minion, [press], BASIC)
    combat_action(card, minion, [press, stays], SUPERIOR)
    granted(card, 1 << PRESS, [Press()])


@printed.action("Illegalism", disciplines="cel/chi/pre", requires="anarch")
def illegalism(card: Card) -> None:
    unlocks = If([BLED], Unlock(SELF))
    parts = [Part("cel", [unlocks]), Part("chi", stealth=1), Part("pre", bleed=1)]
    several_disciplines(card, BLEED, parts)


@printed.action("Intimidation", disciplines="pre")
def intimidation(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    bleed_card(card, 2, SUPERIOR)


@printed.action("Legal Manipulations", fr="Manipulations légales", disciplines="pre", blood=1)
def legal_manipulations(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    bleed_card(card, 2, SUPERIOR, effects=[If([BLED], GainPool(1))])


@printed.action("Line Brawl", fr="Bagarre rangée", disciplines="cel/pot/pre", requires="anarch")
def line_brawl(card: Card) -> None:
    action_card(
        card,
        [StealPool(1, TARGET)],
        directed=True,
        target=Methuselah(OTHERS),
        **at("cel"),
    )
    combat_action(card, OneOf(MINION & READY & ~YOURS), **at("pot"))
    bleed_card(card, 1, **at("pre"))


@printed.action("Lunatic Eruption", disciplines="dem", blood=2)
def lunatic_eruption(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn()], level, directed=True, target=OneOf(MINION & READY))
    card.stays = ON_CARD
    must_act(card, ENTER_COMBAT, [EnterCombat()], OneOf(MINION & READY & YOUR_PREYS))
    burnable(card, by=[], more=[If([Is(THIS, AT_SUPERIOR)], Damage(1, SELF), name="superior-damage")])


@printed.action("Magic of the Smith", fr="Magie du forgeron", disciplines="tha", blood=1)
def magic_of_the_smith(card: Card) -> None:
    action_card(card, [FetchEquipment()], BASIC, stealth=1)
    action_card(card, [FetchEquipment()], SUPERIOR, stealth=3)


@printed.action("Make the Misere", disciplines="cel/obf/pot", requires="anarch")
def make_the_misere(card: Card) -> None:
    maneuver = Grant("vtes-grant-maneuver-in-combat", 7, until=expiry.END_OF_COMBAT)
    strong = Lasts("strength-in-combat", numbers.STRENGTH, 1, expiry.END_OF_COMBAT)
    several_disciplines(
        card,
        ENTER_COMBAT,
        [Part("cel", [maneuver]), Part("obf", stealth=1), Part("pot", [strong])],
        target=OneOf(MINION & READY & LOCKED & ~YOURS),
        last=[EnterCombat()],
    )
    granted(card, 1 << MANEUVERS, [Maneuver()])


@printed.action("Mesu Bedshet", clan="Ministry", blood=1)
def mesu_bedshet(card: Card) -> None:
    action_card(card, [RevealCrypt(Clan("ministry"), 2)], stealth=1)


@printed.action("Mind Numb", disciplines="pre", blood=1)
def mind_numb(card: Card) -> None:
    awake = OneOf(VAMPIRES & ~LOCKED)
    action_card(card, [Stun(CHOSEN)], BASIC, directed=True, target=awake)
    action_card(card, [Stun(CHOSEN)], SUPERIOR, directed=True, target=awake, stealth=1)


@printed.action("Monstrous Form", also=COMBAT, disciplines="dom&pro")
def monstrous_form(card: Card) -> None:
    card.stays = ON_CARD
    stronger = Lasts("strength-combat", numbers.STRENGTH, 1, expiry.END_OF_COMBAT)
    combat_card(card, 1 << BEFORE_RANGE, [stronger], BASIC)
    action_card(card, [PutOn(SELF)], SUPERIOR, stealth=1)
    swells = Lasts("strength-round", numbers.STRENGTH, 1, expiry.END_OF_ROUND, BEARER)
    use(card, IN_ROUND, [swells], locks=True)
    use(card, 1 << MANEUVERS, [Maneuver()], locks=True)
    use(card, 1 << PRESS, [Press()], locks=True)
    only_one(card, expiry.END_OF_ROUND, each_minion=True, level=BASIC)
