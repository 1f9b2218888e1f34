"""Equipment from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import OF_TARGET, Having
from noctuary.games.vtes.blocks.conditions import During, Is, Unless
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.in_actions import BY_THIS
from noctuary.games.vtes.blocks.pointing import BEARER
from noctuary.games.vtes.blocks.states import LOCKED, READY
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import ActionOf, Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment
from noctuary.games.vtes.cards.uses import bleeds, own_action, use
from noctuary.games.vtes.kinds import (
    BASIC,
    BLEED,
    DISCIPLINE_CODES,
    DURING_ACTION,
    MANEUVERS,
    STRIKE,
    SUPERIOR,
)
from noctuary.games.vtes.rules import limits


@printed.equipment(".44 Magnum", fr="Magnum .44", pool=2, keywords="weapon gun")
def _44_magnum(card: Card) -> None:
    equipment(card)
    use(card, 1 << STRIKE, [], strike=StrikeOf(damage=2, ranged=True))
    use(card, 1 << MANEUVERS, [Maneuver(commits_to=1)], once=limits.EACH_COMBAT)


@printed.equipment("Bowl of Convergence", fr="Coupe de convergence", keywords="unique")
def bowl_of_convergence(card: Card) -> None:
    equipment(card)
    aus = DISCIPLINE_CODES.index("aus")
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER & Having(aus, BASIC)))
    seer = Is(BEARER, Having(aus, SUPERIOR))
    use(card, DURING_ACTION, [Intercept(1)], once=limits.EACH_ACTION, conditions=[seer], blood=1)


@printed.equipment("Camera Phone", keywords="electronic")
def camera_phone(card: Card) -> None:
    equipment(card)
    bleeds(card, 1)


@printed.equipment(
    "Codex of the Edenic Groundskeepers", fr="Codex des Jardiniers édeniens", pool=1, keywords="unique"
)
def codex_of_the_edenic_groundskeepers(card: Card) -> None:
    equipment(card)
    defenceless = [BY_THIS, Unless(READY & ~LOCKED & OF_TARGET)]
    card.traits.append(Gives("stealth", numbers.STEALTH, -2, BEARER, [During(BLEED)]))
    card.traits.append(Gives("bleed", numbers.BLEED, 3, BEARER, defenceless))
    own_action(card, ActionOf(BLEED, directed=True), blood=1)
