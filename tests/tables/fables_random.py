"""Whole random games with the checks that hold at every moment of any of them."""

from __future__ import annotations

import random

from noctuary.games.fables.game import mine
from noctuary.games.fables.kinds import POISON_1, POISON_3
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import Board, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match

MOST_DECISIONS = 3000
LOOK_EVERY = 40


def play_random_game(fables: list[str], seed: int) -> Match:
    """Play to the end or for 3000 decisions; nothing leaves its bounds and no card comes from nowhere."""
    match = Match.start("fables", {"fables": list(fables)}, f"{fables}-{seed}".encode())
    chance = random.Random(seed)
    owned = [_own_talents(mine(match.state), Seat(seat)) for seat in range(len(fables))]
    for made in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            break
        match.play(chance.choice(decision.moves))
        state = mine(match.state)
        for board in state.boards:
            check_bounds(board)
            now = _own_talents(state, board.seat)
            assert now <= owned[board.seat]
            owned[board.seat] = now
        assert _poison(state) <= 18
        if made % LOOK_EVERY == 0:
            check_twins(match)
    return match


def check_bounds(board: Board) -> None:
    assert 0 <= board.hp <= board.max_hp
    assert 0 <= board.defense <= board.max_defense
    assert 0 <= board.power <= 25
    assert 0 <= board.qi <= 12
    assert board.hand == sorted(board.hand)


def check_twins(match: Match) -> None:
    """A copy, and what the deciding seat imagines, stand at the same question."""
    decision = match.decision
    if decision is None:
        return
    for twin in (match.copy(), match.imagine(decision.seat, b"twin")):
        assert twin.decision is not None
        assert (twin.decision.seat, twin.decision.prompt) == (decision.seat, decision.prompt)
        assert twin.decision.moves == decision.moves


def _zones(board: Board) -> list[int]:
    durables = [durable.card for durable in board.durables]
    return [
        *board.hand,
        *board.deck,
        *board.discard,
        *board.play,
        *board.shown,
        *board.cache,
        *durables,
    ]


def _own_talents(s: State, seat: Seat) -> int:
    """Talents of this seat's Fable, in her reserves and in anybody's zones."""
    sheet = s.boards[seat].sheet
    number = POOL.order.index(sheet)
    left = [
        kind
        for reserve, gone in zip(sheet.reserves, s.boards[seat].reserves, strict=True)
        for kind in reserve[gone:]
    ]
    held = [kind for board in s.boards for kind in _zones(board)]
    return sum(POOL.is_talent[kind] and POOL.sheet_of[kind] == number for kind in left + held)


def _poison(s: State) -> int:
    held = sum(POISON_1 <= kind <= POISON_3 for board in s.boards for kind in _zones(board))
    return s.poison + held
