"""The log as one seat reads it: events keep their message ids, so either language can be told at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.kernel.event import Event
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.faces import face
from noctuary.server.wire import LogLine
from noctuary.text.catalogue import Language
from noctuary.text.words import Words, words_of

# The events that head a page of the log, in every game.
_TURN: Final = "-log-turn"
_STEP: Final = "-log-step"
_KINDS: Final = {_TURN: "turn", _STEP: "step", "-log-pass": "pass"}


class Pages:
    """Where in the log one has read to: the turn that the first `end` events end in, and the event of its
    last step. It reads on from there, so that a long game costs no more than a short one."""

    def __init__(self) -> None:
        self._log: list[Event] = []
        self._end = 0
        self._turn = 0
        self._step: Event | None = None

    def at(self, log: list[Event], end: int) -> tuple[int, Event | None]:
        if log is not self._log or end < self._end:
            self._log, self._end = log, end
            self._turn, self._step = _page_at(log, end)
        for event in log[self._end : end]:
            if event.message.endswith(_TURN):
                self._turn, self._step = _number(event, "turn"), None
            elif event.message.endswith(_STEP):
                self._step = event
        self._end = end
        return self._turn, self._step


def log_lines(
    match: Match,
    since: int,
    seat: Seat | None,
    language: Language,
    names: Sequence[str] = (),
    pages: Pages | None = None,
) -> list[LogLine]:
    """What happened after the first `since` moves; -1: from the deal on. Seats go by their `names`."""
    words = words_of(match.game.name).at(match).seated(names)
    told = match.log_by_move(since)
    turn, unread = (pages or Pages()).at(match.log, len(match.log) - sum(map(len, told)))
    step = ""
    lines: list[LogLine] = []
    for at, events in enumerate(told, max(0, since + 1)):
        for event in events:
            if event.message.endswith(_TURN):
                turn, step, unread = _number(event, "turn"), "", None
            elif event.message.endswith(_STEP):
                unread = event
            if unread is not None:
                step, unread = words.event_text(match, unread, language, seat).rstrip("."), None
            lines.append(_line(match, words, event, at, turn, step, seat, language))
    return lines


def _page_at(log: list[Event], end: int) -> tuple[int, Event | None]:
    """The turn that the first `end` events end in, and the event of its last step, still to be read.

    Looked for from the end: it is a turn back at most, however long the game has been.
    """
    step: Event | None = None
    for place in range(end - 1, -1, -1):
        event = log[place]
        if event.message.endswith(_TURN):
            return _number(event, "turn"), step
        if step is None and event.message.endswith(_STEP):
            step = event
    return 0, step


def _line(
    match: Match,
    words: Words,
    event: Event,
    at: int,
    turn: int,
    step: str,
    seat: Seat | None,
    language: Language,
) -> LogLine:
    text = words.event_text(match, event, language, seat)
    cards = []
    for slug in words.event_cards(match, event, seat):
        title = face(slug, words, language).title
        if title in text:
            cards.append([slug, title])
    kind = next((kind for ending, kind in _KINDS.items() if event.message.endswith(ending)), "")
    played = words.event_played(match, event, seat) or ""
    who = event.told.get("who")
    about = who if isinstance(who, int) and 0 <= who < match.seats else None
    return LogLine(at=at, turn=turn, text=text, cards=cards, step=step, kind=kind, seat=about, played=played)


def _number(event: Event, name: str) -> int:
    told = event.told.get(name)
    return told if isinstance(told, int) else 0
