"""Whom the words of a text mean: "this", "you", "the opposing fighter", seen from the card that says them."""

from __future__ import annotations

from noctuary.games.buffy import board, in_play
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import CHALLENGE, ESSENCE, LOCATION
from noctuary.games.buffy.pieces import Filter, Player, Target
from noctuary.games.buffy.rules import targets
from noctuary.games.buffy.state import NOBODY, Character, PlacedChallenge, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def these(s: State, ctx: Context) -> list[Character]:
    """The source's own character; otherwise the user's that take part, or those at the location, or all.

    An essence speaks of the Main Character: of nobody while she is not in play (BUF-ESS-01).
    """
    if ctx.uid != NOTHING or s.pool.type[ctx.kind] == ESSENCE:
        character = in_play.seek(s, ctx.uid)
        return [] if character is None else [character]
    part = in_play.taking_part(s, ctx.seat)
    if part:
        return part
    mine = in_play.of(s, ctx.seat)
    if s.pool.type[ctx.kind] == LOCATION:
        return [character for character in mine if character.space == ctx.space]
    return mine


def named(s: State, ctx: Context, target: Target) -> int:
    if target == Target.MAIN:
        main = in_play.main_of(s, ctx.seat)
        return NOTHING if main is None else main.uid
    if target == Target.FOE:
        return targets.opposing_fighter(s, ctx)
    if target == Target.SAME:
        return ctx.chosen
    return ctx.event_uid if target == Target.SUBJECT else NOTHING


# -- in force -----------------------------------------------------------------------------------------


def is_this(s: State, ctx: Context, character: Character) -> bool:
    """The character itself or the bearer; whoever is at the location; whoever faces the challenge."""
    card_type = s.pool.type[ctx.kind]
    if card_type == LOCATION:
        return character.space == ctx.space
    if card_type == CHALLENGE:
        running = s.conflict
        return running is not None and running.challenge == ctx.challenge and character.uid in running.facing
    return character.uid == ctx.uid


def admits_there(s: State, ctx: Context, which: Filter, character: Character) -> bool:
    """On a location the filter speaks of everybody, not of the player concerned."""
    if s.pool.type[ctx.kind] != LOCATION:
        return targets.admits(s, ctx, which, character)
    seat = ctx.seat
    ctx.seat = NOBODY
    admitted = targets.admits(s, ctx, which, character)
    ctx.seat = seat
    return admitted


def is_meant_there(s: State, space: int, seat: Seat, player: Player) -> bool:
    """On a location "you" is everybody with a character there, an opponent among them who does not own it.

    BUF-LOC-04; the words for characters are read alike (`targets`).
    """
    if player != Player.YOU and board.owner_of(s, space) == seat:
        return False
    return any(one.owner == seat and one.space == space for one in s.characters)


def faces(s: State, ctx: Context, placed: PlacedChallenge) -> bool:
    """A character's text means the challenge it faces, an essence's the one the Main Character faces."""
    running = s.conflict
    if running is None or running.challenge != placed.uid:
        return False
    return ctx.uid in running.facing if ctx.uid != NOTHING else ctx.seat == running.attacker
