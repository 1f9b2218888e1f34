"""Who asks: the session of a request, counted against its limits."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from noctuary.server.answers import Status, language_of
from noctuary.server.limits import Keeper
from noctuary.server.order import Banned, Order
from noctuary.server.sessions import Sessions, Visitor
from noctuary.text.catalogue import Language

_READS: Final = ("GET", "HEAD")


class Visiting:
    def __init__(self, sessions: Sessions, keeper: Keeper, order: Order) -> None:
        self._sessions = sessions
        self._keeper = keeper
        self.order = order

    async def visitor(self, request: Request) -> Visitor | None:
        """Whoever asks; None if nobody knows her yet."""
        visitor = await self._sessions.visitor(request)
        request.state.language = None if visitor is None else visitor.person.language
        self._keeper.request(None if visitor is None else visitor.session, address_of(request))
        if visitor is not None:
            await self.order.fresh()
            self.order.came(visitor.person.id, address_of(request))
        return visitor

    async def anybody(self, request: Request) -> Visitor:
        """Whoever asks, and it must be somebody: a guest at least. Also who is banned."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise Status(401, "server-error-no-session")
        return visitor

    async def somebody(self, request: Request) -> Visitor:
        """The same, but who is banned may only look."""
        visitor = await self.anybody(request)
        ban = None if request.method in _READS else self.order.ban_of(visitor.person, address_of(request))
        if ban is not None:
            raise Banned(ban)
        return visitor


def spoken(request: Request, visitor: Visitor | None) -> Language:
    """The language to answer in."""
    return language_of(request, None if visitor is None else visitor.person.language)


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""
