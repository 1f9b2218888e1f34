"""Giving up: at any moment, whoever is asked; part of the history, the record and every copy."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.kernel.errors import NoctuaryError, Refused
from noctuary.kernel.expectations import read_line
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE, move
from noctuary.kernel.records import read_records

A, B, C = Seat(0), Seat(1), Seat(2)
DUEL: Document = {"fables": ["red", "snow"], "first": "A"}
TEAMS: Document = {"fables": ["red", "snow", "mulan", "alice"], "first": "A"}


def played(setup: Document = DUEL, moves: int = 0) -> Match:
    match = Match.start("fables", setup, b"concede", log=True)
    random = Random(3)
    for _ in range(moves):
        assert match.decision is not None
        match.play(random.choice(match.decision.moves))
    return match


def in_the_middle(setup: Document) -> Match:
    """Half a move has been made: an answer has been given and another one is asked for."""
    match = played(setup, 30)
    random = Random(3)
    while not match.dump()["answers"]:
        assert match.decision is not None
        match.play(random.choice(match.decision.moves))
    return match


@pytest.mark.parametrize("seat", [A, B])
def test_either_seat_may_give_up_whoever_is_asked(seat: Seat) -> None:
    match = played(moves=7)
    match.concede(seat)
    assert match.over
    assert match.winners == [1 - seat]
    assert match.log[-1].message == "fables-log-concede"


def test_it_is_written_with_the_seat_that_gave_up() -> None:
    match = played(moves=7)
    assert match.decision is not None
    other = Seat(1 - match.decision.seat)
    match.concede(other)
    assert match.history[-1] is move(CONCEDE, other)
    assert match.record().splitlines()[-2:] == [f"8. {'AB'[other]} concede", "AB"[1 - other]]


def test_it_is_not_offered_but_it_is_allowed_and_can_be_written() -> None:
    match = played(moves=7)
    assert match.decision is not None
    wanted = match.parse("concede")
    assert wanted is move(CONCEDE, match.decision.seat)
    assert wanted not in match.decision.moves
    assert match.why_not(wanted) is None
    assert match.notation(wanted) == "concede"
    assert match.parse(" concede ", B) is move(CONCEDE, B)
    match.play_text("concede")
    assert match.over


def test_half_a_move_is_dropped() -> None:
    """The match goes back to where it last rested, and there the seat gives up."""
    match = in_the_middle(TEAMS)
    answers = len(match.dump()["answers"])  # type: ignore[arg-type]
    rest = match.undone(answers)
    assert rest.decision is not None
    for seat in (A, B, C):
        one, other = match.copy(), rest.copy()
        one.concede(seat)
        other.concede(seat)
        assert one.digest() == other.digest()


def test_the_log_says_that_a_move_is_taken_back_if_the_game_goes_on() -> None:
    match = in_the_middle(TEAMS)
    match.concede(C)
    assert len([event for event in match.log if event.message == "log-half-a-move-dropped"]) == 1
    at_rest = played(TEAMS, 20)
    while not at_rest.at_rest:
        assert at_rest.decision is not None
        at_rest.play(at_rest.decision.moves[0])
    at_rest.concede(C)
    assert "log-half-a-move-dropped" not in [event.message for event in at_rest.log]


def test_undo_takes_it_back_also_in_the_middle_of_a_move() -> None:
    match = in_the_middle(DUEL)
    before = match.digest()
    match.concede(B)
    assert match.undone().digest() == before
    assert match.replayed(len(match.history)).digest() == match.digest()


def test_copies_and_dumps_know_of_it() -> None:
    match = in_the_middle(TEAMS)
    match.concede(B)
    random = Random(5)
    for _ in range(40):
        assert match.decision is not None
        match.play(random.choice(match.decision.moves))
        assert match.copy().digest() == match.digest()
        assert match.copy().history == match.history
        assert Match.load(match.dump()).digest() == match.digest()


def test_a_record_replays_it() -> None:
    match = in_the_middle(TEAMS)
    match.concede(B)
    match.concede(match.decision.seat if match.decision is not None else A)
    (record,) = read_records(match.record())
    again = record.replay()
    assert record.errors == []
    assert again.history == match.history
    assert again.digest() == match.digest()


def test_a_record_may_not_let_a_seat_give_up_twice() -> None:
    match = played(TEAMS)
    match.concede(B)
    with pytest.raises(Refused) as caught:
        match.concede(B)
    assert caught.value.refusal.rule == "FAB-2V2-15"
    refusal = match.why_not(read_line(match, "B concede"))
    assert refusal is not None
    assert refusal.rule == "FAB-2V2-15"


def test_after_the_end_nobody_can_give_up() -> None:
    match = played()
    match.concede(A)
    with pytest.raises(NoctuaryError) as caught:
        match.concede(B)
    assert caught.value.message == "error-match-over"
    with pytest.raises(NoctuaryError) as caught:
        match.play_text("concede")
    assert caught.value.message == "error-match-over"


def test_a_seat_that_does_not_exist_cannot_give_up() -> None:
    with pytest.raises(NoctuaryError) as caught:
        played().concede(C)
    assert caught.value.message == "error-no-such-seat"
