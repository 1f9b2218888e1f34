"""`noctuary set`: card sets that people write (`docs/card-sets.md`)."""

from __future__ import annotations

from pathlib import Path

import click

from noctuary.cli.card_sets import set_book, set_files
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup
from noctuary.kernel.text_files import read_text, told_name
from noctuary.text import error_text

command = subgroup("set")


@subcommand("check", within=command)
@click.argument("file", metavar="FILE")
@option("--set", "sets", multiple=True, metavar="FILE", help="cli-set-check-sets")
@json_option
@pass_session
@click.pass_context
def check(ctx: click.Context, session: Session, file: str, sets: tuple[str, ...], as_json: bool) -> None:
    """Every mistake is one line with file, line and field; any of them is exit code 2."""
    text, name = read_text(file), told_name(file)
    here = Path(file).resolve()
    files = [one for one in set_files(sets) if one.resolve() != here]
    book = set_book()
    others = [book.read(read_text(one), told_name(one)) for one in files]
    mistakes = book.mistakes(text, name, others)
    for mistake in mistakes:
        click.echo(f"noctuary: {error_text(session.lang, mistake)}", err=True)
    if mistakes:
        ctx.exit(2)
    checked = book.read(text, name)
    slugs = checked.card_slugs()
    if as_json:
        print_json({"file": file, "set": checked.slug, "cards": list(slugs)})
    else:
        click.echo(session.say("cli-set-fine", file=file, count=len(slugs)))


@subcommand("schema", within=command)
def schema() -> None:
    """For editors of TOML files."""
    print_json(set_book().schema())
