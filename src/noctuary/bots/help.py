"""Others who follow lines for a search, in several worlds at a time (`bots/helpers.py`)."""

# not compiled: in a compiled wheel, too, whoever has these methods may help

from __future__ import annotations

from typing import Protocol

from noctuary.bots.following import Share
from noctuary.kernel.match import Match


class Help(Protocol):
    @property
    def hands(self) -> int:
        """How many worlds are followed at a time."""

    def put(self, match: Match, key: bytes, *, far: bool) -> bytes:
        """The open question, as others are told it."""

    def follow(self, question: bytes, worlds: list[int], places: list[int], seconds: float) -> list[Share]:
        """The offers at these places, in each of these worlds; nothing if help fails."""
