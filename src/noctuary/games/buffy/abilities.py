"""What cards say: the questions that the rules ask them, and the ways a text comes into play.

A rule that a card may change asks here (BUF-GOLD-01). Playing actions and events, using effects and reacting
to what happens are carried out by `playing` and `triggers`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import playing, standing, targets, triggers
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import NO_GOAL, Card, Effect, Target
from noctuary.games.buffy.context import SEES_ALL, SEES_PRINTED, SEES_TRAITS, SEES_TYPES
from noctuary.games.buffy.kinds import CHALLENGE, SUPPORTING_LIMIT, TALENTS
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.standing import Force
from noctuary.games.buffy.state import NOBODY, Attached, Character, Lasting, PlacedChallenge, State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.refusal import Refusal

_TALENT_OPS: Final = (
    1 << v.BOOST | 1 << v.SET_TALENT | 1 << v.SWAP_TALENTS | 1 << v.COPY_TALENT | 1 << v.BOOST_PER
)


# -- playing, using, reacting -------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, timing: int, moves: list[Move]) -> None:
    """Actions and events in hand, then effects of cards in play, that are legal now."""
    playing.add_moves(s, seat, timing, moves)


def why_not_play(s: State, seat: Seat, kind: int) -> Refusal | None:
    return playing.why_not_play(s, seat, kind)


def why_not_use(s: State, seat: Seat, kind: int, holder: int, index: int) -> Refusal | None:
    return playing.why_not_use(s, seat, kind, holder, index)


def play_card(s: State, seat: Seat, kind: int) -> Play | None:
    return playing.play_card(s, seat, kind)


def use(s: State, seat: Seat, kind: int, holder: int, index: int) -> Play | None:
    return playing.use(s, seat, kind, holder, index)


def happened(
    s: State,
    happening: int,
    seat: Seat = NOBODY,
    uid: int = NOTHING,
    kind: int = NOTHING,
    lost: tuple[Attached, ...] = (),
) -> None:
    """Something a card may wait for: see `happenings`; `lost` left play with the character it is about."""
    triggers.happened(s, happening, seat, uid, kind, lost)


def expire(s: State, until: int) -> None:
    """A stage, conflict, step or turn (`Until`) is over."""
    standing.expire(s, until)


def run_step(s: State, step: Step) -> None:
    playing.run_step(s, step)


def start_step(s: State, step: Step) -> Play | None:
    return playing.start_step(s, step)


def step_fits(s: State, step: Step) -> bool:
    """Whether a position may name this step of a text."""
    return playing.step_fits(s, step)


def misfit(s: State, lasting: Lasting) -> str:
    """The field of a lasting effect that fits no card, if one does not."""
    return standing.misfit(s, lasting)


# -- talents ------------------------------------------------------------------------------------------


def talent_bonus(s: State, character: Character, talent: int) -> int:
    """By how much effects change a talent: what replaces the printed one, and every bonus (BUF-TAL-02)."""
    forces = standing.in_force(s, _TALENT_OPS, character.owner, SEES_TRAITS)
    if not forces:
        return 0
    printed = characters.top(s, character).talents
    base: list[int] | None = None
    bonus = 0
    for force in forces:
        if not standing.concerns(s, force, character):
            continue
        if force.op == v.BOOST or force.op == v.BOOST_PER:
            if _means_talent(force, printed, talent):
                bonus += standing.amount(s, force, character)
        else:
            if base is None:
                base = printed[:]
            _replace_talents(s, force, base)
    return bonus if base is None else base[talent] - printed[talent] + bonus


def _means_talent(force: Force, values: list[int], talent: int) -> bool:
    word = force.effect.talent if force.lasting is None else force.lasting.talent
    if word == v.LOWEST_TALENT:
        return values.index(min(values)) == talent
    if word == v.HIGHEST_TALENT:
        return values.index(max(values)) == talent
    return word == v.ALL_TALENTS or word == talent


def _replace_talents(s: State, force: Force, base: list[int]) -> None:
    """Set, swap or copy: the printed talents are others now."""
    effect = force.effect
    if force.op == v.SWAP_TALENTS:
        one, other = effect.talent, effect.talent_to
        base[one], base[other] = base[other], base[one]
        return
    for talent in range(TALENTS):
        if _means_talent(force, base, talent):
            if force.op == v.SET_TALENT:
                base[talent] = standing.amount(s, force)
            else:
                base[talent] = _copied(s, force, talent, base[talent])


def _copied(s: State, force: Force, talent: int, own: int) -> int:
    """A standing text copies the best of those it names, as printed; of nobody, nothing."""
    which = force.effect.counted
    if which is None:
        return own
    values = [characters.printed_talent(s, one, talent) for one in targets.matching(s, force.ctx, which)]
    return max(values) if values else own


def ignores_fatigue(s: State, character: Character) -> bool:
    """Whether the −1 of a fatigued character (BUF-FAT-06) does not apply."""
    return _concerned(s, v.IGNORE_FATIGUE, character, SEES_TRAITS)


def _concerned(s: State, op: int, character: Character, sees: int = SEES_ALL) -> bool:
    for force in standing.in_force(s, 1 << op, character.owner, sees):
        if standing.concerns(s, force, character):
            return True
    return False


def _sum(s: State, op: int, character: Character, what: int = NOTHING) -> int:
    """The numbers of all effects of a primitive on a character added up."""
    total = 0
    for force in standing.in_force(s, 1 << op, character.owner, SEES_ALL):
        if (what == NOTHING or force.effect.what == what) and standing.concerns(s, force, character):
            total += standing.amount(s, force, character)
    return total


# -- traits and types ---------------------------------------------------------------------------------


def keeps_trait(s: State, character: Character, trait: int, printed: bool) -> bool:
    """Whether a trait is there with all that effects give and take away; what takes it away prevails."""
    there = printed
    for force in standing.in_force(s, 1 << v.GRANT_TRAIT, character.owner, SEES_TYPES):
        effect = force.effect
        if effect.trait == trait and standing.concerns(s, force, character):
            if effect.fixed:
                return False
            there = True
    return there


def changed_rank(s: State, character: Character) -> int:
    """The type that an effect gives, the latest one; NOTHING if none does."""
    rank = NOTHING
    for force in standing.in_force(s, 1 << v.CHANGE_TYPE, character.owner, SEES_PRINTED):
        if standing.concerns(s, force, character):
            rank = force.effect.what
    return rank


# -- what is forbidden --------------------------------------------------------------------------------


def forbidden(s: State, what: int, character: Character) -> bool:
    """Whether a card forbids this to a character, by itself or as one of its player's."""
    for force in standing.in_force(s, 1 << v.FORBID, character.owner, SEES_ALL):
        if force.effect.what != what:
            continue
        if force.effect.target == Target.NONE:
            if standing.concerns_player(s, force, character.owner):
                return True
        elif standing.concerns(s, force, character):
            return True
    return False


def forbidden_to(s: State, what: int, seat: Seat) -> bool:
    """Whether a card forbids this to a player."""
    for force in standing.in_force(s, 1 << v.FORBID, seat, SEES_ALL):
        if force.effect.what == what and standing.concerns_player(s, force, seat):
            return True
    return False


def supporting_limit(s: State, seat: Seat) -> int:
    """With how many supporting Heroes and Villains in play no further one may be placed (BUF-CHR-05)."""
    limit = SUPPORTING_LIMIT
    for force in standing.in_force(s, 1 << v.FORBID, seat, SEES_ALL):
        if force.effect.what == v.FORBID_PLACE_MAJOR and standing.concerns_player(s, force, seat):
            limit = min(limit, standing.amount(s, force))
    return limit


# -- movement -----------------------------------------------------------------------------------------


def extra_moves(s: State, character: Character) -> int:
    return _sum(s, v.EXTRA_MOVES, character)


def destinations(s: State, character: Character) -> list[int]:
    """Spaces that a normal move may reach besides the adjacent ones (BUF-RUL-52)."""
    found: list[int] = []
    for force in standing.in_force(s, 1 << v.WIDEN_MOVES, character.owner, SEES_ALL):
        if standing.concerns(s, force, character):
            for space in range(len(s.locations)):
                if space != character.space and space not in found and _opens(s, force, character, space):
                    found.append(space)
    return found


def free_move(s: State, character: Character, space: int) -> bool:
    """Whether a move to this space is not counted."""
    for force in standing.in_force(s, 1 << v.FREE_MOVE, character.owner, SEES_ALL):
        if standing.concerns(s, force, character) and _opens(s, force, character, space):
            return True
    return False


def _opens(s: State, force: Force, character: Character, space: int) -> bool:
    """Whether an effect in force opens this space to a character; "here" is where its card is."""
    which = force.effect.place
    return which is None or targets.admits_space(s, force.ctx, which, space, character.owner)


def counts_as_park(s: State, space: int) -> bool:
    """For the control of the Park only."""
    for force in standing.in_force(s, 1 << v.COUNT_AS_PARK, NOBODY, SEES_ALL):
        if force.lasting is not None:
            if force.lasting.what == space:
                return True
        elif force.effect.place is None:
            if force.ctx.space == space:
                return True
        elif targets.admits_space(s, force.ctx, force.effect.place, space):
            return True
    return False


# -- limits -------------------------------------------------------------------------------------------


def item_capacity_bonus(s: State, character: Character) -> int:
    return _sum(s, v.CHANGE_CAPACITY, character, v.CAPACITY_ITEMS)


def skills_per_turn_bonus(s: State, character: Character) -> int:
    return _sum(s, v.CHANGE_CAPACITY, character, v.CAPACITY_SKILLS)


def ascend_discount(s: State, character: Character) -> int:
    return _sum(s, v.ASCEND, character, v.ASCEND_DISCOUNT)


def extra_ascensions(s: State, character: Character) -> int:
    return _sum(s, v.ASCEND, character, v.ASCEND_AGAIN)


def protects_attachment(s: State, character: Character, kind: int = NOTHING) -> bool:
    """Whether this skill or item of the character cannot be removed, by an effect or an upgrade (BUF-RUL-37).

    Its player may still swap it: a swap is no removal, the item stays attached and in the same hands
    (BUF-RES-14, BUF-RUL-36). What is to stay with its bearer says so itself, by forbidding swaps.
    """
    for force in standing.in_force(s, 1 << v.PROTECT_ATTACHMENT, character.owner, SEES_ALL):
        wanted = force.effect.card_type
        if wanted != NOTHING and kind != NOTHING and s.pool.type[kind] != wanted:
            continue
        if standing.concerns(s, force, character):
            return True
    return False


# -- fatigue ------------------------------------------------------------------------------------------


def no_refresh(s: State, character: Character) -> bool:
    return _concerned(s, v.NO_REFRESH, character)


def prevents_fatigue(s: State, character: Character, cause: int = NOTHING) -> bool:
    """Whether something spares the character this fatigue (BUF-FAT-09); nothing is used up."""
    return _sparing(s, character, cause) is not None


def spare_fatigue(s: State, character: Character, cause: int = NOTHING) -> bool:
    """The same, and that is used up if it serves a number of times only."""
    force = _sparing(s, character, cause)
    if force is None:
        return False
    if force.lasting is None:
        standing.mark_used(s, force.ctx, force.ability)
    elif force.lasting.amount:
        standing.spend(s, force.lasting, force.lasting.amount - 1)
    return True


def _sparing(s: State, character: Character, cause: int) -> Force | None:
    """What spares the fatigue; what does so always comes before what is used up."""
    found: Force | None = None
    for force in standing.in_force(s, 1 << v.PREVENT_FATIGUE, character.owner, SEES_ALL):
        if force.effect.what not in (NOTHING, cause) or not standing.concerns(s, force, character):
            continue
        if force.lasting is not None:
            endless = force.lasting.amount == 0
        elif standing.is_spent(s, force.ctx, force.ability):
            continue
        else:
            endless = force.ability.once == 0
        if endless:
            return force
        if found is None:
            found = force
    return found


# -- players ------------------------------------------------------------------------------------------


def draw_change(s: State, seat: Seat, timing: int, count: int) -> int:
    """How many cards are drawn in a draw step or stage; a limit prevails over every bonus."""
    most = NOTHING
    for force in standing.in_force(s, 1 << v.CHANGE_DRAW, seat, SEES_ALL):
        if not force.effect.timings >> timing & 1 or not standing.concerns_player(s, force, seat):
            continue
        amount = standing.amount(s, force)
        if not force.effect.fixed:
            count += amount
        elif most == NOTHING or amount < most:
            most = amount
    return max(count if most == NOTHING else min(count, most), 0)


def prevented_loss(s: State, seat: Seat, count: int) -> int:
    """How many of so many lost Destiny Points are kept; what serves for some Points only is used up."""
    kept = 0
    for force in standing.in_force(s, 1 << v.DESTINY, seat, SEES_ALL):
        if (
            kept == count
            or force.effect.what != v.DESTINY_KEEP
            or not standing.concerns_player(s, force, seat)
        ):
            continue
        if force.lasting is None and standing.is_spent(s, force.ctx, force.ability):
            continue
        amount = standing.amount(s, force)
        saved = min(amount, count - kept) if amount else count - kept
        kept += saved
        if force.lasting is None:
            standing.mark_used(s, force.ctx, force.ability)
        elif amount:
            standing.spend(s, force.lasting, amount - saved)
    return kept


def waived(s: State, seat: Seat, character: Character | None, card: Card, what: int) -> bool:
    """Whether a requirement of a card (WAIVE_TALENT or WAIVE_TRAIT) does not matter to them."""
    for force in standing.in_force(s, 1 << v.WAIVE_REQUIREMENT, seat, SEES_ALL):
        effect = force.effect
        if not effect.what & what or effect.card_type not in (NOTHING, card.type):
            continue
        if effect.target == Target.NONE:
            if standing.concerns_player(s, force, seat):
                return True
        elif character is not None and standing.concerns(s, force, character):
            return True
    return False


# -- conflicts ----------------------------------------------------------------------------------------


def survives(s: State, character: Character) -> bool:
    """Defeated, but not discarded; what serves once is used up."""
    for force in standing.in_force(s, 1 << v.SURVIVE_DEFEAT, character.owner, SEES_ALL):
        if not standing.concerns(s, force, character):
            continue
        if force.lasting is None:
            if standing.is_spent(s, force.ctx, force.ability):
                continue
            standing.mark_used(s, force.ctx, force.ability)
        return True
    return False


def tie_break(s: State) -> Seat:
    """Who wins a tied fight by a card; NOBODY if no card says so, or one for each side."""
    running = s.conflict
    if running is None:
        return NOBODY
    found = [seat for seat in (running.attacker, running.defender) if _breaks_ties(s, seat)]
    return found[0] if len(found) == 1 else NOBODY


def _breaks_ties(s: State, seat: Seat) -> bool:
    for force in standing.in_force(s, 1 << v.BREAK_TIE, seat, SEES_ALL):
        if standing.concerns_player(s, force, seat):
            return True
    return False


def stacking_forbidden(s: State, seat: Seat) -> int:
    """Bit mask of the talents on which a card forbids the player to stack."""
    mask = 0
    for force in standing.in_force(s, 1 << v.FORBID_STACKING, seat, SEES_ALL):
        if standing.concerns_player(s, force, seat):
            word = force.effect.talent if force.lasting is None else force.lasting.talent
            mask |= (1 << TALENTS) - 1 if word == v.ALL_TALENTS else 1 << word
    return mask


def any_icon(s: State, seat: Seat) -> bool:
    """Whether the player's actions may be stacked on any talent."""
    for force in standing.in_force(s, 1 << v.ANY_ICON, seat, SEES_ALL):
        if standing.concerns_player(s, force, seat):
            return True
    return False


# -- challenges ---------------------------------------------------------------------------------------


def goal_change(s: State, placed: PlacedChallenge, talent: int) -> int:
    """By how much effects change one of its goals (BUF-RUL-26)."""
    total = 0
    for force in standing.in_force(s, 1 << v.CHANGE_GOAL, placed.owner, SEES_ALL):
        if standing.concerns_challenge(s, force, placed) and _means_goal(s, force, placed, talent):
            total += _goal_amount(s, force, placed)
    return total


def ignores_goal(s: State, placed: PlacedChallenge, talent: int) -> bool:
    for force in standing.in_force(s, 1 << v.IGNORE_GOAL, placed.owner, SEES_ALL):
        if standing.concerns_challenge(s, force, placed) and _means_goal(s, force, placed, talent):
            return True
    return False


def _means_goal(s: State, force: Force, placed: PlacedChallenge, talent: int) -> bool:
    """ "The lowest goal" of a standing text is the first of the lowest printed ones."""
    word = force.effect.talent if force.lasting is None else force.lasting.talent
    if word == v.ALL_TALENTS or word == talent:
        return True
    goals = s.pool.cards[placed.kind].goals
    printed = [goal for goal in goals if goal != NO_GOAL]
    if word == v.LOWEST_TALENT:
        return goals.index(min(printed)) == talent
    return word == v.HIGHEST_TALENT and goals.index(max(printed)) == talent


def _goal_amount(s: State, force: Force, placed: PlacedChallenge) -> int:
    if force.lasting is not None:
        return force.lasting.amount
    return goal_amount(s, force.effect, placed) or standing.amount(s, force)


def goal_amount(s: State, effect: Effect, placed: PlacedChallenge) -> int:
    """Where the number goes by the printed reward; 0 where it does not."""
    if effect.what != v.AMOUNT_REWARD:
        return 0
    return effect.amount * s.pool.cards[placed.kind].reward


def reward_change(s: State, placed: PlacedChallenge) -> int:
    total = 0
    for force in standing.in_force(s, 1 << v.CHANGE_REWARD, placed.owner, SEES_ALL):
        if standing.concerns_challenge(s, force, placed):
            total += standing.amount(s, force)
    return total


def refacings(s: State, seat: Seat, placed: PlacedChallenge) -> int:
    """How often beyond the first time somebody may face a challenge: once per effect (BUF-CHL-05)."""
    times = 0
    for force in standing.in_force(s, 1 << v.ALLOW_REFACING, seat, SEES_ALL):
        if standing.concerns_player(s, force, seat) and _refaces(s, force, placed):
            times += 1
    return times


def _refaces(s: State, force: Force, placed: PlacedChallenge) -> bool:
    """Without a target it means every challenge."""
    if force.effect.target == Target.NONE:
        return force.effect.filter is None or targets.admits_challenge(
            s, force.ctx, force.effect.filter, placed
        )
    return standing.concerns_challenge(s, force, placed)


def challenge_waived(s: State, placed: PlacedChallenge, what: int) -> bool:
    """Whether what must be among those who defeat it (WAIVE_TRAIT: trait and person) does not matter."""
    running = s.conflict
    for force in standing.in_force(s, 1 << v.WAIVE_REQUIREMENT, placed.owner, SEES_ALL):
        effect = force.effect
        if effect.card_type != CHALLENGE or not effect.what & what:
            continue
        if effect.target == Target.NONE:
            if running is not None and standing.concerns_player(s, force, running.attacker):
                return True
        elif standing.concerns_challenge(s, force, placed):
            return True
    return False
