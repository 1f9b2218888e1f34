"""Effects on block attempts and stealth that go beyond a bonus, and on whether an action comes to an end."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.effects.action import going_on
from noctuary.games.vtes.blocks.which import UNSAID, Being
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import actions, blocking, expiry, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.refusal import Refusal


class BlockAnyway(Effect):
    """This minion attempts to block, whomever the action is directed at (VTES-BLOCK-01): one attempt."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-block-anyway")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return blocking.why_not_block_anyway(s, using.seat, using.minion)

    def run(self, s: State, using: Using) -> Play | None:
        if blocking.why_not_block_anyway(s, using.seat, using.minion) is None:
            expiry.last(s, notes.BLOCKS_ANYWAY, using.minion, 1, expiry.END_OF_ACTION, using.kind)
            blocking.attempt(s, using.seat, using.minion)
        return None


def _could_block(s: State, using: Using, card: InPlay) -> bool:
    return blocking.why_not_block_unlocked(s, using.seat, card) is None


COULD_BLOCK: Final = Being("could-block", UNSAID, _could_block)  # once it is unlocked (VTES-BLOCK-15)


class StealthToNothing(Effect):
    """The stealth of the action as it stands is taken away: what is added later counts (VTES-BLOCK-08)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-stealth-to-nothing")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        lacks = s.action is None
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-no-action")) if lacks else None

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).stealth -= max(0, numbers.stealth(s))
        return None


class FailAction(Effect):
    """It fails: neither blocked nor successful, but what comes after an action still can (VTES-ACT-24)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-fail-action")

    def run(self, s: State, using: Using) -> Play | None:
        actions.fail_now(s)
        return None


class VeilActions(Effect):
    """This vampire can burn X blood: the next X actions of your minions this turn have +1 stealth."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-veil-actions")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        return None if minion is None or minion.counters < 1 else self._ask(s, using, minion)

    def _ask(self, s: State, using: Using, minion: InPlay) -> Play:
        burned = yield from choose_number(using.seat, "vtes-ask-veil", 0, minion.counters, using.kind)
        if burned:
            zones.burn_blood(s, minion, burned)
            about = numbers.about_seat(using.seat)
            expiry.last(s, notes.VEILED, about, burned, expiry.END_OF_TURN, using.kind)
            numbers_told(s, "vtes-log-veils", using.seat, amount=burned)
