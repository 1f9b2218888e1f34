"""A lesson in the terminal, line by line."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import click

from noctuary.cli.cards import find_card
from noctuary.cli.plain import board_lines
from noctuary.cli.table import PERSON, Table
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import read_number
from noctuary.text import Language, error_text, language_from, say
from noctuary.text.learn.walk import PLAYER, Verdict, Walk

WIDTH: Final = 92  # of a paragraph
_LEAVING: Final = ("quit", "q")


class LessonTable:
    """Prints what happens and what the voice says, and reads answers: a number, notation, a word of help."""

    def __init__(self, walk: Walk, lang: Language, made: Sequence[str] = ()) -> None:
        self.walk = walk
        self.lang = lang
        self.words = walk.words
        self.made = list(made)  # the moves that were accepted

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def run(self, source: Iterable[str]) -> None:
        """Lead through the lesson until it or the input ends."""
        lines = iter(source)
        click.echo(self.say("lesson-help"))
        self.show()
        while not self.walk.over:
            line = next(lines, None)
            if line is None or line.strip() in _LEAVING:
                self.speak(say(self.lang, self.walk.whole.message("left")))
                return
            self.answer(line.strip())

    # -- printing -------------------------------------------------------------------------------------

    def speak(self, text: str) -> None:
        for paragraph in text.split("\n"):
            click.echo(textwrap.fill(paragraph, WIDTH, break_on_hyphens=False))

    def tell(self, events: Sequence[str]) -> None:
        for event in events:
            click.echo(f"  {event}")

    def show(self) -> None:
        """What has happened meanwhile, where things stand, what the voice says, and the moves."""
        walk = self.walk
        click.echo("")
        if walk.begins:
            title = walk.title(self.lang)
            count = len(walk.whole.chapters)
            heading = self.say("lesson-chapter", number=walk.number, count=count, title=title)
            click.echo(click.style(heading, bold=True))
        self.tell(walk.news(self.lang))
        if not walk.over:
            self.tell(board_lines(Table(walk.match, [PERSON] * walk.match.seats, Path()), self.lang))
        click.echo("")
        self.speak(walk.voice(self.lang))
        if walk.over:
            self.sum_up()
        self.offer("")

    def sum_up(self) -> None:
        """What one knows now, each line with the rule that can be looked up."""
        learned = self.walk.whole.learned
        if learned:
            click.echo("")
            click.echo(click.style(self.say("lesson-learned"), bold=True))
            self.tell([f"{self.say(line.say)} [{line.rule}]" for line in learned])

    def offer(self, _: str) -> None:
        """The moves with their numbers."""
        decision = None if self.walk.over else self.walk.match.decision
        if decision is None:
            return
        for number, move in enumerate(decision.moves, start=1):
            label = self.words.describe_move(self.walk.match, move, self.lang)
            click.echo(f"{number:>3}  {label}  [{self.walk.match.notation(move)}]")

    # -- answering ------------------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Carry out one line; what cannot be is explained and asked again."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "hint": lambda _: self.speak(self.walk.hint(self.lang)),
            "why": self._explain,
            "card": self._card,
            "moves": self.offer,
            "lang": self._speak_in,
            "help": lambda _: self.speak(self.say("lesson-help")),
        }
        try:
            if not line or line.startswith("#"):
                return
            if word in commands:
                commands[word](rest.strip())
            else:
                self._play(self._notation(line))
        except NoctuaryError as wrong:
            click.echo(error_text(self.lang, wrong))

    def _play(self, text: str) -> None:
        answer = self.walk.play(text)
        self.tell(answer.told(self.lang))
        if answer.verdict is Verdict.ACCEPTED:
            self.made.append(text)
            self.show()
        else:
            self.speak(answer.text(self.lang))

    def _notation(self, line: str) -> str:
        decision = self.walk.match.decision
        if decision is None or not line.isdecimal():
            return line
        number = read_number(line, len(decision.moves))
        if not number:
            raise NoctuaryError(MessageId("cli-error-no-such-number"), number=line, most=len(decision.moves))
        return self.walk.match.notation(decision.moves[number - 1])

    def _explain(self, text: str) -> None:
        match = self.walk.match
        move = match.parse(text)
        refusal = match.why_not(move)
        allowed = self.say("cli-why-allowed")
        why = self.words.refusal_text(match, PLAYER, refusal, move, self.lang) if refusal else allowed
        self.speak(why)

    def _card(self, name: str) -> None:
        slug = find_card(self.words, self.walk.match.game.name, name)
        click.echo(self.words.card_title(slug, self.lang))
        click.echo(self.words.card_line(slug, self.lang))
        self.speak(self.words.card_text(slug, self.lang))

    def _speak_in(self, code: str) -> None:
        self.lang = language_from(code or ("fr" if self.lang is Language.EN else "en"))
        self.show()
