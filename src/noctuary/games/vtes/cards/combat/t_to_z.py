"""Combat cards from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, permissions
from noctuary.games.vtes.blocks.atoms import COMBAT_CARD, VAMPIRES, Keyword, On
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is, Once, Unless
from noctuary.games.vtes.blocks.effects.combat import (
    Aim,
    Allows,
    AnotherRound,
    BonusStrike,
    GainLostBlood,
    Maneuver,
    Press,
    PressByItself,
)
from noctuary.games.vtes.blocks.effects.hand import Discard
from noctuary.games.vtes.blocks.effects.later import Grant, Remember
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lasts, SetCounters
from noctuary.games.vtes.blocks.effects.play import CancelPlayed, PutInPlay, PutOn
from noctuary.games.vtes.blocks.in_actions import PLAYED_AGAINST
from noctuary.games.vtes.blocks.in_combats import FIRST_ROUND, LATER_ROUND, LONG_RANGE
from noctuary.games.vtes.blocks.pointing import CHOSEN, OPPONENT, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY, WITH_COUNTERS
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.fights import claws
from noctuary.games.vtes.cards.lines import AT_END_OF_ROUND, only_one
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.cards.uses import answer, granted, use, when
from noctuary.games.vtes.kinds import (
    AIMING,
    BASIC,
    BEFORE_RANGE,
    COMBAT_ENDING,
    EQUIPMENT,
    IN_PLAY,
    MANEUVERS,
    ON_CARD,
    PRESS,
    STRIKE,
    SUPERIOR,
    WEAPON,
)
from noctuary.games.vtes.rules import expiry


@printed.combat("Target Vitals", fr="Cibler les points vitaux", keywords="aim")
def target_vitals(card: Card) -> None:
    combat_card(card, 1 << AIMING, [Aim(2)])
    answer(card, 0, [Discard(COMBAT_CARD, 2), CancelPlayed()], conditions=[PLAYED_AGAINST])


@printed.combat("Taste of Vitae", fr="Gorgée de vitæ")
def taste_of_vitae(card: Card) -> None:
    combat_card(
        card,
        AT_END_OF_ROUND,
        [GainLostBlood(), Remember(expiry.END_OF_ROUND)],
        conditions=[BY_VAMPIRE, Once("in-round")],
    )


@printed.combat("Telepathic Tracking", fr="Pistage télépathique", disciplines="aus", blood=1)
def telepathic_tracking(card: Card) -> None:
    maneuver = Grant("vtes-grant-maneuver-next-round", 2, next_round=True, until=expiry.END_OF_COMBAT)
    combat_card(card, 1 << PRESS, [Press(only_to_continue=True), maneuver], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [AnotherRound()], SUPERIOR)
    granted(card, 1 << MANEUVERS, [Maneuver()])


@printed.combat("Terror Frenzy", disciplines="ani", blood=1, keywords="frenzy")
def terror_frenzy(card: Card) -> None:
    for_combat = expiry.END_OF_COMBAT
    flees = [
        Lasts("terrified", permissions.TO_MANEUVER_NEAR, 1, for_combat, OPPONENT),
        Lasts("", permissions.TO_PRESS_ON, 1, for_combat, OPPONENT),
        Lasts("", permissions.TO_USE_EQUIPMENT, 1, for_combat, OPPONENT),
    ]
    combat_card(card, 1 << BEFORE_RANGE, flees, BASIC, conditions=[FIRST_ROUND])
    dearer = Lasts("combat-cost", numbers.COMBAT_COST, 1, for_combat, OPPONENT)
    combat_card(card, 1 << BEFORE_RANGE, [dearer], SUPERIOR, conditions=[Is(OPPONENT, VAMPIRES)])
    only_one(card, for_combat, each_minion=True, level=SUPERIOR)


@printed.combat("Theft of Vitae", fr="Vol de vitæ", disciplines="tha")
def theft_of_vitae(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1, ranged=True), BASIC)
    strike_card(card, StrikeOf(steals=2, ranged=True), SUPERIOR)


@printed.combat("Thrown Sewer Lid", disciplines="pot")
def thrown_sewer_lid(card: Card) -> None:
    lid = StrikeOf(damage=3, ranged=True)
    strike_card(card, lid, BASIC, conditions=[LONG_RANGE])
    strike_card(card, lid, SUPERIOR, effects=[Allows(presses=1)], conditions=[LONG_RANGE])


@printed.combat("Torn Signpost", fr="Panneau arraché", disciplines="pot")
def torn_signpost(card: Card) -> None:
    sets = numbers.SETS + numbers.STRENGTH
    for level, strength in ((BASIC, 2), (SUPERIOR, 3)):
        signpost = Lasts("strength-set", sets, strength, expiry.END_OF_COMBAT)
        combat_card(card, 1 << BEFORE_RANGE, [signpost], level)


@printed.combat("Trap", fr="Piège")
def trap(card: Card) -> None:
    card.stays = IN_PLAY
    combat_card(card, 1 << BEFORE_RANGE, [PutInPlay(3)], conditions=[FIRST_ROUND])
    when(card, "played-in-combat", happenings.CARD_PLAYED, [SetCounters(3, THIS)])
    counted = [Is(THIS, WITH_COUNTERS)]
    when(card, "press-step", happenings.PRESS_STEP, [PressByItself()], conditions=counted)
    when(card, "combat-over", happenings.COMBAT_OVER, [Burn(THIS)])


@printed.combat("Voracious Vermin", disciplines="ani")
def voracious_vermin(card: Card) -> None:
    strike_card(card, StrikeOf(dodge=True), BASIC)
    strike_card(card, StrikeOf(dodge=True), SUPERIOR, effects=[BonusStrike("burn-weapon", 2)])
    gnaws = StrikeOf(ranged=True, effects=[Burn(CHOSEN)])
    granted(card, 1 << STRIKE, [], strike=gnaws, target=OneOf(Keyword(WEAPON) & On(OPPONENT)))


@printed.combat("Walk of Flame", fr="Marcher dans les flammes", disciplines="tha")
def walk_of_flame(card: Card) -> None:
    for level, points in ((BASIC, 1), (SUPERIOR, 2)):
        flame = StrikeOf(damage=points, aggravated=-1, ranged=True)
        strike_card(card, flame, level, conditions=[LATER_ROUND])


@printed.combat("Weighted Walking Stick", fr="Canne lestée", keywords="weapon melee-weapon")
def weighted_walking_stick(card: Card) -> None:
    card.stays, card.becomes = ON_CARD, EQUIPMENT
    first = [FIRST_ROUND, Unless(COPY & On(SELF))]
    combat_card(card, 1 << BEFORE_RANGE, [PutOn(SELF, counters=5)], conditions=first)
    use(card, 1 << STRIKE, [], strike=StrikeOf(strength=True, damage=1, wears=True))


@printed.combat("Wolf Claws", disciplines="pro", blood=1)
def wolf_claws(card: Card) -> None:
    claws(card)
    combat_card(card, 1 << PRESS, [Press()], SUPERIOR)
