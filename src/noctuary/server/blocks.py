"""Who has blocked whom. Kept in the store, and held here too: every line of every chat asks."""

from __future__ import annotations

from collections.abc import Iterable

from noctuary.server.company import BlocksChanged, Company
from noctuary.server.store import Store


class Blocks:
    def __init__(self, store: Store, company: Company) -> None:
        self._safety = store.safety
        self._company = company
        self._pairs: set[tuple[str, str]] = set()

    async def read(self) -> None:
        """As the store has it: at the start, and when people have gone or become others."""
        self._pairs = await self._safety.all_blocks()

    def has(self, person: str, other: str) -> bool:
        """Whether the first has blocked the second."""
        return (person, other) in self._pairs

    def any_has(self, people: Iterable[str | None], other: str) -> bool:
        return any(person is not None and self.has(person, other) for person in people)

    async def add(self, person: str, other: str) -> None:
        await self._safety.block(person, other)
        self._pairs.add((person, other))
        self._company.tell(BlocksChanged())

    async def lift(self, person: str, number: int) -> bool:
        lifted = await self._safety.unblock(person, number)
        await self.read()
        self._company.tell(BlocksChanged())
        return lifted
