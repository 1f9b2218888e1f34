"""Reactions from H to M."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import ACTOR, MINION, YOUR_PREDATORS
from noctuary.games.vtes.blocks.conditions import BledBy, Is
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.blocks.who import PREDATORS_PREDATOR
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import granted, reaction
from noctuary.games.vtes.kinds import BASIC, MANEUVERS, SUPERIOR


@printed.reaction("Instinctive Reaction", fr="Réaction instinctive", disciplines="ani")
def instinctive_reaction(card: Card) -> None:
    by_predator = [Is(ACTOR, MINION & YOUR_PREDATORS)]
    maneuvers = Grant("vtes-grant-maneuver", 2, on_block=True)
    reaction(card, [Intercept(1)], BASIC, conditions=by_predator)
    reaction(card, [Intercept(1), maneuvers], SUPERIOR, conditions=by_predator)
    granted(card, 1 << MANEUVERS, [Maneuver()])


@printed.reaction("My Enemy's Enemy", disciplines="aus")
def my_enemys_enemy(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    bleeds = BledBy(MINION & YOUR_PREDATORS)
    redirects(card, SUPERIOR, locks=True, when=bleeds, to=PREDATORS_PREDATOR)
