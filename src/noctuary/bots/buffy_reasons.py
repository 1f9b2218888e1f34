"""What a position of the Buffy CCG is made of: Destiny, characters and their talents, the Park, the hand."""

from __future__ import annotations

from typing import Final

from noctuary.bots.buffy_look import Seen, look, of_talent
from noctuary.bots.reasons import Part, Reasons
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.state import State
from noctuary.kernel.ids import MessageId, Seat

_DESTINY: Final = 12.0
_CHARACTER: Final = 3.0
_TALENT: Final = 0.8
_READY: Final = 0.6
_PARK: Final = 5.0
_CARD: Final = 1.0


class BuffyReasons(Reasons[State]):
    def parts(self, s: State, seat: Seat) -> list[Part]:
        table = look(s)
        own = [one for one in table if one.owner == seat]
        others = [one for one in table if one.owner != seat]
        most = max([side.destiny for side in s.sides if side.seat != seat])
        holder = float(s.park_count)
        return [
            Part(MessageId("buffy-reason-destiny"), float(s.sides[seat].destiny), _DESTINY),
            Part(MessageId("buffy-reason-their-destiny"), float(most), -_DESTINY),
            Part(MessageId("buffy-reason-characters"), float(len(own)), _CHARACTER),
            Part(MessageId("buffy-reason-their-characters"), float(len(others)), -_CHARACTER),
            Part(MessageId("buffy-reason-talents"), _talents(own), _TALENT),
            Part(MessageId("buffy-reason-their-talents"), _talents(others), -_TALENT),
            Part(MessageId("buffy-reason-refreshed"), _refreshed(own), _READY),
            Part(MessageId("buffy-reason-park"), holder if s.park_holder == seat else 0.0, _PARK),
            Part(MessageId("buffy-reason-their-park"), 0.0 if s.park_holder == seat else holder, -_PARK),
            Part(MessageId("buffy-reason-hand"), float(len(s.sides[seat].hand)), _CARD),
        ]


def _talents(seen: list[Seen]) -> float:
    return float(sum([of_talent(one.packed, talent) for one in seen for talent in range(TALENTS)]))


def _refreshed(seen: list[Seen]) -> float:
    return float(sum([not one.fatigued for one in seen]))


REASONS: Final = BuffyReasons()
