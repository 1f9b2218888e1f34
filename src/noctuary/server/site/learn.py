"""Lessons: which there are, and a walk through one. Where somebody is in it, she says herself."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.answers import Status, answer, body
from noctuary.server.call import Call
from noctuary.server.site.courses import courses
from noctuary.server.site.lessons import told
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.visiting import spoken
from noctuary.server.wires.learn import Courses, LessonAsk, LessonTold
from noctuary.text.learn.shelf import find_lesson


class Learn:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._most = rooms.settings.limits.body_bytes

    async def courses(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        return answer(courses(language))

    async def lesson(self, request: Request) -> Response:
        """Nothing is kept of it here: whoever walks it says how far she has come."""
        language = spoken(request, await self._visiting.visitor(request))
        ask = await body(request, LessonAsk, self._most)
        try:
            lesson = find_lesson(request.path_params["slug"])
        except NoctuaryError as unknown:
            raise Status(404, unknown.message, **unknown.arguments) from None
        # To walk there takes up to a fifth of a second in VTES: nobody's table waits for it.
        return answer(await asyncio.to_thread(told, lesson, ask, language))


AREA: Final = Area(
    Learn,
    (
        Call(
            "get",
            "/api/lessons",
            Learn.courses,
            "The lessons of all games, and the first real game after them.",
            Courses,
            query=("lang",),
        ),
        Call(
            "post",
            "/api/lessons/{slug}",
            Learn.lesson,
            "A lesson: try a move, or ask.",
            LessonTold,
            LessonAsk,
            ("lang",),
        ),
    ),
)
