"""Series of games between bots, and how fast they run."""

from __future__ import annotations

from noctuary.sim.round_robin import Standings, Tournament, run_tournament
from noctuary.sim.series import Failure, Outcome, Plan, Report, play_game, run_series
from noctuary.sim.setups import check_setup, setup_for

__all__ = [
    "Failure",
    "Outcome",
    "Plan",
    "Report",
    "Standings",
    "Tournament",
    "check_setup",
    "play_game",
    "run_series",
    "run_tournament",
    "setup_for",
]
