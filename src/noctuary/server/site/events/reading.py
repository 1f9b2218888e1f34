"""An event as it is kept, read with care: what disks or hands have damaged costs that event, and no other."""

from __future__ import annotations

import msgspec

from noctuary.events.event import Event, Meeting
from noctuary.server.answers import Status
from noctuary.server.store.events import KeptEvent
from noctuary.server.store.soundness import event_may_be_listed, is_sound
from noctuary.server.wire import NewTable


class DamagedEvent(Status):
    """What is kept of an event cannot be what was written."""

    def __init__(self) -> None:
        super().__init__(410, "events-error-damaged")


def event_of(kept: KeptEvent) -> Event:
    """What has happened in an event; it is looked at here once, so that nothing else has to."""
    try:
        event = msgspec.json.decode(kept.row.course, type=Event)
        msgspec.json.decode(kept.row.wish, type=NewTable)
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as wrong:
        raise DamagedEvent from wrong
    numbers = list(range(len(event.entries)))
    sound = (
        event_may_be_listed(kept.row)
        and all(is_sound(entry) for entry in kept.entries)
        and [entry.number for entry in kept.entries] == numbers
        and [entry.number for entry in event.entries] == numbers
        and [meeting.number for meeting in event.meetings] == list(range(len(event.meetings)))
        and all(_is_whole(meeting, len(numbers)) for meeting in event.meetings)
        and {*event.seeds, *event.row, *(note.entry for note in event.notes)} <= {None, *numbers}
    )
    if not sound:
        raise DamagedEvent
    return event


def _is_whole(meeting: Meeting, people: int) -> bool:
    size = len(meeting.entries)
    points = size if meeting.points is None else len(meeting.points)
    return size == len(meeting.ready) == points and all(0 <= one < people for one in meeting.entries)
