"""German Whist as the kernel sees it."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.chance import Chance
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.game import Document, Game
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import Move
from noctuary.kernel.notation import HAND, Notation, Part, Slot, parse, parts, write
from noctuary.kernel.refusal import Refusal
from noctuary.text.rulebook import is_rule
from noctuary_whist import documents, rules, seen
from noctuary_whist.cards import NUMBER_OF, SLUGS
from noctuary_whist.state import SEATS, State

# `play queen-of-hearts`: the one verb, and after it a card in the hand of the one who is asked.
NOTATION: Final = Notation({rules.PLAY: ("play", (Slot("card", HAND),))})


class GermanWhist(Game[State]):
    def new_state(self, setup: Document, seed: bytes) -> State:
        return documents.new_game(setup, seed)

    def settle(self, s: State) -> Play | None:
        """Nothing is left to do between two cards."""
        return None

    def rest_decision(self, s: State) -> Decision:
        return rules.decision(s)

    def play(self, s: State, move: Move) -> Play | None:
        rules.play(s, move)
        return None

    def why_not_at_rest(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return rules.why_not_play(s, seat, move.a)

    def concede(self, s: State, seat: Seat) -> None:
        rules.concede(s, seat)

    def seats(self, s: State) -> int:
        return SEATS

    def winners(self, s: State) -> list[Seat]:
        return rules.winners(s)

    def turns(self, s: State) -> int:
        return s.trick

    def knows_rule(self, rule: RuleId) -> bool:
        return is_rule("WHI", rule)

    def view(self, s: State, seat: Seat | None) -> seen.WhistView:
        return seen.view(s, seat)

    def imagine(self, s: State, seat: Seat, chance: Chance) -> State:
        return seen.imagine(s, seat, chance)

    def dump(self, s: State) -> Document:
        return documents.dump(s)

    def load(self, document: Document) -> State:
        return documents.load(document)

    def notation(self, s: State, move: Move) -> str:
        return write(NOTATION, s, move, _written)

    def parts(self, s: State, move: Move) -> list[Part]:
        return parts(NOTATION, s, move, _written)

    def parse(self, s: State, text: str) -> Move:
        return parse(NOTATION, s, text, _read)


def _written(s: State, slot: str, move: Move, at: int) -> str:
    return SLUGS[move.a]


def _read(s: State, slot: str, word: str, verb: int, before: list[int]) -> int | None:
    return NUMBER_OF.get(word)


GAME: Final = GermanWhist("whist")
