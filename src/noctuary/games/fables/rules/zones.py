"""Drawing, discarding, destroying (FAB-CARD), and Poison as it reaches a discard pile (FAB-RUL-16)."""

from __future__ import annotations

from bisect import insort

from noctuary.games.fables import tell
from noctuary.games.fables.kinds import BASIC_KINDS, MATCH, POISON_1, POISON_3
from noctuary.games.fables.rules.damage import lose_hp
from noctuary.games.fables.state import NOBODY, Board, State
from noctuary.kernel.ids import Seat


def reshuffle(s: State, board: Board) -> None:
    """The discard pile becomes the deck, only when a card is needed and the deck is empty (FAB-CARD-04)."""
    board.deck = board.discard
    board.discard = []
    board.deck.sort()  # where a card lay says nothing about where it will lie
    s.chance.shuffle(board.deck)
    if s.log is not None:
        tell.numbers(s, "fables-log-reshuffle", board.seat)


def take_top(s: State, seat: Seat, count: int) -> list[int]:
    """Take cards from the top of a deck, reshuffling when it runs out; as many as there are (FAB-RUL-15)."""
    board = s.boards[seat]
    taken: list[int] = []
    for _ in range(count):
        if not board.deck:
            if not board.discard:
                break
            reshuffle(s, board)
        taken.append(board.deck.pop())
    return taken


def draw(s: State, seat: Seat, count: int) -> int:
    """Draw cards (FAB-CARD-02); how many there were to draw."""
    drawn = take_top(s, seat, count)
    hand = s.boards[seat].hand
    hand.extend(drawn)
    hand.sort()
    if s.log is not None and drawn:
        tell.hidden_cards(s, "fables-log-draw", seat, drawn)
    return len(drawn)


def into_hand(s: State, seat: Seat, kind: int) -> None:
    insort(s.boards[seat].hand, kind)


def enter_discard(s: State, seat: Seat, kind: int) -> None:
    """One card reaches a discard pile; Poison works at once, card by card (FAB-RUL-16)."""
    s.boards[seat].discard.append(kind)
    if kind >= POISON_1:
        _open_card(s, seat, kind)


def enter_discard_all(s: State, seat: Seat, kinds: list[int]) -> None:
    """Several cards reach a discard pile together."""
    s.boards[seat].discard.extend(kinds)
    for kind in kinds:
        if kind >= POISON_1:
            _open_card(s, seat, kind)


def _open_card(s: State, seat: Seat, kind: int) -> None:
    """A card that matters lies open: Poison works, an Epic is no secret any more (FAB-INFO-03)."""
    if kind <= POISON_3:
        _poisoned(s, seat, kind)
    elif s.pool.is_epic[kind]:
        epic_seen(s, seat, kind)


def epic_seen(s: State, seat: Seat, kind: int) -> None:
    board = s.boards[seat]
    if kind not in board.seen_epics:
        board.seen_epics = (*board.seen_epics, kind)


def _poisoned(s: State, holder: Seat, kind: int) -> None:
    owner = s.poison_owner
    more = s.sheets[owner].poison_entered(s, owner, holder) if owner != NOBODY else 0
    loss = kind - POISON_1 + more
    if loss and not s.boards[holder].out:
        if s.log is not None:
            tell.cards(s, "fables-log-poison", holder, [kind])
        lose_hp(s, holder, loss)


def discard_from_hand(s: State, seat: Seat, kind: int) -> None:
    """Straight into the discard pile (FAB-CARD-01)."""
    s.boards[seat].hand.remove(kind)
    if s.log is not None:
        tell.cards(s, "fables-log-discard", seat, [kind])
    enter_discard(s, seat, kind)


def pay_with(s: State, seat: Seat, kind: int) -> None:
    """Discard a card from hand to trigger something; a Match so used is used (Match Girl's sheet)."""
    discard_from_hand(s, seat, kind)
    if kind == MATCH:
        match_used(s, seat)


def match_used(s: State, holder: Seat) -> None:
    owner = s.match_owner
    if owner != NOBODY and s.boards[owner].team != s.boards[holder].team:
        s.sheets[owner].match_used(s, owner, holder)


def mill(s: State, seat: Seat, count: int) -> list[int]:
    """Cards from the top of a deck to its owner's discard pile, all together (FAB-RUL-14)."""
    taken = take_top(s, seat, count)
    if s.log is not None and taken:
        tell.cards(s, "fables-log-mill", seat, taken)
    enter_discard_all(s, seat, taken)
    return taken


def destroy_from_hand(s: State, seat: Seat, kind: int) -> None:
    """Remove from the game for good (FAB-CARD-01, FAB-LIMIT-07)."""
    s.boards[seat].hand.remove(kind)
    if s.pool.is_epic[kind]:
        epic_seen(s, seat, kind)
    if s.log is not None:
        tell.cards(s, "fables-log-destroy", seat, [kind])


def destroy_from_discard(s: State, seat: Seat, kind: int) -> None:
    s.boards[seat].discard.remove(kind)
    if s.log is not None:
        tell.cards(s, "fables-log-destroy", seat, [kind])


def can_be_destroyed(kind: int) -> bool:
    """Nothing can destroy a Match."""
    return kind != MATCH


def distinct(cards: list[int]) -> list[int]:
    """Each kind once, in order of their numbers: two equal cards are one choice."""
    return sorted(set(cards))


def distinct_basics(cards: list[int]) -> list[int]:
    return [kind for kind in sorted(set(cards)) if kind < BASIC_KINDS]


def distinct_talents(s: State, cards: list[int]) -> list[int]:
    is_talent = s.pool.is_talent
    return [kind for kind in sorted(set(cards)) if is_talent[kind]]
