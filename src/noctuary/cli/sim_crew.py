"""Who plays the games of `noctuary sim`."""

from __future__ import annotations

from noctuary.cli.sim_asked import Asked
from noctuary.sim import Crew, crew_of


def crew_for(asked: Asked) -> Crew:
    return crew_of(asked.jobs)
