"""Moves as text, whatever the language: `move angel-1 > A2`, `fight faith-1 > buffy-1`, `stack kick > charm`.

Cards go by slug. A character in play goes by the slug of its top card, with its player's letter where two
players have the same one: `B:xander-1`. A skill or item on a character is `stake@buffy-1`, a location in play
`library@A2`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import verbs
from noctuary.games.buffy.board import find_space, space_name
from noctuary.games.buffy.kinds import CHALLENGE, CHARACTER, ITEM, LOCATION, SKILL, TALENT_SLUGS
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.move import NOTHING, Move, read_number
from noctuary.kernel.notation import (
    ANSWER,
    CARD,
    HAND,
    NUMBER,
    PLAY,
    SEAT,
    SPACE,
    Notation,
    Part,
    Slot,
    write,
)
from noctuary.kernel.notation import parse as notation_parse
from noctuary.kernel.notation import parts as notation_parts

_CARD: Final = Slot("card", CARD)
_HELD: Final = Slot("card", HAND)
_BURIED: Final = Slot("card", "crypt")
_LOCATION: Final = Slot("card", "locations")  # one that is not laid yet
_ONTO_LEVEL: Final = Slot("card", HAND, after=">")
_FOR_ITEM: Final = Slot("card", "attached", after="for")  # what an upgrade replaces
_CHARACTER: Final = Slot("character", PLAY)
_TO_CHARACTER: Final = Slot("character", PLAY, after=">")
_WITH: Final = Slot("character", PLAY, after="with")
_CHALLENGE: Final = Slot("challenge", PLAY)
_ON: Final = Slot("on", "attached", size=2)  # a Skill or an Item and its bearer
_SOURCE: Final = Slot("source", PLAY, size=2)  # a card and its holder
_NTH: Final = Slot("nth", NUMBER, optional=True)  # which ability, left out for the first
_SPACE: Final = Slot("space", SPACE)
_TO_SPACE: Final = Slot("space", SPACE, after=">")
_TALENT: Final = Slot("talent", ANSWER)
_TO_TALENT: Final = Slot("talent", ANSWER, after=">")
_SEAT: Final = Slot("seat", SEAT)
_NUMBER: Final = Slot("number", NUMBER)
_TRAIT: Final = Slot("trait", ANSWER)
WORDS: Final = Notation(
    {
        verbs.PASS: ("pass", ()),
        verbs.CHALLENGE: ("challenge", (_CARD, _TO_SPACE)),
        verbs.UNDER: ("under", (_CARD,)),
        verbs.PLAY: ("play", (_HELD,)),
        verbs.USE: ("use", (_SOURCE, _NTH)),
        verbs.REFRESH: ("refresh", ()),
        verbs.MOVE: ("move", (_CHARACTER, _TO_SPACE)),
        verbs.PLACE: ("place", (_HELD, _TO_SPACE)),
        verbs.EPISODE: ("episode", (_HELD,)),
        verbs.ASCEND: ("ascend", (_CHARACTER, _ONTO_LEVEL)),
        verbs.ATTACH: ("attach", (_HELD, _TO_CHARACTER)),
        verbs.UPGRADE: ("upgrade", (_HELD, _TO_CHARACTER, _FOR_ITEM)),
        verbs.SWAP: ("swap", (_ON, _TO_CHARACTER)),
        verbs.RESURRECT: ("resurrect", (_BURIED, _TO_SPACE)),
        verbs.FIGHT: ("fight", (_CHARACTER, _TO_CHARACTER)),
        verbs.FACE: ("face", (_CHALLENGE, _WITH)),
        verbs.DOUBLE: ("double", (_CHARACTER,)),
        verbs.STACK: ("stack", (_HELD, _TO_TALENT)),
        verbs.DISCARD: ("discard", (_HELD,)),
        verbs.YES: ("yes", ()),
        verbs.NO: ("no", ()),
        verbs.DONE: ("done", ()),
        verbs.GO: ("go", ()),
        verbs.ADD: ("add", (_CHARACTER,)),
        verbs.NUMBER: ("number", (_NUMBER,)),
        verbs.CARD: ("choose", (_CARD,)),
        verbs.TARGET: ("target", (_CHARACTER,)),
        verbs.AT_CHALLENGE: ("at", (_CHALLENGE,)),
        verbs.TO: ("to", (_SPACE,)),
        verbs.TALENT: ("talent", (_TALENT,)),
        verbs.SEAT: ("player", (_SEAT,)),
        verbs.ATTACHMENT: ("take", (_ON,)),
        verbs.RESOLVE: ("resolve", (_SOURCE, _NTH)),
        verbs.ON_TOP: ("on-top", (_CARD,)),
        verbs.BENEATH: ("beneath", (_CARD,)),
        verbs.START: ("start", (_SPACE,)),
        verbs.DAY: ("day", ()),
        verbs.NIGHT: ("night", ()),
        verbs.LAY: ("lay", (_LOCATION, _TO_SPACE)),
        verbs.KEEP: ("keep", ()),
        verbs.TRAIT: ("trait", (_TRAIT,)),
    }
)
_HIGHEST_NUMBER: Final = 999


# -- writing ----------------------------------------------------------------------------------------


def notation(s: State, wanted: Move) -> str:
    return write(WORDS, s, wanted, _write)


def parts(s: State, wanted: Move) -> list[Part]:
    return notation_parts(WORDS, s, wanted, _write)


def _write(s: State, what: str, wanted: Move, at: int) -> str:
    number = wanted.a if at == 0 else wanted.b if at == 1 else wanted.c
    if what == "card":
        return s.pool.cards[number].slug
    if what == "character":
        return character_name(s, number)
    if what == "challenge":
        return challenge_name(s, number)
    if what == "space":
        return space_name(number)
    if what in ("on", "source"):
        return source_name(s, wanted.a, wanted.b)  # it is always the first
    if what == "nth":
        return str(number + 1) if number > 0 else ""
    if what == "talent":
        return TALENT_SLUGS[number]
    if what == "seat":
        return SEAT_LETTERS[number]
    return s.pool.traits[number] if what == "trait" else str(number)


def character_name(s: State, uid: int) -> str:
    """The top card's slug, with the player's letter where that is not enough; `#7` for one not in play."""
    named = [character for character in s.characters if character.uid == uid]
    if not named:
        return f"#{uid}"
    slug = _slug(s, named[0])
    if sum(_slug(s, character) == slug for character in s.characters) == 1:
        return slug
    return f"{SEAT_LETTERS[named[0].owner]}:{slug}"


def _slug(s: State, character: Character) -> str:
    return s.pool.cards[character.levels[-1]].slug


def challenge_name(s: State, uid: int) -> str:
    """No title is in play twice (BUF-CHA-05)."""
    for placed in s.challenges:
        if placed.uid == uid:
            return s.pool.cards[placed.kind].slug
    return f"#{uid}"


def source_name(s: State, kind: int, holder: int) -> str:
    """A card in play with its holder (see `verbs`); `thug-1@#7` for one that reacts to its own leaving."""
    card = s.pool.cards[kind]
    if card.type == CHARACTER and holder != NOTHING:
        name = character_name(s, holder)
        on_top = any(one.uid == holder and one.levels[-1] == kind for one in s.characters)
        return name if on_top else f"{card.slug}@{name}"
    if card.type == CHALLENGE and holder != NOTHING and challenge_name(s, holder) != card.slug:
        return f"{card.slug}@#{holder}"
    if card.type in (SKILL, ITEM) and holder != NOTHING:
        return f"{card.slug}@{character_name(s, holder)}"
    if card.type == LOCATION and holder != NOTHING:
        return f"{card.slug}@{space_name(holder)}"
    return card.slug


# -- reading ----------------------------------------------------------------------------------------


def parse(s: State, text: str) -> Move:
    return notation_parse(WORDS, s, text, _read)


def _read(s: State, what: str, word: str, verb: int, numbers: list[int]) -> int | None:
    if what in ("on", "source"):
        return _read_source(s, word, numbers)
    if what == "nth" and not word:
        return 0
    found = _find(s, what, word)
    return None if found == NOTHING else found


def _find(s: State, what: str, word: str) -> int:
    """What a word stands for; NOTHING: it stands for nothing."""
    if what == "card":
        return s.pool.kind_of.get(word, NOTHING)
    if what == "character":
        return find_character(s, word)
    if what == "challenge":
        return find_challenge(s, word)
    if what == "space":
        return find_space(word, len(s.sides))
    if what == "talent":
        return TALENT_SLUGS.index(word) if word in TALENT_SLUGS else NOTHING
    if what == "seat":
        known = len(word) == 1 and word in SEAT_LETTERS[: len(s.sides)]
        return SEAT_LETTERS.index(word) if known else NOTHING
    if what == "trait":
        return s.pool.traits.index(word) if word in s.pool.traits else NOTHING
    number = read_number(word, _HIGHEST_NUMBER)
    return NOTHING if number is None else number - (what == "nth")


def find_character(s: State, name: str) -> int:
    """The uid of the character of this name: by its top card, by any of its cards, or by its number."""
    uid = read_number(name[1:]) if name.startswith("#") else None
    if uid is not None:
        return uid
    letter, _, slug = name.rpartition(":")
    kind = s.pool.kind_of.get(slug, NOTHING)
    found = [
        character
        for character in s.characters
        if kind in character.levels and letter in ("", SEAT_LETTERS[character.owner])
    ]
    on_top = [character for character in found if character.levels[-1] == kind]
    found = on_top or found
    return found[0].uid if len(found) == 1 else NOTHING


def find_challenge(s: State, name: str) -> int:
    uid = read_number(name[1:]) if name.startswith("#") else None
    if uid is not None:
        return uid
    for placed in s.challenges:
        if s.pool.cards[placed.kind].slug == name:
            return placed.uid
    return NOTHING


def _read_source(s: State, word: str, numbers: list[int]) -> int | None:
    """A card in play and its holder: the card goes onto the list."""
    slug, at, where = word.partition("@")
    if at:
        kind = s.pool.kind_of.get(slug, NOTHING)
        if kind == NOTHING:
            return None
        what = {LOCATION: "space", CHALLENGE: "challenge"}.get(s.pool.type[kind], "character")
        holder = _find(s, what, where)
        numbers.append(kind)
        return None if holder == NOTHING else holder
    uid = find_character(s, word)
    for character in s.characters:
        if character.uid == uid:
            numbers.append(character.levels[-1])
            return uid
    kind = s.pool.kind_of.get(slug.rpartition(":")[2], NOTHING)
    if kind == NOTHING:
        return None
    numbers.append(kind)
    return find_challenge(s, slug) if s.pool.type[kind] == CHALLENGE else NOTHING
