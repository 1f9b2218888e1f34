"""Diablerie, and what comes of it (VTES-DIAB)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings, notes, numbers, permissions
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_ready
from noctuary.games.vtes.kinds import (
    BLOOD_CURSED,
    DISCIPLINE_CARD,
    MASTER,
    ON_CARD,
    SUPERIOR,
    TORPOR,
    VEHICLE,
)
from noctuary.games.vtes.questions import choose_card, confirm
from noctuary.games.vtes.rules import equipping, searching, zones
from noctuary.games.vtes.rules.expiry import END_OF_GAME, last
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import InPlay, State, Step
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def start_step(s: State, step: Step) -> Play | None:
    if step.kind == agenda.EAT_BLOCKED:
        return _may_eat(s, step.seat, step.a, step.b)
    if step.kind == agenda.TAKE_ITEMS:
        return take_items(s, step.seat, step.a, step.b)
    if step.kind == agenda.LEARN:
        return learn(s, step.seat, step.a)
    diablerise(s, step.seat, step.a, step.b)
    return None


# -- diablerie (VTES-DIAB-01) --------------------------------------------------------------------------


def cannot_diablerise(s: State, card: InPlay) -> bool:
    return numbers.has_trait(s, card, BLOOD_CURSED) or permissions.forbidden(
        s, permissions.TO_DIABLERISE, card.uid
    )


def _may_eat(s: State, seat: Seat, blocker: int, victim: int) -> Play | None:
    """Whoever has blocked a vampire leaving torpor may diablerise it (VTES-TORPOR-05)."""
    card, prey = find(s, blocker), find(s, victim)
    if card is None or prey is None or not is_ready(card) or cannot_diablerise(s, card):
        return None
    return _ask_to_eat(s, seat, card, prey)


def _ask_to_eat(s: State, seat: Seat, card: InPlay, victim: InPlay) -> Play:
    yes = yield from confirm(seat, "vtes-ask-diablerise", victim.kind, "VTES-TORPOR-05")
    if yes:
        diablerise(s, seat, card.uid, victim.uid)


def diablerise(s: State, seat: Seat, uid: int, target: int) -> None:
    """All the blood, any equipment, then the victim is burned; an older one teaches a Discipline."""
    card, victim = find(s, uid), find(s, target)
    if card is None or victim is None or not is_ready(card) or victim.region != TORPOR:
        return
    if permissions.forbidden(s, permissions.TO_BE_FREED, target):
        return
    older = numbers.capacity(s, victim) > numbers.capacity(s, card)
    zones.gain_blood(s, card, zones.burn_blood(s, victim, victim.counters))
    cards(s, "vtes-log-diablerie", seat, [card.kind, victim.kind])
    push(s, agenda.BURN_VICTIM, seat, uid, target, int(older))
    push(s, agenda.TAKE_ITEMS, seat, uid, target)


def take_items(s: State, seat: Seat, taker: int, giver: int) -> Play | None:
    """Any number of pieces of equipment, one after the other."""
    full = equipping.rides(s, taker)  # one vehicle on each minion
    items = [
        card.uid
        for card in equipping.equipment_on(s, giver)
        if not (full and s.pool.cards[card.kind].keywords & VEHICLE)
    ]
    if not items or find(s, taker) is None:
        return None
    return _take_items(s, seat, taker, giver, items)


def _take_items(s: State, seat: Seat, taker: int, giver: int, items: list[int]) -> Play:
    uid = yield from choose_card(seat, "vtes-ask-take-equipment", items, rule="VTES-ACT-12", or_none=True)
    item, host = find(s, uid), find(s, taker)
    if item is not None and host is not None:
        zones.attach(item, host)
        item.controller = host.controller
        push(s, agenda.TAKE_ITEMS, seat, taker, giver)


def burn_victim(s: State, seat: Seat, uid: int, target: int, *, older: bool) -> None:
    """Then what it teaches, what is keyed to the diablerie, and the hunt, in this order (VTES-DIAB-02)."""
    victim = find(s, target)
    if victim is None:
        return
    push(s, agenda.BLOOD_HUNT, seat, uid)
    zones.burn(s, victim, by=uid)
    last(s, notes.DIABLERIST, uid, s.turn_number, END_OF_GAME, victim.kind)
    happened(s, happenings.DIABLERISED, uid)
    if older:
        push(s, agenda.LEARN, seat, uid)


def learn(s: State, seat: Seat, uid: int) -> Play | None:
    """An older victim: a Discipline master from hand, library or ash heap, free (VTES-DIAB-01)."""
    card = find(s, uid)
    return None if card is None else _learn(s, seat, card)


def _teaches(s: State, card: InPlay, kind: int) -> bool:
    """A Discipline card for a Discipline that the vampire does not have at superior (VTES-MASTER-07)."""
    definition = s.pool.cards[kind]
    if not (definition.types & MASTER and definition.keywords & DISCIPLINE_CARD):
        return False
    return any(numbers.discipline(s, card, which) < SUPERIOR for which in definition.disciplines)


def _learn(s: State, seat: Seat, card: InPlay) -> Play:
    kind = yield from searching.fetch(
        s, seat, "vtes-ask-learn", lambda kind: _teaches(s, card, kind), source=card.kind, rule="VTES-DIAB-01"
    )
    if kind != NOTHING:
        zones.enter(s, kind, seat, ON_CARD, card.uid)  # a level and a capacity more (VTES-MASTER-07)
        cards(s, "vtes-log-learns", seat, [card.kind, kind])
