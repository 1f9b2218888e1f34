"""The lobby: lists that stay live. What changes is told a moment later, many changes at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec

from noctuary.bots.strengths import plain_name
from noctuary.server.listing import listed
from noctuary.server.patience import Backoff
from noctuary.server.store import SeatRow
from noctuary.server.table.stream import RESTARTING, SESSION_ENDED, Close
from noctuary.server.table.telling import seat_name
from noctuary.server.wire import Invited, LobbyTold, Sitter, TableLine
from noctuary.text.catalogue import Language, say

if TYPE_CHECKING:
    from noctuary.server.house import House

_LOG: Final = logging.getLogger(__name__)
_GATHER_SECONDS: Final = 0.3
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

    async def enter(self, guest: Guest) -> None:
        self._guests.append(guest)
        await self._tell(guest)

    @property
    def guests(self) -> int:
        return len(self._guests)

    def go(self, guest: Guest) -> None:
        if guest in self._guests:
            self._guests.remove(guest)

    def changed(self, table: str) -> None:
        """Some table looks different."""
        if self._guests and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell_everybody())

    async def _tell_everybody(self) -> None:
        """A moment later; and later again, as long as the list cannot be read."""
        await asyncio.sleep(_GATHER_SECONDS)
        backoff, waiting = Backoff(), list(self._guests)
        while waiting:
            try:
                await self._tell(waiting[0])
                waiting.pop(0)
            except Exception:
                _LOG.exception("the lobby could not be told, and is told again")
                await asyncio.sleep(backoff.failed())
            waiting = [guest for guest in waiting if guest in self._guests]

    async def _tell(self, guest: Guest) -> None:
        lines = await self.lines(guest.person, guest.language)
        guest.tell(LobbyTold(lines, await self.invited(guest.person)))

    async def invited(self, person: str) -> list[Invited]:
        """Who asks this person to a table; of somebody whom she has blocked she hears nothing."""
        lasts = self._house.settings.patience.invitation
        found = await self._house.store.invitations.waiting_for(person, time.time() - lasts)
        return [
            Invited(
                row.number,
                row.table_id,
                table.game,
                table.title,
                by,
                row.seat,
                datetime.fromtimestamp(row.at + lasts, UTC).isoformat(timespec="seconds"),
            )
            for row, table, by in found
            if not self._house.blocks.has(person, row.inviter)
        ]

    async def lines(self, person: str | None, language: Language) -> list[TableLine]:
        def name_of(seat: SeatRow, bots: Sequence[str]) -> str:
            if seat.sitter == Sitter.OPEN.value:
                return say(language, "server-open-seat")
            name = seat_name(seat, bots, language)
            if seat.sitter != Sitter.BOT.value:
                return name
            return say(language, "server-bot-named", name=name, kind=plain_name(seat.bot))

        return await listed(self._house, person, name_of)

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
