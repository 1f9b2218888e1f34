"""The questions of every game: what is asked, what is taken unasked, and what comes back."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

from noctuary.games.buffy import verbs as buffy
from noctuary.games.fables import verbs as fables
from noctuary.games.vtes import verbs as vtes
from noctuary.kernel import move as moves
from noctuary.kernel import questions
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import CARD, DONE, NO, NOTHING, NUMBER, SEAT, YES, Move, move

ME = Seat(1)
RULE = "FAB-CARD-05"
T = TypeVar("T")


def answered(asking: Generator[Decision, None, T], *answers: Move) -> tuple[T, list[Decision]]:
    """What comes back after these answers, and the questions that were put."""
    put: list[Decision] = []
    given = list(answers)
    while True:
        try:
            decision = next(asking)
        except StopIteration as done:
            assert not given, "fewer questions than answers"
            return done.value, put
        put.append(decision)
        decision.answer = given.pop(0)


def test_a_single_answer_is_taken_unasked() -> None:
    assert answered(questions.choose(ME, "p", [move(3)], RULE)) == (move(3), [])


def test_a_question_about_what_others_do_not_see_is_put_even_then() -> None:
    chosen, put = answered(questions.ask(ME, "p", [move(3)], RULE), move(3))
    assert (chosen, len(put)) == (move(3), 1)


def test_a_question_says_who_is_asked_what_and_by_which_rule() -> None:
    _, (decision,) = answered(questions.choose(ME, "p", [move(3), move(4)], RULE, 7, 2), move(4))
    assert (decision.seat, decision.prompt, decision.rule, decision.source, decision.amount) == (
        ME,
        "p",
        RULE,
        7,
        2,
    )


@pytest.mark.parametrize(("verb", "agreed"), [(YES, True), (NO, False)])
def test_yes_or_no(verb: int, agreed: bool) -> None:
    said, (decision,) = answered(questions.confirm(ME, "p", RULE), move(verb))
    assert said is agreed
    assert decision.moves == [move(YES), move(NO)]


def test_a_number_within_bounds_is_asked_for_and_one_without_is_taken() -> None:
    number, (decision,) = answered(questions.choose_number(ME, "p", 1, 3, RULE), move(NUMBER, 2))
    assert number == 2
    assert [offer.a for offer in decision.moves] == [1, 2, 3]
    assert answered(questions.choose_number(ME, "p", 2, 2, RULE)) == (2, [])


def test_equal_cards_are_one_choice_and_one_may_decline() -> None:
    asking = questions.choose_kind(ME, "p", [5, 3, 5], RULE, or_none=True)
    kind, (decision,) = answered(asking, move(DONE))
    assert kind == NOTHING
    assert decision.moves == [move(CARD, 3), move(CARD, 5), move(DONE)]
    assert answered(questions.choose_kind(ME, "p", [], RULE, or_none=True)) == (NOTHING, [])
    assert answered(questions.choose_kind(ME, "p", [5, 5], RULE)) == (5, [])


def test_somebody_at_the_table() -> None:
    seat, _ = answered(questions.choose_seat(ME, "p", [Seat(0), Seat(2)], RULE), move(SEAT, 2))
    assert seat == Seat(2)


def test_hidden_things_are_asked_about_however_many_there_are() -> None:
    kind, put = answered(questions.ask_one_of(ME, "p", [], RULE, NOTHING, or_none=True), move(DONE))
    assert (kind, len(put)) == (NOTHING, 1)


def test_every_game_answers_with_the_same_verbs() -> None:
    for name in ("YES", "NO", "DONE", "NUMBER", "CARD"):
        assert {getattr(verbs, name) for verbs in (buffy, fables, vtes)} == {getattr(moves, name)}
    assert buffy.SEAT == vtes.SEAT == SEAT
