"""The Buffy CCG as the kernel sees it."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import codec, notation, setups, verbs
from noctuary.games.buffy.imagine import imagine
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
from noctuary.kernel.refusal import Refusal
from noctuary.text.rulebook import is_rule


def mine(s: KernelState) -> State:
    """The kernel hands back what this game has made."""
    assert isinstance(s, State)
    return s


class Buffy(Game):
    name = "buffy"

    def new_state(self, setup: Document, seed: bytes) -> KernelState:
        return codec.new_game(setup, seed)

    def lasting_setup(self, setup: Document) -> Document:
        return setups.lasting(setup)

    def settle(self, s: KernelState) -> Play | None:
        return steps.settle(mine(s))

    def begin_step(self, s: KernelState) -> None:
        mine(s).agenda.pop()

    def rest_decision(self, s: KernelState) -> Decision:
        return watches.decision(mine(s))

    def play(self, s: KernelState, move: Move) -> Play | None:
        return watches.play(mine(s), move)

    def why_not(self, s: KernelState, decision: Decision, move: Move, at_rest: bool) -> Refusal:
        """At rest the rule of the sub-step; in a question, the rule that asks it."""
        refusal = watches.why_not(mine(s), decision.seat, move) if at_rest else None
        return Refusal(decision.rule) if refusal is None else refusal

    def why_not_concede(self, s: KernelState, seat: Seat) -> Refusal | None:
        return conceding.why_not_concede(mine(s), seat)

    def concede(self, s: KernelState, seat: Seat) -> None:
        conceding.concede(mine(s), seat)

    def stops(self, move: Move) -> bool:
        return move.verb == verbs.PASS

    def seats(self, s: KernelState) -> int:
        return len(mine(s).sides)

    def winners(self, s: KernelState) -> list[Seat]:
        winner = mine(s).winner
        return [] if winner in (NOBODY, DRAWN) else [winner]

    def turns(self, s: KernelState) -> int:
        return mine(s).turn_number

    def knows_rule(self, rule: RuleId) -> bool:
        return is_rule("BUF", rule)

    def view(self, s: KernelState, seat: Seat | None) -> BuffyView:
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


GAME: Final = Buffy()
