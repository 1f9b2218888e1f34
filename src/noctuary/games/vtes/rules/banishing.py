"""A vampire in play goes to the uncontrolled region, and may come back with all that is on it.

Its blood can be added to and taken back like that of any uncontrolled card (VTES-INFL-03). Everything else of
it, and the cards on it, is out of play meanwhile: `State.banished`.
"""

from __future__ import annotations

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import on
from noctuary.games.vtes.kinds import MINION_PHASE, READY
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import NOBODY, InPlay, State, Uncontrolled
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def banish(s: State, card: InPlay) -> None:
    """To whoever controls it for good: temporary control is broken. Cards and counters stay on it."""
    home = card.controller if card.returns == NOBODY else card.returns
    if s.players[home].out:
        zones.remove(s, card, home)
        return
    zones.about_to_leave(s, card)
    aside = [card, *_all_on(s, card)]
    gone = [one.uid for one in aside]
    s.players[home].uncontrolled.append(Uncontrolled(card.uid, card.kind, card.counters))
    card.counters = 0
    card.controller, card.returns, card.returns_at_end = home, NOBODY, False
    card.region, card.wounded, card.title_contested, card.contest_due = READY, False, False, False
    s.cards = [one for one in s.cards if one.uid not in gone]
    s.banished = sorted([*s.banished, *aside], key=_by_uid)
    numbers.take_stock(s)
    cards(s, "vtes-log-banished", home, [card.kind])
    for one in aside:
        zones.replace_late(s, one)


def _all_on(s: State, card: InPlay) -> list[InPlay]:
    found: list[InPlay] = []
    for one in on(s, card.uid):
        found += [one, *_all_on(s, one)]
    return found


def _by_uid(card: InPlay) -> int:
    return card.uid


def is_banished(s: State, uid: int) -> bool:
    return any(card.uid == uid for card in s.banished)


def come_back(s: State, seat: Seat, vampire: Uncontrolled) -> None:
    """Controlled again: it remembers its titles, its sect and whatever lasts, and all come back unlocked.

    Blood beyond the printed capacity stays where cards on it give it more room: they are back first.
    """
    aside = _with(s, vampire.uid)
    s.banished = [one for one in s.banished if one not in aside]
    zones.drop_uncontrolled(s, seat, vampire)
    s.cards = sorted([*s.cards, *aside], key=_by_uid)
    numbers.take_stock(s)
    card = aside[0]
    for one in aside:
        one.locked = False
        if one.host == vampire.uid or one is card:
            one.since, one.late = s.turn_number, s.phase > MINION_PHASE
    zones.change_control(s, card, seat)
    zones.put(s, card, min(vampire.counters, numbers.capacity(s, card)))
    cards(s, "vtes-log-arrive", seat, [card.kind])
    push(s, agenda.ENTERED, seat, card.uid)


def _with(s: State, uid: int) -> list[InPlay]:
    """A banished card and what lies on it, itself first."""
    found = [card for card in s.banished if card.uid == uid]
    for card in s.banished:
        if card.host == uid:
            found += _with(s, card.uid)
    return found


def forget(s: State, uid: int) -> None:
    """It leaves the uncontrolled region for good: what lay on it is burned (VTES-SETUP-12)."""
    for card in _with(s, uid)[1:]:
        _lose(s, card)
    s.banished = [card for card in s.banished if card.uid != uid]


def remove_cards_of(s: State, seat: Seat) -> None:
    """Who has left the game takes along the cards that she controls on banished vampires (VTES-OUST-03)."""
    for card in s.banished[:]:
        if card.controller == seat and card.host != NOTHING:
            _lose(s, card)


def _lose(s: State, card: InPlay) -> None:
    s.bank -= card.counters
    s.banished = [one for one in s.banished if one is not card]
    if s.players[card.controller].out:
        s.players[card.owner].removed += s.pool.cards[card.kind].kinds
    else:
        zones.to_ash(s, card.owner, card.kind)


def owner_of(s: State, seat: Seat, uid: int) -> Seat:
    """Whose deck an uncontrolled card of hers comes from: a banished one may have been another's."""
    return next((card.owner for card in s.banished if card.uid == uid), seat)
