"""What an offer comes to, as far as the one who is asked can know: the numbers beside a button, and warnings.

No rule is written twice: the offer is played in worlds that the seat imagines, everybody lets it happen, and
what a game counts is compared before and after. What does not come out alike in all of them is not foretold.
Only tables where a person is asked come here; bots and series of games never do.

A game that wants to foretell exports `FORECAST` in the module `forecast` of its package.
"""

# not compiled: for people's tables, never in a hot loop

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias, TypeVar

from noctuary.kernel.event import Event
from noctuary.kernel.games import exported_if_any
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.catalogue import Language, say
from noctuary.text.passing import passing_index

T = TypeVar("T")
Measure: TypeAlias = tuple[str, int]  # what is counted, and of whom: `("pool", 2)`
Numbers: TypeAlias = dict[Measure, int]
Changes: TypeAlias = Mapping[Measure, tuple[int, int]]  # before and after

OUT: Final = "out"  # 1 for a seat that has lost, 0 while it has not: what every game may count
_WORLDS: Final = (b"forecast 1", b"forecast 2", b"forecast 3")
_LONGEST: Final = 60  # questions that are declined on the way before it is given up
_MOST_PLAYED: Final = 400  # moves that are tried for one question: a table waits for them
_MOST_TOLD: Final = 3  # changes beside one button
MOST_OFFERS: Final = 80  # beyond that nobody reads a number beside each


@dataclass(frozen=True)
class Outcome:
    """What a move comes to if nobody does anything about it."""

    at_once: Changes = field(default_factory=dict)  # what is counted as soon as the move is made
    changes: Changes = field(default_factory=dict)  # what is counted when all is over
    answerable: bool = False  # others are asked on the way, and may change it
    ending: Mapping[Measure, int] = field(default_factory=dict)  # everything that is counted, as it is then


class Forecast:
    """What one game counts, and how it says what a move changes. Everything has a default: nothing."""

    def numbers(self, match: Match, seat: Seat) -> Numbers:
        """What is counted once a move and all that follows from it is over."""
        return {}

    def contest(self, match: Match, seat: Seat) -> Numbers:
        """What is counted as soon as the move is made, for it is gone when all is over: a running total."""
        return {}

    def happened(self, events: Iterable[Event]) -> Numbers:
        """What is added up from what is told on the way."""
        return {}

    def goes_on(self, match: Match) -> bool:
        """Whether something that has been begun is still under way."""
        return not match.between_actions

    def told(self, match: Match, seat: Seat, changes: Changes, language: Language) -> list[str]:
        """The changes in a few words each, the most important one first."""
        return []

    def warning(
        self, match: Match, seat: Seat, move: Move, outcomes: Mapping[Move, Outcome], language: Language
    ) -> str:
        """Why hardly anybody can mean this move; "" for nearly all of them."""
        return ""


def loses(seat: Seat, move: Move, outcomes: Mapping[Move, Outcome]) -> bool:
    """Whether this move takes the seat out of the game (`OUT`) where another one would not."""
    return _is_out(seat, outcomes.get(move)) and not all(_is_out(seat, one) for one in outcomes.values())


def _is_out(seat: Seat, outcome: Outcome | None) -> bool:
    return outcome is not None and outcome.changes.get((OUT, seat)) == (0, 1)


@cache
def forecast_of(game: str) -> Forecast | None:
    """What the game of that name foretells, if it does."""
    return exported_if_any(game, "forecast", "FORECAST", Forecast)


def outcomes(match: Match) -> dict[Move, Outcome]:
    """What each offer comes to for the seat that is asked; nothing where the game does not foretell."""
    decision = match.decision
    forecast = forecast_of(match.game.name)
    if decision is None or forecast is None or len(decision.moves) > MOST_OFFERS:
        return {}
    worlds = _Worlds(match, decision.seat, forecast)
    # Where there is too much to foretell, letting things happen comes first: that is where ruin hides.
    in_order = sorted(decision.moves, key=lambda move: not match.game.stops(move))
    found = {move: _foreseen(worlds, move, forecast) for move in in_order}
    return {move: found[move] for move in decision.moves}


class _Worlds:
    """Those that one seat imagines, each made when first looked at, and how many moves were tried there."""

    def __init__(self, match: Match, seat: Seat, forecast: Forecast) -> None:
        self._match = match
        self._forecast = forecast
        self.seat = seat
        self.played = 0
        self._found: list[_World] = []

    def __getitem__(self, number: int) -> _World:
        while len(self._found) <= number:
            imagined = self._match.imagine(self.seat, _WORLDS[len(self._found)])
            self._found.append(_World(imagined, self.seat, self._forecast))
        return self._found[number]


class _World:
    """What a seat imagines, and what is counted there before anything is tried: once for all offers."""

    def __init__(self, match: Match, seat: Seat, forecast: Forecast) -> None:
        self.match = match
        self.numbers, self.contest = forecast.numbers(match, seat), forecast.contest(match, seat)


def _foreseen(worlds: _Worlds, move: Move, forecast: Forecast) -> Outcome:
    """A card that breaks does so when it is played, and is reported there; nothing is foretold of it."""
    found: list[Outcome] = []
    for number in range(len(_WORLDS)):
        if worlds.played > _MOST_PLAYED:
            return Outcome()
        try:
            world = worlds[number]
            made = world.match.copy()
            found.append(_in(world, made, move, worlds.seat, forecast))
        except Exception:
            return Outcome()
        worlds.played += made.made - world.match.made
        if not found[0].changes and not found[0].at_once:
            return found[0]  # nothing to agree on
    return _agreed(found)


def outcome_in(match: Match, move: Move) -> Outcome:
    """What a move comes to in this very match if everybody lets it happen: a forecast is held to it."""
    decision = match.decision
    forecast = forecast_of(match.game.name)
    assert decision is not None
    assert forecast is not None
    return _in(_World(match, decision.seat, forecast), match.copy(), move, decision.seat, forecast)


def _declining(match: Match) -> Move | None:
    """The move that lets things take their course: the only one there is, or the one that declines."""
    decision = match.decision
    if decision is None:
        return None
    if len(decision.moves) == 1:
        return decision.moves[0]
    place = passing_index(match)
    return None if place is None else decision.moves[place]


def _in(world: _World, twin: Match, move: Move, seat: Seat, forecast: Forecast) -> Outcome:
    before, contest = world.numbers, world.contest
    twin.state.log = []
    twin.play(move)
    now = forecast.contest(twin, seat)
    at_once = {
        what: (contest.get(what, number), number)
        for what, number in now.items()
        if contest.get(what) != number
    }
    answerable = _let_happen(twin, seat, forecast)
    ending = forecast.numbers(twin, seat)
    changes = _changed(before, ending)
    changes |= {what: (0, number) for what, number in forecast.happened(twin.log).items() if number}
    return Outcome(at_once, changes, answerable, ending)


def _let_happen(twin: Match, seat: Seat, forecast: Forecast) -> bool:
    """Everybody declines until what was begun is over or somebody must choose; whether others were asked."""
    answerable = False
    for _ in range(_LONGEST):
        decision = twin.decision
        if decision is None or (twin.at_rest and not forecast.goes_on(twin)):
            break
        move = _declining(twin)
        if move is None:
            break
        answerable = answerable or decision.seat != seat
        twin.play(move)
    return answerable


def _changed(before: Numbers, after: Numbers) -> dict[Measure, tuple[int, int]]:
    """What is there before and after with another number; what comes or goes has none to compare."""
    return {
        what: (number, after[what]) for what, number in before.items() if after.get(what, number) != number
    }


def _agreed(found: list[Outcome]) -> Outcome:
    """What comes out alike in every world that was imagined."""
    return Outcome(
        _alike([one.at_once for one in found]),
        _alike([one.changes for one in found]),
        any(one.answerable for one in found),
        _alike([one.ending for one in found]),
    )


def _alike(found: list[Mapping[Measure, T]]) -> dict[Measure, T]:
    first, *others = found
    return {what: one for what, one in first.items() if all(other.get(what) == one for other in others)}


# -- in words ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Foretold:
    """What a person reads of one offer."""

    forecast: str = ""
    warning: str = ""


NOTHING_FORETOLD: Final = Foretold()


def foretold(match: Match, language: Language) -> dict[Move, Foretold]:
    """The offers of the open question that there is something to say of."""
    decision = match.decision
    forecast = forecast_of(match.game.name)
    if decision is None or forecast is None:
        return {}
    found = outcomes(match)
    anyway = _anyway(match, forecast, found)
    told: dict[Move, Foretold] = {}
    for move, outcome in found.items():
        changes = {
            what: one
            for what, one in outcome.changes.items()
            if anyway.get(what) != one or match.game.stops(move)
        }
        later = ", ".join(forecast.told(match, decision.seat, changes, language)[:_MOST_TOLD])
        if later and outcome.answerable:
            later = say(language, "forecast-answerable", what=later)
        now = ", ".join(forecast.told(match, decision.seat, outcome.at_once, language))
        warning = forecast.warning(match, decision.seat, move, found, language)
        told[move] = Foretold(", ".join(text for text in (now, later) if text), warning)
    return told


def _anyway(match: Match, forecast: Forecast, found: Mapping[Move, Outcome]) -> Changes:
    """What happens if the seat lets something that is under way take its course: told on passing alone."""
    if not match.at_rest or not forecast.goes_on(match):
        return {}
    return next((outcome.changes for move, outcome in found.items() if match.game.stops(move)), {})
