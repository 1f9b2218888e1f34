"""Chat: text as text, to those who want to hear it."""

from __future__ import annotations

import json
import time
from typing import Final

from noctuary.server import wire
from noctuary.server.names import visible
from noctuary.server.order import until_told
from noctuary.server.store import ChatRow, PersonRow, ReportRow
from noctuary.server.table import telling
from noctuary.server.table.seating import place_at, refuse, stand_up
from noctuary.server.table.stream import Stream
from noctuary.server.table.table import Place, Table
from noctuary.server.wire import ChatSaid
from noctuary.server.wires import asks
from noctuary.text.catalogue import say as say_text

_LINES_BEFORE: Final = 10
_LINES_AFTER: Final = 5


async def say(table: Table, person: PersonRow, text: str) -> None:
    """A guest talks where she sits; who only looks on needs an account."""
    place = table.place_of(person.id)
    order = table.services.order
    await order.fresh()
    if order.closed_chat(table.id) is not None:
        raise refuse("chat-moderated")
    if not table.row.chat_open:
        raise refuse("chat-closed")
    mute = order.mute_of(person.id)
    if mute is not None:
        raise refuse("muted", until=until_told(mute), reason=mute.reason)
    if place is None and person.account is None:
        raise refuse("chat-seated")
    text = visible(text)
    if not text:
        return
    row = ChatRow(
        _speaker(person, place), None if place is None else place.seat, text, time.time(), person.id
    )
    row.number = await table.services.store.tables.add_chat(table.id, row)
    table.chat.append(row)
    for stream in table.streams:
        if telling.may_hear(table, stream, row):
            stream.tell(ChatSaid(stream.next_number(), telling.said(row, stream)))


def _speaker(person: PersonRow, place: Place | None) -> str:
    """At a seat by the name that the seat shows."""
    return person.name if place is None else place.row.name or person.name


async def set_chat(table: Table, person: PersonRow, is_open: bool) -> None:
    if table.row.host != person.id:
        raise refuse("host-only")
    if is_open and table.services.order.closed_chat(table.id) is not None:
        raise refuse("chat-moderated")
    await close_chat(table, is_open=is_open)


async def close_chat(table: Table, *, is_open: bool = False) -> None:
    """By its host, or by a moderator."""
    table.row.chat_open = is_open
    await table.save()
    table.changed()


async def mute(table: Table, person: PersonRow, seat: int, on: bool) -> None:
    """Hear no more of what this seat's person says, nor of what she has said."""
    speaker = place_at(table, seat).row.person
    if speaker is None or speaker == person.id:
        raise refuse("nobody-to-mute")
    await table.services.store.tables.set_mute(table.id, person.id, speaker, on)
    if on:
        table.mutes.add((person.id, speaker))
    else:
        table.mutes.discard((person.id, speaker))
    _tell_anew(table, person.id)


async def report(table: Table, stream: Stream, asked: asks.Report) -> None:
    """Keep a line with what was said around it, for the moderators. A second time adds nothing."""
    said = _heard(table, stream, asked.line)
    place = table.chat.index(said)
    around = table.chat[max(0, place - _LINES_BEFORE) : place + _LINES_AFTER + 1]
    lines = [{"line": row.number, "who": row.who, "text": row.text, "at": row.at} for row in around]
    row = ReportRow(
        table_id=table.id,
        line=said.number,
        reporter=stream.person,
        speaker=said.person,
        why=visible(asked.why),
        lines=json.dumps(lines, ensure_ascii=False),
        at=time.time(),
    )
    await table.services.store.safety.report(row)
    stream.tell_now(wire.Noted(say_text(stream.language, "server-reported")))


async def block(table: Table, stream: Stream, asked: asks.Block) -> None:
    """Hear nothing more of a person at any table, and sit with her at none.

    At a table that is not dealt yet, its host's block stands her up again.
    """
    if asked.line is not None:
        said = _heard(table, stream, asked.line)
        other, name = said.person, said.who
    else:
        row = place_at(table, -1 if asked.seat is None else asked.seat).row
        other, name = row.person, row.name
    if other is None or other == stream.person:
        raise refuse("nobody-to-mute")
    await table.services.blocks.add(stream.person, other)
    stream.tell_now(wire.Noted(say_text(stream.language, "server-blocked", name=name)))
    seated = table.place_of(other)
    if seated is not None and table.match is None and table.row.host == stream.person:
        await stand_up(table, seated)
    _tell_anew(table, stream.person)


def _heard(table: Table, stream: Stream, line: int) -> ChatRow:
    """A line of somebody else that this client was told."""
    for row in table.chat:
        if row.number == line and row.person != stream.person and telling.may_hear(table, stream, row):
            return row
    raise refuse("no-such-line")


def _tell_anew(table: Table, person: str) -> None:
    for stream in table.streams:
        if stream.person == person:
            telling.tell_all(table, stream)
