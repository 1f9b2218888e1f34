"""Decks, hands, discard piles and Crypts (BUF-ZON). A card always goes to its owner's pile (BUF-RUL-31)."""

from __future__ import annotations

from bisect import insort

from noctuary.games.buffy.state import FROM_CHALLENGES, FROM_DECK, FROM_HAND, NOBODY, Side, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def shuffle_deck(s: State, seat: Seat) -> None:
    deck = s.sides[seat].deck
    deck.sort()  # where a card lay says nothing about where it will lie
    s.chance.shuffle(deck)


def take_from_hand(s: State, seat: Seat, kind: int) -> None:
    """Out of the hand; where it goes is up to the caller."""
    s.sides[seat].hand.remove(kind)


def into_hand(s: State, seat: Seat, kind: int) -> None:
    insort(s.sides[seat].hand, kind)


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


# -- episodes beside the board ----------------------------------------------------------------------


def second_part(s: State, seat: Seat, kind: int) -> int:
    """The Part II of this Part I in the player's own stack, NOTHING if it is not there (BUF-EPI-09)."""
    episode = s.pool.cards[kind].episode
    for other in s.sides[seat].second_parts:
        if s.pool.cards[other].episode == episode:
            return other
    return NOTHING
