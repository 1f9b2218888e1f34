"""Moves as text: a verb's word and what fills its slots. A game has the verbs and reads and writes the slots.

Each word says what it is (`Part.what`), so that no screen has to know a verb: a board lights the card in the
hand for a word that is one, and the space for a word that is a space. Besides those below a game may have
words for places of its own (`shop`, `crypt`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import NOTHING, Move, written

VERB: Final = "verb"
HAND: Final = "hand"  # a card in the hand of the one who is asked
PLAY: Final = "play"  # something in play
CARD: Final = "card"  # a card wherever it lies: the one in hand, if there is one
PILE: Final = "pile"
SPACE: Final = "space"
SEAT: Final = "seat"
NUMBER: Final = "number"
ANSWER: Final = "answer"  # one of a few words

S = TypeVar("S")
# What fills a slot (by its name) of a move, whose numbers begin at this place; empty: it is left out.
Writing: TypeAlias = "Callable[[S, str, Move, int], str]"
# The number that a word stands for in a slot of a verb, after these numbers; the word is empty where it is
# left out. None: it stands for nothing. Of a slot with two numbers, the first is put on the list here.
Reading: TypeAlias = "Callable[[S, str, str, int, list[int]], int | None]"


_NO_MORE: Final = (NOTHING, NOTHING, NOTHING)


class Part(NamedTuple):
    """A word of a move, and what it is."""

    word: str
    what: str


class Slot:
    """A place for a word after a verb's: what kind of word, and how it is joined on."""

    def __init__(
        self,
        name: str,  # how the game knows it
        what: str,
        *,
        after: str = "",  # a word that stands before it: `>`, `by`
        start: str = "",  # what such a word begins with, where it may be left out
        optional: bool = False,
        size: int = 1,  # how many of the move's numbers it has
    ) -> None:
        self.name = name
        self.what = what
        self.after = after
        self.start = start
        self.optional = optional
        self.size = size


Verbs: TypeAlias = "dict[int, tuple[str, tuple[Slot, ...]]]"


class Notation:
    """The verbs of a game, by their number and by their word."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs
        self.by_word: dict[str, int] = {}
        self.least: dict[int, int] = {}  # words that follow a verb's, at least and at most
        self.most: dict[int, int] = {}
        for verb, (word, slots) in verbs.items():
            self.by_word[word] = verb
            self.least[verb] = sum(_width(slot) for slot in slots if not slot.optional)
            self.most[verb] = sum(_width(slot) for slot in slots)

    def names(self, verb: int) -> list[str]:
        """What follows a verb's word, slot by slot."""
        return [slot.name for slot in self.verbs[verb][1]]


def _width(slot: Slot) -> int:
    return 2 if slot.after else 1


def write(notation: Notation, s: S, move: Move, writing: Writing[S]) -> str:
    """The one canonical text of a move."""
    word, slots = notation.verbs[move.verb]
    words = [word]
    at = 0
    for slot in slots:
        text = writing(s, slot.name, move, at)
        at += slot.size
        if text:
            if slot.after:
                words.append(slot.after)
            words.append(text)
    return " ".join(words)


def parts(notation: Notation, s: S, move: Move, writing: Writing[S]) -> list[Part]:
    """Its words with what they are, without those that only join them."""
    word, slots = notation.verbs[move.verb]
    found = [Part(word, VERB)]
    at = 0
    for slot in slots:
        text = writing(s, slot.name, move, at)
        at += slot.size
        if text:
            found.append(Part(text, slot.what))
    return found


def parse(notation: Notation, s: S, text: str, reading: Reading[S]) -> Move:
    """Read a move; what is not understood is named."""
    words = text.split()
    verb = notation.by_word.get(words[0]) if words else None
    if verb is None:
        raise NoctuaryError(MessageId("error-unknown-verb"), word=words[0] if words else "", text=text)
    count = len(words)
    at = 1 if notation.least[verb] < count <= notation.most[verb] + 1 else 0
    numbers: list[int] = []
    for slot in notation.verbs[verb][1] if at else ():
        if slot.after or slot.optional:
            word = _filled(slot, words, at)
            if not word and not slot.optional:
                at = 0
                break
        else:
            word = words[at]
        number = reading(s, slot.name, word, verb, numbers)
        if number is None:
            raise NoctuaryError(MessageId("error-unknown-word"), word=word, text=text)
        numbers.append(number)
        if word:
            at += 2 if slot.after else 1
    if at != count:
        raise NoctuaryError(MessageId("error-move-shape"), word=words[0], text=text)
    numbers += _NO_MORE
    return written(verb, numbers[0], numbers[1], numbers[2])


def _filled(slot: Slot, words: list[str], at: int) -> str:
    """The word that fills a slot which may be left out, or which a word stands before; empty: none does."""
    where = at
    if slot.after:
        if at >= len(words) or words[at] != slot.after:
            return ""
        where += 1
    return words[where] if where < len(words) and words[where].startswith(slot.start) else ""
