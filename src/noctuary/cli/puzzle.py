"""`noctuary puzzle`: list the puzzles, try one, or prove puzzle files by search."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from noctuary.bots.solver import Solution
from noctuary.cli.output import print_json
from noctuary.cli.plain import lines_of
from noctuary.cli.position import expanded
from noctuary.cli.puzzle_table import PuzzleTable
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import read_text, told_name
from noctuary.sim.puzzles import PROVING, Proof, prove, with_proof
from noctuary.text import Language
from noctuary.text.menu import menu_of
from noctuary.text.puzzles import Puzzle, all_puzzles, find_puzzle

_CHECK: Final = "check"


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
