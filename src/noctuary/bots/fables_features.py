"""A duel of Twisted Fables as a row of numbers: what the learned judge looks at as a turn begins.

Everything is open to whoever owns the lists: markers, tokens, and what each Fable owns wherever it lies. Of a
hand only sizes and sums count, and they come from an imagined world if it is somebody else's.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.kinds import BASIC_KINDS, FIRST_OWN, JOKER, MATCH, POISON_1, POISON_3
from noctuary.games.fables.state import NO_THRESHOLD, Board, State, distance
from noctuary.kernel.ids import Seat

_TYPES: Final = ("attack", "defense", "movement")
# Of one Fable, in this order.
SIDE: Final[list[str]] = [
    "here",  # always 1: what she herself is worth
    "hp",
    "hp below 10",
    "hp below 5",
    "defense",
    "power",
    "epic to come",
    "hp above threshold",
    "cards",
    *[f"{kind} {level}" for kind in _TYPES for level in (1, 2, 3)],
    "jokers",
    *[f"{kind} talent {level}" for kind in _TYPES for level in (1, 2, 3)],
    "epics",
    "matches",
    "poison 1",
    "poison 2",
    "poison 3",
    *[f"{kind} twist" for kind in _TYPES],
    "last twists",
    "hand",
    *[f"{kind} in hand" for kind in _TYPES],
    "talents in hand",
    "durables",
    "durable value",
    "qi",
    "combo",
    "awake",
    "awakening",
    "fate",
    "red fate",
    "tentacles",
    "avatar 1",
    "avatar 2",
    "avatar 3",
    "cache",  # weighed by the network, but 0: stored cards count with those in hand
    "mist",
    "bramble",
    "poison left",
    "matches left",
    "edge",
]
# Of both together.
BETWEEN: Final[list[str]] = ["distance", "near", "two apart", "turn"]
WIDTH: Final = len(SIDE)

_BASICS: Final = 9
_TALENTS: Final = _BASICS + BASIC_KINDS
_EPICS: Final = _TALENTS + 9
_MATCHES: Final = _EPICS + 1
_POISONS: Final = _MATCHES + 1
_TWISTS: Final = _POISONS + 3
_LAST_TWISTS: Final = _TWISTS + 3
_HAND: Final = _LAST_TWISTS + 1
_DURABLES: Final = _HAND + 5
_TOKENS: Final = _DURABLES + 2
_FIRST_TWIST: Final = 9  # of a Fable's own cards: nine Talents come before (see `Sheet.own_cards`)


def features(s: State, me: Seat) -> list[float]:
    """What is seen from this seat: her own side, the other one, and what lies between."""
    foe = Seat(1 - me)
    row = side(s, s.boards[me])
    row += side(s, s.boards[foe])
    away = distance(s, me, foe)
    row.append(away / 4.0)
    row.append(1.0 if away <= 1 else 0.0)
    row.append(1.0 if away == 2 else 0.0)
    row.append(min(s.turn_number, 60) / 20.0)
    return row


def side(s: State, board: Board) -> list[float]:
    row = [0.0] * WIDTH
    hp = board.hp
    row[0] = 1.0
    row[1] = hp / 10.0
    row[2] = max(10 - hp, 0) / 10.0
    row[3] = max(5 - hp, 0) / 5.0
    row[4] = board.defense / 3.0
    row[5] = board.power / 5.0
    if board.threshold != NO_THRESHOLD:
        row[6] = 1.0
        row[7] = (hp - board.threshold) / 10.0
    cards = 0
    for zone in (board.hand, board.deck, board.discard, board.play):
        cards += len(zone)
        for kind in zone:
            _own(s, kind, row)
    for durable in board.durables:
        cards += 1
        _own(s, durable.card, row)
        if durable.basic >= 0:
            cards += 1
            _own(s, durable.basic, row)
        row[_DURABLES] += 0.5
        row[_DURABLES + 1] += durable.value / 4.0
    for kind in board.cache:
        cards += 1
        _own(s, kind, row)
    row[8] = cards / 10.0
    for kind in board.twists:
        offset = kind - board.sheet.first_kind - _FIRST_TWIST
        row[_TWISTS + offset if 0 <= offset < 3 else _LAST_TWISTS] += 1.0
    _hold(s, board, row)
    _tokens(s, board, row)
    return row


def _own(s: State, kind: int, row: list[float]) -> None:
    """One more card of hers, wherever it lies."""
    if kind < BASIC_KINDS:
        row[_BASICS + kind] += 0.3
    elif kind >= FIRST_OWN:
        if s.pool.is_talent[kind]:
            row[_TALENTS + 3 * s.pool.type[kind] + s.pool.level[kind] - 1] += 0.5
        else:
            row[_EPICS] += 1.0
    elif kind == MATCH:
        row[_MATCHES] += 0.3
    elif kind <= POISON_3:
        row[_POISONS + kind - POISON_1] += 0.3


def _hold(s: State, board: Board, row: list[float]) -> None:
    row[_HAND] = (len(board.hand) + len(board.cache)) / 6.0
    for kind in board.hand:
        _ready(s, kind, row)
    for kind in board.cache:
        _ready(s, kind, row)


def _ready(s: State, kind: int, row: list[float]) -> None:
    """One more card to play with: in hand, or stored, from where it is fetched for nothing."""
    if kind < JOKER:
        row[_HAND + 1 + kind // 3] += s.pool.level[kind] / 4.0
    elif kind >= FIRST_OWN:
        row[_HAND + 4] += s.pool.level[kind] / 4.0


def _tokens(s: State, board: Board, row: list[float]) -> None:
    at = _TOKENS
    row[at] = board.qi / 5.0
    row[at + 1] = board.combo / 3.0
    row[at + 2] = 1.0 if board.awake else 0.0
    row[at + 3] = board.awakening / 5.0
    row[at + 4] = len(board.fate) / 3.0
    for token in board.fate:
        row[at + 5] += (token % 2) / 3.0
    for square in board.tentacles:
        row[at + 6] += 0.5 if square else 0.0
    if 1 <= board.avatar <= 3:
        row[at + 6 + board.avatar] = 1.0
    row[at + 11] = board.mist / 3.0
    row[at + 12] = board.bramble / 3.0
    if s.poison_owner == board.seat:
        row[at + 13] = s.poison / 10.0
    if s.match_owner == board.seat:
        row[at + 14] = s.matches / 10.0
    if board.square <= 1 or board.square >= s.settings.squares:
        row[at + 15] = 1.0
