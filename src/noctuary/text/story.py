"""A finished match in words: what tables, terminals and replays show when it is over (`chronicle`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from noctuary.kernel.event import Event
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.chronicle import (
    Chronicle,
    Moment,
    Tale,
    chronicle_of,
    curve,
    ending_of,
    moments,
    standings,
)
from noctuary.text.words import words_of

_ANYBODYS: Final = "story-"  # messages for every game: they call people by their titles
_POINTS: Final = 120  # of the curve


@dataclass(frozen=True)
class Row:
    """A seat in the table of standings."""

    seat: Seat
    place: int
    cells: list[str]
    note: str


@dataclass(frozen=True)
class Point:
    """The curve after so many moves."""

    at: int
    turn: int
    numbers: list[int]


@dataclass(frozen=True)
class Look:
    """A moment in a sentence; `change` says what it did to whose number."""

    at: int
    turn: int
    seat: Seat
    kind: str
    text: str
    change: str


@dataclass(frozen=True)
class Story:
    """`why` is a sentence, `rule` the id of the rule behind it (empty: none), `because` what it came from."""

    why: str
    rule: str
    rule_text: str
    because: list[str]
    columns: list[str]
    rows: list[Row]
    number: str
    points: list[Point]
    moments: list[Look]


class _Teller:
    def __init__(self, tale: Tale, language: Language, names: Sequence[str]) -> None:
        self.tale = tale
        self.language = language
        self.words = words_of(tale.match.game.name).at(tale.match).seated(names)
        self.chronicle: Chronicle = chronicle_of(tale.match.game.name)

    def name(self, seat: Seat) -> str:
        return self.words.seat_name(self.tale.match, seat, self.language)

    def text(self, event: Event) -> str:
        """As everybody hears it."""
        if not event.message.startswith(_ANYBODYS):
            return self.words.event_text(self.tale.match, event, self.language, None)
        told = {name: value for name, value in event.told.items() if not isinstance(value, list)}
        who = told.get("who")
        if isinstance(who, int):
            told["who"] = self.name(Seat(who))
        return say(self.language, event.message, **told)

    def rule(self, rule: RuleId | None) -> str:
        return "" if rule is None else say(self.language, rule)

    def rows(self) -> list[Row]:
        return [
            Row(
                one.seat,
                one.place,
                [str(cell) for cell in one.cells],
                "" if one.note is None else self.text(one.note),
            )
            for one in standings(self.tale)
        ]

    def points(self) -> list[Point]:
        if not self.chronicle.number:
            return []
        tale = self.tale
        return [Point(at, tale.turns[at], list(tale.numbers[at])) for at in curve(tale, _POINTS)]

    def looks(self) -> list[Look]:
        return [self._look(moment) for moment in moments(self.tale)]

    def _look(self, moment: Moment) -> Look:
        turn, change = self.tale.turns[moment.at], self._change(moment)
        text = change if moment.event is None else self.text(moment.event)
        return Look(moment.at, turn, moment.seat, moment.kind, text, "" if moment.event is None else change)

    def _change(self, moment: Moment) -> str:
        if moment.before == moment.after:
            return ""
        return say(
            self.language,
            "story-change",
            who=self.name(moment.seat),
            number=say(self.language, self.chronicle.number),
            before=moment.before,
            after=moment.after,
        )


def tell_story(tale: Tale, language: Language, names: Sequence[str] = ()) -> Story:
    """Everything there is to tell of a finished match; seats go by their `names`."""
    teller = _Teller(tale, language, names)
    ending, number = ending_of(tale), teller.chronicle.number
    return Story(
        why=teller.text(ending.event),
        rule=ending.rule or "",
        rule_text=teller.rule(ending.rule),
        because=[teller.text(event) for event in ending.because],
        columns=[say(language, column) for column in teller.chronicle.columns],
        rows=teller.rows(),
        number=say(language, number) if number else "",
        points=teller.points(),
        moments=teller.looks(),
    )


def winners_text(match: Match, language: Language, names: Sequence[str] = ()) -> str:
    """Who has won, or that nobody has."""
    words = words_of(match.game.name).at(match).seated(names)
    won = [words.seat_name(match, seat, language) for seat in match.winners]
    if not won:
        return say(language, "drawn-game")
    if len(won) == 1:
        return say(language, "wins", who=won[0])
    return say(
        language, "win-together", who=say(language, "list-and", start=", ".join(won[:-1]), end=won[-1])
    )
