"""`noctuary load`: how much a server carries, measured with scripted people."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from noctuary.cli.choices import BOT, Number, Word
from noctuary.cli.output import print_json, progress
from noctuary.cli.serve import need_server_packages
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text.menu import check_game, games

if TYPE_CHECKING:
    from noctuary.load.finding import Found, Step
    from noctuary.load.plan import Address, Plan
    from noctuary.load.result import Result
    from noctuary.load.running import Run

_MIX: Final = "mix"
_WIDTH: Final = 62
_MEGA: Final = 1_000_000


def _check_game(name: str) -> str:
    return name if name == _MIX else check_game(name)


_GAMES: Final = Word(_check_game, lambda: [*games(), _MIX])


@subcommand("load")
@click.argument("url", required=False, metavar="[URL]")
@option("--serve", is_flag=True, help="cli-load-serve")
@option("--database", metavar="URL", help="cli-load-database")
@option("--elsewhere", is_flag=True, help="cli-load-elsewhere")
@option("--tables", type=Number(1, 100_000), default=20, metavar="N", help="cli-load-tables")
@option("--people", type=Number(1, 6), default=2, metavar="N", help="cli-load-people")
@option("--bots", type=Number(0, 5), default=0, metavar="N", help="cli-load-bots")
@option("--bot", type=BOT, default="greedy", metavar="X", help="cli-load-bot")
@option("--watchers", type=Number(0, 50), default=0, metavar="N", help="cli-load-watchers")
@option("--game", type=_GAMES, default=_MIX, metavar="GAME", help="cli-load-game")
@option("--every", type=Number(0.01, 3600, float), default=5.0, metavar="S", help="cli-load-every")
@option("--seconds", type=Number(1, 86_400, float), default=20.0, metavar="S", help="cli-load-seconds")
@option("--warm-up", type=Number(0, 3600, float), default=3.0, metavar="S", help="cli-load-warm-up")
@option("--no-passing", is_flag=True, help="cli-load-no-passing")
@option("--chat", type=Number(0, 1, float), default=0.0, metavar="SHARE", help="cli-load-chat")
@option("--undo", type=Number(0, 1, float), default=0.0, metavar="SHARE", help="cli-load-undo")
@option("--reconnect", type=Number(0, 1, float), default=0.0, metavar="SHARE", help="cli-load-reconnect")
@option("--seed", type=Number(0, 2**31), default=1, metavar="N", help="cli-load-seed")
@option("--find", "limit", type=Number(1, 60_000, float), metavar="MS", help="cli-load-find")
@option("--picture", type=click.Path(path_type=Path), metavar="FILE.svg", help="cli-load-picture")
@json_option
@pass_session
def command(
    session: Session,
    url: str | None,
    serve: bool,
    database: str | None,
    elsewhere: bool,
    tables: int,
    people: int,
    bots: int,
    bot: str,
    watchers: int,
    game: str,
    every: float,
    seconds: float,
    warm_up: float,
    no_passing: bool,
    chat: float,
    undo: float,
    reconnect: float,
    seed: int,
    limit: float | None,
    picture: Path | None,
    as_json: bool,
) -> None:
    need_server_packages()
    from noctuary.load.plan import Plan, read_address
    from noctuary.load.served import own_server

    if url is None and not serve:
        raise NoctuaryError(MessageId("load-error-no-url"))
    if url is not None and serve:
        raise NoctuaryError(MessageId("load-error-both"))
    plan = Plan(
        tables=tables,
        people=people,
        games=tuple(games()) if game == _MIX else (game,),
        every=every,
        seconds=seconds,
        warm_up=warm_up,
        bots=bots,
        bot=bot,
        watchers=watchers,
        language=session.lang.value,
        passing=not no_passing,
        chat=chat,
        undo=undo,
        reconnect=reconnect,
        seed=seed,
    )
    if picture is not None and picture.suffix != ".svg":
        raise NoctuaryError(MessageId("load-error-picture"), file=str(picture))
    if url is not None:
        read_address(url, elsewhere=elsewhere)
    with contextlib.nullcontext(url) if url is not None else own_server(database) as at:
        assert at is not None
        asking = _Asking(session, plan, read_address(at, elsewhere=elsewhere))
        found = None if limit is None else asyncio.run(asking.find(limit, quiet=as_json))
        result = asyncio.run(asking.measure()) if found is None else found.best
    if picture is not None and result is not None:
        write_picture(session, result, picture)
    if as_json:
        print_json(result if found is None else found)
    elif result is not None:
        show(session, result)
    else:
        click.echo(session.say("cli-load-nothing-found"))


class _Asking:
    """A run with somebody who watches its progress."""

    def __init__(self, session: Session, plan: Plan, address: Address) -> None:
        self._session = session
        self._plan = plan
        self._address = address

    async def measure(self) -> Result:
        async with self._gathered() as run:
            return await run.play(self._plan.every, self._plan.seconds)

    async def find(self, limit: float, *, quiet: bool) -> Found:
        from noctuary.load.finding import find

        plan = self._plan
        async with self._gathered() as run:

            async def play(rate: float) -> Result:
                return await run.play(plan.tables / rate, plan.seconds)

            return await find(play, plan.rate, limit, lambda step: None if quiet else self._tell(step))

    def _tell(self, step: Step) -> None:
        message = "cli-load-step-good" if step.held_out else "cli-load-step-bad"
        rate, told, p99 = f"{step.rate:.1f}", f"{step.told_per_s:.1f}", f"{step.p99:.1f}"
        click.echo(self._session.say(message, rate=rate, told=told, p99=p99))

    @contextlib.asynccontextmanager
    async def _gathered(self) -> AsyncIterator[Run]:
        from noctuary.load.running import Run

        run = Run(self._address, self._plan)
        try:
            with progress(self._session.say("cli-load-gathering"), self._plan.tables) as advance:
                await run.gather(lambda: advance(1))
            yield run
        finally:
            run.leave()


def write_picture(session: Session, result: Result, file: Path) -> None:
    from noctuary.load.picture import picture

    file.write_text(picture(result, session.say), encoding="utf-8")


def show(session: Session, result: Result) -> None:
    """One line a number; what is not known of a server elsewhere is said to be unknown."""
    head = session.say(
        "cli-load-head",
        tables=result.tables,
        games=", ".join(result.games),
        screens=result.screens,
        every=f"{result.every:g}",
        seconds=f"{result.seconds:g}",
    )
    click.echo(click.style(head, bold=True))
    rows: list[tuple[str, tuple[object, ...]]] = [
        ("moves", (result.told_per_s, result.wished_per_s)),
        ("latency", tuple(result.latency_ms.values())),
        ("own", tuple(result.own_screen_ms.values())),
        ("late", tuple(result.generator_late_ms.values())),
        ("server-cpu", (result.server_cpu_ms_per_move, result.server_cpu)),
        ("generator-cpu", (result.generator_cpu,)),
        ("memory", (_per(result.server_memory, _MEGA), _per(result.memory_per_table, 1000))),
        ("messages", (result.messages, result.bytes_per_message)),
        ("counted", (result.moves_kept, result.moves_counted)),
        ("gaps", (result.gaps, result.untold)),
        ("held", (result.held,)),
        ("more", (result.games_ended, result.chats, result.undos, result.cuts)),
    ]
    for name, numbers in rows:
        _row(session.say(f"cli-load-{name}"), numbers, session)
    for kind, count in sorted(result.errors.items()):
        _row(session.say("cli-load-errors", kind=kind), (count,), session)


def _per(number: int | None, of: int) -> float | None:
    return None if number is None else round(number / of, 1)


def _row(label: str, numbers: tuple[object, ...], session: Session) -> None:
    told = [session.say("cli-load-unknown") if one is None else str(one) for one in numbers]
    click.echo(f"  {label:<{_WIDTH}}{' / '.join(told)}")
