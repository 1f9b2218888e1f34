"""Fetching a card from hand, library or ash heap (VTES-SEQ-20).

Whether a library holds what is looked for is its owner's secret. So she is asked, once, as long as it might:
not being offered anything looks to everybody else like finding nothing to her taste.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.state import Methuselah, State
from noctuary.kernel.decision import Ask, Decision
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move

HAND: Final = 0
LIBRARY: Final = 1
ASH: Final = 2
ANYWHERE: Final = (HAND, LIBRARY, ASH)


def fetch(
    s: State,
    seat: Seat,
    prompt: str,
    fits: Callable[[int], bool],
    zones: tuple[int, ...] = ANYWHERE,
    source: int = NOTHING,
    rule: str = "VTES-SEQ-20",
) -> Ask[int]:
    """Take one card that fits out of these zones, or NOTHING; a library that was searched is shuffled."""
    player = s.players[seat]
    if not _might_find(s, player, fits, zones):
        return NOTHING
    moves: list[Move] = []
    for zone in zones:
        for kind in sorted(set(_cards(player, zone))):
            if fits(kind):
                moves.append(move(verbs.FETCH, kind, zone))
    moves.append(move(verbs.DONE))
    decision = Decision(seat, MessageId(prompt), moves, RuleId(rule), source)
    yield decision
    answer = decision.answered()
    if answer.verb == verbs.FETCH:
        _cards(player, answer.b).remove(answer.a)
    if LIBRARY in zones:
        s.chance.shuffle(player.library)
    return answer.a if answer.verb == verbs.FETCH else NOTHING


def _might_find(s: State, player: Methuselah, fits: Callable[[int], bool], zones: tuple[int, ...]) -> bool:
    """What everybody sees: the ash heap, how many cards lie hidden, and that some card there is would fit."""
    if ASH in zones and any(fits(kind) for kind in player.ash):
        return True
    hidden = (HAND in zones and player.hand) or (LIBRARY in zones and player.library)
    return bool(hidden) and any(fits(card.kind) for card in s.pool.cards)


def _cards(player: Methuselah, zone: int) -> list[int]:
    if zone == HAND:
        return player.hand
    return player.library if zone == LIBRARY else player.ash
