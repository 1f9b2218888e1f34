"""Why a move is not legal: the rule that forbids it, and what it is about this very move."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from noctuary.kernel.ids import MessageId, RuleId


@mypyc_attr(free_list_len=1, acyclic=True)
class Refusal:
    """What a `why_not_…` function returns.

    `remedy` is the sentence about this very move: what is missing, or when it would be legal. It is a message
    and nothing more, because most refusals are never read: who asks gets it with the names of cards and
    numbers in it (`Words.remedy_text`).
    """

    __slots__ = ("amount", "remedy", "rule")

    def __init__(self, rule: RuleId, remedy: MessageId | None = None, amount: int = 0) -> None:
        self.rule = rule
        self.remedy = remedy
        self.amount = amount

    def __repr__(self) -> str:
        more = "" if self.remedy is None else f", {self.remedy} {self.amount}"
        return f"Refusal({self.rule}{more})"
