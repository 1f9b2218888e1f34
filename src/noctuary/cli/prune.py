"""`noctuary prune`: throw away tables that nobody has touched for a long time, for the keeper of a server."""

from __future__ import annotations

import asyncio
import time

import click

from noctuary.cli.choices import Period
from noctuary.cli.serve import default_database, need_server_packages
from noctuary.cli.speaking import Session, option, pass_session, subcommand

_AT_ONCE = 50  # tables in one transaction: a server that runs meanwhile waits no longer than for that


@subcommand("prune")
@option("--older-than", type=Period(), required=True, metavar="TIME", help="cli-prune-older-than")
@option("--dry-run", is_flag=True, help="cli-prune-dry-run")
@option("--database", metavar="URL", help="cli-serve-database")
@pass_session
def command(session: Session, older_than: float, dry_run: bool, database: str | None) -> None:
    need_server_packages()
    count = asyncio.run(_prune(database or default_database(), time.time() - older_than, dry_run=dry_run))
    click.echo(session.say("cli-prune-would" if dry_run else "cli-prune-done", count=count))


async def _prune(database: str, before: float, *, dry_run: bool) -> int:
    from noctuary.server.store import Store

    store = Store(database)
    await store.open()
    try:
        if dry_run:
            return await store.pruning.count(before)
        gone = 0
        while pruned := await store.pruning.prune(before, _AT_ONCE):
            gone += pruned
        return gone
    finally:
        await store.close()
