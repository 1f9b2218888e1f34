"""Facing a challenge: who may, composing the group, whether it is defeated (BUF-CHL, BUF-CRE)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import agenda, asked, happenings, in_play, standing, verbs
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.in_play import running_conflict
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    CHALLENGE_CHOOSE,
    CHALLENGE_DISCARD,
    CHALLENGE_WON,
    CONFLICT,
    EITHER,
    TALENTS,
)
from noctuary.games.buffy.questions import choose, choose_seat
from noctuary.games.buffy.rules import characters, goals, reports, stacks, tiring, victory, zones
from noctuary.games.buffy.standing_cache import forget, remember
from noctuary.games.buffy.state import DRAWN, NOBODY, Character, PlacedChallenge, State, new_conflict
from noctuary.games.buffy.vocabulary import CAUSE_CHALLENGE, FORBID_FACE
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

NOT_NOW: Final = Refusal(RuleId("BUF-CON-01"), MessageId("buffy-remedy-challenge-step"))
NOT_IN_PLAY: Final = Refusal(RuleId("BUF-CON-03"), MessageId("buffy-remedy-challenge-gone"))
ONE_AT_A_TIME: Final = Refusal(RuleId("BUF-FGT-14"), MessageId("buffy-remedy-one-at-a-time"))
FACED_ALREADY: Final = Refusal(RuleId("BUF-CHL-05"), MessageId("buffy-remedy-faced-already"))
NOT_THERE: Final = Refusal(RuleId("BUF-CHL-03"), MessageId("buffy-remedy-not-at-the-challenge"))
TOO_TIRED: Final = Refusal(RuleId("BUF-FAT-07"), MessageId("buffy-remedy-fatigued"))
OTHER_SIDE: Final = Refusal(RuleId("BUF-CHL-04"), MessageId("buffy-remedy-other-side"))
FORBIDDEN: Final = Refusal(RuleId("BUF-GOLD-01"), MessageId("buffy-remedy-forbidden"))


# -- who may face what (BUF-CON-03) -----------------------------------------------------------------


def add_faces(s: State, seat: Seat, moves: list[Move]) -> None:
    """Each challenge with each character that may be the first of the group."""
    ready = [one for one in s.characters if one.owner == seat and not one.fatigued]
    for placed in s.challenges:
        here = [one for one in ready if one.space == placed.space]
        if here and why_not_try(s, seat, placed) is None:
            for character in here:
                if why_not_join(s, seat, placed, character) is None:
                    moves.append(move(verbs.FACE, placed.uid, character.uid))


def why_not_start(s: State, seat: Seat, challenge_uid: int, uid: int) -> Refusal | None:
    """Facing a challenge as a sub-step of the Conflict Step, this character first (BUF-CON-01)."""
    placed = in_play.seek_challenge(s, challenge_uid)
    character = in_play.seek(s, uid)
    if s.step != CONFLICT:
        return NOT_NOW
    if placed is None or character is None:
        return NOT_IN_PLAY
    refusal = why_not_try(s, seat, placed)
    return why_not_join(s, seat, placed, character) if refusal is None else refusal


def why_not_face(s: State, seat: Seat, challenge_uid: int) -> Refusal | None:
    """Whether this player can face it at all: not yet this turn, and with somebody there who may."""
    placed = in_play.seek_challenge(s, challenge_uid)
    if placed is None:
        return NOT_IN_PLAY
    refusal = why_not_try(s, seat, placed)
    if refusal is not None:
        return refusal
    refusal = NOT_THERE
    for character in s.characters:
        if character.owner == seat:
            refusal = why_not_join(s, seat, placed, character)
            if refusal is None:
                return None
    return refusal


def why_not_try(s: State, seat: Seat, placed: PlacedChallenge) -> Refusal | None:
    """Once per turn and player, following the card itself (BUF-CHL-05, BUF-RUL-24)."""
    if s.conflict is not None:
        return ONE_AT_A_TIME
    times = placed.faced_by.count(seat)
    if times and times > _refacings(s, seat, placed):
        return FACED_ALREADY
    return None


def _refacings(s: State, seat: Seat, placed: PlacedChallenge) -> int:
    """How often beyond the first time somebody may face a challenge: once per effect."""
    times = 0
    for force in standing.in_force(s, asked.REFACING, seat, SEES_ALL):
        effect = force.effect
        if effect.concerns_player(s, force, seat) and effect.concerns_challenge(s, force, placed):
            times += 1
    return times


def why_not_join(s: State, seat: Seat, placed: PlacedChallenge, character: Character) -> Refusal | None:
    """Refreshed, there, and on the challenge's side (BUF-CHL-03, BUF-CHL-04, BUF-RUL-28)."""
    if character.owner != seat or character.space != placed.space:
        return NOT_THERE
    if character.fatigued:
        return TOO_TIRED
    side = s.pool.cards[placed.kind].side
    if side != EITHER and characters.side_of(s, character) != side:
        return OTHER_SIDE
    return FORBIDDEN if standing.forbidden(s, FORBID_FACE, character) else None


# -- starting (BUF-CHL-02) --------------------------------------------------------------------------


def start(s: State, seat: Seat, challenge_uid: int, first: int) -> Play | None:
    """Compose the group, find the defender, begin."""
    placed = in_play.seek_challenge(s, challenge_uid)
    if placed is None:
        raise AssertionError("the challenge is not in play")
    defenders = _defenders(s, seat, placed)
    if len(defenders) == 1 and not _others(s, seat, placed, [first]):
        begin(s, seat, placed, [first], defenders[0])
        return None
    return _compose(s, seat, placed, first, defenders)


def _compose(s: State, seat: Seat, placed: PlacedChallenge, first: int, defenders: list[Seat]) -> Play:
    group = [first]
    others = _others(s, seat, placed, group)
    while others:
        moves = [move(verbs.ADD, uid) for uid in others]
        moves.append(move(verbs.GO))
        answer = yield from choose(seat, "buffy-ask-group", moves, "BUF-CHL-02", placed.kind)
        if answer.verb == verbs.GO:
            break
        group.append(answer.a)
        others = _others(s, seat, placed, group)
    defender = yield from choose_seat(seat, "buffy-ask-defender", defenders, placed.kind, "BUF-MUL-03")
    begin(s, seat, placed, group, defender)


def _others(s: State, seat: Seat, placed: PlacedChallenge, group: list[int]) -> list[int]:
    """Who else may come along; good and evil never face one together (BUF-RUL-28)."""
    side = characters.side_of(s, in_play.find(s, group[0]))
    return [
        one.uid
        for one in s.characters
        if one.uid not in group
        and why_not_join(s, seat, placed, one) is None
        and characters.side_of(s, one) == side
    ]


def _defenders(s: State, seat: Seat, placed: PlacedChallenge) -> list[Seat]:
    """Its owner; for one's own challenge any opponent, as one likes (BUF-MUL-03, BUF-MUL-04, BUF-RUL-20)."""
    if placed.owner != seat:
        return [placed.owner]
    return [side.seat for side in s.sides if side.seat != seat and not side.out]


def begin(s: State, seat: Seat, placed: PlacedChallenge, group: list[int], defender: Seat) -> None:
    running = new_conflict(CHALLENGE_CHOOSE, seat, defender)
    running.challenge = placed.uid
    running.facing = tuple(group)
    s.conflict = running
    faced = PlacedChallenge(placed.uid, placed.kind, placed.owner, placed.space, (*placed.faced_by, seat))
    s.challenges[s.challenges.index(placed)] = faced
    if s.log is not None:
        shown = [in_play.find(s, uid).levels[-1] for uid in group]
        tell.cards(s, "buffy-log-face", seat, shown, foe=defender, source=placed.kind)
    push(s, agenda.STAGE, a=CHALLENGE_CHOOSE)
    reports.happened(s, happenings.CHALLENGE_FACED, seat, placed.uid, placed.kind)


# -- totals and result (BUF-CRE) --------------------------------------------------------------------


def total(s: State, talent: int) -> int:
    """The sum over the group and the attacker's stack (BUF-CRE-02)."""
    running = running_conflict(s)
    value = stacks.height(running, running.attacker, talent)
    for character in in_play.taking_part(s, running.attacker):
        value += characters.talent(s, character, talent)
    return value


def goal(s: State, placed: PlacedChallenge, talent: int) -> int:
    """The goal and the defender's stack (BUF-CRE-02, BUF-RUL-21); NO_GOAL if it is none."""
    running = running_conflict(s)
    value = goals.goal_of(s, placed, talent)
    return value if value == NO_GOAL else value + stacks.height(running, running.defender, talent)


def _compare(s: State, placed: PlacedChallenge) -> bool:
    """Every goal met or exceeded, and what is required to defeat it is there (BUF-CRE-03, BUF-CRE-04).

    Every challenge has goals (BUF-CHA-01). Of some cards no source tells them: nobody can meet what nobody
    knows, so such a challenge may be faced but not defeated (BUF-RUL-17 treats a missing trait so).
    """
    beaten = has_required(s, placed)
    seat = running_conflict(s).attacker
    if not has_goals(s, placed):
        tell.numbers(s, "buffy-log-goals-unknown", seat, card=placed.kind)
        beaten = False
    for talent in range(TALENTS):
        wanted = goal(s, placed, talent)
        if wanted != NO_GOAL:
            reached = total(s, talent)
            if s.log is not None:
                tell.numbers(s, "buffy-log-goal-reached", seat, talent=talent, amount=reached, against=wanted)
            beaten = beaten and reached >= wanted
    return beaten


def has_goals(s: State, placed: PlacedChallenge) -> bool:
    """Whether any goal is printed on it; one that an effect ignores was there all the same (BUF-RUL-26)."""
    return any(goal != NO_GOAL for goal in s.pool.cards[placed.kind].goals)


def has_required(s: State, placed: PlacedChallenge) -> bool:
    """The trait and the person that somebody in the group must bring (BUF-CHL-10, BUF-RUL-17)."""
    card = s.pool.cards[placed.kind]
    trait_there = card.defeat_trait == NOTHING
    person_there = card.defeat_who == NOTHING
    for one in in_play.taking_part(s, running_conflict(s).attacker):
        trait_there = trait_there or characters.has_trait(s, one, card.defeat_trait)
        person_there = person_there or one.who == card.defeat_who
    return (trait_there and person_there) or _needs_nobody(s, placed)


def _needs_nobody(s: State, placed: PlacedChallenge) -> bool:
    """Whether a card says that what must be among those who defeat it does not matter."""
    running = running_conflict(s)
    for force in standing.in_force(s, asked.NEEDS_NO_TRAIT, placed.owner, SEES_ALL):
        effect = force.effect
        if not effect.means(s, force, CHALLENGE):
            continue
        if effect.is_about_players():
            if effect.concerns_player(s, force, running.attacker):
                return True
        elif effect.concerns_challenge(s, force, placed):
            return True
    return False


def is_decided(s: State) -> bool:
    """Nobody faces it any more, it is gone, or an effect has ended it (BUF-CHL-09, BUF-RUL-25)."""
    running = running_conflict(s)
    if not running.facing or running.winner != NOBODY:
        return True
    return in_play.seek_challenge(s, running.challenge) is None


def resolve(s: State) -> None:
    """Compare, Destiny Points and the challenge, then fatigue (BUF-RUL-27, BUF-RUL-57)."""
    running = running_conflict(s)
    placed = in_play.seek_challenge(s, running.challenge)
    if placed is None or running.winner == DRAWN:
        running.winner = DRAWN
        tell.numbers(s, "buffy-log-challenge-nobody", running.attacker)
        push(s, agenda.STAGE, a=CHALLENGE_DISCARD)  # BUF-RUL-25
        tire(s)
        return
    if running.winner == NOBODY:
        remember(s)
        beaten = bool(running.facing) and _compare(s, placed)
        forget(s)
        running.winner = running.attacker if beaten else running.defender
    push(s, agenda.STAGE, a=CHALLENGE_WON)
    if running.winner == running.attacker:
        _defeat(s, placed, running.attacker)
    else:
        if s.log is not None:
            tell.numbers(s, "buffy-log-challenge-lost", running.attacker, card=placed.kind)
        victory.lose_destiny(s, running.attacker, 1)  # BUF-CRE-04, BUF-RUL-19
        reports.happened(s, happenings.CHALLENGE_FAILED, running.attacker, placed.uid, placed.kind)
    if not s.over():
        tire(s)


def _defeat(s: State, placed: PlacedChallenge, seat: Seat) -> None:
    """Its reward, and to its owner's Crypt (BUF-CRE-03, BUF-CHA-04)."""
    reward = goals.reward_of(s, placed)
    s.challenges.remove(placed)
    s.texts = None
    zones.to_crypt(s, placed.owner, placed.kind)
    tell.numbers(s, "buffy-log-challenge-won", seat, card=placed.kind)
    victory.gain_destiny(s, seat, reward)
    reports.happened(s, happenings.CHALLENGE_DEFEATED, seat, placed.uid, placed.kind)


def tire(s: State) -> None:
    """Win or lose, everybody still facing it fatigues (BUF-CRE-05)."""
    for character in in_play.taking_part(s, running_conflict(s).attacker):
        tiring.fatigue(s, character, CAUSE_CHALLENGE)
