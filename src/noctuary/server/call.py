"""A request that the server answers: what it is called, who answers it, what it takes and gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.server.answers import Endpoint, guarded

T = TypeVar("T")


@dataclass(frozen=True)
class Call(Generic[T]):
    """One request, answered by a T."""

    method: str
    path: str
    endpoint: Callable[[T, Request], Awaitable[Response]]
    summary: str
    answers: Any = None  # a type; None: no body; str: a text file
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200


def routes_of(calls: Iterable[Call[T]], answering: T) -> list[Route]:
    return [route(call.path, partial(call.endpoint, answering), call.method) for call in calls]


def route(path: str, endpoint: Endpoint, method: str) -> Route:
    return Route(path, guarded(endpoint), methods=[method.upper()])
