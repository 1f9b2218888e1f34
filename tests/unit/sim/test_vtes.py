"""Series of VTES: who sits, who begins, how it ends."""

from __future__ import annotations

import pytest

from noctuary.games.vtes.pool import default_decks
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.sim import Plan, check_setup, run_series
from noctuary.sim.setups import seats_in
from noctuary.text.menu import games, menu_of

DECKS = ("v5-malkavian", "v5-ventrue", "v5-toreador")


def test_the_full_decks_are_usual() -> None:
    """Nobody who names no deck is dealt a starter against them."""
    assert "vtes" in games()
    assert set(DECKS) < set(menu_of("vtes").usual()) < set(menu_of("vtes").known())
    assert all(len(default_decks()[name].crypt) >= 12 for name in menu_of("vtes").usual())


def test_the_seats_take_turns_at_beginning() -> None:
    """VTES-SETUP-05"""
    plan = Plan("vtes", DECKS, ("random",) * 3, 3, b"turns", (("time_limit", 1),))
    begun = []
    for number in range(3):
        match = Match.start("vtes", plan.setup(number), b"x")
        assert match.decision is not None
        begun.append(match.decision.seat)
    assert begun == [0, 1, 2]


def test_lots_are_drawn_where_nobody_is_named() -> None:
    """VTES-SETUP-05"""
    setup: Document = {"decks": [*DECKS], "first": "random"}
    begun = {
        match.decision.seat
        for number in range(20)
        if (match := Match.start("vtes", dict(setup), b"%d" % number)).decision is not None
    }
    assert begun == {0, 1, 2}


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_until_the_time_is_up(seats: int) -> None:
    """VTES-OUST-06"""
    decks = (menu_of("vtes").usual() * 2)[:seats]
    limit = tuple(menu_of("vtes").limit(12).items())
    report = run_series(Plan("vtes", tuple(decks), ("random",) * seats, 2, b"few", limit))
    assert report.failures == []
    assert sum(report.sums.endings.values()) == 2


@pytest.mark.parametrize("seats", [["v5-ventrue"], ["v5-ventrue"] * 7, ["v5-ventrue", "zorro"]])
def test_a_setup_that_cannot_be_is_refused(seats: list[str]) -> None:
    with pytest.raises(NoctuaryError):
        check_setup("vtes", seats)


def test_a_record_names_its_decks() -> None:
    setup = '{"decks": ["v5-ventrue", "Deck Name: Mine\\n\\n1 Anson"]}'
    assert seats_in("vtes", setup) == ["v5-ventrue", "Mine"]


def test_a_person_at_a_table_of_five_is_not_asked_all_the_time() -> None:
    """Greedy bots play; at each seat a person with the usual stops would nearly always see at most 12
    questions in a turn of another; the rules ask more often than that."""
    seats = tuple(menu_of("vtes").usual()[:5])
    limit = tuple(menu_of("vtes").limit(14).items())
    plan = Plan("vtes", seats, ("greedy",) * 5, 1, b"shown", limit, questions=True)
    report = run_series(plan)
    assert report.failures == []
    counted = report.document()["questions"]
    assert isinstance(counted, dict)
    assert counted["turns_of_others"] == 14 * 4
    assert isinstance(counted["shown_mean"], float)
    assert isinstance(counted["asked_mean"], float)
    assert isinstance(counted["shown_95"], int)
    assert 0 < counted["shown_mean"] < counted["asked_mean"]
    assert counted["shown_95"] <= 12
