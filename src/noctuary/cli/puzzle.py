"""`noctuary puzzle`: list the puzzles, try one line by line, or prove puzzle files by search."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import click

from noctuary.bots.attempt import Attempt, Proofs
from noctuary.bots.solver import Solution
from noctuary.cli.cards import find_card
from noctuary.cli.output import print_json
from noctuary.cli.plain import board_lines, lines_of
from noctuary.cli.position import expanded
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.cli.table import PERSON, Table
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import read_number
from noctuary.kernel.text_files import read_text, told_name
from noctuary.sim.puzzles import PROVING, Proof, prove, with_proof
from noctuary.text import Language, error_text, say
from noctuary.text.menu import menu_of
from noctuary.text.puzzles import Puzzle, Verdict, all_puzzles, find_puzzle, open_hands
from noctuary.text.words import words_of

_WIDTH: Final = 92
_CHECK: Final = "check"
_LEAVING: Final = ("quit", "q")


@subcommand("puzzle")
@click.argument("words", nargs=-1, metavar="[GAME/NAME|check FILE…]")
@option("--nodes", type=click.IntRange(1, 10_000_000), default=PROVING, metavar="N", help="cli-puzzle-nodes")
@option("--write", is_flag=True, help="cli-puzzle-write")
@json_option
@pass_session
@click.pass_context
def command(
    ctx: click.Context, session: Session, words: tuple[str, ...], nodes: int, write: bool, as_json: bool
) -> None:
    if words[:1] == (_CHECK,):
        ctx.exit(0 if check(session, words[1:], nodes, write=write, as_json=as_json) else 1)
    if not words:
        list_puzzles(session, as_json=as_json)
        return
    game, _, slug = words[0].partition("/")
    PuzzleTable(find_puzzle(game, slug), session.lang).run(lines_of(sys.stdin))


# -- listing and proving --------------------------------------------------------------------------------


def list_puzzles(session: Session, *, as_json: bool) -> None:
    found = all_puzzles()
    if as_json:
        print_json([document_of(puzzle, session.lang) for puzzle in found])
        return
    game = ""
    for puzzle in found:
        if puzzle.game != game:
            game = puzzle.game
            click.echo(click.style(menu_of(game).title(session.lang), bold=True))
        level = session.say(f"puzzle-level-{puzzle.level.value}")
        click.echo(f"  {puzzle.name:<34} {puzzle.title(session.lang)} · {level}")


def document_of(puzzle: Puzzle, language: Language) -> Document:
    return {
        "puzzle": puzzle.name,
        "title": puzzle.title(language),
        "level": puzzle.level.value,
        "goal": puzzle.goal_text(language),
        "ways": puzzle.ways,
        "solution": list(puzzle.solution),
    }


def check(session: Session, files: tuple[str, ...], nodes: int, *, write: bool, as_json: bool) -> bool:
    """Whether every one of these files is a puzzle that can be solved, and what it says of itself is so."""
    if not files:
        raise NoctuaryError(MessageId("cli-error-no-puzzle-files"))
    told: list[Document] = []
    fine = True
    for file in [path for name in files for path in expanded(name)]:
        puzzle = Puzzle(read_text(file), told_name(file), Path(file).stem)
        proof = prove(puzzle, nodes)
        if write and proof.solved:
            Path(file).write_text(with_proof(puzzle, proof.solution), encoding="utf-8")
        passed = proof.solved and (write or proof.agrees)
        fine = fine and passed
        told.append({"file": file, "passed": passed, **_proved(proof.solution)})
        if not as_json:
            sign = click.style("✓", fg="green") if passed else click.style("✗", fg="red")
            click.echo(f"{sign} {file}  {proof_text(proof, session)}")
    if as_json:
        print_json(told)
    return fine


def _proved(solution: Solution) -> Document:
    return {
        "solved": solution.solved,
        "complete": solution.complete,
        "ways": len(solution.firsts),
        "depth": solution.depth,
        "nodes": solution.nodes,
        "solution": list(solution.line),
    }


def proof_text(proof: Proof, session: Session) -> str:
    found = proof.solution
    if not found.complete:
        return session.say("puzzle-proof-too-much", nodes=found.nodes)
    if not found.solved:
        return session.say("puzzle-proof-none", nodes=found.nodes)
    if not proof.agrees:
        return session.say("puzzle-proof-other", ways=len(found.firsts), said=proof.puzzle.ways)
    return session.say("puzzle-proof", ways=len(found.firsts), depth=found.depth, nodes=found.nodes)


# -- trying ---------------------------------------------------------------------------------------------


class PuzzleTable:
    """Prints where things stand, and reads answers: a number, notation, a word of help."""

    def __init__(self, puzzle: Puzzle, lang: Language) -> None:
        self.puzzle = puzzle
        self.lang = lang
        self.words = words_of(puzzle.game)
        self.proofs = Proofs()
        self.attempt = self._again()
        self.hinted = 0

    def _again(self, made: tuple[str, ...] = ()) -> Attempt:
        return Attempt(self.puzzle, self.proofs.of(self.puzzle), made)

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def speak(self, text: str) -> None:
        for paragraph in text.split("\n"):
            click.echo(textwrap.fill(paragraph, _WIDTH, break_on_hyphens=False))

    def run(self, source: Iterable[str]) -> None:
        click.echo(click.style(self.puzzle.title(self.lang), bold=True))
        self.speak(self.puzzle.introduction(self.lang))
        click.echo(click.style(self.puzzle.goal_text(self.lang), bold=True))
        self.speak(self.say("cli-puzzle-help"))
        self.show()
        for line in source:
            if line.strip() in _LEAVING:
                return
            self.answer(line.strip())
            if self.attempt.verdict is Verdict.REACHED:
                return

    def show(self) -> None:
        """Where things stand, and the moves; or how it ended."""
        attempt = self.attempt
        click.echo("")
        for line in board_lines(Table(attempt.match, [PERSON] * attempt.match.seats, Path()), self.lang):
            click.echo(f"  {line}")
        for seat, hand in open_hands(attempt.match, self.puzzle.goal.seat).items():
            name = self.words.at(attempt.match).seat_name(attempt.match, seat, self.lang)
            cards = ", ".join(self.words.card_title(slug, self.lang) for slug in hand)
            click.echo(
                "  " + self.say("puzzle-hand" if hand else "puzzle-hand-empty", name=name, cards=cards)
            )
        if attempt.verdict is Verdict.REACHED:
            self.speak(f"{self.say('puzzle-solved')} {self.puzzle.lesson(self.lang)}".strip())
        elif attempt.over:
            self.speak(self.say("puzzle-missed"))
            self.speak(self.say("cli-puzzle-back"))
        else:
            self.offer("")

    def offer(self, _: str) -> None:
        decision = self.attempt.decision
        for number, move in enumerate(decision.moves if decision else (), start=1):
            match = self.attempt.match
            click.echo(
                f"{number:>3}  {self.words.describe_move(match, move, self.lang)}  [{match.notation(move)}]"
            )

    # -- answering --------------------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "hint": self._hint,
            "back": self._back,
            "again": self._begin,
            "card": self._card,
            "moves": self.offer,
            "help": lambda _: self.speak(self.say("cli-puzzle-help")),
        }
        try:
            if not line or line.startswith("#"):
                return
            if word in commands:
                commands[word](rest.strip())
            else:
                self._play(line)
        except NoctuaryError as wrong:
            click.echo(error_text(self.lang, wrong))

    def _play(self, line: str) -> None:
        decision = self.attempt.decision
        if decision is None:
            raise NoctuaryError(MessageId("error-match-over"))
        text = line
        if line.isdecimal():
            number = read_number(line, len(decision.moves))
            if not number:
                raise NoctuaryError(
                    MessageId("cli-error-no-such-number"), number=line, most=len(decision.moves)
                )
            text = self.attempt.match.notation(decision.moves[number - 1])
        begun = len(self.attempt.made)
        self.attempt.play(text)
        self.hinted = 0
        match = self.attempt.match
        for event in match.log_since(begun):
            click.echo(f"  {self.words.event_text(match, event, self.lang, self.puzzle.goal.seat)}")
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

    def _card(self, name: str) -> None:
        slug = find_card(self.words, self.puzzle.game, name)
        click.echo(self.words.card_title(slug, self.lang))
        click.echo(self.words.card_line(slug, self.lang))
        self.speak(self.words.card_text(slug, self.lang))
