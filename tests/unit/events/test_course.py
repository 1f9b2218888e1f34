"""The course of an event: joining, rounds, rests, results, dropping, coming late, the final."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.events import course
from noctuary.events.event import Event, Kind, Meeting, Standing, State
from noctuary.events.placing import duel_lines, table_lines
from noctuary.kernel.errors import NoctuaryError

NOW = 1000.0


def event_of(kind: Kind, people: int, rounds: int = 2, *, live: bool = True) -> Event:
    event = Event(kind, rounds, live, "a seed")
    for _ in range(people):
        course.join(event, NOW)
    return event


def begin(event: Event) -> list[Meeting]:
    meetings = course.begin_round(event, NOW)
    for meeting in course.due(event, NOW):
        meeting.table = f"table-{meeting.number}"
    return meetings


def play(event: Event, random: Random) -> None:
    for meeting in event.open_meetings():
        if event.kind is Kind.TABLES:
            points = [0.0] * len(meeting.entries)
            for _ in points:
                points[random.randrange(len(points))] += 1.0
        else:
            points = random.choice(([1.0, 0.0], [0.0, 1.0], [0.5, 0.5]))
        assert course.record(event, meeting.table, points, NOW)


def refused(wrong: pytest.ExceptionInfo[NoctuaryError]) -> str:
    return wrong.value.message.removeprefix("events-error-")


def test_a_swiss_event_ends_after_its_rounds() -> None:
    event, random = event_of(Kind.SWISS, 7, 3), Random(1)
    for number in (1, 2, 3):
        rests = [meeting for meeting in begin(event) if meeting.is_rest]
        assert len(rests) == 1
        assert event.round == number
        play(event, random)
    assert event.state is State.OVER
    rested = [meeting.entries[0] for meeting in event.meetings if meeting.is_rest]
    assert len(set(rested)) == 3
    pairs = [frozenset(meeting.entries) for meeting in event.meetings]
    assert len(set(pairs)) == len(pairs)
    assert sum(line.played for line in duel_lines(event)) == 2 * 9


def test_a_round_waits_for_the_one_before() -> None:
    event = event_of(Kind.SWISS, 4)
    begin(event)
    with pytest.raises(NoctuaryError) as wrong:
        course.begin_round(event, NOW)
    assert refused(wrong) == "round-open"


def test_a_result_counts_once_and_a_correction_says_why() -> None:
    event = event_of(Kind.SWISS, 2, 2)
    (meeting,) = begin(event)
    assert course.record(event, meeting.table, [1.0, 0.0], NOW)
    assert not course.record(event, meeting.table, [0.0, 1.0], NOW)
    course.correct(event, meeting.number, [0.5, 0.5], "both had to leave", NOW)
    assert meeting.points == [0.5, 0.5]
    assert event.notes[-1].why == "both had to leave"
    for points in ([1.0, 1.0], [1.0], [float("nan"), 0.0], [2.0, -1.0]):
        with pytest.raises(NoctuaryError) as wrong:
            course.correct(event, meeting.number, points, "", NOW)
        assert refused(wrong) == "points"


def test_whoever_drops_is_paired_no_more_and_stays_in_the_standings() -> None:
    event = event_of(Kind.SWISS, 4, 3)
    begin(event)
    play(event, Random(2))
    course.drop(event, 1, NOW)
    meetings = begin(event)
    assert all(1 not in meeting.entries for meeting in meetings)
    assert len(duel_lines(event)) == 4
    with pytest.raises(NoctuaryError) as wrong:
        course.drop(event, 1, NOW)
    assert refused(wrong) == "not-in"


def test_who_comes_late_is_in_the_next_round() -> None:
    event = event_of(Kind.SWISS, 4, 3)
    begin(event)
    late = course.join(event, NOW)
    play(event, Random(2))
    assert any(late.number in meeting.entries for meeting in begin(event))


def test_a_league_is_dealt_when_both_are_ready() -> None:
    event = event_of(Kind.LEAGUE, 3, live=False)
    begin(event)
    assert len(event.meetings) == 3
    assert not course.due(event, NOW)
    meeting = event.meetings[0]
    one, other = meeting.entries
    course.make_ready(event, 0, one, NOW)
    assert not course.due(event, NOW)
    course.make_ready(event, 0, other, NOW + course.READY_SECONDS + 1)
    assert not course.due(event, NOW + course.READY_SECONDS + 1)  # the first has waited for too long
    course.make_ready(event, 0, one, NOW + course.READY_SECONDS + 2)
    assert course.due(event, NOW + course.READY_SECONDS + 3) == [meeting]
    with pytest.raises(NoctuaryError) as wrong:
        course.make_ready(event, 0, next(one for one in range(3) if one not in meeting.entries), NOW)
    assert refused(wrong) == "not-yours"


def test_who_comes_back_to_a_league_meets_whom_she_has_not_played() -> None:
    event = event_of(Kind.LEAGUE, 4, live=False)
    begin(event)
    hers = [meeting for meeting in event.meetings if 0 in meeting.entries]
    hers[0].table = "played"
    course.record(event, "played", [1.0, 0.0], NOW)
    (gone,) = set(hers[1].entries) - {0}
    course.drop(event, 0, NOW)
    course.drop(event, gone, NOW)
    assert all(0 not in meeting.entries for meeting in event.open_meetings())
    late = course.join(event, NOW)
    course.come_back(event, 0, NOW)
    (stayed,) = set(hers[2].entries) - {0}
    opponents = [set(meeting.entries) - {0} for meeting in event.open_meetings() if 0 in meeting.entries]
    assert sorted(one for (one,) in opponents) == sorted([stayed, late.number])
    course.come_back(event, gone, NOW)  # and so does the one who has left meanwhile
    pairs = [tuple(sorted(meeting.entries)) for meeting in event.meetings]
    assert len(set(pairs)) == len(pairs) == 10
    assert not any(meeting.void for meeting in event.meetings)


@pytest.mark.parametrize("live", [True, False])
def test_nobody_is_dealt_two_meetings_of_a_league_at_once_unasked(live: bool) -> None:
    event = Event(Kind.LEAGUE, 1, live, "a seed")
    for _ in range(8):
        course.join(event, NOW, bot=True)
    course.begin_round(event, NOW)
    played = 0
    while dealt := course.due(event, NOW):
        sitting = [one for meeting in dealt for one in meeting.entries]
        assert len(set(sitting)) == len(sitting)
        for meeting in dealt:
            meeting.table = f"table-{meeting.number}"
        assert not course.due(event, NOW)
        play_dealt(event)
        played += len(dealt)
    assert played == 28


def play_dealt(event: Event) -> None:
    for meeting in event.open_meetings():
        if meeting.table:
            course.record(event, meeting.table, [1.0, 0.0], NOW)


def test_whoever_asks_for_it_plays_two_meetings_of_a_league_at_once() -> None:
    event = event_of(Kind.LEAGUE, 3, live=False)
    course.begin_round(event, NOW)
    for meeting in event.meetings:
        for one in meeting.entries:
            course.make_ready(event, meeting.number, one, NOW)
    assert len(course.due(event, NOW)) == 3


def test_who_comes_late_to_a_league_meets_everybody_and_who_leaves_is_met_by_nobody() -> None:
    event = event_of(Kind.LEAGUE, 3, live=False)
    begin(event)
    late = course.join(event, NOW)
    assert sum(late.number in meeting.entries for meeting in event.meetings) == 3
    course.drop(event, late.number, NOW, removed=True)
    assert all(late.number not in meeting.entries for meeting in event.open_meetings())
    assert event.entries[late.number].standing is Standing.REMOVED
    course.end(event, NOW)
    assert event.state is State.OVER


@pytest.mark.parametrize("people", [8, 9, 6])
def test_rounds_at_tables_lead_to_a_final_of_five(people: int) -> None:
    event, random = event_of(Kind.TABLES, people, 2), Random(people)
    while course.why_not_begin(event) is None:
        begin(event)
        play(event, random)
    played = [line.played for line in table_lines(event)]
    assert set(played) == {2}
    course.begin_final(event, NOW)
    seeds = [line.entry for line in table_lines(event)][:5]
    assert event.seeds == seeds
    with pytest.raises(NoctuaryError) as wrong:
        course.choose(event, seeds[0], 0)
    assert refused(wrong) == "not-your-choice"
    for seed in reversed(seeds):  # the lowest first; everybody goes to the left end
        course.choose(event, seed, 0)
    (final,) = course.due(event, NOW)
    assert final.entries == seeds
    final.table = "final"
    course.record(event, "final", [0.0, 0.0, 3.0, 1.0, 1.0], NOW)
    assert event.state is State.OVER
    lines = table_lines(event)
    assert lines[0].entry == seeds[2]
    assert lines[5].place == 6


@pytest.mark.parametrize("people", [1, 2, 3])
def test_too_few_for_a_table_are_told_so(people: int) -> None:
    event = event_of(Kind.TABLES, people)
    with pytest.raises(NoctuaryError) as wrong:
        course.begin_round(event, NOW)
    assert refused(wrong) == "no-tables"
    assert event.state is State.GATHERING


def test_bots_choose_their_seats_by_lot_and_nobody_waits_for_who_has_left() -> None:
    event = Event(Kind.TABLES, 1, True, "s")
    for number in range(5):
        course.join(event, NOW, bot=number < 3)
    begin(event)
    play(event, Random(1))
    course.begin_final(event, NOW)
    while (who := course.chooser(event)) is not None:
        assert not event.entries[who].bot
        course.drop(event, who, NOW)
    assert event.state is State.FINAL
    assert sorted(event.row) == [0, 1, 2, 3, 4]


def test_an_event_that_has_not_begun_is_cancelled() -> None:
    event = event_of(Kind.SWISS, 2)
    course.end(event, NOW)
    assert event.state is State.CANCELLED
    with pytest.raises(NoctuaryError) as wrong:
        course.join(event, NOW)
    assert refused(wrong) == "too-late"
