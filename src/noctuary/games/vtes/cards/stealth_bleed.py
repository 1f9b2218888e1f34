"""Action modifiers: stealth, bleed, and what else an acting minion plays."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.card import Card, Effect, Phrase, StrikeOf, Trigger, Using
from noctuary.games.vtes.cards.shapes import answer, combat_card, granted, modifier, strike_card
from noctuary.games.vtes.conditions import (
    Attempts,
    BeingBlocked,
    BleedSucceeded,
    BleedWouldSucceed,
    DuringBleed,
    NotAlongside,
    Successful,
)
from noctuary.games.vtes.effects.action import (
    AttemptFails,
    Bleed,
    BleedIfPoor,
    CannotBlock,
    EndAction,
    Grant,
    Lasts,
    Stealth,
    UnlockSelf,
    going_on,
)
from noctuary.games.vtes.effects.combat import Maneuver, Press
from noctuary.games.vtes.effects.corruption import BurnCorruption
from noctuary.games.vtes.effects.play import CancelPlayed
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ANNOUNCED,
    ATTEMPT,
    BASIC,
    BLOCKED,
    MANEUVERS,
    ON_CARD,
    PRESS,
    SUPERIOR,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.rules import expiry, zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Corrupted
from noctuary.kernel.decision import Play

# -- bleed --------------------------------------------------------------------------------------------


def bonding(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[DuringBleed()])
    modifier(card, [Stealth(1), Bleed(1)], SUPERIOR, conditions=[DuringBleed()])


def conditioning(card: Card) -> None:
    modifier(card, [Bleed(2)], BASIC, conditions=[DuringBleed()])
    modifier(card, [Bleed(3)], SUPERIOR, conditions=[DuringBleed()])


def foreshadowing_destruction(card: Card) -> None:
    """At superior it may be played against anybody: the bonus follows the target's pool."""
    modifier(card, [Bleed(1)], BASIC, conditions=[DuringBleed()])
    modifier(card, [BleedIfPoor(3, 9)], SUPERIOR, conditions=[DuringBleed()])


def aire_of_elation(card: Card) -> None:
    for level, amount in ((BASIC, 1), (SUPERIOR, 2)):
        effect = Bleed(amount, more_for_clan="toreador", more=1)
        modifier(card, [effect], level, conditions=[DuringBleed()])


def revelation_of_the_serpent(card: Card) -> None:
    unlocks = Grant("vtes-grant-unlock-for-corruption", 4)
    for level in (BASIC, SUPERIOR):
        more: list[Effect] = [unlocks] if level == SUPERIOR else []
        modifier(card, [Bleed(1), *more], level, conditions=[DuringBleed()])
        modifier(card, [Stealth(1), Bleed(1), *more], level, conditions=[DuringBleed()])
    granted(
        card,
        1 << AFTER_ACTION,
        [BurnCorruption(2), UnlockSelf()],
        conditions=[BleedSucceeded()],
        target=Corrupted(2),
    )


# -- stealth ------------------------------------------------------------------------------------------


def cloak_the_gathering(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1)], SUPERIOR, by_others=True)


def lost_in_crowds(card: Card) -> None:
    alone = NotAlongside("vtes-when-no-into-thin-air", "Into Thin Air")
    modifier(card, [Stealth(1)], BASIC, conditions=[alone])
    modifier(card, [Stealth(2)], SUPERIOR, conditions=[alone])


def faceless_night(card: Card) -> None:
    locks = Lasts("vtes-effect-locks-failed", numbers.LOCKS_FAILED, 1, expiry.END_OF_ACTION)
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1), locks], SUPERIOR)


def mirror_walk(card: Card) -> None:
    ends = Lasts("vtes-effect-ends-if-blocked", numbers.ENDS_IF_BLOCKED, 1, expiry.END_OF_ACTION)
    modifier(card, [Stealth(1)], BASIC, deferred=UNTIL_DISCARD)
    modifier(card, [Stealth(1), ends], SUPERIOR, deferred=UNTIL_DISCARD)


def swallowed_by_the_night(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)


def resist_earths_grasp(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver(presses=1)], BASIC)
    modifier(card, [Stealth(1)], SUPERIOR)


def form_of_the_cobra(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1), BASIC)
    modifier(card, [Stealth(1, even_if_not_needed=True)], SUPERIOR, windows=1 << ANNOUNCED)


def enchanting_gaze(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1), Grant("vtes-grant-attempt-fails", 2)], SUPERIOR)
    granted(card, 1 << ATTEMPT, [BurnCorruption(1, of_blocker=True), AttemptFails()])


# -- blocks -------------------------------------------------------------------------------------------


def true_loves_face(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[DuringBleed()])
    modifier(card, [FailsUnlessCancelled()], SUPERIOR, windows=1 << ATTEMPT)
    answer(card, 1, [CancelPlayed()], conditions=[Attempts()], pool=1)


class FailsUnlessCancelled(AttemptFails):
    """Whoever controls the blocker can burn 1 pool to cancel it as it is played."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-attempt-fails-unless-paid")


def daring_the_dawn(card: Card) -> None:
    for level, points in ((BASIC, 2), (SUPERIOR, 1)):
        burns = Lasts("vtes-effect-dawn", numbers.DAWN, points, expiry.END_OF_ACTION)
        modifier(card, [CannotBlock(), burns], level)


def change_of_target(card: Card) -> None:
    modifier(card, [EndAction()], windows=1 << BLOCKED, conditions=[BeingBlocked()])


def freak_drive(card: Card) -> None:
    modifier(card, [UnlockSelf()], BASIC, windows=1 << AFTER_ACTION, conditions=[Successful()])
    modifier(card, [UnlockSelf()], SUPERIOR, windows=1 << AFTER_ACTION, conditions=[Successful(blocked=True)])


# -- Spying Mission -----------------------------------------------------------------------------------


def spying_mission(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Spy()], SUPERIOR, windows=1 << WOULD_SUCCEED, conditions=[BleedWouldSucceed()])
    card.triggers.append(SpiedUpon(2))


class Spy(Effect):
    """The bleed burns nothing and is unsuccessful; the card goes on the vampire, against that Methuselah."""

    places = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-spy")

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        expiry.last(s, numbers.NO_BLEED, action.actor, 1, expiry.END_OF_ACTION, using.kind)
        mission = zones.enter(s, using.kind, using.seat, ON_CARD, using.minion)
        mission.chosen = action.targets[0]
        return None


class SpiedUpon(Trigger):
    """The next successful bleed of the same Methuselah burns the card and takes more."""

    happening = happenings.BLEED_SUCCEEDS

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-spied-upon", {"amount": self.amount})

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        action = s.action
        return action is not None and card.host == about and card.chosen in action.targets

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        going_on(s).bleed += self.amount
        zones.burn(s, card)
        return None
