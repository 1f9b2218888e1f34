"""What learners are told about VTES: victory points count, and whoever is ousted is out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes.notation import WORDS
from noctuary.games.vtes.state import State
from noctuary.kernel.match import Match
from noctuary.rl.task import Task


class VtesTask(Task):
    def __init__(self) -> None:
        self.lowest = 0.0
        self.verbs = {verb: word for verb, (word, _) in WORDS.verbs.items()}
        self.seats = frozenset(
            {
                "VtesView.edge",
                "VtesView.impulse",
                "VtesView.order",
                "VtesView.passed",
                "Methuselah.prey",
                "Methuselah.predator",
                "InPlay.owner",
                "InPlay.controller",
                "InPlay.returns",
                "InPlay.corruption",
                "Played.seat",
                "Played.target_seat",
                "Action.seat",
                "Action.targets",
                "Action.declined",
                "Action.eligible",
                "Fighter.seat",
                "Vote.seat",
                "Term.seat",
                "Referendum.seat",
            }
        )
        self.own = frozenset({"Methuselah.library", "Methuselah.crypt"})
        # As many as random and greedy play have ever laid out, and some to spare: what is no row is not seen.
        self.rows = {
            "VtesView.cards": 12,
            "VtesView.playing": 3,
            "Methuselah.uncontrolled": 8,
            "Combat.sides": 2,
            "Referendum.terms": 4,
            "Referendum.cast": 2,
            "Referendum.left": 6,
        }
        self.rows_by_seat = {"VtesView.cards": 6, "Referendum.cast": 2}

    def scores(self, match: Match) -> list[float]:
        """Victory points as a part of all that there are at the table, one for each seat (VTES-OUST-02)."""
        state = match.state
        assert isinstance(state, State)
        all_points = 2 * match.seats  # the state counts halves
        return [player.points / all_points for player in state.players]

    def gone(self, match: Match) -> Sequence[int]:
        """Ousted, or withdrawn: her points are counted, and she is asked nothing any more."""
        state = match.state
        assert isinstance(state, State)
        return [seat for seat, player in enumerate(state.players) if player.out]


TASK: Final = VtesTask()
