"""Inviting somebody to a table by name. She finds it in her lobby, where she comes or declines."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.move import read_number
from noctuary.server import wire
from noctuary.server.answers import Status, body
from noctuary.server.call import Call
from noctuary.server.names import folded, skeleton, visible
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.store.rows import InvitationRow, PersonRow
from noctuary.server.store.tables import StoredTable
from noctuary.server.wire import Phase, Sitter

_MOST_MET: Final = 2000  # people whom somebody may have met at tables
_LARGEST: Final = 2**31 - 1


class Invitations:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._house = rooms.house
        self._people = rooms.store.people
        self._tables = rooms.store.tables
        self._shelf = rooms.store.invitations
        self._limits = rooms.settings.limits
        self._lasts = rooms.settings.patience.invitation

    async def invite(self, request: Request) -> Response:
        """Whoever sits at a table that gathers may, and its host."""
        me = (await self._visiting.somebody(request)).person
        wish = await body(request, wire.Invite, self._limits.message_bytes)
        table = await self._gathering(request.path_params["table"], me)
        guest = await self._named(wish.name, me)
        if any(seat.person == guest.id for seat in table.seats):
            raise Status(409, "server-error-invited-sits", name=guest.name)
        await self._check_seat(table, wish.seat, guest)
        row = InvitationRow(table.row.id, me.id, guest.id, wish.seat, time.time())
        limits = self._limits
        if not await self._shelf.add(row, row.at - self._lasts, limits.invitations, limits.invited):
            raise Status(429, "server-limit-invitations")
        self._house.lobby.changed(table.row.id)
        return Response(status_code=204)

    async def _gathering(self, table: str, me: PersonRow) -> StoredTable:
        found = await self._tables.find(table[:32])
        if found is None:
            raise Status(404, "server-error-no-table")
        if found.row.host != me.id and not any(seat.person == me.id for seat in found.seats):
            raise Status(403, "server-error-not-seated")
        if found.row.phase != Phase.GATHERING.value:
            raise Status(409, "server-error-not-gathering")
        return found

    async def _check_seat(self, table: StoredTable, seat: int | None, guest: PersonRow) -> None:
        if seat is None:
            return
        if seat >= len(table.seats) or table.seats[seat].sitter != Sitter.OPEN.value:
            raise Status(409, "server-error-seat-taken")
        kept = await self._shelf.at_table(table.row.id, time.time() - self._lasts)
        if any(one.seat == seat and one.invited != guest.id for one in kept):
            raise Status(409, "server-error-seat-promised")

    async def _named(self, name: str, me: PersonRow) -> PersonRow:
        """An account of that name, or somebody met at a table; whoever has blocked us is not to be found."""
        wanted = skeleton(name)
        found = await self._people.with_account(wanted)
        found = found or await self._people.with_account(folded(visible(name)))
        if found is None:
            met = await self._shelf.met(me.id, _MOST_MET)
            alike = [person for person, called in met.items() if skeleton(called) == wanted]
            if len(alike) > 1:
                raise Status(409, "server-error-invited-many", name=visible(name))
            found = await self._people.find(alike[0]) if alike else None
        blocks = self._house.blocks
        if found is None or blocks.has(found.id, me.id) or blocks.has(me.id, found.id):
            raise Status(404, "server-error-nobody-named", name=visible(name))
        if found.id == me.id:
            raise Status(409, "server-error-invite-oneself")
        return found

    async def decline(self, request: Request) -> Response:
        """She who was invited does not come; or he who has invited takes it back."""
        me = (await self._visiting.somebody(request)).person
        number = read_number(request.path_params["number"], _LARGEST)
        row = None if number is None else await self._shelf.find(number, 0.0)
        if row is None or me.id not in (row.invited, row.inviter):
            raise Status(404, "server-error-no-invitation")
        await self._shelf.remove(row.number)
        self._house.lobby.changed(row.table_id)
        return Response(status_code=204)


AREA: Final = Area(
    Invitations,
    (
        Call(
            "post",
            "/api/tables/{table}/invitations",
            Invitations.invite,
            "Invite somebody by name to a table that gathers; a seat can be kept for her.",
            takes=wire.Invite,
            status=204,
        ),
        Call(
            "delete",
            "/api/invitations/{number}",
            Invitations.decline,
            "Decline an invitation, or take one's own back.",
            status=204,
        ),
    ),
)
