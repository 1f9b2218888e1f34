"""Talent stacks: the cards put aside during one fight or challenge (BUF-STK)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import asked, happenings, in_play, standing, verbs
from noctuary.games.buffy.card import ANY_TALENT
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.kinds import ACTION, TALENTS
from noctuary.games.buffy.rules import goals, reports, zones
from noctuary.games.buffy.state import Conflict, State
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_IN_HAND: Final = Refusal(RuleId("BUF-FBA-01"), MessageId("buffy-remedy-not-in-hand"))
NOT_A_STACK_CARD: Final = Refusal(RuleId("BUF-STK-04"), MessageId("buffy-remedy-not-a-stack-card"))
NO_SUCH_ICON: Final = Refusal(RuleId("BUF-STK-03"), MessageId("buffy-remedy-no-such-icon"))
NOT_A_GOAL: Final = Refusal(RuleId("BUF-CBA-04"), MessageId("buffy-remedy-not-a-goal"))
NOT_A_GOAL_TO_RAISE: Final = Refusal(RuleId("BUF-CBA-03"), MessageId("buffy-remedy-not-a-goal"))
FORBIDDEN: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))

ALL_TALENTS: Final = (1 << TALENTS) - 1  # as a bit mask


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """Every card that may be stacked, on every talent it may be stacked on; copies count once."""
    allowed = _goals(s, in_play.running_conflict(s)) & ~_forbidden(s, seat)
    open_talents = [talent for talent in range(TALENTS) if allowed >> talent & 1]
    any_icon = standing.says_of_player(s, asked.ANY_ICON, seat)
    stacking = s.pool.stacking
    last = NOTHING
    for kind in s.sides[seat].hand:
        if kind != last:
            last = kind
            worth = stacking[kind]
            if worth[ANY_TALENT] != NOTHING:
                for talent in open_talents:
                    if any_icon or worth[talent] != NOTHING:
                        moves.append(move(verbs.STACK, kind, talent))


def why_not_stack(s: State, seat: Seat, kind: int, talent: int) -> Refusal | None:
    """Requirements and timing lines never matter here (BUF-REQ-05, BUF-ACT-02, BUF-RUL-39)."""
    if kind not in s.sides[seat].hand:
        return NOT_IN_HAND
    if value_of(s, seat, kind, talent) == NOTHING:
        return NO_SUCH_ICON if s.pool.type[kind] == ACTION else NOT_A_STACK_CARD
    return why_not_talent(s, seat, talent)


def why_not_talent(s: State, seat: Seat, talent: int) -> Refusal | None:
    """Any talent in a fight (BUF-FBA-02), only goals in a challenge (BUF-CBA-03, BUF-RUL-22)."""
    running = s.conflict
    if running is None:
        return NOT_IN_HAND
    if not _goals(s, running) >> talent & 1:
        return NOT_A_GOAL if seat == running.attacker else NOT_A_GOAL_TO_RAISE
    return FORBIDDEN if _forbidden(s, seat) >> talent & 1 else None


def _goals(s: State, running: Conflict) -> int:
    """The talents that matter in this conflict, as a bit mask; none once the challenge is gone."""
    if running.challenge == NOTHING:
        return ALL_TALENTS
    faced = in_play.seek_challenge(s, running.challenge)
    return 0 if faced is None else goals.asked_for(s, faced)


def _forbidden(s: State, seat: Seat) -> int:
    """Bit mask of the talents on which a card forbids the player to stack."""
    mask = 0
    for force in standing.in_force(s, asked.NO_STACKING, seat, SEES_ALL):
        if force.effect.concerns_player(s, force, seat):
            for talent in range(TALENTS):
                if force.effect.means(s, force, talent):
                    mask |= 1 << talent
    return mask


def value_of(s: State, seat: Seat, kind: int, talent: int) -> int:
    """What the card adds to this talent (BUF-STK-02, BUF-STK-03); NOTHING if it cannot be put there."""
    return s.pool.stacking[kind][ANY_TALENT if standing.says_of_player(s, asked.ANY_ICON, seat) else talent]


def stack(s: State, seat: Seat, kind: int, talent: int) -> None:
    """Put a card from hand into a stack; its text is ignored there (BUF-STK-05)."""
    value = value_of(s, seat, kind, talent)
    zones.take_from_hand(s, seat, kind)
    put(s, seat, kind, talent, value)
    if s.log is not None:
        tell.numbers(s, "buffy-log-stack", seat, card=kind, talent=talent, amount=value)
    reports.happened(s, happenings.STACKED, seat, NOTHING, kind)


def put(s: State, seat: Seat, kind: int, talent: int, value: int) -> None:
    """Onto the player's stack; an effect that counts like a stacked card has NOTHING for its kind."""
    running = in_play.running_conflict(s)
    _replace(running, seat, talent, (*of(running, seat)[talent], (kind, value)))


def take(s: State, seat: Seat, talent: int, place: int) -> None:
    """An effect takes a card out of a stack: to its owner's discard pile (BUF-RUL-31)."""
    running = in_play.running_conflict(s)
    pile = of(running, seat)[talent]
    _replace(running, seat, talent, (*pile[:place], *pile[place + 1 :]))
    if pile[place][0] != NOTHING:
        zones.to_discard(s, seat, pile[place][0])


def _replace(running: Conflict, seat: Seat, talent: int, pile: tuple[tuple[int, int], ...]) -> None:
    stacks = of(running, seat)
    changed = (*stacks[:talent], pile, *stacks[talent + 1 :])
    if seat == running.attacker:
        running.attacker_stacks = changed
    else:
        running.defender_stacks = changed


def of(running: Conflict, seat: Seat) -> tuple[tuple[tuple[int, int], ...], ...]:
    return running.attacker_stacks if seat == running.attacker else running.defender_stacks


def height(running: Conflict, seat: Seat, talent: int) -> int:
    """What a player's stack adds to a talent (BUF-FRE-02, BUF-CRE-02)."""
    total = 0
    for _, value in of(running, seat)[talent]:
        total += value
    return total


def clear(s: State) -> None:
    """The conflict is over: all stack cards to the discard piles (BUF-STK-06, BUF-RUL-43)."""
    running = in_play.running_conflict(s)
    for seat in (running.attacker, running.defender):
        for pile in of(running, seat):
            for kind, _ in pile:
                if kind != NOTHING:
                    zones.to_discard(s, seat, kind)
