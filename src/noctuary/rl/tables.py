"""What is played in an environment: a game, what sits at the seats, and how a match is dealt from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from noctuary.kernel.game import Json
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.rl.lens import Lens
from noctuary.rl.task import task_of
from noctuary.text.menu import FIRST, check_game, menu_of
from noctuary.text.words import words_of

Seats: TypeAlias = "Sequence[str] | Sequence[Sequence[str]]"
ALL: Final = "all"  # cards with a column of their own: every one there is
LONGEST: Final = 10_000  # steps, unless somebody says otherwise: random players may never come to an end
_SEED_BYTES: Final = 16


class Tables:
    """Deals matches of one game; of several pairings, one by lot each time."""

    def __init__(
        self,
        game: str,
        seats: Seats | None = None,
        *,
        players: int = 2,
        options: Mapping[str, Json] | None = None,
        cards: str = "",
        most_moves: int = 0,
        most_steps: int = LONGEST,
    ) -> None:
        self.game = check_game(game)
        self.task = task_of(game)
        self.most_steps = most_steps
        self._menu = menu_of(game)
        self._options = dict(options or {})
        self._pairings = _pairings(game, seats, players)
        self.players = len(self._pairings[0])
        deals = [self._deal(pairing, Random(0)) for pairing in self._pairings]
        known = words_of(game).card_slugs() if cards == ALL else self.task.vocabulary(deals)
        self.lens = Lens(self.task, deals, known, most_moves or self.task.most_moves)

    @property
    def name(self) -> str:
        return f"{self.game}_v{self.task.version}"

    def deal(self, chance: Random) -> Match:
        """A new match; everything in it follows from the state of `chance`."""
        at = chance.randrange(len(self._pairings)) if len(self._pairings) > 1 else 0
        return self._deal(self._pairings[at], chance)

    def _deal(self, pairing: Sequence[str], chance: Random) -> Match:
        options: dict[str, Json] = {FIRST: seat_letter(Seat(chance.randrange(len(pairing))))}
        options.update(self._options)
        setup = self._menu.setup(pairing, options)
        return Match.start(self.game, setup, chance.randbytes(_SEED_BYTES))


def _pairings(game: str, seats: Seats | None, players: int) -> list[tuple[str, ...]]:
    """What may sit at the seats: as it was said, or the first that are usual."""
    if seats is None:
        usual = menu_of(game).usual()
        return [tuple(usual[at % len(usual)] for at in range(players))]
    listed: list[tuple[str, ...]] = []
    alone: list[str] = []
    for one in seats:
        if isinstance(one, str):
            alone.append(one)
        else:
            listed.append(tuple(one))
    return [tuple(alone)] if alone else listed
