"""A twin in which everything a seat cannot know is drawn anew from what it does know (VTES-SETUP-07)."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.state import InPlay, Methuselah, State, Uncontrolled
from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat


def imagine(s: State, seat: Seat, chance: Chance) -> State:
    """Her own library and crypt in another order; of the others, all that is face down is dealt again."""
    twin = s.copy()
    twin.chance = chance
    for player in twin.players:
        if player.seat == seat:
            player.library = shuffled(player.library, chance)
            player.crypt = shuffled(player.crypt, chance)
        else:
            open_hand = permissions.forbidden(s, permissions.TO_HIDE_HAND, numbers.about_seat(player.seat))
            held = [card for card in twin.cards if card.under and card.controller == player.seat]
            _deal_again(player, seat, chance, 0 if open_hand else len(player.hand), held)
            _deal_crypt(player, chance, [card.uid for card in s.banished])
    return twin


def _deal_again(player: Methuselah, seat: Seat, chance: Chance, hidden: int, held: list[InPlay]) -> None:
    """The hidden cards of the hand and the library are one heap, with those of hers that lie face down on a
    card of hers; those of somebody else come from an ash heap, where everybody has seen them.

    Cards that somebody else is looking at are as hidden as a hand. What was shown to the seat before is not
    remembered: nobody has to.
    """
    shown = 0 if player.shown_to == seat else len(player.shown)
    heap = [*player.library, *(player.hand if hidden else []), *(player.shown if shown else [])]
    for card in held:
        heap += [kind for kind, of in zip(card.under, card.under_of) if of == player.seat]
    heap = shuffled(heap, chance)
    for card in held:
        card.under = tuple(
            heap.pop() if of == player.seat else kind for kind, of in zip(card.under, card.under_of)
        )
    if hidden:
        player.hand = sorted(heap[:hidden])
    if shown:
        player.shown = tuple(sorted(heap[hidden : hidden + shown]))
    player.library = heap[hidden + shown :]


def _deal_crypt(player: Methuselah, chance: Chance, banished: list[int]) -> None:
    """The crypt and the face-down cards are another; everybody has seen a vampire that was banished."""
    face_down = [one.kind for one in player.uncontrolled if one.uid not in banished]
    crypt = shuffled([*player.crypt, *face_down], chance)
    player.uncontrolled = [
        one if one.uid in banished else Uncontrolled(one.uid, crypt.pop(), one.counters)
        for one in player.uncontrolled
    ]
    player.crypt = crypt


def shuffled(kinds: list[int], chance: Chance) -> list[int]:
    """In an order that does not follow from the one they had."""
    heap = sorted(kinds)
    chance.shuffle(heap)
    return heap
