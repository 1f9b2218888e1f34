"""Reactions with S."""

from __future__ import annotations

from noctuary.games.vtes.blocks.effects.action import Intercept, UnlockAndBlock
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import reaction
from noctuary.games.vtes.cards.uses import granted
from noctuary.games.vtes.kinds import BASIC, MANEUVERS, NO_ATTEMPT, SUPERIOR


@printed.reaction(
    "Second Tradition: Domain",
    fr="Deuxième Tradition : le Domaine",
    former=["The Second Tradition: Domain"],
    requires="prince or justicar",
)
def second_tradition_domain(card: Card) -> None:
    reaction(card, [Intercept(2)])
    reaction(card, [UnlockAndBlock(2)], windows=1 << NO_ATTEMPT, needs_locked=True, blood=1)


@printed.reaction("Sense the Savage Way", disciplines="ani", requires="capacity 7 or more")
def sense_the_savage_way(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [UnlockAndBlock()], SUPERIOR, windows=1 << NO_ATTEMPT, needs_locked=True)


@printed.reaction("Spirit's Touch", fr="Psychométrie", disciplines="aus")
def spirits_touch(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), Grant("vtes-grant-maneuver", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << MANEUVERS, [Maneuver()])
