"""Conditions: what must be true for an ability to hold, be used or react; numbered in `vocabulary`."""

from __future__ import annotations

from noctuary.games.buffy import board, targets
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Condition, Filter, Player
from noctuary.games.buffy.context import SEES_ALL, Context
from noctuary.games.buffy.kinds import CHALLENGE, ESSENCE, LOCATION
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.rules.goals import seek as seek_challenge
from noctuary.games.buffy.state import DRAWN, NOBODY, Character, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def all_hold(s: State, ctx: Context, conditions: list[Condition]) -> bool:
    for condition in conditions:
        if not holds(s, ctx, condition):
            return False
    return True


def holds(s: State, ctx: Context, condition: Condition) -> bool:
    check = condition.check
    if check <= v.IS_NIGHT:
        return s.day == (check == v.IS_DAY)
    if check <= v.COUNT_AT_MOST:
        return _compares(check, targets.count(s, ctx, condition.filter), condition.amount)
    if check == v.THIS_IS:
        return any(targets.admits(s, ctx, _filter(condition), one) for one in _own(s, ctx))
    if check <= v.HAND_AT_MOST:
        return _about_players(s, ctx, condition)
    if check <= v.IN_CHALLENGE:
        return _about_conflict(s, ctx, condition)
    if check >= v.SUBJECT_IS and check <= v.THIS_HAPPENED:
        return _about_happening(s, ctx, condition)
    return _about_table(s, ctx, condition)


def _filter(condition: Condition) -> Filter:
    return targets.EVERYTHING if condition.filter is None else condition.filter


def _compares(check: int, count: int, amount: int) -> bool:
    """ "2 in play" is at least 2 (BUF-RUL-40b), unless the card says otherwise."""
    if check == v.COUNT_AT_LEAST:
        return count >= amount
    return count == amount if check == v.COUNT_EXACTLY else count <= amount


def _own(s: State, ctx: Context) -> list[Character]:
    """The source's own character; for a card without one the user's that take part, or all of them."""
    if ctx.uid != NOTHING or s.pool.type[ctx.kind] == ESSENCE:
        character = characters.seek(s, ctx.uid)
        return [] if character is None else [character]
    if s.pool.type[ctx.kind] == LOCATION:
        return [one for one in characters.at(s, ctx.space) if one.owner == ctx.seat]
    return characters.taking_part(s, ctx.seat) or characters.of(s, ctx.seat)


# -- players ------------------------------------------------------------------------------------------


def _about_players(s: State, ctx: Context, condition: Condition) -> bool:
    """Destiny Points compared, or what `_holds_for` says of the players the condition names."""
    check = condition.check
    if check == v.DESTINY_AHEAD:
        return all(_destiny(s, ctx.seat) > _destiny(s, other) for other in _opponents(s, ctx))
    if check == v.DESTINY_BEHIND:
        return any(_destiny(s, ctx.seat) < _destiny(s, other) for other in _opponents(s, ctx))
    return _holds_for_players(s, ctx, condition)


def _holds_for_players(s: State, ctx: Context, condition: Condition) -> bool:
    """ "Each" and "each opponent" means all of them; "an opponent" means at least one."""
    if condition.player == Player.YOU:
        return _holds_for_player(s, ctx.seat, condition)
    seats = targets.players(s, ctx, condition.player)
    found = [seat for seat in seats if _holds_for_player(s, seat, condition)]
    if condition.player in (Player.EACH, Player.EACH_OPPONENT):
        return len(found) == len(seats)
    return bool(found)


def _destiny(s: State, seat: Seat) -> int:
    return s.sides[seat].destiny


def _opponents(s: State, ctx: Context) -> list[Seat]:
    return [] if ctx.seat == NOBODY else board.opponents(s, ctx.seat)


def _holds_for_player(s: State, seat: Seat, condition: Condition) -> bool:
    if seat == NOBODY:
        return False
    check = condition.check
    amount = condition.amount
    side = s.sides[seat]
    if check == v.DESTINY_AT_LEAST:
        return side.destiny >= amount
    if check == v.DESTINY_AT_MOST:
        return side.destiny <= amount
    if check == v.HAND_AT_LEAST:
        return len(side.hand) >= amount
    if check == v.HAND_AT_MOST:
        return len(side.hand) <= amount
    if check == v.DISCARD_AT_LEAST:
        return len(side.discard) >= amount
    if check == v.DECK_AT_MOST:
        return len(side.deck) <= amount
    if check == v.PARK_COUNT_AT_LEAST:
        return s.park_holder == seat and s.park_count >= amount
    return (characters.main_of(s, seat) is not None) == (check == v.MAIN_IN_PLAY)


# -- the running conflict -----------------------------------------------------------------------------


def _about_conflict(s: State, ctx: Context, condition: Condition) -> bool:
    running = s.conflict
    check = condition.check
    if check == v.TALENT_AT_LEAST:
        return any(_talent(s, ctx, one, condition.talent) >= condition.amount for one in _own(s, ctx))
    if running is None:
        return False
    if check == v.HAS_WON:
        return running.winner == ctx.seat
    if check == v.HAS_LOST:
        duel = (running.attacker, running.defender)
        return running.winner not in (NOBODY, DRAWN, ctx.seat) and ctx.seat in duel
    if check == v.IS_ATTACKER:
        return running.attacker == ctx.seat
    if check == v.IS_DEFENDER:
        return running.defender == ctx.seat
    if check == v.PARTICIPANT:
        return any(targets.takes_part(s, one.uid) for one in targets.matching(s, ctx, _filter(condition)))
    if check == v.ALONE:
        return _is_alone(s, ctx, condition)
    if check == v.IN_FIGHT:
        return running.challenge == NOTHING
    placed = seek_challenge(s, running.challenge)
    return placed is not None and targets.admits_challenge(s, ctx, _filter(condition), placed)


def _talent(s: State, ctx: Context, character: Character, talent: int) -> int:
    """Talents that depend on talents see the printed ones only."""
    if ctx.sees == SEES_ALL:
        return characters.talent(s, character, talent)
    return characters.printed_talent(s, character, talent)


def _is_alone(s: State, ctx: Context, condition: Condition) -> bool:
    running = s.conflict
    group = [] if running is None else characters.taking_part(s, running.attacker)
    return len(group) == 1 and targets.admits(s, ctx, _filter(condition), group[0])


# -- a happening --------------------------------------------------------------------------------------


def _about_happening(s: State, ctx: Context, condition: Condition) -> bool:
    check = condition.check
    if check == v.SUBJECT_IS:
        character = characters.seek(s, ctx.event_uid)
        if character is None:
            return _departed_is(s, ctx, _filter(condition))
        return targets.admits(s, ctx, _filter(condition), character)
    if check == v.HAPPENED_TO:
        return ctx.event_seat in targets.players(s, ctx, condition.player)
    if check == v.THIS_HAPPENED:
        own = ctx.challenge if s.pool.type[ctx.kind] == CHALLENGE else ctx.uid
        return own != NOTHING and own == ctx.event_uid
    if ctx.event_kind == NOTHING:
        return False
    return targets.admits_card(
        s, ctx.event_seat, condition.filter, condition.amount - 1, s.pool.cards[ctx.event_kind]
    )


def _departed_is(s: State, ctx: Context, which: Filter) -> bool:
    """Somebody who is gone already is known by the top card and the player."""
    if ctx.event_kind == NOTHING or ctx.event_seat == NOBODY:
        return False
    if which.whose and (ctx.event_seat == ctx.seat) != (which.whose == 1):
        return False
    return targets.admits_card(s, ctx.event_seat, which, NOTHING, s.pool.cards[ctx.event_kind])


# -- the rest of the table ----------------------------------------------------------------------------


def _about_table(s: State, ctx: Context, condition: Condition) -> bool:
    check = condition.check
    if check == v.CHALLENGES_AT_LEAST or check == v.CHALLENGES_AT_MOST:
        count = len(targets.matching_challenges(s, ctx, condition.filter))
        return count >= condition.amount if check == v.CHALLENGES_AT_LEAST else count <= condition.amount
    if check == v.IS_ACTIVE:
        return s.active == ctx.seat
    if check == v.IS_OWNER:
        return ctx.seat == owner(s, ctx)
    if check == v.BEARS:
        return any(_bears(s, one, _filter(condition)) for one in _own(s, ctx))
    if check == v.RESOLVING_IS:
        running = s.conflict
        return running is not None and running.challenge == NOTHING and running.resolving == condition.talent
    if check == v.CRYPTED:
        return _is_crypted(s, s.pool.kind_of.get(_filter(condition).title, NOTHING))
    return _holds_for_players(s, ctx, condition)


def _is_crypted(s: State, kind: int) -> bool:
    for side in s.sides:
        if kind in side.crypt:
            return True
    return False


def owner(s: State, ctx: Context) -> Seat:
    """Whose card the source is; a location is the space's owner's."""
    if ctx.challenge != NOTHING:
        placed = seek_challenge(s, ctx.challenge)
        return NOBODY if placed is None else placed.owner
    if s.pool.type[ctx.kind] == LOCATION:
        return board.owner_of(s, ctx.space)
    character = characters.seek(s, ctx.uid)
    if character is not None:
        return character.owner
    for seat in board.seats_from(
        s, ctx.seat
    ):  # several may have the same episode: the user's own counts first
        side = s.sides[seat]
        if ctx.kind == side.part_one or ctx.kind in side.parts_two:
            return seat
    return ctx.seat


def _bears(s: State, character: Character, which: Filter) -> bool:
    for attached in character.attached:
        if targets.admits_card(s, character.owner, which, NOTHING, s.pool.cards[attached.kind]):
            return True
    return False
