"""Conceding: she leaves the table as if ousted; her predator scores."""

from __future__ import annotations

from noctuary.games.vtes.rules import ousting
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.refusal import Refusal


def why_not_concede(s: State, seat: Seat) -> Refusal | None:
    return Refusal(RuleId("VTES-OUST-01"), MessageId("vtes-why-out")) if s.players[seat].out else None


def concede(s: State, seat: Seat) -> None:
    s.bank -= s.players[seat].pool
    s.players[seat].pool = 0
    ousting.oust(s, [seat])
