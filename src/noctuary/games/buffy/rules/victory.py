"""Destiny Points and the two ways to win (BUF-DST, BUF-VIC)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import asked, board, happenings, standing
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.kinds import DESTINY_TO_WIN, PARK, PARK_TO_WIN
from noctuary.games.buffy.rules import reports
from noctuary.games.buffy.state import DRAWN, NOBODY, State
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

CANNOT_PAY: Final = Refusal(RuleId("BUF-DST-03"), MessageId("buffy-remedy-destiny-cost"))


# -- Destiny ----------------------------------------------------------------------------------------


def gain_destiny(s: State, seat: Seat, count: int) -> None:
    """Whoever reaches 10 wins at once, in the middle of whatever is happening (BUF-VIC-01)."""
    gain_together(s, [seat], count)


def gain_together(s: State, seats: list[Seat], count: int) -> None:
    """One effect for several players; if it lifts more than one to 10, the highest wins (BUF-RUL-46)."""
    if s.winner != NOBODY or count <= 0:
        return
    for seat in seats:
        s.sides[seat].destiny += count
        if s.log is not None:
            tell.numbers(s, "buffy-log-destiny-gain", seat, count=count, total=s.sides[seat].destiny)
    destiny_check(s)
    if s.winner == NOBODY:
        for seat in seats:
            reports.happened(s, happenings.DESTINY_GAINED, seat, NOTHING, NOTHING)


def destiny_check(s: State) -> None:
    """The highest total of those at 10 or more; equal totals: the nearest in turn order (BUF-RUL-46)."""
    best = NOBODY
    for seat in board.seats_from(s, s.active):
        total = s.sides[seat].destiny
        if total >= DESTINY_TO_WIN and (best == NOBODY or total > s.sides[best].destiny):
            best = seat
    if best != NOBODY:
        win(s, best, "buffy-log-destiny-victory")


def lose_destiny(s: State, seat: Seat, count: int) -> None:
    """Never below 0; a loss at 0 is none (BUF-DST-02, BUF-DST-04)."""
    side = s.sides[seat]
    lost = min(count, side.destiny)
    if lost <= 0 or s.winner != NOBODY:
        return
    lost -= _kept(s, seat, lost)
    if lost <= 0:
        return
    side.destiny -= lost
    if s.log is not None:
        tell.numbers(s, "buffy-log-destiny-loss", seat, count=lost, total=side.destiny)
    reports.happened(s, happenings.DESTINY_LOST, seat, NOTHING, NOTHING)


def _kept(s: State, seat: Seat, count: int) -> int:
    """How many of so many lost Destiny Points are kept; what serves for some Points only is used up."""
    kept = 0
    for force in standing.in_force(s, asked.DESTINY_KEPT, seat, SEES_ALL):
        if kept == count or not force.effect.concerns_player(s, force, seat):
            continue
        if force.lasting is None and standing.is_spent(s, force.ctx, force.ability):
            continue
        amount = standing.amount(s, force)
        saved = min(amount, count - kept) if amount else count - kept
        kept += saved
        if force.lasting is None:
            standing.mark_used(s, force.ctx, force.ability)
        elif amount:
            standing.spend(s, force.lasting, amount - saved)
    return kept


def why_not_pay(s: State, seat: Seat, count: int) -> Refusal | None:
    """Only whoever has that many can pay them (BUF-DST-03)."""
    return CANNOT_PAY if s.sides[seat].destiny < count else None


def pay_destiny(s: State, seat: Seat, count: int) -> None:
    """A price is no loss: nothing prevents it, and nothing waits for it."""
    side = s.sides[seat]
    side.destiny -= count
    if s.log is not None and count:
        tell.numbers(s, "buffy-log-destiny-pay", seat, count=count, total=side.destiny)


def win(s: State, seat: Seat, message: str) -> None:
    """The game is over; the message says why."""
    s.winner = seat
    if s.log is not None:
        tell.numbers(s, message, seat)


# -- the Park ---------------------------------------------------------------------------------------


def park_controller(s: State) -> Seat:
    """The only player with a character in the Park; NOBODY if there is none or more than one (BUF-VIC-03)."""
    found = NOBODY
    for character in s.characters:
        if character.space == PARK or counts_as_park(s, character.space):
            if found not in (NOBODY, character.owner):
                return NOBODY
            found = character.owner
    return found


def counts_as_park(s: State, space: int) -> bool:
    """For the control of the Park only."""
    for force in standing.in_force(s, asked.PARK, NOBODY, SEES_ALL):
        if force.effect.means(s, force, space):
            return True
    return False


def park_check(s: State) -> None:
    """The last thing of a turn (BUF-RUL-12): the controller's count rises, others fall (BUF-VIC-04, -05)."""
    controller = park_controller(s)
    if controller != s.park_holder:
        s.park_count = 0  # BUF-RUL-13
    s.park_holder = controller
    if controller == NOBODY:
        return
    s.park_count += 1
    if s.log is not None:
        tell.numbers(s, "buffy-log-park", controller, count=s.park_count)
    if s.park_count >= PARK_TO_WIN:
        win(s, controller, "buffy-log-park-victory")


# -- other ends -------------------------------------------------------------------------------------


def turn_limit_check(s: State) -> None:
    """With a turn limit: most Destiny Points, then the park count, then nobody (BUF-RUL-54)."""
    limit = s.settings.turn_limit
    if not limit or s.turn_number < limit:
        return
    players = board.seats_from(s, s.active)
    most = max([s.sides[seat].destiny for seat in players])
    best = [seat for seat in players if s.sides[seat].destiny == most]
    if len(best) > 1 and s.park_holder in best:
        best = [s.park_holder]
    if len(best) == 1:
        win(s, best[0], "buffy-log-limit-victory")
    else:
        s.winner = DRAWN
        if s.log is not None:
            tell.numbers(s, "buffy-log-drawn", s.active)
