"""Twisted Fables as the kernel sees it."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import codec, notation, verbs
from noctuary.games.fables.imagine import imagine
from noctuary.games.fables.rules import actions, elimination, steps
from noctuary.games.fables.seen import FablesView
from noctuary.games.fables.state import State
from noctuary.games.fables.view import view
from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.game import Document, Game
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.refusal import Refusal
from noctuary.text.rulebook import is_rule

OUT_ALREADY: Final = Refusal(RuleId("FAB-2V2-15"))


def mine(s: KernelState) -> State:
    """The kernel hands back what this game has made."""
    assert isinstance(s, State)
    return s


class TwistedFables(Game):
    name = "fables"

    def new_state(self, setup: Document, seed: bytes) -> KernelState:
        return codec.new_game(setup, seed)

    def settle(self, s: KernelState) -> Play | None:
        return steps.settle(mine(s))

    def begin_step(self, s: KernelState) -> None:
        mine(s).agenda.pop()

    def rest_decision(self, s: KernelState) -> Decision:
        return actions.decision(mine(s))

    def play(self, s: KernelState, move: Move) -> Play | None:
        return actions.play(mine(s), move)

    def why_not(self, s: KernelState, decision: Decision, move: Move, at_rest: bool) -> Refusal:
        """At rest the rule of the action; in a question, the rule that asks it."""
        refusal = actions.why_not(mine(s), decision.seat, move) if at_rest else None
        return Refusal(decision.rule) if refusal is None else refusal

    def why_not_concede(self, s: KernelState, seat: Seat) -> Refusal | None:
        return OUT_ALREADY if mine(s).boards[seat].out else None

    def concede(self, s: KernelState, seat: Seat) -> None:
        elimination.concede(mine(s), seat)

    def between_actions(self, s: KernelState) -> bool:
        return mine(s).turn.composing == NOTHING

    def stops(self, move: Move) -> bool:
        return move.verb == verbs.END

    def seats(self, s: KernelState) -> int:
        return len(mine(s).boards)

    def winners(self, s: KernelState) -> list[Seat]:
        """Both members of the winning team, one already eliminated too (FAB-GOAL-03)."""
        state = mine(s)
        return [board.seat for board in state.boards if board.team == state.winner]

    def turns(self, s: KernelState) -> int:
        return mine(s).turn_number

    def knows_rule(self, rule: RuleId) -> bool:
        return is_rule("FAB", rule)

    def view(self, s: KernelState, seat: Seat | None) -> FablesView:
        return view(mine(s), seat)

    def imagine(self, s: KernelState, seat: Seat, chance: Chance) -> KernelState:
        return imagine(mine(s), seat, chance)

    def dump(self, s: KernelState) -> Document:
        return codec.dump(mine(s))

    def load(self, document: Document) -> KernelState:
        return codec.load(document)

    def notation(self, s: KernelState, move: Move) -> str:
        return notation.notation(mine(s), move)

    def parse(self, s: KernelState, text: str) -> Move:
        return notation.parse(mine(s), text)


GAME: Final = TwistedFables()
