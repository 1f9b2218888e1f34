"""What all processes count, for whoever asks one of them.

Visitors come to any process, and so does Prometheus: the counters of one after those of another would jump.
Each process lays down what it has counted, where all can read it, and whoever is asked answers for all of
them from there, for itself as well: no two answers differ in anything but that time has passed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Any, Final

from noctuary.server.cluster.bus import AWAY
from noctuary.server.metrics import Metrics, of_all

_LOG: Final = logging.getLogger(__name__)
_EVERY_SECONDS: Final = 2.0
_KEPT_SECONDS: Final = 10  # of a process that has ended nothing is told any more
_KEY: Final = "noctuary:counted:"


class Counting:
    def __init__(self, redis: Any, process: str, metrics: Metrics) -> None:
        self._redis = redis
        self._process = process
        self._metrics = metrics

    async def keep_telling(self) -> None:
        while True:
            try:
                await self._tell()
            except AWAY as wrong:
                _LOG.debug("what was counted could not be told: %s", wrong)
            await asyncio.sleep(_EVERY_SECONDS)

    async def told_of_all(self, others: Collection[str]) -> str:
        """Without Redis: of this process alone."""
        names = sorted({self._process, *others})
        try:
            await self._tell()
            found = await self._redis.mget([_KEY + name for name in names])
        except AWAY as wrong:
            _LOG.warning("Redis is away, and one process tells what it has counted: %s", wrong)
            return of_all({self._process: self._metrics.text()})
        return of_all(
            {name: text.decode() for name, text in zip(names, found, strict=True) if text is not None}
        )

    async def _tell(self) -> None:
        await self._redis.set(_KEY + self._process, self._metrics.text(), ex=_KEPT_SECONDS)
