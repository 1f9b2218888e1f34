"""The text table: the board in words, numbered moves, one answer per line. For screen readers and pipes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TextIO

import click

from noctuary.boards import sections_of
from noctuary.boards.text import flat
from noctuary.cli import asking, log
from noctuary.cli.cards import find_card
from noctuary.cli.ending import ending_lines
from noctuary.cli.offers import numbers_of, single_offers
from noctuary.cli.table import Table
from noctuary.kernel.errors import NoctuaryError, Refused
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import CONCEDE_WORD, Move, read_number
from noctuary.text import Language, error_text, language_from, say


def board_lines(table: Table, lang: Language) -> list[str]:
    """The board in words."""
    return flat(sections_of(table, lang))


class PlainTable:
    """Prints what has happened and what is asked, and reads answers: a number, notation, or a `:` command."""

    def __init__(self, table: Table, lang: Language) -> None:
        self.table = table
        self.lang = lang
        self._told = 0  # events already printed
        self._conceding = False  # the person has said so once
        self._warned = False  # that the table cannot be saved

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def run(self, source: Iterable[str]) -> None:
        """Play until the game or the input ends; an unfinished table waits to be resumed."""
        lines = iter(source)
        self.advance()
        while not self.table.match.over:
            if self.table.left:
                self._leave("cli-others-play-on")
                return
            line = next(lines, None)
            if line is None or line.strip() in ("quit", "q"):
                self._leave("cli-saved")
                return
            self.answer(line.strip())
        for line in ending_lines(self.table.match, self.lang, self.table.words.names):
            click.echo(line)

    def _leave(self, message: str) -> None:
        """Say where the table is, once it is there."""
        try:
            self.table.save()
        except NoctuaryError as wrong:
            raise NoctuaryError(
                MessageId("cli-error-not-saved"), problem=error_text(self.lang, wrong)
            ) from wrong
        click.echo(self.say(message, file=str(self.table.file)))

    def _warn(self) -> None:
        """Say once that nothing is saved, while there is time to do something about it."""
        unsaved = self.table.unsaved
        if unsaved is not None and not self._warned:
            click.echo(self.say("cli-unsaved", problem=error_text(self.lang, unsaved)))
        self._warned = unsaved is not None

    def advance(self) -> None:
        """Bots answer until the person is asked; then the board and her moves."""
        self.table.bots_play()
        self.tell()
        self._warn()
        if self.table.passed:
            click.echo(self.say("cli-passed-for-you", count=self.table.passed))
            self.table.passed = 0
        if self.table.my_turn:
            self.show()

    def tell(self) -> None:
        events = self.table.events()
        lines: list[log.Line] = []
        for event in events[self._told :]:
            text = self.table.words.event_text(self.table.match, event, self.lang, self.table.me)
            log.add(lines, log.Line(event, text))
        for line in lines:
            click.echo(line.shown(self.lang))
        self._told = len(events)

    def show(self) -> None:
        decision = self.table.match.decision
        if decision is None:
            return
        click.echo("")
        for line in board_lines(self.table, self.lang):
            click.echo(line)
        click.echo("")
        click.echo(self.table.words.prompt_text(self.table.match, decision, self.lang))
        offers = single_offers(self.table, decision.moves, self.lang)
        for number, offer in zip(numbers_of(offers), offers, strict=True):
            forecast = f"  ({offer.forecast})" if offer.forecast else ""
            click.echo(f"{number:>3}  {offer.label}{forecast}  [{self.table.match.notation(offer.moves[0])}]")

    def answer(self, line: str) -> None:
        """Carry out one line; what cannot be is explained and asked again."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "hint": self._hint,
            "lang": self._speak,
            "why": self._explain,
            "?": self._explain,
            "help": self._help,
            "card": self._card,
            "board": lambda _: self.show(),
            "ask": self._ask_when,
            "stop": self._stop,
            "skip": self._skip,
            CONCEDE_WORD: self._concede,
        }
        self._conceding = self._conceding and line == CONCEDE_WORD
        try:
            if not line or line.startswith("#"):
                return
            if word in commands:
                commands[word](rest.strip())
            else:
                self._play(line)
        except Refused as refused:
            click.echo(self.table.refusal_text(refused.refusal, refused.move, self.lang))
        except NoctuaryError as wrong:
            click.echo(error_text(self.lang, wrong))

    def _play(self, line: str) -> None:
        """Whoever writes a move out means it; a number is easily mistyped."""
        move = self._move(line)
        warning = self.table.warning(move, self.lang) if line.isdecimal() else ""
        if warning:
            click.echo(self.say("cli-warned", warning=warning))
            return
        self.table.play(move)
        self.advance()

    def _move(self, line: str) -> Move:
        decision = self.table.match.decision
        if decision is None or not line.isdecimal():
            return self.table.match.parse(line)
        offers = single_offers(self.table, decision.moves, self.lang)
        known = numbers_of(offers)
        number = read_number(line)
        if number not in known:
            raise NoctuaryError(MessageId("cli-error-no-such-number"), number=line, most=known[-1])
        return offers[known.index(number)].moves[0]

    def _undo(self, _: str) -> None:
        self.table.undo()
        self._told = len(self.table.events())
        click.echo(self.say("cli-undone"))
        self.show()

    def _hint(self, _: str) -> None:
        click.echo(self.say("cli-hint-thinking"))
        click.echo(self.table.hint(self.table.advised(self.table.match.copy()), self.lang))

    def _concede(self, _: str) -> None:
        """Said once it is asked back, said twice it is done."""
        if self._conceding:
            self.table.concede()
            self.advance()
        else:
            self._conceding = True
            click.echo(self.say("cli-concede-again"))

    def _speak(self, code: str) -> None:
        self.lang = language_from(code or ("fr" if self.lang is Language.EN else "en"))
        self.show()

    def _explain(self, text: str) -> None:
        click.echo(self.table.why_text(text, self.lang))

    def _card(self, name: str) -> None:
        words = self.table.words
        slug = find_card(words, self.table.match.game.name, name)
        for line in (words.card_title(slug, self.lang), words.card_line(slug, self.lang)):
            click.echo(line)
        click.echo(words.card_text(slug, self.lang))

    def _ask_when(self, word: str) -> None:
        """When to be asked: without a word, what there is to set."""
        if word:
            asking.set_level(self.table, word)
            self.advance()
        else:
            for line in asking.lines(self.table, self.lang):
                click.echo(line)

    def _stop(self, word: str) -> None:
        asking.toggle_stop(self.table, word)
        self._ask_when("")

    def _skip(self, word: str) -> None:
        """Pass in advance: until something concerns her, or until what is said."""
        self._ask_when(f"until-{word or 'concerned'}")

    def _help(self, _: str) -> None:
        click.echo(self.say("cli-plain-help"))


def lines_of(stream: TextIO) -> Iterable[str]:
    """Lines as they come; Ctrl-C is the end of them, because the table is already saved."""
    try:
        yield from stream
    except KeyboardInterrupt:
        return
