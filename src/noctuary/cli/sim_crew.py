"""Who plays the games of `noctuary sim`."""

from __future__ import annotations

from noctuary.cli.sim_asked import Asked
from noctuary.sim import Crew, crew_of
from noctuary.sim.cluster import Cluster


def crew_for(asked: Asked) -> Crew:
    return crew_of(asked.jobs) if asked.ray is None else Cluster(asked.ray)
