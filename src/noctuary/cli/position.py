"""`noctuary position`: run position files; what a rules question, a puzzle or a bug report is written as."""

from __future__ import annotations

from pathlib import Path

import click

from noctuary.cli.output import print_json, progress
from noctuary.cli.speaking import Session, json_option, pass_session, subcommand
from noctuary.kernel.game import Document
from noctuary.kernel.positions import PositionResult, run_position
from noctuary.text import error_text


@subcommand("position")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@json_option
@pass_session
@click.pass_context
def command(ctx: click.Context, session: Session, files: tuple[str, ...], as_json: bool) -> None:
    paths = [path for file in files for path in expanded(Path(file))]
    results: list[PositionResult] = []
    with progress(session.say("cli-position-progress"), len(paths)) as advance:
        for path in paths:
            results.append(run_position(path))
            advance(1)
    if as_json:
        print_json([document_of(session, result) for result in results])
    else:
        print_results(session, results)
    ctx.exit(0 if all(result.passed for result in results) else 1)


def expanded(path: Path) -> list[Path]:
    """A folder stands for every position file in it."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def document_of(session: Session, result: PositionResult) -> Document:
    return {
        "file": result.file,
        "title": result.title,
        "rules": list(result.rules),
        "passed": result.passed,
        "failures": [
            {"line": failure.line, "problem": error_text(session.lang, failure.problem)}
            for failure in result.failures
        ],
    }


def print_results(session: Session, results: list[PositionResult]) -> None:
    for result in results:
        if result.passed:
            click.echo(f"{click.style('✓', fg='green')} {result.file}  {result.title}".rstrip())
        for failure in result.failures:
            what = error_text(session.lang, failure.problem)
            click.echo(f"{click.style('✗', fg='red')} {result.file}:{failure.line}: {what}")
    passed = sum(result.passed for result in results)
    click.echo(session.say("cli-position-sum", passed=passed, failed=len(results) - passed))
