"""How a finished match is told: why it ended, where everybody stands, and what mattered on the way.

A game may keep a `Chronicle` in the module `chronicle` of its package as `CHRONICLE`. It speaks in events, as
the log does, so that either language can be told at any time; it knows what everybody knows and nothing else.
Nothing here is worked out while a game is played: `walk` plays a finished one again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar, Final, NamedTuple

from noctuary.kernel.event import Event, Told
from noctuary.kernel.games import exported_if_any
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE
from noctuary.kernel.move import GONE as ABSENT

GONE: Final = "gone"  # somebody is out
FIRST: Final = "first"  # the first blow, the first point
GREAT: Final = "great"  # a deed that the game itself calls great: an Epic, a level
GAIN: Final = "gain"
LOSS: Final = "loss"
END: Final = "end"  # the last move, where nothing else is to be told of it
MOST_MOMENTS: Final = 10
_SWINGS: Final = 4
_GREAT: Final = 3  # the last ones: they decide more than the first
_WEIGHTS: Final = (END, GONE, FIRST, GAIN, LOSS, GREAT)  # what stays where there is too much to tell


class Ending(NamedTuple):
    """Why a match is over: the rule that ended it, by what, and what that came from."""

    event: Event
    rule: RuleId | None = None
    because: tuple[Event, ...] = ()


class Standing(NamedTuple):
    """One seat at the end: its place, the game's own numbers, and what became of it."""

    seat: Seat
    place: int
    cells: tuple[str | int, ...]
    note: Event | None


class Moment(NamedTuple):
    """A moment to look at again: after so many moves. Without an event it is the change of number alone."""

    at: int
    kind: str
    seat: Seat
    event: Event | None
    before: int = 0
    after: int = 0


class Tale:
    """A match walked through from its beginning: the turn and everybody's number after each move."""

    def __init__(self, match: Match, turns: list[int], numbers: list[tuple[int, ...]]) -> None:
        self.match = match
        self.turns = turns
        self.numbers = numbers
        self.told = match.log_by_move()
        self.moves = match.history

    def events(self) -> Iterator[tuple[int, Event]]:
        """Whatever the log tells, each with the number of moves it came after."""
        for at, events in enumerate(self.told):
            for event in events:
                yield at, event

    def last(self, *messages: str) -> tuple[int, Event] | None:
        """The latest event with one of these messages."""
        for at in range(len(self.told) - 1, -1, -1):
            for event in reversed(self.told[at]):
                if event.message in messages:
                    return at, event
        return None

    def concessions(self) -> dict[Seat, int]:
        """Who gave up, and after how many moves."""
        return {Seat(move.a): at for at, move in enumerate(self.moves, 1) if move.verb == CONCEDE}

    def absent(self) -> set[Seat]:
        """For whom the others have given up, because she had left."""
        return {Seat(move.a) for move in self.moves if move.verb == CONCEDE and move.b == ABSENT}


class Chronicle:
    """What a game knows of its own ends. Everything has a default: who won, and who gave up."""

    number = ""  # message: what the curve shows of each seat, "pool"; empty: there is no curve
    columns: tuple[str, ...] = ()  # messages: the heads of the table of standings
    marks: ClassVar[
        Mapping[str, str]
    ] = {}  # messages of the log that are moments of their own, and their kinds
    firsts: tuple[str, ...] = ()  # messages of the log of which the first one is a moment
    deeds: tuple[str, ...] = ()  # messages of the log that explain why a number has changed
    effects: tuple[str, ...] = ()  # messages of the log that tell that it has, where nothing explains it
    least_swing = 2  # changes smaller than this are no moments

    def numbers(self, match: Match) -> tuple[int, ...]:
        """Every seat's main number now. Asked after each move of a game: it has to be quick."""
        return ()

    def cells(self, tale: Tale, seat: Seat) -> tuple[str | int, ...]:
        """What stands in the columns of a seat at the end."""
        return ()

    def ranked_by(self, tale: Tale, seat: Seat) -> tuple[int, ...]:
        """The greater, the better; winners come first anyway."""
        return (self.numbers(tale.match) or (0,) * tale.match.seats)[seat : seat + 1]

    def mark(self, event: Event) -> str:
        """What kind of moment this line of the log is by itself; empty: none."""
        return self.marks.get(event.message, "")

    def begins(self, event: Event) -> bool:
        """Whether this is the first blow or the first point, if none was before it."""
        return event.message in self.firsts

    def note(self, tale: Tale, seat: Seat) -> Event | None:
        """What became of a seat."""
        at = tale.concessions().get(seat)
        if at is None:
            return None
        return told("story-left" if seat in tale.absent() else "story-gave-up", seat, turn=tale.turns[at])

    def ending(self, tale: Tale) -> Ending:
        """Why it is over. By itself a game tells who gave up last, or nothing but who won."""
        if tale.moves and tale.moves[-1].verb == CONCEDE:
            seat = Seat(tale.moves[-1].a)
            return Ending(told("story-end-left" if seat in tale.absent() else "story-end-concede", seat))
        return Ending(told("story-end-plain", Seat(0), turn=tale.match.turns))


def told(message: str, who: Seat, **values: Told) -> Event:
    """An event of a chronicle."""
    return Event(MessageId(message), {"who": int(who), **values})


def number_in(event: Event, name: str) -> int:
    """A number that an event tells; 0 if it does not."""
    value = event.told.get(name)
    return value if isinstance(value, int) else 0


@cache
def chronicle_of(game: str) -> Chronicle:
    """The chronicle of the game of that name; the plain one, if it brings none."""
    return exported_if_any(game, "chronicle", "CHRONICLE", Chronicle) or Chronicle()


# -- walking through a match --------------------------------------------------------------------------


def walk(match: Match) -> Tale:
    """Play a match again and note everybody's number on the way: once through, however long it was."""
    chronicle = chronicle_of(match.game.name)
    again = match.begun_again(log=True)
    turns, numbers = [again.turns], [chronicle.numbers(again)]
    for move in match.history:
        again.play(move)
        turns.append(again.turns)
        numbers.append(chronicle.numbers(again))
    return Tale(again, turns, numbers)


def ending_of(tale: Tale) -> Ending:
    """Why it is over: as its game tells it, unless everybody has left it."""
    if tale.match.abandoned:
        return Ending(told("story-end-abandoned", Seat(0), turn=tale.match.turns))
    return chronicle_of(tale.match.game.name).ending(tale)


def standings(tale: Tale) -> list[Standing]:
    """Everybody, the best first; seats that are equal share a place."""
    chronicle, winners = chronicle_of(tale.match.game.name), tale.match.winners
    seats = [Seat(number) for number in range(tale.match.seats)]
    keys = {seat: (seat in winners, *chronicle.ranked_by(tale, seat)) for seat in seats}
    ranked = sorted(seats, key=lambda seat: keys[seat], reverse=True)
    return [
        Standing(
            seat,
            1 if seat in winners else 1 + sum(keys[other] > keys[seat] for other in seats),
            chronicle.cells(tale, seat),
            chronicle.note(tale, seat),
        )
        for seat in ranked
    ]


def curve(tale: Tale, most: int) -> list[int]:
    """The beginning, and the moments at which each turn ended; if there are too many, every so-many-th."""
    last = len(tale.turns) - 1
    ends = [0] + [
        at
        for at in range(1, last + 1)
        if at == last or (tale.turns[at] > 0 and tale.turns[at + 1] != tale.turns[at])
    ]
    step = -(-len(ends) // most)
    return ends if step <= 1 else sorted({*ends[::step], ends[-1]})


# -- moments --------------------------------------------------------------------------------------------


def moments(tale: Tale) -> list[Moment]:
    """What is worth another look, in its order, and not too much of it: one thing for each move."""
    found: dict[int, Moment] = {}
    for moment in [*_marked(tale), *_swings(tale)]:
        held = found.get(moment.at)
        if held is None or _WEIGHTS.index(moment.kind) < _WEIGHTS.index(held.kind):
            found[moment.at] = moment
    last = len(tale.moves)
    if last not in found:
        ending = ending_of(tale).event
        found[last] = Moment(last, END, _who(ending), ending)
    weighed = sorted(found.values(), key=lambda moment: (_WEIGHTS.index(moment.kind), moment.at))
    great = [moment for moment in weighed if moment.kind == GREAT][-_GREAT:]
    weighed = [moment for moment in weighed if moment.kind != GREAT or moment in great]
    chosen = sorted(weighed[:MOST_MOMENTS], key=lambda moment: moment.at)
    return [_with_change(tale, moment) for moment in chosen]


def _marked(tale: Tale) -> Iterator[Moment]:
    chronicle = chronicle_of(tale.match.game.name)
    begun = False
    for at, event in tale.events():
        if not begun and chronicle.begins(event):
            begun = True
            yield Moment(at, FIRST, _who(event), event)
        elif kind := chronicle.mark(event):
            yield Moment(at, kind, _who(event), event)


def _swings(tale: Tale) -> list[Moment]:
    """The greatest changes that one move made to one seat's number."""
    least = chronicle_of(tale.match.game.name).least_swing
    found = []
    for at in range(1, len(tale.numbers)):
        if tale.numbers[at] == tale.numbers[at - 1] or tale.moves[at - 1].verb == CONCEDE:
            continue
        seat, change = _greatest(tale, at)
        if abs(change) >= least:
            found.append(Moment(at, GAIN if change > 0 else LOSS, seat, _deed(tale, at)))
    found.sort(key=lambda moment: (-abs(_greatest(tale, moment.at)[1]), moment.at))
    return found[:_SWINGS]


def _greatest(tale: Tale, at: int) -> tuple[Seat, int]:
    """Whose number one move changed most, and by how much."""
    pairs = zip(tale.numbers[at], tale.numbers[at - 1], strict=True)
    changes = [after - before for after, before in pairs]
    seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
    return Seat(seat), changes[seat]


def _deed(tale: Tale, at: int) -> Event | None:
    """What explains a change: something that the move did, or what had been begun in the same turn."""
    chronicle = chronicle_of(tale.match.game.name)
    for before in range(at, 0, -1):
        if tale.turns[before] != tale.turns[at]:
            break
        for event in reversed(tale.told[before]):
            if event.message in chronicle.deeds:
                return event
    return next((event for event in tale.told[at] if event.message in chronicle.effects), None)


def _with_change(tale: Tale, moment: Moment) -> Moment:
    """What it did to a number, if it changed one. Giving up is no blow, whatever it does to a number."""
    at = moment.at
    if (
        at == 0
        or tale.moves[at - 1].verb == CONCEDE
        or not tale.numbers[at]
        or tale.numbers[at] == tale.numbers[at - 1]
    ):
        return moment
    seat = moment.seat
    if tale.numbers[at][seat] == tale.numbers[at - 1][seat]:
        seat = _greatest(tale, at)[0]
    return moment._replace(seat=seat, before=tale.numbers[at - 1][seat], after=tale.numbers[at][seat])


def _who(event: Event) -> Seat:
    return Seat(max(0, number_in(event, "who")))  # nobody in particular: the first seat stands for all
