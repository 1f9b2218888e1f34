"""How a block is written in a card set: the fields it takes, and the words that some of them may say.

Each block declares its own `Shape`. `sets.abilities` reads by it and tells an author what is missing, what
does not belong there, and which words there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final


class Field:
    """One field: its name in TOML, and what the block itself calls it."""

    __slots__ = ("argument", "name")

    def __init__(self, name: str, argument: str = "") -> None:
        self.name = name
        self.argument = argument or name


TARGET: Final = Field("target")
WHICH: Final = Field("which")
PLAYER: Final = Field("player")
TALENT: Final = Field("talent")
TALENT_TO: Final = Field("talent_to")
AMOUNT: Final = Field("amount")
COUNTED: Final = Field("counted")
WHAT: Final = Field("what")
WAIVE: Final = Field("waive", "waived")
TIMING: Final = Field("timing", "timings")
TRAIT: Final = Field("trait")
PLACE: Final = Field("place")
CARD: Final = Field("card", "card_type")
FROM: Final = Field("from", "zone_from")
TO: Final = Field("to", "zone_to")
FIXED: Final = Field("fixed")


class Shape:
    """The fields of one block; those it needs may not be left out."""

    __slots__ = ("lasts", "may", "needs", "waive", "what")

    def __init__(
        self,
        *needs: Field,
        may: Sequence[Field] = (),
        what: Mapping[str, int] | None = None,
        waive: Sequence[str] = (),
        lasts: bool = False,
    ) -> None:
        self.needs = needs
        self.may = tuple(may)
        self.what = what or {}  # the words of `what`, and what they stand for
        self.waive = tuple(waive)  # … and of `waive`
        self.lasts = lasts  # means nothing without a duration

    def fields(self) -> list[Field]:
        """Each once, those it needs first."""
        return list(dict.fromkeys([*self.needs, *self.may]))


def words_of(enum: type[IntEnum]) -> dict[str, int]:
    """The names as authors write them."""
    return {one.name.lower().replace("_", "-"): one.value for one in enum}


def word_of(words: Mapping[str, int], number: int) -> str:
    """The word that stands for this number."""
    return next(word for word, one in words.items() if one == number)
