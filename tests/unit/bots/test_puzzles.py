"""Puzzles: each can be solved whatever the others do, and says so truthfully."""

from __future__ import annotations

import random

import pytest

from noctuary.bots.attempt import Attempt, Proofs
from noctuary.bots.solver import Solver, imagined
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.sim.puzzles import prove, with_proof
from noctuary.text.catalogue import Language
from noctuary.text.menu import Level
from noctuary.text.puzzles import Aim, Puzzle, Verdict, all_puzzles, find_puzzle, open_hands, puzzles_of

ALL = all_puzzles()
_MOST = 12_000  # situations of a proof: no more than an attempt may look at
_TRIES = 12  # at random
_LUCKY = {Level.EASY: 6, Level.MEDIUM: 4, Level.HARD: 3}  # of these at most
_TWELVE = 12

SHOT = """
game = "fables"
title = "A shot at two squares"
[position]
fables = ["red", "snow"]
seats.A = { hand = ["crack-shot", "attack-3", "movement-1"], square = 4 }
seats.B = { hp = 5, square = 7 }
[puzzle]
goal = "win"
"""
SURVIVING = """
game = "vtes"
title = "Two pool"
[position]
active = "C"
seats.A = { ready = { min-seo = {} }, pool = 1 }
seats.B = { ready = { ashley = {} } }
seats.C = { ready = { sully = {} }, hand = [] }
[puzzle]
goal = "survive"
until = "turn"
"""


def solver(puzzle: Puzzle, most: int = 5000) -> Solver:
    return Solver(puzzle.goal, most)


@pytest.mark.parametrize("game", ["buffy", "fables", "vtes"])
def test_every_game_has_twelve_puzzles_from_easy_to_hard(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= _TWELVE
    assert {puzzle.level for puzzle in found} == set(Level)
    order = [list(Level).index(puzzle.level) for puzzle in found]
    assert order == sorted(order)


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
def test_the_solution_that_the_file_keeps_reaches_the_goal(puzzle: Puzzle) -> None:
    match = puzzle.begin()
    assert puzzle.goal.verdict(match) is Verdict.OPEN
    assert puzzle.solution
    for line in puzzle.solution:
        assert match.decision is not None
        seat, _, move = line.partition(" ")
        assert seat == "ABCDEF"[match.decision.seat]
        match.play_text(move)
    assert puzzle.goal.verdict(match) is Verdict.REACHED


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
def test_the_search_proves_it_and_counts_its_first_moves(puzzle: Puzzle) -> None:
    proof = prove(puzzle, _MOST)
    assert proof.solved
    assert len(proof.solution.firsts) == puzzle.ways > 0
    match = puzzle.begin()
    assert match.decision is not None
    if match.decision.seat == puzzle.goal.seat:  # what is no solution is refuted, not just left out
        others = [move for move in match.decision.moves if move not in proof.solution.firsts]
        searched = solver(puzzle, _MOST)
        assert not any(searched.holds_after([match], move) for move in others)


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
def test_it_is_not_solved_by_chance(puzzle: Puzzle) -> None:
    proofs, chance = Proofs(), random.Random(puzzle.name)
    solved = 0
    for _ in range(_TRIES):
        attempt = Attempt(puzzle, proofs.of(puzzle))
        while attempt.decision is not None:
            attempt.play(attempt.match.notation(chance.choice(attempt.decision.moves)))
        solved += attempt.verdict is Verdict.REACHED
    assert solved <= _LUCKY[puzzle.level]


@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
@pytest.mark.parametrize("language", Language)
def test_it_has_words_in_both_languages(puzzle: Puzzle, language: Language) -> None:
    for words in (puzzle.introduction, puzzle.nudge, puzzle.lesson, puzzle.goal_text):
        assert len(words(language)) > len("Win.")
    assert puzzle.title(language)


def test_some_puzzles_of_each_game_have_but_one_first_move() -> None:
    assert all(any(one.ways == 1 for one in puzzles_of(game)) for game in ("buffy", "fables", "vtes"))


@pytest.mark.parametrize("game", ["buffy", "fables", "vtes"])
def test_every_game_asks_for_more_than_one_thing(game: str) -> None:
    aims = [one.goal.aim for one in puzzles_of(game)]
    assert aims.count(Aim.SURVIVE) > 1
    assert len(set(aims)) > 1


# -- the search -----------------------------------------------------------------------------------------


def test_a_shot_must_come_within_range_first() -> None:
    puzzle = Puzzle(SHOT, "shot")
    match = puzzle.begin()
    found = solver(puzzle).solve([match])
    assert found.solved
    assert [match.notation(move) for move in found.firsts] == ["move movement-1"]
    assert found.line[0] == "A move movement-1"


def test_one_hit_point_more_and_there_is_no_solution() -> None:
    puzzle = Puzzle(SHOT.replace("hp = 5", "hp = 6"), "shot")
    found = solver(puzzle).solve([puzzle.begin()])
    assert found.complete
    assert not found.solved


def test_a_search_that_may_not_look_proves_nothing() -> None:
    puzzle = Puzzle(SHOT, "shot")
    found = solver(puzzle, 1).solve([puzzle.begin()])
    assert not found.complete
    assert not found.solved


DRAWING = """
game = "fables"
title = "Through the Looking-Glass"
[position]
fables = ["alice", "snow"]
seats.A = { hand = ["movement-1"], square = 4, avatar = "cat", twists = ["were-all-mad-here"], LEFT }
seats.B = { hp = 3, square = 5 }
[puzzle]
goal = "win"
"""


def test_what_only_luck_can_bring_is_no_solution() -> None:
    """A card whose place is known may be counted on; one that is shuffled first may not."""
    known = Puzzle(DRAWING.replace("LEFT", 'deck = ["attack-3"]'), "drawing")
    shuffled = Puzzle(DRAWING.replace("LEFT", 'discard = ["attack-3", "attack-1", "defense-1"]'), "drawing")
    assert solver(known).solve([known.begin()]).solved
    assert not solver(shuffled).solve([shuffled.begin()]).solved


def test_surviving_is_reached_when_the_turn_is_over() -> None:
    puzzle = Puzzle(SURVIVING, "survive")
    found = solver(puzzle).solve([puzzle.begin()])
    assert found.solved  # Min-seo blocks
    locked = Puzzle(SURVIVING.replace("min-seo = {}", "min-seo = { locked = true }"), "survive")
    assert not solver(locked).solve([locked.begin()]).solved


def test_a_solution_must_hold_in_every_world_that_may_be() -> None:
    """Whether Red can answer by discarding is not known to whoever attacks: only what holds anyway counts."""
    puzzle = Puzzle(SHOT, "shot")
    worlds = imagined(puzzle.begin(), Seat(0), 4)
    found = Solver(puzzle.goal, 5000, chancy=True).solve(worlds)
    assert found.solved
    assert found.worlds == len(worlds)


def test_what_was_proved_is_kept_in_the_file() -> None:
    puzzle = Puzzle(SHOT, "shot")
    kept = Puzzle(with_proof(puzzle, prove(puzzle).solution), "shot")
    assert (kept.ways, kept.solution[0]) == (1, "A move movement-1")
    again = Puzzle(with_proof(kept, prove(kept).solution), "shot")
    assert again.text == kept.text


@pytest.mark.parametrize(
    ("goal", "solved"),
    [
        ('goal = "lower"\namount = 2', True),
        ('goal = "lower"\namount = 0', True),
        ('goal = "oust"\nof = "B"', True),
        ('goal = "lower"\nof = "A"\namount = 3', False),
    ],
)
def test_goals_look_at_what_a_seat_lives_by(goal: str, solved: bool) -> None:
    puzzle = Puzzle(SHOT.replace('goal = "win"', goal), "shot")
    assert solver(puzzle).solve([puzzle.begin()]).solved is solved


# -- trying one -----------------------------------------------------------------------------------------


def test_a_wrong_move_is_found_out_and_can_be_taken_back() -> None:
    puzzle = find_puzzle("fables", "beside-her")
    proofs = Proofs()
    attempt = Attempt(puzzle, proofs.of(puzzle))
    assert attempt.still_possible()
    attempt.play("end")
    assert attempt.verdict is Verdict.MISSED
    assert attempt.slip() == 0
    again = Attempt(puzzle, proofs.of(puzzle), attempt.before_last())
    assert again.made == []
    while not again.over:
        move = again.solving_move()
        assert move is not None
        again.play(again.match.notation(move))
    assert again.verdict is Verdict.REACHED
    assert again.slip() is None


def test_the_others_answer_as_well_as_they_can() -> None:
    puzzle = find_puzzle("vtes", "unseen")
    attempt = Attempt(puzzle, Proofs().of(puzzle))
    attempt.play("bleed ashley")
    attempt.play("pass")
    assert "block min-seo" in attempt.made


def test_hints_go_from_a_thought_to_the_card_to_the_move() -> None:
    puzzle = find_puzzle("fables", "beside-her")
    attempt = Attempt(puzzle, Proofs().of(puzzle))
    nudge, card, move = attempt.hints(Language.EN)
    assert nudge == puzzle.nudge(Language.EN)
    assert "Shattered Destiny" in card
    assert "Shattered Destiny" in move
    attempt.play("end")
    assert attempt.hints(Language.EN) == ["From here it can no longer be done. Take a step back."]


def test_an_answer_that_cannot_refute_leaves_as_few_ways_as_it_can() -> None:
    """A referendum could as well burn the caller’s own pool: that lasts as long and threatens nobody."""
    text = find_puzzle("vtes", "the-edge-of-it").text
    puzzle = Puzzle(text.replace("C player A\nC player C\n", ""), "edge", "edge")
    attempt = Attempt(puzzle, Proofs().of(puzzle))
    assert "player A" in attempt.made
    attempt.play("pass")
    assert attempt.verdict is Verdict.MISSED


def test_only_one_first_move_is_told_where_somebody_else_begins() -> None:
    puzzle = find_puzzle("vtes", "her-domain")
    match = puzzle.begin()
    assert match.decision is not None
    assert match.decision.seat != puzzle.goal.seat
    found = solver(puzzle).solve([match])
    assert found.only
    assert found.firsts[0] not in match.decision.moves


def test_what_is_left_to_luck_is_no_solution_however_it_falls() -> None:
    puzzle = find_puzzle("buffy", "crowned-picnic")
    proofs = Proofs()
    attempt = Attempt(puzzle, proofs.of(puzzle))
    attempt.play("fight countess-vesna-3 > rook-delaney-2")
    while attempt.decision is not None:
        attempt.play(attempt.match.notation(attempt.decision.moves[0]))
    assert attempt.left_to_luck
    assert attempt.verdict is Verdict.MISSED
    assert attempt.slip() == 0
    again = Attempt(puzzle, Proofs().of(puzzle), attempt.made)  # with nothing remembered
    assert again.left_to_luck


def test_the_written_hint_comes_first_though_somebody_else_has_begun() -> None:
    puzzle = find_puzzle("vtes", "the-edge-of-it")
    attempt = Attempt(puzzle, Proofs().of(puzzle))
    assert attempt.made[0] == "vote horst-von-bruhl for"
    assert attempt.hints(Language.EN)[0] == puzzle.nudge(Language.EN)


@pytest.mark.parametrize("most", range(1, 12))
@pytest.mark.parametrize("hidden", ["", "\nhidden = true"])
def test_whoever_cannot_search_far_enough_says_so(most: int, hidden: str) -> None:
    puzzle = Puzzle(f"{SHOT.strip()}{hidden}\n", "shot")
    attempt = Attempt(puzzle, Solver(puzzle.goal, most, chancy=puzzle.hidden))
    told = attempt.hints(Language.EN)
    assert "no longer" not in " ".join(told)
    if most == 1:
        assert attempt.still_possible() is None
        assert "more than can be searched" in told[0]


def test_hands_lie_open() -> None:
    puzzle = find_puzzle("vtes", "not-by-the-door")
    assert open_hands(puzzle.begin(), puzzle.goal.seat)[Seat(1)] == ["deflection"]


# -- bad files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('goal = "win"', "goal"),
        ('goal = "dance"', "dance"),
        ('goal = "win"\nseat = "Z"', "seat"),
        ('goal = "lower"\namount = -1', "amount"),
        ('goal = "win"\nluck = 3', "luck"),
        ('goal = "raise"\namount = 30', "already decided"),
        ('goal = "lower"\namount = 9', "already decided"),
    ],
)
def test_a_puzzle_that_makes_no_sense_says_where(wrong: str, told: str) -> None:
    text = SHOT.replace('goal = "win"', "" if wrong == 'goal = "win"' else wrong)
    with pytest.raises(NoctuaryError, match=told):
        Puzzle(text, "shot")


def test_nobody_is_ousted_where_nobody_goes_out() -> None:
    text = find_puzzle("buffy", "patience-is-a-debt").text
    with pytest.raises(NoctuaryError, match="nobody goes out"):
        Puzzle(text.replace('goal = "win"', 'goal = "oust"'), "oust")


def test_a_game_that_is_won_already_is_no_puzzle() -> None:
    with pytest.raises(NoctuaryError, match="already decided"):
        Puzzle(SHOT.replace("hp = 5", "hp = 0"), "shot")


def test_a_puzzle_that_nobody_knows() -> None:
    with pytest.raises(NoctuaryError, match="no-such"):
        find_puzzle("fables", "no-such")
