"""Run a server: where it listens, what it refuses to do, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import ipaddress
import signal
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server import logs
from noctuary.server.app import Server
from noctuary.server.connections import protocol_for
from noctuary.server.lines import sockets_for
from noctuary.server.networks import Crowd
from noctuary.server.settings import EVERYWHERE, Settings

_TRIES: Final = 50  # ports after the one asked for
_PORTS: Final = 65536
_GOODBYE_SECONDS: Final = 3
_ROUNDS_SECONDS: Final = 0.05
_HANDSHAKE_SECONDS: Final = 1.0  # of TLS, for whoever comes while the server stops
_GARBAGE: Final = 20_000  # things made and not thrown away, until the youngest are looked through


def check(settings: Settings) -> None:
    """Refuse what would put passwords and games on the open network (ASVS 4.4.1)."""
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise NoctuaryError(MessageId("server-error-origin"), origin=origin)
    if settings.behind_proxy and not settings.origins:
        raise NoctuaryError(MessageId("server-error-proxy-origin"))
    if not settings.on_loopback and not settings.secure:
        raise NoctuaryError(MessageId("server-error-public"), host=settings.host)
    for network in settings.metrics_from:
        try:
            ipaddress.ip_network(network)
        except ValueError as wrong:
            raise NoctuaryError(MessageId("server-error-network"), network=network) from wrong
    if settings.private_key is not None and settings.certificate is None:
        raise NoctuaryError(MessageId("server-error-key-alone"))
    if settings.certificate is not None:
        _check_certificate(settings.certificate, settings.private_key)
    if settings.is_nameless:
        address = f"https://play.example.org:{settings.port}"
        raise NoctuaryError(MessageId("server-error-nameless"), host=settings.host, address=address)


def check_company(settings: Settings, workers: int) -> None:
    """Several processes need a database that fences their writes, and a Redis to hear each other."""
    if settings.redis is None and workers == 1:
        return
    if not settings.database.startswith(("postgresql", "postgres")):
        raise NoctuaryError(MessageId("server-error-redis-database"))
    if settings.redis is None:
        raise NoctuaryError(MessageId("server-error-redis-missing"))


def _check_certificate(certificate: Path, private_key: Path | None) -> None:
    """Load it once: what is wrong with it is said before anything else begins."""
    for file in (certificate, private_key):
        if file is not None and not file.is_file():
            raise NoctuaryError(MessageId("error-cannot-read-file"), file=str(file))
    try:
        # A key with a password would be asked for on the terminal, at every start: no password is given.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, private_key, password="")
    except (OSError, ValueError) as wrong:  # an SSLError is an OSError
        reason = getattr(wrong, "reason", None) or getattr(wrong, "strerror", None) or str(wrong)
        named = str(certificate) if private_key is None else f"{certificate}, {private_key}"
        raise NoctuaryError(
            MessageId("server-error-certificate"), file=named, problem=str(reason).lower()
        ) from wrong


def listen(host: str, port: int, *, or_next: bool, shared: bool = False) -> socket.socket:
    """A listening socket; the next free port where that is allowed. `shared`: with those who share it too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offer in range(port, min(port + (_TRIES if or_next else 1), _PORTS)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            listener.bind((host.strip("[]"), offer))
            listener.listen(128)
        except OSError as wrong:
            listener.close()
            if wrong.errno != errno.EADDRINUSE:
                raise _cannot_listen(host, offer, wrong) from wrong
            continue
        return listener
    raise NoctuaryError(MessageId("server-error-port"), port=str(port))


def reserve(host: str, port: int) -> socket.socket:
    """Keep a port for the processes that will share it; nobody is answered here."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise NoctuaryError(MessageId("server-error-no-workers"))
    if port:
        listen(host, port, or_next=False).close()  # what somebody else listens at is not shared
    reserved = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        reserved.bind((host.strip("[]"), port))
    except OSError as wrong:
        reserved.close()
        raise _cannot_listen(host, port, wrong) from wrong
    return reserved


def _cannot_listen(host: str, port: int, wrong: OSError) -> NoctuaryError:
    problem = wrong.strerror or str(wrong)
    return NoctuaryError(MessageId("server-error-listen"), host=host, port=str(port), problem=problem)


def at_port(settings: Settings, listener: socket.socket) -> Settings:
    """The settings with the port that was really taken."""
    return replace(settings, port=listener.getsockname()[1])


def address(settings: Settings) -> str:
    """What a person types into her browser."""
    if settings.origins and (settings.behind_proxy or settings.host in EVERYWHERE):
        return settings.origins[0]
    scheme = "https" if settings.secure else "http"
    host = f"[{settings.host}]" if ":" in settings.host and "[" not in settings.host else settings.host
    return f"{scheme}://{host}:{settings.port}"


class Uvicorn(uvicorn.Server):
    """Opens our server before anybody is let in, and says when it is ready.

    What goes wrong while opening is ours to tell; inside the application's lifespan it would be a traceback.
    """

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.open()
        await super().startup(sockets)
        _look_for_garbage_less_often()
        if self.started:
            await self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.hand_over()  # first: whoever is sent away finds her table elsewhere at once
        await self._let_in_the_last(sockets or [])
        await super().shutdown(sockets)

    async def _let_in_the_last(self, listeners: list[socket.socket]) -> None:
        """Stop accepting without turning anybody away who is at the door already.

        asyncio drops whom it has accepted but not yet seen to when its server is closed, and the system
        resets whoever still waits at a port that nobody else holds.
        """
        loop = asyncio.get_running_loop()
        try:
            for listener in listeners:
                loop.remove_reader(listener.fileno())
        except NotImplementedError:  # Windows accepts in another way
            return
        # The handlers of those who were accepted are made in the next rounds of the loop.
        await asyncio.sleep(_HANDSHAKE_SECONDS if self.config.is_ssl else _ROUNDS_SECONDS)
        last = [
            asyncio.ensure_future(loop.connect_accepted_socket(self._protocol, each, ssl=self.config.ssl))
            for listener in listeners
            for each in _waiting_at(listener)
        ]
        for server in self.servers:
            server.close()  # at once: nobody can have come since
        if last:
            await asyncio.wait(last, timeout=_HANDSHAKE_SECONDS)

    def _protocol(self) -> asyncio.Protocol:
        made = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]


def _waiting_at(listener: socket.socket) -> Iterator[socket.socket]:
    """Whoever has reached this port and was not accepted yet."""
    while True:
        try:
            connection, _ = listener.accept()
        except OSError:  # nobody any more, or nobody who has stayed
            return
        connection.setblocking(False)
        yield connection


def _look_for_garbage_less_often() -> None:
    """What a server has read at its start stays, and hardly anything that tables hold goes in circles:
    looking through all of it again and again would cost more with every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE, 20, 50)


def uvicorn_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    crowd = Crowd()
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        http=protocol_for(settings, crowd),
        ws=sockets_for(settings, crowd),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=None,  # we ask ourselves: `lines.Watch`
        server_header=False,
        proxy_headers=settings.behind_proxy,
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.private_key,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )


def serve(
    app: Starlette, settings: Settings, listener: socket.socket, ready: Callable[[], Awaitable[None]]
) -> bool:
    """Run until somebody stops it; False if it could not even start."""
    logs.configure(settings.logging)
    server = Uvicorn(uvicorn_config(app, settings), app.state.server, ready)
    # uvicorn sends itself again what it was stopped by: we come back from SIGTERM, too, and say goodbye.
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):  # told again after it has stopped in good order
        server.run(sockets=[listener])
    return server.started
