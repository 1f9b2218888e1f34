"""Which answers of VTES are worth trying: how to vote, whom to burden and to favour, which card to choose.

A referendum goes through a dozen questions before it shows what it is worth. Where an answer follows from who
sits where, it is given at once, and what is left to try are the few that differ.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import find, predator, prey
from noctuary.games.vtes.rules import politics
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move

_BURDEN: Final = "vtes-ask-allocate"  # points that are lost, one by one
_FAVOUR: Final = "vtes-ask-shift"  # points that are gained
_FEW: Final = 4  # answers that are all tried
_NO_SIDE: Final = -1


# -- polling (VTES-POL-04) --------------------------------------------------------------------------------


def ballots(s: State, decision: Decision) -> list[Move]:
    """One vote for each side that she could be on, and a pass.

    Whoever has called it is for it; whoever has voted stays with it. As long as her side is behind and a vote
    costs nothing, she goes on.
    """
    seat = decision.seat
    side = _her_side(s, seat)
    others = [move for move in decision.moves if move.verb not in politics.VERBS]
    found: list[Move] = []
    for one in (politics.FOR, politics.AGAINST):
        if side in (one, _NO_SIDE):
            best = _best_vote(s, seat, decision.moves, one)
            if best is None:
                continue
            if side == one and _is_free(s, seat, best) and not _leads(s, one):
                return [best]
            found.append(best)
    return [*found, *others]


def _her_side(s: State, seat: Seat) -> int:
    called = s.referendum
    if called is None:
        return _NO_SIDE
    for source, _, side in called.cast:
        card = find(s, source)
        if card is not None and card.controller == seat:
            return side
    return politics.FOR if called.seat == seat and not called.hunt else _NO_SIDE


def _leads(s: State, side: int) -> bool:
    """A tie fails (VTES-POL-08)."""
    votes_for, votes_against = politics.tally(s)
    return votes_for > votes_against if side == politics.FOR else votes_against >= votes_for


def _side(move: Move) -> int:
    return move.a if move.verb == verbs.VOTE_EDGE else move.b


def _is_free(s: State, seat: Seat, move: Move) -> bool:
    """The Edge and cards of the hand are spent with their vote, the card that calls it is spent already."""
    if move.verb == verbs.VOTE_CARD:
        called = s.referendum
        return called is not None and called.seat == seat
    return move.verb == verbs.VOTE


def _best_vote(s: State, seat: Seat, moves: list[Move], side: int) -> Move | None:
    """Those that cost nothing first, the most votes first."""
    best: Move | None = None
    best_score = 0.0
    for move in moves:
        if move.verb not in politics.VERBS or _side(move) != side:
            continue
        card = find(s, move.a) if move.verb == verbs.VOTE else None
        score = 1.0 if card is None else 1.0 + numbers.votes(s, card)
        if _is_free(s, seat, move):
            score += 100.0
        if score > best_score:
            best, best_score = move, score
    return best


# -- Methuselahs and clans --------------------------------------------------------------------------------


def answers(s: State, decision: Decision) -> list[Move]:
    """Of the answers to a question, those that differ."""
    moves = decision.moves
    first = moves[0].verb
    if first == verbs.SEAT and decision.prompt == _BURDEN:
        return [_of_seat(moves, [prey(s, decision.seat), predator(s, decision.seat)], decision.seat)]
    if first == verbs.SEAT and decision.prompt == _FAVOUR:
        return [_of_seat(moves, [decision.seat], prey(s, decision.seat))]
    if first == verbs.CLAN and len(moves) > _FEW:
        return _own_clans(s, decision)
    if first == verbs.TARGET and len(moves) > _FEW:
        return _targets(s, decision)
    return moves


def _of_seat(moves: list[Move], wished: list[Seat], last: Seat) -> Move:
    """The first of these seats that is offered; otherwise any but the last."""
    for seat in wished:
        for move in moves:
            if move.a == seat:
                return move
    for move in moves:
        if move.a != last:
            return move
    return moves[0]


def _own_clans(s: State, decision: Decision) -> list[Move]:
    clans: set[int] = set()
    for card in s.cards:
        if card.controller == decision.seat:
            clans.add(numbers.clan(s, card))
    return [move for move in decision.moves if move.a in clans][:_FEW] or decision.moves


def _targets(s: State, decision: Decision) -> list[Move]:
    """Of each Methuselah's cards the one with the most on it, of her own two; and a way to decline."""
    kept: list[Move] = []
    taken: dict[int, int] = {}
    weighed = [
        (-_weight(s, move.a), place) for place, move in enumerate(decision.moves) if move.verb == verbs.TARGET
    ]
    for _, place in sorted(weighed):
        move = decision.moves[place]
        card = find(s, move.a)
        whose = NOTHING if card is None else int(card.controller)
        most = 2 if whose == decision.seat else 1
        if taken.get(whose, 0) < most:
            taken[whose] = taken.get(whose, 0) + 1
            kept.append(move)
    return [*kept, *(move for move in decision.moves if move.verb != verbs.TARGET)]


def _weight(s: State, uid: int) -> int:
    """Larger ones first; those that are not locked before the others."""
    card = find(s, uid)
    if card is None:
        return 0
    printed = s.pool.cards[card.kind]
    return 2 * (printed.capacity + printed.life + max(printed.pool, 0)) + card.counters + (not card.locked)
