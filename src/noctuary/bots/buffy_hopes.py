"""What a side of the Buffy CCG could do next: challenges within reach, and fights it could start.

This is most of what judging a position costs, so groups are added up with all talents in one number.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots import buffy_outlook
from noctuary.bots.buffy_look import Seen, of_talent
from noctuary.games.buffy import board
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import CONFLICT, EITHER, TALENTS
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.state import PlacedChallenge, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

_THIS_TURN: Final = 0.5  # how much of what one could do now counts before it is done
_NEXT_TURN: Final = 0.3
_NEAR: Final = 0.2  # … and of what those could do together who are at most one space away


def hopes(s: State, table: list[Seen], seat: Seat) -> float:
    """Challenges that could be faced and fights that could be started, those taking part left out."""
    free: list[Seen] = []
    for one in table:
        if one.owner == seat and not one.busy:
            free.append(one)
    if not free:
        return 0.0
    soon = _THIS_TURN if s.step <= CONFLICT else _NEXT_TURN
    risk = buffy_outlook.caution(s) * buffy_outlook.loss(s, seat)
    best_here = [0.0] * len(s.locations)
    near = 0.0
    for placed in s.challenges:
        here, beside = _challenge_hopes(s, seat, free, placed, soon, risk)
        if here > 0.0 and here > best_here[placed.space]:
            best_here[placed.space] = here
        if beside > near:
            near = beside
    for one in free:
        if one.fatigued:
            continue
        for target in table:
            if target.space == one.space and target.owner != seat and not target.busy:
                hope = soon * buffy_outlook.fight_hope(s, one, target)
                if hope > best_here[one.space]:
                    best_here[one.space] = hope
    return near + sum(best_here)


def _challenge_hopes(
    s: State, seat: Seat, free: list[Seen], placed: PlacedChallenge, soon: float, risk: float
) -> tuple[float, float]:
    """What facing it promises: with those who stand there, and with those one space away."""
    card = s.pool.cards[placed.kind]
    space = placed.space
    reach = board.reach_of(s, space)
    have = could = 0
    near = ready = False
    needed = card.defeat_who == NOTHING and card.defeat_trait == NOTHING
    for one in free:
        if not reach & one.place:
            continue
        if card.side != EITHER:
            if one.side == NOTHING:
                one.side = characters.side_of(s, one.character)
            if one.side != card.side:
                continue
        near = True
        could += one.packed
        if one.space == space and not one.fatigued:
            ready = True
            have += one.packed
            needed = needed or _brings(s, one, card)
    if not near:
        return 0.0, 0.0
    margin_here, margin_near, arrived = _margins(card.goals, have, could)
    gain = buffy_outlook.gain(s, seat, card.reward)
    beside = _NEAR * buffy_outlook.challenge_hope(margin_near, gain, risk)
    beside = beside * (1.0 + arrived) / 2 if beside > 0.0 else 0.0
    if not ready or not needed:
        return 0.0, beside
    if seat in placed.faced_by:
        soon = _NEXT_TURN
    return soon * buffy_outlook.challenge_hope(margin_here, gain, risk), beside


def _margins(goals: list[int], have: int, could: int) -> tuple[float, float, float]:
    """By how much the goals are met or missed: by those there, and by those near it, too.

    The last is which part of what is wanted there has come already: it draws the others after it.
    """
    most = buffy_outlook.MOST_SURPLUS
    missing_here = missing_near = there = all_of_it = 0
    surplus_here = surplus_near = most
    for talent in range(TALENTS):
        asked = goals[talent]
        if asked < 0:
            continue
        here = of_talent(have, talent)
        near = of_talent(could, talent)
        there += min(here, asked)
        all_of_it += min(near, asked)
        if here < asked:
            missing_here += asked - here
        elif here - asked < surplus_here:
            surplus_here = here - asked
        if near < asked:
            missing_near += asked - near
        elif near - asked < surplus_near:
            surplus_near = near - asked
    return (
        float(-missing_here if missing_here else surplus_here),
        float(-missing_near if missing_near else surplus_near),
        there / all_of_it if all_of_it > 0 else 0.0,
    )


def _brings(s: State, one: Seen, card: Card) -> bool:
    """Whether this character is or has what somebody must bring to defeat the challenge (BUF-CHL-10)."""
    if card.defeat_who not in (NOTHING, one.character.who):
        return False
    return card.defeat_trait == NOTHING or characters.has_trait(s, one.character, card.defeat_trait)
