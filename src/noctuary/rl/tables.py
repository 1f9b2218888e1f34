"""What is played in an environment: a game, what sits at the seats, and how a match is dealt from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.rl.given import in_order, one_of, whole
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
        listed = None if seats is None else _listed(seats)
        self._made_with = (game, listed, players, options, cards, most_moves, most_steps)
        self.game = check_game(game)
        self.task = task_of(game)
        self.most_steps = whole("most_steps", most_steps, 1)
        moves = whole("most_moves", most_moves or self.task.most_moves, LEAST_MOVES)
        if cards:
            one_of(cards, (ALL,))
        self._menu = menu_of(game)
        self._options = _known_options(game, options or {})
        self._pairings = _pairings(game, listed, players)
        self.players = len(self._pairings[0])
        deals = [self._deal(pairing, Random(0)) for pairing in self._pairings]
        known = words_of(game).card_slugs() if cards == ALL else self.task.vocabulary(deals)
        self.lens = Lens(self.task, deals, known, moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew where it arrives: the columns write into memory that numpy shares."""
        return _made_again, self._made_with

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


def _made_again(game: str, seats: Seats | None, *said: Any) -> Tables:
    names = ("players", "options", "cards", "most_moves", "most_steps")
    return Tables(game, seats, **dict(zip(names, said, strict=True)))


def _pairings(game: str, found: list[tuple[str, ...]] | None, players: int) -> list[tuple[str, ...]]:
    """What may sit at the seats: as it was said, or the first that are usual."""
    most = len(SEAT_LETTERS)
    if found is None:
        usual = menu_of(game).usual()
        return [tuple(usual[at % len(usual)] for at in range(whole("players", players, 1, most)))]
    whole("players", len(found[0]), 1, most)
    other = next((pairing for pairing in found if len(pairing) != len(found[0])), None)
    if other is not None:
        raise NoctuaryError(MessageId("rl-error-seats"), seats=len(other))
    return found


def _listed(seats: Seats) -> list[tuple[str, ...]]:
    """Words alone are one table; lists of words are one each. A word in one piece is neither."""
    found = in_order(seats) or []
    tables = [found] if any(isinstance(one, str) for one in found) else [in_order(one) for one in found]
    listed = [tuple(words) for words in tables if words and all(map(_is_word, words))]
    if not found or len(listed) != len(tables):
        raise NoctuaryError(MessageId("rl-error-seats-list"))
    return listed


def _is_word(given: object) -> bool:
    return isinstance(given, str) and given != ""


def _known_options(game: str, options: Mapping[str, Json]) -> dict[str, Json]:
    known = menu_of(game).fields
    unknown = next((name for name in options if name not in known), None)
    if unknown is not None:
        raise NoctuaryError(MessageId("error-unknown-choice"), given=unknown, known=", ".join(known))
    return dict(options)
