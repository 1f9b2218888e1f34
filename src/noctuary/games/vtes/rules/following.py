"""What follows once something has happened in an action or a combat: each is another use of its card.

Cards say “after X, do Y” (`blocks.effects.later.After`); the chapters only say that X has happened.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, notes, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.state import Lasting, State
from noctuary.kernel.move import NOTHING

AFTER_RESOLUTION: Final = 0  # of the action, blocked or not, as it ends
BEFORE_RESOLUTION: Final = 1  # it is neither blocked any more nor resolved yet
BLOCKED: Final = 2  # before the block resolves
ATTEMPT_FAILED: Final = 3  # about the minion that has attempted to block
COMBAT_ENDED: Final = 4  # and no other follows (VTES-COMBAT-12)
DISCARD_PHASE: Final = 5  # the next one begins
RESOLVED: Final = 6  # blocked or not: the action is still there to be asked
BLOCKS: Final = 7  # whoever has said it blocks, before the block resolves
UNLESS_BLOCKED: Final = 8  # the action is about to resolve, and whoever has said it has not blocked since
STILL_UNLESS_BLOCKED: Final = 9  # … and has been resolved
TALLIED: Final = 10  # the votes of a referendum, before it does anything
TURN_ENDS: Final = 11
SLUGS: Final[tuple[str, ...]] = (
    "resolution",
    "before-resolution",
    "blocked",
    "attempt-failed",
    "combat",
    "discard-phase",
    "resolved",
    "blocks",
    "unless-blocked",
    "still-unless-blocked",
    "tallied",
    "turn",
)


def follow(s: State, moment: int, about: int, use: int, until: int, using: Using) -> None:
    """Let a use of the card follow that moment; it is made by whoever uses the card now: a minion, or (of a
    card in play) a Methuselah, even if that card has left meanwhile."""
    by = numbers.about_seat(using.seat) if using.minion == NOTHING else using.minion
    expiry.last(s, notes.FOLLOWS + moment, about, use, until, using.kind, by)


def awaited(s: State, moment: int) -> list[Lasting]:
    """What is to follow that moment: asked before what lasted until then is forgotten."""
    if not s.lasting:
        return []
    return [effect for effect in s.lasting if effect.what == notes.FOLLOWS + moment]


def of_blocker(s: State, blocker: int) -> list[Lasting]:
    return [effect for effect in awaited(s, BLOCKS) if effect.source == blocker]


def before_resolution(s: State) -> list[Lasting]:
    """An action resolves twice where it goes on as if unblocked (VTES-ACT-26): what was due is done once."""
    due = [effect for effect in awaited(s, UNLESS_BLOCKED) if not _has_blocked_since(s, effect)]
    if due:
        s.lasting = [effect for effect in s.lasting if effect not in due]
    return [*awaited(s, BEFORE_RESOLUTION), *due]


def after_resolution(s: State) -> list[Lasting]:
    due = [effect for effect in awaited(s, STILL_UNLESS_BLOCKED) if not _has_blocked_since(s, effect)]
    return [*awaited(s, AFTER_RESOLUTION), *due]


def _has_blocked_since(s: State, said: Lasting) -> bool:
    """Blocks from before it was said do not count: the notes stand in the order in which they were made."""
    later = False
    for effect in s.lasting:
        if effect is said:
            later = True
        elif later and effect.what == notes.HAS_BLOCKED and effect.about == said.source:
            return True
    return False


def happen(s: State, waiting: list[Lasting], about: int = NOTHING) -> None:
    """The moment has come: the first that was said is done first. `about`: whom it has come for."""
    for effect in reversed(waiting):
        target = effect.about if about == NOTHING else about
        minion = find(s, effect.source)
        if minion is not None:
            push_effects(s, Using(minion.controller, effect.kind, effect.amount, minion.uid, target=target))
        elif effect.source < NOTHING:
            seat = numbers.seat_about(effect.source)
            push_effects(s, Using(seat, effect.kind, effect.amount, target=target))


def push_effects(s: State, using: Using) -> None:
    """The first effect is to come first: last in, first out."""
    for index in range(len(s.pool.cards[using.kind].uses[using.index].effects) - 1, -1, -1):
        push(s, agenda.EFFECT, using.seat, index, using=using)
