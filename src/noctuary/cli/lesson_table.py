"""A lesson in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import click

from noctuary.cli.guided import LEAVING, GuidedTable
from noctuary.kernel.decision import Decision
from noctuary.kernel.match import Match
from noctuary.text import Language, language_from, say
from noctuary.text.learn.walk import PLAYER, Verdict, Walk


class LessonTable(GuidedTable):
    """Prints what happens and what the voice says."""

    def __init__(self, walk: Walk, lang: Language, made: Sequence[str] = ()) -> None:
        super().__init__(walk.words, lang)
        self.walk = walk
        self.made = list(made)  # the moves that were accepted

    @property
    def match(self) -> Match:
        return self.walk.match

    @property
    def decision(self) -> Decision | None:
        return None if self.walk.over else self.walk.match.decision

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            **super().commands(),
            "hint": lambda _: self.speak(self.walk.hint(self.lang)),
            "why": self._explain,
            "lang": self._speak_in,
            "help": lambda _: self.speak(self.say("lesson-help")),
        }

    def run(self, source: Iterable[str]) -> None:
        """Lead through the lesson until it or the input ends."""
        lines = iter(source)
        click.echo(self.say("lesson-help"))
        self.show()
        while not self.walk.over:
            line = next(lines, None)
            if line is None or line.strip() in LEAVING:
                self.speak(say(self.lang, self.walk.whole.message("left")))
                return
            self.answer(line.strip())

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
            self.show_board()
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

    def play(self, text: str) -> None:
        answer = self.walk.play(text)
        self.tell(answer.told(self.lang))
        if answer.verdict is Verdict.ACCEPTED:
            self.made.append(text)
            self.show()
        else:
            self.speak(answer.text(self.lang))

    def _explain(self, text: str) -> None:
        match = self.walk.match
        move = match.parse(text)
        refusal = match.why_not(move)
        allowed = self.say("cli-why-allowed")
        why = self.words.refusal_text(match, PLAYER, refusal, move, self.lang) if refusal else allowed
        self.speak(why)

    def _speak_in(self, code: str) -> None:
        self.lang = language_from(code or ("fr" if self.lang is Language.EN else "en"))
        self.show()
