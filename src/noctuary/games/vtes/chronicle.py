"""How a game of VTES ended, and what mattered on the way (VTES-OUST)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from noctuary.games.vtes.board import ready_minions, survivors
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.rules.ousting import POINT
from noctuary.games.vtes.state import NOBODY
from noctuary.kernel.event import Event
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.text.chronicle import GONE, GREAT, Chronicle, Ending, Tale, number_in, told

_OUSTED: Final = "vtes-log-ousted"
_WITHDRAWN: Final = "vtes-log-withdrawn"
_BLED: Final = "vtes-log-bled"
_MOST_POINTS: Final = RuleId("VTES-OUST-05")
_TIME: Final = RuleId("VTES-OUST-06")


class Leaving(NamedTuple):
    """How a Methuselah left: `message` is the end of the message that tells it."""

    at: int
    message: str
    foe: Seat  # the predator who scored; NOBODY if none did


class VtesChronicle(Chronicle):
    number = "vtes-number-pool"
    columns = ("vtes-column-points", "vtes-column-pool", "vtes-column-minions")
    marks: ClassVar[Mapping[str, str]] = {
        _OUSTED: GONE,
        _WITHDRAWN: GONE,
        "vtes-log-diablerie": GREAT,
        "vtes-log-title": GREAT,
    }
    firsts = (_BLED,)
    deeds = (_BLED, "vtes-log-passes", "vtes-log-plays", "vtes-log-plays-by", "vtes-log-uses")
    effects = ("vtes-log-burn-pool", "vtes-log-gain-pool")
    least_swing = 3

    def numbers(self, match: Match) -> tuple[int, ...]:
        return tuple(0 if player.out else player.pool for player in mine(match.state).players)

    def begins(self, event: Event) -> bool:
        return event.message == _BLED and number_in(event, "amount") > 0

    def cells(self, tale: Tale, seat: Seat) -> tuple[str | int, ...]:
        s = mine(tale.match.state)
        player = s.players[seat]
        pool = 0 if player.out else player.pool
        return (points_text(player.points), pool, len(ready_minions(s, seat)))

    def ranked_by(self, tale: Tale, seat: Seat) -> tuple[int, ...]:
        """Victory points; of those who have the same, whoever stayed longer."""
        leaving = leavings(tale).get(seat)
        stayed = len(tale.moves) + 1 if leaving is None else leaving.at
        return (mine(tale.match.state).players[seat].points, stayed)

    def note(self, tale: Tale, seat: Seat) -> Event | None:
        leaving = leavings(tale).get(seat)
        return None if leaving is None else _told("vtes-note-", tale, seat, leaving)

    def ending(self, tale: Tale) -> Ending:
        """Most victory points win, if nobody else has as many (VTES-OUST-05); time may be up (-06)."""
        s = mine(tale.match.state)
        left = survivors(s)
        because = tuple(_told("vtes-left-", tale, seat, one) for seat, one in leavings(tale).items())
        rule, how = (_MOST_POINTS, "last") if len(left) <= 1 else (_TIME, "time")
        last = left[0] if len(left) == 1 else NOBODY
        most = max(player.points for player in s.players)
        if not tale.match.winners:
            tied = sum(player.points == most for player in s.players) > 1
            message = f"vtes-end-{how}-{'tie' if tied else 'too-few'}"
            return Ending(told(message, last, points=points_text(most)), rule, because)
        winner = tale.match.winners[0]
        second = max(player.points for player in s.players if player.seat != winner)
        message = f"vtes-end-{how}" if last in (winner, NOBODY) else "vtes-end-others"
        event = told(message, winner, foe=int(last), points=points_text(most), second=points_text(second))
        return Ending(event, rule, because)


def leavings(tale: Tale) -> dict[Seat, Leaving]:
    """Everybody who is out, in the order in which they left. Who is ousted together left together."""
    found: dict[Seat, Leaving] = {}
    concessions, absent = tale.concessions(), tale.absent()
    together: list[Seat] = []
    for at, event in tale.events():
        seat = Seat(number_in(event, "who"))
        if event.message == _OUSTED:
            gave_up = concessions.get(seat) == at
            foe = _predator(tale, seat, [one for one in found if one not in together])
            how = "ousted" if not gave_up else "gone" if seat in absent else "concede"
            found[seat] = Leaving(at, how, foe)
            together.append(seat)
            continue
        together = []
        if event.message == _WITHDRAWN:
            found[seat] = Leaving(at, "withdrawn", NOBODY)
    return found


def _predator(tale: Tale, seat: Seat, gone: list[Seat]) -> Seat:
    """The nearest to the right of those who were still there (VTES-OUST-02, VTES-OUST-04)."""
    seats = tale.match.seats
    for step in range(1, seats):
        other = Seat((seat - step) % seats)
        if other not in gone:
            return other
    return NOBODY


def _told(message: str, tale: Tale, seat: Seat, leaving: Leaving) -> Event:
    turn = tale.turns[leaving.at]
    return told(f"{message}{leaving.message}", seat, foe=int(leaving.foe), turn=turn)


def points_text(halves: int) -> str:
    """Victory points are kept in halves: 3 of them are 1½."""
    whole, half = divmod(halves, POINT)
    return f"{whole or ''}½" if half else str(whole)


CHRONICLE: Final = VtesChronicle()
