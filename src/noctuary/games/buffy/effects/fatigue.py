"""Fatigue and movement (primitives 30 to 38)."""

from __future__ import annotations

from noctuary.games.buffy import abilities, standing, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Effect, Place, Until
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.effects.talents import on_characters
from noctuary.games.buffy.questions import choose_attachment, choose_space
from noctuary.games.buffy.rules import characters, conflict, movement
from noctuary.games.buffy.state import Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


def can_concern(s: State, ctx: Context, effect: Effect, character: Character) -> bool:
    """Whether the effect could change anything for this character."""
    op = effect.op
    if op == v.FATIGUE or op == v.REFRESH:
        wanted = op == v.REFRESH
        if effect.card_type != NOTHING:
            return bool(_turnable(s, effect, character))
        return character.fatigued == wanted
    if op == v.MOVE or (op == v.FREE_MOVE and effect.until == Until.INSTANT):
        return bool(_destinations(s, ctx, effect, character))
    return True


# -- fatigue ------------------------------------------------------------------------------------------


def _turnable(s: State, effect: Effect, character: Character) -> list[tuple[int, int]]:
    """The character's skills or items that the effect could turn, as (kind, bearer)."""
    wanted = effect.op == v.REFRESH
    return [
        (attached.kind, character.uid)
        for attached in character.attached
        if attached.fatigued == wanted and s.pool.type[attached.kind] == effect.card_type
    ]


def fatigue(s: State, ctx: Context, effect: Effect) -> Play | None:
    """30: turn a character, or one of its attachments, sideways."""
    if effect.card_type != NOTHING:
        return _turn_attachments(s, ctx, effect)
    for uid in ctx.uids:
        character = characters.seek(s, uid)
        if character is not None:
            characters.fatigue(s, character, v.CAUSE_EFFECT)
    return None


def refresh(s: State, ctx: Context, effect: Effect) -> Play | None:
    """31: turn a character, or one of its attachments, upright."""
    if effect.card_type != NOTHING:
        return _turn_attachments(s, ctx, effect)
    for uid in ctx.uids:
        character = characters.seek(s, uid)
        if character is not None and characters.refresh(s, character) and s.log is not None:
            tell.numbers(s, "buffy-log-refreshed", character.owner, card=character.levels[-1])
    return None


def _turn_attachments(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        character = characters.find(s, uid)
        kind, _ = yield from choose_attachment(
            ctx.seat, "buffy-ask-attachment", _turnable(s, effect, character), ctx.kind
        )
        for place, attached in enumerate(character.attached):
            if attached.kind == kind and attached.fatigued == (effect.op == v.REFRESH):
                if effect.op == v.REFRESH:
                    characters.refresh_attached(character, place)
                else:
                    characters.fatigue_attached(character, place)
                break


def prevent_fatigue(s: State, ctx: Context, effect: Effect) -> None:
    """32: what would fatigue does not, a number of times or always (BUF-FAT-09)."""
    on_characters(s, ctx, effect)


def no_refresh(s: State, ctx: Context, effect: Effect) -> None:
    """33"""
    on_characters(s, ctx, effect)


# -- movement -----------------------------------------------------------------------------------------


def _destinations(s: State, ctx: Context, effect: Effect, character: Character) -> list[int]:
    """Where the effect may put a character; "adjacent" is next to where it stands."""
    if abilities.forbidden(s, v.FORBID_MOVE, character):
        return []
    which = effect.place
    adjacent = which is not None and which.place == Place.ADJACENT
    spaces = targets.spaces(s, ctx, which, character.space if adjacent else NOTHING)
    return [space for space in spaces if space != character.space]


def move(s: State, ctx: Context, effect: Effect) -> Play | None:
    """34: uses up no move, but the Park's rule still fatigues (BUF-RUL-51)."""
    return _move_all(s, ctx, effect)


def _move_all(s: State, ctx: Context, effect: Effect) -> Play:
    for uid in ctx.uids:
        character = characters.seek(s, uid)
        if character is None:
            continue
        spaces = _destinations(s, ctx, effect, character)
        space = yield from choose_space(ctx.seat, "buffy-ask-space", spaces, character.levels[-1])
        if space != NOTHING:
            movement.relocate(s, character, space)
            if targets.takes_part(s, uid):
                conflict.leave(s, uid)  # fighters and those who face a challenge stand there (BUF-FGT-03)


def extra_moves(s: State, ctx: Context, effect: Effect) -> None:
    """35: more moves this turn, or fewer."""
    on_characters(s, ctx, effect)


def widen_moves(s: State, ctx: Context, effect: Effect) -> None:
    """36: a normal move may reach other spaces (BUF-RUL-52)."""
    on_characters(s, ctx, effect)


def free_move(s: State, ctx: Context, effect: Effect) -> Play | None:
    """37: a move that is not counted: now, or whenever made while it lasts."""
    if effect.until == Until.INSTANT:
        return _move_all(s, ctx, effect)
    on_characters(s, ctx, effect)
    return None


def count_as_park(s: State, ctx: Context, effect: Effect) -> Play | None:
    """38: a space counts as the Park for its control."""
    return _count_as_park(s, ctx, effect)


def _count_as_park(s: State, ctx: Context, effect: Effect) -> Play:
    spaces = targets.spaces(s, ctx, effect.place) if effect.place is not None else targets.spots(s, ctx)
    space = yield from choose_space(ctx.seat, "buffy-ask-park", sorted(set(spaces)), ctx.kind)
    if space != NOTHING:
        standing.impose(s, ctx, effect, what=space)
