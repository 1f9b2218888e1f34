"""Who may talk to the server at all: Host, Origin and the header that no foreign page can send.

A server on loopback is within reach of every page the person has open, and of names that strangers point at
127.0.0.1; so both are checked on every request, before anything else is looked at.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from noctuary.server.settings import Settings

CUSTOM_HEADER: Final = "x-noctuary"
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
_HSTS: Final = "max-age=31536000"


class Guard:
    """Refuses what does not come from our own pages, and marks every answer with headers for browsers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.own_hosts()
        self._origins = settings.own_origins()
        self._headers = dict(_HEADERS)
        if settings.secure:
            self._headers["strict-transport-security"] = _HSTS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        wrong = self._why_not(scope, Headers(scope=scope))
        if scope["type"] == "websocket":
            if wrong is not None:
                await WebSocketClose(1008, wrong)(scope, receive, send)  # before accept: answered with 403
                return
            await self._app(scope, receive, send)
            return

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        app = self._app if wrong is None else PlainTextResponse(wrong, 403)
        await app(scope, receive, send_marked)

    def _why_not(self, scope: Scope, headers: Headers) -> str | None:
        if headers.get("host", "").lower() not in self._hosts:
            return "unknown host"
        origin = headers.get("origin")
        if origin is not None and origin.lower() not in self._origins:
            return "foreign origin"
        if scope["type"] == "websocket":
            return "no origin" if origin is None else None
        if scope["method"] in _SAFE_METHODS:
            return None
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "foreign page"
        return None if headers.get(CUSTOM_HEADER) else f"missing header {CUSTOM_HEADER}"
