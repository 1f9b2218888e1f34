"""An event as a reader is told of it, and as a file to take along."""

from __future__ import annotations

import csv
import io
import time

import msgspec

from noctuary.bots.strengths import plain_name
from noctuary.events import course
from noctuary.events.event import Event, Kind, Meeting, Note, Standing, State
from noctuary.events.placing import duel_lines, table_lines
from noctuary.kernel.errors import NoctuaryError
from noctuary.server.store.events import KeptEvent
from noctuary.server.store.rows import EntryRow, EventRow, PersonRow
from noctuary.server.wire import NewTable, Spoken
from noctuary.server.wires import events as told
from noctuary.text.catalogue import Language, error_text, say


def line_of(row: EventRow, people: int, mine: bool, person: str | None) -> told.EventLine:
    return told.EventLine(
        id=row.id,
        game=row.game,
        title=row.title,
        kind=Kind(row.kind),
        state=State(row.state),
        language=Spoken(row.language),
        people=people,
        most=row.most,
        begins=row.begins,
        mine=mine,
        hosting=person is not None and row.host == person,
    )


def name_of(entry: EntryRow, language: Language) -> str:
    if entry.bot:
        name = say(language, "events-bot", number=entry.number + 1)
        return say(language, "server-bot-named", name=name, kind=plain_name(entry.bot))
    return entry.name or say(language, "server-somebody")


def event_told(
    kept: KeptEvent,
    event: Event,
    person: PersonRow | None,
    host: str,
    why_not_join: str,
    language: Language,
) -> told.EventTold:
    row, me = kept.row, None if person is None else entry_of(kept, person.id)
    template = msgspec.json.decode(row.wish, type=NewTable)
    now = time.time()
    there = sum(entry.standing is Standing.IN for entry in event.entries)
    columns, standings = standings_of(event)
    return told.EventTold(
        line=line_of(row, there, me is not None, None if person is None else person.id),
        about=row.about,
        host=host,
        rounds=event.rounds,
        round=event.round,
        live=event.live,
        clock=template.clock,
        minutes=template.minutes,
        idle=template.idle,
        options=template.options,
        mode=template.mode,
        entries=[
            told.EntryTold(
                one.number,
                name_of(one, language),
                one.bot,
                event.entries[one.number].standing,
                me is not None and one.number == me.number,
            )
            for one in kept.entries
        ],
        meetings=[_meeting(event, one, now) for one in event.meetings],
        columns=columns,
        standings=standings,
        row=event.row,
        seeds=event.seeds,
        chooser=course.chooser(event),
        notes=[_note(one, kept, language) for one in reversed(event.notes)],
        me=None if me is None else me.number,
        choice=None if me is None else me.choice,
        why_not_join=why_not_join,
        why_not_round=_said(course.why_not_begin(event), language),
        why_not_final=_said(course.why_not_final(event), language),
    )


def entry_of(kept: KeptEvent, person: str) -> EntryRow | None:
    return next((entry for entry in kept.entries if entry.person == person), None)


def _said(wrong: NoctuaryError | None, language: Language) -> str:
    return "" if wrong is None else error_text(language, wrong)


def _meeting(event: Event, one: Meeting, now: float) -> told.MeetingTold:
    return told.MeetingTold(
        one.number,
        one.round,
        one.entries,
        one.table,
        one.points,
        course.who_is_ready(event, one, now),
        one.final,
        one.void,
        one.corrected,
    )


def _note(note: Note, kept: KeptEvent, language: Language) -> told.NoteTold:
    who = "" if note.entry is None else name_of(kept.entries[note.entry], language)
    number = 0 if note.meeting is None else note.meeting + 1
    text = say(language, f"events-note-{note.what}", who=who, number=number, why=note.why)
    return told.NoteTold(note.at, text)


def standings_of(event: Event) -> tuple[list[str], list[told.PlaceTold]]:
    """The columns, as words of `web-events-column-…`, and a line for each."""
    if event.kind is Kind.TABLES:
        columns = ["game-wins", "victory-points", "tournament-points", "final"]
        return columns, [
            told.PlaceTold(
                line.place,
                line.entry,
                line.played,
                [line.game_wins, line.victory_points, line.tournament_points, line.final or 0.0],
            )
            for line in table_lines(event)
        ]
    league = event.kind is Kind.LEAGUE
    tie = ["direct", "berger"] if league else ["opponents", "further"]
    lines = []
    for one in duel_lines(event):
        breaks = [one.direct, one.berger] if league else [one.opponents_share, one.further_share]
        numbers = [one.points, one.won, one.drawn, one.lost, *(round(number, 4) for number in breaks)]
        lines.append(told.PlaceTold(one.place, one.entry, one.played, [float(number) for number in numbers]))
    return ["points", "won", "drawn", "lost", *tie], lines


def csv_of(event: told.EventTold) -> str:
    """The standings, then the results, as a table for other programs.

    A name that a spreadsheet would take for a formula is written with a mark before it.
    """
    out = io.StringIO()
    writer = csv.writer(out)
    names = {entry.number: _plain(entry.name) for entry in event.entries}
    writer.writerow(["place", "name", "played", *event.columns])
    for line in event.standings:
        writer.writerow([line.place, names[line.entry], line.played, *line.numbers])
    writer.writerow([])
    writer.writerow(["round", "final", "table", "seat", "name", "points"])
    for meeting in event.meetings:
        if meeting.points is not None and not meeting.void:
            for seat, (entry, points) in enumerate(zip(meeting.entries, meeting.points, strict=True), 1):
                rest = len(meeting.entries) == 1
                seated = ["rest" if rest else meeting.number + 1, seat, names[entry], points]
                writer.writerow([meeting.round, int(meeting.final), *seated])
    return out.getvalue()


def _plain(name: str) -> str:
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
