"""What there is to choose: the size of the pack."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.game import Json
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.match import Match
from noctuary.text.learn.lesson import LessonBook
from noctuary.text.menu import FIRST, WORD, Menu, Setting
from noctuary_whist.documents import PACKS, RANDOM


class WhistMenu(Menu):
    emblem = "cards"
    lessons = LessonBook("whist", "noctuary_whist")
    fields = (FIRST, "pack")

    def settings(self) -> list[Setting]:
        return [
            Setting(
                "pack",
                "whist-option-pack",
                WORD,
                PACKS[0],
                words=PACKS,
                flag="--pack",
                help="whist-option-pack",
            )
        ]

    def at_a_table(self) -> dict[str, Json]:
        return {FIRST: RANDOM}  # WHI-DEAL-02

    def first(self, match: Match) -> int:
        """As the setup says: the seats of a series take turns."""
        first = str((match.setup or {}).get(FIRST))
        return SEAT_LETTERS.index(first) if len(first) == 1 and first in SEAT_LETTERS else 0


MENU: Final = WhistMenu("whist")
