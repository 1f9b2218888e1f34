"""Set up any Twisted Fables situation in one call and play it in notation: what the card tests stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from noctuary.games.fables.game import GAME, mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules import relics
from noctuary.games.fables.settings import RelicDeck, Settings
from noctuary.games.fables.state import Board, Durable, State, new_state
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.tables import table as tables
from tests.tables.table import seat_of

Placing = Mapping[str, object]
_LISTS_OF_CARDS = {"hand", "deck", "discard", "play"}
_TUPLES_OF_CARDS = {"twists", "cache", "epics"}


class Table(tables.Table):
    """What tests ask of Twisted Fables besides: `board("B").hp`, `cards("A", "hand")`."""

    @property
    def state(self) -> State:
        return mine(self.match.state)

    def board(self, letter: str) -> Board:
        return self.state.boards[seat_of(letter)]

    def cards(self, letter: str, zone: str) -> list[str]:
        """The slugs in a zone of a Fable, sorted (a deck: from the top)."""
        kinds = list(getattr(self.board(letter), zone))
        slugs = [POOL.cards[kind].slug for kind in kinds]
        return slugs[::-1] if zone == "deck" else sorted(slugs)


def table(
    *fables: str,
    active: str = "A",
    relics_deck: RelicDeck = RelicDeck.NONE,
    piles: Mapping[str, int] | None = None,
    seed: bytes = b"test",
    turn_number: int = 1,
    **seats: Placing,
) -> Table:
    """A table in the activation phase of `active`.

    `table("red", "snow", a={"hand": ["attack-1"], "square": 4}, b={"hp": 10})`. Without more said, the
    Fables stand on the starting squares with full HP, empty zones and their set-up done. Decks are
    listed from the top. `durables` is a list of (card, basic or None, value).
    """
    teams = len(fables) == 4
    settings = Settings(teams=teams, relics=relics_deck, first=Seat(0))
    s = new_state(POOL, settings, [POOL.sheets[name] for name in fables], Chance(match_key(seed)))
    s.active = seat_of(active)
    s.first = Seat(0)
    s.slot = int(s.active)
    s.turn_number = turn_number
    relics.set_up(s)
    starts = [(5, 0), (7, 0), (7, 1), (5, 1)] if teams else [(4, 0), (6, 0)]
    for board, (square, track) in zip(s.boards, starts, strict=True):
        board.square, board.track = square, track
        board.reserves = (1, 1, 1)
        board.epics = tuple(board.sheet.epic_kinds)
        board.turns_taken = 1
    for board in s.boards:
        set_up = board.sheet.set_up(s, board.seat)
        if set_up is not None:
            set_up.close()
    for letter, placing in seats.items():
        _place(s.boards[seat_of(letter)], placing)
    for slug, left in (piles or {}).items():
        s.piles[POOL.kind_of[slug]] = left
    return Table(Match.at(GAME, s, seed, log=True))


def kinds(slugs: object) -> list[int]:
    assert isinstance(slugs, Sequence)
    return [POOL.kind_of[slug] for slug in slugs]


def _place(board: Board, placing: Placing) -> None:
    for field, value in placing.items():
        if field in _LISTS_OF_CARDS:
            cards = kinds(value)
            setattr(
                board, field, sorted(cards) if field == "hand" else cards[::-1] if field == "deck" else cards
            )
        elif field in _TUPLES_OF_CARDS:
            setattr(board, field, tuple(kinds(value)))
        elif field == "durables":
            assert isinstance(value, Sequence)
            board.durables = tuple(
                Durable(POOL.kind_of[card], NOTHING if basic is None else POOL.kind_of[basic], worth)
                for card, basic, worth in value
            )
        else:
            assert hasattr(board, field), f"no such field: {field}"
            setattr(board, field, value)
