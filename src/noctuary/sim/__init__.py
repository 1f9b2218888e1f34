"""Series of games between bots, and how fast they run."""

from __future__ import annotations

from noctuary.sim.contests import Ladder, Tournament
from noctuary.sim.crews import Crew
from noctuary.sim.keeping import Book, job_of
from noctuary.sim.plans import Plan
from noctuary.sim.playing import Outcome, play_game
from noctuary.sim.round_robin import Standings, run_tournament
from noctuary.sim.series import Report, Series, run_series
from noctuary.sim.setups import check_setup, setup_for
from noctuary.sim.sums import Failure
from noctuary.sim.swiss import Swiss, run_swiss
from noctuary.sim.tables import tables
from noctuary.sim.workers import crew_of

__all__ = [
    "Book",
    "Crew",
    "Failure",
    "Ladder",
    "Outcome",
    "Plan",
    "Report",
    "Series",
    "Standings",
    "Swiss",
    "Tournament",
    "check_setup",
    "crew_of",
    "job_of",
    "play_game",
    "run_series",
    "run_swiss",
    "run_tournament",
    "setup_for",
    "tables",
]
