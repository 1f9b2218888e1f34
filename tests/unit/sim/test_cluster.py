"""A Ray cluster plays the same games as one process, also when it loses machines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.sim import Plan, play_game, run_series
from noctuary.sim import cluster as cluster_module
from noctuary.sim.cluster import Cluster
from tests.unit.cli.command_line import CommandLine

ROOT = Path(__file__).parents[3]
GAMES = 128
PATIENCE = 240  # seconds; a busy machine needs some
PLAN = Plan("fables", ("red", "snow"), ("random", "random"), 40, b"seed", (("turn_cap", 6),))


# -- two nodes that are real --------------------------------------------------------------------------


@pytest.mark.skipif(find_spec("ray") is None, reason='Ray is missing: pip install "noctuary[cluster]"')
def test_two_nodes_give_the_games_of_one_process_though_one_is_lost() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.unit.sim.two_nodes", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    plan = Plan("fables", ("red", "snow"), ("random", "random"), GAMES, b"two nodes")
    assert sorted(found["lost"]["rows"]) == sorted(repr(play_game(plan, n)) for n in range(GAMES))
    assert found["lost"]["alive"] == [2, 1]
    assert 2 <= found["lost"]["most"] <= 4  # two batches for each of two cores
    assert found["interrupted"]["interrupted"]
    assert found["interrupted"]["games"] == 20  # what was played until then


# -- a Ray of our own, to lose what we like --------------------------------------------------------------


class RayError(Exception):
    pass


class RayTaskError(RayError):
    pass


class WorkerCrashedError(RayError):
    pass


class FakeRay:
    """Plays a task when it is waited for, and loses those that `loses` names by their place."""

    def __init__(self, loses: Callable[[int], bool] = lambda number: False) -> None:
        self.exceptions = self
        self.RayError, self.RayTaskError = RayError, RayTaskError
        self.WorkerCrashedError = WorkerCrashedError
        self.loses, self.lost = loses, RayError("the machine is gone")
        self.tasks: list[Callable[[], Any]] = []
        self.cancelled: list[int] = []
        self.open = False
        self.version = ""
        self.cores = 2.0

    def init(self, **settings: Any) -> None:
        self.open = True

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cores}

    def remote(self, **settings: Any) -> Callable[[Any], FakeRay]:
        def bound(play: Callable[..., Any]) -> FakeRay:
            self.play = play
            task = FakeRay()
            task.remote = self._start  # type: ignore[assignment,method-assign]
            return task

        return bound

    def _start(self, *words: Any) -> int:
        self.tasks.append(lambda: self.play(*words))
        return len(self.tasks) - 1

    def wait(
        self, tasks: Sequence[int], num_returns: int, timeout: float | None = None
    ) -> tuple[list[int], list[int]]:
        return list(tasks[:1]), list(tasks[1:])

    def get(self, task: int) -> Any:
        if self.loses(task):
            raise self.lost
        version, played = self.tasks[task]()
        return self.version or version, played

    def cancel(self, task: int, force: bool) -> None:
        self.cancelled.append(task)


@pytest.fixture
def crew_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[FakeRay], Cluster]:
    def made(ray: FakeRay) -> Cluster:
        monkeypatch.setattr(cluster_module, "_ray", lambda: ray)
        return Cluster("local")

    return made


def test_games_of_a_lost_machine_are_handed_out_again_and_count_once(
    crew_with: Callable[[FakeRay], Cluster],
) -> None:
    ray = FakeRay(loses=lambda number: number % 2 == 0)
    alone, together = run_series(PLAN).document(), run_series(PLAN, crew=crew_with(ray)).document()
    del alone["seconds"], together["seconds"]
    assert together == alone
    assert not ray.open


def test_a_cluster_that_loses_everything_is_given_up(crew_with: Callable[[FakeRay], Cluster]) -> None:
    ray = FakeRay(loses=lambda number: True)
    with pytest.raises(NoctuaryError, match="the machine is gone"):
        run_series(PLAN, crew=crew_with(ray))
    assert not ray.open


def test_many_batches_of_one_lost_machine_are_no_reason_to_give_up(
    crew_with: Callable[[FakeRay], Cluster],
) -> None:
    ray = FakeRay(loses=lambda number: number < 30)
    plan = replace(PLAN, games=16 * 30)
    ray.cores = 15.0
    assert run_series(plan, crew=crew_with(ray)).games == 16 * 30


def test_a_bot_that_ends_its_process_is_suspected_soon(crew_with: Callable[[FakeRay], Cluster]) -> None:
    ray = FakeRay(loses=lambda number: True)
    ray.lost = WorkerCrashedError("look into some files")
    with pytest.raises(NoctuaryError, match="a bot ends its process"):
        run_series(replace(PLAN, games=16), crew=crew_with(ray))
    assert len(ray.tasks) == 4


def test_another_version_over_there_is_refused(crew_with: Callable[[FakeRay], Cluster]) -> None:
    ray = FakeRay()
    ray.version = "0.0.1"
    with pytest.raises(NoctuaryError, match=r"0\.0\.1"):
        run_series(PLAN, crew=crew_with(ray))


def test_what_is_under_way_is_ended_by_ctrl_c(crew_with: Callable[[FakeRay], Cluster]) -> None:
    ray, told = FakeRay(), []

    def enough(done: int) -> None:
        told.append(done)
        if len(told) == 5:
            raise KeyboardInterrupt

    report = run_series(PLAN, progress=enough, crew=crew_with(ray))
    assert (report.interrupted, report.games) == (True, 5)
    assert ray.cancelled
    assert not ray.open


# -- what cannot be reached ------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["", "nonsense", "host:", ":6379", "host:port", "ray://", "host:99999"])
def test_what_is_no_address_is_told(address: str, crew_with: Callable[[FakeRay], Cluster]) -> None:
    crew_with(FakeRay())
    with pytest.raises(NoctuaryError, match="6379"), Cluster(address):
        pass


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_where_nobody_answers_is_told_at_once(address: str, crew_with: Callable[[FakeRay], Cluster]) -> None:
    crew_with(FakeRay())
    with pytest.raises(NoctuaryError, match=r"127\.0\.0\.1:1"), Cluster(address):
        pass


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoctuaryError, match=r"noctuary\[cluster\]"):
        Cluster("local")


# -- on the command line ---------------------------------------------------------------------------------

SIM = ("sim", "fables", "--seats", "red,snow", "--bots", "random,random", "--games", "4", "--turn-limit", "4")


@pytest.fixture
def noctuary(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> CommandLine:
    monkeypatch.setenv("NOCTUARY_HOME", str(tmp_path / "home"))
    return CommandLine(capsys)


def test_the_same_rows_come_from_a_cluster(
    noctuary: CommandLine, crew_with: Callable[[FakeRay], Cluster], tmp_path: Path
) -> None:
    crew_with(FakeRay(loses=lambda number: number == 0))
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert noctuary(*SIM, "--out", str(here)).code == 0
    assert noctuary(*SIM, "--out", str(there), "--ray", "local").code == 0
    rows = here.read_text(encoding="utf-8").splitlines()
    assert len(rows) == 4
    assert sorted(rows) == sorted(there.read_text(encoding="utf-8").splitlines())


def test_a_cluster_is_refused_in_one_line(
    noctuary: CommandLine, crew_with: Callable[[FakeRay], Cluster], monkeypatch: pytest.MonkeyPatch
) -> None:
    crew_with(FakeRay())
    assert "nonsense" in noctuary.refused(*SIM, "--ray", "nonsense")
    assert "127.0.0.1:1" in noctuary.refused(*SIM, "--ray", "127.0.0.1:1", "--lang", "fr")
    assert "--jobs" in noctuary.refused(*SIM, "--ray", "local", "--jobs", "2")
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "noctuary[cluster]" in noctuary.refused(*SIM, "--ray", "local")
