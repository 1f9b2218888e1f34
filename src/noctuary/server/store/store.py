"""The store: one database, and what is kept in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from noctuary.server.metrics import Metrics
from noctuary.server.store.bringing import Bringing
from noctuary.server.store.database import Database, Use
from noctuary.server.store.decks import Decks
from noctuary.server.store.events import Events
from noctuary.server.store.history import History
from noctuary.server.store.invitations import Invitations
from noctuary.server.store.leases import Leases
from noctuary.server.store.moderation import Moderation
from noctuary.server.store.packing import Packing
from noctuary.server.store.people import People
from noctuary.server.store.progress import Progress
from noctuary.server.store.pruning import Pruning
from noctuary.server.store.safety import Safety
from noctuary.server.store.tables import Tables

_LOG: Final = logging.getLogger(__name__)
_LOOK_SECONDS: Final = 2.0  # between two looks whether the database is still ours


class Store:
    """Open it before use; each attribute is a shelf of what is kept."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        self._database = Database(address, metrics)
        self.metrics = self._database.metrics
        self.people = People(self._database)
        self.tables = Tables(self._database)
        self.safety = Safety(self._database)
        self.moderation = Moderation(self._database)
        self.progress = Progress(self._database)
        self.decks = Decks(self._database)
        self.history = History(self._database)
        self.leases = Leases(self._database)
        self.packing = Packing(self._database)
        self.bringing = Bringing(self._database)
        self.pruning = Pruning(self._database)
        self.invitations = Invitations(self._database)
        self.events = Events(self._database)

    async def open(self, *, alone: bool = False) -> None:
        """`alone`: for a server, which needs the database for itself."""
        await self._database.open(Use.ALONE if alone else Use.VISIT)

    async def join(self) -> None:
        """Open it for one process of several, which know of each other by their leases."""
        await self._database.open(Use.SHARED)

    async def is_current(self) -> bool:
        """Whether the database answers, and is up to date."""
        return await self._database.is_current()

    async def keep_claim(self) -> None:
        """See to it that the database is still ours alone: called now and then."""
        await self._database.keep_claim()

    async def hold_on(self) -> None:
        """The same for as long as the server runs: a claim that is gone is noticed at once."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self.keep_claim()
            except (SQLAlchemyError, OSError) as wrong:
                _LOG.warning("nobody can say whose the database is: %s", wrong)

    def when_reclaimed(self, tell: Callable[[bool], None]) -> None:
        """Hear that the database was not ours for a while, and whether it was another server's."""
        self._database.when_reclaimed(tell)

    def tell_address(self, address: str) -> None:
        """Where the server is that has this database, for whoever would start a second one."""
        self._database.tell_address(address)

    async def close(self) -> None:
        await self.tables.finished()
        await self._database.close()
