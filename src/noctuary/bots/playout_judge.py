"""A judge for any game: what a position is worth is how often its seat wins from there, played at random."""

from __future__ import annotations

from typing import Final

from noctuary.bots.judge import Judge
from noctuary.bots.playout import play_all_seats
from noctuary.bots.random_bot import RandomBot
from noctuary.kernel.game import AnyGame, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match

_PLAYOUTS: Final = 8
_LONGEST: Final = 400  # decisions; a game that goes on longer is worth half a win


class PlayoutJudge(Judge[State]):
    """For games that bring no judge. It plays on from tables that were imagined, never from the real one."""

    def __init__(self, game: AnyGame, seed: bytes) -> None:
        super().__init__()
        self._game = game
        self._bot = RandomBot(seed)

    def worth(self, state: State, seat: Seat) -> float:
        if state.over():
            return self._share(state, seat)
        total = 0.0
        for _ in range(_PLAYOUTS):
            match = Match.at(self._game, state.copy())
            play_all_seats(match, self._bot, _LONGEST)
            total += self._share(match.state, seat)
        return total / _PLAYOUTS

    def _share(self, state: State, seat: Seat) -> float:
        """Of a victory: an unfinished game and a draw count half."""
        winners = self._game.winners(state)
        return 0.5 if not winners else float(seat in winners)
