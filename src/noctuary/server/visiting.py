"""Who asks: the session of a request, counted against its limits."""

from __future__ import annotations

from starlette.requests import Request

from noctuary.server.answers import Status, language_of
from noctuary.server.limits import Keeper
from noctuary.server.sessions import Sessions, Visitor
from noctuary.text.catalogue import Language


class Visiting:
    def __init__(self, sessions: Sessions, keeper: Keeper) -> None:
        self._sessions = sessions
        self._keeper = keeper

    async def visitor(self, request: Request) -> Visitor | None:
        """Whoever asks; None if nobody knows her yet."""
        visitor = await self._sessions.visitor(request)
        request.state.language = None if visitor is None else visitor.person.language
        self._keeper.request(None if visitor is None else visitor.session, address_of(request))
        return visitor

    async def somebody(self, request: Request) -> Visitor:
        """Whoever asks, and it must be somebody: a guest at least."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise Status(401, "server-error-no-session")
        return visitor


def spoken(request: Request, visitor: Visitor | None) -> Language:
    """The language to answer in."""
    return language_of(request, None if visitor is None else visitor.person.language)


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""
