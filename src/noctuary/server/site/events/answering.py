"""Who answers for events over HTTP: everybody may look, people join, the host leads."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.events import course
from noctuary.events.event import Entry, Event, Kind, Standing, State
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import MessageId
from noctuary.server.answers import Status, answer, body
from noctuary.server.call import Call
from noctuary.server.names import nobody_names, skeleton, visible
from noctuary.server.presenting import setup_for_table
from noctuary.server.site.events import telling
from noctuary.server.site.events.hall import Change
from noctuary.server.site.events.sitting import TOURNAMENT
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.store.events import KeptEvent
from noctuary.server.store.rows import EntryRow, EventRow, PersonRow
from noctuary.server.table.seating import check_bot
from noctuary.server.visiting import spoken
from noctuary.server.wire import NewTable, SeatWish, Sitter
from noctuary.server.wires import events as told
from noctuary.text.catalogue import Language, error_text
from noctuary.text.menu import check_game, menu_of

_LISTED: Final = 100
_LISTED_SECONDS: Final = 14 * 24 * 3600.0  # how long an event that is over stays in the list
_TABLES: Final = (4, 5)
_T = TypeVar("_T")


class Events:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._house = rooms.house
        self._store = rooms.store
        self._hall = rooms.hall
        self._limits = rooms.settings.limits
        self._card_sets = rooms.settings.card_sets

    # -- looking ----------------------------------------------------------------------------------------

    async def listed(self, request: Request) -> Response:
        visitor = await self._visiting.visitor(request)
        person = None if visitor is None else visitor.person.id
        found = await self._store.events.listed(person, time.time() - _LISTED_SECONDS, _LISTED)
        return answer(
            told.EventList([telling.line_of(row, count, mine, person) for row, count, mine in found])
        )

    async def event(self, request: Request) -> Response:
        return answer(await self._told(request))

    async def as_json(self, request: Request) -> Response:
        event = await self._told(request)
        event.choice = None
        return _file(msgspec.json.format(msgspec.json.encode(event)).decode(), "json", "application/json")

    async def as_csv(self, request: Request) -> Response:
        return _file(telling.csv_of(await self._told(request)), "csv", "text/csv; charset=utf-8")

    async def _told(self, request: Request) -> told.EventTold:
        visitor = await self._visiting.visitor(request)
        person = None if visitor is None else visitor.person
        language = spoken(request, visitor)
        kept, event = await self._hall.read(request.path_params["event"])
        host = "" if kept.row.host is None else await self._name(kept.row.host)
        wrong = None if person is None else self._why_not_join(kept, event, person)
        why = "" if wrong is None else error_text(language, wrong)
        return telling.event_told(kept, event, person, host, why, language)

    async def _name(self, person: str) -> str:
        found = await self._store.people.find(person)
        return "" if found is None else found.name

    # -- the host ---------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        me = (await self._visiting.somebody(request)).person
        wish = await body(request, told.NewEvent, self._limits.message_bytes)
        _refuse_nameless(me)
        template = self._checked(wish)
        title = visible(wish.title)
        if not title:
            raise NoctuaryError(MessageId("events-error-title"))
        now = time.time()
        live = wish.kind is not Kind.LEAGUE if wish.live is None else wish.live
        event = Event(wish.kind, wish.rounds, live, secrets.token_hex(16))
        most = min(wish.most, told.MOST_IN_A_LEAGUE) if wish.kind is Kind.LEAGUE else wish.most
        row = EventRow(
            id=secrets.token_urlsafe(16),
            host=me.id,
            game=wish.game,
            title=title,
            about=wish.about.strip(),
            language=wish.language.value,
            kind=wish.kind.value,
            state=event.state.value,
            wish=msgspec.json.encode(template).decode(),
            most=most,
            begins=wish.begins,
            course=msgspec.json.encode(event).decode(),
            version=0,
            created=now,
            updated=now,
        )
        if not await self._store.events.add(row, self._limits.events, self._limits.all_events):
            raise NoctuaryError(MessageId("events-error-too-many"), most=self._limits.events)
        return answer(told.EventMade(row.id), 201)

    def _checked(self, wish: told.NewEvent) -> NewTable:
        """The table that all of an event's tables are like; what cannot be is said now."""
        menu = menu_of(check_game(wish.game))
        sizes = _TABLES if wish.kind is Kind.TABLES else (2,)
        modes = {mode.slug: mode.seats for mode in menu.modes(Language.EN)}
        mode = wish.mode or next((slug for slug, seats in modes.items() if set(sizes) <= set(seats)), "")
        if not set(sizes) <= set(modes.get(mode, [])):
            raise NoctuaryError(MessageId("events-error-seats"), game=wish.game)
        if wish.minutes is not None and not find_game(wish.game).ends_by_time():
            raise NoctuaryError(MessageId("error-no-time-limit"))
        options = {**wish.options, **({TOURNAMENT: True} if TOURNAMENT in menu.fields else {})}
        for size in sizes:
            table = NewTable(
                wish.game,
                [SeatWish(Sitter.OPEN) for _ in range(size)],
                mode=mode,
                options=options,
                clock=wish.clock,
                minutes=wish.minutes,
                idle=wish.idle,
                title=visible(wish.title),
                language=wish.language,
            )
            setup_for_table(table, self._card_sets)
        return table

    async def begin_round(self, request: Request) -> Response:
        def deed(change: Change) -> None:
            course.begin_round(change.event, change.now)

        return await self._lead(request, deed)

    async def begin_final(self, request: Request) -> Response:
        return await self._lead(request, lambda change: course.begin_final(change.event, change.now))

    async def end(self, request: Request) -> Response:
        return await self._lead(request, lambda change: course.end(change.event, change.now))

    async def correct(self, request: Request) -> Response:
        wish = await self._wish(request, told.CorrectResult)
        why = visible(wish.why)
        return await self._lead(
            request,
            lambda change: course.correct(change.event, wish.meeting, wish.points, why, change.now),
        )

    async def remove(self, request: Request) -> Response:
        wish = await self._wish(request, told.RemoveEntry)

        def deed(change: Change) -> None:
            course.drop(change.event, wish.entry, change.now, removed=True)
            last = next(note for note in reversed(change.event.notes) if note.what == "removed")
            last.why = visible(wish.why)

        return await self._lead(request, deed)

    async def add_bots(self, request: Request) -> Response:
        """To try it out, and to fill up."""
        wish = await self._wish(request, told.AddBots)
        check_bot(wish.bot)

        def deed(change: Change) -> None:
            bots = sum(entry.bot for entry in change.event.entries)
            if bots + wish.count > self._limits.event_bots:
                raise NoctuaryError(MessageId("events-error-bots"), most=self._limits.event_bots)
            for _ in range(wish.count):
                _refuse_full(change)
                entry = course.join(change.event, change.now, bot=True)
                change.entries.append(EntryRow(entry.number, None, "", wish.bot))

        return await self._lead(request, deed)

    async def _lead(self, request: Request, deed: Callable[[Change], None]) -> Response:
        me = (await self._visiting.somebody(request)).person

        def checked(change: Change) -> None:
            if change.kept.row.host != me.id:
                raise Status(403, "events-error-host-only")
            deed(change)

        await self._hall.change(request.path_params["event"], checked)
        return await self.event(request)

    # -- those who take part ------------------------------------------------------------------------------

    async def join(self, request: Request) -> Response:
        """Come, or come back, with something to play; before the first round it can be changed."""
        me = (await self._visiting.somebody(request)).person
        wish = await body(request, told.JoinEvent, self._limits.body_bytes)

        def deed(change: Change) -> None:
            wrong = self._why_not_join(change.kept, change.event, me)
            if wrong is not None:
                raise wrong
            mine = telling.entry_of(change.kept, me.id)
            if mine is None:
                _refuse_full(change)
                _refuse_look_alike(change, me)
            self._check_choice(change.kept, wish.choice)
            entry = _come(change, mine)
            change.entries.append(EntryRow(entry.number, me.id, me.name, "", wish.choice or None))

        await self._hall.change(request.path_params["event"], deed)
        return await self.event(request)

    def _why_not_join(self, kept: KeptEvent, event: Event, me: PersonRow) -> NoctuaryError | None:
        if event.closed or event.state in (State.SEATING, State.FINAL):
            return NoctuaryError(MessageId("events-error-too-late"))
        mine = telling.entry_of(kept, me.id)
        standing = None if mine is None else event.entries[mine.number].standing
        if standing is Standing.REMOVED or self._house.blocks.has(kept.row.host or "", me.id):
            return Status(403, "events-error-unwelcome")
        if standing is Standing.IN and event.round > 0:
            return NoctuaryError(MessageId("events-error-already-in"))
        if standing is None and len(event.there()) >= kept.row.most:
            return NoctuaryError(MessageId("events-error-full"), most=kept.row.most)
        return None

    def _check_choice(self, kept: KeptEvent, choice: str | None) -> None:
        """By the game's own rules for decks: the same as at a table."""
        if choice is not None:
            template = msgspec.json.decode(kept.row.wish, type=NewTable)
            template.seats[0].choice = choice
            setup_for_table(template, self._card_sets)

    async def drop(self, request: Request) -> Response:
        return await self._play(request, lambda change, me: course.drop(change.event, me, change.now))

    async def choose_seat(self, request: Request) -> Response:
        wish = await self._wish(request, told.ChooseSeat)
        return await self._play(request, lambda change, me: course.choose(change.event, me, wish.place))

    async def ready(self, request: Request) -> Response:
        wish = await self._wish(request, told.ReadyFor)
        return await self._play(
            request, lambda change, me: course.make_ready(change.event, wish.meeting, me, change.now)
        )

    async def _play(self, request: Request, deed: Callable[[Change, int], None]) -> Response:
        me = (await self._visiting.somebody(request)).person

        def checked(change: Change) -> None:
            entry = telling.entry_of(change.kept, me.id)
            if entry is None:
                raise Status(403, "events-error-not-in")
            deed(change, entry.number)

        await self._hall.change(request.path_params["event"], checked)
        return await self.event(request)

    async def _wish(self, request: Request, kind: type[_T]) -> _T:
        return await body(request, kind, self._limits.message_bytes)


def _come(change: Change, mine: EntryRow | None) -> Entry:
    event = change.event
    if mine is None:
        return course.join(event, change.now)
    entry = event.entries[mine.number]
    if entry.standing is Standing.DROPPED:
        course.come_back(event, entry.number, change.now)
    return entry


def _refuse_full(change: Change) -> None:
    if len(change.event.there()) >= change.kept.row.most or len(change.event.entries) >= 2 * told.MOST:
        raise NoctuaryError(MessageId("events-error-full"), most=change.kept.row.most)


def _refuse_nameless(me: PersonRow) -> None:
    if skeleton(me.name) in nobody_names():
        raise NoctuaryError(MessageId("events-error-nameless"))


def _refuse_look_alike(change: Change, me: PersonRow) -> None:
    _refuse_nameless(me)
    mine = skeleton(me.name)
    if any(skeleton(entry.name) == mine for entry in change.kept.entries if entry.name):
        raise NoctuaryError(MessageId("events-error-name"), name=me.name)


def _file(text: str, ending: str, kind: str) -> Response:
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="noctuary-event.{ending}"',
    }
    return Response(text, headers=headers, media_type=kind)


def _deed(
    path: str, endpoint: Callable[[Events, Request], Awaitable[Response]], takes: Any, summary: str
) -> Call[Events]:
    """A request that changes an event and is answered with what it is then."""
    return Call("post", f"/api/events/{{event}}/{path}", endpoint, summary, told.EventTold, takes, ("lang",))


AREA: Final = Area(
    Events,
    (
        Call("get", "/api/events", Events.listed, "Events that are open or ended lately.", told.EventList),
        Call("post", "/api/events", Events.make, "Host an event.", told.EventMade, told.NewEvent, (), 201),
        Call("get", "/api/events/{event}", Events.event, "An event.", told.EventTold, query=("lang",)),
        Call(
            "get", "/api/events/{event}/results.json", Events.as_json, "It as a file.", str, query=("lang",)
        ),
        Call("get", "/api/events/{event}/results.csv", Events.as_csv, "It as a table.", str, query=("lang",)),
        _deed("join", Events.join, told.JoinEvent, "Take part, or change what one plays before it begins."),
        _deed("drop", Events.drop, None, "Take part no more."),
        _deed("ready", Events.ready, told.ReadyFor, "Be ready to play a meeting now."),
        _deed("seat", Events.choose_seat, told.ChooseSeat, "Choose one's seat in the final."),
        _deed("round", Events.begin_round, None, "The host begins, or begins the next round."),
        _deed("final", Events.begin_final, None, "The host calls the best five to the final."),
        _deed("end", Events.end, None, "The host ends it, or cancels what has not begun."),
        _deed("bots", Events.add_bots, told.AddBots, "The host adds bots."),
        _deed("remove", Events.remove, told.RemoveEntry, "The host removes somebody, and says why."),
        _deed("correct", Events.correct, told.CorrectResult, "The host corrects a result, and says why."),
    ),
)
