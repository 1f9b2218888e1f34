"""Nothing that was only read is kept: however many moves a stranger writes down, memory stays as it is."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import HIGHEST, interned, move, read_number, written
from noctuary.text.words import words_of
from tests.hostile.notations import HUGE, hostile_notations
from tests.tables.whole_games import WholeGames, every_game, play_random

in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
MANY = 10_000
MOMENTS = 10


def ask_all(match: Match, notations: list[str]) -> int:
    """Ask why not of each; how many of them could be read."""
    read = 0
    for text in notations:
        try:
            match.why_not(match.parse(text))
            read += 1
        except NoctuaryError:
            continue
    return read


@in_every_game
def test_ten_thousand_hostile_moves_leave_nothing_behind(game: WholeGames) -> None:
    random = Random(9)
    read = 0
    for moment in range(MOMENTS):
        match = Match.start(game.name, game.setup_number(moment), b"hostile")
        play_random(match, random, 40 * moment)
        slugs = words_of(game.name).at(match).card_slugs()
        texts = list(hostile_notations(match, slugs, moment, MANY // MOMENTS))
        ask_all(match, texts)  # what the rules themselves look up to answer, they intern once
        before = interned()
        read += ask_all(match, texts)
        assert interned() == before
    assert read > MANY // 50, "most of them are nonsense, but not all: the rules were asked too"


@in_every_game
def test_a_number_without_end_costs_no_memory(game: WholeGames) -> None:
    """`hunt 99999999999999999999` stopped the server for good."""
    match = Match.start(game.name, game.setup_number(1), b"hostile")
    slugs = words_of(game.name).at(match).card_slugs()
    texts = [f"{text} #{number}" for text in hostile_notations(match, slugs, 5, 300) for number in HUGE]
    tracemalloc.start()
    try:
        ask_all(match, texts)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 20 * 2**20


@in_every_game
def test_other_numbers_in_the_same_words_leave_nothing_behind(game: WholeGames) -> None:
    """Other numbers in the same words: nothing new is kept for them."""
    match = Match.start(game.name, game.setup_number(2), b"hostile")
    play_random(match, Random(3), 60)
    slugs = words_of(game.name).at(match).card_slugs()
    ask_all(match, list(hostile_notations(match, slugs, 1, 3000)))
    before = interned()
    ask_all(match, list(hostile_notations(match, slugs, 2, 3000)))
    assert interned() - before < 100


@in_every_game
def test_what_is_on_offer_is_read_as_the_very_move_on_offer(game: WholeGames) -> None:
    match = Match.start(game.name, game.setup_number(3), b"offers")
    random = Random(4)
    for _ in range(60):
        if match.decision is None:
            break
        for offered in match.decision.moves:
            assert match.parse(match.notation(offered)) is offered
        play_random(match, random, 1)


def test_a_move_beyond_the_limit_is_no_move() -> None:
    with pytest.raises(ValueError, match="no move has these numbers"):
        move(1, HIGHEST + 1)
    with pytest.raises(ValueError, match="no move has these numbers"):
        written(1, 2, HIGHEST + 1)


def test_a_large_number_of_the_rules_is_still_one_move_and_fills_no_table() -> None:
    before = interned()
    assert move(100, 60_000) is move(100, 60_000)
    assert move(100, 60_000, 60_001) is move(100, 60_000, 60_001)
    assert interned() - before <= 2


def test_a_move_that_was_only_written_down_is_kept_nowhere() -> None:
    before = interned()
    assert written(101, 7) is not written(101, 7)
    assert interned() == before
    assert written(101, 7) is not move(101, 7)
    assert written(101, 7) is move(101, 7)


def test_numbers_are_read_within_their_bounds() -> None:
    assert read_number("0") == 0
    assert read_number("999", 999) == 999
    assert read_number(str(HIGHEST)) == HIGHEST
    for word in ("", "1000", "-1", "+1", "٣", "²", "1.0", "9" * 10_000):
        assert read_number(word, 999) is None


def test_a_line_longer_than_any_move_is_refused_before_it_is_read() -> None:
    match = Match.start("vtes", {}, b"long")
    with pytest.raises(NoctuaryError, match="error-move-too-long"):
        match.parse("hunt " + "x" * 5000)


def test_nobody_concedes_for_a_seat_that_is_not_there() -> None:
    match = Match.start("fables", {}, b"seats")
    with pytest.raises(NoctuaryError, match="error-no-such-seat"):
        match.parse("concede", Seat(10**12))
