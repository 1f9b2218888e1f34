"""What a Twisted Fables position is made of: HP, Defense, Power, and the cards of both sides."""

from __future__ import annotations

from typing import Final

from noctuary.bots.reasons import Part, Reasons
from noctuary.games.fables.state import Board, State
from noctuary.kernel.ids import MessageId, Seat

_HP: Final = 1.0
_DEFENSE: Final = 0.55
_POWER: Final = 0.3
_LEVEL: Final = 1.1  # of a card that is owned
_TWIST: Final = 2.0


class FablesReasons(Reasons[State]):
    def parts(self, s: State, seat: Seat) -> list[Part]:
        """Each of one's own side (in 2v2 with the partner's), and of the other."""
        team = s.boards[seat].team
        own = [board for board in s.boards if board.team == team and not board.out]
        others = [board for board in s.boards if board.team != team and not board.out]
        return [
            Part(MessageId("fables-reason-hp"), _hp(own), _HP),
            Part(MessageId("fables-reason-their-hp"), _hp(others), -_HP),
            Part(MessageId("fables-reason-defense"), _defense(own), _DEFENSE),
            Part(MessageId("fables-reason-their-defense"), _defense(others), -_DEFENSE),
            Part(MessageId("fables-reason-power"), _power(own), _POWER),
            Part(MessageId("fables-reason-cards"), _levels(s, own), _LEVEL),
            Part(MessageId("fables-reason-their-cards"), _levels(s, others), -_LEVEL),
            Part(MessageId("fables-reason-twists"), _twists(own), _TWIST),
        ]


def _hp(boards: list[Board]) -> float:
    return float(sum([board.hp for board in boards]))


def _defense(boards: list[Board]) -> float:
    return float(sum([board.defense for board in boards]))


def _power(boards: list[Board]) -> float:
    return float(sum([board.power for board in boards]))


def _twists(boards: list[Board]) -> float:
    return float(sum([len(board.twists) for board in boards]))


def _levels(s: State, boards: list[Board]) -> float:
    """Wherever they lie; cards without a level, Poison and Matches among them, count nothing."""
    total = 0.0
    for board in boards:
        for zone in (board.hand, board.deck, board.discard, board.play):
            for kind in zone:
                total += s.pool.level[kind]
        for durable in board.durables:
            total += s.pool.level[durable.card]
    return total


REASONS: Final = FablesReasons()
