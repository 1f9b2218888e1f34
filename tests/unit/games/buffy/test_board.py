"""The board's geometry (BUF-BOARD)."""

from __future__ import annotations

import pytest

from noctuary.games.buffy import board
from noctuary.games.buffy.kinds import PARK
from noctuary.games.buffy.pieces import Filter, Place
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from tests.tables.buffy_table import buffy_state, space_of, usual_box


def names(spaces: list[int]) -> list[str]:
    return [board.space_name(space) for space in spaces]


def beside(s: State, name: str) -> set[str]:
    return set(names(board.neighbours(s, space_of(name))))


def test_every_player_owns_four_spaces_and_nobody_the_park() -> None:
    """BUF-BOARD-01, BUF-RUL-03"""
    s = buffy_state(players=3)
    assert names(board.own_spaces(s, Seat(1))) == ["B1", "B2", "B3", "B4"]
    assert {board.owner_of(s, space) for space in board.own_spaces(s, Seat(2))} == {Seat(2)}
    assert board.owner_of(s, PARK) == NOBODY
    assert len(board.all_spaces(s)) == 13


def test_two_players_sit_at_a_ring_without_diagonals() -> None:
    """BUF-BOARD-02, BUF-RUL-01"""
    s = buffy_state()
    assert names(board.ring(2)) == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    assert beside(s, "A1") == {"park", "A2", "B4"}
    assert beside(s, "A3") == {"park", "A2", "A4"}
    assert "A4" not in beside(s, "A2")


def test_the_park_touches_every_space() -> None:
    """BUF-BOARD-03"""
    s = buffy_state(players=4)
    assert board.neighbours(s, PARK) == list(range(1, 17))
    assert all(board.adjacent(s, space, PARK) for space in range(1, 17))


def test_with_more_players_the_ring_runs_against_the_seats() -> None:
    """BUF-BOARD-07, BUF-RUL-02"""
    s = buffy_state(players=3)
    assert names(board.ring(3))[3:5] == ["A4", "C1"]
    assert beside(s, "A4") == {"park", "A3", "C1"}
    assert beside(s, "B4") == {"park", "B3", "A1"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_touching_is_mutual(players: int) -> None:
    """BUF-BOARD-02"""
    s = buffy_state(players=players)
    for one in board.all_spaces(s):
        assert all(one in board.neighbours(s, other) for other in board.neighbours(s, one))


def test_a_space_without_a_location_is_a_space_without_a_type() -> None:
    """BUF-BOARD-05, BUF-BOARD-06, BUF-LOC-03, BUF-EX-21"""
    box = usual_box()
    s = buffy_state(box, locations={"A1": "bronze", "A2": "library"})
    town = Filter(place=Place.TYPED, place_type=box.place_type("town"))
    fitting = [space for space in board.all_spaces(s) if board.place_matches(s, Seat(0), town, space)]
    assert names(fitting) == ["A1"]
    assert board.location_types(s, PARK) == 0


@pytest.mark.parametrize(
    ("place", "fitting"),
    [
        (Place.PARK, {"park"}),
        (Place.OWN_SPACE, {"A1", "A2", "A3", "A4"}),
        (Place.OPPOSING_SPACE, {"B1", "B2", "B3", "B4"}),
        (Place.HERE, {"A2"}),
        (Place.ADJACENT, {"park", "A1", "A3"}),
    ],
)
def test_places_as_a_player_sees_them(place: Place, fitting: set[str]) -> None:
    """BUF-BOARD-01, BUF-RUL-03"""
    s = buffy_state()
    which = Filter(place=place)
    found = {
        board.space_name(space)
        for space in board.all_spaces(s)
        if board.place_matches(s, Seat(0), which, space, here=space_of("A2"))
    }
    assert found == fitting


def test_a_titled_place_is_the_location_of_that_title() -> None:
    """BUF-CHA-02"""
    s = buffy_state(locations={"B2": "library"})
    library = Filter(place=Place.TITLED, location="library")
    assert board.place_matches(s, Seat(0), library, space_of("B2"))
    assert not board.place_matches(s, Seat(0), library, space_of("B1"))


def test_a_space_nobody_knows_has_no_number() -> None:
    """BUF-BOARD-01"""
    assert board.find_space("A5", 2) == NOTHING
    assert board.find_space("C1", 2) == NOTHING
    assert board.find_space("park", 2) == PARK


def test_watches_go_clockwise_past_those_who_are_out() -> None:
    """BUF-MUL-01, BUF-RUL-49"""
    s = buffy_state(players=3, b={"out": True})
    assert board.next_seat(s, Seat(0)) == Seat(2)
    assert board.next_seat(s, Seat(2)) == Seat(0)
    assert board.opponents(s, Seat(2)) == [Seat(0)]
    assert board.players_in(s) == 2


def test_a_location_need_not_have_a_type() -> None:
    """BUF-RUL-04"""
    box = usual_box()
    box.location("nowhere")
    s = buffy_state(box, locations={"A1": "nowhere", "A2": "street"})
    assert board.location_types(s, space_of("A1")) == 0
    assert board.location_types(s, space_of("A2")) != 0
