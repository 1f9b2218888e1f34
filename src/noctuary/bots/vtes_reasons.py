"""What a position of VTES is made of: victory points, pool, minions and blood, prey and predator."""

from __future__ import annotations

from typing import Final

from noctuary.bots.reasons import Part, Reasons
from noctuary.games.vtes.board import predator, prey
from noctuary.games.vtes.kinds import ALLY, READY, TORPOR, VAMPIRE
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.ids import MessageId, Seat

_POINT: Final = 28.0
_POOL: Final = 1.0
_PREY: Final = 1.2
_MINION: Final = 5.0
_BLOOD: Final = 0.45
_TORPOR: Final = 3.0
_EDGE: Final = 0.8
_COMING: Final = 0.75
_CARD: Final = 0.15


class VtesReasons(Reasons[State]):
    def parts(self, s: State, seat: Seat) -> list[Part]:
        me = s.players[seat]
        target, hunter = prey(s, seat), predator(s, seat)
        minions, blood, asleep = _side(s, seat)
        found = [
            Part(MessageId("vtes-reason-points"), me.points / 2, _POINT),
            Part(MessageId("vtes-reason-pool"), float(me.pool), _POOL),
            Part(MessageId("vtes-reason-minions"), minions, _MINION),
            Part(MessageId("vtes-reason-blood"), blood, _BLOOD),
            Part(MessageId("vtes-reason-torpor"), asleep, -_TORPOR),
            Part(MessageId("vtes-reason-edge"), 1.0 if s.edge == seat else 0.0, _EDGE),
            Part(MessageId("vtes-reason-coming"), _coming(s, seat), _COMING),
            Part(MessageId("vtes-reason-hand"), float(len(me.hand)), _CARD),
        ]
        if target != NOBODY:
            theirs, _, _ = _side(s, target)
            found.append(Part(MessageId("vtes-reason-prey-pool"), float(s.players[target].pool), -_PREY))
            found.append(Part(MessageId("vtes-reason-prey-minions"), theirs, -0.45 * _MINION))
        if hunter not in (NOBODY, target):
            theirs, _, _ = _side(s, hunter)
            found.append(Part(MessageId("vtes-reason-predator-minions"), theirs, -0.3 * _MINION))
        return found


def _side(s: State, seat: Seat) -> tuple[float, float, float]:
    """Ready minions, the blood or life on them, and vampires in torpor."""
    minions = blood = asleep = 0.0
    for card in s.cards:
        types = s.pool.bodies[card.kind]
        if card.controller != seat or not (types == VAMPIRE or types & ALLY):
            continue
        if card.region == READY:
            minions += 1.0
            blood += card.counters
        elif card.region == TORPOR:
            asleep += 1.0
    return minions, blood, asleep


def _coming(s: State, seat: Seat) -> float:
    """Points on face-down vampires."""
    return float(sum([one.counters for one in s.players[seat].uncontrolled]))


REASONS: Final = VtesReasons()
