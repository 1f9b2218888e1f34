"""Games that a process plays without anybody at the table: on from where they stand, or a first few turns."""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final

import msgspec

from noctuary.bots import make_bot
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.log import log_lines
from noctuary.text.catalogue import Language
from noctuary.text.decks import Pile
from noctuary.text.menu import menu_of

_ME: Final = Seat(0)
_SAMPLER: Final = "greedy"  # who plays first turns
_SAMPLE_SECONDS: Final = 15.0
_TOLD_SEPARATELY: Final = ("turn", "pass")  # lines of the log that head a turn, or say that nothing was done


def play_on(asked: dict[str, Any]) -> Document:
    """Play a game on for some seconds: how it has ended, or what has been chosen in it until then.

    A bot is made anew for each decision, so that the same game comes of it however it is cut in slices.
    """
    seed, made = bytes.fromhex(asked["seed"]), list(asked["made"])
    match = Match.start(asked["game"], asked["setup"], seed)
    for index in made:
        assert match.decision is not None
        match.play(match.decision.moves[index])
    until = time.monotonic() + asked["seconds"]
    while match.decision is not None and time.monotonic() < until:
        made.append(_move(match, asked["bot"], seed, len(made)))
    if match.decision is None:
        return {"over": True, "winners": [int(seat) for seat in match.winners], "turns": match.turns}
    return {"over": False, "made": list(made)}


def _move(match: Match, bot: str, seed: bytes, made: int) -> int:
    """Let the bot make its move: the place of it among the offers."""
    assert match.decision is not None
    key = hashlib.blake2b(made.to_bytes(8, "big") + seed, digest_size=32).digest()
    move = make_bot(bot, match.game.name, key).choose(match)
    index = match.decision.moves.index(move)
    match.play(move)
    return index


def sample(asked: dict[str, Any]) -> Document:
    """Seat A's opening hand and its first turns, with the same deck in the other seat."""
    seed, language = bytes.fromhex(asked["seed"]), Language(asked["language"])
    match = Match.start(asked["game"], asked["setup"], seed, log=True)
    sampling = _Sampling(match, seed, language)
    sampling.until_my_turn()
    piles = sampling.piles()
    turns = [sampling.my_turn() for _ in range(asked["turns"]) if not match.over]
    lines = log_lines(match, -1, _ME, language)
    told = {
        number: [line.text for line in lines if line.turn == number and line.kind not in _TOLD_SEPARATELY]
        for number, _ in turns
    }
    return {
        "piles": _written(piles),
        "turns": [
            {"turn": number, "lines": list(told[number]), "piles": _written(left)} for number, left in turns
        ],
    }


class _Sampling:
    def __init__(self, match: Match, seed: bytes, language: Language) -> None:
        self.match = match
        self._seed = seed
        self._language = language
        self._made = 0
        self._until = time.monotonic() + _SAMPLE_SECONDS

    def piles(self) -> list[Pile]:
        book = menu_of(self.match.game.name).decks
        assert book is not None
        return book.opening(self.match, _ME, self._language)

    def until_my_turn(self) -> None:
        """Past setting up and another's first turn, to where there is a hand and something to decide."""
        while self._goes_on() and not (self._is_mine() and any(pile.cards for pile in self.piles())):
            self._move()

    def my_turn(self) -> tuple[int, list[Pile]]:
        """Play to the end of my turn and on to my next: the number of that turn, what I had at its end."""
        number = self.match.turns
        left = self.piles()
        while self._goes_on() and self.match.turns == number:
            left = self.piles()
            self._move()
        if self.match.turns != number:
            left = self.piles()
        while self._goes_on() and not self._is_mine():
            self._move()
        return number, left

    def _goes_on(self) -> bool:
        return self.match.decision is not None and time.monotonic() < self._until

    def _is_mine(self) -> bool:
        decision = self.match.decision
        mine = decision is not None and decision.seat == _ME
        return mine and self.match.turns > 0 and self.match.turn_of == _ME

    def _move(self) -> None:
        _move(self.match, _SAMPLER, self._seed, self._made)
        self._made += 1


def _written(piles: list[Pile]) -> list[Any]:
    return [msgspec.to_builtins(pile._asdict()) for pile in piles]
