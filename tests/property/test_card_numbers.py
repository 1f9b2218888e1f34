"""Nobody follows a card through a shuffle: what is shuffled has no number, what comes back has a new one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from noctuary.games.buffy.state import State as BuffyState
from noctuary.games.vtes.state import State as VtesState
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from tests.tables.whole_games import WholeGames, every_game, play_random

GAMES = {"fables": (0, 1), "buffy": (1,), "vtes": (3, 6)}  # in which decks are shuffled again
MOVES = 1200
_NUMBER = re.compile(r"#(\d+)")
_KIND = re.compile(r"[a-z0-9][a-z0-9-]*(@[a-z0-9-]+)?")
# Where a card lies that some seat does not see, or that will be shuffled.
_PILES = {
    "hand",
    "deck",
    "library",
    "crypt",
    "cache",
    "challenges",
    "discard",
    "ash",
    "locations",
    "second_parts",
}


def _in_buffy(state: Any) -> set[int]:
    assert isinstance(state, BuffyState)
    return {one.uid for one in state.characters} | {one.uid for one in state.challenges}


def _in_vtes(state: Any) -> set[int]:
    assert isinstance(state, VtesState)
    face_down = {one.uid for player in state.players for one in player.uncontrolled}
    return {one.uid for one in [*state.cards, *state.banished]} | face_down


# The numbers of what lies on the table.
NUMBERED: dict[str, Callable[[Any], set[int]]] = {
    "fables": lambda state: set(),
    "buffy": _in_buffy,
    "vtes": _in_vtes,
}


def _piles(document: object, name: str = "") -> list[str]:
    """Every word that a dump writes into a pile of cards."""
    if isinstance(document, dict):
        return [word for key, value in document.items() for word in _piles(value, key)]
    if isinstance(document, list):
        return [word for value in document for word in _piles(value, name)]
    return [document] if name in _PILES and isinstance(document, str) else []


def _numbers_shown(match: Match) -> set[int]:
    """Every number of a card that anybody reads: in views, and in what the asked seat is offered."""
    seats = [None, *[Seat(seat) for seat in range(match.seats)]]
    text = json.dumps([document(match.view(seat)) for seat in seats])
    return {int(number) for number in _NUMBER.findall(text)}


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_a_number_is_of_one_card_on_the_table_and_never_comes_again(game: WholeGames) -> None:
    """Docs/decisions/0001. What has left the table and is shuffled comes back under a number that is higher
    than any before, so nobody links it to the card it was; in hands, decks and piles nothing has a number."""
    numbered = NUMBERED[game.name]
    chances = left = 0
    for number in GAMES[game.name]:
        match, random = Match.start(game.name, game.soak_setup(number), b"%d" % number), Random(number)
        known = numbered(match.state)
        ever = set(known)
        for made in range(MOVES):
            drawn = match.state.chance.drawn
            if not play_random(match, random, 1):
                break
            now = numbered(match.state)
            came = now - known
            assert not came & ever, "a number that had gone is back"
            assert all(one > max(ever, default=-1) for one in came)
            left += len(known - now)
            chances += match.state.chance.drawn > drawn
            ever |= came
            known = now
            if made % 100 == 0:
                assert _numbers_shown(match) <= ever
                words = _piles(match.dump())
                assert words
                assert all(_KIND.fullmatch(word) for word in words), words
    assert chances, "something was drawn by chance on the way"
    assert left or game.name == "fables", "something left the table on the way"
