"""A puzzle in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click

from noctuary.bots.attempt import Attempt, Proofs
from noctuary.cli.guided import LEAVING, GuidedTable
from noctuary.kernel.decision import Decision
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.text import Language
from noctuary.text.puzzles import Puzzle, Verdict, open_hands
from noctuary.text.words import words_of


class PuzzleTable(GuidedTable):
    """Prints where things stand, and what lies open."""

    def __init__(self, puzzle: Puzzle, lang: Language) -> None:
        super().__init__(words_of(puzzle.game), lang)
        self.puzzle = puzzle
        self.proofs = Proofs()
        self.attempt = self._again()
        self.hinted = 0

    def _again(self, made: tuple[str, ...] = ()) -> Attempt:
        return Attempt(self.puzzle, self.proofs.of(self.puzzle), made)

    @property
    def match(self) -> Match:
        return self.attempt.match

    @property
    def decision(self) -> Decision | None:
        return self.attempt.decision

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            **super().commands(),
            "hint": self._hint,
            "back": self._back,
            "again": self._begin,
            "help": lambda _: self.speak(self.say("cli-puzzle-help")),
        }

    def run(self, source: Iterable[str]) -> None:
        click.echo(click.style(self.puzzle.title(self.lang), bold=True))
        self.speak(self.puzzle.introduction(self.lang))
        click.echo(click.style(self.puzzle.goal_text(self.lang), bold=True))
        self.speak(self.say("cli-puzzle-help"))
        self.show()
        for line in source:
            if line.strip() in LEAVING:
                return
            self.answer(line.strip())
            if self.attempt.verdict is Verdict.REACHED:
                return

    def show(self) -> None:
        """Where things stand, and the moves; or how it ended."""
        attempt, match = self.attempt, self.match
        click.echo("")
        self.show_board()
        for seat, hand in open_hands(match, self.puzzle.goal.seat).items():
            name = self.words.at(match).seat_name(match, seat, self.lang)
            cards = ", ".join(self.words.card_title(slug, self.lang) for slug in hand)
            self.tell([self.say("puzzle-hand" if hand else "puzzle-hand-empty", name=name, cards=cards)])
        if attempt.verdict is Verdict.REACHED:
            self.speak(f"{self.say('puzzle-solved')} {self.puzzle.lesson(self.lang)}".strip())
        elif attempt.over:
            self.speak(self.say("puzzle-missed-luck" if attempt.left_to_luck else "puzzle-missed"))
            self.speak(self.say("cli-puzzle-back"))
        else:
            self.offer("")

    def play(self, text: str) -> None:
        if self.decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        begun = len(self.attempt.made)
        self.attempt.play(text)
        self.hinted = 0
        match = self.match
        seat = self.puzzle.goal.seat
        self.tell([self.words.event_text(match, event, self.lang, seat) for event in match.log_since(begun)])
        self.show()

    def _hint(self, _: str) -> None:
        found = self.attempt.hints(self.lang)
        self.speak(found[min(self.hinted, len(found) - 1)])
        self.hinted += 1

    def _back(self, _: str) -> None:
        self.attempt = self._again(tuple(self.attempt.before_last()))
        self.show()

    def _begin(self, _: str) -> None:
        self.attempt = self._again()
        self.show()
