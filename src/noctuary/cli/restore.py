"""`noctuary restore`: put back what `noctuary backup` has copied, into SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import sys

import click

from noctuary.cli.serve import default_database, need_server_packages
from noctuary.cli.speaking import Session, option, pass_session, subcommand
from noctuary.kernel.text_files import told_name

_STDIN = "-"


@subcommand("restore")
@click.argument("file")
@option("--database", metavar="URL", help="cli-serve-database")
@option("--overwrite", is_flag=True, help="cli-restore-overwrite")
@pass_session
def command(session: Session, file: str, database: str | None, overwrite: bool) -> None:
    need_server_packages()
    from noctuary.server.store.restoring import restore

    address = database or default_database()
    if file == _STDIN:
        done = asyncio.run(restore(address, sys.stdin.buffer, overwrite=overwrite))
    else:
        with open(file, "rb") as copy:
            done = asyncio.run(restore(address, copy, overwrite=overwrite))
    click.echo(session.say("cli-restore-done", rows=done.rows, at=done.at))
    if done.kept is not None:
        click.echo(session.say("cli-restore-kept", file=told_name(done.kept)))
