"""Chat: text as text, to those who want to hear it."""

from __future__ import annotations

import time

from noctuary.server.store import ChatRow, PersonRow
from noctuary.server.table import telling
from noctuary.server.table.seating import place_at, refuse
from noctuary.server.table.table import Table
from noctuary.server.wire import ChatSaid


async def say(table: Table, person: PersonRow, text: str) -> None:
    """A guest talks where she sits; who only looks on needs an account."""
    place = table.place_of(person.id)
    if not table.row.chat_open:
        raise refuse("chat-closed")
    if place is None and person.account is None:
        raise refuse("chat-seated")
    text = " ".join("".join(sign for sign in text if sign.isprintable() or sign == " ").split())
    if not text:
        return
    row = ChatRow(person.name, None if place is None else place.seat, text, time.time(), person.id)
    await table.services.store.tables.add_chat(table.id, row)
    table.chat.append(row)
    for stream in table.streams:
        if telling.may_hear(table, stream, row):
            stream.tell(ChatSaid(stream.next_number(), telling.said(row)))


async def set_chat(table: Table, person: PersonRow, is_open: bool) -> None:
    if table.row.host != person.id:
        raise refuse("host-only")
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
    for stream in table.streams:
        if stream.person == person.id:
            telling.tell_all(table, stream)
