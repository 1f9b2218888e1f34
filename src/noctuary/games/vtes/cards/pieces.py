"""Pieces that cards of several modules share."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import BleedingYou, YourTurn
from noctuary.games.vtes.blocks.effects.action import Redirect
from noctuary.games.vtes.blocks.effects.economy import MoveToPool
from noctuary.games.vtes.blocks.targets import AnotherToBleed
from noctuary.games.vtes.blocks.traits import ForController
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards.shapes import reaction, use
from noctuary.games.vtes.kinds import DECLINED, ON_CARD
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


def moves_blood(card: Card, windows: int) -> None:
    """The vampire's controller moves 1 blood, one way or the other, once in each phase of her own."""
    for to_pool in (True, False):
        use(
            card,
            windows,
            [MoveToPool(to_pool=to_pool)],
            by_host=True,
            once=limits.EACH_PHASE,
            limit_as=0,
            conditions=[YourTurn()],
        )


def redirects(card: Card, level: int, *, locks: bool) -> None:
    """The new target is chosen as the card is announced (VTES-SEQ-05)."""
    reaction(
        card,
        [Redirect(locks=locks)],
        level,
        windows=1 << DECLINED,
        conditions=[BleedingYou()],
        target=AnotherToBleed(),
    )


def stays_yours(card: Card) -> None:
    """It lies on a minion, and whoever has played it controls it (VTES-SETUP-11)."""
    card.stays = ON_CARD
    card.keeps_control = True


def two_master_actions() -> ForController:
    """They set the base (VTES-RUL-03)."""
    return ForController("vtes-trait-master-base", numbers.MASTER_BASE, 1, while_ready=True)


def larger_hand() -> ForController:
    return ForController("vtes-trait-hand-size-ready", numbers.HAND, 1, while_ready=True)


def transfers(amount: int) -> ForController:
    """The number is fixed as the phase begins (VTES-INFL-01)."""
    return ForController("vtes-trait-transfers-ready", numbers.TRANSFERS, amount, while_ready=True)


class MasterAction(Effect):
    """One master phase action more (VTES-MASTER-03)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-master-action")

    def run(self, s: State, using: Using) -> Play | None:
        s.players[using.seat].master_actions += 1
        return None


class SomebodyElses(Condition):
    """Another Methuselah controls the card, and it has counters."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-somebody-elses")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        due = card is not None and card.controller != using.seat and card.counters > 0
        return None if due else Refusal(RuleId("VTES-SEQ-01"))
