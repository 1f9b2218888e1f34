"""What is in force: the standing texts of cards in play, and effects that last.

Every question about the rules that a card may answer otherwise (BUF-GOLD-01) goes through `in_force`; the
questions themselves are in `abilities`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.games.buffy import board, conditions, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Ability, Effect, Filter, Mode, Player, Target, Until
from noctuary.games.buffy.context import TEXT, Context, find_context, has_text
from noctuary.games.buffy.kinds import CHALLENGE, LOCATION
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.standing_cache import nothing_says, texts_in_play
from noctuary.games.buffy.state import NOBODY, Character, Lasting, PlacedChallenge, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

_SEAT_BITS: Final = 3
REACTIONS_A_TURN: Final = 20  # of one ability: two cards that set each other off do not do so for ever


@mypyc_attr(free_list_len=1, acyclic=True)
class Force:
    """One effect in force: from a card in play, or lasting (then with what was settled when it began)."""

    __slots__ = ("ability", "ctx", "effect", "lasting", "op")

    def __init__(
        self, op: int, ctx: Context, effect: Effect, ability: Ability, lasting: Lasting | None
    ) -> None:
        self.op = op
        self.ctx = ctx
        self.effect = effect
        self.ability = ability
        self.lasting = lasting


_SILENCE: Final[list[Force]] = []  # nothing is in force


def in_force(s: State, ops: int, viewer: Seat, sees: int) -> list[Force]:
    """Every effect in force of these primitives (bit mask), in a fixed order, those that last after the rest.

    `viewer` is whom a question is about: on a location "you" is that player (BUF-LOC-04). What the texts may
    look at (`sees`) goes by the primitives alone. The list is not to be changed: while legal moves are listed
    the same question gets the same list.
    """
    if not s.remembering:
        return _SILENCE if nothing_says(s, ops) else gather(s, ops, viewer, sees)
    if not s.remembered & ops:
        return _SILENCE
    asked = (ops << _SEAT_BITS) + viewer + 1
    found = s.answers.get(asked)
    if found is None:
        found = s.answers[asked] = gather(s, ops, viewer, sees)
    return found


def gather(s: State, ops: int, viewer: Seat, sees: int) -> list[Force]:
    found: list[Force] = []
    for text in texts_in_play(s).standing:
        if text.standing & ops:
            seat = viewer if text.seat == NOBODY else text.seat
            _collect(s, found, ops, seat, text.kind, text.holder, sees)
    for lasting in s.lasting:
        if ops >> lasting.op & 1:
            _collect_lasting(s, found, lasting, sees)
    return found


def _collect(s: State, found: list[Force], ops: int, seat: Seat, kind: int, holder: int, sees: int) -> None:
    for place, ability in enumerate(s.pool.cards[kind].abilities):
        if ability.mode != Mode.STANDING:
            continue
        ctx: Context | None = None
        for number, effect in enumerate(ability.effects):
            if not ops >> effect.op & 1:
                continue
            if ctx is None:
                ctx = find_context(s, seat, kind, holder)
                ctx.sees = sees
                ctx.ability = place
                ctx.effect = number
                if not conditions.all_hold(s, ctx, ability.conditions):
                    break
            found.append(Force(effect.op, ctx, effect, ability, None))


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
    found.append(Force(lasting.op, ctx, ability.effects[number], ability, lasting))


def still_there(s: State, kind: int, holder: int, seat: Seat) -> bool:
    """Whether a card is still in play where it was."""
    card_type = s.pool.type[kind]
    if card_type == LOCATION:
        return s.locations[holder] == kind
    if card_type == CHALLENGE:
        return any(placed.uid == holder for placed in s.challenges)
    if holder != NOTHING:
        character = characters.seek(s, holder)
        if character is None:
            return False
        return character.levels[-1] == kind or characters.place_of(character, kind) != NOTHING
    side = s.sides[seat]
    return kind == side.essence or kind == side.part_one or kind in side.parts_two


# -- whom it concerns ---------------------------------------------------------------------------------


def concerns(s: State, force: Force, character: Character) -> bool:
    """Whether an effect in force holds for this character."""
    lasting = force.lasting
    if lasting is not None and lasting.uid != NOTHING:
        return lasting.uid == character.uid
    ctx, effect = force.ctx, force.effect
    which = effect.filter
    target = effect.target
    if target == Target.THIS:
        if not _is_this(s, ctx, character):
            return False
    elif target == Target.MAIN:
        if not characters.is_main(s, character) or not _is_users(s, ctx, character.owner):
            return False
    elif target == Target.FOE:
        if targets.opposing_fighter(s, ctx) != character.uid:
            return False
    elif target == Target.NONE:
        return False
    return which is None or _admits(s, ctx, which, character)


def _admits(s: State, ctx: Context, which: Filter, character: Character) -> bool:
    """On a location the filter speaks of everybody, not of the player concerned."""
    if s.pool.type[ctx.kind] != LOCATION:
        return targets.admits(s, ctx, which, character)
    seat = ctx.seat
    ctx.seat = NOBODY
    admitted = targets.admits(s, ctx, which, character)
    ctx.seat = seat
    return admitted


def _is_this(s: State, ctx: Context, character: Character) -> bool:
    """The character itself or the bearer; whoever is at the location; whoever faces the challenge."""
    card_type = s.pool.type[ctx.kind]
    if card_type == LOCATION:
        return character.space == ctx.space
    if card_type == CHALLENGE:
        running = s.conflict
        return running is not None and running.challenge == ctx.challenge and character.uid in running.facing
    return character.uid == ctx.uid


def _is_users(s: State, ctx: Context, seat: Seat) -> bool:
    return ctx.seat == seat or s.pool.type[ctx.kind] == LOCATION


def concerns_player(s: State, force: Force, seat: Seat) -> bool:
    """Whether an effect in force holds for this player."""
    lasting = force.lasting
    if lasting is not None:
        return lasting.seat == NOBODY or lasting.seat == seat
    ctx = force.ctx
    player = force.effect.player
    if player == Player.EACH:
        return True
    if s.pool.type[ctx.kind] == LOCATION and player <= Player.CHOSEN_OPPONENT:
        return _is_meant_there(s, ctx.space, seat, player)
    if player == Player.YOU:
        return ctx.seat == seat
    return seat in targets.players(s, ctx, player)


def _is_meant_there(s: State, space: int, seat: Seat, player: Player) -> bool:
    """On a location "you" is everybody with a character there, an opponent among them who does not own it.

    BUF-LOC-04; the words for characters are read alike (`targets`).
    """
    if player != Player.YOU and board.owner_of(s, space) == seat:
        return False
    return any(one.owner == seat and one.space == space for one in s.characters)


def concerns_challenge(s: State, force: Force, placed: PlacedChallenge) -> bool:
    """Whether an effect in force holds for this challenge."""
    lasting = force.lasting
    if lasting is not None and lasting.uid != NOTHING:
        return lasting.uid == placed.uid
    ctx, effect = force.ctx, force.effect
    if effect.target == Target.ALL or effect.target == Target.CHOSEN:
        return effect.filter is None or targets.admits_challenge(s, ctx, effect.filter, placed)
    if effect.filter is not None and not targets.admits_challenge(s, ctx, effect.filter, placed):
        return False
    if s.pool.type[ctx.kind] == LOCATION:
        return placed.space == ctx.space
    if ctx.challenge != NOTHING:
        return placed.uid == ctx.challenge
    return _faces(s, ctx, placed)


def _faces(s: State, ctx: Context, placed: PlacedChallenge) -> bool:
    """A character's text means the challenge it faces, an essence's the one the Main Character faces."""
    running = s.conflict
    if running is None or running.challenge != placed.uid:
        return False
    return ctx.uid in running.facing if ctx.uid != NOTHING else ctx.seat == running.attacker


# -- how much -----------------------------------------------------------------------------------------


def amount(s: State, force: Force, character: Character | None = None) -> int:
    if force.lasting is not None:
        return force.lasting.amount
    return amount_now(s, force.ctx, force.effect, character)


def amount_now(s: State, ctx: Context, effect: Effect, character: Character | None = None) -> int:
    """The effect's number; times what it counts, if it counts something."""
    if effect.op == v.BOOST_PER or (effect.op == v.BOOST and effect.what != NOTHING):
        return effect.amount * _counted(s, ctx, effect, character)
    if effect.counted is None or effect.op in (v.COPY_TALENT, v.START_FIGHT, v.UNATTACH):
        return effect.amount
    return effect.amount * targets.count(s, ctx, effect.counted)


def _counted(s: State, ctx: Context, effect: Effect, character: Character | None) -> int:
    what = effect.what
    if what == v.COUNT_ATTACHMENTS:
        return 0 if character is None else len(attachments(s, character, effect))
    if ctx.seat != NOBODY and what == v.COUNT_HAND:
        return len(s.sides[ctx.seat].hand)
    if ctx.seat != NOBODY and what == v.COUNT_DESTINY:
        return s.sides[ctx.seat].destiny
    return targets.count(s, ctx, effect.counted, what)


def attachments(s: State, character: Character, effect: Effect) -> list[int]:
    """The skills and items on a character that an effect means, by kind; equal ones several times."""
    return [
        attached.kind
        for attached in character.attached
        if targets.admits_card(s, character.owner, None, effect.card_type, s.pool.cards[attached.kind])
    ]


# -- making it last -----------------------------------------------------------------------------------


def impose(
    s: State,
    ctx: Context,
    effect: Effect,
    *,
    uid: int = NOTHING,
    seat: Seat = NOBODY,
    talent: int = NOTHING,
    amount: int = 0,
    what: int = NOTHING,
    op: int = NOTHING,
    until: int = Until.INSTANT,
) -> None:
    """Keep an effect in force for as long as it says, or the caller; else for this conflict, or this turn."""
    if until == Until.INSTANT:
        until = int(effect.until)
    if until == Until.INSTANT:
        until = int(Until.TURN if s.conflict is None else Until.CONFLICT)
    lasting = Lasting(
        effect.op if op == NOTHING else op,
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


def misfit(s: State, lasting: Lasting) -> str:
    """The field that fits no text, if one does not: a position may say anything."""
    if not has_text(s, lasting.source * TEXT * TEXT + lasting.effect):
        return "effect"
    place, number = divmod(lasting.effect, TEXT)
    effects = s.pool.cards[lasting.source].abilities[place].effects
    if number >= len(effects):
        return "effect"
    op = effects[number].op
    if lasting.op != op and not (op == v.COPY_TALENT and lasting.op == v.SET_TALENT):  # a copy is set
        return "op"
    of_location = s.pool.type[lasting.source] == LOCATION
    return "holder" if of_location and not 0 < lasting.holder < len(s.locations) else ""


def spend(s: State, lasting: Lasting, rest: int) -> None:
    """Use up part of a lasting effect that serves a number of times; with nothing left it is over."""
    changed: list[Lasting] = []
    for other in s.lasting:
        if other is not lasting:
            changed.append(other)
        elif rest > 0:
            changed.append(
                Lasting(
                    other.op,
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
    character = characters.seek(s, ctx.uid)
    if character is None:
        return 1
    return max([attached.kind for attached in character.attached].count(ctx.kind), 1)


def mark_used(s: State, ctx: Context, ability: Ability) -> None:
    if ability.once == 2:
        s.used_ever = (*s.used_ever, use_key(s, ctx))
    elif ability.once == 1 or ability.mode == Mode.TRIGGERED:
        s.used = (*s.used, use_key(s, ctx))
