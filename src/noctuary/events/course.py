"""How an event goes on: joining, dropping, rounds, results, the final. What cannot be is said, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from noctuary.events.event import Entry, Event, Kind, Meeting, Note, Standing, State
from noctuary.events.pairing import REST, round_of
from noctuary.events.placing import met_in, rounds_of, swiss_order, table_lines
from noctuary.events.schedule import league_rounds, new_meetings
from noctuary.events.seating import history_of, insert, seat
from noctuary.events.table_sizes import FULL, SMALL, who_sits
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

READY_SECONDS: Final = 30 * 60.0  # for which somebody who is ready waits for the others
MOST_NOTES: Final = 500
LONGEST_REASON: Final = 300


def refusal(word: str, **arguments: str | int) -> NoctuaryError:
    return NoctuaryError(MessageId(f"events-error-{word}"), **arguments)


def note(event: Event, now: float, what: str, entry: int | None = None, meeting: int | None = None) -> None:
    event.notes.append(Note(now, what, entry, meeting))
    del event.notes[:-MOST_NOTES]


# -- who takes part -----------------------------------------------------------------------------------


def join(event: Event, now: float, *, bot: bool = False) -> Entry:
    """Somebody comes, from the beginning or late; in a league she meets everybody who is there."""
    if event.closed or event.state in (State.SEATING, State.FINAL):
        raise refusal("too-late")
    entry = Entry(len(event.entries), bot, since=event.round)
    event.entries.append(entry)
    if event.kind is Kind.LEAGUE and event.state is State.PLAYING:
        others = [number for number in event.there() if number != entry.number]
        _add(event, [list(pair) for pair in new_meetings(others, entry.number)])
    note(event, now, "late" if event.round else "joined", entry.number)
    return entry


def come_back(event: Event, number: int, now: float) -> None:
    """She takes part again. In a league she meets whom she has not played, whoever came since included."""
    entry = _entry(event, number)
    if event.closed or event.state in (State.SEATING, State.FINAL):
        raise refusal("too-late")
    if entry.standing is not Standing.DROPPED:
        raise refusal("already-in" if entry.standing is Standing.IN else "unwelcome")
    entry.standing = Standing.IN
    if event.kind is Kind.LEAGUE and event.state is State.PLAYING:
        _meet_again(event, number)
    note(event, now, "back", number)


def _meet_again(event: Event, number: int) -> None:
    unmet = set(event.there()) - {number}
    for meeting in event.meetings:
        if number in meeting.entries:
            (other,) = set(meeting.entries) - {number}
            if meeting.void and other in unmet:
                meeting.void, meeting.ready = False, [0.0, 0.0]
            unmet.discard(other)
    _add(event, [list(pair) for pair in new_meetings(sorted(unmet), number)])


def drop(event: Event, number: int, now: float, *, removed: bool = False) -> None:
    """She takes part no more. What is dealt is played to its end; of the rest the others are told."""
    entry = _entry(event, number)
    if event.closed:
        raise refusal("closed")
    if entry.standing is not Standing.IN:
        raise refusal("not-in")
    entry.standing = Standing.REMOVED if removed else Standing.DROPPED
    for meeting in event.open_meetings():
        if number in meeting.entries and not meeting.table:
            _without(event, meeting, number)
    if number in event.seeds and number not in event.row:
        event.row = insert(event.row, number, len(event.row))
        _seat_final(event)
    note(event, now, "removed" if removed else "dropped", number)
    settle(event, now)


def _without(event: Event, meeting: Meeting, number: int) -> None:
    """A meeting that was not dealt: in a league it falls away, in a round the other one has won.

    At a table of four or five a bot will sit in for her.
    """
    if event.kind is Kind.LEAGUE:
        meeting.void = True
    elif event.kind is Kind.SWISS:
        meeting.points = [0.0 if entry == number else 1.0 for entry in meeting.entries]


# -- rounds -------------------------------------------------------------------------------------------


def why_not_begin(event: Event) -> NoctuaryError | None:
    """Why the next round cannot begin; None if it can."""
    if event.closed or event.state in (State.SEATING, State.FINAL):
        return refusal("closed" if event.closed else "final-begun")
    if event.kind is Kind.LEAGUE and event.state is State.PLAYING:
        return refusal("league-begun")
    if any(meeting.open for meeting in event.meetings):
        return refusal("round-open", round=event.round)
    there = len(event.there())
    if event.kind is Kind.TABLES:
        return None if _next_table(event) else refusal("no-tables", people=there)
    return None if there >= 2 else refusal("too-few", people=there, least=2)


def begin_round(event: Event, now: float) -> list[Meeting]:
    """The next round: who meets whom, and who rests. A league has all its meetings at once."""
    wrong = why_not_begin(event)
    if wrong is not None:
        raise wrong
    event.state = State.PLAYING
    before = len(event.meetings)
    if event.kind is Kind.LEAGUE:
        event.round = 1
        people = event.there()
        event.chance("league").shuffle(people)
        _add(event, [list(pair) for pairs in league_rounds(people) for pair in pairs if REST not in pair])
    elif event.kind is Kind.SWISS:
        pairs = round_of(swiss_order(event), met_in(event))
        event.round += 1
        _add(event, [[one for one in pair if one != REST] for pair in pairs])
    else:
        _begin_tables(event)
    note(event, now, "round")
    return event.meetings[before:]


def _begin_tables(event: Event) -> None:
    people = _next_table(event)
    history = history_of(rounds_of(event))
    event.round += 1
    tables = seat(people, history, event.chance(f"round {event.round}"))
    resting = [one for one in event.there() if one not in people and _needs(event)[one] > 0]
    _add(event, [*tables, *([one] for one in resting)])


def _next_table(event: Event) -> list[int]:
    """Who sits down in the next round: those who have rested come first."""
    people, rests = event.there(), _rests(event)
    event.chance(f"order {event.round}").shuffle(people)
    return who_sits(_needs(event), sorted(people, key=lambda one: -rests[one]))


def _needs(event: Event) -> dict[int, int]:
    """How many rounds each still has to play; whoever came late has missed some."""
    played = Counter(one for meeting in event.meetings if not meeting.is_rest for one in meeting.entries)
    return {
        entry.number: event.rounds - entry.since - played[entry.number]
        for entry in event.entries
        if entry.standing is Standing.IN
    }


def _rests(event: Event) -> Counter[int]:
    return Counter(meeting.entries[0] for meeting in event.meetings if meeting.is_rest)


def _add(event: Event, groups: Sequence[list[int]], *, final: bool = False) -> None:
    """A rest is over as soon as it is known: in duels it counts as a win, at tables as nothing."""
    for group in groups:
        meeting = Meeting(len(event.meetings), event.round, group, ready=[0.0] * len(group), final=final)
        if meeting.is_rest:
            meeting.points = [0.0 if event.kind is Kind.TABLES else 1.0]
        event.meetings.append(meeting)


# -- playing ------------------------------------------------------------------------------------------


def make_ready(event: Event, number: int, entry: int, now: float) -> None:
    """She would like to play this one now."""
    meeting = event.meeting(number)
    if meeting is None or entry not in meeting.entries:
        raise refusal("not-yours")
    if not meeting.open or meeting.table:
        raise refusal("no-longer-open")
    meeting.ready[meeting.entries.index(entry)] = now


def due(event: Event, now: float) -> list[Meeting]:
    """The meetings to be dealt now: of a live event all, otherwise those whose people are all ready.

    A league has all its meetings at once: nobody is dealt a second one unless she has asked for it.
    """
    found = [
        meeting
        for meeting in event.open_meetings()
        if not meeting.table and (event.live or all(who_is_ready(event, meeting, now)))
    ]
    return _one_at_a_time(event, found) if event.kind is Kind.LEAGUE else found


def _one_at_a_time(event: Event, found: list[Meeting]) -> list[Meeting]:
    """Those that somebody has asked for, and of the others as many as leave nobody at two tables."""
    asked = [meeting for meeting in found if any(meeting.ready)]
    busy = {
        one
        for meeting in event.open_meetings()
        if meeting.table or meeting in asked
        for one in meeting.entries
    }
    dealt = list(asked)
    for meeting in found:
        if not any(meeting.ready) and busy.isdisjoint(meeting.entries):
            dealt.append(meeting)
            busy |= set(meeting.entries)
    return dealt


def who_is_ready(event: Event, meeting: Meeting, now: float) -> list[bool]:
    """Bots always are, and whoever has left is waited for by nobody."""
    return [
        event.entries[one].bot
        or event.entries[one].standing is not Standing.IN
        or (since > 0 and now - since < READY_SECONDS)
        for one, since in zip(meeting.entries, meeting.ready, strict=True)
    ]


def record(event: Event, table: str, points: Sequence[float], now: float) -> bool:
    """A table has been played to its end; once is enough."""
    meeting = next((one for one in event.meetings if one.table == table), None)
    if meeting is None or not meeting.open:
        return False
    check_points(event, meeting, points)
    meeting.points = list(points)
    note(event, now, "result", meeting=meeting.number)
    settle(event, now)
    return True


def correct(event: Event, number: int, points: Sequence[float], why: str, now: float) -> None:
    """The host says how it ended; the journal keeps why. While nothing followed from it, or it still may."""
    meeting = event.meeting(number)
    if meeting is None or meeting.void or meeting.is_rest:
        raise refusal("no-meeting")
    if event.state is State.CANCELLED:
        raise refusal("closed")
    if event.seeds and not meeting.final:
        raise refusal("final-begun")
    check_points(event, meeting, points)
    meeting.points, meeting.corrected = list(points), True
    event.notes.append(Note(now, "corrected", None, number, why[:LONGEST_REASON]))
    settle(event, now)


def check_points(event: Event, meeting: Meeting, points: Sequence[float]) -> None:
    """Duels are won, lost or drawn; a table has no more victory points than people, in halves."""
    good = len(points) == len(meeting.entries)
    if event.kind is Kind.TABLES:
        good = good and all(point >= 0 and (2 * point).is_integer() for point in map(float, points))
        good = good and sum(points) <= len(meeting.entries)
    else:
        good = good and sorted(points) in ([0.0, 1.0], [0.5, 0.5])
    if not good:
        raise refusal("points")


def settle(event: Event, now: float) -> None:
    """The last result ends an event by itself, unless more may be played."""
    if event.closed or any(meeting.open for meeting in event.meetings):
        return
    swiss_done = event.kind is Kind.SWISS and event.state is State.PLAYING and event.round >= event.rounds
    if swiss_done or event.state is State.FINAL:
        event.state = State.OVER
        note(event, now, "over")


# -- the end ------------------------------------------------------------------------------------------


def why_not_final(event: Event) -> NoctuaryError | None:
    if event.kind is not Kind.TABLES or event.state is not State.PLAYING:
        return refusal("no-final")
    if any(meeting.open for meeting in event.meetings):
        return refusal("round-open", round=event.round)
    there = len(event.there())
    return None if there >= SMALL else refusal("too-few", people=there, least=SMALL)


def begin_final(event: Event, now: float) -> None:
    """The best five who are still there; the lowest seed chooses her seat first."""
    wrong = why_not_final(event)
    if wrong is not None:
        raise wrong
    there = set(event.there())
    event.seeds = [line.entry for line in table_lines(event) if line.entry in there][:FULL]
    event.row, event.state = [], State.SEATING
    note(event, now, "final")
    _seat_final(event)


def chooser(event: Event) -> int | None:
    """The finalist who is to choose her seat."""
    if event.state is not State.SEATING:
        return None
    return next((one for one in reversed(event.seeds) if one not in event.row), None)


def choose(event: Event, entry: int, place: int) -> None:
    """She puts herself between those who have chosen, or at an end."""
    if chooser(event) != entry:
        raise refusal("not-your-choice")
    event.row = insert(event.row, entry, place)
    _seat_final(event)


def _seat_final(event: Event) -> None:
    """Bots take a seat by lot; when all five have one the final can be dealt."""
    if event.state is not State.SEATING:
        return
    who = chooser(event)
    while who is not None and (event.entries[who].bot or event.entries[who].standing is not Standing.IN):
        place = event.chance(f"seat {who}").randrange(len(event.row) + 1)
        event.row = insert(event.row, who, place)
        who = chooser(event)
    if who is None:
        event.round += 1
        event.state = State.FINAL
        _add(event, [list(event.row)], final=True)


def end(event: Event, now: float, because: str = "", why: str = "") -> None:
    """The host ends it, a moderator does, or nobody leads it any more: what is not played does not count.

    `because` is a word of the journal, unless it was the host.
    """
    if event.closed:
        raise refusal("closed")
    begun = event.state is not State.GATHERING
    for meeting in event.open_meetings():
        meeting.void = True
    event.state = State.OVER if begun else State.CANCELLED
    note(event, now, because or ("over" if begun else "cancelled"))
    event.notes[-1].why = why[:LONGEST_REASON]


def _entry(event: Event, number: int) -> Entry:
    entry = event.entry(number)
    if entry is None:
        raise refusal("no-entry")
    return entry
