"""Cards that lie face down on a card in play and are played as if from hand, or go with it."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import FOR_BEARER, FOR_GOOD, FROM_CARD, Using
from noctuary.games.vtes.kinds import CONTESTED, READY
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def holders(s: State, seat: Seat) -> list[InPlay]:
    """Cards of hers from which she may play something."""
    if not s.in_force.holds:
        return []
    return [
        card
        for card in s.cards
        if s.pool.holds[card.kind] and card.under and card.controller == seat and card.region != CONTESTED
    ]


def only_minion(s: State, card: InPlay) -> int:
    """Who alone plays what lies on it; NOTHING: whoever could play it from hand."""
    return card.host if s.pool.cards[card.kind].holds == FOR_BEARER else NOTHING


def holder_of(s: State, seat: Seat, kind: int, minion: int) -> InPlay | None:
    """The first card from which this minion (NOTHING: the Methuselah) may play that one."""
    for card in holders(s, seat):
        if kind in card.under and only_minion(s, card) in (NOTHING, minion):
            return card
    return None


def put_under(card: InPlay, kind: int, owner: Seat) -> None:
    card.under = (*card.under, kind)
    card.under_of = (*card.under_of, owner)


def drawn_instead(s: State, seat: Seat) -> InPlay | None:
    """A card of hers, on a ready minion, from which she may draw cards of her own."""
    if not s.in_force.numbers[numbers.DRAWN_INSTEAD]:
        return None
    for card in s.cards:
        if card.controller == seat and seat in card.under_of and card.region != CONTESTED:
            host = find(s, card.host)
            offers = any(trait.what == numbers.DRAWN_INSTEAD for trait in s.pool.cards[card.kind].traits)
            if offers and host is not None and host.region == READY:
                return card
    return None


def remove(card: InPlay, kind: int, owner: Seat) -> None:
    """One such card leaves it."""
    pairs = list(zip(card.under, card.under_of))
    pairs.remove((kind, owner))
    card.under = tuple([one for one, _ in pairs])
    card.under_of = tuple([of for _, of in pairs])


def take(s: State, using: Using, holder: InPlay) -> Using:
    """It leaves the card that it lies on: the use knows whose it is, and where it goes."""
    place = holder.under.index(using.kind)
    owner = Seat(holder.under_of[place])
    holder.under = holder.under[:place] + holder.under[place + 1 :]
    holder.under_of = holder.under_of[:place] + holder.under_of[place + 1 :]
    made = using.twin()
    made.origin = FOR_GOOD if s.pool.cards[holder.kind].held_leave else FROM_CARD
    made.owner = owner
    return made
