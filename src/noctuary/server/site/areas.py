"""All areas of the site, and every request that the server answers."""

from __future__ import annotations

from typing import Any, Final

from starlette.routing import Route

from noctuary.server import calls
from noctuary.server.call import Call
from noctuary.server.site import (
    cards,
    decks,
    invitations,
    learn,
    moderate,
    own,
    progress,
    puzzles,
    rules,
    sets,
)
from noctuary.server.site.events import answering as events
from noctuary.server.site.rooms import Area, Rooms

AREAS: Final[tuple[Area[Any], ...]] = (
    progress.AREA,
    cards.AREA,
    learn.AREA,
    puzzles.AREA,
    rules.AREA,
    *decks.AREAS,
    sets.AREA,
    own.AREA,
    moderate.AREA,
    invitations.AREA,
    events.AREA,
)

ALL_CALLS: Final[tuple[Call[Any], ...]] = (*calls.CALLS, *(call for area in AREAS for call in area.calls))


def site_routes(rooms: Rooms) -> list[Route]:
    return [route for area in AREAS for route in area.routes(rooms)]
