"""Questions of whoever keeps a server running: does it live, is it ready, what does it count.

`/healthz` and `/readyz` say one word and are for everybody. `/metrics` is for this machine, for networks that
its keeper has named and for whoever has the token: never for what comes through a proxy without one, because
anybody could be behind it and any header could be made up.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import read_text
from noctuary.server.metrics import TYPE
from noctuary.server.settings import Settings
from noctuary.server.store import Store
from noctuary.server.store.failures import AWAY

_LOG: Final = logging.getLogger(__name__)
_PASSED_ON: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
_ANSWER_SECONDS: Final = 3.0  # a database that takes longer is as good as away
_FRESH_SECONDS: Final = 1.0  # so long an answer holds, however many ask
_LEAST_TOKEN: Final = 16  # signs
_NO_STORE: Final = {"cache-control": "no-store"}


class Readiness:
    """Whether people can be let in, and if not, why: one of a few words."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._closed: str | None = "starting"
        self._known: str | None = None  # what the database said last
        self._asked_at = float("-inf")
        self._asking = asyncio.Lock()

    def opened(self) -> None:
        self._closed = None

    def closing(self) -> None:
        self._closed = "stopping"

    async def why_not(self) -> str | None:
        async with self._asking:
            if self._closed is None and time.monotonic() - self._asked_at > _FRESH_SECONDS:
                self._known = await self._look()
                self._asked_at = time.monotonic()
        return self._closed or self._known

    async def _look(self) -> str | None:
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                return None if await self._store.is_current() else "migrations"
        except (*AWAY, OSError, TimeoutError) as wrong:
            _LOG.warning("not ready: the database is away: %s", wrong)
            return "database"


class Probes:
    """Answers the two questions that say nothing about anybody, whatever name the server was asked by.

    A load balancer asks by an address that is no name of ours; it would be refused where pages are guarded.
    """

    def __init__(self, app: ASGIApp, readiness: Readiness) -> None:
        self._app = app
        self._readiness = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["path"] if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else ""
        if asked == "/healthz":
            await PlainTextResponse("ok\n", headers=_NO_STORE)(scope, receive, send)
        elif asked == "/readyz":
            why_not = await self._readiness.why_not()
            status = 200 if why_not is None else 503
            answer = PlainTextResponse(f"{why_not or 'ready'}\n", status, headers=_NO_STORE)
            await answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def read_token(file: Path) -> str:
    """What opens the metrics: one word, in a file because command lines can be read by everybody."""
    token = read_text(str(file)).strip()
    if len(token) < _LEAST_TOKEN or not token.isascii() or len(token.split()) != 1:
        raise NoctuaryError(MessageId("server-error-token"), file=str(file), least=_LEAST_TOKEN)
    return token


class Reader:
    """Who may read the metrics."""

    def __init__(self, settings: Settings, told: Callable[[], Awaitable[str]]) -> None:
        self._told = told
        self._token = settings.metrics_token
        self._behind_proxy = settings.behind_proxy
        self._networks = [ipaddress.ip_network(network) for network in settings.metrics_from]

    async def metrics(self, request: Request) -> Response:
        if not self._may_read(request):
            return PlainTextResponse("not for you\n", 403, headers=_NO_STORE)
        return Response(await self._told(), media_type=TYPE, headers=_NO_STORE)

    def _may_read(self, request: HTTPConnection) -> bool:
        if self._token is not None:
            word, _, given = request.headers.get("authorization", "").partition(" ")
            if word.lower() == "bearer" and hmac.compare_digest(given.encode(), self._token.encode()):
                return True
        if self._behind_proxy or any(name in request.headers for name in _PASSED_ON):
            return False  # somebody has passed it on: who asks is anybody's word
        try:
            peer = ipaddress.ip_address(request.client.host if request.client is not None else "")
        except ValueError:
            return False
        peer = getattr(peer, "ipv4_mapped", None) or peer
        return peer.is_loopback or any(peer in network for network in self._networks)
