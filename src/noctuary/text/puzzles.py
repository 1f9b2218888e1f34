"""Puzzles: positions with a goal, as TOML files that every game may bring in its folder `puzzles`.

A puzzle is a position file with a table `[puzzle]`: who is to do what until when, how hard it is, and what
the search has proved about it (`noctuary.bots.solver`, `noctuary puzzle check`). Its words are messages by
the name of its file; one that somebody has made of a game of her own has none and goes by the position's
title. docs/puzzles.md tells how to write one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Json
from noctuary.kernel.games import folder_of
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.positions import Position
from noctuary.kernel.script import run_line
from noctuary.kernel.text_files import read_text
from noctuary.text.catalogue import Language, has, say
from noctuary.text.menu import Level, games, menu_of
from noctuary.text.words import words_of

FOLDER: Final = "puzzles"
_MOST: Final = 999  # of whatever a seat lives by


class Aim(Enum):
    """What is to be done: `puzzle-goal-<value>` tells it."""

    WIN = "win"
    OUST = "oust"  # a seat's pool, HP … are gone
    LOWER = "lower"  # … are at most so many
    RAISE = "raise"  # one's own are at least so many
    SURVIVE = "survive"


class Until(Enum):
    TURN = "turn"  # the end of the turn in which the puzzle begins
    NEXT = "next"  # the beginning of the seat's next turn


class Verdict(Enum):
    OPEN = "open"
    REACHED = "reached"
    MISSED = "missed"


@dataclass(frozen=True)
class Goal:
    """What a seat is to reach. `of` is whom it is about, `amount` how many are to be left or gathered."""

    aim: Aim
    seat: Seat
    until: Until
    of: Seat
    amount: int = 0
    begun: int = 0  # the number of the turn in which the puzzle begins

    def verdict(self, match: Match) -> Verdict:
        """Whether it is reached or missed in this situation, whoever is asked in it."""
        late = self._is_late(match)
        if self.aim is Aim.SURVIVE:
            if self._is_beaten(match):
                return Verdict.MISSED
            return Verdict.REACHED if late or match.over else Verdict.OPEN
        if self._is_reached(match):
            return Verdict.REACHED
        return Verdict.MISSED if late or match.over else Verdict.OPEN

    def _is_late(self, match: Match) -> bool:
        if match.turns == self.begun:
            return False
        return self.until is Until.TURN or match.turn_of == self.seat

    def _is_beaten(self, match: Match) -> bool:
        menu = menu_of(match.game.name)
        if menu.vital_ends and menu.vitals(match)[self.seat] <= 0:
            return True
        return match.over and self.seat not in match.winners

    def _is_reached(self, match: Match) -> bool:
        if self.aim is Aim.WIN:
            return match.over and self.seat in match.winners
        left = menu_of(match.game.name).vitals(match)[self.of]
        return left >= self.amount if self.aim is Aim.RAISE else left <= self.amount


class Puzzle:
    """A puzzle file, read but not yet begun. `slug` is the name of its file; empty: it has no own words."""

    def __init__(self, text: str, file: str, slug: str = "") -> None:
        self.slug = slug
        self.position = Position(text, file)
        self.game = self.position.game.name
        self.text = text
        fields = Fields(self.position.puzzle, "error-position", "puzzle")
        try:
            self._read(fields)
        except InFile:
            raise
        except NoctuaryError as error:
            raise self.position.in_file(error) from None

    def _read(self, fields: Fields) -> None:
        if "goal" not in fields:
            fields.fail("no-goal", "goal", allowed=", ".join(aim.value for aim in Aim))
        aim = Aim(fields.choice("goal", Aim.WIN.value, [aim.value for aim in Aim]))
        usual = Until.NEXT if aim is Aim.SURVIVE else Until.TURN
        until = Until(fields.choice("until", usual.value, [until.value for until in Until]))
        begun = self.begin()
        seat = fields.seat("seat", Seat(0), begun.seats)
        other = seat if aim in (Aim.RAISE, Aim.SURVIVE, Aim.WIN) else Seat((seat + 1) % begun.seats)
        of = fields.seat("of", other, begun.seats)
        amount = fields.number("amount", 0, 0, _MOST)
        self.goal = Goal(aim, seat, until, of, amount, begun.turns)
        menu = menu_of(self.game)
        if aim in (Aim.OUST, Aim.LOWER, Aim.RAISE) and not menu.vital:
            fields.fail("no-such-goal", "goal", given=aim.value)
        if aim is Aim.OUST and not menu.vital_ends:
            fields.fail("nobody-goes-out", "goal", given=aim.value)
        if self.goal.verdict(begun) is not Verdict.OPEN:
            fields.fail("goal-decided", "goal", given=aim.value)
        self.level = Level(fields.choice("level", Level.MEDIUM.value, [level.value for level in Level]))
        self.place = fields.number("place", 0)  # in the list of its game: low numbers first
        self.hidden = fields.flag("hidden")  # what the seat cannot know matters: see `bots/solver.py`
        # What a search has proved: see `noctuary puzzle check`
        self.solution = fields.texts("solution")
        self.ways = fields.number("ways", 0)  # first moves that solve it; 0: nobody has searched
        self.nodes = fields.number("nodes", 0, 0, 10**9)
        fields.finish()

    def begin(self, *, log: bool = False) -> Match:
        """The match in which it is to be solved, its script played."""
        match = self.position.begin(log=log)
        if match.at_rest:  # everything lies open: nobody is asked for show
            state = match.state.copy()
            match.game.nobody_watches(state)
            match = Match.at(match.game, state, match.seed, log=log)
        for line in self.position.script:
            if line.moves:
                run_line(match, line)
        return match

    @property
    def name(self) -> str:
        """How commands and addresses call it."""
        return f"{self.game}/{self.slug}"

    # -- words ------------------------------------------------------------------------------------------

    def _message(self, part: str = "") -> MessageId:
        return MessageId(f"{self.game}-puzzle-{self.slug}{part}")

    def title(self, language: Language) -> str:
        if self.slug and has(self._message()):
            return say(language, self._message())
        return self.position.title or say(language, "puzzle-untitled")

    def goal_text(self, language: Language) -> str:
        goal, match = self.goal, self.begin()
        vital = menu_of(self.game).vital
        return say(
            language,
            f"puzzle-goal-{goal.aim.value}-{goal.until.value}",
            name=words_of(self.game).at(match).seat_name(match, goal.of, language),
            amount=goal.amount,
            what=say(language, vital) if vital else "",
        )

    def introduction(self, language: Language) -> str:
        return self._own_words(language, "intro")

    def nudge(self, language: Language) -> str:
        """The first hint: what to think of."""
        return self._own_words(language, "nudge")

    def lesson(self, language: Language) -> str:
        """What is said once it is solved."""
        return self._own_words(language, "solved")

    def _own_words(self, language: Language, part: str) -> str:
        message = f"{self._message()}.{part}"
        return say(language, message) if self.slug and has(message) else ""


def open_hands(match: Match, seat: Seat) -> dict[Seat, list[str]]:
    """What the others hold, by slug: in a puzzle everything lies open."""
    seats = match.dump()["state"]
    found: dict[Seat, list[str]] = {}
    for other in range(match.seats):
        hand = _at(seats, "seats", seat_letter(Seat(other)), "hand")
        if other != seat and isinstance(hand, list):
            found[Seat(other)] = [str(slug) for slug in hand]
    return found


def _at(value: Json, *path: str) -> Json:
    for word in path:
        value = value.get(word) if isinstance(value, dict) else None
    return value


# -- those that games bring -----------------------------------------------------------------------------


def files_of(game: str) -> list[Path]:
    folder = folder_of(game)
    return [] if folder is None else sorted((folder / FOLDER).glob("*.toml"))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Every puzzle that the game's package brings, from easy to hard."""
    order = list(Level)
    found = [Puzzle(read_text(file), file.name, file.stem) for file in files_of(game)]
    return tuple(sorted(found, key=lambda one: (order.index(one.level), one.place, one.slug)))


def all_puzzles() -> list[Puzzle]:
    return [puzzle for game in games() for puzzle in puzzles_of(game)]


def find_puzzle(game: str, slug: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.slug == slug:
            return puzzle
    raise NoctuaryError(MessageId("error-unknown-puzzle"), puzzle=slug, game=game)
