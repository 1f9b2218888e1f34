"""Relic mode (FAB-RELIC): the row, using a relic, refilling. What a relic does stands in its definition."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.relic import LookingEffect, RelicUse
from noctuary.games.fables.rules.movement import NOBODY_HERE, why_too_far
from noctuary.games.fables.rules.zones import discard_from_hand, distinct_talents
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.state import (
    NOBODY,
    VIA_RELIC,
    RelicRow,
    State,
    Step,
    foe_of,
    new_relic_row,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal

NO_RELIC_MODE: Final = Refusal(RuleId("FAB-RELIC-01"), MessageId("fables-remedy-no-relic-mode"))
ONCE_PER_TURN: Final = Refusal(RuleId("FAB-RELIC-02"), MessageId("fables-remedy-relic-used"))
NOT_YOUR_SQUARE: Final = Refusal(RuleId("FAB-RELIC-02"), MessageId("fables-remedy-not-your-square"))
NOT_REFILLED_YET: Final = Refusal(RuleId("FAB-RELIC-04"), MessageId("fables-remedy-not-refilled-yet"))
NO_TALENT: Final = Refusal(RuleId("FAB-RUL-39"), MessageId("fables-remedy-no-talent"))


# -- the row ----------------------------------------------------------------------------------------


def set_up(s: State) -> None:
    """Shuffle the chosen deck and lay a relic face up on every square (FAB-RELIC-01, FAB-RELIC-05)."""
    if s.settings.relics == RelicDeck.NONE:
        return
    relics = new_relic_row()
    for number, relic in enumerate(s.pool.relics):
        if relic.deck == s.settings.relics:
            relics.deck += [number] * relic.copies
    s.chance.shuffle(relics.deck)
    relics.row = [NOTHING] * (s.settings.squares + 1)
    s.relics = relics
    refill(s)


def refill(s: State) -> None:
    """Every empty place, one by one from the left, as the last step of a turn (FAB-RELIC-04)."""
    relics = s.relics
    if relics is None:
        return
    for square in range(1, len(relics.row)):
        if relics.row[square] == NOTHING:
            lay_next(s, relics, square)


def lay_next(s: State, relics: RelicRow, square: int) -> None:
    """The next relic of the deck, face up; an empty deck is made anew from its discards (FAB-RELIC-04)."""
    if not relics.deck:
        relics.deck = sorted(relics.discard)
        relics.discard = []
        s.chance.shuffle(relics.deck)
    relics.row[square] = relics.deck.pop()
    if s.log is not None:
        tell.numbers(s, "fables-log-relic-laid", s.active, relic=relics.row[square], square=square)


def put_away(relics: RelicRow, square: int) -> None:
    """A relic leaves the row for its discard pile."""
    relics.discard.append(relics.row[square])
    relics.row[square] = NOTHING


# -- using a relic ------------------------------------------------------------------------------------


def why_not_relic(s: State, me: Seat, talent: int, square: int) -> Refusal | None:
    """Once per turn, the relic of your square, paid with a Talent from hand (FAB-RELIC-02, FAB-RUL-39)."""
    relics = s.relics
    if relics is None:
        return NO_RELIC_MODE
    if s.turn.relic_used:
        return ONCE_PER_TURN
    if square not in s.boards[me].sheet.relic_squares(s, me):
        return NOT_YOUR_SQUARE
    if relics.row[square] == NOTHING:
        return NOT_REFILLED_YET
    if talent not in payments(s, me):
        return NO_TALENT
    return _why_not_effects(s, new_use(s, me, relics.row[square], talent))


def payments(s: State, me: Seat) -> list[int]:
    """Talents in hand; the Kraken has made basic cards of them."""
    return distinct_talents(s, s.boards[me].hand) if s.boards[me].sheet.uses_talents(s, me) else []


def new_use(s: State, me: Seat, relic: int, talent: int) -> RelicUse:
    card = s.pool.relics[relic].card
    return RelicUse(me, foe_of(s, me), relic, card, talent, s.pool.level[talent], VIA_RELIC)


def _why_not_effects(s: State, use: RelicUse) -> Refusal | None:
    """An opponent where one is needed, within range where there is one (FAB-RUL-35, FAB-MOVE-05)."""
    reach = use.card.reach
    for effect in use.card.effects:
        if use.foe == NOBODY and (effect.needs_foe or reach is not None):
            return NOBODY_HERE
        refusal = effect.why_not(s, use)
        if refusal is not None:
            return refusal
    return None if reach is None else why_too_far(s, use.seat, use.foe, reach.of(use), "FAB-MOVE-05")


def add_relic_moves(s: State, me: Seat, moves: list[Move]) -> None:
    if s.turn.relic_used:
        return
    talents = payments(s, me)
    if talents:
        for square in distinct(s.boards[me].sheet.relic_squares(s, me)):
            for talent in talents:
                if why_not_relic(s, me, talent, square) is None:
                    moves.append(move(verbs.RELIC, talent, square))


def use_relic(s: State, me: Seat, talent: int, square: int) -> Play | None:
    """Pay, put the relic away, carry it out (FAB-RELIC-02)."""
    relics = s.relics
    if relics is None:
        return None
    number = relics.row[square]
    use = new_use(s, me, number, talent)
    s.turn.relic_used = True
    put_away(relics, square)
    if s.log is not None:
        tell.numbers(s, "fables-log-relic", me, relic=number, square=square)
    if not s.pool.relics[number].plays_talent:
        open_unit(s)
        discard_from_hand(s, me, talent)
    if use.card.asks:
        return _carry_out(s, use)
    for effect in use.card.effects:
        effect.run(s, use)
    return None


def _carry_out(s: State, use: RelicUse) -> Play:
    for effect in use.card.effects:
        asking = effect.run(s, use)
        if asking is not None:
            yield from asking


def tail(s: State, step: Step) -> Play | None:
    """What a relic asks after it has shown something hidden."""
    for effect in s.pool.relics[step.a].card.effects:
        if isinstance(effect, LookingEffect):
            return effect.tail(s, step)
    return None
