"""How far somebody has come in lessons and puzzles: kept for guests and accounts alike."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.answers import answer, body
from noctuary.server.call import Call
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.store.rows import ProgressRow
from noctuary.server.wires import progress as wire


class Progress:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._kept = rooms.store.progress
        self._most = rooms.settings.limits.body_bytes

    async def read(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        return answer(await self._told(visitor.person.id))

    async def write(self, request: Request) -> Response:
        """Add these to what is kept. What was done once stays done, whatever an older page says."""
        visitor = await self._visiting.somebody(request)
        wish = await body(request, wire.Steps, self._most)
        rows = [ProgressRow(step.kind.value, step.slug, step.done, step.place) for step in wish.steps]
        await self._kept.write(visitor.person.id, rows)
        return answer(await self._told(visitor.person.id))

    async def _told(self, person: str) -> wire.ProgressTold:
        rows = await self._kept.read(person)
        return wire.ProgressTold(
            [wire.Step(wire.ProgressKind(row.kind), row.slug, row.done, row.place) for row in rows]
        )


AREA: Final = Area(
    Progress,
    (
        Call("get", "/api/progress", Progress.read, "Lessons and puzzles one has begun.", wire.ProgressTold),
        Call(
            "put",
            "/api/progress",
            Progress.write,
            "Keep how far one has come.",
            wire.ProgressTold,
            wire.Steps,
        ),
    ),
)
