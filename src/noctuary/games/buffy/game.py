"""The Buffy CCG as the kernel sees it."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import notation, setups, verbs
from noctuary.games.buffy.dealt import dealt
from noctuary.games.buffy.imagine import imagine
from noctuary.games.buffy.positions import dumping, loading
from noctuary.games.buffy.rules import conceding, steps, watches
from noctuary.games.buffy.seen import BuffyView
from noctuary.games.buffy.state import DRAWN, NOBODY, State
from noctuary.games.buffy.view import view
from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.game import Document, Game
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import Move
from noctuary.kernel.notation import Part
from noctuary.kernel.refusal import Refusal
from noctuary.text.rulebook import is_rule


def mine(s: KernelState) -> State:
    """The state of a match of this game, for whoever holds any match."""
    assert isinstance(s, State)
    return s


class Buffy(Game[State]):
    def new_state(self, setup: Document, seed: bytes) -> State:
        return setups.new_game(setup, seed)

    def dealt(self, s: State, setup: Document) -> list[Document]:
        return dealt(s)

    def lasting_setup(self, setup: Document) -> Document:
        return setups.lasting(setup)

    def settle(self, s: State) -> Play | None:
        return steps.settle(s)

    def begin_step(self, s: State) -> None:
        s.agenda.pop()

    def rest_decision(self, s: State) -> Decision:
        return watches.decision(s)

    def play(self, s: State, move: Move) -> Play | None:
        return watches.play(s, move)

    def why_not_at_rest(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return watches.why_not(s, seat, move)

    def why_not_concede(self, s: State, seat: Seat) -> Refusal | None:
        return conceding.why_not_concede(s, seat)

    def concede(self, s: State, seat: Seat) -> None:
        conceding.concede(s, seat)

    def ends_by_time(self) -> bool:
        return True

    def call_time(self, s: State) -> None:
        """As with a turn limit: most Destiny Points, then the park count, then nobody (BUF-RUL-54)."""
        s.settings = s.settings.ending_after(s.turn_number)

    def quiet(self, s: State) -> bool:
        """Not in the middle of a conflict: who wins it is what counts."""
        return s.conflict is None

    def turn_of(self, s: State) -> Seat:
        return s.active

    def stops(self, move: Move) -> bool:
        return move.verb == verbs.PASS

    def seats(self, s: State) -> int:
        return len(s.sides)

    def winners(self, s: State) -> list[Seat]:
        winner = s.winner
        return [] if winner in (NOBODY, DRAWN) else [winner]

    def turns(self, s: State) -> int:
        return s.turn_number

    def knows_rule(self, rule: RuleId) -> bool:
        return is_rule("BUF", rule)

    def view(self, s: State, seat: Seat | None) -> BuffyView:
        return view(s, seat)

    def imagine(self, s: State, seat: Seat, chance: Chance) -> State:
        return imagine(s, seat, chance)

    def dump(self, s: State) -> Document:
        return dumping.dump(s)

    def load(self, document: Document) -> State:
        return loading.load(document)

    def notation(self, s: State, move: Move) -> str:
        return notation.notation(s, move)

    def parts(self, s: State, move: Move) -> list[Part]:
        return notation.parts(s, move)

    def parse(self, s: State, text: str) -> Move:
        return notation.parse(s, text)


GAME: Final = Buffy("buffy")
