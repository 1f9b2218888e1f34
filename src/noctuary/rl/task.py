"""What a game tells learners beyond its view: rewards, who is out, and how to write its fields down.

Every game can be learned without any of it. One of ours keeps its own in `noctuary.rl.<name>` as `TASK`, a
game from elsewhere in the module `rl` of its package.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.games import broken, drawer_of
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from noctuary.text.menu import games
from noctuary.text.words import words_of

FEW_CARDS: Final = 256  # a game with no more has a column for each of them in every bag


class Task:
    """Fields are named by their structure: `Packet.source`."""

    version = 0  # of the environments: it goes up when the same actions could lead elsewhere
    most_moves = 128  # offers that an action can name
    verbs: Mapping[int, str] = {}  # the word of each verb; empty: they go by number
    seats: frozenset[str] = frozenset()  # fields that hold a seat, or several
    own: frozenset[str] = frozenset()  # fields of a seat that are there for itself alone
    left_out: frozenset[str] = frozenset()  # what is not written down: it never changes, or follows
    words: Mapping[str, tuple[str, ...]] = {}  # fields that hold one of a few words
    rows: Mapping[str, int] = {}  # of a list of structures, how many are written down in full …
    rows_by_seat: Mapping[
        str, int
    ] = {}  # … and how many more for each seat, where the list grows with the table
    lowest, highest = -1.0, 1.0  # what the rewards of a whole game can add up to

    def scores(self, match: Match) -> list[float]:
        """What each seat has earned so far; a reward is how much that has changed.

        Won 1, lost -1, drawn 0, and nothing before the end.
        """
        if not match.over:
            return [0.0] * match.seats
        winners = match.winners
        lost = -1.0 if winners else 0.0
        return [1.0 if seat in winners else lost for seat in range(match.seats)]

    def gone(self, match: Match) -> Sequence[int]:
        """Seats for which the game is over while others go on, and whose score will not change."""
        return ()

    def vocabulary(self, deals: Sequence[Match]) -> list[str]:
        """The cards that have columns of their own, in tables like these: all of a small game's.

        Of a large one, those that somebody at these tables may see in her own zones at the deal. It is the
        same list for every seat, and it is fixed before the first game.
        """
        slugs = words_of(deals[0].game.name).card_slugs()
        if len(slugs) <= FEW_CARDS:
            return list(slugs)
        known, found = set(slugs), set[str]()
        for match in deals:
            for seat in range(match.seats):
                found |= known.intersection(_words_in(document(match.table_view(Seat(seat)))))
        return sorted(found)


def _words_in(seen: Json) -> Iterator[str]:
    """Every word that is a value somewhere in a view."""
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, list | dict):
        for one in seen.values() if isinstance(seen, dict) else seen:
            yield from _words_in(one)


def learnable() -> list[str]:
    """The games that have environments. A stranger's whose `rl` does not work takes no other down.

    What is wrong with it is told to whoever asks for it.
    """
    found: list[str] = []
    for game in games():
        try:
            task_of(game)
        except NoctuaryError:
            continue
        found.append(game)
    return found


def task_of(game: str) -> Task:
    module = drawer_of(game, "noctuary.rl.{}", "rl")
    if module is None:
        return Task()
    found = getattr(module, "TASK", None)
    if not isinstance(found, Task):
        raise broken(game, f"{module.__name__} has no TASK ({Task.__name__})")
    return found
