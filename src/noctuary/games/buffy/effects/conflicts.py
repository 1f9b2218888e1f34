"""Taking part in fights and challenges (primitives 21 to 29)."""

from __future__ import annotations

from noctuary.games.buffy import abilities, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Effect, Target
from noctuary.games.buffy.context import Context, ability_of, pack_text
from noctuary.games.buffy.effects.talents import on_characters, on_players
from noctuary.games.buffy.kinds import EITHER
from noctuary.games.buffy.questions import choose_character
from noctuary.games.buffy.rules import characters, conflict, fight, goals
from noctuary.games.buffy.state import DRAWN, Character, State
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


def can_concern(s: State, ctx: Context, effect: Effect, character: Character) -> bool:
    """Whether the effect could change anything for this character."""
    if effect.op == v.START_FIGHT:
        return bool(_victims(s, ctx, effect, character)) or s.conflict is not None
    if effect.op == v.LEAVE_CONFLICT:
        return targets.takes_part(s, character.uid)
    if effect.op == v.JOIN_CONFLICT:
        return _can_join(s, effect, character)
    return _can_replace(s, effect, character)


# -- fights out of turn -------------------------------------------------------------------------------


def _victims(s: State, ctx: Context, effect: Effect, attacker: Character) -> list[int]:
    """Whom this character may attack now by the effect; "here" is where it stands."""
    waived = max(effect.what, 0)
    found = s.characters if effect.counted is None else targets.matching(s, ctx, effect.counted)
    return [one.uid for one in found if fight.why_not_fight(s, attacker.uid, one.uid, waived) is None]


def start_fight(s: State, ctx: Context, effect: Effect) -> Play | None:
    """21: a fight begins, during another one right after it (BUF-RUL-16c)."""
    if not ctx.uids:
        return None
    if s.conflict is None:
        return _choose_victim(s, ctx, effect, characters.find(s, ctx.uids[0]))
    _announce(s, ctx, effect, ctx.uids[0], NOTHING)
    return None


def _choose_victim(s: State, ctx: Context, effect: Effect, attacker: Character) -> Play:
    victims = _victims(s, ctx, effect, attacker)
    may = ability_of(s, ctx).may
    uid = yield from choose_character(ctx.seat, "buffy-ask-attack", victims, ctx.kind, or_none=may)
    if uid != NOTHING:
        _announce(s, ctx, effect, attacker.uid, uid)


def _announce(s: State, ctx: Context, effect: Effect, attacker: int, victim: int) -> None:
    waived = max(effect.what, 0)
    if ability_of(s, ctx).may and victim == NOTHING:
        waived |= fight.MAY_DECLINE
    text = 0 if effect.counted is None else pack_text(ctx)
    fight.start_by_effect(s, ctx.seat, attacker, victim, waived, text)


# -- leaving and joining ------------------------------------------------------------------------------


def leave_conflict(s: State, ctx: Context, effect: Effect) -> None:
    """22: out of the fight or challenge, but not defeated (BUF-FGT-13, BUF-CHL-09)."""
    for uid in ctx.uids:
        if targets.takes_part(s, uid):
            character = characters.find(s, uid)
            if s.log is not None:
                tell.numbers(s, "buffy-log-leaves", character.owner, card=character.levels[-1])
            conflict.leave(s, uid)


def _can_join(s: State, effect: Effect, character: Character) -> bool:
    """Who may still join the group, but for what the effect waives (BUF-CHL-03, BUF-CHL-04, BUF-RUL-28)."""
    running = s.conflict
    placed = None if running is None else goals.seek(s, running.challenge)
    if running is None or placed is None or character.owner != running.attacker:
        return False
    waived = max(effect.what, 0)
    if character.uid in running.facing or abilities.forbidden(s, v.FORBID_JOIN, character):
        return False
    if character.fatigued and not waived & v.WAIVE_REFRESHED:
        return False
    if character.space != placed.space and not waived & v.WAIVE_PLACE:
        return False
    side = s.pool.cards[placed.kind].side
    if side == EITHER and running.facing:  # whoever faces it already decides
        side = characters.side_of(s, characters.find(s, running.facing[0]))
    return side == EITHER or characters.side_of(s, character) == side or waived & v.WAIVE_SIDE != 0


def join_conflict(s: State, ctx: Context, effect: Effect) -> None:
    """23: one more character faces the challenge."""
    for uid in ctx.uids:
        character = characters.find(s, uid)
        if s.log is not None:
            tell.numbers(s, "buffy-log-joins", character.owner, card=character.levels[-1])
        conflict.join(s, uid)


def _can_replace(s: State, effect: Effect, character: Character) -> bool:
    """Another character of one of the two players, there and rested unless the effect waives that."""
    running = s.conflict
    if running is None or running.challenge != NOTHING or targets.takes_part(s, character.uid):
        return False
    uid = running.fighter if character.owner == running.attacker else running.target
    fighter = characters.seek(s, uid)
    if fighter is None or fighter.owner != character.owner:
        return False
    waived = max(effect.what, 0)
    if character.fatigued and not waived & v.WAIVE_REFRESHED:
        return False
    if character.space != fighter.space and not waived & v.WAIVE_PLACE:
        return False
    return not abilities.forbidden(s, v.FORBID_DOUBLE, character)


def replace_fighter(s: State, ctx: Context, effect: Effect) -> None:
    """24: fights in the other's place, who is out of the fight and untouched (BUF-RUL-16)."""
    for uid in ctx.uids[:1]:
        character = characters.find(s, uid)
        if s.log is not None:
            tell.numbers(s, "buffy-log-replaces", character.owner, card=character.levels[-1])
        fight.replace_fighter(s, uid)
        if effect.fixed:
            characters.fatigue(s, character, v.CAUSE_DOUBLE)


def end_conflict(s: State, ctx: Context, effect: Effect) -> None:
    """26: the fight or challenge is over; for the user won or lost, or for nobody."""
    running = s.conflict
    if running is None:
        return
    if effect.what == v.RESULT_NONE:
        conflict.end_at_once(s, DRAWN)
    elif ctx.seat in (running.attacker, running.defender):
        other = running.defender if ctx.seat == running.attacker else running.attacker
        conflict.end_at_once(s, ctx.seat if effect.what == v.RESULT_WIN else other)


# -- rules of the contest -----------------------------------------------------------------------------


def forbid(s: State, ctx: Context, effect: Effect) -> None:
    """25: to characters, or to players."""
    if effect.target == Target.NONE:
        on_players(s, ctx, effect)
    else:
        on_characters(s, ctx, effect)


def change_draw(s: State, ctx: Context, effect: Effect) -> None:
    """27: more, fewer or at most so many cards in a draw step or stage."""
    on_players(s, ctx, effect)


def survive_defeat(s: State, ctx: Context, effect: Effect) -> None:
    """28: defeated, but not discarded."""
    on_characters(s, ctx, effect)


def break_tie(s: State, ctx: Context, effect: Effect) -> None:
    """29: wins a tied fight."""
    on_players(s, ctx, effect)
