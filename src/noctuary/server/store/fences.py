"""What every write about a table asks first: is the table still ours to write?

Where a server is one process it always is. Where it has several, each table has a lease with a fence
(`leases.py`), and the write is refused when the fence is another's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.leases import Moved, fenced_off


class Fences(Protocol):
    async def refused(self, db: AsyncConnection, tables: Collection[str]) -> set[str]:
        """Which of these tables may not be written in this transaction."""


class NoFences:
    """One process: whatever it has awake is its own."""

    async def refused(self, db: AsyncConnection, tables: Collection[str]) -> set[str]:
        return set()


class HeldFences:
    """The fences of the tables that this process has; `lost` hears of each that another has taken."""

    def __init__(self, lost: Callable[[str], None]) -> None:
        self._lost = lost
        self.held: dict[str, int] = {}

    async def refused(self, db: AsyncConnection, tables: Collection[str]) -> set[str]:
        known = {table: self.held[table] for table in tables if table in self.held}
        refused = {table for table in tables if table not in known} | await fenced_off(db, known)
        for table in refused:
            self._lost(table)
        return refused


async def hold(fences: Fences, db: AsyncConnection, table: str) -> None:
    """Go on only if this table is ours, and stays so until the transaction ends."""
    if await fences.refused(db, [table]):
        raise Moved
