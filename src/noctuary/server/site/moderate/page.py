"""Who asks here must be a moderator; for everybody else there is no such page."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.move import read_number
from noctuary.server.answers import Status, answer, body
from noctuary.server.call import Call
from noctuary.server.sessions import Visitor
from noctuary.server.site.moderate.deeds import Deeds
from noctuary.server.site.moderate.telling import Telling
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.store import LogRow
from noctuary.server.wires import moderate as wire

_PEOPLE: Final = 10
_LARGEST: Final = 2**31 - 1


class Moderate:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._kept = rooms.store.moderation
        self._telling = Telling(rooms.store, rooms.house.order)
        self._deeds = Deeds(rooms.house, rooms.hall)
        self._most = rooms.settings.limits.body_bytes

    async def _moderator(self, request: Request) -> Visitor:
        visitor = await self._visiting.somebody(request)
        if not await self._kept.is_moderator(visitor.person.id):
            raise Status(404, "server-error-no-such-address")
        return visitor

    async def read(self, request: Request) -> Response:
        await self._moderator(request)
        return answer(await self._telling.everything())

    async def people(self, request: Request) -> Response:
        """Whoever goes by a name."""
        await self._moderator(request)
        name = request.query_params.get("name", "")[:24]
        found = await self._kept.called(name, _PEOPLE) if name else []
        told = await self._telling.people(found, Counter())
        return answer(wire.WatchedList([told[row.id] for row in found]))

    async def do(self, request: Request) -> Response:
        visitor = await self._moderator(request)
        await self._deeds.do(visitor.person, await body(request, wire.NewDeed, self._most))
        return answer(await self._telling.everything(), 201)

    async def lift(self, request: Request) -> Response:
        visitor = await self._moderator(request)
        wish = await body(request, wire.Lifting, self._most)
        await self._deeds.lift(visitor.person, _number(request), wish.reason)
        return answer(await self._telling.everything())

    async def see_to(self, request: Request) -> Response:
        """A report is looked at, or closed: then she who wrote it hears that it was seen to."""
        visitor = await self._moderator(request)
        wish = await body(request, wire.ReportSeen, self._most)
        number = _number(request)
        closes = wish.state is wire.ReportState.CLOSED
        if closes is (wish.outcome is wire.Outcome.NONE):
            raise Status(422, "server-error-report-outcome")
        what = f"report-{wish.outcome.value if closes else wish.state.value}"
        line = LogRow(time.time(), visitor.person.id, visitor.person.name, what, report=number)
        if not await self._kept.set_report(number, wish.state.value, wish.outcome.value, line):
            raise Status(404, "server-error-no-report")
        return answer(await self._telling.everything())


def _number(request: Request) -> int:
    number = read_number(request.path_params["number"], _LARGEST)
    if number is None:
        raise Status(404, "server-error-no-such-address")
    return number


AREA: Final = Area(
    Moderate,
    (
        Call(
            "get", "/api/moderate", Moderate.read, "For moderators: reports, measures, log.", wire.Moderated
        ),
        Call(
            "get",
            "/api/moderate/people",
            Moderate.people,
            "For moderators: whoever goes by a name.",
            wire.WatchedList,
            query=("name",),
        ),
        Call(
            "post",
            "/api/moderate/deeds",
            Moderate.do,
            "For moderators: warn, mute, ban, rename, close a chat, take words or a deck down, end an event.",
            wire.Moderated,
            wire.NewDeed,
            (),
            201,
        ),
        Call(
            "post",
            "/api/moderate/measures/{number}/lift",
            Moderate.lift,
            "For moderators: end a measure.",
            wire.Moderated,
            wire.Lifting,
        ),
        Call(
            "post",
            "/api/moderate/reports/{number}",
            Moderate.see_to,
            "For moderators: a report is seen, or closed with an outcome.",
            wire.Moderated,
            wire.ReportSeen,
        ),
    ),
)
