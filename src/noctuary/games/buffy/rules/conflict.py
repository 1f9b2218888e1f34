"""What fights and challenges share: stages and watches, leaving, joining, the end (BUF-FGT, BUF-CHL)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, happenings, in_play, standing, verbs
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.in_play import running_conflict
from noctuary.games.buffy.kinds import (
    CHALLENGE_BATTLE,
    CHALLENGE_CHOOSE,
    CHALLENGE_DISCARD,
    CHALLENGE_DRAW,
    CHALLENGE_RESOLVE,
    CHALLENGE_WON,
    FIGHT_BATTLE,
    FIGHT_CHOOSE,
    FIGHT_DISCARD,
    FIGHT_DRAW,
    FIGHT_RESOLVE,
    FIGHT_WON,
    HAND,
    TALENTS,
)
from noctuary.games.buffy.pieces import Until
from noctuary.games.buffy.questions import choose
from noctuary.games.buffy.rules import (
    attachments,
    challenge,
    dealing,
    fight,
    playing,
    reports,
    stacks,
)
from noctuary.games.buffy.state import Conflict, State, Step
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal

NOT_IN_A_CONFLICT: Final = Refusal(RuleId("BUF-CON-01"), MessageId("buffy-remedy-not-in-a-conflict"))
NOT_THIS_STAGE: Final = Refusal(RuleId("BUF-FBA-01"), MessageId("buffy-remedy-battle"))
NOT_THIS_STAGE_OF_A_CHALLENGE: Final = Refusal(
    RuleId("BUF-CBA-01"), MessageId("buffy-remedy-battle-of-a-challenge")
)
NO_DOUBLE_IN_A_CHALLENGE: Final = Refusal(
    RuleId("BUF-CCH-01"), MessageId("buffy-remedy-no-double-in-a-challenge")
)
NOTHING_TO_DISCARD: Final = Refusal(RuleId("BUF-FDI-02"), MessageId("buffy-remedy-nothing-to-discard"))
NOTHING_TO_DISCARD_HERE: Final = Refusal(RuleId("BUF-CDI-01"), MessageId("buffy-remedy-nothing-to-discard"))
TOO_MANY_TO_PASS: Final = Refusal(RuleId("BUF-FDI-03"), MessageId("buffy-remedy-too-many-to-pass"))
TOO_MANY_TO_PASS_HERE: Final = Refusal(RuleId("BUF-CDI-01"), MessageId("buffy-remedy-too-many-to-pass"))

_PASS: Final = move(verbs.PASS)
FIGHT_CARDS: Final = 5  # BUF-FDR-01; the attacker of a challenge draws as many (BUF-CDR-01)
DEFENDER_CARDS: Final = 3  # BUF-CDR-01


# -- what may be done on a watch --------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """In the Conflict Step what to begin, in a conflict all that a watch of its stage offers."""
    running = s.conflict
    if running is None:
        fight.add_fights(s, seat, moves)
        challenge.add_faces(s, seat, moves)
        return
    if running.timing == FIGHT_CHOOSE:
        fight.add_doubles(s, seat, moves)
    elif is_battle(running):
        stacks.add_moves(s, seat, moves)
    elif must_discard(s, seat):
        moves.extend([move(verbs.DISCARD, kind) for kind in distinct(s.sides[seat].hand)])
    playing.add_moves(s, seat, running.timing, moves)
    if why_not_pass(s, seat) is None:
        moves.append(_PASS)


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The first rule that forbids it, or None."""
    verb = wanted.verb
    if verb == verbs.FIGHT:
        return fight.why_not_start(s, seat, wanted.a, wanted.b)
    if verb == verbs.FACE:
        return challenge.why_not_start(s, seat, wanted.a, wanted.b)
    running = s.conflict
    if running is None:
        return NOT_IN_A_CONFLICT
    if verb == verbs.DOUBLE:
        return _why_not_double(s, running, seat, wanted.a)
    if verb == verbs.STACK:
        if not is_battle(running):
            return NOT_THIS_STAGE if is_fight(running) else NOT_THIS_STAGE_OF_A_CHALLENGE
        return stacks.why_not_stack(s, seat, wanted.a, wanted.b)
    if verb == verbs.DISCARD:
        return _why_not_discard(s, running, seat, wanted.a)
    if verb == verbs.PLAY:
        return playing.why_not_play(s, seat, wanted.a)
    if verb == verbs.USE:
        return playing.why_not_use(s, seat, wanted.a, wanted.b, wanted.c)
    return why_not_pass(s, seat) if verb == verbs.PASS else NOT_IN_A_CONFLICT


def _why_not_double(s: State, running: Conflict, seat: Seat, uid: int) -> Refusal | None:
    if not is_fight(running):
        return NO_DOUBLE_IN_A_CHALLENGE
    return fight.why_not_double(s, seat, uid)


def _why_not_discard(s: State, running: Conflict, seat: Seat, kind: int) -> Refusal | None:
    if must_discard(s, seat) and kind in s.sides[seat].hand:
        return None
    refusal = attachments.why_not_drop(s, seat, kind)
    if refusal is not None:
        return refusal
    return NOTHING_TO_DISCARD if is_fight(running) else NOTHING_TO_DISCARD_HERE


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Nobody passes in the Discard Stage with more than 5 cards in hand (BUF-FDI-03, BUF-CDI-01)."""
    if not must_discard(s, seat):
        return None
    return TOO_MANY_TO_PASS if is_fight(running_conflict(s)) else TOO_MANY_TO_PASS_HERE


def must_discard(s: State, seat: Seat) -> bool:
    running = s.conflict
    if running is None or len(s.sides[seat].hand) <= HAND:
        return False
    return running.timing in (FIGHT_DISCARD, CHALLENGE_DISCARD)


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    """Carry out a legal sub-step or sub-stage; a generator only if it has something to ask."""
    verb = wanted.verb
    if verb == verbs.FIGHT:
        fight.start(s, wanted.a, wanted.b)
        return None
    if verb == verbs.FACE:
        return challenge.start(s, seat, wanted.a, wanted.b)
    if verb == verbs.PASS:
        if s.log is not None:
            tell.numbers(s, "buffy-log-pass", seat)
        passed(s)
        return None
    push(s, agenda.SUB_STAGE_OVER)
    return _sub_stage(s, seat, wanted)


def _sub_stage(s: State, seat: Seat, wanted: Move) -> Play | None:
    verb = wanted.verb
    if verb == verbs.PLAY:
        return playing.play_card(s, seat, wanted.a)
    if verb == verbs.USE:
        return playing.use(s, seat, wanted.a, wanted.b, wanted.c)
    if verb == verbs.DOUBLE:
        fight.name_double(s, wanted.a)
    elif verb == verbs.STACK:
        stacks.stack(s, seat, wanted.a, wanted.b)
    elif len(s.sides[seat].hand) > HAND + 1:
        return _discard_down(s, seat, wanted.a)
    else:
        dealing.discard_from_hand(s, seat, wanted.a)
    return None


def _discard_down(s: State, seat: Seat, kind: int) -> Play:
    """Down to 5 is one sub-stage, card by card (BUF-FDI-02, BUF-CDI-01)."""
    rule = "BUF-FDI-02" if is_fight(running_conflict(s)) else "BUF-CDI-01"
    hand = s.sides[seat].hand
    dealing.discard_from_hand(s, seat, kind)
    while len(hand) > HAND:
        moves = [move(verbs.DISCARD, other) for other in distinct(hand)]
        answer = yield from choose(seat, "buffy-ask-discard-down", moves, rule, amount=len(hand) - HAND)
        dealing.discard_from_hand(s, seat, answer.a)


# -- watches and stages -----------------------------------------------------------------------------


def is_fight(running: Conflict) -> bool:
    return running.timing < CHALLENGE_CHOOSE


def is_battle(running: Conflict) -> bool:
    return running.timing in (FIGHT_BATTLE, CHALLENGE_BATTLE)


def other_side(running: Conflict, seat: Seat) -> Seat:
    """Only attacker and defender have watches (BUF-RUL-48)."""
    return running.defender if seat == running.attacker else running.attacker


def acted(s: State) -> None:
    """A sub-stage is over: the other player's watch, and nobody has passed."""
    running = s.conflict
    if running is not None:
        running.passes = 0
        _give_watch(s, running, other_side(running, running.watch))


def passed(s: State) -> None:
    """When both have passed in a row the stage is over (BUF-FCH-05)."""
    running = running_conflict(s)
    running.passes += 1
    if running.passes < 2:
        _give_watch(s, running, other_side(running, running.watch))
    else:
        end_stage(s)


def _give_watch(s: State, running: Conflict, seat: Seat) -> None:
    """In the short window after the result, who plainly can do nothing there is not asked (BUF-RUL-16b).

    What everybody sees decides that (no card in hand, nothing to use in play): it tells nothing about a hand.
    """
    running.watch = seat
    if (running.timing in (FIGHT_WON, CHALLENGE_WON)) and not s.sides[seat].hand:
        moves: list[Move] = []
        playing.add_moves(s, seat, running.timing, moves)
        if not moves:
            passed(s)


def end_stage(s: State) -> None:
    """On to the next stage; after the Resolve Stage the totals decide, after the last one all is over."""
    running = running_conflict(s)
    timing = running.timing
    if timing == FIGHT_RESOLVE:
        fight.resolve(s)
    elif timing == CHALLENGE_RESOLVE:
        challenge.resolve(s)
    elif timing in (FIGHT_DISCARD, CHALLENGE_DISCARD):
        finish(s)
    else:
        push(s, agenda.STAGE, a=timing + 1)


def enter(s: State, timing: int) -> None:
    """A stage begins, with the attacker's watch (BUF-FGT-02, BUF-CHL-07).

    What lasted for the former one is over only now: it still counted when the totals were compared.
    """
    running = running_conflict(s)
    if timing not in (FIGHT_CHOOSE, CHALLENGE_CHOOSE):
        standing.expire(s, Until.STAGE)
    running.timing = timing
    running.passes = 0
    _give_watch(s, running, running.attacker)
    if timing in (FIGHT_DRAW, CHALLENGE_DRAW):
        push(s, agenda.STAGE, a=timing + 1)
        _draw(s, running)
    if timing == FIGHT_DISCARD:
        fight.tire(s)
    reports.happened(s, happenings.STAGE_BEGAN, running.attacker)


def _draw(s: State, running: Conflict) -> None:
    """Both draw 5, the defender of a challenge 3; then the stage is over (BUF-FDR-01, BUF-CDR-01)."""
    timing = running.timing
    fewer = FIGHT_CARDS if is_fight(running) else DEFENDER_CARDS
    for seat, count in ((running.attacker, FIGHT_CARDS), (running.defender, fewer)):
        dealing.draw(s, seat, dealing.drawn_now(s, seat, timing, count))


def check(s: State) -> bool:
    """When all else is done: has the conflict lost a side, or its challenge? (BUF-FGT-13, BUF-CHL-09)

    Whether it had, and is decided by that.
    """
    running = s.conflict
    if running is None:
        return False
    if is_fight(running):
        if running.timing < FIGHT_WON and fight.is_decided(s):
            fight.resolve(s)
            return True
    elif running.timing < CHALLENGE_WON and challenge.is_decided(s):
        challenge.resolve(s)
        return True
    return False


def finish(s: State) -> None:
    """Stacks to the discard piles, back to the suspended step (BUF-FDI-04, BUF-CDI-02).

    Whose watch follows was settled when the conflict began (BUF-RUL-11, BUF-RUL-60).
    """
    running = running_conflict(s)
    standing.expire(s, Until.CONFLICT)
    stacks.clear(s)
    s.conflict = None
    s.passes = 0
    if s.log is not None:
        tell.numbers(s, "buffy-log-conflict-over", running.attacker, fight=int(is_fight(running)))
    s.agenda.extend(reversed(running.afterwards))


def run_step(s: State, step: Step) -> None:
    """STAGE and SUB_STAGE_OVER."""
    if step.kind == agenda.STAGE:
        enter(s, step.a)
    else:
        acted(s)


def start_step(s: State, step: Step) -> Play | None:
    """START_FIGHT: a fight that an effect has announced."""
    return fight.begin_by_effect(s, step)


# -- the contest as it stands -----------------------------------------------------------------------


class Totals:
    """By talent: what each side has now. In a challenge the defender's are the goals, NO_GOAL for none."""

    __slots__ = ("attacker", "counts", "defender", "required")

    def __init__(self, attacker: list[int], defender: list[int], counts: int, required: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.counts = counts  # bit mask of the talents that decide it
        self.required = required  # nothing but talents is missing to defeat the challenge


def deciding_totals(s: State) -> Totals:
    """The same with 0 for every talent that does not decide: for whoever only wants to know who is ahead."""
    running = running_conflict(s)
    attacker, defender = [0] * TALENTS, [0] * TALENTS
    if is_fight(running):
        talent = running.resolving
        attacker[talent] = fight.total(s, running.attacker, talent)
        defender[talent] = fight.total(s, running.defender, talent)
        return Totals(attacker, defender, 1 << talent, True)
    placed = in_play.seek_challenge(s, running.challenge)
    if placed is None:
        return Totals(attacker, [NO_GOAL] * TALENTS, 0, False)
    counts = 0
    for talent in range(TALENTS):
        defender[talent] = challenge.goal(s, placed, talent)
        if defender[talent] != NO_GOAL:
            attacker[talent] = challenge.total(s, talent)
            counts |= 1 << talent
    required = challenge.has_goals(s, placed) and challenge.has_required(s, placed)
    return Totals(attacker, defender, counts, required)


def totals(s: State) -> Totals:
    """Both sides as they would be compared now (BUF-FRE-02, BUF-CRE-02)."""
    running = running_conflict(s)
    if is_fight(running):
        attacker = [fight.total(s, running.attacker, talent) for talent in range(TALENTS)]
        defender = [fight.total(s, running.defender, talent) for talent in range(TALENTS)]
        return Totals(attacker, defender, 1 << running.resolving, True)
    attacker = [challenge.total(s, talent) for talent in range(TALENTS)]
    placed = in_play.seek_challenge(s, running.challenge)
    if placed is None:
        return Totals(attacker, [NO_GOAL] * TALENTS, 0, False)
    defender = [challenge.goal(s, placed, talent) for talent in range(TALENTS)]
    counts = 0
    for talent in range(TALENTS):
        if defender[talent] != NO_GOAL:
            counts |= 1 << talent
    required = challenge.has_goals(s, placed) and challenge.has_required(s, placed)
    return Totals(attacker, defender, counts, required)
