"""What a seat can only imagine: a twin of the state with everything unseen drawn anew (design §6).

A seat knows its own hand and every open card (BUF-RUL-44). With open lists it also knows which cards the
players have brought, the Part II stacks and locations included, but not which of them lie in a hand, nor in
which order a deck lies. With closed lists what it has not seen of another's deck is any deck that goes with
the rest (`guessing`). Everything below starts from sorted lists, so that the result depends on what the seat
knows and on the given chance, and on nothing else.
"""

from __future__ import annotations

from noctuary.games.buffy import board
from noctuary.games.buffy.guessing import (
    CHALLENGES,
    LOCATIONS,
    PILES,
    RESOURCES,
    SECOND_PARTS,
    BuffyGuessing,
    guessing,
)
from noctuary.games.buffy.state import FROM_CHALLENGES, FROM_DECK, Side, State
from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def imagine(s: State, seat: Seat, chance: Chance) -> State:
    twin = s.copy()
    twin.chance = chance
    closed = s.settings.closed_lists
    for side in twin.sides:
        if side.seat == seat:
            _imagine_challenges(side, seat, chance)
            _imagine_own_deck(side, chance)
        elif closed:
            _imagine_all(twin, side, seat, chance)
        else:
            _imagine_challenges(side, seat, chance)
            _imagine_hand_and_deck(side, seat, chance)
    if closed:
        twin.waits_in_hand = s.pool.waits_in_hand  # somebody may hold what nobody has brought
    return twin


# -- one's own, and others' with open lists -----------------------------------------------------------


def _imagine_challenges(side: Side, seat: Seat, chance: Chance) -> None:
    """Only the top card is open (BUF-ZON-08); whoever looks at those below it knows them, too."""
    unseen = sorted(_challenge_pile(side)[: _unseen_challenges(side, seat)])
    chance.shuffle(unseen)
    _lay_challenges(side, unseen)


def _challenge_pile(side: Side) -> list[int]:
    return [*side.challenges, *side.shown] if side.shown_from == FROM_CHALLENGES else side.challenges


def _unseen_challenges(side: Side, seat: Seat) -> int:
    """How many of the Challenge Deck, with those that somebody looks at, this seat does not see."""
    looked_at = len(side.shown) if side.shown_from == FROM_CHALLENGES else 0
    known = looked_at if looked_at and side.shown_to == seat else 1
    return max(len(side.challenges) + looked_at - known, 0)


def _lay_challenges(side: Side, unseen: list[int]) -> None:
    """These are the lowest of the Challenge Deck."""
    pile = unseen + _challenge_pile(side)[len(unseen) :]
    looked_at = len(side.shown) if side.shown_from == FROM_CHALLENGES else 0
    side.challenges = pile[: len(pile) - looked_at]
    if looked_at:
        side.shown = tuple(pile[len(pile) - looked_at :])


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
    unseen = sorted([*side.hand, *side.deck, *_hidden(side, seat)])
    chance.shuffle(unseen)
    _deal(side, seat, unseen)


def _hidden(side: Side, seat: Seat) -> tuple[int, ...]:
    """What somebody else looks at of a hand or a Resource Deck."""
    return side.shown if side.shown_from != FROM_CHALLENGES and side.shown_to != seat else ()


def _deal(side: Side, seat: Seat, unseen: list[int]) -> None:
    hidden = len(_hidden(side, seat))
    held, kept = len(side.hand), len(unseen) - hidden
    side.hand = sorted(unseen[:held])
    side.deck = unseen[held:kept]
    if hidden:
        side.shown = tuple(unseen[kept:])


# -- others' with closed lists ------------------------------------------------------------------------


def _imagine_all(s: State, side: Side, seat: Seat, chance: Chance) -> None:
    """Everything of another's deck that this seat does not see."""
    model = guessing(s.pool)
    sizes = [0] * PILES
    sizes[RESOURCES] = len(side.hand) + len(side.deck) + len(_hidden(side, seat))
    sizes[CHALLENGES] = _unseen_challenges(side, seat)
    sizes[LOCATIONS] = len(side.locations)
    sizes[SECOND_PARTS] = len(side.second_parts)
    drawn = model.guess(_seen(s, side, seat, model), sizes).draw(chance)
    _lay_challenges(side, drawn[CHALLENGES])
    _deal(side, seat, drawn[RESOURCES])
    side.locations = sorted(drawn[LOCATIONS])
    side.second_parts = tuple(sorted(drawn[SECOND_PARTS]))


def _seen(s: State, side: Side, seat: Seat, model: BuffyGuessing) -> list[list[int]]:
    """What this seat sees of the deck, by its piles."""
    kinds = [side.essence, *side.discard, *side.crypt, *side.parts_two]
    kinds += _challenge_pile(side)[_unseen_challenges(side, seat) :]
    if side.part_one != NOTHING:
        kinds.append(side.part_one)
    if side.shown_to == seat and side.shown_from != FROM_CHALLENGES:
        kinds += side.shown
    for character in s.characters:
        if character.owner == side.seat:
            kinds += character.levels
        kinds += [one.kind for one in character.attached if one.owner == side.seat]
    kinds += [placed.kind for placed in s.challenges if placed.owner == side.seat]
    laid = [s.locations[space] for space in board.own_spaces(s, side.seat)]
    kinds += [kind for kind in laid if kind != NOTHING]
    running = s.conflict
    if running is not None and side.seat in (running.attacker, running.defender):
        stacks = running.attacker_stacks if side.seat == running.attacker else running.defender_stacks
        kinds += [kind for stack in stacks for kind, _ in stack if kind != NOTHING]
    if not s.turn_number and not [one for one in s.characters if one.owner == side.seat]:
        kinds.append(side.main_card)  # shown, and not yet in play (BUF-SETUP-08)
    seen: list[list[int]] = [[] for _ in range(PILES)]
    pile = model.pile
    for kind in kinds:
        seen[pile[kind]].append(kind)
    return seen
