"""Moves as text, whatever the language: `attack attack-2`, `use crack-shot attack-3`, `buy joker`, `to 5`."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.kinds import BASIC_KINDS, TYPE_SLUGS
from noctuary.games.fables.state import State
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import SEAT_LETTERS, MessageId
from noctuary.kernel.move import NOTHING, Move, read_number, written

# What a verb's numbers are: c card, p pile, n number, r effect or response; an optional one in capitals.
WORDS: Final[dict[int, tuple[str, str]]] = {
    verbs.END: ("end", ""),
    verbs.FOCUS: ("focus", ""),
    verbs.ATTACK: ("attack", "c"),
    verbs.DEFEND: ("defend", "c"),
    verbs.MOVE: ("move", "c"),
    verbs.USE: ("use", "cC"),
    verbs.EPIC: ("epic", "c"),
    verbs.BUY: ("buy", "c"),
    verbs.RELIC: ("relic", "cn"),
    verbs.SWITCH: ("switch", "c"),
    verbs.STORE: ("store", "c"),
    verbs.FETCH: ("fetch", "c"),
    verbs.DOSE: ("dose", "c"),
    verbs.TENTACLE: ("tentacle", "c"),
    verbs.KINDLE: ("kindle", ""),
    verbs.NUDGE_LEFT: ("nudge-left", ""),
    verbs.NUDGE_RIGHT: ("nudge-right", ""),
    verbs.APEX: ("apex", "c"),
    verbs.ADD: ("add", "c"),
    verbs.GO: ("go", ""),
    verbs.LEFT: ("left", "N"),
    verbs.RIGHT: ("right", "N"),
    verbs.YES: ("yes", ""),
    verbs.NO: ("no", ""),
    verbs.NUMBER: ("number", "n"),
    verbs.FROM_HAND: ("from-hand", "c"),
    verbs.FROM_DISCARD: ("from-discard", "c"),
    verbs.CARD: ("choose", "c"),
    verbs.TO: ("to", "n"),
    verbs.PILE: ("pile", "p"),
    verbs.DONE: ("done", ""),
    verbs.KEEP: ("keep", ""),
    verbs.MULLIGAN: ("mulligan", ""),
    verbs.RESOLVE: ("resolve", "R"),
    verbs.AVATAR: ("avatar", "a"),
    verbs.START_AT: ("start", "nn"),
    verbs.TOKEN: ("token", "n"),
    verbs.ON_TOP: ("on-top", "c"),
    verbs.DISCARD: ("discard", "c"),
}
_VERB_OF_WORD: Final = {word: verb for verb, (word, _) in WORDS.items()}
AVATARS: Final[tuple[str, ...]] = ("none", "queen", "hatter", "cat")
EPIC_WORD: Final = "epic"
_HIGHEST: Final = 999


def notation(s: State, wanted: Move) -> str:
    word, shape = WORDS[wanted.verb]
    numbers = (wanted.a, wanted.b, wanted.c)
    parts = [word]
    for what, number in zip(shape, numbers, strict=False):
        if number != NOTHING or what == "R":
            parts.append(_write(s, what.lower(), number))
    return " ".join(parts)


def _write(s: State, what: str, number: int) -> str:
    if what == "n":
        return str(number)
    if what == "a":
        return AVATARS[number]
    if what == "p":
        return pile_slug(s, number)
    if what == "r" and number == NOTHING:
        return EPIC_WORD
    return s.pool.cards[number].slug


def pile_slug(s: State, pile: int) -> str:
    """A basic pile by its card, a reserve by its owner and type: `B:attack`."""
    if pile < BASIC_KINDS:
        return s.pool.cards[pile].slug
    seat, card_type = divmod(pile - BASIC_KINDS, 3)
    return f"{SEAT_LETTERS[seat]}:{TYPE_SLUGS[card_type]}"


def parse(s: State, text: str) -> Move:
    """Read a move; what is not understood is named."""
    words = text.split()
    if not words or words[0] not in _VERB_OF_WORD:
        raise NoctuaryError(MessageId("error-unknown-verb"), word=words[0] if words else "", text=text)
    verb = _VERB_OF_WORD[words[0]]
    shape = WORDS[verb][1]
    given = words[1:]
    least = sum(what.islower() for what in shape)
    if not least <= len(given) <= len(shape):
        raise NoctuaryError(MessageId("error-move-shape"), word=words[0], text=text)
    numbers = [_read(s, what.lower(), word, text) for what, word in zip(shape, given, strict=False)]
    numbers += [NOTHING] * (3 - len(numbers))
    return written(verb, numbers[0], numbers[1], numbers[2])


def _read(s: State, what: str, word: str, text: str) -> int:
    number = read_number(word, _HIGHEST) if what == "n" else None
    if number is not None:
        return number
    if what == "a" and word in AVATARS:
        return AVATARS.index(word)
    if what == "r" and word == EPIC_WORD:
        return NOTHING
    if what in ("c", "r") and word in s.pool.kind_of:
        return s.pool.kind_of[word]
    if what == "p":
        for pile in range(BASIC_KINDS + 3 * len(s.boards)):
            if pile_slug(s, pile) == word:
                return pile
    raise NoctuaryError(MessageId("error-unknown-word"), word=word, text=text)
