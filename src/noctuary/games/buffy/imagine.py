"""What a seat can only imagine: a twin of the state with everything unseen drawn anew (design §6).

A seat knows its own hand and every open card (BUF-RUL-44). Which cards the players have brought is taken as
known, the Part II stacks and locations included; which of them lie in a hand, and in which order a deck lies,
is not. Everything below starts from sorted lists, so that the result depends on what the seat knows and on
the given chance, and on nothing else.
"""

from __future__ import annotations

from noctuary.games.buffy.state import FROM_CHALLENGES, FROM_DECK, Side, State
from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat


def imagine(s: State, seat: Seat, chance: Chance) -> State:
    twin = s.copy()
    twin.chance = chance
    for side in twin.sides:
        _imagine_challenges(side, seat, chance)
        if side.seat == seat:
            _imagine_own_deck(side, chance)
        else:
            _imagine_hand_and_deck(side, seat, chance)
    return twin


def _imagine_challenges(side: Side, seat: Seat, chance: Chance) -> None:
    """Only the top card is open (BUF-ZON-08); whoever looks at those below it knows them, too."""
    looked_at = list(side.shown) if side.shown_from == FROM_CHALLENGES else []
    pile = side.challenges + looked_at
    known = len(looked_at) if looked_at and side.shown_to == seat else 1
    unseen = sorted(pile[: len(pile) - known])
    chance.shuffle(unseen)
    pile = unseen + pile[len(unseen) :]
    side.challenges = pile[: len(pile) - len(looked_at)]
    if looked_at:
        side.shown = tuple(pile[len(pile) - len(looked_at) :])


def _imagine_own_deck(side: Side, chance: Chance) -> None:
    """One's own deck in a new order; what another looks at on top of it is as unknown as the rest."""
    hidden = side.shown if side.shown_from == FROM_DECK and side.shown_to != side.seat else ()
    unseen = sorted([*side.deck, *hidden])
    chance.shuffle(unseen)
    kept = len(unseen) - len(hidden)
    side.deck = unseen[:kept]
    if hidden:
        side.shown = tuple(unseen[kept:])


def _imagine_hand_and_deck(side: Side, seat: Seat, chance: Chance) -> None:
    """Another's hand and Resource Deck, and what somebody else looks at of them, dealt anew."""
    hidden = side.shown if side.shown_from != FROM_CHALLENGES and side.shown_to != seat else ()
    unseen = sorted([*side.hand, *side.deck, *hidden])
    chance.shuffle(unseen)
    held, kept = len(side.hand), len(unseen) - len(hidden)
    side.hand = sorted(unseen[:held])
    side.deck = unseen[held:kept]
    if hidden:
        side.shown = tuple(unseen[kept:])
