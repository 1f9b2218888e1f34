"""One thing wrong with a deck: the rule it breaks, and a message that says where."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.kernel.ids import MessageId, RuleId


class Fault:
    """`kinds` are the cards it speaks of; the message gets their titles and the arguments."""

    __slots__ = ("arguments", "kinds", "message", "rule")

    def __init__(
        self, rule: RuleId, message: MessageId, kinds: Sequence[int], arguments: dict[str, str | int]
    ) -> None:
        self.rule = rule
        self.message = message
        self.kinds = list(kinds)
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Fault({self.rule}, {self.message})"
