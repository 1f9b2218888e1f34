"""What the areas of the site share, and what an area is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from starlette.routing import Route

from noctuary.server.bots import BotPool
from noctuary.server.call import Call, routes_of
from noctuary.server.comparing import Comparisons
from noctuary.server.house import House
from noctuary.server.settings import Settings
from noctuary.server.site.events.hall import Hall
from noctuary.server.store import Store
from noctuary.server.visiting import Visiting

T = TypeVar("T")


@dataclass(frozen=True)
class Rooms:
    """The server, as its areas know it."""

    settings: Settings
    store: Store
    house: House
    visiting: Visiting
    bots: BotPool
    workshop: BotPool  # where games are played that nobody sits at
    comparisons: Comparisons
    hall: Hall


@dataclass(frozen=True)
class Area(Generic[T]):
    """A part of the site: how whoever answers there is made, and what she answers."""

    opened: Callable[[Rooms], T]
    calls: tuple[Call[T], ...]

    def routes(self, rooms: Rooms) -> list[Route]:
        return routes_of(self.calls, self.opened(rooms))
