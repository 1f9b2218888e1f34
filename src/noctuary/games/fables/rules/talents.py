"""Using Talents and Epics (FAB-TALENT, FAB-EPIC-03)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.effect import Use
from noctuary.games.fables.kinds import ATTACK, DEFENSE, FIRST_OWN, MOVEMENT
from noctuary.games.fables.rules.basic_cards import put_into_play, value_of, why_not_play_as
from noctuary.games.fables.rules.movement import NOBODY_HERE, why_too_far
from noctuary.games.fables.rules.zones import epic_seen
from noctuary.games.fables.sheet import NO_SUCH_CARD, WRONG_TYPE
from noctuary.games.fables.state import (
    NOBODY,
    TALENT_VIAS,
    VIA_ATTACK_TALENT,
    VIA_EPIC,
    VIA_MOVEMENT_TALENT,
    Durable,
    LastAction,
    State,
    distance,
    foe_of,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_IN_HAND: Final = Refusal(RuleId("FAB-TALENT-01"), MessageId("fables-remedy-not-in-hand"))
NOT_A_TALENT: Final = Refusal(RuleId("FAB-TALENT-01"), MessageId("fables-remedy-not-a-talent"))
NOT_AN_EPIC: Final = Refusal(RuleId("FAB-EPIC-03"), MessageId("fables-remedy-not-an-epic"))
WRONG_BASIC: Final = Refusal(RuleId("FAB-TALENT-02"), MessageId("fables-remedy-wrong-basic"))
NO_BASIC_OF: Final = [  # by type
    Refusal(RuleId("FAB-TALENT-02"), MessageId("fables-remedy-no-basic-of-type"), card_type)
    for card_type in (ATTACK, DEFENSE, MOVEMENT)
]
OUT_OF_RANGE: Final = "FAB-TALENT-05"
EPIC_OUT_OF_RANGE: Final = "FAB-EPIC-03"


def new_use(s: State, me: Seat, kind: int, basic: int, value: int) -> Use:
    card = s.pool.cards[kind]
    via = VIA_EPIC if s.pool.is_epic[kind] else TALENT_VIAS[card.type]
    return Use(me, foe_of(s, me), kind, card, basic, value, via)


def reaches(s: State, use: Use, bonus: int) -> bool:
    """A card with a range cannot be used at all out of range (FAB-MOVE-05, FAB-TALENT-05)."""
    if use.foe == NOBODY:
        return not use.card.needs_foe
    reach = use.card.reach
    return reach is None or distance(s, use.seat, use.foe) <= reach.of(use) + bonus


def why_not_reach(s: State, use: Use, bonus: int) -> Refusal | None:
    if reaches(s, use, bonus):
        return None
    reach = use.card.reach
    if use.foe == NOBODY or reach is None:
        return NOBODY_HERE
    rule = EPIC_OUT_OF_RANGE if use.via == VIA_EPIC else OUT_OF_RANGE
    return why_too_far(s, use.seat, use.foe, reach.of(use) + bonus, rule)


def why_not_use(s: State, me: Seat, talent: int, basic: int) -> Refusal | None:
    """One Talent and exactly one basic card of the required type (FAB-TALENT-01, FAB-TALENT-02)."""
    if not s.pool.is_talent[talent] or not s.boards[me].sheet.uses_talents(s, me):
        return NOT_A_TALENT
    if talent not in s.boards[me].hand:
        return NOT_IN_HAND
    card = s.pool.cards[talent]
    value = 0
    if basic == NOTHING:
        refusal = s.boards[me].sheet.why_not_free_talent(s, me)
        if refusal is not None:
            return refusal
    else:
        refusal = why_not_play_as(s, me, basic, card.type)
        if refusal is not None:
            if refusal is NO_SUCH_CARD and not _has_basic_of(s, me, card.type):
                return NO_BASIC_OF[card.type]
            return WRONG_BASIC if refusal is WRONG_TYPE else refusal
        if basic == talent and s.boards[me].hand.count(basic) < 2:
            return WRONG_BASIC
        value = value_of(s, me, basic, card.type)
    return why_not_reach(
        s, new_use(s, me, talent, basic, value), s.boards[me].sheet.reach_bonus(s, me, talent, card)
    )


def _has_basic_of(s: State, me: Seat, card_type: int) -> bool:
    return any(why_not_play_as(s, me, kind, card_type) is None for kind in s.boards[me].hand)


def add_talents(s: State, me: Seat, ready: list[list[int]], moves: list[Move]) -> None:
    """Every legal pair of Talent and basic card; without one where a combo allows it (FAB-RUL-44)."""
    board = s.boards[me]
    if not board.sheet.uses_talents(s, me):
        return
    is_talent = s.pool.is_talent
    free = board.sheet.why_not_free_talent(s, me) is None
    before = NOTHING
    for kind in board.hand:
        if kind < FIRST_OWN or kind == before or not is_talent[kind]:
            continue
        before = kind
        basics = ready[s.pool.type[kind]]  # these may be played as its type; only the range is open
        if basics:
            _add_pairs(s, me, kind, basics, moves)
        if free and why_not_use(s, me, kind, NOTHING) is None:
            moves.append(move(verbs.USE, kind))


def _add_pairs(s: State, me: Seat, talent: int, basics: list[int], moves: list[Move]) -> None:
    """The Talent with each of these basic cards whose value brings the opponent within range."""
    card = s.pool.cards[talent]
    if not card.needs_foe:
        for basic in basics:
            moves.append(move(verbs.USE, talent, basic))
        return
    use = new_use(s, me, talent, NOTHING, 0)
    for basic in basics:
        use.value = value_of(s, me, basic, card.type)
        if reaches(s, use, 0) or _reaches_with_help(s, use):
            moves.append(move(verbs.USE, talent, basic))


def _reaches_with_help(s: State, use: Use) -> bool:
    bonus = s.boards[use.seat].sheet.reach_bonus(s, use.seat, use.kind, use.card)
    return bonus > 0 and reaches(s, use, bonus)


def use_talent(s: State, me: Seat, talent: int, basic: int) -> Play | None:
    """Announce, pay, carry out (FAB-TIMING-06)."""
    card = s.pool.cards[talent]
    value = 0 if basic == NOTHING else value_of(s, me, basic, card.type)
    return perform(s, new_use(s, me, talent, basic, value))


def perform(s: State, use: Use) -> Play | None:
    """A Talent whose values are settled; Alakazam brings one without a basic card (FAB-RUL-39)."""
    announcement = s.boards[use.seat].sheet.announce(s, use)
    if announcement is None and not use.card.asks:
        pay_for(s, use)
        run_effects(s, use)
        return None
    return announced_talent(s, use, announcement)


def announced_talent(s: State, use: Use, announcement: Play | None) -> Play:
    if announcement is not None:
        yield from announcement
    pay_for(s, use)
    yield from carry_out(s, use)


def pay_for(s: State, use: Use) -> None:
    """Put the Talent and its basic card into play; the basic card gives no Power (FAB-TALENT-04)."""
    board = s.boards[use.seat]
    board.hand.remove(use.kind)
    if s.log is not None:
        tell.cards(
            s, "fables-log-use", use.seat, [use.kind] if use.basic == NOTHING else [use.kind, use.basic]
        )
    if use.basic != NOTHING:
        put_into_play(s, use.seat, use.basic, use.card.type)
    enter_play(s, use)


def enter_play(s: State, use: Use) -> None:
    """A durable card keeps its basic card with it until the next refresh phase (FAB-TALENT-06)."""
    board = s.boards[use.seat]
    if not use.card.durable:
        board.play.append(use.kind)
        return
    basic = use.basic
    if basic in board.play:
        board.play.remove(basic)
    else:
        basic = NOTHING
    board.durables = (*board.durables, Durable(use.kind, basic, use.value))


def begin(s: State, use: Use) -> None:
    """Open the unit and remember what System Hack could repeat (FAB-RUL-12)."""
    open_unit(s)
    if use.via in (VIA_ATTACK_TALENT, VIA_MOVEMENT_TALENT):
        s.turn.last = LastAction(use.via, use.kind, use.value, 0, use.more_damage, use.more_range, use.basic)


def run_effects(s: State, use: Use) -> None:
    """The text in printed order, where no clause asks."""
    begin(s, use)
    for effect in use.card.effects:
        effect.run(s, use)
    finish(s, use)


def carry_out(s: State, use: Use) -> Play:
    """The text in printed order, with its questions."""
    begin(s, use)
    for effect in use.card.effects:
        asking = effect.run(s, use)
        if asking is not None:
            yield from asking
    finish(s, use)


def finish(s: State, use: Use) -> None:
    if use.via != VIA_EPIC:
        s.boards[use.seat].sheet.talent_used(s, use)


# -- Epics ------------------------------------------------------------------------------------------


def why_not_epic(s: State, me: Seat, epic: int) -> Refusal | None:
    """From hand, no basic card needed; a range clause must be met (FAB-EPIC-03)."""
    if not s.pool.is_epic[epic] or epic not in s.boards[me].hand:
        return NOT_AN_EPIC
    use = new_use(s, me, epic, NOTHING, 0)
    refusal = why_not_reach(s, use, 0)
    if refusal is not None:
        return refusal
    for effect in use.card.effects:
        refusal = effect.why_not(s, use)
        if refusal is not None:
            return refusal
    return None


def add_epics(s: State, me: Seat, moves: list[Move]) -> None:
    for kind in s.boards[me].hand:
        if kind >= FIRST_OWN and s.pool.is_epic[kind] and why_not_epic(s, me, kind) is None:
            moves.append(move(verbs.EPIC, kind))


def use_epic(s: State, me: Seat, epic: int) -> Play | None:
    use = new_use(s, me, epic, NOTHING, 0)
    if s.log is not None:
        tell.cards(s, "fables-log-epic", me, [epic])
    s.boards[me].hand.remove(epic)
    epic_seen(s, me, epic)
    enter_play(s, use)
    if not use.card.asks:
        run_effects(s, use)
        return None
    return carry_out(s, use)
