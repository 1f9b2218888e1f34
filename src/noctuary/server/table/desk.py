"""What a client asks at a table, and who sees to it. Every request runs alone: the table's lock is held."""

from __future__ import annotations

import time
from asyncio import Queue

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId, Seat
from noctuary.server import presenting, wire
from noctuary.server.limits import TooMuch
from noctuary.server.sessions import Visitor
from noctuary.server.store import PersonRow
from noctuary.server.table import clocking, hinting, seating, sights, talking, telling, undoing
from noctuary.server.table.asking import drop_seat_asked
from noctuary.server.table.stream import OPENED_ELSEWHERE, Close, Stream
from noctuary.server.table.table import Place, Table
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language


async def enter(table: Table, visitor: Visitor, wish: asks.Enter) -> tuple[Stream, Queue[bytes | Close]]:
    """A client comes in, or comes back: it goes on where it was, or is shown everything."""
    async with table.lock:
        if table.in_doubt:
            await table.reread()  # nobody is shown what may not have been kept
        if table.asleep:
            raise NoctuaryError(MessageId("server-error-table-asleep"))
        table.drop_lost_streams()
        stream = _resumed(table, visitor, wish)
        came_back = stream is not None
        if stream is None:
            _make_room(table, visitor.person.id)
            stream = Stream(
                visitor.session, visitor.person.id, Language(wish.language.value), wish.text_table
            )
            stream.over_shoulder = None if wish.seat is None else Seat(wish.seat)
            await sights.note(table, stream)
            table.streams.append(stream)
        stream.fast = wish.fast
        outbox = stream.attach()
        if came_back:
            stream.tell_again(wish.since)
        place = table.place_of(visitor.person.id)
        if place is not None and place.away_since is not None:
            place.passing.clear()  # no yield outlives a lost connection
        if place is not None and not seating.looks_like_another(table, visitor.person):
            place.row.name = visitor.person.name
        clocking.note_presence(table)
        table.changed()
        return stream, outbox


def _make_room(table: Table, person: str) -> None:
    """So many clients of one person, and of all who look on; one that has lost its line makes room."""
    limits = table.services.limits
    own = [stream for stream in table.streams if stream.person == person]
    _leave_room(table, own, limits.streams, "sockets")
    if table.place_of(person) is None:
        _leave_room(table, list(table.streams), limits.table_streams, "watchers")


def _leave_room(table: Table, streams: list[Stream], most: int, what: str) -> None:
    while len(streams) >= most:
        lost = [stream for stream in streams if not stream.here]
        if not lost:
            raise TooMuch(what)
        longest = min(lost, key=lambda stream: stream.lost_at or 0.0)
        streams.remove(longest)
        table.streams.remove(longest)


def _resumed(table: Table, visitor: Visitor, wish: asks.Enter) -> Stream | None:
    for stream in table.streams:
        if stream.epoch == wish.epoch and stream.person == visitor.person.id:
            same = stream.language.value == wish.language.value and stream.text_table == wish.text_table
            if same and stream.can_resume(wish.since):
                stream.session = visitor.session
                return stream
            stream.close(OPENED_ELSEWHERE)
            table.streams.remove(stream)
            return None
    return None


async def go(table: Table, stream: Stream, outbox: Queue[bytes | Close]) -> None:
    """A socket is gone; its stream waits for it."""
    async with table.lock:
        if table.asleep or (stream.here and not stream.is_attached(outbox)):
            return  # nobody is at home, or another socket has taken over
        stream.detach(time.monotonic())
        table.idle_since = time.monotonic()
        clocking.note_presence(table)
        asked = table.seat_asked
        if asked is not None and not table.is_here(asked.person.id):
            drop_seat_asked(table, None)  # nobody agrees to somebody who has gone
        table.changed()


async def hush(table: Table, stream: Stream, outbox: Queue[bytes | Close], silent: bool) -> None:
    """A socket that does not answer, or answers again: everybody sees who is there."""
    async with table.lock:
        if table.asleep or not stream.is_attached(outbox):
            return  # another socket has taken over
        stream.silent = silent
        clocking.note_presence(table)
        table.changed()


async def ask(
    table: Table, visitor: Visitor, stream: Stream, asked: asks.Asked, since: float | None = None
) -> None:
    """See to what a client asks; `since` is when it was heard, if that was some time ago."""
    if isinstance(asked, asks.Ping):
        stream.tell_now(wire.Pong())  # changes nothing, and waits for nobody
        return
    async with table.lock:
        if table.in_doubt:
            await table.reread()
        if not table.asleep:
            await _ask(table, visitor, stream, asked, since)


async def _ask(
    table: Table, visitor: Visitor, stream: Stream, asked: asks.Asked, since: float | None
) -> None:
    person = visitor.person
    match asked:
        case asks.PlayMove():
            seat = seating.seat_of(table, person.id).seat
            await table.answer(seat, asked.index, asked.decision, since=since)
        case asks.Why():
            stream.tell_now(_why(table, stream, asked.about))
        case asks.Say():
            await talking.say(table, person, asked.text)
        case asks.SetPassing():
            _set_passing(table, seating.seat_of(table, person.id), asked)
            table.changed()
        case asks.Hint():
            hinting.ask(table, person, stream, asked.decision)
        case asks.SetPace():
            stream.fast = asked.fast
        case asks.Undo():
            await undoing.undo(table, person)
        case asks.Answer():
            if table.seat_asked is not None and table.seat_asked.id == asked.id:
                await seating.answer_seat(table, person, table.seat_asked, asked.yes)
            else:
                await undoing.answer(table, person, asked.id, asked.yes)
        case asks.Withdraw():
            if table.seat_asked is not None and table.seat_asked.id == asked.id:
                seating.withdraw_seat(table, person, table.seat_asked)
            else:
                undoing.withdraw(table, person, asked.id)
        case asks.Sit():
            await seating.sit(table, await _called_now(table, visitor), asked.seat, asked.choice)
        case asks.HandOver():
            await seating.hand_over(table, person, asked.seat, asked.bot)
        case asks.Leave():
            await seating.leave(table, person)
        case asks.Concede():
            await seating.concede(table, person)
        case asks.Pause():
            await seating.pause(table, person, asked.on)
        case asks.Rematch():
            await seating.rematch(table, person)
        case asks.SetChat():
            await talking.set_chat(table, person, asked.open)
        case asks.Mute():
            await talking.mute(table, person, asked.seat, asked.on)
        case asks.Report():
            await talking.report(table, stream, asked)
        case asks.Block():
            await talking.block(table, stream, asked)
        case asks.SetSight():
            await seating.set_sight(table, person, asked.shown)
        case asks.Claim():
            await seating.claim(table, person, asked.seat)
        case asks.Speak():
            stream.language, stream.text_table = Language(asked.language.value), asked.text_table
            telling.tell_all(table, stream)
        case asks.Enter():
            raise NoctuaryError(MessageId("server-error-entered"))


async def _called_now(table: Table, visitor: Visitor) -> PersonRow:
    """Whoever sits down goes by the name she has now: she may have been asked for it since she came in."""
    found = await table.services.store.people.find(visitor.person.id)
    if found is not None:
        visitor.person = found
    return visitor.person


def _set_passing(table: Table, place: Place, wish: asks.SetPassing) -> None:
    at = None if table.match is None else (table.match, place.seat)
    place.passing.set(wish.level, wish.stops, wish.always, wish.never, at)


def _why(table: Table, stream: Stream, about: str) -> wire.Refusal:
    """To the asker alone, and from what her seat may know."""
    place = table.place_of(stream.person)
    if table.match is None or place is None:
        raise seating.refuse("not-seated")
    names = telling.names_of(table, stream.language)
    return presenting.why(table.match, place.seat, about, stream.language, names)
