"""Work that takes its time: one piece after the other, and never too many who wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from noctuary.server.limits import TooMuch


class Turns:
    """Whoever asks while so many wait already, or while she waits herself, is told to come back later."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: set[str] = set()
        self._one = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if who in self._waiting or len(self._waiting) >= self._most:
            raise TooMuch("requests")
        self._waiting.add(who)
        try:
            async with self._one:
                yield
        finally:
            self._waiting.discard(who)
