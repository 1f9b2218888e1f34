"""The offered moves as a learner meets them: no more than an action can name, each with a row of features."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from noctuary.kernel.game import AnyGame
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.match import Match
from noctuary.kernel.move import CARD, DONE, NO, NUMBER, SEAT, YES, Move
from noctuary.kernel.notation import ANSWER, HAND, PILE, PLAY, SPACE, Part
from noctuary.kernel.notation import CARD as CARD_WORD
from noctuary.kernel.notation import NUMBER as NUMBER_WORD
from noctuary.kernel.notation import SEAT as SEAT_WORD
from noctuary.rl.columns import SIGNATURE, TENTH, signature

_KINDS: Final = (HAND, PLAY, CARD_WORD, PILE, SPACE, SEAT_WORD, NUMBER_WORD, ANSWER, "elsewhere")
_WORDS: Final = 3  # after the verb: a move has no more numbers than that
_SHARED: Final = {YES: "yes", NO: "no", DONE: "done", NUMBER: "number", CARD: "choose", SEAT: "seat"}
_OWN_VERBS: Final = 64  # of a game that does not tell their words
_ENDS: Final = (YES, NO, DONE)
_MOST_KEPT: Final = 50_000  # rows


def bounded(game: AnyGame, moves: list[Move], most: int) -> list[Move]:
    """The moves that an action can name: all of them, unless there are more than `most`.

    Then every way to end the question stays (yes, no, done, whatever stops), and the verbs share what is left
    evenly, each with its first moves. The order is the offers' own.
    """
    if len(moves) <= most:
        return moves
    kept = {at for at, move in enumerate(moves) if move.verb in _ENDS or game.stops(move)}
    by_verb: dict[int, list[int]] = {}
    for at, move in enumerate(moves):
        if at not in kept:
            by_verb.setdefault(move.verb, []).append(at)
    turn = 0
    while len(kept) < most:
        for places in by_verb.values():
            if turn < len(places) and len(kept) < most:
                kept.add(places[turn])
        turn += 1
    return [moves[at] for at in sorted(kept)[:most]]


class MoveRows:
    """Feature rows: the verb, whether it stops, and up to three words with what they are."""

    def __init__(self, game: AnyGame, verbs: Mapping[int, str], seats: int) -> None:
        self._game = game
        self._seats = seats
        told = dict(verbs) or {verb: str(verb) for verb in range(_OWN_VERBS)}
        told = {**_SHARED, **told}
        self._verb_at = {verb: at for at, verb in enumerate(sorted(told))}
        word = [
            *(f"what={kind}" for kind in _KINDS),
            "number",
            *(f"seat=+{seat}" for seat in range(seats)),
            *(f"~{place}" for place in range(SIGNATURE)),
        ]
        self.names = (
            *(f"verb={told[verb]}" for verb in sorted(told)),
            "stops",
            "words",
            *(f"word{place}.{name}" for place in range(1, _WORDS + 1) for name in word),
        )
        self._width = len(self.names)
        self._word_width = len(word)
        self._made: dict[tuple[int, tuple[Part, ...]], bytes] = {}

    def write(self, match: Match, moves: list[Move], me: int, into: np.ndarray[Any, Any]) -> None:
        """The rows of these moves, from the top; what lies below them is zero."""
        made = self._made
        rows: list[bytes] = []
        for move in moves:
            parts = tuple(match.parts(move))
            key = (me, parts)
            row = made.get(key)
            if row is None:
                row = self._row(move, parts, me)
                if len(made) < _MOST_KEPT:
                    made[key] = row
            rows.append(row)
        count = len(rows)
        if count:
            into[:count] = np.frombuffer(b"".join(rows), np.float32).reshape(count, self._width)
        into[count:] = 0.0

    def _row(self, move: Move, parts: tuple[Part, ...], me: int) -> bytes:
        row = array("f", bytes(4 * self._width))
        verbs = len(self._verb_at)
        verb = self._verb_at.get(move.verb)
        if verb is not None:
            row[verb] = 1.0
        row[verbs] = float(self._game.stops(move))
        row[verbs + 1] = (len(parts) - 1) * TENTH
        at = verbs + 2
        for part in parts[1 : 1 + _WORDS]:
            self._word(part, row, at, me)
            at += self._word_width
        return row.tobytes()

    def _word(self, part: Part, row: array[float], at: int, me: int) -> None:
        row[at + (_KINDS.index(part.what) if part.what in _KINDS else len(_KINDS) - 1)] = 1.0
        at += len(_KINDS)
        word = part.word
        if word.isascii() and word.isdigit():
            row[at] = int(word) * TENTH
        at += 1
        letter, mark, rest = word.partition(":")
        if len(letter) == 1 and letter in SEAT_LETTERS and (mark or part.what == SEAT_WORD):
            row[at + (SEAT_LETTERS.index(letter) - me) % self._seats] = 1.0
            word = rest  # whose it is stands in the columns of the seats
        at += self._seats
        if word:
            row[at : at + SIGNATURE] = signature(word)
