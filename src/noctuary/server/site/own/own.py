"""Whoever asks is told of herself, and of nobody else."""

from __future__ import annotations

import asyncio
import math
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.answers import Status, answer
from noctuary.server.call import Call
from noctuary.server.site.own.taking import everything
from noctuary.server.site.own.telling import Played, results, table_told
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.store import SeatRow, TableRow
from noctuary.server.turns import Turns
from noctuary.server.visiting import spoken
from noctuary.server.wires import own as wire
from noctuary.text.catalogue import Language

_PAGE: Final = 20  # games that are told at once
_COUNTED: Final = 300  # games that results are counted over
_TABLES: Final = 50
_MOST_WAITING: Final = 16  # who take everything along at the same moment
_ENCODER: Final = msgspec.json.Encoder()


class Own:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._store = rooms.store
        self._taking = Turns(_MOST_WAITING)  # a file holds hundreds of games: one after the other

    async def read(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        person, language = visitor.person.id, spoken(request, visitor)
        found = await self._store.history.finished(person, _COUNTED + 1)
        over = found[:_COUNTED]
        tables = await self._store.history.open(person, _TABLES)
        counted = await asyncio.to_thread(_results, person, over, language)
        waiting = [table_told(person, row, seats, language) for row, seats in tables]
        return answer(wire.Own(counted, len(over), len(found) > len(over), waiting))

    async def games(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        person, language = visitor.person.id, spoken(request, visitor)
        before = _place(request.query_params.get("before"))
        found = await self._store.history.finished(person, _PAGE + 1, before)
        shown = [Played(person, row, seats, language).told() for row, seats in found[:_PAGE]]
        last = found[_PAGE - 1][0] if len(found) > _PAGE else None
        return answer(wire.OwnGames(shown, None if last is None else f"{last.updated!r}~{last.id}"))

    async def take(self, request: Request) -> Response:
        """One file with all that is kept about her."""
        visitor = await self._visiting.somebody(request)
        async with self._taking.turn(visitor.person.id):
            found = await everything(self._store, visitor.person, spoken(request, visitor))
        text = msgspec.json.format(_ENCODER.encode(found), indent=1)
        headers = {
            "content-disposition": 'attachment; filename="noctuary-everything.json"',
            "cache-control": "no-store",
        }
        return Response(text, headers=headers, media_type="application/json")


def _results(
    person: str, over: list[tuple[TableRow, list[SeatRow]]], language: Language
) -> list[wire.GameResults]:
    return results(Played(person, row, seats, language) for row, seats in over)


def _place(text: str | None) -> tuple[float, str] | None:
    """Where a page of the list begins, as the one before it has told."""
    if text is None:
        return None
    updated, _, table = text.partition("~")
    try:
        place = float(updated)
    except ValueError:
        place = math.nan
    if not math.isfinite(place):
        raise Status(400, "server-error-message", problem="before")
    return place, table[:40]


AREA: Final = Area(
    Own,
    (
        Call("get", "/api/me", Own.read, "Results of one's own games, and one's open tables.", wire.Own),
        Call(
            "get",
            "/api/me/games",
            Own.games,
            "One's finished games, the latest first, a page at a time.",
            wire.OwnGames,
            query=("before",),
        ),
        Call(
            "get",
            "/api/me/everything",
            Own.take,
            "All that is kept about oneself, as one file.",
            wire.Everything,
        ),
    ),
)
