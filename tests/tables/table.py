"""A match with words for what tests ask: the same for every game; the games' own tables add theirs."""

from __future__ import annotations

from typing import Any, Self

from noctuary.kernel.event import Event
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document


def seat_of(letter: str) -> Seat:
    """`A` or `a` is the first seat."""
    return Seat(SEAT_LETTERS.index(letter.upper()))


class Table:
    """`play("A attack attack-2", "go")`, `refusal("buy joker")`, `offered()`, `asked()`."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *moves: str) -> Self:
        """Play moves in notation, each optionally prefixed by the seat that makes it: `B pass`."""
        for text in moves:
            self._look_again()
            words = text.split()
            if words[1:] == ["concede"]:
                self.match.concede(seat_of(words[0]))
                continue
            if words[0] in SEAT_LETTERS:
                letter, question = self.asked()
                assert letter == words[0], f"{text}: {letter} is asked {question}"
                text = " ".join(words[1:])
            self.match.play_text(text)
        return self

    def offered(self) -> list[str]:
        """What may be played now, in notation."""
        self._look_again()
        decision = self.match.decision
        return [] if decision is None else [self.match.notation(move) for move in decision.moves]

    def asked(self) -> tuple[str, str]:
        """Who is asked what: seat letter and prompt id."""
        decision = self.match.decision
        assert decision is not None, "the game is over"
        return SEAT_LETTERS[decision.seat], decision.prompt

    def refusal(self, text: str) -> str | None:
        """The rule that forbids this move now; None if it is legal."""
        self._look_again()
        refusal = self.match.why_not(self.match.parse(text))
        return None if refusal is None else refusal.rule

    def seen(self, letter: str = "") -> Any:
        """What this seat, or without a letter a bystander, may see."""
        return document(self.match.view(seat_of(letter) if letter else None))

    def log(self) -> list[Event]:
        return self.match.log

    def _look_again(self) -> None:
        """Before a move or a look: where tests change the state by hand, their table asks anew here."""
