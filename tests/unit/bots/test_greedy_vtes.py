"""The greedy bot at a table of VTES: what anybody would do there, it does."""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.games.vtes.game import mine
from noctuary.kernel.match import Match
from tests.vtes_table import Box, Table, vtes_table

DECKS = ["v5-malkavian", "v5-ventrue", "v5-toreador", "v5-tremere", "v5a-ministry"]


def chosen(table: Table) -> str:
    match = table.match
    return match.notation(make_bot("greedy", "vtes", b"bot").choose(match))


def test_it_bleeds_where_nobody_can_block() -> None:
    """VTES-ACT-09"""
    assert chosen(vtes_table(Box(), A={"ready": ["ann"]}, B={"pool": 20})) == "bleed ann"


def test_it_takes_the_oust() -> None:
    """VTES-OUST-01"""
    t = vtes_table(Box(), A={"ready": ["ann"], "pool": 3}, B={"pool": 1})
    t.play(f"A {chosen(t)}")
    while t.match.decision is not None:
        t.match.play(t.match.decision.moves[-1])
    assert t.match.winners == [0]


def test_it_makes_no_attempt_to_block_that_must_fail() -> None:
    """VTES-BLOCK-03"""
    box = Box()
    box.vampire("shadow", more_stealth=2)
    t = vtes_table(box, A={"ready": ["shadow"]}, B={"ready": ["bob"], "pool": 20})
    t.play("A bleed shadow")
    decision = t.match.decision
    assert decision is None or decision.seat != 1 or chosen(t) == "pass"


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match.start("vtes", {"decks": [*DECKS[:2]], "time_limit": 6}, b"twice")
        play_out(match, [make_bot("greedy", "vtes", b"1"), make_bot("random", "vtes", b"2")], 5000)
        games.append(match.digest())
    assert games[0] == games[1]


@pytest.mark.parametrize("place", range(2))
def test_it_beats_chance(place: int) -> None:
    for number in range(2):
        decks = [DECKS[number], DECKS[number + 1]]
        match = Match.start("vtes", {"decks": [*decks]}, b"chance %d" % number)
        bots = [make_bot("random", "vtes", b"r"), make_bot("random", "vtes", b"r")]
        bots[place] = make_bot("greedy", "vtes", b"g")
        play_out(match, bots, 5000)
        assert match.winners == [place]


def test_a_table_of_four_ends_with_ousts() -> None:
    """VTES-OUST-05: the last one standing; greedy has the victory points."""
    match = Match.start("vtes", {"decks": [*DECKS[:4]]}, b"four")
    bots = [make_bot("greedy" if seat == 1 else "random", "vtes", b"%d" % seat) for seat in range(4)]
    play_out(match, bots, 20_000)
    assert match.winners == [1]
    assert sum(player.out for player in mine(match.state).players) == 3
