"""Damage, loss and elimination (FAB-DMG, FAB-GOAL); damage waits as packets until the action is done."""

from __future__ import annotations

from noctuary.games.fables.effect import Use
from noctuary.games.fables.rules.elimination import eliminate
from noctuary.games.fables.state import NOBODY, VIA_SELF, Packet, State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def inflict(s: State, source: Seat, target: Seat, amount: int, via: int) -> None:
    """Open a pending packet (FAB-TIMING-06); nothing is lost before the action is done (FAB-RUL-05)."""
    if target == NOBODY or s.boards[target].out:
        return
    s.packets.append(Packet(source, target, max(amount, 0), via))
    if s.log is not None:
        tell.numbers(s, "fables-log-inflict", source, foe=int(target), count=max(amount, 0))


def inflict_by(s: State, use: Use, amount: int) -> None:
    """The damage of a card, with what has been announced on top (once)."""
    inflict(s, use.seat, use.foe, amount + use.more_damage, use.via)


def raise_damage(s: State, use: Use, amount: int) -> None:
    """Damage +X: the latest packet of this use grows (FAB-DMG-07)."""
    if not amount:
        return
    for place in range(len(s.packets) - 1, -1, -1):
        packet = s.packets[place]
        if packet.source == use.seat and packet.target == use.foe:
            s.packets[place] = Packet(packet.source, packet.target, packet.amount + amount, packet.via)
            if s.log is not None:
                tell.numbers(s, "fables-log-more-damage", use.seat, count=amount)
            return


def reduce_packet(s: State, amount: int) -> None:
    """The packet being settled shrinks, not below 0 (FAB-GOAL-05)."""
    packet = s.packets[0]
    s.packets[0] = Packet(packet.source, packet.target, max(packet.amount - amount, 0), packet.via)
    if s.log is not None and amount:
        tell.numbers(s, "fables-log-reduce", packet.target, count=amount)


def shares(defense: int, hp: int, amount: int) -> tuple[int, int]:
    """What Defense and what HP take of damage (FAB-DMG-01, FAB-DMG-02)."""
    absorbed = min(defense, amount)
    return absorbed, min(amount - absorbed, hp)


def take_packet(s: State, packet: Packet) -> None:
    """Defense absorbs point for point, it cannot be saved; HP take the rest (FAB-DMG-01, FAB-DMG-02)."""
    target = packet.target
    board = s.boards[target]
    if board.out:
        return
    absorbed, lost = shares(board.defense, board.hp, packet.amount)
    board.defense -= absorbed
    board.hp -= lost
    if s.log is not None:
        tell.numbers(s, "fables-log-take", target, count=packet.amount, absorbed=absorbed, lost=lost)
    if lost:
        _watch_threshold(s, target)
        if board.hp > 0:
            source = packet.source if packet.via != VIA_SELF else target
            s.boards[target].sheet.hurt(s, target, source, lost)


def lose_hp(s: State, seat: Seat, amount: int) -> None:
    """Loss ignores Defense and triggers nothing that looks at damage (FAB-DMG-03, FAB-DMG-04).

    Under Blazing Shinai a loss passes her by. She could accept it, but that would never bring her
    anything, so nobody is asked (FAB-RUL-26; costs are paid with `pay_hp`).
    """
    if s.boards[seat].sheet.immune(s, seat) == NOTHING:
        pay_hp(s, seat, amount)


def pay_hp(s: State, seat: Seat, amount: int) -> None:
    """HP lost as a price she chose to pay."""
    board = s.boards[seat]
    if board.out or amount <= 0:
        return
    lost = min(amount, board.hp)
    board.hp -= lost
    if s.log is not None:
        tell.numbers(s, "fables-log-lose", seat, count=lost)
    _watch_threshold(s, seat)


def _watch_threshold(s: State, seat: Seat) -> None:
    """At 0 HP she is out at once (FAB-RUL-09); at her threshold an Epic is due (FAB-EPIC-01, FAB-RUL-51)."""
    board = s.boards[seat]
    if board.hp <= 0:
        eliminate(s, seat)
    elif board.hp <= board.threshold:
        board.epic_due = True
