"""Vampire: The Eternal Struggle as the kernel sees it."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import dumping, loading, notation, setups, verbs
from noctuary.games.vtes.dealt import dealt
from noctuary.games.vtes.imagine import imagine
from noctuary.games.vtes.rules import conceding, deciding, ousting, steps
from noctuary.games.vtes.seen import VtesView
from noctuary.games.vtes.state import State
from noctuary.games.vtes.view import view
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


class Vtes(Game[State]):
    def new_state(self, setup: Document, seed: bytes) -> State:
        return setups.new_game(setup, seed)

    def dealt(self, s: State, setup: Document) -> list[Document]:
        return dealt(s, setup)

    def lasting_setup(self, setup: Document) -> Document:
        return setups.lasting(setup)

    def recorded_setup(self, setup: Document) -> Document:
        return setups.recorded(setup)

    def settle(self, s: State) -> Play | None:
        return steps.settle(s)

    def begin_step(self, s: State) -> None:
        s.agenda.pop()

    def rest_decision(self, s: State) -> Decision:
        return deciding.decision(s)

    def play(self, s: State, move: Move) -> Play | None:
        return deciding.play(s, move)

    def why_not_at_rest(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return deciding.why_not(s, seat, move)

    def why_not_waiting(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        """Her own cards against what everybody sees, as if she had the impulse."""
        return deciding.why_not(s, seat, move) if s.windows else None

    def why_not_concede(self, s: State, seat: Seat) -> Refusal | None:
        return conceding.why_not_concede(s, seat)

    def concede(self, s: State, seat: Seat) -> None:
        conceding.concede(s, seat)

    def ends_by_time(self) -> bool:
        return True

    def call_time(self, s: State) -> None:
        """After the running turn each survivor gets half a point (VTES-OUST-06)."""
        s.settings = s.settings.ending_after(s.turn_number)

    def between_actions(self, s: State) -> bool:
        """No action, combat or referendum is going on and no card is being played."""
        return deciding.between_actions(s)

    def turn_of(self, s: State) -> Seat:
        return s.active

    def nobody_watches(self, s: State) -> None:
        s.unwatched = True

    def others_decline(self, s: State, seat: Seat) -> None:
        s.alone = seat

    def stops(self, move: Move) -> bool:
        return move.verb == verbs.PASS

    def seats(self, s: State) -> int:
        return len(s.players)

    def winners(self, s: State) -> list[Seat]:
        return ousting.winners(s)

    def turns(self, s: State) -> int:
        return s.turn_number

    def knows_rule(self, rule: RuleId) -> bool:
        return is_rule("VTES", rule)

    def view(self, s: State, seat: Seat | None) -> VtesView:
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

    def parse_known(self, s: State, text: str, seat: Seat) -> Move:
        return notation.parse_known(s, text, seat)


GAME: Final = Vtes("vtes")
