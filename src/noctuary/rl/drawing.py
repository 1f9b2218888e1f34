"""`render`: the table in words, as a bystander or a seat reads it."""

from __future__ import annotations

from typing import Final

from noctuary.boards import sections_of
from noctuary.boards.sight import Looking
from noctuary.boards.text import flat
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.rl.given import one_of
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of

HUMAN: Final = "human"  # printed as it comes: after each `reset` and `step`, without being asked
MODES: Final = ("ansi", HUMAN)
# Part of an environment's `metadata`. Words do not move, but Gymnasium remarks on whoever names no speed.
RENDERING: Final = {"render_modes": list(MODES), "render_fps": 1}


def known_mode(mode: str | None) -> str | None:
    """The way in which an environment draws, if it is one."""
    return None if mode is None else one_of(mode, MODES)


def drawn(match: Match, seat: Seat | None, mode: str | None) -> str | None:
    """The text itself (`ansi`), or None after it was printed (`human`)."""
    if mode is None:
        return None
    table = Looking(match, words_of(match.game.name).at(match), seat)
    text = "\n".join(flat(sections_of(table, Language.EN)))
    if mode == "ansi":
        return text
    print(text)
    return None
