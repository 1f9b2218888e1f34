"""The Refresh Step: all of a player's fatigued cards at the same moment (BUF-REF)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import verbs
from noctuary.games.buffy.kinds import REFRESH
from noctuary.games.buffy.rules import tiring
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.refusal import Refusal

NOT_NOW: Final = Refusal(RuleId("BUF-REF-01"), MessageId("buffy-remedy-refresh-when"))
ONCE: Final = Refusal(RuleId("BUF-REF-01"), MessageId("buffy-remedy-refreshed"))
NOTHING_FATIGUED: Final = Refusal(RuleId("BUF-RUL-56"), MessageId("buffy-remedy-nothing-fatigued"))
DUTY: Final = Refusal(RuleId("BUF-REF-03"), MessageId("buffy-remedy-refresh"))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    if why_not_refresh(s, seat) is None:
        moves.append(move(verbs.REFRESH))


def why_not_refresh(s: State, seat: Seat) -> Refusal | None:
    """Once per step, and only with something to refresh (BUF-REF-01, BUF-RUL-56)."""
    if s.step != REFRESH:
        return NOT_NOW
    if s.duties >> seat & 1:
        return ONCE
    return None if _anything_fatigued(s, seat) else NOTHING_FATIGUED


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    return DUTY if why_not_refresh(s, seat) is None else None


def _anything_fatigued(s: State, seat: Seat) -> bool:
    """A character card or an attachment of hers, wherever it is."""
    for character in s.characters:
        if character.fatigued and character.owner == seat:
            return True
        for attached in character.attached:
            if attached.fatigued and attached.owner == seat:
                return True
    return False


def refresh_all(s: State, seat: Seat) -> None:
    """Characters and attachments, each for itself (BUF-FAT-03, BUF-FAT-04)."""
    s.duties |= 1 << seat
    if s.log is not None:
        tell.numbers(s, "buffy-log-refresh", seat)
    for character in s.characters[:]:
        if character.owner == seat:
            tiring.refresh(s, character)
        for place, attached in enumerate(character.attached):
            if attached.owner == seat and attached.fatigued:
                tiring.refresh_attached(character, place)
