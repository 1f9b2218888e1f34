"""The match: copies, undo, imagination, dumps, refusals and the log."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random

import pytest

from noctuary.games.fables.game import mine
from noctuary.kernel.errors import NoctuaryError, Refused
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.fables_games import play_random

SETUP: Document = {"fables": ["red", "snow"], "first": "A"}


def started(seed: bytes = b"match", moves: int = 0) -> Match:
    match = Match.start("fables", SETUP, seed, log=True)
    play_random(match, Random(0), moves)
    return match


def at_rest(match: Match) -> bool:
    return match.decision is not None and match.decision.prompt == "fables-ask-action"


def mid_question(seed: bytes = b"match") -> Match:
    """A match that waits for an answer while a move is being carried out."""
    match = started(seed)
    random = Random(4)
    while not match.dump()["answers"]:
        play_random(match, random, 1)
    return match


# -- beginning --------------------------------------------------------------------------------------


def test_the_same_seed_deals_the_same_match() -> None:
    assert started().digest() == started().digest()
    assert started().digest() != started(b"another").digest()


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(NoctuaryError) as caught:
        Match.start("poker")
    assert caught.value.message == "error-unknown-game"
    assert caught.value.arguments == {"game": "poker"}


@pytest.mark.parametrize("name", ["os.path", "", "../fables", "kernel"])
def test_only_games_are_found(name: str) -> None:
    with pytest.raises(NoctuaryError):
        find_game(name)


def test_without_a_seed_every_match_is_new() -> None:
    assert Match.start("fables").seed != Match.start("fables").seed


# -- playing ----------------------------------------------------------------------------------------


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    match = started()
    match.play_text("keep")
    match.play_text("keep")
    before = match.digest()
    with pytest.raises(Refused) as caught:
        match.play_text("attack attack-3")
    assert caught.value.refusal.rule == "FAB-ACT-04"
    assert caught.value.notation == "attack attack-3"
    assert match.digest() == before


def test_a_move_refused_in_a_question_changes_nothing_either() -> None:
    match = mid_question()
    before = match.digest()
    with pytest.raises(Refused):
        match.play_text("number 7")
    assert match.digest() == before
    assert match.why_not(match.parse("number 7")) is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "error-unknown-verb"),
        ("dance", "error-unknown-verb"),
        ("attack", "error-move-shape"),  # FAB-RUL-04: an action needs at least one card
        ("attack attack-1 attack-2", "error-move-shape"),
        ("attack attack-9", "error-unknown-word"),
        ("to far", "error-unknown-word"),
    ],
)
def test_what_is_not_notation_is_named(text: str, message: str) -> None:
    """FAB-RUL-04"""
    with pytest.raises(NoctuaryError) as caught:
        started().parse(text)
    assert caught.value.message == message


def test_nothing_is_played_after_the_end() -> None:
    match = Match.start("fables", {**SETUP, "turn_cap": 1}, b"short")
    for text in ("keep", "keep", "end"):
        match.play_text(text)
    assert match.over
    assert match.winners == []
    with pytest.raises(NoctuaryError) as caught:
        match.play_text("end")
    assert caught.value.message == "error-match-over"
    with pytest.raises(NoctuaryError):
        match.why_not(match.parse("end"))


# -- copies -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 2, 5, 17, 40, 75, 120])
def test_a_copy_is_equal_wherever_it_is_taken(moves: int) -> None:
    match = started(moves=moves)
    twin = match.copy()
    assert twin.digest() == match.digest()
    assert twin.history == match.history
    assert twin.copy().digest() == match.digest()


def test_a_copy_at_rest_shares_nothing() -> None:
    match = started(moves=30)
    while not at_rest(match):
        play_random(match, Random(1), 1)
    before = match.digest()
    twin = match.copy()
    play_random(twin, Random(2), 60)
    assert match.digest() == before
    assert len(twin.history) > len(match.history)


def test_a_copy_in_a_question_shares_nothing() -> None:
    match = mid_question()
    before = match.digest()
    twin = match.copy()
    play_random(twin, Random(2), 60)
    assert match.digest() == before
    play_random(match, Random(3), 60)
    assert match.digest() != before


def test_copies_of_copies_play_on_alike() -> None:
    match = started(moves=20)
    for seed in range(15):
        twin = match.copy()
        play_random(match, Random(seed), 7)
        play_random(twin, Random(seed), 7)
        assert twin.digest() == match.digest()
        match = twin


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_python_copies_a_match_as_it_copies_itself(copied: Callable[[Match], Match]) -> None:
    """Never half of it: a twin that shared its state would play in the other."""
    for match in (started(moves=20), mid_question()):
        before, twin = match.digest(), copied(match)
        assert twin.digest() == before
        play_random(twin, Random(1), 5)
        assert match.digest() == before != twin.digest()


def test_a_copy_keeps_no_log() -> None:
    match = started(moves=10)
    assert match.log
    assert match.copy().log == []


# -- undo and replay --------------------------------------------------------------------------------


def test_undone_is_the_match_as_it_was() -> None:
    match = started()
    digests = [match.digest()]
    for _ in range(40):
        play_random(match, Random(len(digests)), 1)
        digests.append(match.digest())
    for back in range(1, 41):
        assert match.undone(back).digest() == digests[40 - back]
    assert match.digest() == digests[40]


def test_undo_works_in_a_copy_too() -> None:
    match = started(moves=50)
    assert match.copy().undone(3).digest() == match.undone(3).digest()


def test_undo_stops_at_the_beginning() -> None:
    match = started(moves=3)
    with pytest.raises(NoctuaryError) as caught:
        match.undone(4)
    assert caught.value.message == "error-nothing-to-undo"


def test_a_match_from_a_position_goes_back_to_that_position() -> None:
    game = find_game("fables")
    match = Match.at(game, game.load({"seats": {"A": {"hand": ["defense-1", "joker"]}}}))
    before = match.digest()
    match.play_text("defend defense-1")
    match.play_text("go")
    assert match.undone(2).digest() == before
    assert match.copy().undone(2).digest() == before


# -- imagination ------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [2, 9, 33, 80])
def test_imagining_keeps_what_the_seat_knows(moves: int) -> None:
    match = started(moves=moves)
    for seat in (Seat(0), Seat(1)):
        twin = match.imagine(seat, b"key")
        assert twin.view(seat) == match.view(seat)
        assert mine(twin.state).boards[seat].hand == mine(match.state).boards[seat].hand


def test_imagining_deals_the_rest_anew() -> None:
    match = started(moves=20)
    hands = {tuple(mine(match.imagine(Seat(0), bytes([key])).state).boards[1].hand) for key in range(20)}
    assert len(hands) > 1


def test_the_same_key_imagines_the_same() -> None:
    match = started(moves=20)
    assert match.imagine(Seat(0), b"key").digest() == match.imagine(Seat(0), b"key").digest()


def test_an_imagined_match_plays_and_cannot_be_traced_back() -> None:
    match = mid_question()
    assert match.decision is not None
    twin = match.imagine(match.decision.seat, b"key")
    play_random(twin, Random(0), 30)
    assert twin.seed != match.seed
    with pytest.raises(NoctuaryError):
        twin.undone(1)


# -- dump and load ----------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 10, 25, 61, 100])
def test_any_moment_survives_json(moves: int) -> None:
    match = started(moves=moves)
    again = Match.load(json.loads(json.dumps(match.dump())))
    assert again.digest() == match.digest()
    play_random(match, Random(5), 20)
    play_random(again, Random(5), 20)
    assert again.digest() == match.digest()


def test_a_dump_in_a_question_keeps_the_answers_given() -> None:
    match = mid_question()
    dump = match.dump()
    assert dump["answers"]
    again = Match.load(dump)
    assert again.digest() == match.digest()
    assert again.decision is not None
    assert match.decision is not None
    assert again.decision.moves == match.decision.moves


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"game": "fables"},
        {"game": "fables", "seed": "00", "state": 7},
        {"game": 1, "seed": "00", "state": {}},
        {"game": "fables", "seed": "not hex", "state": {}},
    ],
)
def test_what_is_no_dump_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(NoctuaryError) as caught:
        Match.load(document)  # type: ignore[arg-type]
    assert caught.value.message == "error-not-a-dump"


# -- the log ----------------------------------------------------------------------------------------


def test_log_since_tells_what_followed_a_move() -> None:
    match = started()
    match.play_text("keep")
    match.play_text("keep")
    made = len(match.history)
    match.play_text("end")
    told = [event.message for event in match.log_since(made)]
    assert "fables-log-draw" in told
    assert told[-1] == "fables-log-turn"
    assert match.log_since(len(match.history)) == []
    assert match.log_since(0) == match.log[match.log.index(match.log_since(0)[0]) :]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    match = started()
    drawn = next(event for event in match.log if event.message == "fables-log-draw" and event.owner == 0)
    assert "cards" in drawn.heard_by(Seat(0))[1]
    assert "cards" not in drawn.heard_by(Seat(1))[1]
    assert "cards" not in drawn.heard_by(None)[1]


def test_undo_tells_the_log_anew() -> None:
    match = started(moves=12)
    before = [event.message for event in match.log]
    play_random(match, Random(9), 1)
    assert [event.message for event in match.undone().log] == before


def test_the_seed_is_committed_to() -> None:
    assert started().seed_commitment == started().seed_commitment
    assert started().seed_commitment != started(b"another").seed_commitment
