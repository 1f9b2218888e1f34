"""How long an answer waits that nobody had to think about: as long as one that somebody did.

Whoever sees how fast a seat answers must not see that it had nothing to choose. A pass that is made for a
person waits for a time that is drawn without looking at her hand; a bot with one offer takes as long as it
lately took with several. Nobody is passed for who is away, where the pass itself would tell that.
"""

from __future__ import annotations

import random
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from noctuary.kernel.match import Match
    from noctuary.server.table.table import Place, Table

PAUSES: Final = random.SystemRandom()
_KEPT: Final = 16  # answers whose time is remembered, of each kind


class Paces:
    """How long a bot has lately taken where it had a choice: in its own turn, and in others'.

    Kept in memory alone: after a restart it begins at the even time again.
    """

    def __init__(self) -> None:
        self._took: dict[bool, deque[float]] = {}

    def note(self, own_turn: bool, seconds: float) -> None:
        self._took.setdefault(own_turn, deque(maxlen=_KEPT)).append(seconds)

    def like_before(self, own_turn: bool) -> float:
        """A time as one of those; none are known yet: no time."""
        took = self._took.get(own_turn)
        return PAUSES.choice(took) if took else 0.0


def is_watched(table: Table, place: Place) -> bool:
    """Whether anybody but the person of this seat sees when it answers."""
    if any(other is not place for other in table.people()):
        return True
    return any(stream.here and stream.person != place.row.person for stream in table.streams)


def pass_pause(table: Table) -> float:
    """Before an automatic pass that somebody sees."""
    return PAUSES.uniform(*table.services.patience.even_pause)


def waits_for(table: Table, match: Match, place: Place) -> bool:
    """Whether the table waits for a person who is away, though it would pass for her if she were there.

    She answers nothing herself. Passed for where she holds nothing and waited for where she does, she would
    show her hand by it.
    """
    if place.away_since is None or not is_watched(table, place):
        return False
    return not place.passing.is_blind(match, place.seat)


def bot_pause(table: Table, match: Match, place: Place, took: float) -> float:
    """From its question on, how long a bot waits with its answer.

    Whoever is alone with bots and has asked them to hurry is not kept waiting: she sees which of them had
    nothing to think about, and nobody else is there to mind.
    """
    asked, even = match.decision, pace(table)
    if asked is None:
        return even  # somebody has conceded while it thought: nothing will come of its answer
    own_turn = match.turn_of == place.seat
    if len(asked.moves) > 1:
        place.paces.note(own_turn, max(even, took))
        return even
    return even if is_hurried(table) else max(even, place.paces.like_before(own_turn))


def pace(table: Table) -> float:
    """The even time; short where nobody but one person plays or looks on, and she wants to lose none."""
    patience = table.services.patience
    return min(patience.bot_pace, patience.fast_pace) if is_hurried(table) else patience.bot_pace


def is_hurried(table: Table) -> bool:
    people = {place.row.person for place in table.people()}
    watching = [stream for stream in table.streams if stream.here]
    people |= {stream.person for stream in watching}
    if not people:
        return True  # bots alone, for an event: nobody is there to follow them
    return len(people) == 1 and any(stream.fast for stream in watching)
