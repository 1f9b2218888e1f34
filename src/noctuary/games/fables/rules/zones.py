"""Drawing, discarding, destroying (FAB-CARD), and Poison as it reaches a discard pile (FAB-RUL-16)."""

from __future__ import annotations

from bisect import insort

from noctuary.games.fables import verbs
from noctuary.games.fables.kinds import BASIC_KINDS, MATCH, POISON_1, POISON_3
from noctuary.games.fables.rules.damage import lose_hp
from noctuary.games.fables.state import EVERYBODY, NOBODY, Board, Durable, State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.questions import distinct


def reshuffle(s: State, board: Board) -> None:
    """The discard pile becomes the deck, only when a card is needed and the deck is empty (FAB-CARD-04)."""
    cards = board.discard
    board.discard = []
    shuffle_into_deck(s, board.seat, cards)
    if s.log is not None:
        tell.numbers(s, "fables-log-reshuffle", board.seat)


def shuffle_into_deck(s: State, seat: Seat, cards: list[int]) -> None:
    """Put cards into a deck where nobody can tell."""
    s.boards[seat].deck += cards
    shuffle_deck(s, seat)


def shuffle_deck(s: State, seat: Seat) -> None:
    deck = s.boards[seat].deck
    deck.sort()  # where a card lay says nothing about where it will lie
    s.chance.shuffle(deck)


def take_top(s: State, seat: Seat, count: int) -> list[int]:
    """Take cards from the top of a deck, reshuffling when it runs out; as many as there are (FAB-RUL-15)."""
    board = s.boards[seat]
    left = len(board.deck) - count
    if left >= 0 and count > 0:
        taken = board.deck[left:]
        del board.deck[left:]
        taken.reverse()
        return taken
    taken = []
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


def reveal(s: State, seat: Seat, count: int, message: str) -> list[int]:
    """Take cards from the top of a deck for everybody to see, an Epic too (FAB-CARD-03, FAB-INFO-03)."""
    revealed = take_top(s, seat, count)
    for kind in revealed:
        if s.pool.is_epic[kind]:
            epic_seen(s, seat, kind)
    if revealed:
        tell.cards(s, message, seat, revealed)
    return revealed


def into_hand(s: State, seat: Seat, kind: int) -> None:
    insort(s.boards[seat].hand, kind)


def shown_into_hand(board: Board) -> None:
    """The cards of hers that lay open, or were shown to one seat, go to her hand."""
    board.hand = sorted([*board.hand, *board.shown])
    board.shown = ()
    board.shown_to = EVERYBODY


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
    more = s.boards[owner].sheet.poison_entered(s, owner, holder) if owner != NOBODY else 0
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


def discard_hand(s: State, seat: Seat) -> None:
    """The whole hand, all together."""
    board = s.boards[seat]
    leaving = board.hand
    board.hand = []
    if s.log is not None and leaving:
        tell.cards(s, "fables-log-discard", seat, leaving)
    enter_discard_all(s, seat, leaving)


def pay_with(s: State, seat: Seat, kind: int) -> None:
    """Discard a card from hand to trigger something; a Match so used is used (Match Girl's sheet)."""
    discard_from_hand(s, seat, kind)
    if kind == MATCH:
        match_used(s, seat)


def match_used(s: State, holder: Seat) -> None:
    owner = s.match_owner
    if owner != NOBODY and s.boards[owner].team != s.boards[holder].team:
        s.boards[owner].sheet.match_used(s, owner, holder)


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


def destroy_chosen(s: State, seat: Seat, chosen: Move) -> None:
    """The card of an answer out of hand or discard pile (`questions.hand_and_discard`)."""
    if chosen.verb == verbs.FROM_HAND:
        destroy_from_hand(s, seat, chosen.a)
    else:
        destroy_from_discard(s, seat, chosen.a)


def destroy_twist(s: State, seat: Seat, twist: int) -> None:
    """A Twist that has done what it does once (FAB-TWIST-02)."""
    board = s.boards[seat]
    board.twists = without(board.twists, twist)
    if s.log is not None:
        tell.cards(s, "fables-log-destroy", seat, [twist])


def can_be_destroyed(kind: int) -> bool:
    """Nothing can destroy a Match."""
    return kind != MATCH


def leave_the_game(s: State, owner: Seat, first: int, last: int) -> None:
    """Cards of these kinds go with the Fable who brought them, whoever holds them (FAB-2V2-15, FAB-RUL-38).

    Her opponents' decks have been searched for them and are shuffled (FAB-2V2-16).
    """
    for board in s.boards:
        if not board.out:
            remove_kinds(board, first, last)
            if board.team != s.boards[owner].team:
                shuffle_deck(s, board.seat)


def remove_kinds(board: Board, first: int, last: int) -> int:
    """Take every card of these kinds out of what a Fable holds; how many there were."""
    held = 0
    for zone in (board.hand, board.deck, board.discard, board.play):
        kept = [kind for kind in zone if not first <= kind <= last]
        held += len(zone) - len(kept)
        zone[:] = kept
    for cards in (board.cache, board.shown):
        held += sum(first <= kind <= last for kind in cards)
    board.cache = tuple(kind for kind in board.cache if not first <= kind <= last)
    board.shown = tuple(kind for kind in board.shown if not first <= kind <= last)
    held += sum(first <= durable.basic <= last for durable in board.durables)
    board.durables = tuple(
        Durable(durable.card, NOTHING, durable.value, durable.spent)
        if first <= durable.basic <= last
        else durable
        for durable in board.durables
    )
    return held


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """All the cards but one of this kind."""
    place = cards.index(kind)
    return cards[:place] + cards[place + 1 :]


def distinct_basics(cards: list[int]) -> list[int]:
    return [kind for kind in distinct(cards) if kind < BASIC_KINDS]


def distinct_talents(s: State, cards: list[int]) -> list[int]:
    is_talent = s.pool.is_talent
    return [kind for kind in distinct(cards) if is_talent[kind]]
