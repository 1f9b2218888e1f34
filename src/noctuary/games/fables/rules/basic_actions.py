"""Attack, Defense and Move actions (FAB-ACT-03 to -08, FAB-MOVE-01 to -04)."""

from __future__ import annotations

from noctuary.games.fables import agenda, tell, verbs
from noctuary.games.fables.agenda import open_unit, push
from noctuary.games.fables.kinds import (
    ATTACK,
    BASIC_KINDS,
    BLOOD_1,
    DEFENSE,
    JOKER,
    MATCH,
    MOVEMENT,
    printed_value,
)
from noctuary.games.fables.questions import choose, choose_direction
from noctuary.games.fables.rules.damage import inflict
from noctuary.games.fables.rules.markers import gain_defense, gain_power
from noctuary.games.fables.rules.movement import destination, go
from noctuary.games.fables.rules.zones import match_used
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
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NO_SUCH_CARD = Refusal(RuleId("FAB-CARD-01"))  # to play is to put from hand into the play area
WRONG_TYPE = Refusal(RuleId("FAB-ACT-11"))
BEYOND_RANGE_1 = Refusal(RuleId("FAB-ACT-04"))
NOBODY_HERE = Refusal(RuleId("FAB-RUL-35"))

_VERB_OF_TYPE = (verbs.ATTACK, verbs.DEFEND, verbs.MOVE)
_PROMPT_OF_TYPE = ("fables-ask-add-attack", "fables-ask-add-defense", "fables-ask-add-movement")
_RULE_OF_TYPE = ("FAB-ACT-03", "FAB-ACT-05", "FAB-ACT-07")


# -- which cards count as what ----------------------------------------------------------------------


def counts_as(s: State, me: Seat, kind: int, card_type: int) -> bool:
    """A card of that type, a Joker (FAB-ACT-08), a Match not barred from it, or what her sheet allows."""
    if kind < JOKER:
        return kind // 3 == card_type or s.sheets[me].may_count_as(s, me, kind, card_type)
    if kind == JOKER:
        return True
    if kind == MATCH:
        owner = s.match_owner
        return owner == NOBODY or card_type not in s.sheets[owner].match_types_barred(s, owner)
    return s.sheets[me].may_count_as(s, me, kind, card_type)


def value_of(s: State, me: Seat, kind: int, card_type: int) -> int:
    """The value after Avatars and the like, never below 0 (FAB-RUL-20, FAB-RUL-21)."""
    printed = printed_value(kind) if kind <= BLOOD_1 + 2 else s.pool.level[kind]
    if me != s.active:
        return max(printed + s.sheets[me].value_bonus(s, me, card_type), 0)
    return max(printed + s.turn.value_bonus + s.sheets[me].value_bonus(s, me, card_type), 0)


def power_of(s: State, kind: int) -> int:
    """Power ignores modifiers (FAB-HERO-06); a Match brings none, nor do cards paid for in blood (FAB-RUL-31)."""
    if kind < BASIC_KINDS:
        return printed_value(kind)
    return s.pool.level[kind] if s.pool.is_talent[kind] else 0


def playable(s: State, me: Seat, card_type: int) -> list[int]:
    """Distinct cards she may play as that type, imaginary ones included."""
    found: list[int] = []
    before = NOTHING
    for kind in s.boards[me].hand:
        if kind != before and counts_as(s, me, kind, card_type):
            found.append(kind)
        before = kind
    found.extend(s.sheets[me].imaginary_cards(s, me))
    return found


def why_not_play_as(s: State, me: Seat, kind: int, card_type: int) -> Refusal | None:
    """Whether this card may be played from hand as one of that type."""
    if kind not in s.boards[me].hand and kind not in s.sheets[me].imaginary_cards(s, me):
        return NO_SUCH_CARD
    if BLOOD_1 <= kind <= BLOOD_1 + 2:
        return None
    return None if counts_as(s, me, kind, card_type) else WRONG_TYPE


def put_into_play(s: State, me: Seat, kind: int, card_type: int) -> None:
    """From hand to the play area (FAB-CARD-01); special permissions and Matches take note."""
    sheet = s.sheets[me]
    if kind >= MATCH or kind // 3 != card_type:
        if kind == MATCH:
            match_used(s, me)
        elif kind != JOKER:
            sheet.counted_as(s, me, kind)
            if BLOOD_1 <= kind <= BLOOD_1 + 2:
                return
    board = s.boards[me]
    board.hand.remove(kind)
    board.play.append(kind)


# -- the three actions ------------------------------------------------------------------------------


def why_not_attack(s: State, me: Seat, kind: int) -> Refusal | None:
    """An opponent within range 1 is needed (FAB-ACT-03, FAB-ACT-04)."""
    refusal = why_not_reach_attack(s, me)
    return refusal if refusal is not None else why_not_play_as(s, me, kind, ATTACK)


def why_not_reach_attack(s: State, me: Seat) -> Refusal | None:
    foe = foe_of(s, me)
    if foe == NOBODY:
        return NOBODY_HERE
    if distance(s, me, foe) > 1 and not s.sheets[me].attack_reach(s, me, foe):
        return BEYOND_RANGE_1
    return None


def why_not_defend(s: State, me: Seat, kind: int) -> Refusal | None:
    """Allowed at max Defense too (FAB-ACT-06)."""
    return why_not_play_as(s, me, kind, DEFENSE)


def why_not_move(s: State, me: Seat, kind: int) -> Refusal | None:
    """A Move that cannot move you at all is legal (FAB-MOVE-04)."""
    return why_not_play_as(s, me, kind, MOVEMENT)


def add_moves(s: State, me: Seat, card_type: int, moves: list[Move]) -> None:
    """The first card of an Attack, Defense or Move action; the others are asked for one by one."""
    verb = _VERB_OF_TYPE[card_type]
    for kind in playable(s, me, card_type):
        moves.append(move(verb, kind))


def basic_action(s: State, me: Seat, card_type: int, first: int) -> Play | None:
    """Play one or more cards of one type (FAB-RUL-04); asks only where there is something to ask."""
    sheet = s.sheets[me]
    if card_type == DEFENSE and not _more_to_add(s, me, card_type, first):
        put_into_play(s, me, first, card_type)
        defend(s, me, value_of(s, me, first, card_type), power_of(s, first))
        return None
    if card_type == ATTACK and not _more_to_add(s, me, card_type, first):
        boost = sheet.announce_attack(s, me, foe_of(s, me))
        if boost is None:
            put_into_play(s, me, first, card_type)
            attack(s, me, value_of(s, me, first, card_type), power_of(s, first), 0)
            return None
    return _composed(s, me, card_type, first)


def _more_to_add(s: State, me: Seat, card_type: int, first: int) -> bool:
    """Whether a second card could be added to the first."""
    hand = s.boards[me].hand
    before = NOTHING
    spare = hand.count(first) > 1
    for kind in hand:
        if kind != before and (kind != first or spare) and counts_as(s, me, kind, card_type):
            return True
        before = kind
    return first < BLOOD_1 and bool(s.sheets[me].imaginary_cards(s, me))


def _composed(s: State, me: Seat, card_type: int, first: int) -> Play:
    """Add cards one by one, then announce boosts, then carry the action out."""
    value = value_of(s, me, first, card_type)
    power = power_of(s, first)
    put_into_play(s, me, first, card_type)
    while True:
        added = yield from _add_another(s, me, card_type)
        if added == NOTHING:
            break
        value += value_of(s, me, added, card_type)
        power += power_of(s, added)
        put_into_play(s, me, added, card_type)
    s.turn.boost = 0
    sheet = s.sheets[me]
    if card_type == ATTACK:
        boost = sheet.announce_attack(s, me, foe_of(s, me))
        if boost is not None:
            yield from boost
        attack(s, me, value, power, s.turn.boost)
    elif card_type == DEFENSE:
        defend(s, me, value, power)
    else:
        boost = sheet.announce_move(s, me)
        if boost is not None:
            yield from boost
        yield from move_action(s, me, value, power, s.turn.boost)


def _add_another(s: State, me: Seat, card_type: int) -> Ask[int]:
    options = playable(s, me, card_type)
    if not options:
        return NOTHING
    moves = [move(verbs.ADD, kind) for kind in options]
    moves.append(move(verbs.GO))
    answer = yield from choose(me, _PROMPT_OF_TYPE[card_type], moves, _RULE_OF_TYPE[card_type])
    return answer.a if answer.verb == verbs.ADD else NOTHING


def attack(s: State, me: Seat, value: int, power: int, boost: int) -> None:
    """X damage and X Power (FAB-ACT-03); lasting bonuses are used up here."""
    open_unit(s)
    turn = s.turn
    turn.last = LastAction(VIA_ATTACK, value=value, power=power, more_damage=boost)
    damage = value + boost + _lasting_bonus(s)
    if s.log is not None:
        tell.numbers(s, "fables-log-attack", me, foe=int(foe_of(s, me)), count=damage)
    inflict(s, me, foe_of(s, me), damage, VIA_ATTACK)
    gain_power(s, me, power)
    s.sheets[me].attacked(s, me, damage)
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
    s.turn.last = LastAction(VIA_DEFENSE, value=value, power=power)
    if s.log is not None:
        tell.numbers(s, "fables-log-defend", me)
    gain_defense(s, me, s.sheets[me].defense_gain(s, me, value))
    gain_power(s, me, power)


def move_action(s: State, me: Seat, value: int, power: int, boost: int) -> Play:
    """Go X squares one way and gain X Power, however far that takes you (FAB-MOVE-01 to -04, FAB-RUL-56)."""
    direction = yield from choose_direction(me, "fables-ask-direction", "FAB-MOVE-01")
    open_unit(s)
    turn = s.turn
    turn.last = LastAction(VIA_MOVE, value=value, power=power, more_damage=boost)
    board = s.boards[me]
    steps = max(value + boost + turn.drum - board.bramble, 0)
    turn.drum = 0
    board.bramble = 0
    foe = foe_of(s, me)
    passed = go(s, me, destination(s, me, direction, steps))
    gain_power(s, me, power)
    push(s, agenda.MOVED, me, value)
    if passed:
        push(s, agenda.PASSED, foe, int(me))
        push(s, agenda.PASSED, me, int(foe))
