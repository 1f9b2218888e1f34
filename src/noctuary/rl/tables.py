"""What is played in an environment: a game, what sits at the seats, and how a match is dealt from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.lens import Lens
from noctuary.rl.task import task_of
from noctuary.text.menu import FIRST, check_game, menu_of
from noctuary.text.words import words_of

Seats: TypeAlias = "Sequence[str] | Sequence[Sequence[str]]"
ALL: Final = "all"  # cards with a column of their own: every one there is
LONGEST: Final = 10_000  # steps, unless somebody says otherwise: random players may never come to an end
LEAST_MOVES: Final = 8  # fewer actions could not name every way to end a question
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
        """`seats` is what sits at each (decks, Fables), or a list of such lists; else `players` usual ones.

        `options` are further fields of the setup. `cards="all"` gives every card there is a column of its
        own, `most_moves` bounds the offers that an action can name, and `most_steps` the length of a match.
        """
        self.game = check_game(game)
        self.task = task_of(game)
        self.most_steps = most_steps
        self._menu = menu_of(game)
        self._options = _known_options(game, options or {})
        self._pairings = _pairings(game, seats, players)
        self.players = len(self._pairings[0])
        deals = [self._deal(pairing, Random(0)) for pairing in self._pairings]
        known = words_of(game).card_slugs() if cards == ALL else self.task.vocabulary(deals)
        self.lens = Lens(self.task, deals, known, most_moves or self.task.most_moves)
        if self.lens.most_moves < LEAST_MOVES:
            raise NoctuaryError(MessageId("rl-error-few-moves"), number=most_moves, least=LEAST_MOVES)

    @property
    def name(self) -> str:
        return f"{self.game}_v{self.task.version}"

    def deal(self, chance: Random, *, log: bool = False) -> Match:
        """A new match; everything in it follows from the state of `chance`. `log`: it tells what happens."""
        at = chance.randrange(len(self._pairings)) if len(self._pairings) > 1 else 0
        return self._deal(self._pairings[at], chance, log)

    def _deal(self, pairing: Sequence[str], chance: Random, log: bool = False) -> Match:
        options: dict[str, Json] = {FIRST: seat_letter(Seat(chance.randrange(len(pairing))))}
        options.update(self._options)
        setup = self._menu.setup(pairing, options)
        return Match.start(self.game, setup, chance.randbytes(_SEED_BYTES), log=log)


def offered(offers: list[Move], action: int | None) -> Move:
    """The move that an action names; one that names nothing is told so."""
    if action is None or not 0 <= action < len(offers):
        raise NoctuaryError(MessageId("rl-error-no-such-offer"), action=str(action), offers=len(offers))
    return offers[action]


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
    found = [tuple(alone)] if alone else listed
    other = next((pairing for pairing in found if len(pairing) != len(found[0])), None)
    if not found or other is not None:
        raise NoctuaryError(MessageId("rl-error-seats"), seats=len(other or ()))
    return found


def _known_options(game: str, options: Mapping[str, Json]) -> dict[str, Json]:
    known = menu_of(game).fields
    unknown = next((name for name in options if name not in known), None)
    if unknown is not None:
        raise NoctuaryError(MessageId("error-unknown-choice"), given=unknown, known=", ".join(known))
    return dict(options)
