"""Allies from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import VAMPIRES, YOURS, Clan
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import ReduceBleed, Stealth
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.in_actions import BLEEDING_YOU
from noctuary.games.vtes.blocks.pointing import ACTOR, CHOSEN, THIS
from noctuary.games.vtes.blocks.states import DIABLERIST
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import ally
from noctuary.games.vtes.cards.uses import in_phase, use
from noctuary.games.vtes.kinds import DISCARD, DURING_ACTION, MANEUVERS, STRIKE
from noctuary.games.vtes.rules import limits


@printed.ally(
    "47th Street Royals",
    fr="Les Royaux de la 47e rue",
    clan="Brujah",
    keywords="unique mortal",
    life=2,
    strength=1,
)
def _47th_street_royals(card: Card) -> None:
    ally(card)
    use(card, DURING_ACTION, [Burn(THIS), ReduceBleed(3)], conditions=[BLEEDING_YOU])


@printed.ally(
    "Carlton Van Wyk",
    fr="Carlton Van Wyk",
    former=["Carlton Van Wyk (Hunter)"],
    pool=2,
    keywords="unique mortal",
    life=2,
)
def carlton_van_wyk(card: Card) -> None:
    ally(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, THIS, [Is(ACTOR, VAMPIRES)]))
    use(card, 1 << STRIKE, [], strike=StrikeOf(damage=1, ranged=True))
    use(card, 1 << STRIKE, [], strike=StrikeOf(dodge=True), once=limits.EACH_COMBAT)
    in_phase(card, DISCARD, [Burn(CHOSEN), Burn(THIS)], target=OneOf(VAMPIRES & DIABLERIST))


@printed.ally("City Star Taxi", clan="Ravnos", pool=3, keywords="mortal", life=2)
def city_star_taxi(card: Card) -> None:
    ally(card)
    use(card, 1 << STRIKE, [], strike=StrikeOf(damage=1, ranged=True))
    use(card, 1 << MANEUVERS, [Maneuver()], once=limits.EACH_COMBAT)
    use(card, DURING_ACTION, [Stealth(1)], locks=True, conditions=[Is(ACTOR, Clan("ravnos") & YOURS)])
