"""What one use of a card grants: another use later on, or an answer of others as it is played."""

from __future__ import annotations

from noctuary.games.vtes import notes, verbs
from noctuary.games.vtes.board import find, minions
from noctuary.games.vtes.card import UseOf, Using
from noctuary.games.vtes.kinds import AS_PLAYED
from noctuary.games.vtes.questions import choose_target
from noctuary.games.vtes.rules import costs, moments, playable, playing, strikes, windows
from noctuary.games.vtes.state import Lasting, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal


def add_moves(s: State, seat: Seat, kind_of_window: int, moves: list[Move]) -> None:
    for effect in s.lasting:
        if effect.what == notes.GRANTS and _is_its_round(s, effect):
            _offer(s, seat, move(verbs.GRANTED, effect.kind, effect.about, effect.amount), moves)
    if kind_of_window == AS_PLAYED:
        answered = s.playing[-1]
        for index in _answers(s):
            for minion in minions(s, seat):
                _offer(s, seat, move(verbs.GRANTED, answered.kind, minion.uid, index), moves)


def _offer(s: State, seat: Seat, wanted: Move, moves: list[Move]) -> None:
    if wanted not in moves and why_not(s, seat, wanted) is None:
        moves.append(wanted)


def is_anything_used(s: State, kind_of_window: int) -> bool:
    """Whether a card in play, or what one has granted, can be used in the open window by anybody at all."""
    if s.in_force.used_in >> kind_of_window & 1:
        return True
    for effect in s.lasting:
        if effect.what == notes.GRANTS:
            return True
    return kind_of_window == AS_PLAYED and bool(_answers(s))


def _answers(s: State) -> list[int]:
    """The ways in which others may answer the card that is being played (VTES-SEQ-05)."""
    answered = s.playing[-1]
    uses = s.pool.cards[answered.kind].uses
    return [index for index, use in enumerate(uses) if use.answers == answered.index]


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """What a card has granted to a minion for a while, once; or what it lets be done as it is played."""
    minion = find(s, wanted.b)
    if minion is None or minion.controller != seat or not (_is_answer(s, wanted) or _grants(s, wanted)):
        return Refusal(RuleId("VTES-SEQ-13"), MessageId("vtes-why-granted"))
    use = s.pool.cards[wanted.a].uses[wanted.c]
    if not use.windows >> windows.open_kind(s) & 1:
        return moments.why_not_moment(s, use)
    using = Using(seat, wanted.a, wanted.c, wanted.b)
    refusal = costs.why_not_afford(s, s.pool.cards[wanted.a].free, use, using, minion)
    return refusal if refusal is not None else playable.why_not_do(s, use, using)


def _is_answer(s: State, wanted: Move) -> bool:
    if windows.open_kind(s) != AS_PLAYED or s.playing[-1].kind != wanted.a:
        return False
    return wanted.c in _answers(s)


def _grants(s: State, wanted: Move) -> list[Lasting]:
    return [
        effect
        for effect in s.lasting
        if effect.what == notes.GRANTS
        and _is_its_round(s, effect)
        and (effect.kind, effect.about, effect.amount) == (wanted.a, wanted.b, wanted.c)
    ]


def _is_its_round(s: State, effect: Lasting) -> bool:
    """Some of them are for one round of the combat only (VTES-COMBAT-13)."""
    return effect.source == NOTHING or (s.combat is not None and s.combat.round == effect.source)


def use(s: State, seat: Seat, wanted: Move) -> Play | None:
    """It is spent, paid for, and does what it says; a strike can be chosen again (VTES-STRIKE-11)."""
    granted = s.pool.cards[wanted.a].uses[wanted.c]
    bonus = granted.strike is not None and strikes.spend_bonus(s, wanted.b, wanted.a, wanted.c)
    if granted.strike is None or bonus:
        for spent in _grants(s, wanted)[:1]:
            s.lasting = [effect for effect in s.lasting if effect is not spent]
    using = Using(seat, wanted.a, wanted.c, wanted.b)
    if granted.target is None and not strikes.aims(s, using):
        _begin(s, using)
        return None
    return _ask_and_begin(s, granted, using)


def _ask_and_begin(s: State, granted: UseOf, using: Using) -> Play:
    target = granted.target
    if target is None:
        chosen = yield from strikes.choose_aim(s, using)
    else:
        chosen = yield from choose_target(s, target, using, target.choices(s, using))
    _begin(s, Using(using.seat, using.kind, using.index, using.minion, NOTHING, chosen))


def _begin(s: State, using: Using) -> None:
    granted = s.pool.cards[using.kind].uses[using.index]
    windows.used(s)
    playing.pay(s, granted, using)
    if granted.strike is not None:
        strikes.declare(s, using)
    playing.push_effects(s, granted, using)
