"""Sects: exactly one at a time, the printed one unless changed (VTES-SECT-01, VTES-SECT-02)."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.kinds import ANARCH
from noctuary.games.vtes.rules import titles
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards


def become(s: State, card: InPlay, sect: int) -> None:
    """ "Becomes" changes it for good; a title that no longer fits sleeps, a contested one is yielded."""
    if numbers.sect(s, card) == sect:
        return
    card.sect = sect
    cards(s, "vtes-log-sect", card.controller, [card.kind], sect=sect)
    titles.sect_changed(s, card)


def is_anarch(s: State, card: InPlay) -> bool:
    return numbers.sect(s, card) == ANARCH
