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
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import SEAT_LETTERS, MessageId
from noctuary.kernel.move import NOTHING, Move, read_number, written

# What follows a verb's word. card, character, challenge (in play), space, talent, seat, number, trait: one
# number each; on: card and bearer; source: card and holder; nth: which ability, left out for the first.
WORDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    verbs.PASS: ("pass", ()),
    verbs.CHALLENGE: ("challenge", ("card", ">", "space")),
    verbs.UNDER: ("under", ("card",)),
    verbs.PLAY: ("play", ("card",)),
    verbs.USE: ("use", ("source", "nth")),
    verbs.REFRESH: ("refresh", ()),
    verbs.MOVE: ("move", ("character", ">", "space")),
    verbs.PLACE: ("place", ("card", ">", "space")),
    verbs.EPISODE: ("episode", ("card",)),
    verbs.ASCEND: ("ascend", ("character", ">", "card")),
    verbs.ATTACH: ("attach", ("card", ">", "character")),
    verbs.UPGRADE: ("upgrade", ("card", ">", "character", "for", "card")),
    verbs.SWAP: ("swap", ("on", ">", "character")),
    verbs.RESURRECT: ("resurrect", ("card", ">", "space")),
    verbs.FIGHT: ("fight", ("character", ">", "character")),
    verbs.FACE: ("face", ("challenge", "with", "character")),
    verbs.DOUBLE: ("double", ("character",)),
    verbs.STACK: ("stack", ("card", ">", "talent")),
    verbs.DISCARD: ("discard", ("card",)),
    verbs.YES: ("yes", ()),
    verbs.NO: ("no", ()),
    verbs.DONE: ("done", ()),
    verbs.GO: ("go", ()),
    verbs.ADD: ("add", ("character",)),
    verbs.NUMBER: ("number", ("number",)),
    verbs.CARD: ("choose", ("card",)),
    verbs.TARGET: ("target", ("character",)),
    verbs.AT_CHALLENGE: ("at", ("challenge",)),
    verbs.TO: ("to", ("space",)),
    verbs.TALENT: ("talent", ("talent",)),
    verbs.SEAT: ("player", ("seat",)),
    verbs.ATTACHMENT: ("take", ("on",)),
    verbs.RESOLVE: ("resolve", ("source", "nth")),
    verbs.ON_TOP: ("on-top", ("card",)),
    verbs.BENEATH: ("beneath", ("card",)),
    verbs.START: ("start", ("space",)),
    verbs.DAY: ("day", ()),
    verbs.NIGHT: ("night", ()),
    verbs.LAY: ("lay", ("card", ">", "space")),
    verbs.KEEP: ("keep", ()),
    verbs.TRAIT: ("trait", ("trait",)),
}
_VERB_OF_WORD: Final = {word: verb for verb, (word, _) in WORDS.items()}
_FIXED: Final = (">", "for", "with")
_TWO_NUMBERS: Final = ("on", "source")
_HIGHEST_NUMBER: Final = 999


# -- writing ----------------------------------------------------------------------------------------


def notation(s: State, wanted: Move) -> str:
    word, shape = WORDS[wanted.verb]
    numbers = [wanted.a, wanted.b, wanted.c]
    parts = [word]
    for what in shape:
        if what in _FIXED:
            parts.append(what)
        elif what in _TWO_NUMBERS:
            parts.append(source_name(s, numbers.pop(0), numbers.pop(0)))
        elif what != "nth":
            parts.append(_write(s, what, numbers.pop(0)))
        elif numbers[0] > 0:
            parts.append(str(numbers[0] + 1))
    return " ".join(parts)


def _write(s: State, what: str, number: int) -> str:
    if what == "card":
        return s.pool.cards[number].slug
    if what == "character":
        return character_name(s, number)
    if what == "challenge":
        return challenge_name(s, number)
    if what == "space":
        return space_name(number)
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
    """Read a move; what is not understood is named."""
    words = text.split()
    if not words or words[0] not in _VERB_OF_WORD:
        raise NoctuaryError(MessageId("error-unknown-verb"), word=words[0] if words else "", text=text)
    verb = _VERB_OF_WORD[words[0]]
    numbers = _numbers(s, words, WORDS[verb][1], text)
    numbers += [NOTHING] * (3 - len(numbers))
    return written(verb, numbers[0], numbers[1], numbers[2])


def _numbers(s: State, words: list[str], shape: tuple[str, ...], text: str) -> list[int]:
    given = words[1:]
    if shape and shape[-1] == "nth" and len(given) == len(shape) - 1:
        given.append("1")
    if len(given) != len(shape):
        raise NoctuaryError(MessageId("error-move-shape"), word=words[0], text=text)
    numbers: list[int] = []
    for what, word in zip(shape, given):
        if what in _FIXED:
            if word != what:
                raise NoctuaryError(MessageId("error-move-shape"), word=words[0], text=text)
        elif what in _TWO_NUMBERS:
            numbers += _read_source(s, word, text)
        else:
            numbers.append(_read(s, what, word, text))
    return numbers


def _read(s: State, what: str, word: str, text: str) -> int:
    found = NOTHING
    if what == "card":
        found = s.pool.kind_of.get(word, NOTHING)
    elif what == "character":
        found = find_character(s, word)
    elif what == "challenge":
        found = find_challenge(s, word)
    elif what == "space":
        found = find_space(word, len(s.sides))
    elif what == "talent" and word in TALENT_SLUGS:
        found = TALENT_SLUGS.index(word)
    elif what == "seat" and len(word) == 1 and word in SEAT_LETTERS[: len(s.sides)]:
        found = SEAT_LETTERS.index(word)
    elif what == "trait" and word in s.pool.traits:
        found = s.pool.traits.index(word)
    elif what in ("number", "nth"):
        number = read_number(word, _HIGHEST_NUMBER)
        found = NOTHING if number is None else number - (what == "nth")
    if found == NOTHING:
        raise NoctuaryError(MessageId("error-unknown-word"), word=word, text=text)
    return found


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


def _read_source(s: State, word: str, text: str) -> list[int]:
    slug, at, where = word.partition("@")
    if at:
        kind = _read(s, "card", slug, text)
        what = {LOCATION: "space", CHALLENGE: "challenge"}.get(s.pool.type[kind], "character")
        return [kind, _read(s, what, where, text)]
    uid = find_character(s, word)
    for character in s.characters:
        if character.uid == uid:
            return [character.levels[-1], uid]
    kind = _read(s, "card", slug.rpartition(":")[2], text)
    return [kind, find_challenge(s, slug) if s.pool.type[kind] == CHALLENGE else NOTHING]
