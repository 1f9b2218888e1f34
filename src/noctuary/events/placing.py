"""Where everybody stands in an event, and who met whom in it."""

from __future__ import annotations

from noctuary.events.event import Event, Kind
from noctuary.events.pairing import REST, Pair
from noctuary.events.seating import Tables
from noctuary.events.standings import (
    Duel,
    DuelLine,
    TableLine,
    TableResult,
    after_final,
    duel_standings,
    table_standings,
)


def duels_of(event: Event) -> list[Duel]:
    """Those that are over, rests among them."""
    return [
        Duel(meeting.entries[0], REST if meeting.is_rest else meeting.entries[1], meeting.points[0])
        for meeting in event.meetings
        if meeting.points is not None and not meeting.void
    ]


def met_in(event: Event) -> set[Pair]:
    """Who has met whom, or rested."""
    return {
        (meeting.entries[0], REST if meeting.is_rest else meeting.entries[1])
        for meeting in event.meetings
        if not meeting.void
    }


def rounds_of(event: Event) -> list[Tables]:
    """The tables of each round before the final."""
    rounds: list[Tables] = [[] for _ in range(event.round)]
    for meeting in event.meetings:
        if not meeting.final and not meeting.is_rest:
            rounds[meeting.round - 1].append(meeting.entries)
    return rounds


def duel_lines(event: Event) -> list[DuelLine]:
    entries = [entry.number for entry in event.entries]
    return duel_standings(entries, duels_of(event), league=event.kind is Kind.LEAGUE)


def table_lines(event: Event) -> list[TableLine]:
    entries = [entry.number for entry in event.entries]
    results = [
        (meeting.final, TableResult(tuple(meeting.entries), tuple(meeting.points)))
        for meeting in event.meetings
        if meeting.points is not None and not meeting.is_rest and not meeting.void
    ]
    lines = table_standings(entries, [result for final, result in results if not final], event.lots())
    last = next((result for final, result in results if final), None)
    return lines if last is None else after_final(lines, last)


def swiss_order(event: Event) -> list[int]:
    """Those who still take part, the first first; of those who are alike the lot decides."""
    there, lots = set(event.there()), event.lots()
    lines = sorted(duel_lines(event), key=lambda line: (line.place, lots[line.entry]))
    return [line.entry for line in lines if line.entry in there]
