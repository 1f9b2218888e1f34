"""Reactions from H to M."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import MINION, YOUR_PREDATORS
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import Bleed, Intercept
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.later import After, Grant
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.in_actions import BLEEDS_BEARERS, BledBy
from noctuary.games.vtes.blocks.pointing import ACTOR, THIS
from noctuary.games.vtes.blocks.who import PREDATORS_PREDATOR
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects, stays_yours
from noctuary.games.vtes.cards.shapes import reaction
from noctuary.games.vtes.cards.uses import follows, granted, use
from noctuary.games.vtes.kinds import BASIC, DURING_ACTION, MANEUVERS, SUPERIOR
from noctuary.games.vtes.rules import following


@printed.reaction("Instinctive Reaction", fr="Réaction instinctive", disciplines="ani")
def instinctive_reaction(card: Card) -> None:
    by_predator = [Is(ACTOR, MINION & YOUR_PREDATORS)]
    maneuvers = Grant("vtes-grant-maneuver", 2, on_block=True)
    reaction(card, [Intercept(1)], BASIC, conditions=by_predator)
    reaction(card, [Intercept(1), maneuvers], SUPERIOR, conditions=by_predator)
    granted(card, 1 << MANEUVERS, [Maneuver()])


@printed.reaction("Melange", disciplines="aus")
def melange(card: Card) -> None:
    """Only the vampire that has played it bleeds for more (`PutOn.by`)."""
    stays_yours(card)
    scents = After(following.BLOCKS, [PutOn(ACTOR, kept=True, by=True)])
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), scents], SUPERIOR)
    use(card, DURING_ACTION, [Bleed(1, limited=False), Burn(THIS)], conditions=[BLEEDS_BEARERS])
    follows(card, scents)


@printed.reaction("My Enemy's Enemy", disciplines="aus")
def my_enemys_enemy(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    bleeds = BledBy(MINION & YOUR_PREDATORS)
    redirects(card, SUPERIOR, locks=True, when=bleeds, to=PREDATORS_PREDATOR)
