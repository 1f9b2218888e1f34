"""Whole games in twin worlds: stretch after stretch, through everybody's eyes in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.hidden.twins import Looking, Twins
from tests.tables.whole_games import WholeGames, play_random

MOST = 14  # moves of a stretch
_AT_MOST = 400  # stretches of a game: one that nobody ends is left


def as_at_tables(game: WholeGames, number: int) -> Document:
    """A setup as a table deals it, every other one with closed lists where there are lists."""
    setup = dict(game.soak_setup(number))
    if game.name == "fables":
        return {**setup, "ask_anyway": True}
    return {**setup, "lists": "closed" if number % 2 else "open"}


def in_turn(seats: int, random: Random) -> Iterator[Looking]:
    """Every seat's eyes and a bystander's, among people and among bots, near and far twins."""
    for number in count():
        eyes = number % (seats + 1)
        if eyes == seats:
            yield Looking(None)
            continue
        others = [seat for seat in range(seats) if seat != eyes]
        bots = frozenset(seat for seat in others if random.random() < 0.3)
        yield Looking(
            Seat(eyes), bots, far=random.random() < 0.25, hints=random.random() < 0.5, doors=number % 3 == 0
        )


async def play_through(twins: Twins, game: WholeGames, number: int) -> int:
    """A whole game; how many stretches it had."""
    random = Random(number)
    match = Match.start(game.name, as_at_tables(game, number), b"twins %d" % number)
    for stretch, looking in enumerate(in_turn(match.seats, random)):
        while not match.over and not match.at_rest:
            play_random(match, random, 1)
        if match.over or stretch == _AT_MOST:
            return stretch
        match = await twins.go(match, looking, MOST)
        if not match.over:  # what one world alone went on with is not looked at twice
            play_random(match, random, 1)
    raise AssertionError("there is always somebody to look")
