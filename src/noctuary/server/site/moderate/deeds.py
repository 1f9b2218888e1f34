"""What a moderator may do, and what it does. Each deed is carried out, kept and logged."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from noctuary.server.answers import Status
from noctuary.server.house import House
from noctuary.server.names import clean_name, skeleton, visible
from noctuary.server.order import notice
from noctuary.server.site.events.hall import Hall
from noctuary.server.store import LogRow, MeasureRow, PersonRow
from noctuary.server.table.asking import tell_person_now
from noctuary.server.table.table import Table
from noctuary.server.table.talking import close_chat
from noctuary.server.wires.moderate import Deed, NewDeed

NETWORK_MINUTES: Final = 7 * 24 * 60  # the longest that a network is banned: others live there too
_NAME_KEPT_MINUTES: Final = 30 * 24 * 60  # how long whoever was renamed keeps that name
_ABOUT_PEOPLE: Final = (Deed.WARN, Deed.MUTE, Deed.BAN, Deed.RENAME)
_ABOUT_EVENTS: Final = (Deed.EVENT, Deed.WORDING)


@dataclass(frozen=True)
class About:
    """Whom or what a deed is about."""

    person: PersonRow | None = None
    table: Table | None = None
    event: str | None = None

    @property
    def thing(self) -> str | None:
        """The table or the event."""
        return self.event if self.table is None else self.table.id


class Deeds:
    def __init__(self, house: House, hall: Hall) -> None:
        self._house = house
        self._hall = hall
        self._kept = house.store.moderation

    async def do(self, moderator: PersonRow, wish: NewDeed) -> None:
        reason = visible(wish.reason)
        if not reason:
            raise Status(422, "server-error-no-reason")
        about = await self._about(moderator, wish)
        measure = self._measure(wish, about, reason)
        line = LogRow(
            measure.at,
            moderator.id,
            moderator.name,
            wish.what.value,
            measure.person,
            "" if about.person is None else about.person.name,
            measure.table_id,
            wish.report,
            measure.until,
            reason,
        )
        await self._carry_out(wish, about, reason)
        await self._kept.take(measure, line)
        self._tell(measure)
        await self._house.order_changed()

    async def lift(self, moderator: PersonRow, number: int, reason: str) -> None:
        """A measure ends before its time, and she whom it was about hears so."""
        reason, measure = visible(reason), await self._kept.measure(number)
        if not reason:
            raise Status(422, "server-error-no-reason")
        if measure is None:
            raise Status(404, "server-error-no-measure")
        whom = {} if measure.person is None else await self._kept.people([measure.person])
        name = whom[measure.person].name if measure.person in whom else ""
        line = LogRow(
            time.time(),
            moderator.id,
            moderator.name,
            f"lift-{measure.what}",
            measure.person,
            name,
            measure.table_id,
            reason=reason,
        )
        if not await self._kept.lift(number, line):
            raise Status(409, "server-error-no-measure")
        await self._house.order_changed()

    # -- what it is about -----------------------------------------------------------------------------

    async def _about(self, moderator: PersonRow, wish: NewDeed) -> About:
        if wish.what in _ABOUT_PEOPLE:
            return About(await self._person(moderator, wish.person))
        if wish.what is Deed.DECK:
            owner = await self._kept.deck_owner(wish.deck or "")
            if owner is None:
                raise Status(404, "server-error-no-shared-deck")
            return About(await self._person(moderator, owner))
        if wish.what in _ABOUT_EVENTS:
            return await self._event(moderator, wish.event or "")
        table = await self._house.find(wish.table or "")
        if table is None:
            raise Status(404, "server-error-no-table")
        return About(table=table)

    async def _event(self, moderator: PersonRow, event: str) -> About:
        """With its host, where it still has one."""
        kept = await self._house.store.events.find(event)
        if kept is None:
            raise Status(404, "events-error-no-event")
        host = None if kept.row.host is None else await self._person(moderator, kept.row.host)
        return About(host, event=event)

    async def _person(self, moderator: PersonRow, person: str | None) -> PersonRow:
        found = (await self._kept.people([person or ""])).get(person or "")
        if found is None:
            raise Status(404, "server-error-no-such-person")
        if found.id == moderator.id or await self._kept.is_moderator(found.id):
            raise Status(403, "server-error-moderators-alone")  # the keeper of the machine sees to that
        return found

    def _measure(self, wish: NewDeed, about: About, reason: str) -> MeasureRow:
        person = None if about.person is None else about.person.id
        minutes, network = wish.minutes, None
        if wish.what is Deed.RENAME:
            minutes = _NAME_KEPT_MINUTES
        elif wish.what not in (Deed.MUTE, Deed.BAN):
            minutes = None
        if wish.what is Deed.MUTE and minutes is None:
            raise Status(422, "server-error-mute-ends")
        if wish.network and wish.what is Deed.BAN and person is not None:
            network = self._house.order.network_of(person)
            if network is None:
                raise Status(409, "server-error-network-unknown")
            if minutes is None or minutes > NETWORK_MINUTES:
                raise Status(422, "server-error-network-ends", days=NETWORK_MINUTES // (24 * 60))
        now = time.time()
        return MeasureRow(
            wish.what.value,
            reason,
            now,
            person,
            network,
            about.thing,
            None if minutes is None else now + minutes * 60,
        )

    # -- carrying it out ------------------------------------------------------------------------------

    async def _carry_out(self, wish: NewDeed, about: About, reason: str) -> None:
        if wish.what is Deed.RENAME and about.person is not None:
            await self._rename(about.person, wish.name)
        elif wish.what is Deed.DECK:
            await self._kept.unshare(wish.deck or "")
        elif about.event is not None and wish.what is Deed.EVENT:
            await self._hall.end(about.event, "moderated", reason)
        elif about.event is not None:
            await self._hall.clear(about.event, reason)
        elif about.table is not None:
            async with about.table.lock:
                if wish.what is Deed.CHAT:
                    await close_chat(about.table)
                else:
                    about.table.row.title = ""
                    await about.table.save()
                    about.table.show_anew()

    async def _rename(self, person: PersonRow, name: str | None) -> None:
        """Everywhere at once: at the tables where she sits, too."""
        if name is None:
            raise Status(422, "server-error-name")
        new = clean_name(name)
        owner = await self._house.store.people.with_account(skeleton(new))
        if owner is not None and owner.id != person.id:
            raise Status(422, "server-error-name-taken", name=new)
        await self._kept.rename(person.id, new)
        await self._house.renamed(person.id, new)

    def _tell(self, measure: MeasureRow) -> None:
        """Whoever is at a table hears of it there; everybody hears of it with her next page."""
        if measure.person is None:
            return
        for table in self._house.all_awake():
            tell_person_now(table, measure.person, lambda language: notice(measure, language))
