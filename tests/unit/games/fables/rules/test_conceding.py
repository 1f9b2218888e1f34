"""A Fable that gives up is eliminated (FAB-GOAL-02, FAB-2V2-13 to -17)."""

from __future__ import annotations

from noctuary.games.fables.game import mine
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match

TEAMS: Document = {"fables": ["red", "snow", "mulan", "alice"], "first": "A"}
A, B, C, D = (Seat(seat) for seat in range(4))


def started(moves: int) -> Match:
    match = Match.start("fables", TEAMS, b"leave", log=True)
    for _ in range(moves):
        assert match.decision is not None
        match.play(match.decision.moves[0])
    return match


def in_turn(turn: int) -> Match:
    match = started(8)
    while match.turns < turn or not match.between_actions:
        match.play_text("end") if match.at_rest else match.play(match.decision.moves[0])  # type: ignore[union-attr]
    return match


def test_in_her_own_turn_it_ends_at_once() -> None:
    """FAB-RUL-36, FAB-2V2-15"""
    match = in_turn(2)
    s = mine(match.state)
    fallen = s.active
    match.concede(fallen)
    s = mine(match.state)
    assert s.boards[fallen].out
    assert s.boards[fallen].hand == s.boards[fallen].deck == []
    assert s.active != fallen
    assert not match.over


def test_her_partner_plays_on_and_takes_her_turns() -> None:
    """FAB-2V2-08"""
    match = in_turn(1)
    match.concede(B)
    seen = []
    for _ in range(200):
        assert match.decision is not None
        seen.append(match.decision.seat)
        match.play(match.decision.moves[-1])
    assert set(seen) == {A, C, D}


def test_with_both_partners_gone_the_others_win() -> None:
    """FAB-GOAL-03"""
    match = in_turn(1)
    match.concede(B)
    match.concede(D)
    assert match.winners == [A, C]


def test_the_last_two_meet_on_one_track() -> None:
    """FAB-2V2-13, FAB-RUL-37"""
    match = in_turn(1)
    match.concede(B)
    match.concede(A)
    s = mine(match.state)
    assert s.boards[C].track == s.boards[D].track
    assert s.boards[C].square != s.boards[D].square


def test_during_set_up_the_last_two_are_placed_on_one_track() -> None:
    """FAB-2V2-04, FAB-2V2-13"""
    match = started(0)
    match.concede(A)
    match.concede(B)
    while mine(match.state).turn_number == 0:
        assert match.decision is not None
        assert match.decision.seat in (C, D)
        match.play(match.decision.moves[0])
    s = mine(match.state)
    assert s.boards[C].track == s.boards[D].track
    assert s.boards[C].square != s.boards[D].square
