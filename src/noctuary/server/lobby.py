"""The lobby: lists that stay live. What changes is told a moment later, many changes at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec

from noctuary.bots.strengths import plain_name
from noctuary.server.listing import lines_of, read_for
from noctuary.server.patience import Backoff
from noctuary.server.store import SeatRow
from noctuary.server.store.tables import Listed
from noctuary.server.table.stream import RESTARTING, SESSION_ENDED, Close
from noctuary.server.table.telling import seat_name
from noctuary.server.wire import Invited, LobbyTold, Sitter, TableLine
from noctuary.text.catalogue import Language, say

if TYPE_CHECKING:
    from noctuary.server.house import House

_LOG: Final = logging.getLogger(__name__)
_GATHER_SECONDS: Final = 0.3
_AT_ONCE: Final = 200  # guests whose lists are read together
_ENCODER: Final = msgspec.json.Encoder()


class Guest:
    """Somebody who looks at the lobby."""

    def __init__(self, session: str, person: str, language: Language) -> None:
        self.session = session
        self.person = person
        self.language = language
        self.outbox: asyncio.Queue[bytes | Close] = asyncio.Queue()
        self._last: LobbyTold | None = None

    def tell(self, told: LobbyTold) -> None:
        if told != self._last:
            self._last = told
            self.outbox.put_nowait(_ENCODER.encode(told))


class Lobby:
    def __init__(self, house: House) -> None:
        self._house = house
        self._guests: list[Guest] = []
        self._telling: asyncio.Task[None] | None = None
        self._stale = False  # something has changed since the list was last read for everybody

    async def enter(self, guest: Guest) -> None:
        self._guests.append(guest)
        await self._tell([guest])

    @property
    def guests(self) -> int:
        return len(self._guests)

    def go(self, guest: Guest) -> None:
        if guest in self._guests:
            self._guests.remove(guest)

    def changed(self, table: str) -> None:
        """Some table looks different."""
        self._stale = bool(self._guests)
        if self._stale and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell_everybody())

    async def _tell_everybody(self) -> None:
        """A moment later; and again for what has changed after the list was read."""
        while self._stale:
            await asyncio.sleep(_GATHER_SECONDS)
            self._stale = False
            await self._tell_all_of(list(self._guests))

    async def _tell_all_of(self, waiting: list[Guest]) -> None:
        """Later again, as long as the list cannot be read."""
        backoff = Backoff()
        while waiting:
            try:
                await self._tell(waiting[:_AT_ONCE])
                del waiting[:_AT_ONCE]
            except Exception:
                _LOG.exception("the lobby could not be told, and is told again")
                await asyncio.sleep(backoff.failed())
            waiting = [guest for guest in waiting if guest in self._guests]

    async def _tell(self, guests: Sequence[Guest]) -> None:
        """All of them at once: the database is asked as often for many as for one."""
        for person, language, told in await self._told({(one.person, one.language) for one in guests}):
            for guest in guests:
                if (guest.person, guest.language) == (person, language):
                    guest.tell(told)
            await asyncio.sleep(0)  # others are served meanwhile

    async def _told(self, readers: Collection[tuple[str, Language]]) -> list[tuple[str, Language, LobbyTold]]:
        people = {person for person, _ in readers}
        found, invited = await read_for(self._house, people), await self._invited(people)
        return [
            (person, language, LobbyTold(self._lines(found, person, language), invited.get(person, [])))
            for person, language in readers
        ]

    async def told(self, person: str | None, language: Language) -> LobbyTold:
        """What one reader sees who looks once."""
        if person is None:
            return LobbyTold(self._lines(await read_for(self._house, ()), None, language))
        ((_, _, told),) = await self._told([(person, language)])
        return told

    async def _invited(self, people: Collection[str]) -> dict[str, list[Invited]]:
        """Who asks each of these to a table; of somebody whom she has blocked she hears nothing."""
        lasts = self._house.settings.patience.invitation
        told: dict[str, list[Invited]] = {}
        for row, table, by in await self._house.store.invitations.waiting_for(people, time.time() - lasts):
            if not self._house.blocks.has(row.invited, row.inviter):
                until = datetime.fromtimestamp(row.at + lasts, UTC).isoformat(timespec="seconds")
                one = Invited(row.number, row.table_id, table.game, table.title, by, row.seat, until)
                told.setdefault(row.invited, []).append(one)
        return told

    def _lines(self, found: Listed, person: str | None, language: Language) -> list[TableLine]:
        def name_of(seat: SeatRow, bots: Sequence[str]) -> str:
            if seat.sitter == Sitter.OPEN.value:
                return say(language, "server-open-seat")
            name = seat_name(seat, bots, language)
            if seat.sitter != Sitter.BOT.value:
                return name
            return say(language, "server-bot-named", name=name, kind=plain_name(seat.bot))

        return lines_of(self._house, found, person, name_of)

    def move_session(self, old: str, new: str) -> None:
        for guest in self._guests:
            if guest.session == old:
                guest.session = new

    def close_session(self, session: str | None, person: str, why: Close = SESSION_ENDED) -> None:
        for guest in self._guests:
            if guest.person == person and session in (None, guest.session):
                guest.outbox.put_nowait(why)

    def sessions(self) -> set[str]:
        return {guest.session for guest in self._guests}

    def end_session(self, session: str) -> None:
        """One of those that are here is over."""
        for guest in self._guests:
            if guest.session == session:
                guest.outbox.put_nowait(SESSION_ENDED)

    def close(self) -> None:
        for guest in self._guests:
            guest.outbox.put_nowait(RESTARTING)
        if self._telling is not None:
            self._telling.cancel()
