"""The greedy bot: it makes things better or stops."""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from tests.tables.fables_table import table


def test_a_turn_does_not_go_on_for_ever() -> None:
    """Storing a card and fetching it again changes nothing, so neither is done."""
    match = Match.start("fables", {"fables": ["red", "kaguya"], "first": "A"}, b"night-33")
    bot = make_bot("greedy", "fables", b"night-33")
    assert play_out(match, [bot, bot], 2000) < 2000
    assert match.over


def test_it_takes_the_win() -> None:
    t = table("red", "snow", a={"hand": ["attack-1", "movement-1"], "square": 4}, b={"hp": 1, "square": 5})
    bot = make_bot("greedy", "fables", b"x")
    t.match.play(bot.choose(t.match))
    assert t.match.winners == [0]


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match.start("fables", {"fables": ["alice", "dorothy"]}, b"twice")
        play_out(match, [make_bot("greedy", "fables", b"1"), make_bot("random", "fables", b"2")], 5000)
        games.append(match.digest())
    assert games[0] == games[1]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(NoctuaryError, match="clever"):
        make_bot("clever", "fables", b"")
