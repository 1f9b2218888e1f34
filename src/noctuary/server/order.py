"""Who is banned or muted, and where a chat is closed: asked with every request and every line of a chat.

Kept in the store. What is held here is read again when it is a few seconds old: another process may have
changed it. Where people come from is held in memory alone, and only the network of those who came last.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from noctuary.server.answers import Status
from noctuary.server.networks import homes_of
from noctuary.server.store import MeasureRow, PersonRow, Store
from noctuary.text.catalogue import Language, say

_FRESH: Final = 5.0  # seconds
_MOST_KNOWN: Final = 5000  # people whose network is remembered
_DAY: Final = 24 * 3600.0
KEPT_REPORTS: Final = 90 * _DAY  # after they are closed
KEPT_LOG: Final = 730 * _DAY
NEVER: Final = "never"


class Banned(Status):
    """Whoever is banned may look and read, take her things along and go; she may do nothing else."""

    def __init__(self, ban: MeasureRow) -> None:
        super().__init__(403, "server-error-banned", until=until_told(ban), reason=ban.reason)


def until_told(measure: MeasureRow) -> str:
    """Until when, as people read it anywhere in the world; a word for a ban without an end."""
    return NEVER if measure.until is None else moment(measure.until)


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def notice(measure: MeasureRow, language: Language) -> str:
    """What she is told of what was done about her."""
    if measure.lifted is not None:
        return say(language, "server-notice-lifted", what=measure.what)
    message = f"server-notice-{measure.what}"
    return say(language, message, until=until_told(measure), reason=measure.reason)


class Order:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._kept = store.moderation
        self._clock = clock
        self._in_force: list[MeasureRow] = []
        self._read_at: float | None = None  # by the steady clock
        self._from: dict[str, str] = {}  # person: network

    async def read(self) -> None:
        self._in_force = await self._kept.in_force(self._clock())
        self._read_at = time.monotonic()

    async def fresh(self) -> None:
        if self._read_at is None or time.monotonic() - self._read_at > _FRESH:
            await self.read()

    async def look_after(self) -> None:
        """Now and then: what others have done, and what has been kept for long enough."""
        now = self._clock()
        await self._kept.prune(now - KEPT_REPORTS, now - KEPT_LOG, now)
        await self.read()

    # -- who --------------------------------------------------------------------------------------------

    def ban_of(self, person: PersonRow, address: str | None = None) -> MeasureRow | None:
        """Her own; a guest is kept out with her network too, an account is known by itself."""
        known = address is None or person.account is not None
        return self._first("ban", person=person.id) or (None if known else self.ban_from(address or ""))

    def ban_from(self, address: str) -> MeasureRow | None:
        """That of the network around an address."""
        return self._first("ban", networks=homes_of(address))

    def mute_of(self, person: str) -> MeasureRow | None:
        return self._first("mute", person=person)

    def renamed(self, person: str) -> MeasureRow | None:
        """A name that was taken from her does not come back at once."""
        return self._first("rename", person=person)

    def closed_chat(self, table: str) -> MeasureRow | None:
        return self._first("chat", table=table)

    def banned_people(self) -> set[str]:
        now = self._clock()
        return {one.person for one in self._in_force if one.what == "ban" and one.person and _lasts(one, now)}

    def _first(
        self,
        what: str,
        *,
        person: str | None = None,
        networks: tuple[str, ...] = (),
        table: str | None = None,
    ) -> MeasureRow | None:
        now = self._clock()
        for one in self._in_force:
            of_them = (
                (person is not None and one.person == person)
                or one.network in networks
                or (table is not None and one.table_id == table)
            )
            if one.what == what and of_them and _lasts(one, now):
                return one
        return None

    # -- where from -------------------------------------------------------------------------------------

    def came(self, person: str, address: str) -> None:
        self._from.pop(person, None)
        self._from[person] = homes_of(address)[0]
        if len(self._from) > _MOST_KNOWN:
            del self._from[next(iter(self._from))]

    def network_of(self, person: str) -> str | None:
        """Where she came from last, if this process has seen her."""
        return self._from.get(person)


def _lasts(measure: MeasureRow, now: float) -> bool:
    return measure.until is None or measure.until > now
