"""Requests and sockets that are about a table go to the process that has it.

Below our middleware, and above everything that answers: what the process of the client gets from its client
it passes on as it is (ASGI events), and what the table's process answers it hands back. Nobody above or
below sees a difference, and a process that has the table itself passes nothing on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from itertools import count
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.server.answers import Status, language_of, problem
from noctuary.server.cluster.bus import Frame
from noctuary.server.cluster.lines import Incoming, Kind, Outgoing, scope_of
from noctuary.server.cluster.member import Member
from noctuary.server.lines import line_in
from noctuary.server.settings import Patience
from noctuary.server.sockets import LATER
from noctuary.server.store.failures import AWAY
from noctuary.server.store.leases import Moved
from noctuary.server.table.stream import Close

_LOG: Final = logging.getLogger(__name__)
_TABLE: Final = re.compile(r"/(?:ws/table|api/tables|api/replays)/([A-Za-z0-9_-]{1,32})(?:/.*)?")
_AGAIN_SECONDS: Final = 0.25


class Relay:
    def __init__(self, app: ASGIApp, member: Member, patience: Patience) -> None:
        self._app = app
        self._member = member
        self._patience = patience
        self._numbers = count()
        self._outgoing: dict[str, Outgoing] = {}
        self._incoming: dict[tuple[str, str], Incoming] = {}
        member.carry(self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _TABLE.fullmatch(scope.get("path", "")) if scope["type"] in ("http", "websocket") else None
        if found is None:
            await self._app(scope, receive, send)
            return
        try:
            line = await self._line_to(found[1], scope)
        except (TimeoutError, Moved, *AWAY) as wrong:
            _LOG.warning("nobody answers for table %s: %s", found[1], wrong)
            await _answer_later(scope, receive, send)
            return
        if line is None:
            await self._app(scope, receive, send)
            return
        try:
            await _carry(line, scope, receive, send)
        finally:
            line.end()
            self._outgoing.pop(line.name, None)

    async def _line_to(self, table: str, scope: Scope) -> Outgoing | None:
        """A line to the process that has this table; None: it is ours, or there is no such table.

        A process that has just ended has its tables for a few seconds more: who comes waits so long.
        """
        async with asyncio.timeout(self._patience.lease * 2):
            while True:
                owner = await self._member.whose(table)
                if owner is None or owner == self._member.id:
                    return None
                line = Outgoing(self._member.bus, owner, str(next(self._numbers)))
                self._outgoing[line.name] = line
                try:
                    if await line.open(table, scope, self._patience.taken):
                        return line
                except BaseException:
                    line.end()
                    raise
                finally:
                    if not line.taken:
                        self._outgoing.pop(line.name, None)
                await asyncio.sleep(_AGAIN_SECONDS)

    # -- what other processes say ---------------------------------------------------------------------

    def frame(self, sender: str, frame: Frame) -> None:
        match frame.kind:
            case Kind.OPEN:
                self._open(sender, frame)
            case Kind.ASKED | Kind.HUSHED | Kind.GONE:
                incoming = self._incoming.get((sender, frame.line))
                if incoming is not None:
                    incoming.hear(frame)
            case Kind.TAKEN | Kind.REFUSED | Kind.TOLD | Kind.ENDED:
                outgoing = self._outgoing.get(frame.line)
                if outgoing is not None and outgoing.owner == sender:
                    outgoing.hear(frame)

    def _open(self, sender: str, frame: Frame) -> None:
        table, told = msgspec.msgpack.decode(frame.told, type=tuple[str, dict[str, Any]])
        if not self._member.has(table):
            self._member.bus.say(sender, Frame(Kind.REFUSED, frame.line))
            return
        incoming = Incoming(self._member.bus, sender, frame.line, scope_of(told))
        self._incoming[sender, frame.line] = incoming
        incoming.answering = asyncio.create_task(self._serve(incoming))

    async def _serve(self, line: Incoming) -> None:
        line.say(Kind.TAKEN)
        try:
            await self._app(line.scope, line.receive, line.send)
        except Exception as wrong:
            # Whoever hangs up before she is let in ends in a RuntimeError of Starlette's, too.
            if not (line.gone and isinstance(wrong, RuntimeError)):
                _LOG.exception("what another process passed on could not be answered")
        finally:
            line.say(Kind.ENDED)
            self._incoming.pop((line.holder, line.name), None)

    def cut(self, process: str | None) -> None:
        """Clients of broken lines are sent to come again; the tables here see that they are gone."""
        for outgoing in list(self._outgoing.values()):
            if process in (None, outgoing.owner):
                outgoing.cut()
        for incoming in list(self._incoming.values()):
            if process in (None, incoming.holder):
                incoming.cut()


async def _carry(line: Outgoing, scope: Scope, receive: Receive, send: Send) -> None:
    """Both ways, until one end is gone."""
    asking = asyncio.create_task(_ask(line, receive))
    silence = line_in(scope)
    if silence is not None:
        silence.listener = line.hush
    accepted = False
    try:
        while True:
            told = await line.told()
            if isinstance(told, Close):
                await _end(scope, send, told, accepted)
                return
            accepted = accepted or told["type"] in ("websocket.accept", "http.response.start")
            await send(told)
            if told["type"] == "websocket.close" or (
                told["type"] == "http.response.body" and not told.get("more_body")
            ):
                return
    except (RuntimeError, OSError):
        return  # the client is gone
    finally:
        asking.cancel()
        if silence is not None:
            silence.listener = None


async def _ask(line: Outgoing, receive: Receive) -> None:
    while True:
        event = await receive()
        line.ask(event)
        if event["type"] in ("websocket.disconnect", "http.disconnect"):
            return


async def _end(scope: Scope, send: Send, why: Close, accepted: bool) -> None:
    """The line is broken: a socket comes again, a request whose answer has not begun is told to."""
    with contextlib.suppress(RuntimeError, OSError):
        if scope["type"] == "websocket":
            if not accepted:
                await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": why.code, "reason": why.reason})
        elif not accepted:
            await _away(scope)(scope, _nothing, send)
        # an answer that has begun cannot be mended: without its last part the connection is cut


async def _answer_later(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()  # that it would like to come in
    await _end(scope, send, LATER, accepted=False)


def _away(scope: Scope) -> Any:
    wrong = Status(503, "server-error-away")
    return problem(503, wrong, language_of(Request(scope)))


async def _nothing() -> Message:
    return {"type": "http.disconnect"}
