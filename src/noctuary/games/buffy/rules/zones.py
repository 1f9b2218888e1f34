"""Decks, hands, discard piles and Crypts (BUF-ZON). A card always goes to its owner's pile (BUF-RUL-31)."""

from __future__ import annotations

from bisect import insort

from noctuary.games.buffy import abilities, happenings
from noctuary.games.buffy.state import FROM_CHALLENGES, FROM_DECK, FROM_HAND, NOBODY, Side, State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def recycle(s: State, seat: Seat) -> None:
    """The discard pile becomes the Resource Deck, together with whatever is left of it (BUF-ZON-06)."""
    side = s.sides[seat]
    side.deck += side.discard
    side.discard = []
    shuffle_deck(s, seat)
    if s.log is not None:
        tell.numbers(s, "buffy-log-recycle", seat)
    abilities.happened(s, happenings.RECYCLED, seat, NOTHING, NOTHING)


def shuffle_deck(s: State, seat: Seat) -> None:
    deck = s.sides[seat].deck
    deck.sort()  # where a card lay says nothing about where it will lie
    s.chance.shuffle(deck)


def take_top(s: State, seat: Seat, count: int) -> list[int]:
    """Cards off the top of the Resource Deck; an empty deck recycles only when a card is needed.

    With nothing left anywhere the drawing simply stops (BUF-ZON-07, BUF-RUL-45).
    """
    side = s.sides[seat]
    taken: list[int] = []
    for _ in range(count):
        if not side.deck:
            if not side.discard:
                break
            recycle(s, seat)
        taken.append(side.deck.pop())
    return taken


def draw(s: State, seat: Seat, count: int) -> int:
    """Draw cards into the hand; how many there were to draw."""
    drawn = take_top(s, seat, count)
    hand = s.sides[seat].hand
    hand.extend(drawn)
    hand.sort()
    if s.log is not None and drawn:
        tell.hidden_cards(s, "buffy-log-draw", seat, drawn)
    return len(drawn)


def mill(s: State, seat: Seat, count: int) -> list[int]:
    """Cards from the top of the Resource Deck straight to the discard pile."""
    taken = take_top(s, seat, count)
    s.sides[seat].discard.extend(taken)
    if s.log is not None and taken:
        tell.cards(s, "buffy-log-mill", seat, taken)
    return taken


def take_from_hand(s: State, seat: Seat, kind: int) -> None:
    """Out of the hand; where it goes is up to the caller."""
    s.sides[seat].hand.remove(kind)


def into_hand(s: State, seat: Seat, kind: int) -> None:
    insort(s.sides[seat].hand, kind)


def discard_from_hand(s: State, seat: Seat, kind: int) -> None:
    take_from_hand(s, seat, kind)
    to_discard(s, seat, kind)
    if s.log is not None:
        tell.cards(s, "buffy-log-discard", seat, [kind])
    abilities.happened(s, happenings.HAND_DISCARDED, seat, NOTHING, kind)


def to_discard(s: State, owner: Seat, kind: int) -> None:
    """Whatever its type (BUF-ZON-03)."""
    s.sides[owner].discard.append(kind)


def to_crypt(s: State, owner: Seat, kind: int) -> None:
    """Out of the game for good (BUF-ZON-04)."""
    s.sides[owner].crypt.append(kind)


def give_back_shown(side: Side) -> None:
    """Cards that somebody looked at lie again where they were taken from."""
    if side.shown_from == FROM_HAND:
        side.hand = sorted([*side.hand, *side.shown])
    elif side.shown_from == FROM_DECK:
        side.deck.extend(side.shown)
    elif side.shown_from == FROM_CHALLENGES:
        side.challenges.extend(side.shown)
    side.shown = ()
    side.shown_to = NOBODY
    side.shown_from = NOTHING


# -- the Challenge Deck -----------------------------------------------------------------------------


def top_challenge(s: State, seat: Seat) -> int:
    """The face-up card on top of the Challenge Deck (BUF-ZON-08); NOTHING if the deck is empty."""
    challenges = s.sides[seat].challenges
    return challenges[-1] if challenges else NOTHING


def shuffle_challenges(s: State, seat: Seat) -> None:
    """After it the new top card lies face up (BUF-ZON-08)."""
    challenges = s.sides[seat].challenges
    challenges.sort()
    s.chance.shuffle(challenges)


def challenge_under(s: State, owner: Seat, kind: int) -> None:
    """Put a challenge at the bottom of its Challenge Deck."""
    s.sides[owner].challenges.insert(0, kind)
