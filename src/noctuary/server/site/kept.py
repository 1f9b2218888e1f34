"""Answers that are the same for everybody until the next version: made once, sent compressed, by digest."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

_ENCODER: Final = msgspec.json.Encoder()
_LEVEL: Final = 9  # compressed once, read many times


class Kept:
    """The bytes of an answer. A browser that has them already is told so, and is sent nothing."""

    def __init__(self, body: Any) -> None:
        self.plain = _ENCODER.encode(body)
        self.packed = gzip.compress(self.plain, _LEVEL, mtime=0)
        self.tag = f'"{blake2b(self.plain, digest_size=12).hexdigest()}"'

    def answer(self, request: Request) -> Response:
        """No-cache: to be asked for again each time, which costs a few bytes where nothing has changed."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=headers, media_type="application/json")
        headers["content-encoding"] = "gzip"
        return Response(self.packed, headers=headers, media_type="application/json")


class Shelf:
    """What was made once, by name. Making it takes seconds: in a thread, so that no table waits for it."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}
        self._making = asyncio.Lock()

    async def get(self, name: str, make: Callable[[], Any]) -> Kept:
        found = self._kept.get(name)
        if found is None:
            async with self._making:  # whoever asks for the same meanwhile waits for it
                found = self._kept.get(name)
                if found is None:
                    found = self._kept[name] = await asyncio.to_thread(lambda: Kept(make()))
        return found
