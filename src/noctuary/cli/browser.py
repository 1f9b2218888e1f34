"""A table in the browser for whoever sits at this machine: a server on loopback, a table already dealt."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import webbrowser
from collections.abc import Mapping, Sequence

import click

from noctuary.cli.serve import default_database
from noctuary.cli.speaking import Session
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.server import running
from noctuary.server.app import Server, make_app
from noctuary.server.pages import find_client
from noctuary.server.presenting.choices import OWN_SETS
from noctuary.server.sessions import LOCAL
from noctuary.server.settings import BOT_COMMAND, Limits, Patience, Rate, Settings
from noctuary.server.store import Store, TableRow
from noctuary.server.store.claims import Taken
from noctuary.server.wire import NewSession, NewTable, Phase, SeatWish, Sitter, Tongue
from noctuary.text import say
from noctuary.text.card_sets import OwnSet
from noctuary.text.menu import menu_of

_PORT = 8421
_HOST = "127.0.0.1"
_YES = ("", "y", "yes", "o", "oui")
# One person at her own machine may have as many tables as she likes.
_OWN_LIMITS = Limits(open_tables=1000, sockets=20, requests=Rate(300, 60), guests=Rate(100, 1))


def wish_for(
    game: str, named: Sequence[str], seats: int | None, bot: str, options: Mapping[str, Json]
) -> NewTable:
    """A table for oneself and bots."""
    count = seats or max(len(named), 2)
    if len(named) > count:
        raise NoctuaryError(MessageId("cli-error-too-many-seats"), named=len(named), seats=count)
    mine = named or list(filter(None, [menu_of(game).welcome]))
    choices = [*mine, *[None] * (count - len(mine))]
    wishes = [
        SeatWish(Sitter.ME if seat == 0 else Sitter.BOT, choice, bot) for seat, choice in enumerate(choices)
    ]
    plain = {name: value for name, value in options.items() if isinstance(value, bool | int | str)}
    if options.get("sets"):
        plain[OWN_SETS] = True  # the server has them
    return NewTable(game, wishes, options=plain, hints=True)


def play(
    session: Session,
    wish: NewTable,
    pause: float,
    jobs: int,
    card_sets: tuple[OwnSet, ...],
    *,
    resume: bool,
) -> None:
    client = find_client()
    if client is None:
        raise NoctuaryError(MessageId("cli-play-no-client"))
    database = default_database()
    try:
        waiting = asyncio.run(_waiting(database))
    except Taken as taken:
        _go_there(session, taken)
        return
    last = _chosen(session, wish, waiting, resume=resume)
    settings = Settings(
        database,
        _HOST,
        _PORT,
        client=client,
        bot_command=(*BOT_COMMAND, str(jobs)),
        card_sets=card_sets,
        door=secrets.token_urlsafe(24),
        limits=_OWN_LIMITS,
        patience=Patience(bot_pace=pause),
    )
    listener = running.listen(_HOST, _PORT, or_next=True)
    settings = running.at_port(settings, listener)
    server = Server(settings)

    async def ready() -> None:
        table = await _table(server, session, wish, last)
        address = f"{running.address(settings)}/play/{settings.door}?to={table}"
        server.store.tell_address(address)
        click.echo(session.say("cli-play-open", address=address))
        click.echo(session.say("cli-play-open-more"))
        if may_open_browser(os.environ):
            await asyncio.to_thread(webbrowser.open, address)

    with listener:
        if not running.serve(make_app(settings, server), settings, listener, ready):
            raise NoctuaryError(MessageId("server-error-start"))
    click.echo(session.say("cli-play-stopped"))


def _go_there(session: Session, taken: Taken) -> None:
    """A table is laid already, in another window of hers: to it, not to a second one beside it."""
    if not taken.address:
        raise NoctuaryError(MessageId("cli-play-taken")) from taken
    click.echo(session.say("cli-play-runs", address=taken.address))
    click.echo(session.say("cli-play-runs-more"))
    if may_open_browser(os.environ):
        webbrowser.open(taken.address)


async def _waiting(database: str) -> list[TableRow]:
    """The tables that this machine's person has left, the last one first; `Taken` if a server has them."""
    store = Store(database)
    await store.open(alone=True)
    try:
        person = await store.people.note(LOCAL)
        listed = [] if person is None else await store.tables.listed(person, 0.0)
        left = (Phase.PLAYING.value, Phase.PAUSED.value)
        return [
            row for row, seats in listed if row.phase in left and any(seat.person == person for seat in seats)
        ]
    finally:
        await store.close()


def _chosen(session: Session, wish: NewTable, waiting: list[TableRow], *, resume: bool) -> str | None:
    """The table to go on with; None: a new one."""
    if not waiting:
        if resume:
            raise NoctuaryError(MessageId("cli-nothing-to-resume"))
        return None
    if resume:
        click.echo(session.say("cli-play-goes-on"))
        return waiting[0].id
    same = [row for row in waiting if row.game == wish.game]
    if same and sys.stdin.isatty():
        game = say(session.lang, f"{same[0].game}-game")
        question = session.say("cli-play-resume-ask", game=game, turn=same[0].turn)
        click.echo(question, nl=False)
        if sys.stdin.readline().strip().lower() in _YES:
            return same[0].id
    click.echo(session.say("cli-play-waiting", count=len(waiting)))
    return None


async def _table(server: Server, session: Session, wish: NewTable, last: str | None) -> str:
    person = await server.sessions.local_person(session.lang)
    await server.sessions.change(person, NewSession(language=Tongue(session.lang.value)))
    if last is not None:
        return last
    return (await server.house.laying.make(person, wish, limited=False)).id


def may_open_browser(environment: Mapping[str, str]) -> bool:
    """Not on a machine without a screen, and not where nobody looks."""
    if environment.get("CI"):
        return False
    has_screen = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return bool(has_screen) or sys.platform in ("darwin", "win32")
