"""Carrying out a text, effect by effect: whom it concerns, then what it does.

Each effect is a step of its own (`agenda.EFFECT`). First everything it leaves to choose is asked, of its user
alone; then it happens. So nothing is ever asked after something hidden has shown itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from noctuary.games.buffy import agenda, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import NO_GOAL, Ability, Effect, Target
from noctuary.games.buffy.context import Context, ability_of, pack, unpack
from noctuary.games.buffy.effects import cards, challenges, conflicts, fatigue, meta, people, talents, zoning
from noctuary.games.buffy.kinds import CHALLENGE, TALENTS
from noctuary.games.buffy.questions import choose_challenge, choose_character, choose_seat, choose_talent
from noctuary.games.buffy.rules import characters, goals
from noctuary.games.buffy.state import Character, State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING

Primitive: TypeAlias = Callable[[State, Context, Effect], Play | None]

_PRIMITIVES: Final[tuple[Primitive, ...]] = (
    meta.nothing,
    talents.boost,
    talents.set_talent,
    talents.swap_talents,
    talents.copy_talent,
    talents.boost,
    talents.change_resolving,
    talents.lock_resolving,
    talents.ignore_fatigue,
    talents.stack_bonus,
    talents.remove_from_stack,
    talents.forbid_stacking,
    talents.any_icon,
    challenges.change_goal,
    challenges.ignore_goal,
    challenges.change_reward,
    challenges.move_challenge,
    challenges.remove_challenge,
    challenges.allow_refacing,
    challenges.reorder_challenges,
    challenges.waive_requirement,
    conflicts.start_fight,
    conflicts.leave_conflict,
    conflicts.join_conflict,
    conflicts.replace_fighter,
    conflicts.forbid,
    conflicts.end_conflict,
    conflicts.change_draw,
    conflicts.survive_defeat,
    conflicts.break_tie,
    fatigue.fatigue,
    fatigue.refresh,
    fatigue.prevent_fatigue,
    fatigue.no_refresh,
    fatigue.move,
    fatigue.extra_moves,
    fatigue.widen_moves,
    fatigue.free_move,
    fatigue.count_as_park,
    cards.draw,
    cards.discard,
    cards.reveal,
    zoning.search,
    zoning.recover,
    cards.mill,
    zoning.crypt,
    zoning.return_to_hand,
    cards.recycle_now,
    people.place_character,
    people.ascend,
    people.grant_trait,
    people.change_type,
    people.attach,
    people.unattach,
    people.protect_attachment,
    people.change_capacity,
    meta.destiny,
    meta.set_time,
    meta.cancel,
)

# Primitives that never ask anything beyond whom they concern.
_PLAIN: Final = frozenset(range(1, v.OPS)) - {
    v.COPY_TALENT,
    v.REMOVE_FROM_STACK,
    v.MOVE_CHALLENGE,
    v.START_FIGHT,
    v.FATIGUE,
    v.REFRESH,
    v.MOVE,
    v.FREE_MOVE,
    v.COUNT_AS_PARK,
    v.SEARCH,
    v.RECOVER,
    v.CRYPT,
    v.RETURN_TO_HAND,
    v.PLACE_CHARACTER,
    v.ASCEND,
    v.ATTACH,
    v.UNATTACH,
    v.CANCEL,
}


# Costs whose payer "the same" may mean.
_NAMING: Final = (v.COST_FATIGUE_THIS, v.COST_FATIGUE)

# Primitives that change one talent, goal or stack.
_WITH_TALENT: Final = frozenset(
    {
        v.BOOST,
        v.SET_TALENT,
        v.COPY_TALENT,
        v.BOOST_PER,
        v.CHANGE_RESOLVING,
        v.STACK_BONUS,
        v.REMOVE_FROM_STACK,
        v.FORBID_STACKING,
        v.CHANGE_GOAL,
        v.IGNORE_GOAL,
    }
)


def start(s: State, step: Step) -> Play | None:
    """The EFFECT step; what asks nothing is carried out at once."""
    ctx = unpack(s, step)
    effect = ability_of(s, ctx).effects[ctx.effect]
    if effect.op not in _PLAIN or _leaves_open(s, ctx, effect):
        return _carry_out(s, ctx, effect)
    _settle(s, ctx, effect)
    _go_on(s, ctx)
    _PRIMITIVES[effect.op](s, ctx, effect)
    return None


def _carry_out(s: State, ctx: Context, effect: Effect) -> Play:
    _settle(s, ctx, effect)
    yield from _choose_target(s, ctx, effect)
    if targets.must_choose_player(s, ctx, effect.player):
        seat = yield from choose_seat(ctx.seat, "buffy-ask-player", ctx.seats, ctx.kind)
        ctx.seats = [seat]
    yield from _choose_talent(s, ctx, effect)
    _go_on(s, ctx)
    if _chooses_talent(effect) and ctx.talent > TALENTS - 1:
        return  # no talent or goal there to choose
    play = _PRIMITIVES[effect.op](s, ctx, effect)
    if play is not None:
        yield from play


def _go_on(s: State, ctx: Context) -> None:
    """The next effect of the same text waits below whatever this one leads to."""
    if ctx.effect + 1 < len(ability_of(s, ctx).effects):
        ctx.effect += 1
        s.agenda.append(pack(ctx, agenda.EFFECT))
        ctx.effect -= 1


# -- whom it concerns ---------------------------------------------------------------------------------


def about_challenges(effect: Effect) -> bool:
    """Whether the targets are challenges rather than characters."""
    if v.CHANGE_GOAL <= effect.op <= v.ALLOW_REFACING:
        return True
    return effect.op in (v.WAIVE_REQUIREMENT, v.CRYPT) and effect.card_type == CHALLENGE


def eligible(s: State, ctx: Context, effect: Effect) -> list[int]:
    """The characters or challenges that the target can mean and for which the effect can do something."""
    if effect.op == v.CANCEL or (effect.target == Target.NONE and not _is_about_this(effect)):
        return []  # of episodes a CANCEL chooses itself
    if about_challenges(effect):
        placed = targets.challenge_candidates(s, ctx, effect)
        return [one.uid for one in placed if challenges.can_concern(s, ctx, effect, one)]
    found = targets.candidates(s, ctx, effect)
    return [one.uid for one in found if can_concern(s, ctx, effect, one)]


def _is_about_this(effect: Effect) -> bool:
    """What changes a challenge without naming one means the one being faced, or that carries the text."""
    return v.CHANGE_GOAL <= effect.op <= v.REMOVE_CHALLENGE


def can_concern(s: State, ctx: Context, effect: Effect, character: Character) -> bool:
    """Whether the effect could change anything for this character."""
    op = effect.op
    if v.START_FIGHT <= op <= v.REPLACE_FIGHTER:
        return conflicts.can_concern(s, ctx, effect, character)
    if v.FATIGUE <= op <= v.FREE_MOVE:
        return fatigue.can_concern(s, ctx, effect, character)
    if op == v.CRYPT or op == v.RETURN_TO_HAND:
        return zoning.can_concern(s, ctx, effect, character)
    if v.ASCEND <= op <= v.UNATTACH:
        return people.can_concern(s, ctx, effect, character)
    return True


def can_do_something(s: State, ctx: Context, ability: Ability) -> bool:
    """A text without anything to do cannot be used: some effect must find whom or what it needs.

    "The same" as in an effect before finds nobody by itself; whoever paid by fatiguing is somebody.
    """
    for effect in ability.effects:
        if effect.target == Target.SAME and effect.op != v.CANCEL:
            if any(cost.pay in _NAMING for cost in ability.costs):
                return True
        elif _needs_nobody(effect):
            if _finds_cards(s, ctx, effect):
                return True
        elif _is_anybody_eligible(s, ctx, effect):
            return True
    return False


def _is_anybody_eligible(s: State, ctx: Context, effect: Effect) -> bool:
    """Whether there is anybody in `eligible`: of all that are in play the first one answers that."""
    if about_challenges(effect) or not (effect.target == Target.ALL or effect.target == Target.CHOSEN):
        return bool(eligible(s, ctx, effect))
    which = targets.EVERYTHING if effect.filter is None else effect.filter
    for one in s.characters:
        if targets.admits(s, ctx, which, one) and can_concern(s, ctx, effect, one):
            return True
    return False


def _needs_nobody(effect: Effect) -> bool:
    if effect.op == v.CANCEL:
        return True
    return effect.target == Target.NONE and not _is_about_this(effect)


def _finds_cards(s: State, ctx: Context, effect: Effect) -> bool:
    """Effects that fetch or place cards, or end episodes, need such cards; the rest can always happen."""
    op = effect.op
    ctx.seats = targets.players(s, ctx, effect.player)
    if op in (v.RECOVER, v.PLACE_CHARACTER):
        return bool(zoning.offered(s, ctx, effect))
    if op in (v.CHANGE_RESOLVING, v.LOCK_RESOLVING):
        running = s.conflict
        return running is not None and running.challenge == NOTHING and not running.resolving_locked
    if op in (v.STACK_BONUS, v.END_CONFLICT):
        return s.conflict is not None
    return op != v.CANCEL or effect.what == v.CANCEL_CARD or bool(meta.episodes_meant(s, ctx, effect))


def _settle(s: State, ctx: Context, effect: Effect) -> None:
    """Everything that needs no answer: all targets, the players, the talent."""
    ctx.uids = eligible(s, ctx, effect)
    ctx.seats = targets.players(s, ctx, effect.player)
    ctx.talent = effect.talent
    if targets.chooses(effect.target) and len(ctx.uids) == 1:
        ctx.chosen = ctx.uids[0]


def _leaves_open(s: State, ctx: Context, effect: Effect) -> bool:
    """Whether something must be asked before the effect can happen."""
    if _chooses_talent(effect):
        return True
    if targets.must_choose_player(s, ctx, effect.player):
        return True
    return targets.chooses(effect.target) and len(eligible(s, ctx, effect)) > 1


def _choose_target(s: State, ctx: Context, effect: Effect) -> Play:
    if not targets.chooses(effect.target) or len(ctx.uids) < 2:
        return
    if about_challenges(effect):
        uid = yield from choose_challenge(ctx.seat, "buffy-ask-challenge", ctx.uids, ctx.kind)
    else:
        uid = yield from choose_character(ctx.seat, "buffy-ask-character", ctx.uids, ctx.kind)
    ctx.uids = [uid]
    ctx.chosen = uid


# -- which talent -------------------------------------------------------------------------------------


def _chooses_talent(effect: Effect) -> bool:
    return effect.talent > TALENTS - 1 and effect.op in _WITH_TALENT


def _choose_talent(s: State, ctx: Context, effect: Effect) -> Play:
    """A talent of the user's choice, or the lowest or highest: among equals the user chooses (BUF-RUL-26)."""
    if not _chooses_talent(effect) or (effect.target != Target.NONE and not ctx.uids):
        return
    options = _talents(s, ctx, effect)
    if options:
        ctx.talent = yield from choose_talent(ctx.seat, "buffy-ask-talent", options, ctx.kind)


def _talents(s: State, ctx: Context, effect: Effect) -> list[int]:
    values = _values(s, ctx, effect)
    open_talents = [
        talent for talent in range(TALENTS) if values[talent] != NO_GOAL or not _has_goals(s, effect)
    ]
    if effect.talent == v.CHOSEN_TALENT or not open_talents:
        return open_talents
    ranked = sorted([values[talent] for talent in open_talents])
    wanted = ranked[0] if effect.talent == v.LOWEST_TALENT else ranked[-1]
    return [talent for talent in open_talents if values[talent] == wanted]


def _has_goals(s: State, effect: Effect) -> bool:
    running = s.conflict
    if effect.op in (v.CHANGE_GOAL, v.IGNORE_GOAL):
        return True
    stacked = effect.op in (v.STACK_BONUS, v.FORBID_STACKING, v.REMOVE_FROM_STACK)
    return stacked and running is not None and running.challenge != NOTHING


def _values(s: State, ctx: Context, effect: Effect) -> list[int]:
    """The goals, or the talents of the character, that "lowest" and "highest" compare."""
    if _has_goals(s, effect):
        uid = ctx.uids[0] if about_challenges(effect) and ctx.uids else targets.this_challenge(s, ctx)
        placed = goals.seek(s, uid)
        return [NO_GOAL] * TALENTS if placed is None else goals.goals_of(s, placed)
    character = characters.seek(s, ctx.uids[0]) if ctx.uids else None
    return [0] * TALENTS if character is None else characters.talents(s, character)
