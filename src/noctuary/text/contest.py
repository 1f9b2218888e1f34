"""Who is at whom, and how it stands: an action, a fight, a vote while it is open, for tables of people.

A game that has such things exports `CONTESTS` in the module `contest` of its package. What it says follows
from its rules; a table draws it and works nothing out.
"""

# not compiled: for people's tables, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from noctuary.kernel.games import exported_if_any
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.sitting import sitting


@dataclass(frozen=True)
class Contest:
    """Who acts on whom, by what they are called on the table (`play/anson`, `seat/B`); who is ahead, and by
    what it would be won, in sentences."""

    actors: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


class Contests:
    """What one game tells of what is open. The default: nothing."""

    def now(self, match: Match, language: Language) -> Contest | None:
        return None


def contest_now(match: Match, language: Language, names: Sequence[str] = ()) -> Contest | None:
    """What is open in a match, for everybody to see; seats go by their `names`."""
    contests = contests_of(match.game.name)
    if contests is None or match.over:
        return None
    with sitting(tuple(names)):
        return contests.now(match, language)


@cache
def contests_of(game: str) -> Contests | None:
    """What the game of that name tells, if it does."""
    return exported_if_any(game, "contest", "CONTESTS", Contests)
