"""What is going on as one seat stands to it: by which a table knows whether it concerns her.

A game names the moments in which somebody could be stopped (`Words.stop_groups`) and says of every open
question which of them it is (`Words.moment`). All of it follows from what everybody sees.
"""

from __future__ import annotations

from typing import Final, NamedTuple

AT: Final = "at:"  # a stop at a window: "at:polling"
WHEN: Final = "when:"  # a stop by how the seat stands to what is going on: "when:prey"
MINE: Final = "mine"  # it is her own turn, her action or her card: it always concerns her
TARGET: Final = "target"  # it is aimed at her


class Moment(NamedTuple):
    """One open question, in the words of its game."""

    window: str = ""  # empty: no window is open, something is asked on the way
    relations: frozenset[str] = frozenset()  # how the seat stands to it: MINE, TARGET, and the game's own
    matter: tuple[object, ...] = ()  # what it all belongs to: an action, a fight

    def is_at(self, stops: set[str]) -> bool:
        """Whether one of these stops is here."""
        return AT + self.window in stops or any(WHEN + relation in stops for relation in self.relations)


class StopGroup(NamedTuple):
    """Stops that belong together, each by its word and what it is called."""

    title: str
    stops: list[tuple[str, str]]
