"""The Red List: marking a minion of it, hunting it down, and the trophies for it (VTES-SECT-08)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, notes, numbers, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_minion, is_ready, is_vampire
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import ENTER_COMBAT, IN_PLAY, MASTER, ON_CARD, RED_LIST, TROPHY
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import acting, combat, expiry, searching, zones
from noctuary.games.vtes.state import InPlay, State, Step
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

HUNT_DOWN_COST: Final = 1
_RULE: Final = RuleId("VTES-SECT-08")


# -- marking ------------------------------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    for card in s.cards:
        if numbers.has_trait(s, card, RED_LIST) and why_not_mark(s, seat, card.uid) is None:
            moves.append(move(verbs.MARK, card.uid))


def why_not_mark(s: State, seat: Seat, uid: int) -> Refusal | None:
    """A master phase action, for a minion of somebody else that is not marked yet."""
    card = find(s, uid)
    if card is None or not is_minion(s, card) or not numbers.has_trait(s, card, RED_LIST):
        return Refusal(_RULE, MessageId("vtes-why-red-list"))
    if card.controller == seat or _marked(s, seat, uid):
        return Refusal(_RULE, MessageId("vtes-why-marked"))
    spent = seat != s.active or s.players[seat].master_actions < 1
    return Refusal(RuleId("VTES-MASTER-02"), MessageId("vtes-why-master-used")) if spent else None


def mark(s: State, seat: Seat, uid: int) -> None:
    """For this turn, and for her vampires only."""
    card = find(s, uid)
    assert card is not None
    s.players[seat].master_actions -= 1
    expiry.last(s, notes.MARKED, uid, seat, expiry.END_OF_TURN, card.kind)
    cards(s, "vtes-log-marks", seat, [card.kind])


def _marked(s: State, seat: Seat, uid: int) -> bool:
    return any(
        effect.what == notes.MARKED and effect.about == uid and effect.amount == seat for effect in s.lasting
    )


def marked(s: State, seat: Seat) -> list[int]:
    """The minions that her vampires may hunt down."""
    return [effect.about for effect in s.lasting if effect.what == notes.MARKED and effect.amount == seat]


# -- hunting down -------------------------------------------------------------------------------------------


def why_not_hunt_down(s: State, card: InPlay, target: int) -> Refusal | None:
    """Each ready vampire once, a ready minion that is marked; with the blood to pay for it."""
    foe = find(s, target)
    if foe is None or not is_vampire(s, card) or not _marked(s, card.controller, target):
        return Refusal(_RULE, MessageId("vtes-why-not-marked"))
    if foe.controller == card.controller or not is_ready(foe):
        return Refusal(RuleId("VTES-COMBAT-01"), MessageId("vtes-why-not-ready-foe"))
    if card.counters < HUNT_DOWN_COST:
        return Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-hunt-down-cost"))
    return acting.why_not_slave(s, card, directed=True)


def hunt_down(s: State, action: Action, actor: InPlay) -> None:
    """Paid for, the two enter combat; without the blood nothing comes of it (VTES-ACT-23)."""
    assert action.kind == ENTER_COMBAT
    if zones.burn_blood(s, actor, HUNT_DOWN_COST) == HUNT_DOWN_COST:
        combat.begin(s, actor.uid, action.target)


# -- trophies -----------------------------------------------------------------------------------------------


def start_step(s: State, step: Step) -> Play | None:
    hero = find(s, step.a)
    if hero is None or not is_vampire(s, hero):
        return None
    if step.kind == agenda.AWARD:
        return _award(s, step.seat, hero)
    trophy = find(s, step.b)
    if trophy is None or trophy.region != IN_PLAY:
        return None
    return _move(s, step.seat, trophy, hero)


def _is_trophy(s: State, kind: int) -> bool:
    return bool(s.pool.types[kind] & MASTER and s.pool.cards[kind].keywords & TROPHY)


def _award(s: State, seat: Seat, hero: InPlay) -> Play:
    """One from hand, library or ash heap; then everybody may move those that nobody has won yet."""
    kind = yield from searching.fetch(
        s, seat, "vtes-ask-trophy", lambda one: _is_trophy(s, one), source=hero.kind, rule=str(_RULE)
    )
    for trophy in [one for one in s.cards if one.region == IN_PLAY and _is_trophy(s, one.kind)]:
        push(s, agenda.MOVE_TROPHY, trophy.controller, hero.uid, trophy.uid)
    if kind != NOTHING:
        zones.enter(s, kind, seat, ON_CARD, hero.uid)
        cards(s, "vtes-log-trophy", seat, [kind, hero.kind])


def _move(s: State, seat: Seat, trophy: InPlay, hero: InPlay) -> Play:
    """Its controller may give it to whoever has earned it; it never moves again."""
    yes = yield from confirm(seat, "vtes-ask-move-trophy", trophy.kind, str(_RULE))
    if yes:
        zones.attach(trophy, hero)
        cards(s, "vtes-log-trophy", seat, [trophy.kind, hero.kind])
