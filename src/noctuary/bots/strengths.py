"""The four strengths that people meet, and what a bot's name may say about its budget.

`hard` follows a number of lines: the same answers from the same seed on any machine. `hard@2s` thinks for up
to two seconds by the clock, `hard@50` follows up to 50 lines. At a table (`timed`) each strength keeps to its
seconds, too. How many lines `normal` follows is the game's to say (`Judge.normal_lines`): with thirty it wins
four games of five against the greedy bot in one game, and hardly more than half in another.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots.judge import NORMAL_LINES
from noctuary.bots.search import LONG, SHORT, Budget

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"
STRENGTHS: Final = (EASY, NORMAL, HARD, EXPERT)

_MARK: Final = "@"
_SECONDS: Final = "s"
MOST_SECONDS: Final = 3600.0
MOST_LINES: Final = 1_000_000
# Lines and seconds for an answer. An expert takes all the seconds it is given, where somebody gives it any.
_PLAYOUTS: Final[dict[str, int]] = {NORMAL: NORMAL_LINES, HARD: 480, EXPERT: 2400}
_TIME: Final[dict[str, float]] = {NORMAL: 0.2, HARD: 1.0, EXPERT: 5.0}


def plain_name(name: str) -> str:
    """The bot's name without its budget."""
    return name.partition(_MARK)[0]


def takes_budget(plain: str) -> bool:
    """Whether more thought does anything for this bot."""
    return plain in _PLAYOUTS


def budget_of(name: str, *, timed: bool, normal_lines: int = NORMAL_LINES) -> Budget | None:
    """What an answer of this searching bot may cost; None if the name says something else."""
    plain, mark, said = name.partition(_MARK)
    if plain not in _PLAYOUTS:
        return None
    far = plain == EXPERT
    race = LONG if far else SHORT
    lines = normal_lines if plain == NORMAL else _PLAYOUTS[plain]
    usual = Budget(lines, _TIME[plain] if timed else 0.0, race, far=far)
    if not mark:
        return usual
    if said.endswith(_SECONDS):
        seconds = _number(said[:-1])
        if not 0.0 < seconds <= MOST_SECONDS:
            return None
        return Budget(0 if plain == EXPERT else usual.playouts, seconds, race, far=far)
    playouts = _number(said)
    whole = 1.0 <= playouts <= MOST_LINES and playouts == int(playouts)
    return Budget(int(playouts), race=race, far=far) if whole else None


def _number(text: str) -> float:
    """A plain decimal number; less than nothing if it is none."""
    whole, point, rest = text.partition(".")
    if len(text) > 12 or not (whole + rest).isascii() or not (whole + rest).isdigit() or (point and not rest):
        return -1.0
    return float(text)
