"""Moves as text, whatever the language: `attack attack-2`, `use crack-shot attack-3`, `buy joker`, `to 5`."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import verbs
from noctuary.games.fables.kinds import BASIC_KINDS, TYPE_SLUGS
from noctuary.games.fables.state import State
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.move import NOTHING, Move, read_number
from noctuary.kernel.notation import (
    ANSWER,
    CARD,
    HAND,
    NUMBER,
    PILE,
    PLAY,
    SPACE,
    Notation,
    Part,
    Slot,
    write,
)
from noctuary.kernel.notation import parse as notation_parse
from noctuary.kernel.notation import parts as notation_parts

_HELD: Final = Slot("card", HAND)
_CARD: Final = Slot("card", CARD)
_BASIC: Final = Slot("card", HAND, optional=True)
_SOLD: Final = Slot("card", "shop")
_CACHED: Final = Slot("card", "cache")
_DISCARDED: Final = Slot("card", "discard")
_SHOWN: Final = Slot("card", "shown")
_EFFECT: Final = Slot("effect", PLAY, optional=True)  # an effect or response by its card
_PILE: Final = Slot("pile", PILE)
_SQUARE: Final = Slot("number", SPACE)
_TRACK: Final = Slot("number", "track")
_RELIC: Final = Slot("number", "relic")  # the relic on this square
_NUMBER: Final = Slot("number", NUMBER)
_FAR: Final = Slot("number", NUMBER, optional=True)
_AVATAR: Final = Slot("avatar", ANSWER)
WORDS: Final = Notation(
    {
        verbs.END: ("end", ()),
        verbs.FOCUS: ("focus", ()),
        verbs.ATTACK: ("attack", (_HELD,)),
        verbs.DEFEND: ("defend", (_HELD,)),
        verbs.MOVE: ("move", (_HELD,)),
        verbs.USE: ("use", (_CARD, _BASIC)),
        verbs.EPIC: ("epic", (_CARD,)),
        verbs.BUY: ("buy", (_SOLD,)),
        verbs.RELIC: ("relic", (_HELD, _RELIC)),
        verbs.SWITCH: ("switch", (_HELD,)),
        verbs.STORE: ("store", (_HELD,)),
        verbs.FETCH: ("fetch", (_CACHED,)),
        verbs.DOSE: ("dose", (_HELD,)),
        verbs.TENTACLE: ("tentacle", (_HELD,)),
        verbs.KINDLE: ("kindle", ()),
        verbs.NUDGE_LEFT: ("nudge-left", ()),
        verbs.NUDGE_RIGHT: ("nudge-right", ()),
        verbs.APEX: ("apex", (_HELD,)),
        verbs.ADD: ("add", (_HELD,)),
        verbs.GO: ("go", ()),
        verbs.LEFT: ("left", (_FAR,)),
        verbs.RIGHT: ("right", (_FAR,)),
        verbs.YES: ("yes", ()),
        verbs.NO: ("no", ()),
        verbs.NUMBER: ("number", (_NUMBER,)),
        verbs.FROM_HAND: ("from-hand", (_HELD,)),
        verbs.FROM_DISCARD: ("from-discard", (_DISCARDED,)),
        verbs.CARD: ("choose", (_CARD,)),
        verbs.TO: ("to", (_SQUARE,)),
        verbs.PILE: ("pile", (_PILE,)),
        verbs.DONE: ("done", ()),
        verbs.KEEP: ("keep", ()),
        verbs.MULLIGAN: ("mulligan", ()),
        verbs.RESOLVE: ("resolve", (_EFFECT,)),
        verbs.AVATAR: ("avatar", (_AVATAR,)),
        verbs.START_AT: ("start", (_SQUARE, _TRACK)),
        verbs.TOKEN: ("token", (_SQUARE,)),
        verbs.ON_TOP: ("on-top", (_SHOWN,)),
        verbs.DISCARD: ("discard", (_SHOWN,)),
    }
)
AVATARS: Final[tuple[str, ...]] = ("none", "queen", "hatter", "cat")
EPIC_WORD: Final = "epic"
_HIGHEST: Final = 999


def notation(s: State, wanted: Move) -> str:
    return write(WORDS, s, wanted, _write)


def parts(s: State, wanted: Move) -> list[Part]:
    return notation_parts(WORDS, s, wanted, _write)


def _write(s: State, what: str, wanted: Move, at: int) -> str:
    number = wanted.a if at == 0 else wanted.b if at == 1 else wanted.c
    if number == NOTHING:
        return EPIC_WORD if what == "effect" else ""
    if what == "number":
        return str(number)
    if what == "avatar":
        return AVATARS[number]
    return pile_slug(s, number) if what == "pile" else s.pool.cards[number].slug


def pile_slug(s: State, pile: int) -> str:
    """A basic pile by its card, a reserve by its owner and type: `B:attack`."""
    if pile < BASIC_KINDS:
        return s.pool.cards[pile].slug
    seat, card_type = divmod(pile - BASIC_KINDS, 3)
    return f"{SEAT_LETTERS[seat]}:{TYPE_SLUGS[card_type]}"


def parse(s: State, text: str) -> Move:
    return notation_parse(WORDS, s, text, _read)


def _read(s: State, what: str, word: str, verb: int, numbers: list[int]) -> int | None:
    if not word or (what == "effect" and word == EPIC_WORD):
        return NOTHING
    if what == "number":
        return read_number(word, _HIGHEST)
    if what == "avatar":
        return AVATARS.index(word) if word in AVATARS else None
    if what != "pile":
        return s.pool.kind_of.get(word)
    for pile in range(BASIC_KINDS + 3 * len(s.boards)):
        if pile_slug(s, pile) == word:
            return pile
    return None
