"""A table at which somebody is led, line by line: what lessons and puzzles in the terminal share."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import click

from noctuary.cli.cards import find_card
from noctuary.cli.plain import board_lines
from noctuary.cli.table import PERSON, Table
from noctuary.kernel.decision import Decision
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.kernel.move import read_number
from noctuary.text import Language, error_text, say
from noctuary.text.words import Words

LEAVING: Final = ("quit", "q")
_WIDTH: Final = 92  # of a paragraph


class GuidedTable:
    """Prints where things stand, and reads answers: a number, notation, a word of help."""

    def __init__(self, words: Words, lang: Language) -> None:
        self.words = words
        self.lang = lang

    @property
    def match(self) -> Match:
        raise NotImplementedError

    @property
    def decision(self) -> Decision | None:
        """What she is asked; None once it is over."""
        raise NotImplementedError

    def commands(self) -> dict[str, Callable[[str], None]]:
        """The words of help, and what each does with the rest of its line."""
        return {"card": self._card, "moves": self.offer}

    def play(self, text: str) -> None:
        """Carry out a move in notation."""
        raise NotImplementedError

    # -- printing -------------------------------------------------------------------------------------

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def speak(self, text: str) -> None:
        for paragraph in text.split("\n"):
            click.echo(textwrap.fill(paragraph, _WIDTH, break_on_hyphens=False))

    def tell(self, events: Sequence[str]) -> None:
        for event in events:
            click.echo(f"  {event}")

    def show_board(self) -> None:
        self.tell(board_lines(Table(self.match, [PERSON] * self.match.seats, Path()), self.lang))

    def offer(self, _: str) -> None:
        """The moves with their numbers."""
        for number, move in enumerate(self.decision.moves if self.decision else (), start=1):
            label = self.words.describe_move(self.match, move, self.lang)
            click.echo(f"{number:>3}  {label}  [{self.match.notation(move)}]")

    # -- answering ------------------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Carry out one line; what cannot be is explained and asked again."""
        word, _, rest = line.partition(" ")
        commands = self.commands()
        try:
            if not line or line.startswith("#"):
                return
            if word in commands:
                commands[word](rest.strip())
            else:
                self.play(self._notation(line))
        except NoctuaryError as wrong:
            click.echo(error_text(self.lang, wrong))

    def _notation(self, line: str) -> str:
        decision = self.decision
        if decision is None or not line.isdecimal():
            return line
        number = read_number(line, len(decision.moves))
        if not number:
            raise NoctuaryError(MessageId("cli-error-no-such-number"), number=line, most=len(decision.moves))
        return self.match.notation(decision.moves[number - 1])

    def _card(self, name: str) -> None:
        slug = find_card(self.words, self.match.game.name, name)
        click.echo(self.words.card_title(slug, self.lang))
        click.echo(self.words.card_line(slug, self.lang))
        self.speak(self.words.card_text(slug, self.lang))
