"""HTTP bodies: read with types and limits, answered as JSON, and every error as a `Problem`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from sqlalchemy.exc import DataError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.limits import TooMuch
from noctuary.server.presenting.decks import BadDeck
from noctuary.server.store.failures import AWAY, NotKept
from noctuary.server.wire import Problem
from noctuary.text.catalogue import Language, error_text, say

_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()
_QUOTED: Final = 200
T = TypeVar("T")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


class Status(NoctuaryError):
    """An error that has an HTTP status of its own."""

    def __init__(self, status: int, message: str, **arguments: str | int) -> None:
        super().__init__(MessageId(message), **arguments)
        self.status = status


def answer(body: Any, status: int = 200) -> Response:
    return Response(
        _ENCODER.encode(body), status, {"cache-control": "no-store"}, media_type="application/json"
    )


class NotUnderstood(Status):
    """Bytes from outside that are not what they should be. What is quoted of them is short."""

    def __init__(self, wrong: Exception) -> None:
        problem = "too deep" if isinstance(wrong, RecursionError) else str(wrong)
        if len(problem) > _QUOTED:
            problem = f"{problem[:_QUOTED]}…"
        super().__init__(400, "server-error-message", problem=problem)


def decoded(data: bytes, kind: type[T]) -> T:
    """JSON as the type it must have. Nothing that anybody sends raises anything else."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise NotUnderstood(wrong) from wrong


async def body(request: Request, kind: type[T], most: int) -> T:
    """The body of a request, as the type it must have; too long or not of that type is a Problem."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Status(413, "server-error-too-long", most=most)
    return decoded(bytes(data) or b"{}", kind)


def language_of(request: Request, default: str | None = None) -> Language:
    """The language asked for in the address, else the person's, else the browser's."""
    accepted = [
        part.split(";")[0].strip()[:2].lower()
        for part in request.headers.get("accept-language", "").split(",")
    ]
    known = [each.value for each in Language]
    for code in (request.query_params.get("lang"), default, *accepted):
        if code in known:
            return Language(code)
    return Language.EN


def problem(status: int, wrong: NoctuaryError, language: Language) -> Response:
    lines = told(language, wrong)
    return answer(Problem(wrong.message, lines[0] if lines else "", lines[1:]), status)


def told(language: Language, wrong: NoctuaryError) -> list[str]:
    """What is wrong in one line, and more of them where there is more to say."""
    lines = [line for line in error_text(language, wrong).split("\n") if line.strip()]
    return [*lines, *(wrong.faults(language) if isinstance(wrong, BadDeck) else [])]


def guarded(endpoint: Endpoint) -> Endpoint:
    """Turn whatever goes wrong into a Problem; a bug of ours says no more than that it is one."""

    async def careful(request: Request) -> Response:
        try:
            return await endpoint(request)
        except NoctuaryError as wrong:
            return problem(_status(wrong), wrong, _language_so_far(request))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except DataError as wrong:  # a sign or a number that no database keeps
            return problem(400, NotUnderstood(ValueError(str(wrong.orig))), _language_so_far(request))
        except AWAY as wrong:
            _LOG.warning("%s %s: the database is away: %s", request.method, _asked(request), wrong)
            return problem(503, Status(503, "server-error-away"), _language_so_far(request))
        except Exception:
            _LOG.exception("%s %s failed", request.method, _asked(request))
            text = say(_language_so_far(request), "server-error-bug")
            return answer(Problem("server-error-bug", text), 500)

    return careful


def _asked(request: Request) -> str:
    """The pattern of the address: the words in it may open something."""
    return str(getattr(request.scope.get("route"), "path", "-"))


def _status(wrong: NoctuaryError) -> int:
    if isinstance(wrong, Status):
        return wrong.status
    if isinstance(wrong, NotKept):
        return 503
    return 429 if isinstance(wrong, TooMuch) else 422


def _language_so_far(request: Request) -> Language:
    """The person's, if it is known by now who asks."""
    return language_of(request, getattr(request.state, "language", None))
