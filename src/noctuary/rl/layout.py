"""What each number of an observation is: the names of its columns, and of those of a move's row."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Layout:
    """`observation` names the columns of an observation, `move` those of a feature row.

    `.seats[+0].hand[strike]` is how often `strike` is in the hand of the one who looks; `[+1]` is the next
    seat in turn order. `#` is a number of things, `?` says whether there is anything, `~3` is one of eight
    numbers of a word's signature.
    """

    observation: tuple[str, ...]
    move: tuple[str, ...]
    most_moves: int  # the actions there are: places in the list of offers

    def column(self, name: str) -> int:
        """Where a column of the observation is; a ValueError if there is none of that name."""
        return self.observation.index(name)

    def columns(self, beginning: str) -> list[int]:
        """Where the columns are whose names begin so: `.seats[+0].hand[`."""
        return [at for at, name in enumerate(self.observation) if name.startswith(beginning)]
