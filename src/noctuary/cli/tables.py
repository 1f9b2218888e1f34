"""`noctuary tables export` and `import`: a whole table as a file, for the keeper of a server."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from noctuary.cli.serve import default_database, need_server_packages
from noctuary.cli.speaking import Session, option, pass_session, subcommand, subgroup
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import SEAT_LETTERS, MessageId
from noctuary.kernel.text_files import told_name

if TYPE_CHECKING:
    from noctuary.server.store import PersonRow, Store

command = subgroup("tables")


@subcommand("export", within=command)
@click.argument("table")
@click.argument("file")
@option("--chat", is_flag=True, help="cli-tables-chat")
@option("--database", metavar="URL", help="cli-serve-database")
@pass_session
def export(session: Session, table: str, file: str, chat: bool, database: str | None) -> None:
    need_server_packages()
    data = asyncio.run(_written(database or default_database(), table, chat=chat))
    if file == "-":
        sys.stdout.buffer.write(data)
        return
    path = Path(file)
    if path.exists():
        raise NoctuaryError(MessageId("server-error-table-file-there"), file=told_name(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)  # for its owner's eyes alone
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(data)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    click.echo(session.say("cli-tables-exported", file=told_name(path)))


async def _written(database: str, table: str, *, chat: bool) -> bytes:
    from noctuary.server.store import Store
    from noctuary.server.table_files import write

    store = Store(database)
    await store.open()
    try:
        stored = await store.tables.find(table)
        if stored is None:
            raise NoctuaryError(MessageId("server-error-no-table"))
        return write(stored, chat=chat)
    finally:
        await store.close()


@subcommand("import", within=command)
@click.argument("file")
@option("--host", metavar="ACCOUNT", help="cli-tables-host")
@option("--seat", "seats", multiple=True, metavar="A=ACCOUNT", help="cli-tables-seat")
@option("--database", metavar="URL", help="cli-serve-database")
@pass_session
def bring(
    session: Session, file: str, host: str | None, seats: tuple[str, ...], database: str | None
) -> None:
    need_server_packages()
    from noctuary.server.table_files import MOST_BYTES

    if file == "-":
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with open(file, "rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    table = asyncio.run(_brought(database or default_database(), data, host, _seats(seats)))
    click.echo(session.say("cli-tables-imported", table=table))


def _seats(words: tuple[str, ...]) -> dict[int, str]:
    """`A=Ann` as the number of the seat, and who is to sit there."""
    found = {}
    for word in words:
        letter, equals, name = word.partition("=")
        if not equals or len(letter) != 1 or letter.upper() not in SEAT_LETTERS:
            raise NoctuaryError(MessageId("cli-tables-error-seat"), given=word[:60])
        found[SEAT_LETTERS.index(letter.upper())] = name
    return found


async def _brought(database: str, data: bytes, host: str | None, seats: dict[int, str]) -> str:
    from noctuary.server.bots import BotPool
    from noctuary.server.house import House
    from noctuary.server.settings import Settings
    from noctuary.server.store import Store
    from noctuary.server.table_files import laid, read

    filed = read(data)
    store = Store(database)
    await store.open()
    try:
        house = House(Settings(database), store, BotPool((), 1, 1.0))
        people = {seat: await _account(store, name) for seat, name in seats.items()}
        owner = None if host is None else await _account(store, host)
        stored = laid(filed, house.services, owner, people)
        await store.bringing.bring(stored)
        return stored.row.id
    finally:
        await store.close()


async def _account(store: Store, name: str) -> PersonRow:
    from noctuary.server.names import skeleton

    found = await store.people.with_account(skeleton(name))
    if found is None:
        raise NoctuaryError(MessageId("cli-tables-error-account"), name=name[:60])
    return found
