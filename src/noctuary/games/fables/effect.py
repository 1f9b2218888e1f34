"""Amounts, the use of a card, and what every effect can do: run and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.refusal import Refusal

if TYPE_CHECKING:
    from noctuary.games.fables.card import Card
    from noctuary.games.fables.state import State


class Amount:
    """A number on a card: flat + t·T + b·B + a·A + tb·T·B.

    T is the Talent's level, B the value of the basic card played with it, A the Awakening tokens
    spent on it (FAB-TALENT-03). Written as sums: `T + B`, `T * 2`, `Amount(2) + B`, `T_TIMES_B`.
    """

    __slots__ = ("a", "b", "flat", "t", "tb")

    def __init__(self, flat: int = 0, t: int = 0, b: int = 0, a: int = 0, tb: int = 0) -> None:
        self.flat = flat
        self.t = t
        self.b = b
        self.a = a
        self.tb = tb

    def of(self, use: Use) -> int:
        value = use.value
        return (
            self.flat
            + self.t * use.level
            + self.b * value
            + self.a * use.awakening
            + self.tb * use.level * value
        )

    def plus(self, other: Amount) -> Amount:
        return Amount(
            self.flat + other.flat, self.t + other.t, self.b + other.b, self.a + other.a, self.tb + other.tb
        )

    def __add__(self, other: Amount) -> Amount:
        return self.plus(other)

    def __mul__(self, factor: int) -> Amount:
        return Amount(self.flat * factor, self.t * factor, self.b * factor, self.a * factor, self.tb * factor)


T: Final = Amount(t=1)
B: Final = Amount(b=1)
A: Final = Amount(a=1)
T_TIMES_B: Final = Amount(tb=1)


@mypyc_attr(free_list_len=1, acyclic=True)
class Use:
    """One use of a card while it is being carried out: who, against whom, with which values.

    `chosen` is the latest number chosen or cards moved ("as many"), for the effects that follow.
    """

    __slots__ = (
        "awakening",
        "basic",
        "card",
        "chosen",
        "foe",
        "kind",
        "level",
        "more_cards",
        "more_damage",
        "more_range",
        "seat",
        "value",
        "via",
    )

    def __init__(
        self, seat: Seat, foe: Seat, kind: int, card: Card, basic: int, value: int, via: int
    ) -> None:
        self.seat = seat
        self.foe = foe  # the opponent on the same track, or NOBODY
        self.kind = kind
        self.card = card
        self.basic = basic  # the basic card played with it, or NOTHING
        self.level = card.level  # T
        self.value = value  # B
        self.via = via
        self.awakening = 0  # A
        self.more_cards = 0  # to draw on top of what the text draws
        self.more_damage = 0
        self.more_range = 0
        self.chosen = 0


class Phrase:
    """What an effect reads as: a Fluent message with amounts in it."""

    __slots__ = ("amounts", "message", "numbers")

    def __init__(
        self,
        message: MessageId,
        numbers: dict[str, int] | None = None,
        **amounts: Amount,
    ) -> None:
        self.message = message
        self.amounts = amounts
        self.numbers = numbers or {}


class Effect:
    """One clause of a card. It writes `run`, or `ask` if it may put a question.

    A clause that has nothing to do now, because it waits or because its sheet carries it out, writes neither.
    """

    asks = False  # it may put a question
    needs_foe = False  # useless without an opponent here
    waits = False  # part of it waits for the start of the owner's next turn: `at_next_start`
    message = MessageId("")  # what it reads as

    def run(self, s: State, use: Use) -> Play | None:
        """Carry the clause out; a generator only if it has to ask."""
        return self.ask(s, use) if self.asks else None

    def ask(self, s: State, use: Use) -> Play:
        """Carry it out, asking on the way."""
        raise NotImplementedError

    def why_not(self, s: State, use: Use) -> Refusal | None:
        """A rule that forbids using a card with this clause now, or None."""
        return None

    def phrase(self) -> Phrase:
        return Phrase(self.message)

    def at_next_start(self, s: State, use: Use) -> Play | None:
        """The durable part that waits for the start of the owner's next turn, if the clause has one."""
        return None


class AmountEffect(Effect):
    """A clause with one amount in it, which its message calls `amount`."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase(self.message, amount=self.amount)


class NumberEffect(Effect):
    """A clause with one fixed number in it, which its message calls by a name of its own."""

    named = ""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> Phrase:
        return Phrase(self.message, {self.named: self.number})
