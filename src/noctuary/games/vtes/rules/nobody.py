"""Why none of her minions can play a card now: of all reasons, the one that came nearest to a legal play."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.board import minions
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.rules import moments, playable, windows
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# From what is furthest off; whatever is not named here is nearer still: limits, costs, the card's own text.
_FAR: Final = [
    MessageId("vtes-why-action"),
    MessageId("vtes-why-combat"),
    MessageId("vtes-why-modifier"),
    MessageId("vtes-why-reaction"),
    MessageId("vtes-why-only-combat-cards"),
    MessageId("vtes-why-moment"),
    MessageId("vtes-why-in-torpor"),
    MessageId("vtes-why-not-ready"),
    MessageId("vtes-why-acting-minion"),
    MessageId("vtes-why-other-than-actor"),
    MessageId("vtes-why-not-combatant"),
    MessageId("vtes-why-combatant"),
    MessageId("vtes-why-needs-locked"),
    MessageId("vtes-why-locked-reacts"),
    MessageId("vtes-why-cannot-react"),
    MessageId("vtes-why-requires"),
    MessageId("vtes-why-discipline"),
    MessageId("vtes-why-locked"),
    MessageId("vtes-why-cannot-act"),
]


class Nearest:
    """A refusal, the way of playing the card that it is about, and the minion (NOTHING: several, or none)."""

    def __init__(self, refusal: Refusal, index: int, minion: int = NOTHING) -> None:
        self.refusal = refusal
        self.index = index
        self.minion = minion


def why_nobody_plays(s: State, seat: Seat, card: Card) -> Refusal:
    return nearest(s, seat, card).refusal


def nearest(s: State, seat: Seat, card: Card) -> Nearest:
    """Over all ways of playing the card and all her minions; if one could, she only has to say which."""
    if card.kind not in s.players[seat].hand:
        return Nearest(Refusal(RuleId("VTES-SEQ-05"), MessageId("vtes-why-not-in-hand")), 0)
    found: Nearest | None = None
    for index, use in enumerate(card.uses):
        if use.in_play or use.granted:
            continue
        if not use.windows >> windows.open_kind(s) & 1:
            found = _nearer(found, Nearest(moments.why_not_now(s, seat, card, use), index))
            continue
        for minion in minions(s, seat):
            refusal = playable.why_not_play(s, seat, card.kind, minion.uid, index)
            if refusal is None:
                return Nearest(Refusal(RuleId("VTES-SEQ-08"), MessageId("vtes-why-name-a-minion")), index)
            found = _nearer(found, Nearest(refusal, index, minion.uid))
    if found is None:
        return Nearest(Refusal(RuleId("VTES-SEQ-08"), MessageId("vtes-why-no-minion")), 0)
    return found


def _nearer(known: Nearest | None, other: Nearest) -> Nearest:
    if known is None or _nearness(other.refusal) > _nearness(known.refusal):
        return other
    if _nearness(other.refusal) == _nearness(known.refusal) and other.minion != known.minion:
        known.minion = NOTHING
    return known


def _nearness(refusal: Refusal) -> int:
    return _FAR.index(refusal.remedy) if refusal.remedy in _FAR else len(_FAR)
