"""One question put to one seat, and the generators that ask it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from noctuary.kernel.ids import MessageId, RuleId, Seat, seat_letter
from noctuary.kernel.move import NOTHING, Move


@mypyc_attr(free_list_len=1, acyclic=True)
class Decision:
    """One question put to one seat; the match stands still until it is answered.

    `moves` holds exactly what is legal: a bot can pick without knowing a rule, and the table can
    draw the question without asking one. `rule` is the rule that asks; it is also the answer to
    "why can't I?" for whatever this question does not offer. `source` is the card or thing because
    of which it is asked (the game knows what the number means), `amount` a number for the prompt.
    `answer` is where the match leaves the move that was chosen, for the generator that asked.
    """

    __slots__ = ("amount", "answer", "moves", "prompt", "rule", "seat", "source")

    def __init__(
        self,
        seat: Seat,
        prompt: MessageId,
        moves: list[Move],
        rule: RuleId,
        source: int = NOTHING,
        amount: int = 0,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.moves = moves
        self.rule = rule
        self.source = source
        self.amount = amount
        self.answer: Move | None = None

    def __repr__(self) -> str:
        asked = f"{seat_letter(self.seat)}, {self.prompt}, {len(self.moves)} moves"
        return f"Decision({asked}, {self.rule})"

    def answered(self) -> Move:
        """The move that was chosen, once the generator goes on."""
        answer = self.answer
        assert answer is not None
        return answer


T = TypeVar("T")
Play: TypeAlias = Generator[Decision, None, None]  # carries out one move, asking on the way
Ask: TypeAlias = Generator[Decision, None, T]  # the same, and comes back with an answer
