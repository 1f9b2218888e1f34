"""What every write about a table asks first: is the table still ours to write?

Where a server is one process it always is. Where it has several, each table has a lease with a fence
(`leases.py`), and the write is refused when the fence is another's. A write has the fence that was held when
it was made: what is still waiting when a table is lost and taken anew is not the new one's to write.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.leases import Moved, fenced_off


class Fences(Protocol):
    def of(self, table: str) -> int | None:
        """The fence of a table as it is now, for a write that is being made."""

    async def refused(self, db: AsyncConnection, fences: Mapping[str, int | None]) -> set[str]:
        """Which of these tables may not be written with these fences in this transaction."""


class ClaimFence:
    """One process: whatever it has awake is its own, as long as its claim on the database was not gone."""

    def __init__(self, times_claimed: Callable[[], int]) -> None:
        self._now = times_claimed

    def of(self, table: str) -> int | None:
        return self._now()

    async def refused(self, db: AsyncConnection, fences: Mapping[str, int | None]) -> set[str]:
        return {table for table, fence in fences.items() if fence != self._now()}


class HeldFences:
    """The fences of the tables that this process has; `lost` hears of each that another has taken."""

    def __init__(self, lost: Callable[[str], None]) -> None:
        self._lost = lost
        self.held: dict[str, int] = {}

    def of(self, table: str) -> int | None:
        return self.held.get(table)

    async def refused(self, db: AsyncConnection, fences: Mapping[str, int | None]) -> set[str]:
        known = {table: fence for table, fence in fences.items() if fence is not None}
        refused = (fences.keys() - known.keys()) | await fenced_off(db, known)
        for table in refused:
            if self.held.get(table) == fences[table]:  # else it has been taken anew since
                self._lost(table)
        return refused


async def hold(fences: Fences, db: AsyncConnection, table: str, fence: int | None) -> None:
    """Go on only if this table is ours by that fence, and stays so until the transaction ends."""
    if await fences.refused(db, {table: fence}):
        raise Moved
