"""What one person was told of one table, and whether what she is told later keeps to it."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.playing import apply_change

_SEAT: Final = ("seat", "sitter", "name", "title", "bot")
_BARE: Final = ("at", "turn", "kind", "seat", "played")  # of a line, whatever people are called


class Gap(AssertionError):
    """A stream has a message twice, or lacks one."""


@dataclass
class Told:
    """Snapshot and changes put together, as the page does it."""

    epoch: str = ""
    n: int = -1
    heard: float = 0.0  # when, by the steady clock
    table: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)
    prompt: dict[str, Any] | None = None
    undo: str | None = None
    log: list[dict[str, Any]] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)

    def take_in(self, message: dict[str, Any], now: float) -> None:
        kind = message["t"]
        if kind == "snapshot":
            self._begin(message)
        elif kind in ("changed", "chat"):
            if message["n"] != self.n + 1:
                raise Gap(f"message {message['n']} came after {self.n}")
        else:
            return
        self.n, self.heard = message["n"], now
        if kind == "changed":
            self._change(message)
        elif kind == "chat":
            self.chat.append(message["said"])

    def _begin(self, message: dict[str, Any]) -> None:
        self.epoch, self.table, self.view = message["epoch"], message["table"], message["view"]
        self.log, self.chat = message["log"], message["chat"]
        self.prompt, self.undo = message["prompt"], message["undo"]

    def _change(self, message: dict[str, Any]) -> None:
        for change in message["view"]:
            apply_change(self.view, change)
        self.prompt, self.undo = message["prompt"], message["undo"]
        if message["log_cut"] is not None:
            self.log = [line for line in self.log if line["at"] < message["log_cut"]]
        self.log += message["log"]
        if message["table"] is not None:
            self.table = message["table"]

    @property
    def made(self) -> int:
        """How many moves were made, as far as the log tells."""
        return max((line["at"] for line in self.log), default=0)

    def kept(self) -> Told:
        return copy.deepcopy(self)


def seats(told: Told) -> list[tuple[Any, ...]]:
    """Who sits where; who is there at the moment is another matter."""
    return [tuple(seat[name] for name in _SEAT) for seat in told.table.get("seats", [])]


def missing_lines(before: Told, after: Told) -> str:
    """What of the log that she was told is not there any more; empty: it goes on from where it was."""
    same_words = seats(before) == seats(after) and before.table["me"] == after.table["me"]
    names = tuple(after.log[0]) if same_words and after.log else _BARE
    if before.table["me"] != after.table["me"]:
        names = ("at",)
        return "" if after.made >= before.made else f"{before.made} moves told, {after.made} are there"
    for place, line in enumerate(before.log):
        if place >= len(after.log):
            return f"line {place} is gone: {line['text']!r}"
        if any(line[name] != after.log[place][name] for name in names):
            return f"line {place} was {line}, and is {after.log[place]}"
    return ""


def wrong_chat(before: Told, after: Told) -> str:
    """Every line once, in its place, in the same words."""
    if after.chat[: len(before.chat)] != before.chat:
        return f"the chat was {before.chat[-3:]}, and is {after.chat[-4:]}"
    lines = [said["line"] for said in after.chat]
    texts = [said["text"] for said in after.chat]
    if len(set(lines)) != len(lines) or len(set(texts)) != len(texts):
        return f"a line of the chat is there twice: {texts}"
    return ""


def wrong_end(before: Told, after: Told) -> str:
    """A game that was over is over, with the same winners; a table to go on at stays the one to go on at."""
    if before.table["phase"] != "over":
        return ""
    for name in ("phase", "winners", "seed"):
        if before.table[name] != after.table[name]:
            return f"{name} was {before.table[name]!r}, and is {after.table[name]!r}"
    if before.table["rematch"] is not None and after.table["rematch"] != before.table["rematch"]:
        return f"the rematch was {before.table['rematch']}, and is {after.table['rematch']}"
    return ""


def wrong_view(before: Told, after: Told) -> str:
    """Where nothing has happened since, the table looks the same."""
    nothing_new = before.log == after.log and seats(before) == seats(after)
    if nothing_new and before.table["phase"] == after.table["phase"] and before.view != after.view:
        return f"the same moment looks different: {_different(before.view, after.view)}"
    return ""


def _different(before: Any, after: Any, way: str = "") -> str:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in {**before, **after}:
            if before.get(name) != after.get(name):
                return _different(before.get(name), after.get(name), f"{way}/{name}")
    return f"{way}: {str(before)[:200]} and {str(after)[:200]}"
