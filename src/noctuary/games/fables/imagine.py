"""What a seat can only imagine: a twin of the state with everything unseen drawn anew (design §6).

A seat knows its own hand, every open card and, from them, what each deck and hand must contain in all;
not which card is where, nor which Epic another Fable has chosen. Everything below starts from sorted
lists, so that the result depends on what the seat knows and on the given chance, and on nothing else.
"""

from __future__ import annotations

from noctuary.games.fables.state import EVERYBODY, Board, State
from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat


def imagine(s: State, seat: Seat, chance: Chance) -> State:
    twin = s.copy()
    twin.chance = chance
    for board in twin.boards:
        if board.seat == seat:
            board.deck.sort()
            chance.shuffle(board.deck)
        elif not board.out:
            _deal_unseen(twin, board, seat, chance)
    relics = twin.relics
    if relics is not None:
        relics.deck.sort()
        chance.shuffle(relics.deck)
    return twin


def _deal_unseen(s: State, board: Board, seat: Seat, chance: Chance) -> None:
    """Hand, deck and stored cards of another Fable, dealt anew from all of them together."""
    _imagine_epics(s, board, chance)
    unseen = board.hand + board.deck + list(board.cache)
    secret = board.shown_to not in (EVERYBODY, seat)
    if secret:
        unseen += board.shown
    unseen.sort()
    chance.shuffle(unseen)
    hand, cache = len(board.hand), len(board.cache)
    if secret:
        kept = len(unseen) - len(board.shown)
        board.shown = tuple(unseen[kept:])
        unseen = unseen[:kept]
    board.hand = sorted(unseen[:hand])
    board.cache = tuple(sorted(unseen[hand : hand + cache]))
    board.deck = unseen[hand + cache :]


def _imagine_epics(s: State, board: Board, chance: Chance) -> None:
    """Which Epics she holds unseen is a guess among those nobody has seen yet (FAB-INFO-03)."""
    epics = board.sheet.epic_kinds
    is_epic = s.pool.is_epic
    seen = board.seen_epics + board.shown
    candidates = [kind for kind in epics if kind not in seen]
    chance.shuffle(candidates)
    held = 0
    for zone in (board.hand, board.deck):
        for place, kind in enumerate(zone):
            if is_epic[kind] and kind in epics and kind not in seen:
                zone[place] = candidates[held]
                held += 1
    if board.cache:
        cache = list(board.cache)
        for place, kind in enumerate(cache):
            if kind in epics and kind not in seen:
                cache[place] = candidates[held]
                held += 1
        board.cache = tuple(cache)
    if board.epics and held:
        board.epics = tuple(sorted(candidates[held:]))
