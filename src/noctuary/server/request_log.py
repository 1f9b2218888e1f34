"""One line for each request and each socket: what kind it was, how it ended, and how long it took.

The address asked for is told by its pattern (`/api/replays/{table}`): the words in it open tables and decks.
"""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.server.logs import FIELDS, shortened
from noctuary.server.settings import Addresses

_LOG: Final = logging.getLogger(__name__)
_NO_ROUTE: Final = "-"
_GONE: Final = 1006  # a socket that ended without a word
_BROKEN: Final = 500


class RequestLog:
    """The outermost of all: it counts what the others refuse, too."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self._app = app
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not _LOG.isEnabledFor(logging.INFO):
            await self._app(scope, receive, send)
            return
        is_socket = scope["type"] == "websocket"
        ended: int | None = None
        began = time.monotonic()

        async def heard() -> Message:
            nonlocal ended
            message = await receive()
            if message["type"] == "websocket.disconnect" and ended is None:
                ended = message.get("code", _GONE)
            return message

        async def told(message: Message) -> None:
            nonlocal ended
            if message["type"] == "http.response.start":
                ended = message["status"]
            elif message["type"] == "websocket.close" and ended is None:
                ended = message.get("code", 1000)
            await send(message)

        try:
            await self._app(scope, heard if is_socket else receive, told)
        finally:
            code = (_GONE if is_socket else _BROKEN) if ended is None else ended
            self._tell(scope, code, time.monotonic() - began)

    def _tell(self, scope: Scope, code: int, seconds: float) -> None:
        fields: dict[str, Any] = {
            "route": getattr(scope.get("route"), "path", _NO_ROUTE),
            ("closed" if scope["type"] == "websocket" else "status"): code,
            "ms": round(seconds * 1000, 1),
        }
        if scope["type"] == "http":
            fields = {"method": scope["method"], **fields}
        client = scope.get("client")
        address = shortened(client[0], self._addresses) if client else None
        if address is not None:
            fields["address"] = address
        _LOG.info("socket" if scope["type"] == "websocket" else "request", extra={FIELDS: fields})
