"""`noctuary moderators`: who keeps order on a server, for the one who keeps its machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

import click

from noctuary.cli.output import print_json
from noctuary.cli.serve import default_database, need_server_packages
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

if TYPE_CHECKING:
    from noctuary.server.store import LogRow, PersonRow, Store

T = TypeVar("T")
command = subgroup("moderators")


@subcommand("list", within=command)
@option("--database", metavar="URL", help="cli-serve-database")
@json_option
@pass_session
def list_(session: Session, database: str | None, as_json: bool) -> None:
    found = with_store(database, lambda store: store.moderation.moderators())
    if as_json:
        print_json([{"name": one.name, "id": one.person, "since": when(one.at)} for one in found])
    elif not found:
        click.echo(session.say("cli-moderators-none"))
    else:
        for one in found:
            click.echo(session.say("cli-moderators-line", name=one.name, since=when(one.at)))


@subcommand("add", within=command)
@click.argument("name")
@option("--database", metavar="URL", help="cli-serve-database")
@pass_session
def add(session: Session, name: str, database: str | None) -> None:
    async def named(store: Store) -> str:
        person = await _account(store, name)
        if not await store.moderation.name_moderator(person.id, _line("moderator", person)):
            raise NoctuaryError(MessageId("cli-moderators-already"), name=person.name)
        return person.name

    click.echo(session.say("cli-moderators-added", name=with_store(database, named)))


@subcommand("remove", within=command)
@click.argument("name")
@option("--database", metavar="URL", help="cli-serve-database")
@pass_session
def remove(session: Session, name: str, database: str | None) -> None:
    async def dismissed(store: Store) -> str:
        person = await _account(store, name)
        if not await store.moderation.dismiss(person.id, _line("dismiss", person)):
            raise NoctuaryError(MessageId("cli-moderators-is-none"), name=person.name)
        return person.name

    click.echo(session.say("cli-moderators-removed", name=with_store(database, dismissed)))


def with_store(database: str | None, asked: Callable[[Store], Awaitable[T]]) -> T:
    """Ask the database directly; the server may run meanwhile."""
    need_server_packages()
    from noctuary.server.store import Store

    async def answered() -> T:
        store = Store(database or default_database())
        await store.open()
        try:
            return await asked(store)
        finally:
            await store.close()

    return asyncio.run(answered())


def when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(sep=" ", timespec="seconds")


async def _account(store: Store, name: str) -> PersonRow:
    from noctuary.server.names import folded, skeleton, visible

    found = await store.people.with_account(skeleton(name))
    found = found or await store.people.with_account(folded(visible(name)))
    if found is None:
        raise NoctuaryError(MessageId("cli-moderators-no-account"), name=name)
    return found


def _line(what: str, person: PersonRow) -> LogRow:
    """What the keeper of the machine does stands in the log, too."""
    from noctuary.server.store import LogRow

    return LogRow(time.time(), None, "", what, person.id, person.name)
