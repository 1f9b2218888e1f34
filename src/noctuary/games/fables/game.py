"""Twisted Fables as the kernel sees it."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import dumping, loading, notation, setups, verbs
from noctuary.games.fables.dealt import dealt
from noctuary.games.fables.imagine import imagine
from noctuary.games.fables.rules import actions, elimination, steps
from noctuary.games.fables.seen import FablesView
from noctuary.games.fables.state import State
from noctuary.games.fables.view import view
from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.game import Document, Game
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.notation import Part
from noctuary.kernel.refusal import Refusal
from noctuary.text.rulebook import is_rule

OUT_ALREADY: Final = Refusal(RuleId("FAB-2V2-15"), MessageId("fables-remedy-out"))


def mine(s: KernelState) -> State:
    """The state of a match of this game, for whoever holds any match."""
    assert isinstance(s, State)
    return s


class TwistedFables(Game[State]):
    def new_state(self, setup: Document, seed: bytes) -> State:
        return setups.new_game(setup, seed)

    def dealt(self, s: State, setup: Document) -> list[Document]:
        return dealt(s)

    def settle(self, s: State) -> Play | None:
        return steps.settle(s)

    def begin_step(self, s: State) -> None:
        s.agenda.pop()

    def rest_decision(self, s: State) -> Decision:
        return actions.decision(s)

    def play(self, s: State, move: Move) -> Play | None:
        return actions.play(s, move)

    def why_not_at_rest(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return actions.why_not(s, seat, move)

    def why_not_concede(self, s: State, seat: Seat) -> Refusal | None:
        return OUT_ALREADY if s.boards[seat].out else None

    def concede(self, s: State, seat: Seat) -> None:
        elimination.concede(s, seat)

    def ends_by_time(self) -> bool:
        return True

    def call_time(self, s: State) -> None:
        """The rules know no time: as with a turn cap, whoever still stands has drawn (FAB-RUL-47)."""
        s.settings = s.settings.ending_after(s.turn_number)

    def between_actions(self, s: State) -> bool:
        return s.turn.composing == NOTHING

    def turn_of(self, s: State) -> Seat:
        return s.active

    def stops(self, move: Move) -> bool:
        return move.verb == verbs.END

    def seats(self, s: State) -> int:
        return len(s.boards)

    def winners(self, s: State) -> list[Seat]:
        """Both members of the winning team, one already eliminated too (FAB-GOAL-03)."""
        return [board.seat for board in s.boards if board.team == s.winner]

    def turns(self, s: State) -> int:
        return s.turn_number

    def knows_rule(self, rule: RuleId) -> bool:
        return is_rule("FAB", rule)

    def view(self, s: State, seat: Seat | None) -> FablesView:
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


GAME: Final = TwistedFables("fables")
