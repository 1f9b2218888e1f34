"""What a position of VTES is worth to a Methuselah, in points of pool."""

from __future__ import annotations

from math import exp
from typing import Final

from noctuary.bots import vtes_chances, vtes_choices, vtes_influence, vtes_offers
from noctuary.bots.judge import FARTHEST, Horizon, Judge, squashed
from noctuary.bots.vtes_influence import SAFE, THIN
from noctuary.bots.vtes_plans import more_to_her
from noctuary.bots.vtes_weights import BY_HAND, DUELS, TABLES, Weights
from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.board import predator, prey
from noctuary.games.vtes.kinds import (
    ALLY,
    ATTEMPT,
    CONTESTED,
    INFLUENCE,
    REACTION,
    READY,
    TORPOR,
    VAMPIRE,
)
from noctuary.games.vtes.rules import blocking, playable, politics
from noctuary.games.vtes.state import InPlay, Methuselah, State
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.move import move as play

_WIN: Final = 1000.0
_CROWD: Final[list[float]] = [1.0, 1.0, 0.9, 0.75, 0.6]  # each minion more than the first is worth less
_NORMAL_LINES: Final = 60  # with fewer it hardly beats the first look
_MOST: Final = 14  # offers that are looked at; a hand of many uses by many minions has more


class VtesJudge(Judge[State]):
    """Counts by the weights of duels or of larger tables: what wins is not the same at both."""

    def __init__(self, duels: Weights, tables: Weights) -> None:
        super().__init__(follows_passing=True, scale=duels.scale, normal_lines=_NORMAL_LINES)
        self.duels = duels
        self.tables = tables

    def weights(self, s: State) -> Weights:
        return self.duels if len(s.players) == 2 else self.tables

    def is_out(self, s: State, seat: Seat) -> bool:
        return s.players[seat].out

    def horizon(self, s: State, seat: Seat) -> Horizon:
        """The end of the running turn; in a duel what is transferred is seen at work in the next one."""
        if s.phase == INFLUENCE and s.active == seat and len(s.players) == 2:
            return _NEXT_TURN
        return _THIS_TURN

    def worth(self, s: State, seat: Seat) -> float:
        """Her own side, less those who are against her: her prey's pool above all (VTES-SETUP-01)."""
        w = self.weights(s)
        me = s.players[seat]
        if s.over_now:
            return _final(s, seat, w)
        if me.out:
            return w.out + w.point * me.points
        tables = _table_worths(s, w)
        total = w.point * me.points + _own_pool(me.pool, w) + w.hand * len(me.hand)
        total += tables[seat] + _waiting(s, me, w)
        if s.edge == seat:
            total += w.edge
        target = prey(s, seat)
        hunter = predator(s, seat)
        for player in s.players:
            if player.seat == seat or player.out:
                continue
            share = w.other_table
            if player.seat == target:
                total -= _prey_pool(player.pool, w)
                share = w.prey_table
            if player.seat == hunter:
                share += w.hunter_table
                total -= w.hunter_pool * player.pool
            total -= share * tables[player.seat]
            if s.edge == player.seat:
                total -= 0.3 * w.edge
            total -= w.rival_point * player.points
        return total

    def estimate(self, s: State, seat: Seat) -> float:
        w = self.weights(s)
        return squashed((self.lead(s, seat) - w.even) / w.scale)

    def hope(self, s: State, seat: Seat) -> float:
        """Her share of what there is to win, where each seat's lead is told as that seat would see it.

        Nobody plays by it: who does keeps her pool, waits, and wins less (docs/learned-judges.md).
        """
        scale = self.weights(s).told_scale
        mine = self.lead(s, seat)
        others = 0.0
        for player in s.players:
            if player.seat != seat:
                others += exp(min(max((self.lead(s, player.seat) - mine) / scale, -FARTHEST), FARTHEST))
        return 1.0 / (1.0 + others)

    def lead(self, s: State, seat: Seat) -> float:
        """In worth, as her own deck would use it."""
        lead = self.worth(s, seat)
        if not s.over_now and not s.players[seat].out:
            lead += more_to_her(s, seat)
        return lead

    def offers(self, s: State, decision: Decision) -> list[Move]:
        return vtes_offers.wide(s, decision, self.sensible(s, decision))

    def sensible(self, s: State, decision: Decision) -> list[Move]:
        """Transfers and discards follow from a look at crypt and hand; of many offers, some."""
        moves = decision.moves
        first = moves[0].verb
        if first in (verbs.TRANSFER, verbs.TAKE_BACK, verbs.DRAW_CRYPT, verbs.ARRIVE, verbs.MERGE):
            return vtes_influence.transfers(s, decision, self.weights(s))
        if first == verbs.DISCARD and decision.moves[-1].verb in (verbs.DISCARD, verbs.PASS):
            return [_discarded(s, decision)]
        if s.action is not None and s.action.blocker != NOTHING:
            plays = _catching(s, decision.seat, s.action.blocker)
            catching = [move for move in moves if move in plays]
            if catching:
                return catching  # she has begun, and can finish it
        if s.referendum is not None and any(move.verb in politics.VERBS for move in moves):
            return vtes_choices.ballots(s, decision)
        moves = vtes_choices.answers(s, decision)
        kept = [move for move in moves if _worth_trying(s, decision.seat, move)] or moves
        if len(kept) <= _MOST:
            return kept
        return [*kept[: _MOST - 1], kept[-1]]

    def chance(self, s: State, seat: Seat, move: Move) -> float:
        return vtes_chances.of_success(s, seat, move)


def _final(s: State, seat: Seat, w: Weights) -> float:
    """Victory points decide (VTES-OUST-05)."""
    most = 0
    for player in s.players:
        if player.seat != seat:
            most = max(most, player.points)
    me = s.players[seat].points
    return (_WIN if me > most else -_WIN if me < most else 0.0) + w.point * me


def _own_pool(pool: int, w: Weights) -> float:
    """The less there is, the more a point counts."""
    worth = w.own_pool * pool
    if pool < SAFE:
        worth -= w.own_pool_low * (SAFE - pool)
    if pool < THIN:
        worth -= w.own_pool_thin * (THIN - pool)
    return worth


def _prey_pool(pool: int, w: Weights) -> float:
    """An oust is near when little is left: each point then counts for more."""
    worth = w.prey_pool * pool
    if pool < SAFE:
        worth -= w.prey_pool_low * (SAFE - pool)
    return worth


# -- what lies on the table ---------------------------------------------------------------------------


def _table_worths(s: State, w: Weights) -> list[float]:
    """What lies there for each Methuselah."""
    worths = [0.0] * len(s.players)
    minions = [0] * len(s.players)
    for card in s.cards:
        if card.region == CONTESTED:
            continue
        whose = card.controller
        types = s.pool.bodies[card.kind]
        if types == VAMPIRE or (types & ALLY and card.region in (READY, TORPOR)):
            share = _CROWD[min(minions[whose], len(_CROWD) - 1)]
            worths[whose] += share * (_vampire(s, card, w) if types == VAMPIRE else _ally(s, card, w))
            minions[whose] += 1
        else:
            worths[whose] += _thing(s, card, w)
    return worths


def _thing(s: State, card: InPlay, w: Weights) -> float:
    """What it changes at once is seen in numbers; for the rest, it is worth about what it costs."""
    printed = s.pool.cards[card.kind]
    price = w.price * max(printed.pool, 0) + w.blood * max(printed.blood, 0)
    return w.thing + price + w.counter * min(card.counters, 6)


def _vampire(s: State, card: InPlay, w: Weights) -> float:
    printed = s.pool.cards[card.kind]
    capacity = printed.capacity + card.capacity
    worth = w.minion + w.capacity * capacity + w.vote * numbers.votes(s, card)
    worth += w.bleed * (numbers.bleed(s, card) - 1) + w.strength * (numbers.strength(s, card) - 1)
    if card.region == TORPOR:
        return w.asleep * worth + 0.3 * w.blood * card.counters
    worth += w.blood * card.counters + (w.empty if card.counters == 0 else 0.0)
    return worth + (0.0 if card.locked else w.unlocked)


def _ally(s: State, card: InPlay, w: Weights) -> float:
    worth = w.minion + w.life * card.counters + w.bleed * numbers.bleed(s, card)
    return worth + w.strength * numbers.strength(s, card) + (0.0 if card.locked else w.unlocked)


def _waiting(s: State, me: Methuselah, w: Weights) -> float:
    """Her vampires to be: the nearer one is to its capacity, the more its next point is worth."""
    worth = 0.0
    for one in me.uncontrolled:
        capacity = s.pool.cards[one.kind].capacity
        done = min(one.counters, capacity)
        worth += w.progress * done + w.ripe * done * done / capacity
    return worth


# -- what is decided without trying -------------------------------------------------------------------


def _worth_trying(s: State, seat: Seat, move: Move) -> bool:
    """Not giving up, and no attempt to block that is bound to fail: it could be made again for ever."""
    if move.verb == verbs.BLOCK:
        return s.action is not None and _can_catch(s, seat, move.a)
    return move.verb not in (verbs.WITHDRAW, verbs.YIELD)


def _can_catch(s: State, seat: Seat, uid: int) -> bool:
    """Whether a minion has the intercept it needs, or she holds reactions that give it (VTES-BLOCK-10)."""
    missing = numbers.stealth(s) - numbers.intercept(s, uid)
    if missing <= 0:
        return True
    if not any(_intercept_of(s, kind, index) for kind, index in _reactions(s, seat)):
        return False
    attempt = s.copy()
    blocking.attempt(attempt, seat, uid)
    found = {move.a: _intercept_of(s, move.a, move.c) for move in _catching(attempt, seat, uid)}
    return sum(found.values()) >= missing


def _catching(s: State, seat: Seat, uid: int) -> list[Move]:
    """Reactions that give a minion of hers, which attempts to block, the intercept that it lacks."""
    if numbers.intercept(s, uid) >= numbers.stealth(s):
        return []
    return [
        play(verbs.PLAY, kind, uid, index)
        for kind, index in _reactions(s, seat)
        if _intercept_of(s, kind, index) and playable.why_not_play(s, seat, kind, uid, index) is None
    ]


def _reactions(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Her cards for block attempts, each with the ways of playing it."""
    pool = s.pool
    return [
        (kind, index)
        for kind in sorted(set(s.players[seat].hand))
        if pool.types[kind] & REACTION and pool.windows[kind] >> ATTEMPT & 1
        for index in range(len(pool.cards[kind].uses))
    ]


def _intercept_of(s: State, kind: int, index: int) -> int:
    for effect in s.pool.cards[kind].uses[index].effects:
        if isinstance(effect, Intercept):
            return effect.amount.unit()
    return 0


def _discarded(s: State, decision: Decision) -> Move:
    """Of a card that is there several times, one; otherwise nothing, where she may keep all."""
    hand = s.players[decision.seat].hand
    best = decision.moves[-1]
    most = 1 if best.verb == verbs.PASS else 0
    for move in decision.moves:
        if move.verb == verbs.DISCARD:
            count = hand.count(move.a)
            if count > most:
                best, most = move, count
    return best


_THIS_TURN: Final = Horizon(turns=1)
_NEXT_TURN: Final = Horizon(turns=3)  # the others', then her own

JUDGE: Final = VtesJudge(BY_HAND, BY_HAND)
AHEAD: Final = VtesJudge(DUELS, TABLES)
