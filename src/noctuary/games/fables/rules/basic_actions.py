"""Attack, Defense and Move actions (FAB-ACT-03 to -08, FAB-MOVE-01 to -04)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import open_unit, push
from noctuary.games.fables.kinds import ATTACK, DEFENSE, MOVEMENT
from noctuary.games.fables.questions import choose_direction, choose_number, is_asked
from noctuary.games.fables.rules.basic_cards import (
    in_hand,
    power_of,
    put_into_play,
    value_of,
    why_not_play_as,
)
from noctuary.games.fables.rules.damage import inflict
from noctuary.games.fables.rules.markers import gain_defense, gain_power
from noctuary.games.fables.rules.movement import LEFT, NOBODY_HERE, RIGHT, destination, go
from noctuary.games.fables.state import (
    NOBODY,
    VIA_ATTACK,
    VIA_DEFENSE,
    VIA_MOVE,
    LastAction,
    State,
    distance,
    foe_of,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.refusal import Refusal

BEYOND_RANGE_1: Final = Refusal(RuleId("FAB-ACT-04"), MessageId("fables-remedy-beyond-range-1"))

_ASK_TO_ADD: Final[tuple[MessageId, ...]] = (
    MessageId("fables-ask-add-attack"),
    MessageId("fables-ask-add-defense"),
    MessageId("fables-ask-add-movement"),
)
_ASK_DIRECTION: Final = MessageId("fables-ask-direction")
_RULE_OF_TYPE: Final[tuple[RuleId, ...]] = (RuleId("FAB-ACT-03"), RuleId("FAB-ACT-05"), RuleId("FAB-MOVE-01"))
_LOG_OF_TYPE: Final[tuple[str, ...]] = ("fables-log-attack", "fables-log-defend", "fables-log-move")


# -- the three actions ------------------------------------------------------------------------------


def why_not_attack(s: State, me: Seat, kind: int) -> Refusal | None:
    """An opponent within range 1 is needed (FAB-ACT-03, FAB-ACT-04)."""
    refusal = why_not_reach_attack(s, me)
    return refusal if refusal is not None else why_not_play_as(s, me, kind, ATTACK)


def why_not_reach_attack(s: State, me: Seat) -> Refusal | None:
    foe = foe_of(s, me)
    if foe == NOBODY:
        return NOBODY_HERE
    if distance(s, me, foe) > 1 and not s.boards[me].sheet.attack_reach(s, me, foe):
        return BEYOND_RANGE_1
    return None


def why_not_defend(s: State, me: Seat, kind: int) -> Refusal | None:
    """Allowed at max Defense too (FAB-ACT-06)."""
    return why_not_play_as(s, me, kind, DEFENSE)


def why_not_move(s: State, me: Seat, kind: int) -> Refusal | None:
    """A Move that cannot move you at all is legal (FAB-MOVE-04)."""
    return why_not_play_as(s, me, kind, MOVEMENT)


# -- composing: card by card, as plain state ----------------------------------------------------------


def begin_action(s: State, me: Seat, card_type: int, first: int) -> Play | None:
    """Play the first card (FAB-RUL-04); the table rests until the action is complete."""
    s.turn.composing = card_type
    s.turn.played = ()
    return _add(s, me, first)


def _add(s: State, me: Seat, kind: int) -> Play | None:
    """One more card; with nothing left to add or to choose, the action is carried out."""
    turn = s.turn
    put_into_play(s, me, kind, turn.composing)
    turn.played = (*turn.played, kind)
    if s.boards[me].out:  # it cost her last HP: the rest goes on as far as it can (FAB-RUL-09)
        return None if turn.composing == MOVEMENT else _complete(s, me, LEFT)
    if turn.composing == MOVEMENT or is_asked(s, me, in_hand(s, me).by_type[turn.composing]):
        return None
    return _complete(s, me, LEFT)


def composing_decision(s: State, me: Seat) -> Decision:
    """More cards, or enough: an Attack or Defense is carried out, a Move goes left or right (FAB-MOVE-01)."""
    card_type = s.turn.composing
    moves = in_hand(s, me).more[card_type]
    only_way = card_type == MOVEMENT and len(moves) == 2
    prompt = _ASK_DIRECTION if only_way else _ASK_TO_ADD[card_type]
    return Decision(me, prompt, moves, _RULE_OF_TYPE[card_type])


def why_not_go_on(s: State, me: Seat, wanted: Move) -> Refusal | None:
    """While an action is being composed, only what belongs to it."""
    card_type = s.turn.composing
    if wanted.verb == verbs.ADD:
        return why_not_play_as(s, me, wanted.a, card_type)
    sideways = wanted.verb in (verbs.LEFT, verbs.RIGHT) and wanted.a == NOTHING
    if sideways if card_type == MOVEMENT else wanted.verb == verbs.GO:
        return None
    return Refusal(_RULE_OF_TYPE[card_type], MessageId("fables-remedy-composing"))


def go_on(s: State, me: Seat, wanted: Move) -> Play | None:
    if wanted.verb == verbs.ADD:
        return _add(s, me, wanted.a)
    return _complete(s, me, RIGHT if wanted.verb == verbs.RIGHT else LEFT)


def _complete(s: State, me: Seat, direction: int) -> Play | None:
    """Carry the composed action out, after asking for the boosts her sheet offers."""
    turn = s.turn
    card_type = turn.composing
    value = 0
    power = 0
    for kind in turn.played:
        value += value_of(s, me, kind, card_type)
        power += power_of(s, kind)
    if s.log is not None:
        tell.cards(s, _LOG_OF_TYPE[card_type], me, list(turn.played))
    turn.composing = NOTHING
    turn.played = ()
    turn.boost = 0
    sheet = s.boards[me].sheet
    if card_type == DEFENSE:
        defend(s, me, value, power)
        return None
    if card_type == ATTACK:
        boost = sheet.announce_attack(s, me, foe_of(s, me))
        if boost is not None and not s.boards[me].out:
            return _boosted_attack(s, me, value, power, boost)
        attack(s, me, value, power, 0)
        return None
    boost = sheet.announce_move(s, me)
    if boost is not None or turn.drum:
        return _boosted_move(s, me, direction, value, power, boost)
    carry_out_move(s, me, direction, value, power, 0)
    return None


def _boosted_attack(s: State, me: Seat, value: int, power: int, boost: Play) -> Play:
    yield from boost
    attack(s, me, value, power, s.turn.boost)


def _boosted_move(s: State, me: Seat, direction: int, value: int, power: int, boost: Play | None) -> Play:
    if boost is not None:
        yield from boost
    farther = s.turn.boost
    if s.turn.drum:  # a Marching Drum: as much farther as she likes
        farther += yield from choose_number(me, "fables-ask-farther", s.turn.drum, NOTHING)
        s.turn.drum = 0
    carry_out_move(s, me, direction, value, power, farther)


# -- carrying out -------------------------------------------------------------------------------------


def attack(s: State, me: Seat, value: int, power: int, boost: int) -> None:
    """X damage and X Power (FAB-ACT-03); lasting bonuses are used up here."""
    open_unit(s)
    turn = s.turn
    boost += _lasting_bonus(s)
    turn.last = LastAction(VIA_ATTACK, value=value, power=power, more_damage=boost)
    damage = value + boost
    inflict(s, me, foe_of(s, me), damage, VIA_ATTACK)
    gain_power(s, me, power)
    s.boards[me].sheet.attacked(s, me, damage)
    turn.attack_run = damage


def _lasting_bonus(s: State) -> int:
    """What waits for "your next Attack actions" (Sleeping Beauty's defense Talents, Whetstone)."""
    turn = s.turn
    bonus = turn.whetstone
    turn.whetstone = 0
    if turn.lasting_attack:
        left = []
        for amount, actions in turn.lasting_attack:
            bonus += amount
            if actions > 1:
                left.append((amount, actions - 1))
        turn.lasting_attack = tuple(left)
    return bonus


def defend(s: State, me: Seat, value: int, power: int) -> None:
    """Defense +X and X Power, in full even where max Defense swallows some (FAB-ACT-05, FAB-ACT-06)."""
    open_unit(s)
    s.turn.last = LastAction(VIA_DEFENSE, value=value, power=power)
    gain_defense(s, me, s.boards[me].sheet.defense_gain(s, me, value))
    gain_power(s, me, power)


def carry_out_move(s: State, me: Seat, direction: int, value: int, power: int, farther: int) -> None:
    """Go X squares one way and gain X Power, however far that takes you (FAB-MOVE-03, -04, FAB-RUL-56)."""
    open_unit(s)
    s.turn.last = LastAction(VIA_MOVE, value=value, power=power, more_damage=farther)
    board = s.boards[me]
    steps = max(value + farther - board.bramble, 0)
    board.bramble = 0
    foe = foe_of(s, me)
    passed = go(s, me, destination(s, me, direction, steps))
    gain_power(s, me, power)
    if passed:
        push(s, agenda.PASSED, foe, int(me))  # hers comes after the whole action (FAB-RUL-32)
    if passed or board.sheet.follows_moves:
        push(s, agenda.MOVED, me, value)
    if passed:
        push(s, agenda.PASSED, me, int(foe))


def move_again(s: State, me: Seat, value: int, power: int, farther: int) -> Play:
    """A Move action repeated: the direction is chosen anew (FAB-RUL-12)."""
    direction = yield from choose_direction(me, _ASK_DIRECTION, "FAB-MOVE-01")
    carry_out_move(s, me, direction, value, power, farther)
