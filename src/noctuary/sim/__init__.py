"""Series of games between bots, and how fast they run."""

from __future__ import annotations

from noctuary.sim.series import Failure, Outcome, Plan, Report, play_game, run_series
from noctuary.sim.setups import check_setup, setup_for

__all__ = [
    "Failure",
    "Outcome",
    "Plan",
    "Report",
    "check_setup",
    "play_game",
    "run_series",
    "setup_for",
]
