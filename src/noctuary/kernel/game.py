"""What a game gives to the kernel: a state, its rest decisions, and how a move is carried out."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.event import Event
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move
from noctuary.kernel.notation import CARD, VERB, Part
from noctuary.kernel.refusal import Refusal
from noctuary.kernel.view import View

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Document: TypeAlias = "dict[str, Json]"
NO_ANSWER: Final = MessageId("refusal-no-answer")  # something else is asked now


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data of one game: lists, ints, small records. `log` is None where nobody listens.

    States are made by functions, not by `__init__`, so that a copy starts from an empty one.
    """

    chance: Chance
    log: list[Event] | None

    def copy(self) -> State:
        """A twin written by hand, without the log: copies are for thinking, not for telling."""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # somebody else's game is plain Python in any wheel
class Game(Generic[S]):
    """One game's rules as the kernel sees them. A game has no state of its own: all of it is in `S`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # -- the course of a match ------------------------------------------------------------------

    def new_state(self, setup: Document, seed: bytes) -> S:
        """Set up a match; a setup that cannot be is a NoctuaryError that names the field."""
        raise NotImplementedError

    def dealt(self, s: S, setup: Document) -> list[Document]:
        """What chance did to deal this state, in its order (`kernel.deal`); nothing: nobody can check it."""
        return []

    def lasting_setup(self, setup: Document) -> Document:
        """The same setup with nothing in it that only names what a later version may know otherwise.

        Records keep this one, so that they replay for good. A copy; the setup itself stays as it is.
        """
        return dict(setup)

    def recorded_setup(self, setup: Document) -> Document:
        """A setup out of a record, with what an earlier version left unsaid as it was then."""
        return dict(setup)

    def settle(self, s: S) -> Play | None:
        """Run everything that asks nobody, up to a step that may ask: its generator, not yet begun.

        That step stays on the state's agenda until `begin_step`, so that the state can be kept and copied as
        it is. None: the state is at rest (`rest_decision` says what is asked) or the game is over.
        """
        raise NotImplementedError

    def begin_step(self, s: S) -> None:
        """Take the step that `settle` came to off the state's agenda: its generator is about to run.

        What a step asks, it asks before anything hidden shows itself; what follows a reveal is a
        step of its own. So a match imagined at the last rest point can be led to any question.
        """
        raise NotImplementedError

    def rest_decision(self, s: S) -> Decision:
        raise NotImplementedError

    def play(self, s: S, move: Move) -> Play | None:
        """Carry out a move of the rest decision; a generator only if it may ask something."""
        raise NotImplementedError

    def why_not(self, s: S, decision: Decision, move: Move, at_rest: bool) -> Refusal:
        """The rule that forbids a well-formed move that the decision does not offer.

        At rest it is the rule of what was wanted, if there is one; in a question, the rule that asks it.
        """
        if not at_rest:
            return Refusal(decision.rule, NO_ANSWER)
        refusal = self.why_not_at_rest(s, decision.seat, move)
        return Refusal(decision.rule, NO_ANSWER) if refusal is None else refusal

    def why_not_at_rest(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids a move in a state at rest, if it is another than the one that asks."""
        return None

    def why_not_waiting(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        """What keeps a seat that is not asked from a move, besides that; in a state at rest.

        Only from what this seat may know. None: it has to wait for whoever is asked, and that is all.
        """
        return None

    def why_not_concede(self, s: S, seat: Seat) -> Refusal | None:
        """Giving up is always possible, but not twice."""
        return None

    def concede(self, s: S, seat: Seat) -> None:
        """The seat gives up, in a state at rest. With others left in the game, they go on."""
        raise NotImplementedError

    def ends_by_time(self) -> bool:
        """Whether its rules know what is to happen when a table's time is up."""
        return False

    def call_time(self, s: S) -> None:
        """The time of the table is up, in a state at rest: the running turn is the last one."""
        raise NotImplementedError

    def between_actions(self, s: S) -> bool:
        """Whether a state at rest is also at a point where whole actions can be compared."""
        return True

    def quiet(self, s: S) -> bool:
        """Whether a state at rest has nothing under way that is about to change it: no action, no conflict.

        Whoever looks ahead stops at such a point. By itself it is the same as `between_actions`.
        """
        return self.between_actions(s)

    def turn_of(self, s: S) -> Seat:
        """Whose turn runs, whoever may be asked in it. By itself it is whoever is asked."""
        return self.rest_decision(s).seat

    def nobody_watches(self, s: S) -> None:
        """This state, and what comes of it, is only thought of: nobody learns anything from who is asked.

        A game may leave out questions that have but one answer and are put so that nothing is betrayed.
        """

    def others_decline(self, s: S, seat: Seat) -> None:
        """As long as something is under way, whoever else may pass in this state passes. A game may leave out
        these questions; it need not.
        """

    def stops(self, move: Move) -> bool:
        """Whether this move does nothing but end the seat's say for now: a pass, the end of a phase."""
        return False

    # -- who won ----------------------------------------------------------------------------------

    def seats(self, s: S) -> int:
        raise NotImplementedError

    def winners(self, s: S) -> list[Seat]:
        """Empty while the game goes on and after a draw."""
        raise NotImplementedError

    def turns(self, s: S) -> int:
        raise NotImplementedError

    def knows_rule(self, rule: RuleId) -> bool:
        """Whether its rulebook has a rule with this id."""
        raise NotImplementedError

    # -- what a seat may know ---------------------------------------------------------------------

    def view(self, s: S, seat: Seat | None) -> View:
        """What this seat (None: a bystander) may see, piece by piece, in types of the game's own."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, chance: Chance) -> S:
        """A twin in which everything this seat cannot know is drawn anew from what it does know."""
        raise NotImplementedError

    # -- in and out -------------------------------------------------------------------------------

    def dump(self, s: S) -> Document:
        raise NotImplementedError

    def load(self, document: Document) -> S:
        raise NotImplementedError

    def notation(self, s: S, move: Move) -> str:
        """The one canonical text of a move."""
        raise NotImplementedError

    def parts(self, s: S, move: Move) -> list[Part]:
        """The words of a move with what they are; if the game has no slots, they may mean any card."""
        verb, *rest = self.notation(s, move).split()
        return [Part(verb, VERB), *[Part(word, CARD) for word in rest]]

    def parse(self, s: S, text: str) -> Move:
        """Read notation; a NoctuaryError says which word is not understood."""
        raise NotImplementedError

    def parse_known(self, s: S, text: str, seat: Seat) -> Move:
        """The same as one seat may read it: what others hide from her is understood as little as nonsense."""
        return self.parse(s, text)


AnyGame: TypeAlias = Game[Any]  # for whoever hands a state back to the game that made it
