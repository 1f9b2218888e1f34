"""Who uses which text of which card, and where: what filters, conditions, costs and effects are read against.

A card in play is named by its kind and its holder: the uid of the character that is the card or bears it, the
uid of the challenge, the space of a location, NOTHING for an essence, an episode or a card that was played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from noctuary.games.buffy import in_play
from noctuary.games.buffy.kinds import CHALLENGE, CHARACTER, ESSENCE, ITEM, LOCATION, SKILL
from noctuary.games.buffy.pieces import Ability, Effect
from noctuary.games.buffy.state import NOBODY, Lasting, State, Step
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

# What a standing text may look at, so that types, traits and talents never depend on themselves: types see
# printed types and traits, traits see types, talents see types and traits; everything else sees all.
SEES_PRINTED: Final = 0
SEES_TYPES: Final = 1
SEES_TRAITS: Final = 2
SEES_ALL: Final = 3

_BITS: Final = 14  # of a kind or uid in a packed step
_MASK: Final = (1 << _BITS) - 1
TEXT: Final = 64  # most abilities of a card, and most effects of an ability


_NONE_YET: Final[list[int]] = []  # replaced, never filled: most contexts concern nobody in particular
_NO_SEATS_YET: Final[list[Seat]] = []


@mypyc_attr(free_list_len=1, acyclic=True)
class Context:
    """One use of one ability. Several are made for each decision, and most of them need little of this."""

    ability: int = 0  # its place on the card
    effect: int = 0  # and the place of the effect in it
    uid: int = NOTHING  # the character that is the card or bears it; an essence's Main Character
    challenge: int = NOTHING  # the challenge that carries the text
    space: int = NOTHING  # "here"
    sees: int = SEES_ALL
    event_seat: Seat = NOBODY  # what a reaction waited for
    event_uid: int = NOTHING
    event_kind: int = NOTHING
    chosen: int = NOTHING  # whom the effects before this one concerned
    uids: list[int] = _NONE_YET  # whom this effect concerns: characters or challenges
    seats: list[Seat] = _NO_SEATS_YET  # … and which players
    talent: int = NOTHING  # … and which talent

    def __init__(self, seat: Seat, kind: int, holder: int) -> None:
        self.seat = seat  # the user: "you"
        self.kind = kind
        self.holder = holder


@mypyc_attr(free_list_len=1, acyclic=True)
class Force:
    """One effect in force: from a card in play, or lasting (then with what was settled when it began)."""

    __slots__ = ("ability", "ctx", "effect", "lasting")

    def __init__(self, ctx: Context, effect: Effect, ability: Ability, lasting: Lasting | None) -> None:
        self.ctx = ctx
        self.effect = effect
        self.ability = ability
        self.lasting = lasting


def find_context(s: State, seat: Seat, kind: int, holder: int) -> Context:
    """A card in play or just played, seen by the one who uses it."""
    ctx = Context(seat, kind, holder)
    card_type = s.pool.type[kind]
    if card_type == LOCATION:
        ctx.space = holder
    elif card_type == CHALLENGE:
        placed = in_play.seek_challenge(s, holder)
        ctx.challenge = holder
        ctx.space = NOTHING if placed is None else placed.space
    elif card_type in (CHARACTER, SKILL, ITEM):
        ctx.uid = holder
        _stand_with(s, ctx)
    elif card_type == ESSENCE:
        main = in_play.main_of(s, seat)
        ctx.uid = NOTHING if main is None else main.uid
        _stand_with(s, ctx)
    else:
        ctx.space = conflict_space(s)
    return ctx


def _stand_with(s: State, ctx: Context) -> None:
    character = in_play.seek(s, ctx.uid)
    ctx.space = NOTHING if character is None else character.space


def conflict_space(s: State) -> int:
    """Where the running conflict takes place, NOTHING if none runs."""
    running = s.conflict
    if running is None:
        return NOTHING
    if running.challenge != NOTHING:
        placed = in_play.seek_challenge(s, running.challenge)
        if placed is not None:
            return placed.space
    character = in_play.seek(s, running.fighter)
    if character is None:
        character = in_play.seek(s, running.target)
    if character is not None:
        return character.space
    for uid in (*running.facing, *running.left):
        character = in_play.seek(s, uid)
        if character is not None:
            return character.space
    return NOTHING


def ability_of(s: State, ctx: Context) -> Ability:
    return s.pool.cards[ctx.kind].abilities[ctx.ability]


def effect_of(s: State, ctx: Context) -> Effect:
    return ability_of(s, ctx).effects[ctx.effect]


def place_in_text(ctx: Context) -> int:
    """Where in the card's text the effect stands, as one number: ability and effect."""
    return ctx.ability * TEXT + ctx.effect


# -- on the agenda ------------------------------------------------------------------------------------


def pack(ctx: Context, kind: int) -> Step:
    """This use of an ability as a step of the agenda."""
    happening = ((ctx.event_uid + 1) << _BITS | (ctx.event_kind + 1)) << 4 | (ctx.event_seat + 1)
    return Step(
        kind,
        ctx.seat,
        ctx.kind * TEXT * TEXT + place_in_text(ctx),
        ctx.holder,
        happening << _BITS | (ctx.chosen + 1),
    )


def pack_text(ctx: Context) -> int:
    """One effect of one card at one place, as a number above 0."""
    return ((ctx.kind * TEXT * TEXT + place_in_text(ctx)) << _BITS | (ctx.holder + 1)) + 1


def unpack_text(s: State, seat: Seat, text: int) -> Context:
    packed = text - 1
    card, place = divmod(packed >> _BITS, TEXT * TEXT)
    ctx = find_context(s, seat, card, (packed & _MASK) - 1)
    ctx.ability, ctx.effect = divmod(place, TEXT)
    return ctx


def knows_text(s: State, text: int) -> bool:
    """Whether `pack_text` can have made this number."""
    return has_text(s, (text - 1) >> _BITS)


def has_text(s: State, packed: int) -> bool:
    """Whether there is such an effect, on such a card."""
    card, text = divmod(packed, TEXT * TEXT)
    ability, effect = divmod(text, TEXT)
    if not 0 <= card < len(s.pool.cards) or ability >= len(s.pool.cards[card].abilities):
        return False
    return effect < max(len(s.pool.cards[card].abilities[ability].effects), 1)


def knows_step(s: State, step: Step) -> bool:
    """Whether `pack` can have made this step: a position may name any."""
    if not has_text(s, step.a):
        return False
    of_location = s.pool.type[step.a // (TEXT * TEXT)] == LOCATION
    if of_location and not 0 < step.b < len(s.locations):
        return False
    ctx = unpack(s, step)
    return ctx.event_seat < len(s.sides) and ctx.event_kind < len(s.pool.cards) and ctx.event_uid <= _MASK


def unpack(s: State, step: Step) -> Context:
    card, text = divmod(step.a, TEXT * TEXT)
    ctx = find_context(s, step.seat, card, step.b)
    ctx.ability, ctx.effect = divmod(text, TEXT)
    ctx.chosen = (step.c & _MASK) - 1
    happening = step.c >> _BITS
    ctx.event_seat = Seat((happening & 15) - 1)
    ctx.event_kind = (happening >> 4 & _MASK) - 1
    ctx.event_uid = (happening >> 4 + _BITS) - 1
    return ctx
