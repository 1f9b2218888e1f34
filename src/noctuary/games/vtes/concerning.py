"""Which moments may concern a Methuselah: the windows, and how she stands to what is going on.

All of it follows from what everybody sees: what a table asks her, or passes for her, by these stops tells
nobody what she holds (VTES-RUL-17).
"""

# not compiled: asked once a question, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.board import find, predator, prey
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    AFTER_ACTION,
    AFTER_COMBAT,
    AFTER_REFERENDUM,
    AIMING,
    ANNOUNCED,
    AS_PLAYED,
    ATTEMPT,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BETWEEN_ACTIONS,
    BLOCKED,
    COMBAT_ENDING,
    DAMAGE,
    DECLINED,
    DISCARD,
    END_OF_ROUND,
    INFLUENCE,
    MANEUVERS,
    MASTER,
    MASTER_PHASE,
    MINION_PHASE,
    NO_ATTEMPT,
    POLITICS,
    POLLING,
    PRESS,
    STRIKES_CHOSEN,
    TO_TORPOR,
    UNLOCK,
    WINDOW_SLUGS,
    WOULD_BE_OUSTED,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.rules import blocking, windows
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.moments import AT, MINE, TARGET, WHEN, Moment, StopGroup

BLOCK: Final = "block"
PREY: Final = "prey"
PREDATOR: Final = "predator"
OTHERS: Final = "others"
BY_MASTER: Final = "master"
REFERENDUM: Final = "referendum"
COMBAT: Final = "combat"

_RELATIONS: Final = (TARGET, BLOCK, PREY, PREDATOR, OTHERS, BY_MASTER, REFERENDUM, COMBAT)
_WINDOWS: Final = {  # all but the choice of a strike: whoever has it must choose
    "actions": (ANNOUNCED, NO_ATTEMPT, ATTEMPT, DECLINED, WOULD_SUCCEED, BLOCKED, AFTER_ACTION),
    "cards": (AS_PLAYED, BETWEEN_ACTIONS, POLLING, AFTER_REFERENDUM, WOULD_BE_OUSTED),
    "combat": (
        *(BEFORE_RANGE, MANEUVERS, BEFORE_STRIKES, AIMING, STRIKES_CHOSEN, DAMAGE, ADDITIONAL, PRESS),
        *(END_OF_ROUND, COMBAT_ENDING, AFTER_COMBAT, TO_TORPOR),
    ),
    "phases": (UNLOCK, MASTER_PHASE, MINION_PHASE, INFLUENCE, DISCARD),
}
# Across the table an action is between two others: who wants to be asked there says so.
USUAL: Final = (
    *(WHEN + relation for relation in (TARGET, BLOCK, PREY, BY_MASTER, REFERENDUM)),
    AT + WINDOW_SLUGS[POLLING],
)


def stop_groups(language: Language) -> list[StopGroup]:
    by_relation = [(WHEN + slug, say(language, f"vtes-stop-when-{slug}")) for slug in _RELATIONS]
    found = [StopGroup(say(language, "vtes-stops-relations"), by_relation)]
    for group, kinds in _WINDOWS.items():
        slugs = [WINDOW_SLUGS[kind] for kind in kinds]
        stops = [(AT + slug, say(language, f"vtes-stop-at-{slug}")) for slug in slugs]
        found.append(StopGroup(say(language, f"vtes-stops-{group}"), stops))
    return found


def moment(s: State, seat: Seat, *, in_window: bool) -> Moment:
    if not s.windows:
        return Moment("", frozenset({MINE} if s.active == seat else ()), (s.turn_number,))
    window = WINDOW_SLUGS[windows.open_kind(s)] if in_window else ""
    return Moment(window, frozenset(_relations(s, seat)), _matter(s))


def _matter(s: State) -> tuple[object, ...]:
    """The action with all that comes of it; without one the combat, the referendum, the card or the phase."""
    action, combat, called = s.action, s.combat, s.referendum
    if action is not None:
        return (s.turn_number, "action", action.actor, action.kind, action.card, action.targets)
    if combat is not None:
        return (s.turn_number, "combat", *(side.uid for side in combat.sides))
    if called is not None:
        return (s.turn_number, "referendum", called.caller, called.card)
    if s.playing:
        first = s.playing[0]
        return (s.turn_number, "card", first.seat, first.kind, s.next_uid)
    return (s.turn_number, "phase", s.phase)


def _relations(s: State, seat: Seat) -> set[str]:
    found = {TARGET} if _is_aimed_at(s, seat) else set()
    doer = _doer(s)
    if seat in (s.active, doer) or any(using.seat == seat for using in s.playing):
        found.add(MINE)
    elif doer != NOBODY:
        by = {prey(s, seat): PREY, predator(s, seat): PREDATOR}
        found.add(by.get(doer, OTHERS))
    action = s.action
    if action is not None and seat in blocking.eligible(s, action) and seat not in action.declined:
        found.add(BLOCK)
    if s.playing and s.pool.types[s.playing[-1].kind] & MASTER:
        found.add(BY_MASTER)
    if s.referendum is not None or (action is not None and action.kind == POLITICS):
        found.add(REFERENDUM)
    if s.combat is not None:
        found.add(COMBAT)
    return found


def _doer(s: State) -> Seat:
    """Whoever plays a card, acts or fights; in a phase in which nothing is going on, nobody."""
    if s.playing:
        return s.playing[-1].seat
    if s.action is None and s.combat is None and s.referendum is None:
        return NOBODY
    return windows.acting(s) if s.referendum is None else s.referendum.seat


def _is_aimed_at(s: State, seat: Seat) -> bool:
    """The action is directed at her or about a card of hers, her minion fights, or a card is aimed at her."""
    action, combat = s.action, s.combat
    others = action if action is not None and action.seat != seat else None
    if others is not None and (seat in others.targets or _controls(s, seat, others.target)):
        return True
    if combat is not None and any(_controls(s, seat, side.uid) for side in combat.sides):
        return True
    if _controls(s, seat, s.windows[-1].subject) and windows.open_kind(s) == TO_TORPOR:
        return True
    return any(_is_aimed(s, using, seat) for using in s.playing)


def _is_aimed(s: State, using: Using, seat: Seat) -> bool:
    if using.seat == seat:
        return False
    return using.target_seat == seat or _controls(s, seat, using.target)


def _controls(s: State, seat: Seat, uid: int) -> bool:
    card = None if uid == NOTHING else find(s, uid)
    return card is not None and card.controller == seat
