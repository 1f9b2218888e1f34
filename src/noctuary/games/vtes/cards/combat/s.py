"""Combat cards with S."""

from __future__ import annotations

from noctuary.games.vtes import happenings, permissions
from noctuary.games.vtes.blocks.atoms import MINION
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.blocks.effects.later import After, If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lock, Lose
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.in_combats import CLOSE_RANGE, NOT_DODGED
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, OPPONENT, SELF, THIS
from noctuary.games.vtes.blocks.states import WITH_BLOOD
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.blocks.who import BEARERS
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import only_one
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.cards.uses import burnable, follows, when
from noctuary.games.vtes.kinds import BASIC, DAMAGE, ON_CARD, SUPERIOR
from noctuary.games.vtes.rules import expiry, following


@printed.combat("Sculpt the Flesh", clan="Tzimisce", disciplines="pro")
def sculpt_the_flesh(card: Card) -> None:
    card.stays = ON_CARD
    strike_card(card, StrikeOf(strength=True, aggravated=-1), BASIC)
    kneads = StrikeOf(strength=True, damage=1, effects=[PutOn(OPPONENT, late=True)])
    strike_card(card, kneads, SUPERIOR)
    when(card, "each-unlock-phase", happenings.UNLOCK_PHASE, [Lose(1, BEARER)], BEARERS)
    burnable(card, by=(), stealth=1, directed=False)


@printed.combat("Serpent's Numbing Kiss", disciplines="pre&ser")
def serpents_numbing_kiss(card: Card) -> None:
    """At close range and not dodged: if the combat goes on, nothing follows (VTES-COMBAT-12)."""
    numbed = [Is(SELF, WITH_BLOOD), Is(CHOSEN, MINION)]
    effects = [If(numbed, PutOn(CHOSEN)), If(numbed, Lock(CHOSEN)), If(numbed, Lose(1, SELF))]
    numbs = After(following.COMBAT_ENDED, effects, expiry.END_OF_ROUND, OPPONENT, name="numbs")
    card.stays = ON_CARD
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(
        card, StrikeOf(ends=True, effects=[If([CLOSE_RANGE, NOT_DODGED], numbs, name="numbs")]), SUPERIOR
    )
    follows(card, numbs)
    card.traits.append(Cannot("unlock", permissions.TO_UNLOCK, BEARER))
    when(card, "unlock-phase", happenings.UNLOCK_PHASE, [Burn(THIS)], BEARERS)


@printed.combat("Sideslip", disciplines="cel")
def sideslip(card: Card) -> None:
    strike_card(card, StrikeOf(dodge=True), BASIC)
    combat_card(card, 1 << DAMAGE, [Prevent(1)], SUPERIOR)
    only_one(card, expiry.END_OF_ROUND, each_minion=True, level=SUPERIOR)


@printed.combat("Slam", fr="Plaquage", disciplines="pot", blood=1)
def slam(card: Card) -> None:
    strike_card(card, StrikeOf(strength=True, damage=2), BASIC)
    strike_card(card, StrikeOf(strength=True, damage=2, maneuver=True, only_near=True), SUPERIOR)


@printed.combat("Soul Burn", fr="Brûlure de l'âme", disciplines="tha", blood=1)
def soul_burn(card: Card) -> None:
    for level, points in ((BASIC, 1), (SUPERIOR, 2)):
        burn = StrikeOf(damage=points, ranged=True, past_fortitude=True, blunts_weapons=True)
        strike_card(card, burn, level)


@printed.combat("Staredown", disciplines="pre")
def staredown(card: Card) -> None:
    strike_card(card, StrikeOf(dodge=True), BASIC)
    strike_card(card, StrikeOf(ends=True), SUPERIOR)
