"""Effects on the action that is going on: stealth, intercept, bleed, blocks, wakes, redirection."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.board import bearer, find, is_minion, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import ATTEMPT, BLEED
from noctuary.games.vtes.rules import acting, actions, blocking, combat, expiry, windows
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
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
            return Refusal(RuleId("VTES-SEQ-12"))
        if self.even_if_not_needed or blocking.is_stealth_needed(s):
            return None
        return Refusal(RuleId("VTES-BLOCK-09"))

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).stealth += self.amount
        return None


class Intercept(Effect):
    """+N intercept for the minion that attempts to block (VTES-BLOCK-10)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-intercept", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        needed = blocking.is_intercept_needed(s, bearer(s, using))
        return None if needed else Refusal(RuleId("VTES-BLOCK-10"))

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.intercepts = (*action.intercepts, (bearer(s, using), self.amount))
        return None


class LowerIntercept(Effect):
    """Allies and younger vampires get less intercept: legal without need (VTES-BLOCK-09)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-lower-intercept", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        actor = find(s, using.minion)
        action = going_on(s)
        if actor is not None:
            age = numbers.capacity(s, actor)
            weaker = [
                (card.uid, -self.amount)
                for card in s.cards
                if card.controller != using.seat
                and is_minion(s, card)
                and (not is_vampire(s, card) or numbers.capacity(s, card) < age)
            ]
            action.intercepts = (*action.intercepts, *weaker)
        return None


class Bleed(Effect):
    """+N bleed in a bleed action; a "(limited)" one only once (VTES-ACT-10)."""

    never_asked: tuple[str, ...] = ("amount", "more_for_clan", "more")

    def __init__(self, amount: int, *, limited: bool = True, more_for_clan: str = "", more: int = 0) -> None:
        self.amount = amount
        self.limited = limited
        self.more_for_clan = more_for_clan
        self.more = more

    def phrase(self) -> Phrase:
        numbers_said = {"amount": self.amount, "limited": int(self.limited), "more": self.more}
        if self.more_for_clan:
            return Phrase("vtes-effect-bleed-clan", numbers_said, clan=f"vtes-clan-{self.more_for_clan}")
        return Phrase("vtes-effect-bleed", numbers_said)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        if action is None or action.kind != BLEED:
            return Refusal(RuleId("VTES-ACT-09"))
        return Refusal(RuleId("VTES-ACT-10")) if self.limited and is_limit_used(s, action) else None

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.bleed += self.amount
        minion = find(s, using.minion)
        clan = "" if minion is None else s.pool.clans[numbers.clan(s, minion)]
        if self.more_for_clan and clan == self.more_for_clan:
            action.bleed += self.more
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
            return Refusal(RuleId("VTES-ACT-09"))
        return Refusal(RuleId("VTES-ACT-10")) if is_limit_used(s, action) else None

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
        return None if is_bleeding(s, using.seat) else Refusal(RuleId("VTES-ACT-09"))

    def run(self, s: State, using: Using) -> Play | None:
        going_on(s).bleed -= self.amount
        return None


def is_bleeding(s: State, seat: Seat) -> bool:
    action = s.action
    return action is not None and action.kind == BLEED and seat in action.targets


class Redirect(Effect):
    """The bleed has the target that was chosen with the card (`targets.AnotherToBleed`, VTES-BLOCK-14)."""

    never_asked: tuple[str, ...] = ("locks",)

    def __init__(self, *, locks: bool) -> None:
        self.locks = locks

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-redirect", {"locks": int(self.locks)})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if is_bleeding(s, using.seat) else Refusal(RuleId("VTES-ACT-09"))

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        if self.locks and minion is not None:
            minion.locked = True
        if not s.players[using.target_seat].out:
            numbers_told(s, "vtes-log-redirects", using.seat, foe=using.target_seat)
            blocking.retarget(s, using.target_seat)
        return None


class Wake(Effect):
    """For the rest of the action a locked minion reacts and blocks as if unlocked (VTES-SEQ-18)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-wake")

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        action.awake = (*action.awake, using.minion)
        return None


class CannotBlock(Effect):
    """Nobody of a kind can block this action."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-vampires-cannot-block")

    def run(self, s: State, using: Using) -> Play | None:
        action = going_on(s)
        vampires = [card.uid for card in s.cards if is_vampire(s, card) and card.controller != using.seat]
        action.cannot_block = (*action.cannot_block, *vampires)
        return None


class AttemptFails(Effect):
    """The block that is being attempted fails, and that minion cannot try again."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-attempt-fails")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        return Refusal(RuleId("VTES-BLOCK-04")) if action is None or action.blocker == NOTHING else None

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
    """The minion unlocks and its action ends: all windows close, and it cannot be repeated (VTES-ACT-24)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-end-action-for-good")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, going_on(s).actor)
        if minion is not None:
            minion.locked = False
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


class UnlockAndBlock(Effect):
    """A locked minion unlocks and attempts to block with more intercept, needed or not (VTES-BLOCK-15)."""

    never_asked: tuple[str, ...] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-unlock-and-block", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, using.minion)
        if minion is None:
            return Refusal(RuleId("VTES-BLOCK-03"))
        was = minion.locked
        minion.locked = False
        refusal = blocking.why_not_block(s, using.seat, using.minion)
        minion.locked = was
        return refusal

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, using.minion)
        if minion is None or s.action is None:
            return None
        minion.locked = False
        s.action.intercepts = (*s.action.intercepts, (minion.uid, self.amount))
        if blocking.why_not_block(s, using.seat, minion.uid) is None:
            blocking.attempt(s, using.seat, minion.uid)
        return None


class UnlockSelf(Effect):
    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-unlock-self")

    def run(self, s: State, using: Using) -> Play | None:
        minion = find(s, bearer(s, using))
        if minion is not None:
            minion.locked = False
        return None


class Lasts(Effect):
    """A number of the minion that plays it is changed for a while."""

    def __init__(self, message: str, what: int, amount: int, until: int) -> None:
        self.message = message
        self.what = what
        self.amount = amount
        self.until = until

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, self.what, bearer(s, using), self.amount, self.until, using.kind)
        return None


class Remember(Effect):
    """What `conditions.OnlyOne` asks for: this minion has used the card in this way."""

    def __init__(self, until: int) -> None:
        self.until = until

    def phrase(self) -> None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, notes.PLAYED, using.minion, using.index, self.until, using.kind)
        return None


class Grant(Effect):
    """Another use of the card can be made once, or once in the combat that follows if the minion blocks."""

    def __init__(
        self, message: str, use: int, *, on_block: bool = False, until: int = expiry.END_OF_ACTION
    ) -> None:
        self.message = message
        self.use = use
        self.on_block = on_block
        self.until = until

    def phrase(self) -> Phrase:
        return Phrase(self.message)

    def run(self, s: State, using: Using) -> Play | None:
        what = notes.GRANTS_ON_BLOCK if self.on_block else notes.GRANTS
        expiry.last(s, what, using.minion, self.use, self.until, using.kind)
        return None


class EnterCombat(Effect):
    """The acting minion and the chosen one enter combat (VTES-ACT-19): the kind of action says so."""

    def phrase(self) -> None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        combat.begin(s, using.minion, using.target)
        return None


class Votes(Effect):
    """More votes in this referendum, for the vampire that plays or bears it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-votes", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, numbers.VOTES, bearer(s, using), self.amount, expiry.END_OF_ACTION, using.kind)
        return None
