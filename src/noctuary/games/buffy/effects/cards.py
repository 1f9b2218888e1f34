"""Hands and decks (primitives 39 to 41, 44, 47)."""

from __future__ import annotations

from noctuary.games.buffy import agenda, standing
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Effect
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.rules import zones
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def draw(s: State, ctx: Context, effect: Effect) -> None:
    """39: what is there to draw (BUF-RUL-45)."""
    for seat in ctx.seats:
        zones.draw(s, seat, standing.amount_now(s, ctx, effect))


def discard(s: State, ctx: Context, effect: Effect) -> None:
    """40: as many as there are (BUF-RUL-53); the player's own choice, the user's, or chance decides."""
    for seat in reversed(ctx.seats):  # the first one's turn comes first
        hand = s.sides[seat].hand
        count = standing.amount_now(s, ctx, effect) if effect.amount else len(hand)
        if effect.what == v.CHOICE_RANDOM:
            _discard_at_random(s, seat, count)
        elif effect.what == v.CHOICE_USER and seat != ctx.seat:
            agenda.push(s, agenda.PICK, ctx.seat, seat, count, effect.card_type)
            agenda.push(s, agenda.SHOW_HAND, ctx.seat, seat)
        elif effect.card_type != NOTHING:
            agenda.push(s, agenda.GIVE_UP, seat, count, effect.card_type, 0)
        else:
            agenda.push(s, agenda.DISCARD, seat, count)


def _discard_at_random(s: State, seat: Seat, count: int) -> None:
    hand = s.sides[seat].hand
    for _ in range(min(count, len(hand))):
        zones.discard_from_hand(s, seat, hand[s.chance.below(len(hand))])


def reveal(s: State, ctx: Context, effect: Effect) -> None:
    """41: the user looks at a hand or the top of a deck, or everybody sees it (BUF-RUL-44)."""
    of_deck = effect.zone_from == v.ZONE_DECK
    for seat in reversed(ctx.seats):
        if effect.fixed:
            side = s.sides[seat]
            shown = side.deck[: -effect.amount - 1 : -1] if of_deck else side.hand
            if s.log is not None:
                message = "buffy-log-reveals-top" if of_deck else "buffy-log-reveals-hand"
                tell.cards(s, message, seat, shown)
            continue
        agenda.push(s, agenda.LOOKED, ctx.seat, seat, v.ZONE_DECK if of_deck else v.ZONE_HAND)
        if of_deck:
            agenda.push(s, agenda.SHOW_DECK, ctx.seat, seat, effect.amount)
        else:
            agenda.push(s, agenda.SHOW_HAND, ctx.seat, seat)


def mill(s: State, ctx: Context, effect: Effect) -> None:
    """44: from the top of the Resource Deck to the discard pile; no recycling for that (BUF-ZON-06)."""
    for seat in ctx.seats:
        count = min(standing.amount_now(s, ctx, effect), len(s.sides[seat].deck))
        zones.mill(s, seat, count)


def recycle_now(s: State, ctx: Context, effect: Effect) -> None:
    """47: the discard pile is shuffled into the Resource Deck."""
    for seat in ctx.seats:
        zones.recycle(s, seat)
