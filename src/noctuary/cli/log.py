"""The log as a terminal shows it: equal lines counted, steps in which nothing happened left out."""

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.kernel.event import Event
from noctuary.text import Language, say

# The events that head a page of the log, in every game.
_TURN: Final = "-log-turn"
_STEP: Final = "-log-step"


class Line(NamedTuple):
    """What was told, so many times in a row."""

    event: Event
    text: str
    times: int = 1

    @property
    def heads_turn(self) -> bool:
        return self.event.message.endswith(_TURN)

    @property
    def heads_step(self) -> bool:
        return self.event.message.endswith(_STEP)

    def shown(self, lang: Language) -> str:
        return self.text if self.times == 1 else say(lang, "cli-log-times", line=self.text, times=self.times)


def add(lines: list[Line], told: Line) -> None:
    """One more line, or the last of them again or replaced."""
    last = lines[-1] if lines else None
    if last is not None and last.text == told.text:
        lines[-1] = last._replace(times=last.times + 1)
    elif last is not None and last.heads_step and (told.heads_step or told.heads_turn):
        lines[-1] = told
    else:
        lines.append(told)
