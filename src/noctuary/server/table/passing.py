"""Pass automation: when the table passes for a seat, and when a yield ends.

The settings live beside the match, never in it: an undo or a lost connection clears every yield. What is
looked at of the match is what everybody sees: whose turn it is (`active`), the running `conflict` and the
`pending` damage of its view.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.game import Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from noctuary.server.presenting import asking_card, can_act, cards_offered, cards_told, passing_index
from noctuary.server.wire import Passing, PassLevel, SetPassing
from noctuary.text.words import words_of

_YIELDS: Final = (PassLevel.UNTIL_MY_TURN, PassLevel.UNTIL_OVER, PassLevel.UNTIL_TARGETED)
_WHO_FIGHTS: Final = ("attacker", "defender", "fighter", "target", "challenge")


class PassSettings:
    """One seat's. A yield remembers what was going on when it began."""

    def __init__(self) -> None:
        self.level = PassLevel.WHEN_I_CAN_ACT
        self.stops: list[str] = []
        self.always: set[str] = set()  # cards about which the seat is asked whatever the level says
        self.never: set[str] = set()  # cards that are no reason to ask
        self._began: tuple[Json, Json] = (None, None)
        self.ask_anyway: int | None = None  # a decision to be asked whatever the settings say: after an undo

    def told(self) -> Passing:
        return Passing(self.level, list(self.stops), sorted(self.always), sorted(self.never))

    def set(self, wish: SetPassing, match: Match | None) -> None:
        self.level = wish.level
        self.stops = sorted(set(wish.stops))
        self.always = set(wish.always)
        self.never = set(wish.never) - self.always
        self.ask_anyway = None
        if match is not None:
            self._began = _going_on(match)

    def clear(self) -> None:
        """Nothing that passes for a seat outlives an undo or a lost connection."""
        self.never = set()
        if self.level in _YIELDS:
            self.level = PassLevel.WHEN_I_CAN_ACT

    def passes(self, match: Match, seat: Seat, decision: int) -> int | None:
        """The offer to play for this seat without asking; None: ask. A yield that is over ends here."""
        if self.level is PassLevel.ALWAYS or self.ask_anyway == decision:
            return None
        if self.always and self.always & _concerned(match, seat):
            return None
        index = passing_index(match)
        if self.level in _YIELDS and self._is_over(match, seat, index):
            self.level = PassLevel.WHEN_I_CAN_ACT
        if self._stops_here(match, seat):
            return None
        if index is None:
            # Where there is no choice there is nothing to ask, and nothing that playing it would reveal.
            asked = match.decision
            return 0 if asked is not None and len(asked.moves) == 1 else None
        if self.level is PassLevel.WHEN_I_CAN_ACT and can_act(match) and not self._never_asks(match, seat):
            return None
        return index

    def _never_asks(self, match: Match, seat: Seat) -> bool:
        """Whether the question is about nothing but cards that the seat does not want to be asked for.

        One of them asks it, it is all that could be used or, in another's turn, all that the last deed names.
        What is aimed at the seat is asked anyway, as a yield would end there.
        """
        if not self.never or is_target(match, seat):
            return False
        if asking_card(match) in self.never or all(self.never & cards for cards in cards_offered(match)):
            return True
        told = set() if _active(match) == seat else cards_told(match, seat)
        return bool(told) and told <= self.never

    def _is_over(self, match: Match, seat: Seat, index: int | None) -> bool:
        """Something must be answered, it is aimed at this seat, or somebody new has the turn."""
        decision = match.decision
        if index is None or decision is None or not match.game.stops(decision.moves[index]):
            return True
        active, conflict = _going_on(match)
        if active != self._began[0] or is_target(match, seat):
            return True
        return self.level is PassLevel.UNTIL_OVER and conflict != self._began[1]

    def _stops_here(self, match: Match, seat: Seat) -> bool:
        if not self.stops:
            return False
        whose = "mine" if _active(match) == seat else "theirs"
        return f"{whose}:{words_of(match.game.name).at(match).current_step(match)}" in self.stops


def _concerned(match: Match, seat: Seat) -> set[str]:
    """Every card that the question has to do with."""
    source = asking_card(match)
    return cards_told(match, seat).union(*cards_offered(match), () if source is None else (source,))


def is_target(match: Match, seat: Seat) -> bool:
    """Whether what is going on is aimed at this seat."""
    view = document(match.game.view(match.state, None))
    conflict, pending = view.get("conflict"), view.get("pending")
    if isinstance(conflict, dict) and conflict.get("defender") == seat and conflict.get("attacker") != seat:
        return True
    packets = pending if isinstance(pending, list) else []
    return any(isinstance(packet, dict) and packet.get("target") == seat for packet in packets)


def _active(match: Match) -> int:
    return match.game.view(match.state, None).active


def _going_on(match: Match) -> tuple[Json, Json]:
    """Whose turn it is, and which fight or challenge is being fought."""
    view = document(match.game.view(match.state, None))
    conflict = view.get("conflict")
    who: Json = [conflict.get(name) for name in _WHO_FIGHTS] if isinstance(conflict, dict) else None
    return view.get("active"), [view.get("turn"), who]
