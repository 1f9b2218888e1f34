"""Sects and clans: exactly one at a time, the printed one unless changed (VTES-SECT-01, VTES-SECT-02)."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.kinds import ANARCH
from noctuary.games.vtes.rules import titles
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards


def become(s: State, card: InPlay, sect: int) -> None:
    """ "Becomes" changes it for good; a title that no longer fits sleeps, a contested one is yielded."""
    if numbers.sect(s, card) == sect:
        return
    card.sect = sect
    cards(s, "vtes-log-sect", card.controller, [card.kind], sect=sect)
    titles.allegiance_changed(s, card)
    happened(s, happenings.SECT_CHANGED, card.uid)


def change_clan(s: State, card: InPlay, clan: int) -> None:
    """Another clan changes no sect (VTES-SECT-01), but a title of the old one sleeps, or is yielded."""
    card.clan = clan
    titles.allegiance_changed(s, card)


def is_anarch(s: State, card: InPlay) -> bool:
    return numbers.sect(s, card) == ANARCH
