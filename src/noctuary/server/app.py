"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from noctuary.server import pages
from noctuary.server.analyses import Analyses
from noctuary.server.answers import Status, guarded
from noctuary.server.api import Api
from noctuary.server.bots import BotPool
from noctuary.server.calls import routes
from noctuary.server.comparing import Comparisons
from noctuary.server.house import House
from noctuary.server.limits import Keeper
from noctuary.server.metrics import Metrics
from noctuary.server.probes import Probes, Reader, Readiness
from noctuary.server.request_log import RequestLog
from noctuary.server.security import Guard
from noctuary.server.sessions import Sessions
from noctuary.server.settings import Settings
from noctuary.server.site.areas import site_routes
from noctuary.server.site.events.hall import Hall
from noctuary.server.site.rooms import Rooms
from noctuary.server.sockets import Sockets
from noctuary.server.store import Store
from noctuary.server.visiting import Visiting

if TYPE_CHECKING:
    from noctuary.server.cluster.member import Member

_SMALL = 800  # bytes; not worth compressing


class Server:
    """What one process holds."""

    def __init__(self, settings: Settings, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics)
        self.readiness = Readiness(self.store)
        thinks = settings.patience.bot_thinks
        self.member = _member(settings, self.store)
        self.bots = bots or _bots(settings, self.member)
        self.house = House(settings, self.store, self.bots, self.member)
        self.analyses = Analyses(self.bots)
        self.workshop = bots or BotPool(settings.workshop_command, 1, thinks)
        self.comparisons = Comparisons(self.workshop)
        self.hall = Hall(settings, self.store, self.house)
        self.sessions = Sessions(settings, self.store)
        self.keeper = Keeper(settings.limits)
        self._is_open = False
        self._tell_what_there_is()

    def _tell_what_there_is(self) -> None:
        """What is not counted but looked up, whenever somebody reads."""
        gauge, house, bots = self.metrics.gauge, self.house, self.bots
        gauge("noctuary_tables_awake", "Tables in memory.", lambda: len(house.all_awake()))
        gauge(
            "noctuary_streams",
            "Clients at tables, those included that have lost their line.",
            lambda: sum(len(table.streams) for table in house.all_awake()),
        )
        gauge("noctuary_lobby_guests", "Clients in the lobby.", lambda: house.lobby.guests)
        gauge("noctuary_bots_waiting", "Questions that wait for a bot's process.", lambda: bots.waiting)

    async def open(self) -> None:
        """What can keep a server from starting: it is done first, and said in one sentence."""
        if self.member is None:
            await self.store.open(alone=True)
        else:
            await self._join(self.member)
        await self.house.open()
        self._is_open = True
        self.readiness.opened()

    async def _join(self, member: Member) -> None:
        await self.store.join()
        member.serve(self.house)
        try:
            await member.open()
        except BaseException:
            await self.store.close()
            raise

    async def counted(self) -> str:
        """What is counted, by all processes if there are several."""
        return self.metrics.text() if self.member is None else await self.member.counted()

    async def hand_over(self) -> None:
        """The server is about to stop: other processes, if there are any, may have its tables now."""
        self.readiness.closing()
        if self.member is not None:
            self.house.close()
            await self.member.leave()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        """Open what has to be opened, and leave nothing behind."""
        if not self._is_open:
            await self.open()
        tasks = [
            asyncio.create_task(self.store.hold_on()),
            asyncio.create_task(self.house.keep_tidy()),
            asyncio.create_task(self.bots.warm_up()),
            asyncio.create_task(self.hall.keep_going()),
        ]
        try:
            yield self
        finally:
            self.readiness.closing()
            self.house.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.analyses.close()
            await self.comparisons.close()
            await self.bots.close()
            await self.workshop.close()
            await self.house.ended()
            if self.member is not None:
                await self.member.close()
            await self.store.close()
            self._is_open = False


def _member(settings: Settings, store: Store) -> Member | None:
    """Where the server has several processes: this one of them."""
    if settings.redis is None:
        return None
    from noctuary.server.cluster.member import Member  # needs a package that one process does without

    return Member(settings.redis, store, settings.patience)


def _bots(settings: Settings, member: Member | None) -> BotPool:
    thinks = settings.patience.bot_thinks
    if member is None:
        return BotPool(settings.bot_command, settings.bot_workers, thinks)
    from noctuary.server.cluster.thinking import SharedBots

    shared = SharedBots(settings.bot_command, settings.bot_workers, thinks, member.bus, member.id)
    member.carry(shared)
    return shared


def _relay(settings: Settings, member: Member | None) -> list[Middleware]:
    if member is None:
        return []
    from noctuary.server.cluster.relay import Relay

    return [Middleware(Relay, member=member, patience=settings.patience)]


def make_app(settings: Settings, server: Server | None = None) -> Starlette:
    server = server or Server(settings)
    visiting = Visiting(server.sessions, server.keeper, server.house.order)
    api = Api(server.house, visiting, server.sessions, server.keeper, server.analyses)
    rooms = Rooms(
        settings,
        server.store,
        server.house,
        visiting,
        server.bots,
        server.workshop,
        server.comparisons,
        server.hall,
    )
    sockets = Sockets(server.house, server.sessions, server.keeper, server.metrics)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with server.running():
            yield

    async def nothing(request: Request) -> Response:
        raise Status(404, "server-error-no-such-address")

    app = Starlette(
        routes=[
            *routes(api),
            *site_routes(rooms),
            Route("/metrics", Reader(settings, server.counted).metrics),
            Route("/api/{rest:path}", guarded(nothing), methods=["GET", "POST", "DELETE", "PUT", "PATCH"]),
            WebSocketRoute("/ws/lobby", sockets.lobby),
            WebSocketRoute("/ws/table/{table}", sockets.table),
            *pages.routes(settings.client),
        ],
        middleware=[
            Middleware(RequestLog, addresses=settings.logging.addresses),
            Middleware(Probes, readiness=server.readiness),
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=_SMALL),
            *_relay(settings, server.member),
        ],
        lifespan=lifespan,
    )
    app.state.server = server
    return app
