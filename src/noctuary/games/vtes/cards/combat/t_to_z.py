"""Combat cards from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.conditions import OnlyOne, OnlyVampires
from noctuary.games.vtes.blocks.effects.action import Remember
from noctuary.games.vtes.blocks.effects.combat import GainLostBlood, Maneuver, Press
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, StrikeOf, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import AT_END_OF_ROUND, combat_card, granted, strike_card
from noctuary.games.vtes.kinds import BASIC, COMBAT_ENDING, MANEUVERS, PRESS, SUPERIOR
from noctuary.games.vtes.rules import combat, expiry
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.combat("Taste of Vitae", fr="Gorgée de vitæ")
def taste_of_vitae(card: Card) -> None:
    combat_card(
        card,
        AT_END_OF_ROUND,
        [GainLostBlood(), Remember(expiry.END_OF_ROUND)],
        conditions=[OnlyVampires(), OnlyOne("vtes-when-one-in-round")],
    )


@printed.combat("Telepathic Tracking", fr="Pistage télépathique", disciplines="aus", blood=1)
def telepathic_tracking(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press(only_to_continue=True), ManeuverNextRound(2)], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [AnotherRound()], SUPERIOR)
    granted(card, 1 << MANEUVERS, [Maneuver()], conditions=[InItsRound()])


class ManeuverNextRound(Effect):
    """If another round follows, an optional maneuver in it: another use of the card."""

    def __init__(self, use: int) -> None:
        self.use = use

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-maneuver-next-round")

    def run(self, s: State, using: Using) -> Play | None:
        if s.combat is not None:
            following = s.combat.round + 1
            expiry.last(s, notes.GRANTS, using.minion, self.use, expiry.END_OF_COMBAT, using.kind, following)
        return None


class InItsRound(Condition):
    """In the round for which it was granted."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        now = 0 if s.combat is None else s.combat.round
        for effect in s.lasting:
            if (
                effect.what == notes.GRANTS
                and effect.about == using.minion
                and effect.kind == using.kind
                and effect.source == now
            ):
                return None
        return Refusal(RuleId("VTES-COMBAT-13"))


class AnotherRound(Effect):
    """The combat does not end: a new round begins (VTES-COMBAT-12)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-another-round")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return combat.why_not_go_on(s)

    def run(self, s: State, using: Using) -> Play | None:
        combat.go_on(s)
        return None


@printed.combat("Theft of Vitae", fr="Vol de vitæ", disciplines="tha")
def theft_of_vitae(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1, ranged=True), BASIC)
    strike_card(card, StrikeOf(steals=2, ranged=True), SUPERIOR)
