"""Twin worlds: they differ only in what one seat cannot know, so to her they must look alike.

A twin is drawn at rest (`Match.imagine`), then the same moves are played in both worlds as long as both allow
them. To the seat, everything goes the same way until something hidden is shown to her by the rules: the same
lines of the log, the same seat asked, the same step shown. A question that is asked in one world and skipped
in the other, or a phase that ends in one of them, tells her what the others hold.
"""

from __future__ import annotations

from random import Random
from typing import Final

from noctuary.kernel.event import Event
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.words import words_of

TOGETHER: Final = 8  # moves that both worlds go on for


def difference(match: Match, seat: Seat, random: Random, together: int = TOGETHER) -> str | None:
    """Where a world that the seat cannot tell from this one begins to look different; None if it does not."""
    here, there = match.copy(), match.imagine(seat, random.randbytes(8))
    for world in (here, there):
        world.state.log = []
    way: list[str] = []
    for _ in range(together):
        apart = told_apart(here, there, seat)
        if apart is not None:
            return f"after {way or 'nothing'}: {apart}"
        if not alike(here, there, seat) or here.decision is None or there.decision is None:
            return None  # what was hidden has been shown, or half a move differs in what it names
        both = _in_both(here, there)
        if not both:
            return None
        chosen, same = both[int(random.random() * len(both))]
        way.append(here.notation(chosen))
        for world in (here, there):
            assert world.state.log is not None
            world.state.log.clear()
        here.play(chosen)
        there.play(same)
    return None


def told_apart(here: Match, there: Match, seat: Seat | None) -> str | None:
    """What tells the two worlds apart without any card having been shown."""
    for ours, theirs in zip(here.log, there.log, strict=False):
        ours_heard, theirs_heard = ours.heard_by(seat), theirs.heard_by(seat)
        if ours_heard != theirs_heard:
            # The same line with other cards or numbers in it: the rules have shown something.
            return None if _is_shown(ours, theirs, seat) else f"{ours_heard} or {theirs_heard}"
    if len(here.log) != len(there.log):
        longer = here.log if len(here.log) > len(there.log) else there.log
        return f"only one world goes on: {longer[min(len(here.log), len(there.log))].heard_by(seat)}"
    if _public(here) != _public(there):
        return f"{_public(here)} or {_public(there)}"
    return None


def _is_shown(ours: Event, theirs: Event, seat: Seat | None) -> bool:
    return ours.heard_by(seat)[0] == theirs.heard_by(seat)[0] and ours.told.keys() == theirs.told.keys()


def _public(match: Match) -> tuple[object, ...]:
    """What everybody sees of the open question: whose it is, at which step, and how each seat stands to it:
    whether a table asks somebody where it concerns her hangs on nothing hidden but her own hand."""
    decision, words = match.decision, words_of(match.game.name).at(match)
    asked = None if decision is None else int(decision.seat)
    moments = [words.moment(match, Seat(seat)) for seat in range(match.seats)]
    return (asked, words.current_step(match), *moments)


def alike(here: Match, there: Match, seat: Seat | None) -> bool:
    """Whether the seat (None: a bystander) sees the same of both, and has heard the same."""
    views = [world.table_view(seat) for world in (here, there)]
    return views[0] == views[1] and [e.heard_by(seat) for e in here.log] == [
        e.heard_by(seat) for e in there.log
    ]


def _in_both(here: Match, there: Match) -> list[tuple[Move, Move]]:
    assert here.decision is not None
    assert there.decision is not None
    others = set(there.decision.moves)
    return [(one, one) for one in here.decision.moves if one in others]
