"""Reactions: intercept, wakes, redirected bleeds."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards.shapes import WAKING, granted, reaction
from noctuary.games.vtes.conditions import (
    BleedingYou,
    DirectedAtYou,
    FirstRound,
    OnlyOne,
    OnlyVampires,
    PoliticalAction,
)
from noctuary.games.vtes.effects.action import (
    Grant,
    Intercept,
    Redirect,
    ReduceBleed,
    Remember,
    UnlockAndBlock,
    Votes,
    Wake,
)
from noctuary.games.vtes.effects.combat import Maneuver, Prevent
from noctuary.games.vtes.kinds import (
    BASIC,
    DAMAGE,
    DECLINED,
    DISCIPLINE_CODES,
    MANEUVERS,
    NO_ATTEMPT,
    POLLING,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from noctuary.games.vtes.state import State
from noctuary.games.vtes.targets import AnotherToBleed
from noctuary.kernel.decision import Play


def _redirects(card: Card, level: int, *, locks: bool) -> None:
    """The new target is chosen as the card is announced (VTES-SEQ-05)."""
    reaction(
        card,
        [Redirect(locks=locks)],
        level,
        windows=1 << DECLINED,
        conditions=[BleedingYou()],
        target=AnotherToBleed(),
    )


def deflection(card: Card) -> None:
    _redirects(card, BASIC, locks=True)
    _redirects(card, SUPERIOR, locks=False)


def telepathic_misdirection(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    _redirects(card, SUPERIOR, locks=True)


def eyes_of_argus(card: Card) -> None:
    reaction(card, [Intercept(2)], BASIC, conditions=[DirectedAtYou()])
    reaction(card, [Wake()], SUPERIOR, windows=WAKING, needs_locked=True)


def precognition(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), Grant("vtes-grant-prevent", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << DAMAGE, [Prevent(1)], conditions=[FirstRound()])


def spirits_touch(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), Grant("vtes-grant-maneuver", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << MANEUVERS, [Maneuver()])


def second_tradition_domain(card: Card) -> None:
    reaction(card, [Intercept(2)])
    reaction(card, [UnlockAndBlock(2)], windows=1 << NO_ATTEMPT, needs_locked=True, blood=1)


def party_out_of_bounds(card: Card) -> None:
    obf, pre, pro = (DISCIPLINE_CODES.index(code) for code in ("obf", "pre", "pro"))
    reaction(card, [ReduceBleed(2)], BASIC, discipline=obf)
    reaction(card, [Votes(2)], BASIC, discipline=pre, windows=1 << POLLING, conditions=[PoliticalAction()])
    reaction(card, [Intercept(1)], BASIC, discipline=pro)


# -- wakes --------------------------------------------------------------------------------------------


def wake_with_evenings_freshness(card: Card) -> None:
    reaction(
        card,
        [Wake()],
        windows=WAKING,
        needs_locked=True,
        deferred=UNTIL_UNLOCK,
        conditions=[OnlyVampires()],
    )


def on_the_qui_vive(card: Card) -> None:
    reaction(
        card,
        [Wake(), StaysLocked(), Remember(expiry.NEXT_UNLOCK)],
        windows=WAKING,
        needs_locked=True,
        conditions=[OnlyOne("vtes-when-one-between-unlocks")],
    )


class StaysLocked(Effect):
    """An ally does not unlock as normal in its next unlock phase."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-ally-stays-locked")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        if minion is not None and not is_vampire(s, minion):
            expiry.last(s, numbers.TO_UNLOCK, minion.uid, 1, expiry.NEXT_UNLOCK, using.kind)
        return None
