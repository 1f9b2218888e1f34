"""Fights: who may attack whom, the Stunt-Double, who wins, what follows (BUF-FGT, BUF-FCH, BUF-FRE)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import (
    agenda,
    asked,
    context,
    happenings,
    in_play,
    standing,
    verbs,
)
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.in_play import running_conflict
from noctuary.games.buffy.kinds import CONFLICT, FIGHT_CHOOSE, FIGHT_DISCARD, FIGHT_WON
from noctuary.games.buffy.questions import choose
from noctuary.games.buffy.rules import characters, leaving, reports, stacks, tiring, victory
from noctuary.games.buffy.state import DRAWN, NOBODY, Character, Conflict, State, Step, new_conflict
from noctuary.games.buffy.vocabulary import (
    CAUSE_DOUBLE,
    CAUSE_FIGHT,
    FORBID_BE_ATTACKED,
    FORBID_DOUBLE,
    FORBID_START_FIGHT,
    WAIVE_PLACE,
    WAIVE_REFRESHED,
)
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_NOW: Final = Refusal(RuleId("BUF-CON-01"), MessageId("buffy-remedy-conflict-step"))
NOT_THOSE_TWO: Final = Refusal(RuleId("BUF-CON-02"), MessageId("buffy-remedy-not-those-two"))
ONE_AT_A_TIME: Final = Refusal(RuleId("BUF-FGT-14"), MessageId("buffy-remedy-one-at-a-time"))
YOUR_OWN: Final = Refusal(RuleId("BUF-RUL-16e"), MessageId("buffy-remedy-your-own"))
TOO_TIRED: Final = Refusal(RuleId("BUF-FAT-07"), MessageId("buffy-remedy-fatigued"))
NOT_TOGETHER: Final = Refusal(RuleId("BUF-FGT-03"), MessageId("buffy-remedy-not-together"))
FORBIDDEN: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))
NOT_TO_BE_DOUBLED: Final = Refusal(RuleId("BUF-FCH-01"), MessageId("buffy-remedy-not-to-be-doubled"))
NO_DOUBLE: Final = Refusal(RuleId("BUF-FCH-02"), MessageId("buffy-remedy-no-double"))
TOO_TIRED_TO_DOUBLE: Final = Refusal(RuleId("BUF-FCH-03"), MessageId("buffy-remedy-fatigued"))
ONE_DOUBLE: Final = Refusal(RuleId("BUF-RUL-16"), MessageId("buffy-remedy-one-double"))

MAY_DECLINE: Final = 128  # beside what an effect waives for its fight (WAIVE_…): the player may leave it
_WAIVED: Final = 256  # above all of these


# -- starting (BUF-CON-02) --------------------------------------------------------------------------


def add_fights(s: State, seat: Seat, moves: list[Move]) -> None:
    for attacker in s.characters:
        if attacker.owner == seat and not attacker.fatigued:
            for target in s.characters:
                together = target.space == attacker.space and target.owner != seat
                if together and _why_not_those(s, attacker, target) is None:
                    moves.append(move(verbs.FIGHT, attacker.uid, target.uid))


def why_not_start(s: State, seat: Seat, attacker_uid: int, target_uid: int) -> Refusal | None:
    """Starting a fight as a sub-step of the Conflict Step (BUF-CON-01)."""
    if s.step != CONFLICT:
        return NOT_NOW
    attacker = in_play.seek(s, attacker_uid)
    if attacker is None or attacker.owner != seat:
        return NOT_THOSE_TWO
    return why_not_fight(s, attacker_uid, target_uid)


def why_not_fight(s: State, attacker_uid: int, target_uid: int, waived: int = 0) -> Refusal | None:
    """A refreshed character against an opponent's, fatigued or not, on the same space (BUF-FGT-03)."""
    attacker = in_play.seek(s, attacker_uid)
    target = in_play.seek(s, target_uid)
    if attacker is None or target is None:
        return NOT_THOSE_TWO
    if s.conflict is not None:
        return ONE_AT_A_TIME
    if attacker.owner == target.owner:
        return YOUR_OWN
    if attacker.fatigued and not waived & WAIVE_REFRESHED:
        return TOO_TIRED
    if attacker.space != target.space and not waived & WAIVE_PLACE:
        return NOT_TOGETHER
    return _why_not_those(s, attacker, target)


def _why_not_those(s: State, attacker: Character, target: Character) -> Refusal | None:
    """A card may forbid what the rules allow."""
    if standing.forbidden(s, FORBID_START_FIGHT, attacker):
        return FORBIDDEN
    return FORBIDDEN if standing.forbidden(s, FORBID_BE_ATTACKED, target) else None


def start(s: State, attacker_uid: int, target_uid: int) -> None:
    """Announce a fight; the step in which it begins is suspended (BUF-FGT-05)."""
    attacker = in_play.find(s, attacker_uid)
    target = in_play.find(s, target_uid)
    running = new_conflict(FIGHT_CHOOSE, attacker.owner, target.owner)
    running.fighter = attacker_uid
    running.target = target_uid
    s.conflict = running
    if s.log is not None:
        mine, theirs = attacker.levels[-1], target.levels[-1]
        tell.numbers(s, "buffy-log-fight", attacker.owner, foe=target.owner, card=mine, other=theirs)
    push(s, agenda.STAGE, a=FIGHT_CHOOSE)
    reports.happened(s, happenings.FIGHT_STARTED, attacker.owner, attacker_uid, NOTHING)


# -- fights that an effect starts (BUF-RUL-16c) -----------------------------------------------------


def start_by_effect(
    s: State, seat: Seat, attacker_uid: int, target_uid: int = NOTHING, waived: int = 0, text: int = 0
) -> None:
    """Begin it as soon as nothing else runs; without a target `seat` chooses one then.

    `text` (`context.pack_text`) is the effect that says who may be attacked, 0 for anybody.
    """
    _announce(s, Step(agenda.START_FIGHT, seat, attacker_uid, target_uid, text * _WAIVED + waived))


def _announce(s: State, step: Step) -> None:
    running = s.conflict
    if running is None:
        s.agenda.append(step)
    else:
        running.afterwards = (*running.afterwards, step)


def begin_by_effect(s: State, step: Step) -> Play | None:
    """Its conditions are checked now, save what the effect waives; without a target nothing happens."""
    if s.conflict is not None:  # another one came first
        _announce(s, step)
        return None
    waived = step.c % _WAIVED
    victims = [step.b] if step.b != NOTHING else _meant(s, step)
    victims = [uid for uid in victims if why_not_fight(s, step.a, uid, waived) is None]
    if len(victims) > 1 or (victims and waived & MAY_DECLINE):
        return _choose_target(s, step, victims)
    if victims:
        start(s, step.a, victims[0])
    return None


def step_fits(s: State, step: Step) -> bool:
    """Whether an announced fight names a text that is there, or none: a position may name any."""
    return step.c < _WAIVED or context.knows_text(s, step.c // _WAIVED)


def _meant(s: State, step: Step) -> list[int]:
    """Whom the effect lets this character attack; "here" on a card that was played is where it stands."""
    attacker = in_play.seek(s, step.a)
    if step.c < _WAIVED or attacker is None:
        return [character.uid for character in s.characters]
    ctx = context.unpack_text(s, step.seat, step.c // _WAIVED)
    ctx.space = attacker.space if ctx.space == NOTHING else ctx.space
    effect = context.effect_of(s, ctx)
    return [one.uid for one in s.characters if effect.may_attack(s, ctx, one)]


def _choose_target(s: State, step: Step, victims: list[int]) -> Play:
    source = in_play.find(s, step.a).levels[-1]
    moves = [move(verbs.FIGHT, step.a, uid) for uid in victims]
    if step.c & MAY_DECLINE:
        moves.append(move(verbs.DONE))
    answer = yield from choose(step.seat, "buffy-ask-fight", moves, "BUF-RUL-16c", source)
    if answer.verb == verbs.FIGHT:
        start(s, step.a, answer.b)


# -- the Stunt-Double (BUF-FCH-02) ------------------------------------------------------------------


def add_doubles(s: State, seat: Seat, moves: list[Move]) -> None:
    running = running_conflict(s)
    if seat == running.defender and not running.doubled:
        for character in s.characters:
            if character.owner == seat and why_not_double(s, seat, character.uid) is None:
                moves.append(move(verbs.DOUBLE, character.uid))


def why_not_double(s: State, seat: Seat, uid: int) -> Refusal | None:
    """Another of the defender's characters on that space, able to fatigue (BUF-FCH-01 … BUF-FCH-03)."""
    running = s.conflict
    if running is None or running.timing != FIGHT_CHOOSE or seat != running.defender:
        return NOT_TO_BE_DOUBLED
    double = in_play.seek(s, uid)
    if running.doubled or double is None or double.owner != seat:
        return ONE_DOUBLE
    if uid == running.target or double.space != in_play.find(s, running.target).space:
        return NO_DOUBLE
    if characters.why_not_fatigue(s, double, CAUSE_DOUBLE) is not None:
        return TOO_TIRED_TO_DOUBLE
    return FORBIDDEN if standing.forbidden(s, FORBID_DOUBLE, double) else None


def name_double(s: State, uid: int) -> None:
    """She fatigues and fights in the other's place, at −1 (BUF-FCH-04)."""
    running = running_conflict(s)
    double = in_play.find(s, uid)
    if s.log is not None:
        original = in_play.find(s, running.target)
        tell.numbers(s, "buffy-log-double", double.owner, card=double.levels[-1], other=original.levels[-1])
    running.doubled = True
    replace_fighter(s, uid)
    tiring.pay_fatigue(s, double, CAUSE_DOUBLE)
    reports.happened(s, happenings.DOUBLED, double.owner, uid, NOTHING)


def replace_fighter(s: State, uid: int) -> None:
    """The former fighter of that side is out of the fight and untouched (BUF-RUL-16)."""
    running = running_conflict(s)
    if in_play.find(s, uid).owner == running.attacker:
        running.fighter = uid
    else:
        running.target = uid


# -- totals and result (BUF-FRE) --------------------------------------------------------------------


def total(s: State, seat: Seat, talent: int) -> int:
    """The character's talent and its player's stack (BUF-FRE-02); without a character nothing."""
    running = running_conflict(s)
    uid = running.fighter if seat == running.attacker else running.target
    character = in_play.seek(s, uid)
    if character is None:
        return 0
    return characters.talent(s, character, talent) + stacks.height(running, seat, talent)


def is_decided(s: State) -> bool:
    """Somebody has left it, or an effect has ended it: the stages in between are skipped (BUF-FGT-13)."""
    running = running_conflict(s)
    return running.fighter == NOTHING or running.target == NOTHING or running.winner != NOBODY


def resolve(s: State) -> None:
    """Winner, discard, Destiny Points; then the Discard Stage (BUF-FRE-03)."""
    running = running_conflict(s)
    if running.winner == DRAWN or running.fighter == running.target == NOTHING:
        running.winner = DRAWN
        tell.numbers(s, "buffy-log-fight-nobody", running.attacker)
        push(s, agenda.STAGE, a=FIGHT_DISCARD)  # broken off, or both have vanished (BUF-RUL-15b)
        return
    running.winner = _winner(s, running)
    push(s, agenda.STAGE, a=FIGHT_WON)
    _tell_result(s, running)
    lost = _fighters(s, running, running.attacker) + _fighters(s, running, running.defender)
    lost = [character for character in lost if character.owner != running.winner]
    defeated = [character for character in lost if not _survives(s, character)]
    for character in defeated:
        leaving.leave_play(s, character)  # BUF-FGT-09
    _adjust_destiny(s, running.winner, defeated)
    _report(s, running, lost)


def _adjust_destiny(s: State, winner: Seat, defeated: list[Character]) -> None:
    """The gain comes first; whoever wins the game by it ends it there (BUF-RUL-47)."""
    if winner != DRAWN:
        victory.gain_destiny(s, winner, 1)  # BUF-FGT-08
    for character in defeated:
        if not s.over() and in_play.is_main(s, character):
            victory.lose_destiny(s, character.owner, 1)  # BUF-FGT-10, BUF-RUL-14


def _fighters(s: State, running: Conflict, seat: Seat) -> list[Character]:
    """Whoever fights for this player: nobody, once she has left, so she is not discarded (BUF-RUL-15)."""
    found = in_play.seek(s, running.fighter if seat == running.attacker else running.target)
    return [] if found is None else [found]


def _winner(s: State, running: Conflict) -> Seat:
    """Who wins, DRAWN for a tie; whoever stands alone wins without comparing (BUF-FGT-07, BUF-RUL-15)."""
    if running.winner != NOBODY:
        return running.winner
    if running.fighter == NOTHING:
        return running.defender
    if running.target == NOTHING:
        return running.attacker
    talent = running.resolving
    mine, theirs = total(s, running.attacker, talent), total(s, running.defender, talent)
    if s.log is not None:
        tell.numbers(
            s,
            "buffy-log-fight-totals",
            running.attacker,
            foe=running.defender,
            talent=talent,
            amount=mine,
            against=theirs,
        )
    if mine == theirs:
        broken = tie_break(s, running)
        return DRAWN if broken == NOBODY else broken
    return running.attacker if mine > theirs else running.defender


def tie_break(s: State, running: Conflict) -> Seat:
    """Who wins a tied fight by a card; NOBODY if no card says so, or one for each side."""
    seats = (running.attacker, running.defender)
    found = [seat for seat in seats if standing.says_of_player(s, asked.TIE, seat)]
    return found[0] if len(found) == 1 else NOBODY


def _survives(s: State, character: Character) -> bool:
    """Defeated, but not discarded; what serves once is used up."""
    for force in standing.in_force(s, asked.SURVIVES, character.owner, SEES_ALL):
        if not force.effect.concerns(s, force, character):
            continue
        if force.lasting is None:
            if standing.is_spent(s, force.ctx, force.ability):
                continue
            standing.mark_used(s, force.ctx, force.ability)
        return True
    return False


def _tell_result(s: State, running: Conflict) -> None:
    if s.log is None:
        return
    if running.winner == DRAWN:
        tell.numbers(s, "buffy-log-fight-tie", running.attacker, foe=running.defender)
        return
    loser = running.defender if running.winner == running.attacker else running.attacker
    tell.numbers(s, "buffy-log-fight-won", running.winner, foe=loser)


def _report(s: State, running: Conflict, lost: list[Character]) -> None:
    """For whatever waits for it: the defeated already lie in the discard pile."""
    happening = happenings.FIGHT_TIED if running.winner == DRAWN else happenings.FIGHT_LOST
    for character in lost:
        attached = () if character in s.characters else character.attached
        top = character.levels[-1]
        reports.happened(s, happening, character.owner, character.uid, top, attached)
    if running.winner != DRAWN:
        for character in _fighters(s, running, running.winner):
            reports.happened(s, happenings.FIGHT_WON, character.owner, character.uid, NOTHING)


def tire(s: State) -> None:
    """As the Discard Stage begins an attacker in play fatigues, whether it won or left (BUF-FDI-01)."""
    running = running_conflict(s)
    for uid in (running.fighter, *running.left):
        character = in_play.seek(s, uid)
        if character is not None and character.owner == running.attacker:
            tiring.fatigue(s, character, CAUSE_FIGHT)
