"""The activation phase: what may be done now, and why not (FAB-ACT, FAB-TURN-05)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.agenda import open_unit
from noctuary.games.fables.kinds import ATTACK, DEFENSE, FIRST_OWN, MOVEMENT, POISON_1, POISON_3
from noctuary.games.fables.questions import choose_hidden, hand_and_discard
from noctuary.games.fables.rules import basic_actions, lanes, reinforcement, relics, talents, turn
from noctuary.games.fables.rules.basic_cards import in_hand
from noctuary.games.fables.rules.markers import gain_power
from noctuary.games.fables.rules.zones import can_be_destroyed, destroy_chosen, discard_from_hand
from noctuary.games.fables.state import NOBODY, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

PROMPT: Final = MessageId("fables-ask-action")
RULE: Final = RuleId("FAB-TURN-05")

_END: Final = move(verbs.END)
_FOCUS: Final = move(verbs.FOCUS)
NOT_NOW: Final = Refusal(RULE, MessageId("fables-remedy-not-now"))
NOT_AFTER_THE_START: Final = Refusal(RuleId("FAB-SETUP-12"), MessageId("fables-remedy-game-begun"))
TOO_LATE_TO_FOCUS: Final = Refusal(RuleId("FAB-ACT-02"), MessageId("fables-remedy-too-late-to-focus"))
NOTHING_TO_FOCUS_ON: Final = Refusal(RuleId("FAB-RUL-29"), MessageId("fables-remedy-nothing-to-focus-on"))
NO_POISON: Final = Refusal(RuleId("FAB-ACT-09"), MessageId("fables-remedy-no-poison"))


def decision(s: State) -> Decision:
    """What the activation phase offers, always in the same order."""
    if s.turn.composing != NOTHING:
        return basic_actions.composing_decision(s, s.active)
    return Decision(s.active, PROMPT, legal_moves(s, s.active), RULE)


def legal_moves(s: State, me: Seat) -> list[Move]:
    board = s.boards[me]
    hand = board.hand
    basics = in_hand(s, me)
    attacks = basics.by_type[ATTACK] and basic_actions.why_not_reach_attack(s, me) is None
    moves = basics.first[:] if attacks else basics.first_but_no_attack[:]
    if hand or moves:  # there may be cards to play that are not there: see `Sheet.imaginary_cards`
        if hand and hand[-1] >= FIRST_OWN:
            talents.add_talents(s, me, basics.by_type, moves)
            talents.add_epics(s, me, moves)
        if s.poison_owner != NOBODY:
            add_doses(hand, moves)
        if s.settings.teams:
            lanes.add_switches(s, me, moves)
        if s.relics is not None:
            relics.add_relic_moves(s, me, moves)
    board.sheet.special_moves(s, me, moves)
    reinforcement.add_purchases(s, me, moves)
    if why_not_focus(s, me) is None:
        moves.append(_FOCUS)
    moves.append(_END)
    return moves


def why_not(s: State, me: Seat, wanted: Move) -> Refusal | None:
    """The first rule that forbids this action, or None: the same functions that `legal_moves` asks."""
    verb = wanted.verb
    if s.turn.composing != NOTHING:
        return basic_actions.why_not_go_on(s, me, wanted)
    if verb == verbs.ATTACK:
        return basic_actions.why_not_attack(s, me, wanted.a)
    if verb == verbs.DEFEND:
        return basic_actions.why_not_defend(s, me, wanted.a)
    if verb == verbs.MOVE:
        return basic_actions.why_not_move(s, me, wanted.a)
    if verb == verbs.USE:
        return talents.why_not_use(s, me, wanted.a, wanted.b)
    if verb == verbs.EPIC:
        return talents.why_not_epic(s, me, wanted.a)
    if verb == verbs.BUY:
        return reinforcement.why_not_buy(s, me, wanted.a)
    if verb == verbs.FOCUS:
        return why_not_focus(s, me)
    if verb == verbs.DOSE:
        return why_not_dose(s, me, wanted.a)
    if verb == verbs.SWITCH:
        return lanes.why_not_switch(s, me, wanted.a)
    if verb == verbs.RELIC:
        return relics.why_not_relic(s, me, wanted.a, wanted.b)
    if verbs.SPECIAL_FIRST <= verb <= verbs.SPECIAL_LAST:
        return s.boards[me].sheet.why_not_special(s, me, wanted)
    if verb in (verbs.KEEP, verbs.MULLIGAN):
        return NOT_AFTER_THE_START
    return None if verb == verbs.END else NOT_NOW


def play(s: State, wanted: Move) -> Play | None:
    """Carry out a legal action; a generator only if it has something to ask."""
    me = s.active
    verb = wanted.verb
    if s.turn.composing != NOTHING:
        return basic_actions.go_on(s, me, wanted)
    if verb == verbs.END:
        turn.end_activation(s)
        return None
    if verb == verbs.FOCUS:
        return focus(s, me)
    s.turn.acted = True
    _break_runs(s, verb)
    if verb == verbs.ATTACK:
        return basic_actions.begin_action(s, me, ATTACK, wanted.a)
    if verb == verbs.DEFEND:
        return basic_actions.begin_action(s, me, DEFENSE, wanted.a)
    if verb == verbs.MOVE:
        return basic_actions.begin_action(s, me, MOVEMENT, wanted.a)
    if verb == verbs.USE:
        return talents.use_talent(s, me, wanted.a, wanted.b)
    if verb == verbs.EPIC:
        return talents.use_epic(s, me, wanted.a)
    if verb == verbs.BUY:
        reinforcement.buy(s, me, wanted.a)
        return None
    if verb == verbs.DOSE:
        dose(s, me, wanted.a)
        return None
    if verb == verbs.SWITCH:
        lanes.switch(s, me, wanted.a)
        return None
    if verb == verbs.RELIC:
        return relics.use_relic(s, me, wanted.a, wanted.b)
    return s.boards[me].sheet.special(s, me, wanted)


def _break_runs(s: State, verb: int) -> None:
    """What must follow "directly" is broken by any other action (FAB-RUL-44; Apex Force excepted)."""
    if verb != verbs.ATTACK:
        s.turn.attack_run = NOTHING
    if verb != verbs.USE and verb != verbs.APEX:
        s.turn.combo_level = 0
        s.turn.apex_open = False


# -- Focus ------------------------------------------------------------------------------------------


def why_not_focus(s: State, me: Seat) -> Refusal | None:
    """Only before any other action, and with a card to destroy (FAB-ACT-02, FAB-RUL-29)."""
    if s.turn.acted:
        return TOO_LATE_TO_FOCUS
    board = s.boards[me]
    for kind in board.hand:
        if can_be_destroyed(kind):
            return None
    for kind in board.discard:
        if can_be_destroyed(kind):
            return None
    return NOTHING_TO_FOCUS_ON


def focus(s: State, me: Seat) -> Play:
    """Give up the whole phase to destroy one card; the phase then ends at once (FAB-ACT-02)."""
    answer = yield from choose_hidden(s, me, "fables-ask-focus", hand_and_discard(s, me), "FAB-ACT-02")
    tell.numbers(s, "fables-log-focus", me)
    destroy_chosen(s, me, answer)
    turn.end_activation(s)


# -- Poison's action ----------------------------------------------------------------------------------


def why_not_dose(s: State, me: Seat, kind: int) -> Refusal | None:
    """Whoever holds Poison may discard it for 1 Power (FAB-ACT-09, FAB-RUL-54)."""
    if not POISON_1 <= kind <= POISON_3 or kind not in s.boards[me].hand:
        return NO_POISON
    return None


def add_doses(hand: list[int], moves: list[Move]) -> None:
    before = NOTHING
    for kind in hand:
        if POISON_1 <= kind <= POISON_3 and kind != before:
            moves.append(move(verbs.DOSE, kind))
        before = kind


def dose(s: State, me: Seat, kind: int) -> None:
    open_unit(s)
    gain_power(s, me, 1)
    discard_from_hand(s, me, kind)
