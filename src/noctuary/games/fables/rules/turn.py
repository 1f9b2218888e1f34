"""A turn: initial, refresh, activation and end phase (FAB-TURN)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import open_unit, push
from noctuary.games.fables.effect import Use
from noctuary.games.fables.questions import choose_hidden
from noctuary.games.fables.rules.zones import discard_from_hand, discard_hand, draw, enter_discard_all
from noctuary.games.fables.state import DRAWN, NOBODY, VIA_EFFECT, Durable, State, Step, foe_of, new_turn
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.questions import choose, distinct

HAND_AT_END: Final = 6  # FAB-TURN-06
KEPT_FOR_AN_EXTRA_TURN: Final = 4
EXTRA_TURNS_IN_A_ROW: Final = 3


def begin_turn(s: State) -> None:
    """The phases up to activation, in order (FAB-TURN-02)."""
    me = s.active
    s.turn = new_turn()
    cap = s.settings.turn_cap
    if cap and s.turn_number >= cap:
        s.winner = DRAWN  # a house rule: the rules know no draw (FAB-RUL-47)
        return
    s.turn_number += 1
    mine = s.boards[me]
    mine.turns_taken += 1
    mine.mist = 0
    for board in s.boards:
        if board.bramble_by == me:
            board.bramble = 0
            board.bramble_by = NOBODY
    if s.log is not None:
        tell.numbers(s, "fables-log-turn", me, turn=s.turn_number)
    if (mine.durables or mine.sheet.speaks_at_start) and _start_effects(s, me):
        s.agenda += steps_of_start(s)
    else:
        s.agenda.append(_REFRESH_STEP)


def steps_of_start(s: State) -> list[Step]:
    """The initial and the refresh phase of the active Fable, the next step last."""
    return [_REFRESH_STEP, Step(agenda.START_EFFECTS, s.active)]


# -- initial phase ----------------------------------------------------------------------------------


def _not_done(s: State, effects: list[int]) -> list[int]:
    """Each kind of effect that still has a copy to be carried out."""
    if not effects:
        return effects
    done = s.turn.done
    if len(effects) == 1 and not done:
        return effects
    return [effect for effect in distinct(effects) if effects.count(effect) > done.count(effect)]


def _start_effects(s: State, me: Seat) -> list[int]:
    """Everything that happens at the start of this turn and is not done yet."""
    effects = [
        durable.card
        for durable in s.boards[me].durables
        if any(effect.waits for effect in s.pool.cards[durable.card].effects)
    ]
    return _not_done(s, effects + s.boards[me].sheet.start_effects(s, me))


def start_effects(s: State, me: Seat) -> Play | None:
    """In the order she likes, each a unit of its own (FAB-TURN-03, FAB-RUL-50)."""
    waiting = [] if s.boards[me].out else _start_effects(s, me)
    return _start_one(s, me, waiting) if waiting else None


def _start_one(s: State, me: Seat, waiting: list[int]) -> Play:
    push(s, agenda.START_EFFECTS, me)
    answer = yield from choose(
        me, "fables-ask-start-order", [move(verbs.RESOLVE, effect) for effect in waiting], "FAB-TURN-03"
    )
    copies = [durable for durable in s.boards[me].durables if durable.card == answer.a]
    already = s.turn.done.count(answer.a)
    s.turn.done = (*s.turn.done, answer.a)
    open_unit(s)
    if copies:
        yield from durable_at_start(s, me, copies[already])
        return
    asking = s.boards[me].sheet.start(s, me, answer.a)
    if asking is not None:
        yield from asking


def durable_at_start(s: State, me: Seat, durable: Durable) -> Play:
    """The durable part of a card, before Defense is reset (FAB-TIMING-05)."""
    card = s.pool.cards[durable.card]
    use = Use(me, foe_of(s, me), durable.card, card, durable.basic, durable.value, VIA_EFFECT)
    for effect in card.effects:
        asking = effect.at_next_start(s, use)
        if asking is not None:
            yield from asking


# -- refresh phase ----------------------------------------------------------------------------------


def refresh(s: State) -> None:
    """Discard the play area, durable cards included; then Defense to 0 (FAB-TURN-04)."""
    me = s.active
    board = s.boards[me]
    if board.out:
        return
    s.turn.done = ()
    leaving = board.play
    for durable in board.durables:
        leaving.append(durable.card)
        if durable.basic != NOTHING:
            leaving.append(durable.basic)
    board.play = []
    board.durables = ()
    if leaving:
        _open_if_poisoned(s)
        enter_discard_all(s, me, leaving)
    lost = board.defense
    board.defense = 0
    s.boards[me].sheet.refreshed(s, me, lost)


# -- end phase --------------------------------------------------------------------------------------


def end_activation(s: State) -> None:
    """The six steps in order; responses are offered after each (FAB-TURN-06, FAB-RUL-19)."""
    me = s.active
    if s.poison_owner != NOBODY or s.boards[me].sheet.speaks_at_end:
        s.agenda.extend(steps_of_end(s))
        return
    # Nothing can come between: these steps need not wait for one another on the agenda.
    s.agenda.extend(_after_the_draw(s))
    end_power(s, me)
    end_hand(s, me)
    end_play(s, me)
    end_draw(s, me)


def steps_of_end(s: State) -> list[Step]:
    """The end phase of the active Fable, the next step last."""
    speaks = s.boards[s.active].sheet.speaks_at_end
    return _after_the_draw(s) + (_END_STEPS[s.active] if speaks else _PLAIN_END_STEPS[s.active])


def _after_the_draw(s: State) -> list[Step]:
    return _NEXT_TURN if s.relics is None else _RELICS_AND_NEXT_TURN


def _steps(kinds: list[int], seat: int) -> list[Step]:
    return [Step(kind, Seat(seat)) for kind in kinds]


# The next one last, as on every agenda. A sheet with nothing to say at the end has the short list.
_NEXT_TURN: Final = [Step(agenda.NEXT_TURN)]
_RELICS_AND_NEXT_TURN: Final = [Step(agenda.NEXT_TURN), Step(agenda.END_RELICS)]
_BEGIN_TURN_STEP: Final = Step(agenda.BEGIN_TURN)
_REFRESH_STEP: Final = Step(agenda.REFRESH)
_DISCARDS: Final = [agenda.END_PLAY, agenda.END_HAND, agenda.END_POWER]
_ALL: Final = [agenda.END_EFFECTS, agenda.AFTER_END_DRAW, agenda.END_DRAW, agenda.BEFORE_END_DRAW, *_DISCARDS]
_END_STEPS: Final = [_steps(_ALL, seat) for seat in range(4)]
_PLAIN_END_STEPS: Final = [_steps([agenda.END_DRAW, *_DISCARDS], seat) for seat in range(4)]


def _open_if_poisoned(s: State) -> None:
    """Discarding calls for responses only where Poison can cost HP (FAB-RUL-19)."""
    if s.poison_owner != NOBODY:
        open_unit(s)


def end_power(s: State, me: Seat) -> None:
    """Power is reset only here (FAB-TURN-07)."""
    s.boards[me].power = 0


def end_hand(s: State, me: Seat) -> None:
    if s.boards[me].hand:
        _open_if_poisoned(s)
        discard_hand(s, me)


def end_play(s: State, me: Seat) -> None:
    """Durable cards and their basic cards stay (FAB-TURN-08)."""
    board = s.boards[me]
    if board.play:
        leaving = board.play
        board.play = []
        _open_if_poisoned(s)
        enter_discard_all(s, me, leaving)


def before_end_draw(s: State, me: Seat) -> Play | None:
    if s.boards[me].out:
        return None
    return s.boards[me].sheet.before_end_draw(s, me)


def end_draw(s: State, me: Seat) -> None:
    """Six cards, and what belongs to this draw (FAB-RUL-24)."""
    board = s.boards[me]
    if board.out:
        return
    foe = foe_of(s, me)
    if foe != NOBODY and s.boards[foe].sheet.watches_end_draw:
        open_unit(s)
        s.boards[foe].sheet.before_foe_end_draw(s, foe, me)
        if s.boards[me].out:  # it may have cost her last HP
            return
    else:
        _open_if_poisoned(s)
    draw(s, me, HAND_AT_END + s.turn.draw_bonus + s.turn.hourglass + s.boards[me].sheet.end_draw_bonus(s, me))
    sanded = max(s.turn.hourglass - 1, 0)
    if s.turn.extra_turn:
        push(s, agenda.DISCARD, me, max(len(board.hand) - sanded - KEPT_FOR_AN_EXTRA_TURN, 0))  # FAB-RUL-23
    if sanded:
        push(s, agenda.DISCARD, me, sanded)


def after_end_draw(s: State, me: Seat) -> Play | None:
    if s.boards[me].out:
        return None
    return s.boards[me].sheet.after_end_draw(s, me)


def discard_chosen(s: State, seat: Seat, count: int) -> Play | None:
    """She discards so many cards of her choice from hand, one after the other."""
    board = s.boards[seat]
    count = min(count, len(board.hand))
    if count <= 0 or board.out:
        return None
    if count == len(board.hand) or (len(distinct(board.hand)) == 1 and not s.settings.ask_anyway):
        for kind in board.hand[:count]:
            discard_from_hand(s, seat, kind)
        return None
    return _discard_one(s, seat, count)


def _discard_one(s: State, seat: Seat, count: int) -> Play:
    moves = [move(verbs.DISCARD, kind) for kind in distinct(s.boards[seat].hand)]
    answer = yield from choose_hidden(s, seat, "fables-ask-discard", moves, "FAB-CARD-01", amount=count)
    push(s, agenda.DISCARD, seat, count - 1)
    discard_from_hand(s, seat, answer.a)


def end_effects(s: State, me: Seat) -> Play | None:
    """In the order she likes (FAB-TURN-06 step 5)."""
    if s.boards[me].out:
        return None
    waiting = _not_done(s, s.boards[me].sheet.end_effects(s, me))
    return _end_one(s, me, waiting) if waiting else None


def _end_one(s: State, me: Seat, waiting: list[int]) -> Play:
    push(s, agenda.END_EFFECTS, me)
    answer = yield from choose(
        me, "fables-ask-end-order", [move(verbs.RESOLVE, effect) for effect in waiting], "FAB-TURN-06"
    )
    s.turn.done = (*s.turn.done, answer.a)
    open_unit(s)
    asking = s.boards[me].sheet.end(s, me, answer.a)
    if asking is not None:
        yield from asking


def next_turn(s: State) -> None:
    """Whole turns in order; a survivor also takes her partner's place (FAB-TURN-01, FAB-2V2-06 to -08)."""
    if s.turn.extra_turn and not s.boards[s.active].out and s.extra_turns < EXTRA_TURNS_IN_A_ROW:
        s.extra_turns += 1  # FAB-RUL-23
    else:
        s.extra_turns = 0
        seats = len(s.boards)
        s.slot = (s.slot + 1) % seats
        seat = Seat(s.slot)
        if s.boards[seat].out:
            seat = Seat((s.slot + 2) % seats)
        s.active = seat
    s.agenda.append(_BEGIN_TURN_STEP)
