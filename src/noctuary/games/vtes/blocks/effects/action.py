"""Effects on the action that is going on: stealth, intercept, bleed, blocks, wakes, redirection."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers, permissions
from noctuary.games.vtes.blocks.amounts import Amount, FromTo, amount
from noctuary.games.vtes.blocks.effects.on_cards import OnCards, OnCardsBy, special
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import bearer, find
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import ATTEMPT, BLEED
from noctuary.games.vtes.rules import acting, actions, blocking, combat, expiry, windows
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def going_on(s: State) -> Action:
    action = s.action
    assert action is not None
    return action


class Stealth(Effect):
    """+N stealth, only when needed unless the text says otherwise (VTES-BLOCK-09)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int, *, even_if_not_needed: bool = False) -> None:
        self.amount = amount
        self.even_if_not_needed = even_if_not_needed

    def phrase(self) -> Phrase:
        message = "vtes-effect-stealth-anyway" if self.even_if_not_needed else "vtes-effect-stealth"
        return Phrase(message, {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if s.action is None:
            return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-no-action"))
        if self.even_if_not_needed or blocking.is_stealth_needed(s):
            return None
        return Refusal(RuleId("VTES-BLOCK-09"), MessageId("vtes-why-stealth-not-needed"))

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).stealth += self.amount
        return None


class Intercept(OnCardsBy):
    """+N intercept for the minion that attempts to block (VTES-BLOCK-10); less, for anybody, without need."""

    message = "vtes-effect-intercept"
    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, more: int | Amount, whom: Which = SELF) -> None:
        super().__init__(more, whom)

    def phrase(self) -> Phrase:
        parts = {"whom": self.whom, "amount": self.amount}
        return Phrase(self.message, {"less": int(self.amount.unit() < 0)}, parts, special(self.whom))

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if self.amount.unit() < 0:
            return None
        tried = bearer(s, using) if self.whom is SELF else _of_one(self.whom.found(s, using))
        needed = blocking.is_intercept_needed(s, tried)
        return (
            None if needed else Refusal(RuleId("VTES-BLOCK-10"), MessageId("vtes-why-intercept-not-needed"))
        )

    def do(self, s: State, using: Using, card: InPlay) -> None:
        action = going_on(s)
        action.intercepts = (*action.intercepts, (card.uid, self.amount.of(s, using)))


def _of_one(found: list[InPlay]) -> int:
    return found[0].uid if found else NOTHING


class Bleed(Effect):
    """+N bleed in a bleed action; a "(limited)" one only once (VTES-ACT-10)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, more: int | Amount, *, limited: bool = True) -> None:
        self.amount = amount(more)
        self.limited = limited

    def phrase(self) -> Phrase:
        numbers = {"limited": int(self.limited)}
        if isinstance(self.amount, FromTo):
            numbers |= {"least": self.amount.least, "most": self.amount.most}
            return Phrase("vtes-effect-bleed-x", numbers)
        return Phrase("vtes-effect-bleed", numbers, {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        if action is None or action.kind != BLEED:
            return Refusal(RuleId("VTES-ACT-09"), MessageId("vtes-why-no-bleed"))
        return (
            Refusal(RuleId("VTES-ACT-10"), MessageId("vtes-why-limited-used"))
            if self.limited and is_limit_used(s, action)
            else None
        )

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.bleed += self.amount.of(s, using)
        action.limited = action.limited or self.limited
        return None


def is_limit_used(s: State, action: Action) -> bool:
    """A limited bonus counts only while it holds (VTES-ACT-10)."""
    return action.limited or numbers.bleed_if_poor(s) > 0


class BleedIfPoor(Effect):
    """A limited bonus that holds while the target has little pool, whoever that comes to be."""

    never_asked: tuple[str, ...] = ("amount", "pool")

    def __init__(self, amount: int, pool: int) -> None:
        self.amount = amount
        self.pool = pool

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-bleed-if-poor", {"amount": self.amount, "pool": self.pool})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        if action is None or action.kind != BLEED:
            return Refusal(RuleId("VTES-ACT-09"), MessageId("vtes-why-no-bleed"))
        return (
            Refusal(RuleId("VTES-ACT-10"), MessageId("vtes-why-limited-used"))
            if is_limit_used(s, action)
            else None
        )

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(
            s,
            notes.BLEED_IF_POOL,
            going_on(s).actor,
            self.amount,
            expiry.END_OF_ACTION,
            using.kind,
            self.pool,
        )
        return None


class ReduceBleed(Effect):
    """A bleed against you is reduced."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-reduce-bleed", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return (
            None
            if is_bleeding(s, using.seat)
            else Refusal(RuleId("VTES-ACT-09"), MessageId("vtes-why-no-bleed"))
        )

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).bleed -= self.amount
        return None


class BleedToNothing(ReduceBleed):
    """A bleed against you is reduced to 0 as it stands: what is added later counts (VTES-ACT-10)."""

    def __init__(self) -> None:
        super().__init__(0)

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-bleed-to-nothing")

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).bleed -= max(0, numbers.action_bleed(s))
        return None


def is_bleeding(s: State, seat: Seat) -> bool:
    action = s.action
    return action is not None and action.kind == BLEED and seat in action.targets


class Redirect(Effect):
    """The bleed has the target that was chosen with the card (VTES-BLOCK-14)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-redirect")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return (
            None
            if is_bleeding(s, using.seat)
            else Refusal(RuleId("VTES-ACT-09"), MessageId("vtes-why-no-bleed"))
        )

    def run(self, s: State, using: Using) -> Play | None:
        if not s.players[using.target_seat].out:
            numbers_told(s, "vtes-log-redirects", using.seat, foe=using.target_seat)
            blocking.retarget(s, using.target_seat)
        return None


class SpoilBleed(Effect):
    """The bleed that is going on burns nothing and is unsuccessful."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-spoil-bleed")

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, permissions.TO_BLEED, going_on(s).actor, 1, expiry.END_OF_ACTION, using.kind)
        return None


class Wake(Effect):
    """For the rest of the action a locked minion reacts and blocks as if unlocked (VTES-SEQ-18)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-wake")

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.awake = (*action.awake, using.minion)
        return None


class CannotBlock(OnCards):
    """None of these can block this action."""

    message = "vtes-effect-cannot-block"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        action = going_on(s)
        action.cannot_block = (*action.cannot_block, card.uid)


class AttemptFails(Effect):
    """The block that is being attempted fails, and that minion cannot try again."""

    def __init__(self, unless: int = 0) -> None:
        self.unless = unless  # pool that cancels it as it is played: an answer of the card

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-attempt-fails", {"pool": self.unless})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        return (
            Refusal(RuleId("VTES-BLOCK-04"), MessageId("vtes-why-no-attempt"))
            if action is None or action.blocker == NOTHING
            else None
        )

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        if action.blocker != NOTHING:
            fail(s, action)
        return None


def fail(s: State, action: Action) -> None:
    """The attempt that is running fails, for good."""
    action.cannot_block = (*action.cannot_block, action.blocker)
    if windows.open_kind(s) == ATTEMPT:
        windows.close(s)


class EndAction(Effect):
    """All its windows close (VTES-ACT-24); `for_good`: it cannot be repeated either."""

    def __init__(self, *, for_good: bool = False) -> None:
        self.for_good = for_good

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-end-action", {"for_good": int(self.for_good)})

    def run(self, s: State, using: Using) -> Play | None:
        if self.for_good:
            acting.forbid_repeating(s)
        actions.end_now(s)
        return None


class GoOn(Effect):
    """The action that was blocked goes on with more stealth, as if unblocked (VTES-ACT-26)."""

    def __init__(self, stealth: int) -> None:
        self.stealth = stealth

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-go-on", {"amount": self.stealth})

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).stealth += self.stealth
        actions.go_on_unblocked(s)
        return None


class Unblock(Effect):
    """Before the block resolves: the action goes on as if unblocked (VTES-ACT-26)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-unblock")

    def run(self, s: State, using: Using) -> Play | None:
        actions.unblock(s)
        return None


class UnlockAndBlock(Effect):
    """A locked minion unlocks and attempts to block with more intercept, needed or not (VTES-BLOCK-15)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int = 0, whom: Which = SELF) -> None:
        self.amount = amount
        self.whom = whom

    def phrase(self) -> Phrase:
        message, whom = "vtes-effect-unlock-and-block", {"whom": self.whom}
        return Phrase(message, {"amount": self.amount}, whom, special(self.whom))

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if self.whom is not SELF:
            return None  # whoever is chosen among those who can
        minion = find(s, using.minion)
        if minion is None:
            return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-not-your-minion"))
        return blocking.why_not_block_unlocked(s, using.seat, minion)

    def run(self, s: State, using: Using) -> Play | None:
        for minion in self.whom.found(s, using):
            minion.locked = False
            if s.action is not None:
                if self.amount:
                    s.action.intercepts = (*s.action.intercepts, (minion.uid, self.amount))
                if blocking.why_not_block(s, using.seat, minion.uid) is None:
                    blocking.attempt(s, using.seat, minion.uid)
        return None


class EnterCombat(Effect):
    """The acting minion and the chosen one enter combat (VTES-ACT-19): the kind of action says so.

    `turned`: the chosen one counts as the acting minion in it.
    """

    def __init__(self, *, turned: bool = False) -> None:
        self.turned = turned

    def phrase(self) -> Phrase | None:
        return Phrase("vtes-effect-turned-combat") if self.turned else None

    def run(self, s: State, using: Using) -> Play | None:
        if self.turned:
            combat.begin(s, using.target, using.minion)
        else:
            combat.begin(s, using.minion, using.target)
        return None


class FightActor(Effect):
    """The chosen minion enters combat with the acting one, which cannot strike in the first round."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-fight-actor")

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        expiry.last(s, permissions.TO_STRIKE, action.actor, 1, expiry.END_OF_ROUND, using.kind)
        combat.begin(s, action.actor, using.target)
        return None


class LessStealth(Effect):
    """The acting minion has less stealth, needed or not (VTES-BLOCK-08)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-less-stealth", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-no-action")) if s.action is None else None

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).stealth -= self.amount
        return None
