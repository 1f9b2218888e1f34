"""A match as a client is shown it: what one seat may see, in one language."""

from noctuary.server.presenting.changes import diff
from noctuary.server.presenting.choices import game_infos, seat_titles, sets_wished, setup_for_table
from noctuary.server.presenting.frames import Frame, present
from noctuary.server.presenting.log import log_lines
from noctuary.server.presenting.undoing import Before, before_move, may_take_back
from noctuary.server.presenting.why import why
from noctuary.text.passing import passing_index

__all__ = [
    "Before",
    "Frame",
    "before_move",
    "diff",
    "game_infos",
    "log_lines",
    "may_take_back",
    "passing_index",
    "present",
    "seat_titles",
    "sets_wished",
    "setup_for_table",
    "why",
]
