"""`noctuary bots`: processes that think for the bots of a server of several processes."""

from __future__ import annotations

import asyncio
import signal

import click

from noctuary.bots.helpers import cores
from noctuary.cli.choices import Number
from noctuary.cli.serve import need_redis_package, need_server_packages
from noctuary.cli.speaking import Session, option, pass_session, subcommand


@subcommand("bots")
@option("--redis", required=True, metavar="URL", help="cli-bots-redis")
@option("--processes", type=Number(1, 256), metavar="N", help="cli-bots-processes")
@pass_session
def command(session: Session, redis: str, processes: int | None) -> None:
    need_server_packages()
    need_redis_package()
    many = processes or cores()
    asyncio.run(_help(session, redis, many))
    click.echo(session.say("cli-bots-stopped"))


async def _help(session: Session, redis: str, processes: int) -> None:
    from noctuary.server.cluster.thinking import Helper
    from noctuary.server.settings import BOT_COMMAND, Patience

    helper = Helper(redis, BOT_COMMAND, processes, Patience().bot_thinks)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, helper.stop)
    await helper.run(lambda: click.echo(session.say("cli-bots-ready", processes=processes)))
