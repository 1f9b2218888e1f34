"""Equipment from A to C."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import BearerActs, BearerHas
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.traits import InBleeds, WithDiscipline
from noctuary.games.vtes.board import ready_minions
from noctuary.games.vtes.card import ActionOf, Card, Phrase, StrikeOf, Trait, UseOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment, use
from noctuary.games.vtes.kinds import BLEED, DISCIPLINE_CODES, DURING_ACTION, MANEUVERS, MINION_PHASE, STRIKE
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.state import InPlay, State

_AUS: Final = DISCIPLINE_CODES.index("aus")


@printed.equipment(".44 Magnum", fr="Magnum .44", pool=2, keywords="weapon gun")
def _44_magnum(card: Card) -> None:
    equipment(card)
    use(card, 1 << STRIKE, [], strike=StrikeOf(damage=2, ranged=True))
    use(card, 1 << MANEUVERS, [Maneuver(commits_to=1)], once=limits.EACH_COMBAT)


@printed.equipment("Bowl of Convergence", fr="Coupe de convergence", keywords="unique")
def bowl_of_convergence(card: Card) -> None:
    equipment(card)
    card.traits.append(WithDiscipline("vtes-trait-intercept-with", numbers.INTERCEPT, 1, _AUS))
    use(
        card,
        DURING_ACTION,
        [Intercept(1)],
        once=limits.EACH_ACTION,
        conditions=[BearerHas(_AUS)],
        blood=1,
    )


@printed.equipment(
    "Codex of the Edenic Groundskeepers", fr="Codex des Jardiniers édeniens", pool=1, keywords="unique"
)
def codex_of_the_edenic_groundskeepers(card: Card) -> None:
    equipment(card)
    card.traits.append(InBleeds(-2))
    card.traits.append(AgainstTheDefenceless(3))
    card.uses.append(
        UseOf(
            1 << MINION_PHASE,
            in_play=True,
            conditions=[BearerActs()],
            blood=1,
            action=ActionOf(BLEED, directed=True),
        )
    )


class AgainstTheDefenceless(Trait):
    """The bleed of this card takes more while its target controls no ready unlocked minion."""

    what = numbers.BLEED

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-defenceless", {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        action = s.action
        if what != numbers.BLEED or about != card.host or action is None or action.using is None:
            return 0
        if action.using.source != card.uid or not action.targets:
            return 0
        awake = any(not minion.locked for minion in ready_minions(s, action.targets[0]))
        return 0 if awake else self.amount
