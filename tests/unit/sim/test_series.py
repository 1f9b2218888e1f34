"""A series of games: the same whatever the number of processes, and no game ends the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from noctuary.bots import RandomBot, make_bot
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.sim import Plan, check_setup, play_game, playing, run_series
from noctuary.sim import plans as plans_module
from noctuary.text.catalogue import has
from noctuary.text.menu import menu_of

PLAN = Plan("fables", ("red", "snow"), ("random", "random"), 6, b"seed")


def test_the_same_seed_gives_the_same_series_with_any_number_of_processes() -> None:
    alone, together = run_series(PLAN).document(), run_series(PLAN, jobs=2).document()
    del alone["seconds"], together["seconds"]
    assert alone == together


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"seats": ("red", "nope")}, "error-setup-unknown-fable"),
        ({"bots": ("random", "nope")}, "error-unknown-bot"),
        ({"bots": ("random", "hard@0")}, "error-bot-budget"),
        ({"bots": ("random",)}, "cli-error-bots-and-seats"),
        ({"bots": ("random", RandomBot)}, "sim-error-bot-name"),
        ({"bots": ("random", "no.module:Bot")}, "error-own-bot-module"),
        ({"games": -5}, "sim-error-games"),
    ],
)
def test_a_plan_that_nobody_could_play_is_refused_before_it_begins(change: dict[str, Any], told: str) -> None:
    with pytest.raises(NoctuaryError) as refused:
        run_series(replace(PLAN, **change))
    assert refused.value.message == told
    assert has(refused.value.message)


def test_less_than_no_processes_are_refused() -> None:
    for call in (lambda: run_series(PLAN, jobs=-1), lambda: make_bot("hard@8", "fables", b"1", jobs=-1)):
        with pytest.raises(NoctuaryError, match="-1 processes"):
            call()


def test_another_seed_gives_another_series() -> None:
    other = Plan(PLAN.game, PLAN.seats, PLAN.bots, PLAN.games, b"other")
    assert [play_game(other, n) for n in range(6)] != [play_game(PLAN, n) for n in range(6)]


def test_the_seats_take_turns_at_beginning() -> None:
    assert [PLAN.setup(number)["first"] for number in range(4)] == ["A", "B", "A", "B"]


def test_every_game_is_a_win_or_a_draw() -> None:
    report = run_series(PLAN)
    assert report.games == 6
    assert sum(report.wins) + report.draws == 6
    assert report.failures == []
    turns = sum(turns * count for turns, count in report.sums.turns.items())
    assert report.document()["turns_mean"] == pytest.approx(turns / 6, abs=0.001)


def test_a_team_wins_together() -> None:
    plan = Plan("fables", ("red", "snow", "alice", "mulan"), ("random",) * 4, 2, b"teams")
    report = run_series(plan)
    assert sum(report.wins) == 2 * (report.games - report.draws)


class Idle:
    """Takes the last offer, which ends or declines."""

    def choose(self, match: Match) -> Move:
        assert match.decision is not None
        return match.decision.moves[-1]


def test_a_game_in_which_nobody_acts_any_longer_counts_as_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A series goes on after it within moments: turns are counted, not only decisions."""
    monkeypatch.setattr(plans_module, "seated", lambda name, game, seed: Idle())
    monkeypatch.setattr(playing, "_LAST_TURN", 12)
    idle = Plan("vtes", ("v5-malkavian", "v5-ventrue"), ("greedy", "greedy"), 1, b"idle")
    outcome = play_game(idle, 0)
    assert (outcome.error, outcome.turns) == ("endless", 13)
    limited = play_game(replace(idle, options=(("time_limit", 20),)), 0)
    assert (limited.error, limited.ending) == ("", "time")  # VTES-OUST-06


def test_a_game_that_raises_is_an_error_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake in one card must not end a series of a thousand games."""

    class Broken:
        def choose(self, match: Match) -> Move:
            raise ZeroDivisionError("a card is wrong")

    monkeypatch.setattr(plans_module, "seated", lambda name, game, seed: Broken())
    report = run_series(PLAN)
    assert len(report.failures) == 6
    assert report.wins == [0, 0]
    first = report.failures[0]
    assert first.error == "ZeroDivisionError: a card is wrong"
    assert first.seed == PLAN.seed_of(0)


def test_progress_is_told_once_per_game() -> None:
    told: list[int] = []
    run_series(PLAN, progress=told.append)
    assert told == [1] * 6


def test_a_setup_that_cannot_be_is_refused_before_any_game() -> None:
    with pytest.raises(NoctuaryError):
        check_setup("fables", ("red", "zorro"))


def test_every_pair_of_fables_meets_once() -> None:
    found = menu_of("fables").pairings()
    count = len(menu_of("fables").known())
    assert len(found) == len(set(found)) == count * (count - 1) // 2


def test_bots_that_think_a_number_of_lines_play_the_same_wherever_they_run() -> None:
    plan = Plan("fables", ("red", "snow"), ("hard@4", "easy"), 2, b"s", (("turn_cap", 4),), mirror=True)
    alone, together = run_series(plan).document(), run_series(plan, jobs=2).document()
    del alone["seconds"], together["seconds"]
    assert alone == together
    assert not alone["errors"]
