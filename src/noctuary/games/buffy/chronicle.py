"""How a game of the Buffy CCG ended, and what mattered on the way (BUF-VIC)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Final

from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import PARK_TO_WIN
from noctuary.kernel.event import Event
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.text.chronicle import GONE, GREAT, Chronicle, Ending, Tale, number_in, told

_GAIN: Final = "buffy-log-destiny-gain"
_LOST: Final = ("buffy-log-destiny-loss", "buffy-log-destiny-pay")
_CHALLENGE: Final = "buffy-log-challenge-won"
_FIGHT: Final = "buffy-log-fight-won"
_PLAYED: Final = ("buffy-log-action", "buffy-log-event", "buffy-log-use", "buffy-log-second-part")
_SOURCES: Final = {_CHALLENGE: "challenges", _FIGHT: "fights"}
_ASCENDED: Final = "buffy-log-ascended"
_HIGH_LEVEL: Final = 3
_OTHERS: Final = "cards"  # whatever else gives Destiny Points
_DESTINY: Final = "buffy-log-destiny-victory"
_LAST: Final = "buffy-log-last-victory"
_LIMIT: Final = "buffy-log-limit-victory"
_DRAWN: Final = "buffy-log-drawn"
_VICTORIES: Final = {  # of the log: the sentence that tells it at the end, and its rule
    _DESTINY: ("buffy-end-destiny", RuleId("BUF-VIC-01")),
    "buffy-log-park-victory": ("buffy-end-park", RuleId("BUF-VIC-02")),
    _LAST: ("buffy-end-last", RuleId("BUF-RUL-49")),
    _LIMIT: ("buffy-end-limit", RuleId("BUF-RUL-54")),
    _DRAWN: ("buffy-end-drawn", RuleId("BUF-RUL-54")),
}


class BuffyChronicle(Chronicle):
    number = "buffy-number-destiny"
    columns = (
        "buffy-column-destiny",
        "buffy-column-challenges",
        "buffy-column-fights",
        "buffy-column-park",
        "buffy-column-characters",
    )
    marks: ClassVar[Mapping[str, str]] = {
        "buffy-log-concede": GONE,
        _ASCENDED: GREAT,
        "buffy-log-second-part": GREAT,
    }
    firsts = (_GAIN,)
    effects = (_GAIN, *_LOST)
    deeds = (_CHALLENGE, _FIGHT, *_PLAYED)

    def numbers(self, match: Match) -> tuple[int, ...]:
        return tuple(side.destiny for side in mine(match.state).sides)

    def mark(self, event: Event) -> str:
        """Everybody ascends to level 2; from the third level on it is a deed."""
        if event.message == _ASCENDED and number_in(event, "level") < _HIGH_LEVEL:
            return ""
        return super().mark(event)

    def cells(self, tale: Tale, seat: Seat) -> tuple[str | int, ...]:
        s = mine(tale.match.state)
        won = Counter(str(event.message) for _, event in tale.events() if number_in(event, "who") == seat)
        park = s.park_count if s.park_holder == seat else 0
        here = sum(character.owner == seat for character in s.characters)
        return (s.sides[seat].destiny, won[_CHALLENGE], won[_FIGHT], f"{park} / {PARK_TO_WIN}", here)

    def ranked_by(self, tale: Tale, seat: Seat) -> tuple[int, ...]:
        """Those who stayed, by Destiny Points and park count (BUF-RUL-54); then whoever left last."""
        s = mine(tale.match.state)
        left = tale.concessions().get(seat, len(tale.moves) + 1)
        park = s.park_count if s.park_holder == seat else 0
        return (left, s.sides[seat].destiny, park)

    def ending(self, tale: Tale) -> Ending:
        s = mine(tale.match.state)
        found = tale.last(*_VICTORIES)
        if found is None:
            return super().ending(tale)
        event = found[1]
        who = Seat(number_in(event, "who"))
        message, rule = _VICTORIES[event.message]
        park = s.park_count if s.park_holder == who else 0
        turn, destiny = s.turn_number, s.sides[who].destiny
        because: list[Event] = []
        if event.message in (_DESTINY, _LIMIT):
            because = _whence(tale, who)
        elif event.message == _LAST:
            because = _gone(tale)
        return Ending(told(message, who, destiny=destiny, park=park, turn=turn), rule, tuple(because))


def _gone(tale: Tale) -> list[Event]:
    absent = tale.absent()
    return [
        told("buffy-end-left" if seat in absent else "buffy-end-gave-up", seat, turn=tale.turns[at])
        for seat, at in tale.concessions().items()
    ]


def _whence(tale: Tale, seat: Seat) -> list[Event]:
    """Where her Destiny Points come from, the richest source first, and what she lost again."""
    points, lost = gains(tale, seat)
    found = [told(f"buffy-from-{source}", seat, count=count) for source, count in points.most_common()]
    return [*found, told("buffy-from-lost", seat, count=lost)] if lost else found


def gains(tale: Tale, seat: Seat) -> tuple[Counter[str], int]:
    """Destiny Points by what gave them. A victory gives its own at once, before anything else is played."""
    points: Counter[str] = Counter()
    lost, source = 0, _OTHERS
    for _, event in tale.events():
        hers = number_in(event, "who") == seat
        if event.message in _SOURCES:
            source = _SOURCES[event.message] if hers else _OTHERS
        elif event.message in _PLAYED:
            source = _OTHERS
        elif event.message == _GAIN and hers:
            points[source] += number_in(event, "count")
            source = _OTHERS
        elif event.message in _LOST and hers:
            lost += number_in(event, "count")
    return points, lost


CHRONICLE: Final = BuffyChronicle()
