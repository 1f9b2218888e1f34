"""Announcing an action: the minion locks, everything is fixed (VTES-ACT-01, VTES-ACT-05)."""

from __future__ import annotations

from noctuary.games.vtes import happenings, notes, numbers
from noctuary.games.vtes.board import clockwise, find
from noctuary.games.vtes.card import FOR_GOOD, Using
from noctuary.games.vtes.going_on import Action, new_action
from noctuary.games.vtes.kinds import ACTION_SLUGS, ANNOUNCED, HUNT
from noctuary.games.vtes.rules import acting, expiry, windows, zones
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import NOBODY, InPlay, Lasting, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def announce(s: State, card: InPlay, kind: int, using: Using | None = None) -> Action:
    """The acting minion locks (VTES-ACT-01)."""
    action = new_action(kind, card.uid, card.controller)
    action.using = using
    card.locked = True
    card.done = (*card.done, *acting.keys_of(using, kind))
    s.action = action
    s.actions += 1
    if kind == HUNT:
        expiry.forget(s, notes.MUST_HUNT, card.uid)
    _veil(s, card.controller)
    windows.open_window(s, ANNOUNCED, card.controller)
    return action


def _veil(s: State, seat: Seat) -> None:
    """Stealth that somebody has promised the next actions of her minions: this is one of them."""
    for place, effect in enumerate(s.lasting):
        if effect.what == notes.VEILED and effect.about == numbers.about_seat(seat) and s.action is not None:
            expiry.last(s, numbers.STEALTH, s.action.actor, 1, expiry.END_OF_ACTION, effect.kind)
            left = effect.amount - 1
            fewer = [Lasting(effect.what, effect.about, left, effect.until, effect.kind)] if left else []
            s.lasting[place : place + 1] = fewer
            return


def direct_at(s: State, action: Action, seats: list[Seat]) -> None:
    """Several may block, clockwise; at one's own it is undirected (VTES-ACT-08)."""
    others = [seat for seat in clockwise(s, action.seat) if seat != action.seat]
    action.targets = tuple(seat for seat in others if seat in seats)


def controller_of(s: State, target: int) -> list[Seat]:
    card = find(s, target)
    return [] if card is None else [card.controller]


# -- the action card ------------------------------------------------------------------------------------


def put_away(s: State, action: Action) -> None:
    """The action card, set aside until now, is burned unless it went into play (VTES-ACT-22, -25)."""
    if action.card != NOTHING and not action.card_placed:
        if action.using is None:
            zones.to_ash(s, action.seat, action.card)
        else:
            zones.played_away(s, action.using)
        action.card_placed = True


def take_back(s: State, action: Action) -> None:
    """From the ash heap, where a blocked action has left it (VTES-ACT-26)."""
    using = action.using
    owner = action.seat if using is None or using.owner == NOBODY else using.owner
    for_good = using is not None and using.origin == FOR_GOOD
    heap = s.players[owner].removed if for_good else s.players[owner].ash
    if action.card in heap:
        heap.remove(action.card)
        action.card_placed = False


def tell(s: State, action: Action) -> None:
    """All is chosen: everybody hears of it, and what waits for it speaks (VTES-ACT-21)."""
    if action.target != NOTHING:
        happened(s, happenings.ANNOUNCED, action.target)
    actor = find(s, action.actor)
    if actor is not None and s.log is not None:
        foe = action.targets[0] if action.targets else NOBODY
        using = action.using
        itself = using is not None and using.source == action.target
        target = None if itself else find(s, action.target)
        cards(
            s,
            f"vtes-log-action-{ACTION_SLUGS[action.kind]}",
            action.seat,
            [actor.kind],
            foe=foe,
            card=action.card if using is None else using.kind,
            target=NOTHING if target is None else target.kind,
        )
