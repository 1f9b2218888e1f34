"""The bench measures what it says, beside the peer where it is installed."""

from __future__ import annotations

import logging

import pytest

from noctuary.bots import STRENGTHS
from noctuary.kernel import match as kernel_match
from noctuary.sim import peer
from noctuary.sim.bench import compiled, measure
from noctuary.sim.bench_thinking import measure_thinking, middle_games


def test_a_game_is_measured_beside_the_peer() -> None:
    told: list[int] = []
    result = measure("fables", 0.05, progress=told.append)
    theirs = result["peer"]
    assert isinstance(theirs, dict)
    for numbers in (result, theirs):
        for name in ("decisions_per_s", "games_per_s", "decisions_per_game"):
            value = numbers[name]
            assert isinstance(value, float)
            assert value > 0
    assert theirs["name"] == "pyminion"
    assert isinstance(result["ratio"], float)
    for name in ("copy_us", "imagine_us", "playouts_per_s", "greedy_decisions_per_s"):
        value = result[name]
        assert isinstance(value, float)
        assert value > 0
    assert isinstance(result["moves_per_decision"], float)
    assert result["moves_per_decision"] > 1
    assert told == [1]


def test_a_game_can_be_measured_alone() -> None:
    result = measure("fables", 0.05, with_peer=False)
    assert "peer" not in result
    assert "ratio" not in result


def test_how_fast_bots_think_is_measured_from_the_middle_of_games() -> None:
    assert all(match.turns > 1 for match in middle_games("fables", 3))
    result = measure_thinking("fables", 0.05, positions=2)
    assert result["compiled"] is compiled()
    lines, judged, answers = result["lines_per_s"], result["judged_per_s"], result["answers"]
    assert isinstance(lines, float)
    assert isinstance(judged, float)
    assert judged > lines > 0, "a line comes past many tables"
    assert isinstance(answers, dict)
    assert list(answers) == list(STRENGTHS)


def test_with_several_processes_it_is_told_what_they_do_for_one_answer() -> None:
    result = measure_thinking("fables", 0.05, 2, positions=1)
    assert result["jobs"] == 2
    for row in ("lines_per_s_all", "lines_per_s_alone", "lines_per_s_together"):
        rate = result[row]
        assert isinstance(rate, float)
        assert rate > 0


def test_compiled_says_what_runs() -> None:
    assert compiled() is not kernel_match.__file__.endswith(".py")


def test_the_peer_plays_whole_games_and_does_not_log(caplog: pytest.LogCaptureFixture) -> None:
    level = logging.getLogger().level
    decisions, _ = peer.Peer(seed=3).play()
    assert decisions > 10
    assert not caplog.records
    assert logging.getLogger().level == level, "whoever measures goes on logging as before"


def test_the_same_seed_plays_the_peer_the_same_way() -> None:
    assert peer.Peer(seed=5).play() == peer.Peer(seed=5).play()
