"""The other processes of a server, as the house sees them. Usually there are none.

Whatever one process does that others have to know of is a piece of news; `cluster/` carries it to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from noctuary.server.settings import Rate


class SessionEnded(msgspec.Struct, frozen=True, tag="session-ended", tag_field="t"):
    """Somebody has signed out; without a session: all of that person's are over."""

    person: str
    session: str | None


class SessionMoved(msgspec.Struct, frozen=True, tag="session-moved", tag_field="t"):
    old: str
    new: str


class PersonChanged(msgspec.Struct, frozen=True, tag="person-changed", tag_field="t"):
    """Her games are another's now, or nobody's: her tables are read again."""

    person: str


class BlocksChanged(msgspec.Struct, frozen=True, tag="blocks-changed", tag_field="t"):
    pass


class OrderChanged(msgspec.Struct, frozen=True, tag="order-changed", tag_field="t"):
    """A moderator has banned or muted somebody, or lifted it."""


class LobbyChanged(msgspec.Struct, frozen=True, tag="lobby-changed", tag_field="t"):
    """Some tables look different; how many look on at each of them."""

    watching: dict[str, int]


News = SessionEnded | SessionMoved | PersonChanged | BlocksChanged | OrderChanged | LobbyChanged


class Company(Protocol):
    @property
    def shared(self) -> bool:
        """Whether there may be others."""

    @property
    def tidies(self) -> bool:
        """Whether it is for this process to do what is done once for all of them."""

    async def take(self, table: str) -> bool:
        """Have this table for oneself; False if another process has it."""

    def give_back(self, table: str) -> None:
        """It is not awake here any more."""

    def held(self) -> list[str]:
        """The tables that this process has taken."""

    def take_leave(self) -> None:
        """This process is about to end: from now on its tables are given back all at once, not one by one."""

    def tell(self, news: News) -> None:
        """Let the others know."""

    async def allows(self, rate: Rate, who: Sequence[tuple[str, int]]) -> bool:
        """Whether all processes together allow one more; `who` draws from so many times as large a bucket."""

    def watching(self, table: str) -> int:
        """How many look on at a table that another process has."""


class Alone:
    """One process, and no other."""

    shared = False
    tidies = True

    async def take(self, table: str) -> bool:
        return True

    def give_back(self, table: str) -> None: ...

    def held(self) -> list[str]:
        return []

    def take_leave(self) -> None: ...

    def tell(self, news: News) -> None: ...

    async def allows(self, rate: Rate, who: Sequence[tuple[str, int]]) -> bool:
        return True

    def watching(self, table: str) -> int:
        return 0
