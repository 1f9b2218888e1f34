"""`noctuary backup`: a copy of everything that a server keeps, made while it runs."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import click

from noctuary.cli.serve import default_database, need_server_packages
from noctuary.cli.speaking import Session, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name

_STDOUT = "-"


@subcommand("backup")
@click.argument("file")
@option("--database", metavar="URL", help="cli-serve-database")
@option("--overwrite", is_flag=True, help="cli-backup-overwrite")
@option("--without-sessions", is_flag=True, help="cli-backup-without-sessions")
@pass_session
def command(
    session: Session, file: str, database: str | None, overwrite: bool, without_sessions: bool
) -> None:
    need_server_packages()
    from noctuary.server.store.restoring import back_up

    address = database or default_database()
    if file == _STDOUT:
        back_up(address, sys.stdout.buffer, sessions=not without_sessions)
        return
    path = Path(file)
    if path.exists() and not overwrite:
        raise NoctuaryError(MessageId("server-error-backup-there"), file=told_name(path))
    # Whole or not at all, and for nobody else's eyes: mkstemp makes files that only their owner reads.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as written:
            rows = back_up(address, written, sessions=not without_sessions)
            written.flush()
            os.fsync(written.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    megabytes = f"{path.stat().st_size / 1_000_000:.1f}"
    click.echo(session.say("cli-backup-done", file=told_name(path), rows=rows, megabytes=megabytes))
