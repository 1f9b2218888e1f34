"""`noctuary set`: card sets that people write for Buffy (`docs/card-sets.md`)."""

from __future__ import annotations

from pathlib import Path

import click

from noctuary.cli.card_sets import read_sets
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup
from noctuary.games.buffy.pool import default_sets, pool_with
from noctuary.games.buffy.sets import read_set
from noctuary.kernel.text_files import read_text, told_name

command = subgroup("set")


@subcommand("check", within=command)
@click.argument("file", metavar="FILE")
@option("--set", "sets", multiple=True, metavar="FILE", help="cli-set-check-sets")
@json_option
@pass_session
def check(session: Session, file: str, sets: tuple[str, ...], as_json: bool) -> None:
    """A mistake is an error like any other: one line with file, line and field, and exit code 2."""
    checked = read_set(read_text(file), told_name(file))
    here = Path(file).resolve()
    others = [one for one in read_sets(sets) if Path(one.file).resolve() != here]
    if all(one.text != checked.text for one in default_sets()):
        pool_with([*others, checked])
    slugs = [card.slug for card in checked.table.card]
    if as_json:
        print_json({"file": file, "set": checked.table.set, "cards": slugs})
    else:
        click.echo(session.say("cli-set-fine", file=file, count=len(slugs)))
