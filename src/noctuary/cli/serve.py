"""`noctuary serve`: tables for people who come with a browser."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path

import click

from noctuary.bots.helpers import cores
from noctuary.cli.card_sets import sets_to_serve
from noctuary.cli.choices import FOREVER, Number, OneOf, Period
from noctuary.cli.home import home
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, option, pass_session, subcommand, tell_broken_games
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.deploying import Example, read_example
from noctuary.server.settings import (
    Addresses,
    Keep,
    Limits,
    LogFormat,
    Logging,
    LogLevel,
    Patience,
    Settings,
)

_PORT = 8080


@subcommand("serve")
@option("--host", default="127.0.0.1", metavar="ADDRESS", help="cli-serve-host")
@option("--port", type=Number(0, 65535), default=_PORT, metavar="PORT", help="cli-serve-port")
@option("--database", metavar="URL", help="cli-serve-database")
@option("--origin", "origins", multiple=True, metavar="URL", help="cli-serve-origin")
@option("--behind-proxy", is_flag=True, help="cli-serve-behind-proxy")
@option("--compress", is_flag=True, help="cli-serve-compress")
@option("--certificate", type=click.Path(path_type=Path), metavar="FILE", help="cli-serve-certificate")
@option("--key", "private_key", type=click.Path(path_type=Path), metavar="FILE", help="cli-serve-key")
@option("--redis", metavar="URL", help="cli-serve-redis")
@option(
    "--keep-games", type=Period(forever=True), default=FOREVER, metavar="TIME", help="cli-serve-keep-games"
)
@option("--keep-guests", type=Period(), default="30d", metavar="TIME", help="cli-serve-keep-guests")
@option("--connections", type=Number(10, 1_000_000), default=600, metavar="N", help="cli-serve-connections")
@option("--idle-minutes", type=Number(1, 1440), default=1, metavar="N", help="cli-serve-idle-minutes")
@option("--workers", type=Number(1, 64), default=1, metavar="N", help="cli-serve-workers")
@option("--pause", type=Number(0, 10, float), default=0.5, metavar="SECONDS", help="cli-play-pause")
@option(
    "--log-format", type=OneOf(LogFormat), default="text", metavar="text|json", help="cli-serve-log-format"
)
@option("--log-level", type=OneOf(LogLevel), default="warning", metavar="LEVEL", help="cli-serve-log-level")
@option(
    "--log-addresses", type=OneOf(Addresses), default="none", metavar="WHAT", help="cli-serve-log-addresses"
)
@option("--metrics-from", multiple=True, metavar="NETWORK", help="cli-serve-metrics-from")
@option("--metrics-token", type=click.Path(path_type=Path), metavar="FILE", help="cli-serve-metrics-token")
@option("--measuring", is_flag=True, help="cli-serve-measuring")
@option("--schema", is_flag=True, help="cli-serve-schema")
@option("--example", type=OneOf(Example), metavar="FILE", help="cli-serve-example")
@pass_session
def command(
    session: Session,
    host: str,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    behind_proxy: bool,
    compress: bool,
    certificate: Path | None,
    private_key: Path | None,
    redis: str | None,
    keep_games: float | None,
    keep_guests: float,
    connections: int,
    idle_minutes: int,
    workers: int,
    pause: float,
    log_format: LogFormat,
    log_level: LogLevel,
    log_addresses: Addresses,
    metrics_from: tuple[str, ...],
    metrics_token: Path | None,
    measuring: bool,
    schema: bool,
    example: Example | None,
) -> None:
    if example is not None:
        click.echo(read_example(example), nl=False)
        return
    need_server_packages()
    if schema:
        from noctuary.server.schema import openapi

        print_json(openapi())
        return
    from noctuary.server import files, running
    from noctuary.server.activation import handed_over, tell_systemd
    from noctuary.server.app import Server, make_app
    from noctuary.server.measuring import widened
    from noctuary.server.pages import find_client
    from noctuary.server.probes import read_token

    tell_broken_games(session)
    held = handed_over()  # by systemd: where it listens, and not where the options say
    if held is not None:
        host, port = held.getsockname()[:2]
    wanted = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origins=origins,
        behind_proxy=behind_proxy,
        compress=compress,
        certificate=certificate,
        private_key=private_key,
        client=find_client(),
        redis=redis,
        bot_workers=max(1, cores() - 1),
        patience=Patience(bot_pace=pause, guest=keep_guests, unload=idle_minutes * 60.0),
        limits=Limits(connections=connections),
        keep=Keep(games=keep_games),
        logging=Logging(log_format, log_level, log_addresses),
        metrics_from=metrics_from,
        metrics_token=None if metrics_token is None else read_token(metrics_token),
    )
    running.check(wanted)
    files.make_room(connections)
    if measuring:
        wanted = widened(wanted)
        click.echo(session.say("cli-serve-measured"), err=True)
    running.check_company(wanted, workers)
    if redis is not None:
        need_redis_package()
    if wanted.is_local:
        wanted = replace(wanted, card_sets=sets_to_serve(session.lang))
    if workers > 1:
        if held is not None:
            raise NoctuaryError(MessageId("server-error-handed-over-workers"))
        _serve_together(session, wanted, workers)
        return
    listener = held or running.listen(host, port, or_next=False)
    settings = running.at_port(wanted, listener)
    if settings.client is None:
        click.echo(session.say("server-no-client"), err=True)

    with listener:
        server = Server(settings)

        async def ready() -> None:
            address = running.address(settings)
            server.store.tell_address(address)
            click.echo(session.say("cli-serve-ready", address=address))
            _tell_addresses(session, settings)
            tell_systemd("READY=1")

        if not running.serve(make_app(settings, server), settings, listener, ready):
            raise NoctuaryError(MessageId("server-error-start"))
    click.echo(session.say("cli-serve-stopped"))


def _serve_together(session: Session, wanted: Settings, workers: int) -> None:
    """Several processes, and this one to look after them."""
    from noctuary.server import running
    from noctuary.server.activation import tell_systemd
    from noctuary.server.cluster.workers import supervise

    with running.reserve(wanted.host, wanted.port) as reserved:
        settings = running.at_port(wanted, reserved)
        if settings.client is None:
            click.echo(session.say("server-no-client"), err=True)

        def ready() -> None:
            address = running.address(settings)
            click.echo(session.say("cli-serve-ready-together", address=address, workers=workers))
            _tell_addresses(session, settings)
            tell_systemd("READY=1")

        supervise(settings, workers, ready)
    click.echo(session.say("cli-serve-stopped"))


def _tell_addresses(session: Session, settings: Settings) -> None:
    """Whoever asks for another name is answered with 403: better to read it here."""
    if not settings.is_local:
        click.echo(session.say("cli-serve-addresses", addresses=", ".join(sorted(settings.own_origins()))))


def need_server_packages() -> None:
    """The bare library brings no server: say which extra does."""
    try:
        import sqlalchemy  # noqa: F401
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
    except ModuleNotFoundError as missing:
        raise NoctuaryError(MessageId("server-error-no-packages"), missing=str(missing.name)) from missing


def need_redis_package() -> None:
    """One process does without it: say which extra brings it."""
    if importlib.util.find_spec("redis") is None:
        raise NoctuaryError(MessageId("server-error-no-redis-package"))


def default_database() -> str:
    """A file in the person's data folder, which is hers alone."""
    from noctuary.server.store.files import make_folder

    make_folder(home())
    return f"sqlite:///{home() / 'tables.db'}"
