"""Somebody tries a puzzle: her moves, the best answers of the others, and what came of it.

All that is remembered is the list of moves made so far, so that whoever asks (a page, a terminal) can walk to
any moment of the attempt again.
"""

# not compiled: it waits for people

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from noctuary.bots.solver import WORLDS, Solver, TooMuch, imagined
from noctuary.kernel.decision import Decision
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.catalogue import Language, say
from noctuary.text.puzzles import Puzzle, Verdict
from noctuary.text.words import words_of

ENOUGH: Final = 12_000  # situations for one answer: every puzzle of ours is proved with fewer
OWN_ENOUGH: Final = 1_500  # the same for a stranger’s puzzle
LONGEST: Final = 390  # moves of an attempt, those of the others among them
_KEPT: Final = 16  # puzzles whose proofs are remembered
_PROOFS: Final = 40_000  # situations that a remembered proof may hold


class Proofs:
    """What is proved about the puzzles that are being tried, so that each answer costs next to nothing."""

    def __init__(self) -> None:
        self._solvers: OrderedDict[str, Solver] = OrderedDict()

    def of(self, puzzle: Puzzle) -> Solver:
        solver = self._solvers.pop(puzzle.text, None)
        if solver is None or solver.nodes > _PROOFS:
            solver = Solver(puzzle.goal, 0, chancy=puzzle.hidden)
        self._solvers[puzzle.text] = solver
        while len(self._solvers) > _KEPT:
            self._solvers.popitem(last=False)
        solver.allow(ENOUGH if puzzle.slug else OWN_ENOUGH)
        return solver


class Attempt:
    """A puzzle under way."""

    def __init__(self, puzzle: Puzzle, solver: Solver, made: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.solver = solver
        self.match = puzzle.begin(log=True)
        solver.begin(self.match)
        self.made: list[str] = []
        for text in made:
            self._make(self.match.parse(text))
        self._go_on()

    @property
    def verdict(self) -> Verdict:
        """Reached or missed; it is missed, too, where only luck could still bring it."""
        return Verdict.MISSED if self.left_to_luck else self.puzzle.goal.verdict(self.match)

    @property
    def left_to_luck(self) -> bool:
        """Whether chance has had a say before the goal was reached: nobody can have planned what follows."""
        return self.puzzle.goal.verdict(self.match) is Verdict.OPEN and self.solver.is_luck(self.match)

    @property
    def over(self) -> bool:
        return self.verdict is not Verdict.OPEN

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked; None once the puzzle is over."""
        return None if self.over else self.match.decision

    def play(self, text: str) -> None:
        """A move of the seat and what the others answer; one that is not offered is refused with its rule."""
        self._make(self.match.parse(text))
        self._go_on()

    def _make(self, move: Move) -> None:
        notation = self.match.notation(move)
        self.match.play(move)
        self.made.append(notation)

    def _go_on(self) -> None:
        """The others answer as well as can be, and what leaves no choice is done."""
        while not self.over and len(self.made) < LONGEST:
            decision = self.match.decision
            assert decision is not None
            if len(decision.moves) == 1:
                self._make(decision.moves[0])
            elif decision.seat != self.puzzle.goal.seat:
                self._make(best_answer(self.solver, self.match))
            else:
                return

    def before_last(self) -> list[str]:
        """The moves up to the last real choice of the seat: where a step back leads."""
        match = self.puzzle.begin()
        last = 0
        for number, text in enumerate(self.made):
            asked = match.decision
            if asked is not None and asked.seat == self.puzzle.goal.seat and len(asked.moves) > 1:
                last = number
            match.play_text(text)
        return self.made[:last]

    # -- help -------------------------------------------------------------------------------------------

    def still_possible(self) -> bool | None:
        """Whether the goal can be reached from here; None if that is too much to say."""
        try:
            return self.solver.depth(self._worlds()) >= 0
        except TooMuch:
            return None

    def _worlds(self) -> list[Match]:
        """What the seat has to reckon with: in a puzzle with hidden cards, more than one world."""
        decision = self.match.decision
        seat = self.puzzle.goal.seat
        if not self.puzzle.hidden or decision is None or decision.seat != seat:
            return [self.match]
        return imagined(self.match, seat, WORLDS)

    def solving_move(self) -> Move | None:
        """A move that leads on; None if there is none, or if that is too much to say."""
        decision = self.decision
        if decision is None or not self.still_possible():
            return None
        try:
            if not self.puzzle.hidden:
                return self.solver.best(self.match)
            worlds = self._worlds()
            return next((move for move in decision.moves if self.solver.holds_after(worlds, move)), None)
        except TooMuch:
            return None

    def slip(self) -> int | None:
        """The place of the first move after which the goal was out of reach; None: it never was."""
        match = self.puzzle.begin()
        for number, text in enumerate(self.made):
            asked = match.decision
            match.play_text(text)
            own = asked is not None and asked.seat == self.puzzle.goal.seat
            try:
                if own and self.solver.depth([match]) < 0:
                    return number
            except TooMuch:
                return None
        return None

    def _has_begun(self) -> bool:
        """Whether the seat has done anything yet; what the others did before says nothing."""
        match = self.puzzle.begin()
        for text in self.made:
            asked = match.decision
            if asked is not None and asked.seat == self.puzzle.goal.seat and text != "pass":
                return True
            match.play_text(text)
        return False

    def hints(self, language: Language, labels: Mapping[str, str] | None = None) -> list[str]:
        """One after the other: what to think of, the card to look at, the move as `labels` have it."""
        if self.still_possible() is False:
            return [say(language, "puzzle-hint-too-late")]
        move = self.solving_move()
        if move is None:
            return [say(language, "puzzle-hint-unknown")]
        words = words_of(self.puzzle.game).at(self.match)
        nudge = "" if self._has_begun() else self.puzzle.nudge(language)
        found = [nudge or say(language, "puzzle-hint-on-course")]
        cards = words.cards_in(self.match.notation(move))
        if cards:
            found.append(say(language, "puzzle-hint-card", card=words.card_title(cards[0], language)))
        label = (labels or {}).get(self.match.notation(move)) or words.describe_move(
            self.match, move, language
        )
        return [*found, say(language, "puzzle-hint-move", move=label)]


def best_answer(solver: Solver, match: Match) -> Move:
    """What defends best; where that is too much to say, what ends her say."""
    decision = match.decision
    assert decision is not None
    try:
        return solver.best(match)
    except TooMuch:
        return next((move for move in decision.moves if match.game.stops(move)), decision.moves[0])
