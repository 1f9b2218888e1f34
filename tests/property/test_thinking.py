"""Worlds that are only thought of leave out questions that need not be put, and go the same way."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.whole_games import WholeGames, every_game, play_random

in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
TRIED = 4  # offers of one question


def others_declined(match: Match, me: Seat) -> Match:
    """Until the seat is asked again, or what was under way is over; how the greedy bot looks at its moves."""
    while match.decision is not None and not match.between_actions and match.decision.seat != me:
        match.play(match.decision.moves[-1])
    return match


@in_every_game
def test_a_move_that_is_tried_alone_comes_to_the_same_as_with_everybody_declining(game: WholeGames) -> None:
    compared = 0
    for number in range(6):
        match = Match.start(game.name, game.setup_number(number), bytes([number]))
        random = Random(number)
        for _ in range(8):
            play_random(match, random, 1 + random.randrange(20))
            if match.decision is None:
                break
            me = match.decision.seat
            for move in match.decision.moves[-TRIED:]:
                alone, with_others = match.alone(me), match.copy()
                alone.play(move)
                with_others.play(move)
                assert others_declined(alone, me).digest() == others_declined(with_others, me).digest()
                compared += 1
    assert compared > 50


@in_every_game
def test_a_move_that_settles_leaves_the_table_as_playing_it_does(game: WholeGames) -> None:
    settled = {True: 0, False: 0}
    for number in range(4):
        match = Match.start(game.name, game.setup_number(number), bytes([number]))
        random = Random(number)
        for _ in range(8):
            play_random(match, random, 1 + random.randrange(20))
            if match.decision is None:
                break
            for move in match.decision.moves[-TRIED:]:
                quick, played = match.copy(), match.copy()
                played.play(move)
                settles = quick.settles_with(move)
                assert settles == (played.over or played.between_actions)
                assert match.game.dump(quick.state) == match.game.dump(played.state)
                assert settles or quick.digest() == played.digest()
                settled[settles] += 1
    assert all(settled.values())


@in_every_game
def test_an_unwatched_world_is_played_to_its_end_like_any_other(game: WholeGames) -> None:
    """And copies of it in the middle of a question go on where it stands."""
    for number in range(3):
        match = Match.start(game.name, game.soak_setup(number), bytes([number]))
        play_random(match, Random(number), 50)
        assert match.decision is not None
        world = match.imagine(match.decision.seat, b"key", watched=False)
        for _ in range(60):
            play_random(world, Random(number), 3)
            if world.over:
                break
            assert world.copy().digest() == world.digest()


def test_nobody_is_asked_in_vain_where_nobody_watches() -> None:
    """VTES-RUL-17: at a table a Methuselah is asked where she could do something with another hand."""
    vain = {True: 0, False: 0}
    for watched in (True, False):
        for number in range(3):
            match = Match.start("vtes", {"decks": ["v5-malkavian", "v5-tremere"]}, bytes([number]))
            play_random(match, Random(number), 60)
            assert match.decision is not None
            world = match.imagine(match.decision.seat, b"key", watched=watched)
            for _ in range(150):
                play_random(world, Random(number), 1)
                if world.decision is None:
                    break
                leads = world.decision.seat == world.game.turn_of(world.state) and world.between_actions
                only = world.decision.moves[0] if len(world.decision.moves) == 1 else None
                vain[watched] += only is not None and world.game.stops(only) and not leads
    assert vain[False] == 0 < vain[True]
