"""Windows and the impulse: who may use something now (VTES-SEQ-02, VTES-SEQ-03).

A window stands on `s.windows`; the last one is open. Whoever has its impulse uses something or passes. A use
gives the impulse back to the acting Methuselah; when all have passed in a row the window closes and the
chapter that opened it goes on (`agenda.CLOSE_WINDOW`). What stood on the agenda when a window was opened
waits until it is closed (`Window.below`).
"""

from __future__ import annotations

from noctuary.games.vtes import agenda
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import clockwise, predator, prey
from noctuary.games.vtes.going_on import ACTING
from noctuary.games.vtes.kinds import AIMING, AS_PLAYED, BEFORE_RANGE, STRIKE, TO_TORPOR
from noctuary.games.vtes.state import NOBODY, State, Step, Window
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def open_window(s: State, kind: int, acting: Seat, subject: int = NOTHING) -> None:
    s.windows.append(Window(kind, acting, acting, (), subject, len(s.agenda)))


def acting(s: State) -> Seat:
    """The acting Methuselah: of the combat, of the action, or whose turn it is (VTES-COMBAT-02)."""
    if s.combat is not None:
        return s.combat.sides[ACTING].seat
    return s.active if s.action is None else s.action.seat


def open_after(s: State, kind: int, acting: Seat, below: int, subject: int = NOTHING) -> None:
    """Open it when all is done that is being done above so many steps: a card on its way to the ash."""
    if len(s.agenda) == below:
        open_window(s, kind, acting, subject)
    else:
        s.agenda.insert(below, Step(agenda.OPEN_WINDOW, acting, kind, subject))


def is_idle(s: State) -> bool:
    """Whether nothing is left to be done before somebody has the impulse."""
    return len(s.agenda) <= (s.windows[-1].below if s.windows else 0)


def window(s: State) -> Window:
    return s.windows[-1]


def open_kind(s: State) -> int:
    """The kind of the open window; NOTHING before the first turn."""
    return s.windows[-1].kind if s.windows else NOTHING


def order(s: State) -> list[Seat]:
    """In which order the impulse goes round, the acting Methuselah first (VTES-SEQ-03)."""
    acting = s.windows[-1].acting
    if s.windows[-1].kind in (STRIKE, AIMING):
        return [acting]  # a combatant chooses her strike alone
    found = [acting]
    others = clockwise(s, acting)
    for seat in _first_to_answer(s, acting):
        if seat in others and seat not in found:
            found.append(seat)
    for seat in others:
        if seat not in found:
            found.append(seat)
    return found


def _first_to_answer(s: State, acting: Seat) -> list[Seat]:
    """The defender of a combat or of a directed action; of an undirected one prey, then predator."""
    combat, action, kind = s.combat, s.action, s.windows[-1].kind
    if combat is not None and (BEFORE_RANGE <= kind <= TO_TORPOR or kind == AS_PLAYED):
        return [side.seat for side in combat.sides if side.seat != acting]
    if action is None:
        return []
    if action.targets:
        return [seat for seat in clockwise(s, acting) if seat in action.targets]
    return [prey(s, acting), predator(s, acting)]


def passed(s: State) -> bool:
    """The one with the impulse passes: it goes on (True), or the window closes."""
    now = s.windows[-1]
    asked = (*now.asked, now.impulse)
    seat = _next(s, asked)
    if seat == NOBODY:
        close(s)
        return False
    s.windows[-1] = Window(now.kind, now.acting, seat, asked, now.subject, now.below)
    return True


def _next(s: State, asked: tuple[Seat, ...]) -> Seat:
    """Who comes after those; the order matters only where several are left."""
    if len(asked) == len(s.players) or s.windows[-1].kind in (STRIKE, AIMING):
        return NOBODY
    last, left = NOBODY, 0
    for player in s.players:
        if not player.out and player.seat not in asked:
            last, left = player.seat, left + 1
    if left > 1:
        for seat in order(s):
            if seat not in asked and not s.players[seat].out:
                return seat
    return last


def used(s: State) -> None:
    """Somebody has used something: the acting Methuselah has the impulse again (VTES-SEQ-02)."""
    now = s.windows[-1]
    s.windows[-1] = Window(now.kind, now.acting, now.acting, (), now.subject, now.below)


def close(s: State) -> None:
    """Close the open window at once, whoever has not passed yet: what it was about is over."""
    now = s.windows.pop()
    push(s, agenda.CLOSE_WINDOW, now.acting, now.kind, now.subject)


def drop(s: State) -> None:
    """Take the open window away without anything that would follow from it: an action has ended."""
    s.windows.pop()


def impulse(s: State) -> Seat:
    return s.windows[-1].impulse if s.windows else NOBODY
