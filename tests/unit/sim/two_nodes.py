"""A Ray cluster of two nodes on this machine: a series is played on it while one of them is lost.

Run by `test_cluster.py` in a process of its own, because Ray leaves threads and warnings behind. What was
found is printed as JSON.
"""

from __future__ import annotations

import json
import sys
from contextlib import closing
from typing import Any

import ray
from ray.cluster_utils import Cluster as Nodes

from noctuary.sim import Plan, play_game, run_series
from noctuary.sim.cluster import Cluster
from noctuary.sim.crews import outcomes

NODE = {"num_cpus": 1, "object_store_memory": 100 * 1024 * 1024}  # as small as Ray lets it be, or nearly


class Watched(Cluster):
    """Remembers how many batches were under way at once."""

    most = 0

    def take(self) -> Any:
        self.most = max(self.most, len(self._running))
        return super().take()


def lose_one(nodes: Any, plan: Plan) -> dict[str, Any]:
    """All games of a plan; the second node goes when a quarter of them is played."""
    second = nodes.add_node(**NODE)
    nodes.wait_for_nodes()
    crew, rows, alive = Watched(nodes.address), [], []
    with closing(outcomes(play_game, [plan], [range(plan.games)], crew)) as played:
        for _, outcome in played:
            rows.append(repr(outcome))
            if len(rows) == plan.games // 4:
                alive.append(_alive())
                nodes.remove_node(second)
            if len(rows) == plan.games - 1:
                alive.append(_alive())
    return {"rows": rows, "alive": alive, "most": crew.most}


def _alive() -> int:
    return sum(node["Alive"] for node in ray.nodes())


def interrupt(nodes: Any, plan: Plan, after: int) -> dict[str, Any]:
    told = []

    def count(done: int) -> None:
        told.append(done)
        if len(told) == after:
            raise KeyboardInterrupt

    return run_series(plan, progress=count, crew=Cluster(nodes.address)).document()


def main(games: int) -> None:
    plan = Plan("fables", ("red", "snow"), ("random", "random"), games, b"two nodes")
    nodes = Nodes(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        found = {"lost": lose_one(nodes, plan), "interrupted": interrupt(nodes, plan, 20)}
    finally:
        nodes.shutdown()
    print(json.dumps(found))


if __name__ == "__main__":
    main(int(sys.argv[1]))
