"""Unique cards under two controllers: contested, face down, out of play (VTES-CONTEST)."""

from __future__ import annotations

from noctuary.games.vtes import verbs
from noctuary.games.vtes.board import find, on
from noctuary.games.vtes.kinds import CONTESTED, ON_CARD
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.refusal import Refusal


def own_copy(s: State, seat: Seat, kind: int) -> bool:
    """A second copy under the same controller is illegal, also while the first is contested."""
    if not s.pool.unique[kind]:
        return False
    name = s.pool.cards[kind].name
    return any(card.controller == seat and s.pool.cards[card.kind].name == name for card in s.cards)


def check(s: State) -> None:
    """All copies of a unique name under different controllers are contested at once (VTES-CONTEST-01)."""
    if not s.in_force.rivals:
        return
    first: dict[str, InPlay] = {}
    unique = s.pool.unique
    for card in s.cards:  # a list of its own: what leaves is taken out of a new one
        if not unique[card.kind]:
            continue
        if card.region == CONTESTED and not card.contested:
            continue  # it lies on a contested card: it is out of play
        older = first.setdefault(s.pool.cards[card.kind].name, card)
        if older is card or find(s, older.uid) is None or find(s, card.uid) is None:
            continue
        if older.controller == card.controller:
            zones.burn(s, card)  # forced: the incoming copy is burned (VTES-CONTEST-02)
        else:
            _contest(s, older)
            _contest(s, card)


def _contest(s: State, card: InPlay) -> None:
    if card.region == CONTESTED:
        return
    zones.about_to_leave(s, card)
    card.was_in = card.region
    card.contested = True
    _turn_down(s, card)
    cards(s, "vtes-log-contested", card.controller, [card.kind])


def _turn_down(s: State, card: InPlay) -> None:
    """Out of play, with everything on it."""
    card.region = CONTESTED
    for attached in on(s, card.uid):
        _turn_down(s, attached)


# -- in the unlock phase (VTES-CONTEST-03, VTES-CONTEST-04) -------------------------------------------------


def begin_unlock(s: State, seat: Seat) -> None:
    """A copy whose rivals have all yielded comes back; the others must be paid for, or yielded."""
    for card in [one for one in s.cards if one.region == CONTESTED and one.controller == seat]:
        if not card.contested:
            continue
        name = s.pool.cards[card.kind].name
        rivals = [one for one in s.cards if s.pool.cards[one.kind].name == name and one is not card]
        if not rivals:
            _return(s, card)
        else:
            card.contest_due = True


def _return(s: State, card: InPlay) -> None:
    card.contested = False
    card.locked = False
    host = find(s, card.host)
    if host is None or host.region != CONTESTED:  # otherwise it stays face down with what it lies on
        _turn_up(s, card, card.was_in)


def _turn_up(s: State, card: InPlay, region: int) -> None:
    card.region = region
    for attached in on(s, card.uid):
        if not attached.contested:
            _turn_up(s, attached, ON_CARD)


def unsettled(s: State, seat: Seat) -> bool:
    return any(
        card.controller == seat and card.contested and card.contest_due and card.region == CONTESTED
        for card in s.cards
    )


def why_not(s: State, card: InPlay, verb: int) -> Refusal | None:
    """Pay 1 pool for it, or yield it, once in this phase."""
    if verb == verbs.UNLOCK_INFERNAL or not card.contested or not card.contest_due:
        return Refusal(RuleId("VTES-CONTEST-03"), MessageId("vtes-why-no-contest"))
    return None


def settle(s: State, card: InPlay, verb: int) -> None:
    card.contest_due = False
    if verb == verbs.PAY_CONTEST:
        zones.burn_pool(s, card.controller, 1)
        return
    cards(s, "vtes-log-yields", card.controller, [card.kind])
    zones.burn(s, card)
