"""An observation holds what the seat can see, in columns with names, and nothing besides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pytest

from noctuary import Match
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import DONE, move
from noctuary.kernel.view import View
from noctuary.rl.offers import bounded
from noctuary.rl.spaces import Observation, blank_observation, write_observation
from noctuary.rl.tables import Tables
from noctuary.text.menu import games

GAMES: Final = games()


def seen(tables: Tables, match: Match, seat: int) -> Observation:
    """All that a learner at this seat is handed."""
    found = blank_observation(tables.lens)
    decision = match.decision
    offers = tables.lens.offers(match) if decision is not None and decision.seat == seat else []
    write_observation(tables.lens, match, seat, offers, found)
    return found


@pytest.mark.parametrize(("game", "players"), [*((game, 2) for game in GAMES), ("fables", 4), ("vtes", 4)])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(game: str, players: int) -> None:
    tables, random = Tables(game, players=players), Random(7)
    told_by_others = 0
    for _ in range(2):
        match = tables.deal(random)
        for _ in range(30):
            if match.decision is None:
                break
            me = int(match.decision.seat)
            twin = match.imagine(Seat(me), random.randbytes(8))
            ours, theirs = seen(tables, match, me), seen(tables, twin, me)
            for part, array in ours.items():
                assert np.array_equal(array, theirs[part]), (match, part)
            other = (me + 1) % match.seats
            here, there = (seen(tables, world, other)["observation"] for world in (match, twin))
            told_by_others += not np.array_equal(here, there)
            match.play(random.choice(match.decision.moves))
    assert told_by_others > 5  # the worlds do differ: whose cards were drawn anew sees it


def test_every_column_has_a_name_of_its_own_and_holds_what_it_says() -> None:
    tables = Tables("fables", ["red", "mulan"])
    match = Match.start("fables", {"fables": ["red", "mulan"], "first": "B"}, b"columns")
    names = tables.lens.layout.observation
    assert len(set(names)) == len(names) == tables.lens.width
    assert len(set(tables.lens.layout.move)) == len(tables.lens.layout.move)
    view = match.table_view(Seat(1))
    row = seen(tables, match, 1)["observation"]
    at = tables.lens.layout.column

    def told(name: str) -> float:
        return float(row[at(name)])

    mine, theirs = view.seats[1], view.seats[0]  # type: ignore[attr-defined]
    assert told(".seats[+0].hp") == pytest.approx(mine.hp / 10)
    assert told(".seats[+1].hp") == pytest.approx(theirs.hp / 10)
    assert told(".seats[+0].fable=mulan") == told(".seats[+1].fable=red") == 1.0
    for card in set(mine.hand):
        assert told(f".seats[+0].hand[{card}]") == mine.hand.count(card)
    assert told(".active=+0") == told(".waiting_for=+0") == told(".asked") == 1.0
    assert ".seats[+1].hand[attack-1]" not in names  # nobody sees another's hand
    assert row[tables.lens.layout.columns(".seats[+0].hand[")].sum() == len(mine.hand)


@pytest.mark.parametrize(("game", "players"), [("fables", 4), ("buffy", 2), ("buffy", 6), ("vtes", 5)])
def test_there_is_room_for_all_that_lies_on_a_table(game: str, players: int) -> None:
    """Of fourteen challenges eight were written down, and of a table of six a third of the board."""
    tables, random = Tables(game, players=players), Random(2)
    names = tables.lens.layout.observation
    match = tables.deal(random)
    for step in range(900):
        if match.decision is None:
            break
        if step % 30 == 0:
            for path, count in lists(match.table_view(match.decision.seat)):
                rows = {name[: name.index("]", len(path))] for name in names if name.startswith(f"{path}[")}
                assert count <= len(rows), (path, step)
        match.play(random.choice(match.decision.moves))


def lists(view: View) -> Iterator[tuple[str, int]]:
    """How many structures lie in each list of a view, under the names of their columns."""
    found: list[tuple[str, Any]] = [("", view)]
    while found:
        path, value = found.pop()
        for name in value.__struct_fields__:
            inside = getattr(value, name)
            if isinstance(inside, list) and inside and isinstance(inside[0], msgspec.Struct):
                if name == "seats":
                    found += [(f".seats[+{seat}]", one) for seat, one in enumerate(inside)]
                    continue
                yield f"{path}.{name}", len(inside)
                found += [(f"{path}.{name}[{at}]", one) for at, one in enumerate(inside)]


def test_a_row_tells_verb_card_and_whether_it_stops() -> None:
    tables = Tables("fables", ["red", "mulan"])
    match = tables.deal(Random(3))
    names = list(tables.lens.layout.move)
    for _ in range(60):
        if match.decision is None:
            break
        offers = tables.lens.offers(match)
        rows = seen(tables, match, match.decision.seat)["moves"]
        for row, offer in zip(rows, offers):
            verb = match.notation(offer).split()[0]
            assert row[names.index(f"verb={verb}")] == 1.0
            assert row[names.index("stops")] == match.game.stops(offer)
        told = {row.tobytes() for row in rows[: len(offers)]}
        assert len(told) == len(offers)  # no two offers look alike
        assert not rows[len(offers) :].any()
        match.play(offers[-1])


@pytest.mark.parametrize("game", GAMES)
def test_two_offers_never_share_a_row(game: str) -> None:
    tables, random = Tables(game), Random(1)
    match = tables.deal(random)
    for _ in range(120):
        if match.decision is None:
            break
        offers = tables.lens.offers(match)
        rows = seen(tables, match, match.decision.seat)["moves"][: len(offers)]
        assert len({row.tobytes() for row in rows}) == len(offers), [match.notation(one) for one in offers]
        match.play(random.choice(offers))


def test_with_too_many_offers_every_verb_and_every_way_out_stay() -> None:
    game = Tables("vtes").deal(Random(1)).game
    many = [move(1, number) for number in range(300)] + [move(2, number) for number in range(20)]
    offers = [*many, move(DONE)]
    kept = bounded(game, offers, 64)
    assert len(kept) == 64
    assert kept[-1] is move(DONE)
    assert [one for one in offers if one in kept] == kept  # in the order of the offers
    assert sum(one.verb == 2 for one in kept) == 20
    assert sum(one.verb == 1 for one in kept) == 43
    assert bounded(game, offers, 64) == kept


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_few_actions_can_always_go_on(game: str) -> None:
    """Eight actions are fewer than are often offered: whatever stops is among them all the same."""
    tables, random = Tables(game, most_moves=8), Random(2)
    match = tables.deal(random)
    cut = 0
    for _ in range(300):
        if match.decision is None:
            break
        every, offers = match.decision.moves, tables.lens.offers(match)
        cut += len(every) > len(offers)
        assert {one for one in every if match.game.stops(one)} <= set(offers)
        match.play(random.choice(offers))
    assert cut
