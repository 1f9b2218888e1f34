"""What is in force: the standing texts of cards in play, and effects that last.

Every rule that a card may change (BUF-GOLD-01) asks here, with one of the questions in `asked`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import asked, in_play
from noctuary.games.buffy.context import SEES_ALL, TEXT, Context, Force, find_context
from noctuary.games.buffy.kinds import CHALLENGE, LOCATION
from noctuary.games.buffy.pieces import Ability, Effect, Mode, Until
from noctuary.games.buffy.standing_cache import nothing_says, texts_in_play
from noctuary.games.buffy.state import NOBODY, Character, Lasting, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

_SEAT_BITS: Final = 3
REACTIONS_A_TURN: Final = 20  # of one ability: two cards that set each other off do not do so for ever

_SILENCE: Final[list[Force]] = []  # nothing is in force


def in_force(s: State, questions: int, viewer: Seat, sees: int) -> list[Force]:
    """Every effect in force that answers one of these (`asked`), in a fixed order, what lasts at the end.

    `viewer` is whom a question is about: on a location "you" is that player (BUF-LOC-04). What the texts may
    look at (`sees`) goes by the question alone. The list is not to be changed: while legal moves are listed
    the same question gets the same list.
    """
    if not s.remembering:
        return _SILENCE if nothing_says(s, questions) else gather(s, questions, viewer, sees)
    if not s.remembered & questions:
        return _SILENCE
    key = (questions << _SEAT_BITS) + viewer + 1
    found = s.answers.get(key)
    if found is None:
        found = s.answers[key] = gather(s, questions, viewer, sees)
    return found


def gather(s: State, questions: int, viewer: Seat, sees: int) -> list[Force]:
    found: list[Force] = []
    for text in texts_in_play(s).standing:
        if text.standing & questions:
            seat = viewer if text.seat == NOBODY else text.seat
            _collect(s, found, questions, seat, text.kind, text.holder, sees)
    for lasting in s.lasting:
        if questions & lasting.answers:
            _collect_lasting(s, found, lasting, sees)
    return found


def _collect(
    s: State, found: list[Force], questions: int, seat: Seat, kind: int, holder: int, sees: int
) -> None:
    for place, ability in enumerate(s.pool.cards[kind].abilities):
        if ability.mode != Mode.STANDING:
            continue
        ctx: Context | None = None
        for number, effect in enumerate(ability.effects):
            if not questions & effect.answers:
                continue
            if ctx is None:
                ctx = find_context(s, seat, kind, holder)
                ctx.sees = sees
                ctx.ability = place
                ctx.effect = number
                if not all_hold(s, ctx, ability):
                    break
            found.append(Force(ctx, effect, ability, None))


def all_hold(s: State, ctx: Context, ability: Ability) -> bool:
    """Whether everything is true that the ability asks for."""
    for condition in ability.conditions:
        if not condition.holds(s, ctx):
            return False
    return True


def _collect_lasting(s: State, found: list[Force], lasting: Lasting, sees: int) -> None:
    place, number = divmod(lasting.effect, TEXT)
    ability = s.pool.cards[lasting.source].abilities[place]
    ctx = find_context(s, lasting.user, lasting.source, lasting.holder)
    if lasting.until == Until.WHILE and not still_there(s, lasting.source, lasting.holder, lasting.user):
        return
    ctx.sees = sees
    ctx.ability = place
    ctx.effect = number
    ctx.space = lasting.space
    found.append(Force(ctx, ability.effects[number], ability, lasting))


def still_there(s: State, kind: int, holder: int, seat: Seat) -> bool:
    """Whether a card is still in play where it was."""
    card_type = s.pool.type[kind]
    if card_type == LOCATION:
        return s.locations[holder] == kind
    if card_type == CHALLENGE:
        return any(placed.uid == holder for placed in s.challenges)
    if holder != NOTHING:
        character = in_play.seek(s, holder)
        if character is None:
            return False
        return character.levels[-1] == kind or in_play.place_of(character, kind) != NOTHING
    side = s.sides[seat]
    return kind == side.essence or kind == side.part_one or kind in side.parts_two


# -- the usual ways to ask ----------------------------------------------------------------------------


def says(s: State, question: int, character: Character, about: int = NOTHING, sees: int = SEES_ALL) -> bool:
    """Whether some effect in force says so of this character."""
    for force in in_force(s, question, character.owner, sees):
        if force.effect.means(s, force, about) and force.effect.concerns(s, force, character):
            return True
    return False


def says_of_player(s: State, question: int, seat: Seat, about: int = NOTHING) -> bool:
    for force in in_force(s, question, seat, SEES_ALL):
        if force.effect.means(s, force, about) and force.effect.concerns_player(s, force, seat):
            return True
    return False


def total(s: State, question: int, character: Character) -> int:
    """The numbers of all effects that answer, added up."""
    found = 0
    for force in in_force(s, question, character.owner, SEES_ALL):
        if force.effect.concerns(s, force, character):
            found += amount(s, force, character)
    return found


def forbidden(s: State, what: int, character: Character) -> bool:
    """Whether a card forbids this to a character, by itself or as one of its player's."""
    for force in in_force(s, asked.FORBIDDEN, character.owner, SEES_ALL):
        effect = force.effect
        if not effect.means(s, force, what):
            continue
        if effect.is_about_players():
            if effect.concerns_player(s, force, character.owner):
                return True
        elif effect.concerns(s, force, character):
            return True
    return False


def forbidden_to(s: State, what: int, seat: Seat) -> bool:
    """Whether a card forbids this to a player."""
    return says_of_player(s, asked.FORBIDDEN, seat, what)


def amount(s: State, force: Force, character: Character | None = None, kind: int = NOTHING) -> int:
    """How much: what lasts has settled that when it began."""
    if force.lasting is not None:
        return force.lasting.amount
    return force.effect.amount_now(s, force.ctx, character, kind)


# -- making it last -----------------------------------------------------------------------------------


def impose(
    s: State,
    ctx: Context,
    effect: Effect,
    until: int,
    *,
    uid: int = NOTHING,
    seat: Seat = NOBODY,
    talent: int = NOTHING,
    amount: int = 0,
    what: int = NOTHING,
) -> None:
    """Keep an effect in force for as long as told; what is told nothing, for this conflict or this turn."""
    if until == Until.INSTANT:
        until = int(Until.TURN if s.conflict is None else Until.CONFLICT)
    lasting = Lasting(
        effect.answers,
        ctx.kind,
        ctx.seat,
        uid,
        talent,
        amount,
        what,
        until,
        ctx.ability * TEXT + ctx.effect,
        ctx.holder,
        ctx.space,
        seat,
    )
    s.lasting = (*s.lasting, lasting)


def spend(s: State, lasting: Lasting, rest: int) -> None:
    """Use up part of a lasting effect that serves a number of times; with nothing left it is over."""
    changed: list[Lasting] = []
    for other in s.lasting:
        if other is not lasting:
            changed.append(other)
        elif rest > 0:
            changed.append(
                Lasting(
                    other.answers,
                    other.source,
                    other.user,
                    other.uid,
                    other.talent,
                    rest,
                    other.what,
                    other.until,
                    other.effect,
                    other.holder,
                    other.space,
                    other.seat,
                )
            )
    s.lasting = tuple(changed)


def expire(s: State, until: int) -> None:
    """A stage, conflict, step or turn is over, and with it what lasted until then.

    A conflict's end is also the end of its stage; a turn's end is the end of everything shorter.
    """
    if s.lasting:
        s.lasting = tuple([lasting for lasting in s.lasting if not _ends(lasting.until, until)])
    if until == Until.TURN:
        s.used = ()


def _ends(lasts: int, until: int) -> bool:
    if lasts == until:
        return True
    if until == Until.TURN:
        return lasts < Until.TURN
    return lasts == Until.STAGE and until in (Until.CONFLICT, Until.STEP)


# -- once per turn, once per game ---------------------------------------------------------------------


def use_key(s: State, ctx: Context) -> int:
    """One ability of one card in play, for one user, as a number."""
    return ((ctx.kind * TEXT + ctx.ability) * 4096 + ctx.holder + 1) * 8 + ctx.seat + 1


def is_spent(s: State, ctx: Context, ability: Ability) -> bool:
    """Once per turn or game for each copy of the card; a reaction without a limit still ends some time."""
    if ability.once == 2:
        most, used = 1, s.used_ever
    elif ability.once == 1:
        most, used = 1, s.used
    elif ability.mode == Mode.TRIGGERED:
        most, used = REACTIONS_A_TURN, s.used
    else:
        return False
    times = used.count(use_key(s, ctx))
    return times >= most and times >= most * _copies(s, ctx)


def _copies(s: State, ctx: Context) -> int:
    """Two equal skills or items on one character are two cards."""
    character = in_play.seek(s, ctx.uid)
    if character is None:
        return 1
    return max([attached.kind for attached in character.attached].count(ctx.kind), 1)


def mark_used(s: State, ctx: Context, ability: Ability) -> None:
    if ability.once == 2:
        s.used_ever = (*s.used_ever, use_key(s, ctx))
    elif ability.once == 1 or ability.mode == Mode.TRIGGERED:
        s.used = (*s.used, use_key(s, ctx))
