"""Basic cards: which count as what, what they are worth, and what a hand of them offers (FAB-ACT-08, -11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.games.fables import verbs
from noctuary.games.fables.kinds import (
    ALL_KINDS,
    ATTACK,
    BASIC_KINDS,
    BLOOD_1,
    DEFENSE,
    JOKER,
    MATCH,
    MOVEMENT,
    printed_value,
)
from noctuary.games.fables.rules.zones import match_used
from noctuary.games.fables.state import NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move, move, moves_by_number
from noctuary.kernel.refusal import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a number without a box; a plain int as Python

_FIRST_WITH: Final = [moves_by_number(verb, ALL_KINDS) for verb in (verbs.ATTACK, verbs.DEFEND, verbs.MOVE)]
_ADD: Final = moves_by_number(verbs.ADD, ALL_KINDS)
_GO: Final = move(verbs.GO)
_GO_LEFT: Final = move(verbs.LEFT)
_GO_RIGHT: Final = move(verbs.RIGHT)


# -- which cards count as what ----------------------------------------------------------------------


def counts_as(s: State, me: Seat, kind: int, card_type: int) -> bool:
    """A card of that type, a Joker (FAB-ACT-08), a Match not barred from it, or what her sheet allows."""
    if kind < JOKER:
        if kind // 3 == card_type:
            return True
        return s.boards[me].sheet.may_count_as(s, me, kind, card_type)
    if kind == JOKER:
        return True
    if kind == MATCH:
        owner = s.match_owner
        return owner == NOBODY or card_type not in s.boards[owner].sheet.match_types_barred(s, owner)
    return s.boards[me].sheet.may_count_as(s, me, kind, card_type)


def value_of(s: State, me: Seat, kind: int, card_type: int) -> int:
    """The value after Avatars and the like, never below 0 (FAB-RUL-20, FAB-RUL-21)."""
    printed = printed_value(kind) if kind <= BLOOD_1 + 2 else s.pool.level[kind]
    if me != s.active:
        return max(printed + s.boards[me].sheet.value_bonus(s, me, card_type), 0)
    return max(printed + s.turn.value_bonus + s.boards[me].sheet.value_bonus(s, me, card_type), 0)


def power_of(s: State, kind: int) -> int:
    """Power ignores modifiers (FAB-HERO-06); Matches and cards paid for in blood bring none (FAB-RUL-31)."""
    if kind < BASIC_KINDS:
        return printed_value(kind)
    return s.pool.level[kind] if s.pool.is_talent[kind] else 0


def why_not_play_as(s: State, me: Seat, kind: int, card_type: int) -> Refusal | None:
    """Whether this card may be played from hand as one of that type."""
    if kind not in s.boards[me].hand and kind not in s.boards[me].sheet.imaginary_cards(s, me):
        return s.boards[me].sheet.why_not_imaginary(s, me, kind)
    if BLOOD_1 <= kind <= BLOOD_1 + 2:
        return None
    if counts_as(s, me, kind, card_type):
        return None
    return s.boards[me].sheet.why_not_count_as(s, me, kind, card_type)


def put_into_play(s: State, me: Seat, kind: int, card_type: int) -> None:
    """From hand to the play area (FAB-CARD-01); special permissions and Matches take note."""
    sheet = s.boards[me].sheet
    if kind >= MATCH or kind // 3 != card_type:
        if kind == MATCH:
            match_used(s, me)
        elif kind != JOKER:
            sheet.counted_as(s, me, kind)
            if BLOOD_1 <= kind <= BLOOD_1 + 2:
                return
    board = s.boards[me]
    board.hand.remove(kind)
    board.play.append(kind)


# -- what a hand offers -----------------------------------------------------------------------------


class BasicHand:
    """The cards that may be played as each type, and the moves that follow from them; never changed.

    The first card of an action is chosen among all that may be done, the others one by one, until it is
    enough: an Attack or Defense is carried out, a Move goes left or right (FAB-RUL-04, FAB-MOVE-01).
    """

    def __init__(self, by_type: list[list[int]]) -> None:
        self.by_type = by_type
        self.first_but_no_attack = _first(DEFENSE, by_type) + _first(MOVEMENT, by_type)
        self.first = _first(ATTACK, by_type) + self.first_but_no_attack
        self.more = [[_ADD[kind] for kind in by_type[card_type]] for card_type in (ATTACK, DEFENSE, MOVEMENT)]
        self.more[ATTACK].append(_GO)
        self.more[DEFENSE].append(_GO)
        self.more[MOVEMENT] += [_GO_LEFT, _GO_RIGHT]


def _first(card_type: int, by_type: list[list[int]]) -> list[Move]:
    first_with = _FIRST_WITH[card_type]
    return [first_with[kind] for kind in by_type[card_type]]


# By the kinds in hand as bits, Matches included: what the same kinds offer is found once and kept.
_WITH_A_MATCH: Final = 1 << MATCH
_BY_KINDS: Final[list[BasicHand | None]] = [None] * (2 * _WITH_A_MATCH)


def in_hand(s: State, me: Seat) -> BasicHand:
    """What her hand offers now; imaginary cards included."""
    board = s.boards[me]
    if board.sheet.bends_cards(s, me):
        return BasicHand(_playable_by_type(s, me))
    kinds: i64 = 0
    for kind in board.hand:
        if kind > MATCH:
            break  # a hand is sorted: nothing basic follows
        bit: i64 = kind
        kinds |= 1 << bit
    if kinds >= _WITH_A_MATCH and _match_is_barred(s):
        return BasicHand(_playable_by_type(s, me))
    found = _BY_KINDS[kinds]
    if found is None:
        found = _BY_KINDS[kinds] = BasicHand(_playable_by_type(s, me))
    return found


def _match_is_barred(s: State) -> bool:
    owner = s.match_owner
    return owner != NOBODY and bool(s.boards[owner].sheet.match_types_barred(s, owner))


def _playable_by_type(s: State, me: Seat) -> list[list[int]]:
    """Distinct cards she may play as each type, imaginary ones included."""
    by_type: list[list[int]] = [[], [], []]
    before = NOTHING
    for kind in s.boards[me].hand:
        if kind != before:
            for card_type in (ATTACK, DEFENSE, MOVEMENT):
                if counts_as(s, me, kind, card_type):
                    by_type[card_type].append(kind)
        before = kind
    imaginary = s.boards[me].sheet.imaginary_cards(s, me)
    for found in by_type:
        found.extend(imaginary)
    return by_type
