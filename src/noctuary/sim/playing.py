"""One game of a plan, and what it leaves behind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.sim.course import Course
from noctuary.sim.plans import Plan
from noctuary.sim.shown import Shown
from noctuary.text import Language, error_text
from noctuary.text.menu import menu_of

_LONGEST: Final = 200_000  # decisions; a game that has not ended by then never will
ENDLESS: Final = "endless"  # the error of such a game
_LONGEST_PROBLEM: Final = 500  # letters
_LAST_TURN: Final = 1_000  # the same in turns, unless its setup asks for more: nobody wants to act any longer


@dataclass(frozen=True)
class Outcome:
    """How one game ended; `error` is the exception that ended it instead."""

    number: int
    winners: tuple[int, ...]
    turns: int
    decisions: int
    error: str = ""
    first: int = 0  # the seat that began
    ending: str = ""  # what kind of victory it was, in a game that has several
    points: tuple[float, ...] = ()  # victory points of each seat, in a game that has them
    shown: tuple[int, ...] = ()  # where counted: to a person, for each seat and turn of another
    asked: int = 0  # in those turns, shown or not
    cards: tuple[dict[str, int], ...] = ()  # where gathered: by seat, how often it played each card
    vitals: tuple[tuple[int, ...], ...] = ()  # by turn, then by seat: life, pool, whatever the game goes by
    record: str = ""  # the game written down, where asked for


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of the plan to its end; whatever it raises is part of the outcome."""
    decisions = 0
    try:
        match = Match.start(plan.game, plan.setup(number), plan.seed_of(number), log=plan.course)
        players = plan.players(number)
        shown = Shown(match) if plan.questions else None
        course = Course(match) if plan.course else None
        last_turn = _last_turn(plan)
        while match.decision is not None:
            if shown is not None:
                shown.look(match)
            match.play(players[match.decision.seat].choose(match))
            decisions += 1
            if course is not None:
                course.look(match)
            if decisions > _LONGEST or match.turns > last_turn:
                return Outcome(number, (), match.turns, decisions, ENDLESS)
        return _told(plan, number, match, decisions, shown, course)
    except KeyboardInterrupt:  # somebody has had enough
        raise
    except BaseException as wrong:  # also what is no Exception: one bad game must not end the series
        return Outcome(number, (), 0, decisions, problem_of(wrong))


def problem_of(wrong: BaseException) -> str:
    """In one line that any file takes, whatever somebody's own bot has put into it."""
    try:
        if isinstance(wrong, NoctuaryError):  # what we say ourselves is told as a person reads it
            told = error_text(Language.EN, wrong)
        else:
            told = f"{type(wrong).__name__}: {wrong}"
    except Exception:  # it cannot even say what it is
        told = type(wrong).__name__
    noted = "".join(f" ({note})" for note in getattr(wrong, "__notes__", ()))
    line = " ".join(told.split())
    shown = line if len(line) <= _LONGEST_PROBLEM else line[: _LONGEST_PROBLEM - 1] + "…"
    return (shown + noted).encode(errors="backslashreplace").decode()


def _last_turn(plan: Plan) -> int:
    """After which a game counts as endless; whoever sets a limit herself may wait longer."""
    limit = dict(plan.options).get(menu_of(plan.game).limit_field, 0)
    return max(limit, _LAST_TURN) if isinstance(limit, int) else _LAST_TURN


def _told(
    plan: Plan, number: int, match: Match, decisions: int, shown: Shown | None, course: Course | None
) -> Outcome:
    menu = menu_of(plan.game)
    outcome = Outcome(
        number,
        tuple(int(seat) for seat in match.winners),
        match.turns,
        decisions,
        first=menu.first(match),
        ending=menu.ending(match),
        points=menu.points(match),
        record=match.record(_tags(plan, number)) if plan.record else "",
    )
    if shown is not None:
        shown.end()
        outcome = replace(outcome, shown=tuple(shown.counts), asked=shown.asked)
    if course is not None:
        outcome = replace(outcome, cards=tuple(course.cards), vitals=tuple(course.vitals))
    return outcome


def _tags(plan: Plan, number: int) -> dict[str, str]:
    """Who played each seat, and which game of which plan it was."""
    bots = {f"Player{seat_letter(Seat(seat))}": name for seat, name in enumerate(plan.bots_at(number))}
    return {**bots, "Series": plan.key(), "Number": str(number)}
