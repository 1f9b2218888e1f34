"""Pass automation: when a table passes for a seat, and when a yield ends. For browsers, terminals and series.

The settings live beside the match, never in it: an undo or a lost connection clears every yield. Whether a
moment concerns a seat follows from what everybody sees of it (`Words.moment`). What is skipped for a person
is hers alone; the others learn nothing of it.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.concerns import asking_card, can_act, cards_offered, cards_told
from noctuary.text.moments import MINE, TARGET, Moment
from noctuary.text.passing import PassLevel, passing_index
from noctuary.text.words import words_of

YIELDS: Final = (
    PassLevel.UNTIL_CONCERNED,
    PassLevel.UNTIL_MY_TURN,
    PassLevel.UNTIL_OVER,
    PassLevel.UNTIL_TARGETED,
)
_ON_NOTHING: Final = Moment()


class PassSettings:
    """One seat's. A yield remembers what was going on when it began."""

    def __init__(self, game: str) -> None:
        stops = words_of(game).usual_stops
        self.level = PassLevel.WHEN_IT_CONCERNS_ME if stops else PassLevel.WHEN_I_CAN_ACT
        self.stops = sorted(stops)
        self.always: set[str] = set()  # cards about which the seat is asked whatever the level says
        self.never: set[str] = set()  # cards that are no reason to ask
        self.ask_anyway: int | None = None  # a decision to be asked whatever the settings say: after an undo
        self._calm = self.level  # to go back to after a yield
        self._began = _ON_NOTHING  # what was going on when the yield began
        self._began_turn = 0
        self._declined = _Declined()

    def set(
        self,
        level: PassLevel,
        stops: list[str],
        always: list[str],
        never: list[str],
        at: tuple[Match, Seat] | None,
    ) -> None:
        """As the seat wishes; `at`: in which match, if it is dealt already."""
        self.level = level
        if level not in YIELDS:
            self._calm = level
        self.stops = sorted(set(stops))
        self.always = set(always)
        self.never = set(never) - self.always
        self.ask_anyway = None
        if at is not None:
            match, seat = at
            self._began, self._began_turn = moment(match, seat), match.turns

    def clear(self) -> None:
        """Nothing that passes for a seat outlives an undo or a lost connection."""
        self.never = set()
        if self.level in YIELDS:
            self.level = self._calm

    @property
    def wishes(self) -> tuple[object, ...]:
        """All that the seat has said: while it is the same, the same is done for her at one question."""
        return self.level, tuple(self.stops), frozenset(self.always), frozenset(self.never), self.ask_anyway

    def passes(self, match: Match, seat: Seat, decision: int) -> int | None:
        """The offer to play for this seat without asking; None: ask. A yield that is over ends here."""
        if self.level is PassLevel.ALWAYS or self.ask_anyway == decision:
            return None
        if self.always and self.always & _concerned(match, seat):
            return None
        index, now = passing_index(match), moment(match, seat)
        if self.level in YIELDS and self._is_over(match, seat, index, now):
            self.level = self._calm
            if self.level is PassLevel.ALWAYS:
                return None
        if self._stops_here(match, now):
            return None
        if index is None:
            # Where there is no choice there is nothing to ask, and nothing that playing it would reveal.
            asked = match.decision
            return 0 if asked is not None and len(asked.moves) == 1 else None
        if self.level not in YIELDS and self._asks(match, seat, now):
            self._declined.asked(match, now)
            return None
        return index

    def is_blind(self, match: Match, seat: Seat) -> bool:
        """Whether the pass that is made for this seat now would be made whatever it holds."""
        if self.always or self.never or passing_index(match) is None:
            return False
        if self.level in YIELDS:
            return self.level is not PassLevel.UNTIL_CONCERNED  # that one ends where she can act
        return self.level is PassLevel.WHEN_IT_CONCERNS_ME and not self._concerns(moment(match, seat))

    def _asks(self, match: Match, seat: Seat, now: Moment) -> bool:
        if not can_act(match) or self._never_asks(match, seat, now):
            return False
        if self.level is not PassLevel.WHEN_IT_CONCERNS_ME:
            return True
        return self._concerns(now) and not self._declined.covers(match, now)

    def _concerns(self, now: Moment) -> bool:
        """Her own turn and what is asked on the way always do; everything else where a stop of hers is."""
        return not now.window or MINE in now.relations or now.is_at(set(self.stops))

    def _never_asks(self, match: Match, seat: Seat, now: Moment) -> bool:
        """Whether the question is about nothing but cards that the seat does not want to be asked for.

        One of them asks it, it is all that could be used or, in another's turn, all that the last deed names.
        What is aimed at the seat is asked anyway, as a yield would end there.
        """
        if not self.never or TARGET in now.relations:
            return False
        if asking_card(match) in self.never or all(self.never & cards for cards in cards_offered(match)):
            return True
        told = set() if _active(match) == seat else cards_told(match, seat)
        return bool(told) and told <= self.never

    def _is_over(self, match: Match, seat: Seat, index: int | None, now: Moment) -> bool:
        """Something must be answered, she has the turn, or what the yield waits for has come."""
        decision = match.decision
        if index is None or decision is None or not match.game.stops(decision.moves[index]):
            return True
        if match.turns != self._began_turn and _active(match) == seat:
            return True
        another = now.matter != self._began.matter
        aimed = TARGET in now.relations and (another or TARGET not in self._began.relations)
        if self.level is PassLevel.UNTIL_CONCERNED:
            return (aimed or (another and self._concerns(now))) and can_act(match)
        if self.level is PassLevel.UNTIL_OVER and another:
            return True
        return TARGET in now.relations

    def _stops_here(self, match: Match, now: Moment) -> bool:
        """Whether a stop by phase and side is here; it asks even where nothing can be done."""
        if not self.stops:
            return False
        seat = match.decision.seat if match.decision is not None else None
        whose = "mine" if _active(match) == seat else "theirs"
        return f"{whose}:{words_of(match.game.name).at(match).current_step(match)}" in self.stops


class _Declined:
    """What the seat has declined in one matter since anybody has done anything.

    Windows in which she has nothing new to say are one question to her: what she has just let pass, with
    nothing but passes since, is not put to her again. What is aimed at her is: there, waiting is a choice.
    """

    def __init__(self) -> None:
        self._matter: tuple[object, ...] = ()
        self._offers: set[str] = set()
        self._since = -1  # how many moves had been made when she was last asked

    def asked(self, match: Match, now: Moment) -> None:
        if not self._still(match, now):
            self._offers = set()
        self._matter, self._since = now.matter, match.made
        self._offers |= _offers(match)

    def covers(self, match: Match, now: Moment) -> bool:
        if TARGET in now.relations or MINE in now.relations or match.made == self._since:
            return False
        return self._still(match, now) and _offers(match) <= self._offers

    def _still(self, match: Match, now: Moment) -> bool:
        if now.matter != self._matter or not 0 <= self._since <= match.made:
            return False
        return all(match.game.stops(move) for move in match.made_since(self._since))


def _offers(match: Match) -> set[str]:
    decision = match.decision
    return set() if decision is None else {match.notation(move) for move in decision.moves}


def moment(match: Match, seat: Seat) -> Moment:
    return words_of(match.game.name).at(match).moment(match, seat)


def is_target(match: Match, seat: Seat) -> bool:
    """Whether what is going on is aimed at this seat."""
    return TARGET in moment(match, seat).relations


def _concerned(match: Match, seat: Seat) -> set[str]:
    """Every card that the question has to do with."""
    source = asking_card(match)
    return cards_told(match, seat).union(*cards_offered(match), () if source is None else (source,))


def _active(match: Match) -> int:
    return match.turn_of
