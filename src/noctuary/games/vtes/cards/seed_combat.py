"""Combat cards outside the preconstructed decks."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_minion, is_vampire, on
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, StrikeOf, Trigger, Using
from noctuary.games.vtes.cards.shapes import (
    ANY_TIME,
    AT_END_OF_ROUND,
    combat_card,
    granted,
    strike_card,
    use,
)
from noctuary.games.vtes.conditions import AtCloseRange, OnlyOne, OnlyVampires
from noctuary.games.vtes.effects.action import Remember
from noctuary.games.vtes.effects.combat import GainLostBlood, Maneuver, Press, Prevent, side
from noctuary.games.vtes.effects.play import BurnThis
from noctuary.games.vtes.going_on import CLOSE, OPPOSING
from noctuary.games.vtes.happenings import UNLOCK_PHASE
from noctuary.games.vtes.kinds import BASIC, COMBAT_ENDING, DAMAGE, MANEUVERS, ON_CARD, PRESS, SUPERIOR
from noctuary.games.vtes.rules import combat, expiry, strikes, zones
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.games.vtes.traits import BearerCannot, ForBearer
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def glancing_blow(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(1, of_strike=True)], deferred=UNTIL_UNLOCK)


def taste_of_vitae(card: Card) -> None:
    combat_card(
        card,
        AT_END_OF_ROUND,
        [GainLostBlood(), Remember(expiry.END_OF_ROUND)],
        conditions=[OnlyVampires(), OnlyOne("vtes-when-one-in-round")],
    )


# -- Psyche! --------------------------------------------------------------------------------------------


def psyche(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [QueueCombat()], SUPERIOR)


class QueueCombat(Effect):
    """A new combat of the same two follows this one, if both are still ready (VTES-COMBAT-12)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-queue-combat")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if s.combat is None or not combat.both_ready(s):
            return Refusal(RuleId("VTES-COMBAT-12"))
        return combat.why_not_queue(s)

    def run(self, s: State, using: Using) -> Play | None:
        if s.combat is not None:
            s.combat.queued = s.combat.sides[OPPOSING].uid
        return None


# -- Telepathic Tracking ----------------------------------------------------------------------------------


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
            expiry.last(
                s, numbers.GRANTS, using.minion, self.use, expiry.END_OF_COMBAT, using.kind, following
            )
        return None


class InItsRound(Condition):
    """In the round for which it was granted."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        now = 0 if s.combat is None else s.combat.round
        for effect in s.lasting:
            if (
                effect.what == numbers.GRANTS
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


# -- Serpent's Numbing Kiss -------------------------------------------------------------------------------


def serpents_numbing_kiss(card: Card) -> None:
    card.stays = ON_CARD
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[AfterCombat(2)]), SUPERIOR)
    granted(card, 0, [Numb()])
    card.traits.append(BearerCannot("vtes-trait-no-unlock", numbers.TO_UNLOCK))
    card.triggers.append(WearsOff())


class AfterCombat(Effect):
    """At close range and not dodged, another use of the card follows once the combat is over.

    If the combat goes on, with a round or with another combat, nothing follows (VTES-COMBAT-12).
    """

    def __init__(self, use: int) -> None:
        self.use = use

    def phrase(self) -> Phrase:
        return Phrase("vtes-grant-numb")

    def run(self, s: State, using: Using) -> Play | None:
        fight, where = s.combat, side(s, using)
        if fight is None or where == NOTHING or fight.range != CLOSE:
            return None
        if not strikes.is_dodged(s, fight, where):
            what, foe = numbers.FOLLOWS_COMBAT, fight.sides[1 - where].uid
            expiry.last(s, what, foe, self.use, expiry.END_OF_ROUND, using.kind, using.minion)
        return None


class Numb(Effect):
    """1 blood of the striker, and the card leaves the ash heap for the opponent, who locks."""

    def phrase(self) -> None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        minion, foe = find(s, using.minion), find(s, using.target)
        ash = s.players[using.seat].ash
        if minion is None or foe is None or not is_minion(s, foe) or using.kind not in ash:
            return None
        if zones.burn_blood(s, minion, 1) < 1:
            return None
        ash.remove(using.kind)
        card = zones.enter(s, using.kind, using.seat, ON_CARD, foe.uid)
        card.level = SUPERIOR
        card.controller = foe.controller
        foe.locked = True
        cards(s, "vtes-log-locks", using.seat, [foe.kind])
        return None


class WearsOff(Trigger):
    """It is burned in the unlock phase of whoever controls the minion, which has stayed locked."""

    happening = UNLOCK_PHASE

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-wears-off")

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        host = find(s, card.host)
        return host is not None and host.controller == about

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        zones.burn(s, card)
        return None


# -- Disarm -------------------------------------------------------------------------------------------------


def disarm(card: Card) -> None:
    card.stays = ON_CARD
    for level in (BASIC, SUPERIOR):
        combat_card(
            card,
            AT_END_OF_ROUND,
            [PutOnOpponent()],
            level,
            conditions=[AtCloseRange(), InflictedMore(), NoneOnOpponent()],
        )
    card.traits.append(ForBearer("vtes-trait-strength-less", numbers.STRENGTH, -1, -2))
    use(card, ANY_TIME, [BurnThis()], blood=3)


def _opponent(s: State, using: Using) -> InPlay | None:
    """The vampire that this minion fights, ready or in torpor."""
    where = side(s, using)
    foe = None if s.combat is None or where == NOTHING else find(s, s.combat.sides[1 - where].uid)
    return foe if foe is not None and is_vampire(s, foe) else None


class InflictedMore(Condition):
    """More damage by its strikes in this round than the opponent's have inflicted (VTES-DMG-05)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-inflicted-more")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where, minion = side(s, using), find(s, using.minion)
        if s.combat is None or where == NOTHING or minion is None or minion.wounded:
            return Refusal(RuleId("VTES-COMBAT-11"))
        if not is_vampire(s, minion):
            return Refusal(RuleId("VTES-SEQ-08"))
        more = s.combat.sides[where].inflicted > s.combat.sides[1 - where].inflicted
        return None if more else Refusal(RuleId("VTES-SEQ-01"))


class NoneOnOpponent(Condition):
    """The opponent has none of these yet."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-none-on-opponent")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        foe = _opponent(s, using)
        there = foe is not None and any(card.kind == using.kind for card in on(s, foe.uid))
        return Refusal(RuleId("VTES-SEQ-01")) if there else None


class PutOnOpponent(Effect):
    """This card goes on the opposing vampire, and that vampire to torpor if it is ready."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-put-on-opponent")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return Refusal(RuleId("VTES-SEQ-17")) if _opponent(s, using) is None else None

    def run(self, s: State, using: Using) -> Play | None:
        foe = _opponent(s, using)
        if foe is None:
            zones.to_ash(s, using.seat, using.kind)
            return None
        card = zones.enter(s, using.kind, using.seat, ON_CARD, foe.uid)
        card.level = s.pool.cards[using.kind].uses[using.index].level
        card.controller = foe.controller
        zones.to_torpor(s, foe)
        return None
