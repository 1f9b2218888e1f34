"""What the rulebook leaves open, as settings with the recommended defaults."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from noctuary.kernel.ids import Seat


class RelicDeck(IntEnum):
    """Relic mode is off, or uses the printed deck or our own (FAB-RELIC, FAB-RUL-49)."""

    NONE = 0
    PRINTED = 1
    HOUSE = 2


RANDOM_FIRST: Final = Seat(-1)


class Settings:
    """Fixed for a whole game, so copies of a state share it."""

    __slots__ = (
        "ask_anyway",
        "basic_copies",
        "first",
        "relics",
        "squares",
        "start_left",
        "start_right",
        "teams",
        "turn_cap",
    )

    def __init__(
        self,
        *,
        teams: bool = False,
        relics: RelicDeck = RelicDeck.NONE,
        start_left: int = 0,
        start_right: int = 0,
        basic_copies: int = 12,
        first: Seat = RANDOM_FIRST,
        turn_cap: int = 0,
        ask_anyway: bool = False,
    ) -> None:
        self.teams = teams  # 2v2
        self.relics = relics
        self.squares = 11 if teams else 9  # FAB-SETUP-03, FAB-2V2-03
        self.start_left = start_left or (5 if teams else 4)  # FAB-RUL-01
        self.start_right = start_right or (7 if teams else 6)
        self.basic_copies = basic_copies  # per type and level and box, FAB-RUL-03
        self.first = first  # FAB-RUL-42
        self.turn_cap = turn_cap  # house rule, 0: none (FAB-RUL-47)
        self.ask_anyway = ask_anyway  # questions about a hand, whatever it holds: see `questions`

    def ending_after(self, turn: int) -> Settings:
        """The same with this turn as the last one; before the first it is the first."""
        return Settings(
            teams=self.teams,
            relics=self.relics,
            start_left=self.start_left,
            start_right=self.start_right,
            basic_copies=self.basic_copies,
            first=self.first,
            turn_cap=max(1, turn),
            ask_anyway=self.ask_anyway,
        )
