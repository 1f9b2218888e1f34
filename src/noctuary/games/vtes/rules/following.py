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
SLUGS: Final[tuple[str, ...]] = (
    "resolution",
    "before-resolution",
    "blocked",
    "attempt-failed",
    "combat",
    "discard-phase",
    "resolved",
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
