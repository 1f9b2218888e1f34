"""`noctuary position`: run position files; what a rules question, a puzzle or a bug report is written as."""

from __future__ import annotations

from pathlib import Path

import click

from noctuary.cli.output import print_json, progress
from noctuary.cli.speaking import Session, json_option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.kernel.positions import PositionResult, run_file, run_position
from noctuary.text import error_text


@subcommand("position")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@json_option
@pass_session
@click.pass_context
def command(ctx: click.Context, session: Session, files: tuple[str, ...], as_json: bool) -> None:
    paths = [path for file in files for path in expanded(file)]
    # A single file that cannot be read is turned down as by any command; of several, each has its line.
    run = run_position if paths == list(files) and len(paths) == 1 else run_file
    results: list[PositionResult] = []
    with progress(session.say("cli-position-progress"), len(paths)) as advance:
        for path in paths:
            results.append(run(path))
            advance(1)
    if as_json:
        print_json([document_of(session, result) for result in results])
    else:
        print_results(session, results)
    ctx.exit(0 if all(result.passed for result in results) else 1)


def expanded(name: str) -> list[str]:
    """A folder stands for every position file in it."""
    try:
        is_folder = Path(name).is_dir()
    except (OSError, ValueError):  # no file can have such a name: reading it says so
        is_folder = False
    if not is_folder:
        return [name]
    found = sorted(str(path) for path in Path(name).rglob("*.toml") if path.is_file())
    if not found:
        raise NoctuaryError(MessageId("error-no-positions"), folder=name)
    return found


def document_of(session: Session, result: PositionResult) -> Document:
    return {
        "file": result.file,
        "title": result.title,
        "rules": list(result.rules),
        "passed": result.passed,
        "open_question": question_of(session, result),
        "failures": [
            {"line": failure.line, "problem": error_text(session.lang, failure.problem)}
            for failure in result.failures
        ],
    }


def question_of(session: Session, result: PositionResult) -> str | None:
    """What a script that ends inside a question leaves open."""
    question = result.open_question
    return None if question is None else error_text(session.lang, question)


def print_results(session: Session, results: list[PositionResult]) -> None:
    for result in results:
        if result.passed:
            click.echo(f"{click.style('✓', fg='green')} {result.file}  {result.title}".rstrip())
            question = question_of(session, result)
            if question is not None:
                click.echo(f"  {question}")
        for failure in result.failures:
            what = error_text(session.lang, failure.problem)
            place = f"{result.file}:{failure.line}" if failure.line else result.file
            click.echo(f"{click.style('✗', fg='red')} {place}: {what}")
    passed = sum(result.passed for result in results)
    click.echo(session.say("cli-position-sum", passed=passed, failed=len(results) - passed))
