"""The board: four spaces for each player in one closed ring, the Park inside (BUF-BOARD, BUF-RUL-01)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.kinds import PARK, SPACES_EACH
from noctuary.games.buffy.pieces import Filter, Place
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING

PARK_NAME: Final = "park"
MOST_PLAYERS: Final = len(SEAT_LETTERS)


def ring(players: int) -> list[int]:
    """The spaces in ring order, against the order of play (BUF-RUL-02): A1 … A4, then A's right."""
    seats = [0, *range(players - 1, 0, -1)]
    return [_first_space(seat) + place for seat in seats for place in range(SPACES_EACH)]


def _first_space(seat: int) -> int:
    return PARK + 1 + SPACES_EACH * seat


def _neighbours(players: int) -> list[list[int]]:
    """By space. The Park touches all (BUF-BOARD-03), the others their two neighbours in the ring."""
    order = ring(players)
    touching: list[list[int]] = [[] for _ in range(len(order) + 1)]
    touching[PARK] = sorted(order)
    for place, space in enumerate(order):
        touching[space] = [int(PARK), *sorted((order[place - 1], order[(place + 1) % len(order)]))]
    return touching


_TOUCHING: Final = [_neighbours(players) if players else [] for players in range(MOST_PLAYERS + 1)]


def _reaches(players: int) -> list[int]:
    """By space, itself and what touches it, as bit masks."""
    return [
        sum((1 << other for other in touching), 1 << space)
        for space, touching in enumerate(_TOUCHING[players])
    ]


_REACHES: Final = [_reaches(players) for players in range(MOST_PLAYERS + 1)]


def reach_of(s: State, space: int) -> int:
    """This space and those that touch it, as a bit mask."""
    return _REACHES[len(s.sides)][space]


def neighbours(s: State, space: int) -> list[int]:
    """The spaces that touch this one, the Park included. Not to be changed."""
    return _TOUCHING[len(s.sides)][space]


def adjacent(s: State, one: int, other: int) -> bool:
    return other in _TOUCHING[len(s.sides)][one]


def owner_of(s: State, space: int) -> Seat:
    """Whose space it is; the Park is nobody's (BUF-RUL-03)."""
    return NOBODY if space == PARK else Seat((space - 1) // SPACES_EACH)


def own_spaces(s: State, seat: Seat) -> list[int]:
    first = _first_space(seat)
    return list(range(first, first + SPACES_EACH))


def all_spaces(s: State) -> list[int]:
    return list(range(len(s.locations)))


def space_name(space: int) -> str:
    if space == PARK:
        return PARK_NAME
    seat, place = divmod(space - 1, SPACES_EACH)
    return f"{SEAT_LETTERS[seat]}{place + 1}"


def find_space(name: str, players: int) -> int:
    """The space of this name; NOTHING if there is none."""
    for space in range(SPACES_EACH * players + 1):
        if space_name(space) == name:
            return space
    return NOTHING


def location_types(s: State, space: int) -> int:
    """The types of the location there, as a bit mask; the Park and empty spaces have none (BUF-BOARD-06)."""
    kind = s.locations[space]
    return 0 if kind == NOTHING else s.pool.cards[kind].location_types


def place_matches(s: State, seat: Seat, which: Filter, space: int, here: int = NOTHING) -> bool:
    """Whether a space is where this filter says, seen from `seat`; `here` is where its card is."""
    place = which.place
    if place == Place.ANYWHERE:
        return True
    if place == Place.HERE:
        return space == here
    if place == Place.PARK:
        return space == PARK
    if place == Place.NOT_PARK:
        return space != PARK
    if place == Place.OWN_SPACE:
        return owner_of(s, space) == seat
    if place == Place.OPPOSING_SPACE:
        return space != PARK and owner_of(s, space) != seat
    if place == Place.ADJACENT:
        return here != NOTHING and adjacent(s, here, space)
    if place == Place.TYPED:
        return which.place_type >= 0 and location_types(s, space) >> which.place_type & 1 == 1
    kind = s.locations[space]
    return kind != NOTHING and s.pool.cards[kind].slug == which.location


# -- seats ------------------------------------------------------------------------------------------


def next_seat(s: State, seat: Seat) -> Seat:
    """The next player still in the game, to the left (BUF-MUL-01)."""
    players = len(s.sides)
    for away in range(1, players):
        after = Seat((seat + away) % players)
        if not s.sides[after].out:
            return after
    return seat


def seats_from(s: State, seat: Seat) -> list[Seat]:
    """The players still in the game, clockwise from this one."""
    players = len(s.sides)
    order = [Seat((seat + away) % players) for away in range(players)]
    return [each for each in order if not s.sides[each].out]


def opponents(s: State, seat: Seat) -> list[Seat]:
    """Clockwise, from the player to the left."""
    return [other for other in seats_from(s, seat) if other != seat]


def players_in(s: State) -> int:
    count = 0
    for side in s.sides:
        if not side.out:
            count += 1
    return count
