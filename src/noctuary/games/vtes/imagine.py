"""A twin in which everything a seat cannot know is drawn anew from what it does know (VTES-SETUP-07)."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.guessing import CRYPT, LIBRARY, guessing
from noctuary.games.vtes.state import InPlay, Methuselah, State, Uncontrolled
from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat


def imagine(s: State, seat: Seat, chance: Chance) -> State:
    """Her own library and crypt in another order; of the others, all that is face down is dealt again: from
    the cards it is, or with closed lists from those it may be."""
    twin = s.copy()
    twin.chance = chance
    banished = [card.uid for card in s.banished]
    for player in twin.players:
        if player.seat == seat:
            player.library = shuffled(player.library, chance)
            player.crypt = shuffled(player.crypt, chance)
            continue
        open_hand = permissions.forbidden(s, permissions.TO_HIDE_HAND, numbers.about_seat(player.seat))
        held = [card for card in twin.cards if card.under and card.controller == player.seat]
        hidden = 0 if open_hand else len(player.hand)
        heap = _unseen_library(player, seat, hidden, held)
        crypt = [*player.crypt, *[one.kind for one in player.uncontrolled if one.uid not in banished]]
        if s.settings.closed_lists:
            seen = _seen(twin, player, seat, open_hand)
            drawn = guessing(s.pool).guess(seen, [len(heap), len(crypt)]).draw(chance)
            heap, crypt = drawn[LIBRARY], drawn[CRYPT]
        else:
            heap, crypt = shuffled(heap, chance), shuffled(crypt, chance)
        _deal_again(player, seat, hidden, held, heap)
        _deal_crypt(player, banished, crypt)
    return twin


def _unseen_library(player: Methuselah, seat: Seat, hidden: int, held: list[InPlay]) -> list[int]:
    """The hidden cards of the hand and the library are one heap, with those of hers that lie face down on a
    card of hers; those of somebody else come from an ash heap, where everybody has seen them.

    Cards that somebody else is looking at are as hidden as a hand. What was shown to the seat before is not
    remembered: nobody has to.
    """
    heap = [*player.library, *(player.hand if hidden else [])]
    if player.shown_to != seat:
        heap += player.shown
    for card in held:
        heap += [kind for kind, of in zip(card.under, card.under_of) if of == player.seat]
    return heap


def _deal_again(player: Methuselah, seat: Seat, hidden: int, held: list[InPlay], heap: list[int]) -> None:
    shown = 0 if player.shown_to == seat else len(player.shown)
    for card in held:
        card.under = tuple(
            heap.pop() if of == player.seat else kind for kind, of in zip(card.under, card.under_of)
        )
    if hidden:
        player.hand = sorted(heap[:hidden])
    if shown:
        player.shown = tuple(sorted(heap[hidden : hidden + shown]))
    player.library = heap[hidden + shown :]


def _deal_crypt(player: Methuselah, banished: list[int], crypt: list[int]) -> None:
    """The crypt and the face-down cards are another; everybody has seen a vampire that was banished."""
    player.uncontrolled = [
        one if one.uid in banished else Uncontrolled(one.uid, crypt.pop(), one.counters)
        for one in player.uncontrolled
    ]
    player.crypt = crypt


def _seen(s: State, player: Methuselah, seat: Seat, open_hand: bool) -> list[list[int]]:
    """What this seat sees of her deck: her library cards, her crypt cards."""
    kinds = [*player.ash, *player.removed]
    kinds += [one.kind for one in s.cards if one.owner == player.seat]
    kinds += [one.kind for one in s.banished if one.owner == player.seat]
    for card in s.cards:
        if card.under and card.controller == seat:
            kinds += [kind for kind, of in zip(card.under, card.under_of) if of == player.seat]
    if open_hand:
        kinds += player.hand
    if player.shown_to == seat:
        kinds += player.shown
    seen: list[list[int]] = [[], []]
    cards = s.pool.cards
    for kind in kinds:
        if cards[kind].is_crypt:
            seen[CRYPT] += cards[kind].kinds
        else:
            seen[LIBRARY].append(kind)
    return seen


def shuffled(kinds: list[int], chance: Chance) -> list[int]:
    """In an order that does not follow from the one they had."""
    heap = sorted(kinds)
    chance.shuffle(heap)
    return heap
