"""Which Methuselahs, as a card's text calls them: seen from whoever uses it (VTES-SETUP-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noctuary.games.vtes.board import bearer, clockwise, find, host_of, predator, prey
from noctuary.games.vtes.card import Piece, Using
from noctuary.games.vtes.going_on import ACTING, OPPOSING
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.ids import Seat


class Who(Piece):
    """A name for Methuselahs, and who they are now."""

    def __init__(self, slug: str, seats: Callable[[State, Using], list[Seat]]) -> None:
        self.slug = slug  # `vtes-who-…`
        self.seats = seats

    def word(self) -> str:
        return self.slug

    def key(self) -> tuple[object, ...]:
        return Who, self.slug


def _you(s: State, using: Using) -> list[Seat]:
    return [using.seat]


def _prey(s: State, using: Using) -> list[Seat]:
    return _there(prey(s, using.seat))


def _predator(s: State, using: Using) -> list[Seat]:
    return _there(predator(s, using.seat))


def _predators_predator(s: State, using: Using) -> list[Seat]:
    """Nobody where only two are left: she would be you (VTES-RUL-24)."""
    return [seat for one in _predator(s, using) for seat in _there(predator(s, one)) if seat != using.seat]


def _neighbours(s: State, using: Using) -> list[Seat]:
    return sorted({*_prey(s, using), *_predator(s, using)})


def _there(seat: Seat) -> list[Seat]:
    return [] if seat == NOBODY else [seat]


def _everybody(s: State, using: Using) -> list[Seat]:
    return clockwise(s, s.active)


def _active(s: State, using: Using) -> list[Seat]:
    return [s.active]


def _target(s: State, using: Using) -> list[Seat]:
    """Whom the action that is going on is directed at."""
    return [] if s.action is None else list(s.action.targets)


def _another(s: State, using: Using) -> list[Seat]:
    """Neither you nor the acting Methuselah: whom a bleed can be turned to (VTES-ACT-09)."""
    acting = NOBODY if s.action is None else s.action.seat
    return [seat for seat in clockwise(s, using.seat) if seat not in (using.seat, acting)]


def _others(s: State, using: Using) -> list[Seat]:
    return [seat for seat in clockwise(s, using.seat) if seat != using.seat]


def _controllers(s: State, using: Using) -> list[Seat]:
    """Whoever controls this card, whoever uses it."""
    source = find(s, using.source)
    return [] if source is None else [source.controller]


def _bearers(s: State, using: Using) -> list[Seat]:
    host = find(s, host_of(s, using))
    return [] if host is None else [host.controller]


def _controller_of_chosen(s: State, using: Using) -> list[Seat]:
    """Whoever controls the card in play that was chosen with the use."""
    card = find(s, using.target)
    return [] if card is None else [card.controller]


def _opponents(s: State, using: Using) -> list[Seat]:
    """Whoever controls the minion that fights the one which plays or bears the card."""
    combat, me = s.combat, bearer(s, using)
    if combat is None:
        return []
    return [combat.sides[1 - side].seat for side in (ACTING, OPPOSING) if combat.sides[side].uid == me]


def _chosen(s: State, using: Using) -> list[Seat]:
    """Those who were chosen as the card came into play, whom its `chosen` holds as bits, or by the terms of a
    referendum."""
    source = find(s, using.source)
    if source is None and s.referendum is not None:
        return [seat for seat in clockwise(s, s.active) if seat in s.referendum.terms]
    bits = 0 if source is None else max(source.chosen, 0)
    return [player.seat for player in s.players if bits >> player.seat & 1]


def _concerned(s: State, using: Using) -> list[Seat]:
    """Whom the thing that has happened is about."""
    return _there(using.target_seat)


YOU: Final = Who("you", _you)
CONCERNED: Final = Who("concerned", _concerned)
PREY: Final = Who("prey", _prey)
PREDATOR: Final = Who("predator", _predator)
PREDATORS_PREDATOR: Final = Who("predators-predator", _predators_predator)
NEIGHBOURS: Final = Who("neighbours", _neighbours)
EVERYBODY: Final = Who("everybody", _everybody)
ACTIVE: Final = Who("active", _active)
TARGET: Final = Who("target", _target)
ANOTHER: Final = Who("another", _another)
OTHERS: Final = Who("others", _others)  # anybody but you
CONTROLLERS: Final = Who("controllers", _controllers)
BEARERS: Final = Who("bearers", _bearers)  # whoever controls the minion with this card
OF_CHOSEN: Final = Who("of-chosen", _controller_of_chosen)
OPPONENTS: Final = Who("opponents", _opponents)  # whoever controls the opposing minion
CHOSEN_ONES: Final = Who("chosen", _chosen)
