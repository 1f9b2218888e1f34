"""Whole games of any game: what the property, golden and soak tests need to know of each.

A game has one `WholeGames` (`fables_games.py`, `buffy_games.py`, `vtes_games.py` beside this module);
`every_game` lists them. What must hold in every game is written once, in `tests/property/test_games.py`, and
asks only this.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import noctuary.kernel.match
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

COMPILED = not noctuary.kernel.match.__file__.endswith(".py")
LONGEST = 100_000  # decisions; far beyond any game that ends
picks = st.integers(0, 2**32)  # seeds of random moves
seeds = st.binary(min_size=1, max_size=8)


def tries(most: int) -> settings:
    """So many games of a property where the engine is compiled, half of them where it is not."""
    number = most if COMPILED else most // 2
    return settings(deadline=None, max_examples=number, suppress_health_check=list(HealthCheck))


class WholeGames:
    """How one game is set up, and what is true at every moment of it."""

    name: ClassVar[str]
    most_moves: ClassVar[int]  # that a decision may offer: "a few dozen", and who needs more
    longest: ClassVar[int]  # moves after which properties are looked at; most of a game
    soak: ClassVar[tuple[int, int]]  # random games played through, compiled and interpreted
    most_undecided: ClassVar[float]  # the part of them that may end without a winner
    few: ClassVar[int]  # games that the greedy bot plays against the random one where time is short
    bots: ClassVar[tuple[str, ...]] = ("random", "greedy")
    kept_records: ClassVar[tuple[str, ...]] = ()  # golden games that are told again, never played anew

    def setups(self) -> st.SearchStrategy[Document]:
        """Any setup: modes, numbers of players, decks."""
        raise NotImplementedError

    def ending(self, setup: Document) -> Document:
        """The same setup, with the house rule that ends a game nobody can win any more."""
        raise NotImplementedError

    def setup_number(self, number: int) -> Document:
        """The number-th setup of a long series, in which everything comes round."""
        raise NotImplementedError

    def soak_setup(self, number: int) -> Document:
        """The number-th setup of those that are played through."""
        return self.ending(self.setup_number(number))

    def golden_setups(self) -> dict[str, Document]:
        """The games whose transcripts are kept, by name."""
        raise NotImplementedError

    def fixed_positions(self) -> list[tuple[Document, int]]:
        """Setups, and after how many random moves the ways to go on are counted."""
        raise NotImplementedError

    def duels(self) -> dict[str, list[Document]]:
        """Games of two that the first seat should win if it plays better, by what sits there."""
        raise NotImplementedError

    def any_moves(self) -> st.SearchStrategy[Move]:
        """Any well-formed move, legal or not."""
        raise NotImplementedError

    def rule_refuses(self, match: Match, wanted: Move) -> bool:
        """Whether the rule of a rest decision itself, not the list of its moves, refuses this move."""
        raise NotImplementedError

    def cards(self, match: Match) -> Counter[int] | None:
        """Every card in the game, wherever it lies; None while some are on their way."""
        raise NotImplementedError

    def assert_rightly_gone(self, match: Match, gone: Counter[int]) -> None:
        """Cards that are no longer in the game must have left it by a rule."""
        assert not gone

    def assert_in_bounds(self, match: Match) -> None:
        raise NotImplementedError

    def field_words(self) -> dict[str, list[str]]:
        """Words that a field of a dump may hold, by its name, where most dumps show only a few of them."""
        raise NotImplementedError

    def matches(self, longest: int = 0) -> st.SearchStrategy[Match]:
        """A match stopped after some random moves, at rest or in the middle of one."""
        return st.builds(self._stopped, self.setups(), seeds, picks, st.integers(0, longest or self.longest))

    def _stopped(self, setup: Document, seed: bytes, moves: int, most: int) -> Match:
        match = Match.start(self.name, setup, seed, log=True)
        play_random(match, Random(moves), most)
        return match


def play_random(match: Match, random: Random, most: int = LONGEST) -> int:
    """Play random moves until the game is over or so many are made; how many there were."""
    for made in range(most):
        decision = match.decision
        if decision is None:
            return made
        match.play(decision.moves[int(random.random() * len(decision.moves))])
    return most


def knowing_seat(match: Match, number: int) -> Seat:
    """Some seat; in the middle of a move the deciding one, since half a move is known to nobody else."""
    if not match.at_rest and match.decision is not None:
        return match.decision.seat
    return Seat(number % match.seats)


def every_game() -> list[WholeGames]:
    from tests.tables.buffy_games import BuffyGames
    from tests.tables.fables_games import FablesGames
    from tests.tables.vtes_games import VtesGames

    return [FablesGames(), BuffyGames(), VtesGames()]
