"""Moves as text, whatever the language: `bleed ingrid-rossler`, `play govern-the-unaligned by ashley`.

Cards in hand go by slug. A card in play goes by its slug, with its controller's letter where two have the
same one (`B:vessel`), and with `#uid` where even that is not enough. An own uncontrolled card goes by its
slug after `u:`, with its number where two are equal.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, SECT_SLUGS
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.move import NOTHING, Move, read_number, written

# What follows a verb's word. card: in play; kind: elsewhere; mine: an own uncontrolled card; by: a minion,
# left out for a Methuselah; nth: which of the uses that the verb can mean, left out for the first; side: for
# or against; way: go on or end; zone: out of which it is fetched.
WORDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    verbs.PASS: ("pass", ()),
    verbs.PLAY: ("play", ("kind", "by", "nth")),
    verbs.USE: ("use", ("card", "nth", "by")),
    verbs.BLEED: ("bleed", ("card",)),
    verbs.HUNT: ("hunt", ("card",)),
    verbs.TAKE_EQUIPMENT: ("take-equipment", ("card", "card")),
    verbs.LEAVE_TORPOR: ("leave-torpor", ("card",)),
    verbs.RESCUE: ("rescue", ("card", "card")),
    verbs.DIABLERISE: ("diablerise", ("card", "card")),
    verbs.BECOME_ANARCH: ("become-anarch", ("card",)),
    verbs.BLOCK: ("block", ("card",)),
    verbs.STRIKE: ("strike", ()),
    verbs.MANEUVER: ("maneuver", ()),
    verbs.PRESS: ("press", ("way",)),
    verbs.GRANTED: ("effect", ("kind", "by", "nth")),
    verbs.TRANSFER: ("transfer", ("mine",)),
    verbs.TAKE_BACK: ("take-back", ("mine",)),
    verbs.DRAW_CRYPT: ("draw-crypt", ()),
    verbs.ARRIVE: ("arrive", ("mine",)),
    verbs.MERGE: ("merge", ("mine",)),
    verbs.DISCARD: ("discard", ("kind",)),
    verbs.VOTE: ("vote", ("card", "side")),
    verbs.VOTE_EDGE: ("vote-edge", ("side",)),
    verbs.VOTE_CARD: ("vote-card", ("kind", "side")),
    verbs.PAY_CONTEST: ("pay-contest", ("card",)),
    verbs.YIELD: ("yield", ("card",)),
    verbs.EDGE_POOL: ("edge", ()),
    verbs.UNLOCK_INFERNAL: ("unlock", ("card",)),
    verbs.BURN_OPTION: ("burn-option", ("kind",)),
    verbs.WITHDRAW: ("withdraw", ()),
    verbs.MARK: ("mark", ("card",)),
    verbs.HUNT_DOWN: ("hunt-down", ("card", "card")),
    verbs.YES: ("yes", ()),
    verbs.NO: ("no", ()),
    verbs.DONE: ("done", ()),
    verbs.NUMBER: ("number", ("number",)),
    verbs.CARD: ("choose", ("kind",)),
    verbs.TARGET: ("target", ("card",)),
    verbs.UNCONTROLLED: ("uncontrolled", ("mine",)),
    verbs.SEAT: ("player", ("seat",)),
    verbs.PAY_POOL: ("pay-pool", ()),
    verbs.PAY_BLOOD: ("pay-blood", ("card",)),
    verbs.FOR: ("for", ()),
    verbs.AGAINST: ("against", ()),
    verbs.DISCIPLINE: ("discipline", ("discipline",)),
    verbs.CLAN: ("clan", ("clan",)),
    verbs.SECT: ("sect", ("sect",)),
    verbs.LONG_RANGE: ("long", ()),
    verbs.CLOSE_RANGE: ("close", ()),
    verbs.FETCH: ("fetch", ("kind", "zone")),
}
_VERB_OF_WORD: Final = {word: verb for verb, (word, _) in WORDS.items()}
_SIDES: Final[tuple[str, ...]] = ("against", "for")
_WAYS: Final[tuple[str, ...]] = ("end", "continue")
_ZONES: Final[tuple[str, ...]] = ("hand", "library", "ash")
_HIGHEST: Final = 999
_NO_USE: Final = _HIGHEST  # more than any card has


# -- writing -------------------------------------------------------------------------------------------


def notation(s: State, wanted: Move) -> str:
    word, shape = WORDS[wanted.verb]
    parts = [word]
    for what, number in zip(shape, (wanted.a, wanted.b, wanted.c), strict=False):
        if what == "by":
            if number != NOTHING:
                parts += ["by", card_name(s, number)]
        elif what == "nth":
            place = _place_of_use(s, wanted.verb, wanted.a, number)
            if place > 0:
                parts.append(f"use-{place + 1}")
        else:
            parts.append(_write(s, what, number))
    return " ".join(parts)


def _ways(s: State, verb: int, a: int) -> list[int]:
    """The uses of its card that a verb can mean: played from hand, used in play, or granted to a minion."""
    if verb == verbs.USE:
        named = next((card for card in s.cards if card.uid == a), None)
        uses = [] if named is None else s.pool.cards[named.kind].uses
        return [index for index, use in enumerate(uses) if use.in_play]
    return [
        index
        for index, use in enumerate(s.pool.cards[a].uses)
        if not use.in_play and use.granted == (verb == verbs.GRANTED)
    ]


def _place_of_use(s: State, verb: int, a: int, index: int) -> int:
    """Which of its verb's uses it is, from 0; one that the verb cannot mean goes by its place on the card."""
    ways = _ways(s, verb, a)
    return ways.index(index) if index in ways else index


def _use_at(s: State, verb: int, a: int, place: int) -> int:
    """The use at this place; beyond the last one there is no use."""
    ways = _ways(s, verb, a)
    return ways[place] if place < len(ways) else _NO_USE


def _write(s: State, what: str, number: int) -> str:
    if what == "card":
        return card_name(s, number)
    if what == "kind":
        return s.pool.cards[number].slug
    if what == "mine":
        return uncontrolled_name(s, number)
    if what == "seat":
        return "-" if number == NOBODY else SEAT_LETTERS[number]
    if what == "side":
        return _SIDES[number]
    if what == "way":
        return _WAYS[number]
    if what == "zone":
        return _ZONES[number]
    if what == "discipline":
        return DISCIPLINE_CODES[number]
    if what == "clan":
        return s.pool.clans[number]
    return SECT_SLUGS[number] if what == "sect" else str(number)


def card_name(s: State, uid: int) -> str:
    """The slug of a card in play, as precise as it has to be; `#uid` for one that has gone."""
    named = next((card for card in s.cards if card.uid == uid), None)
    if named is None:
        return f"#{uid}"
    same = [card for card in s.cards if card.kind == named.kind]
    slug = s.pool.cards[named.kind].slug
    if len(same) == 1:
        return slug
    letter = SEAT_LETTERS[named.controller]
    if sum(card.controller == named.controller for card in same) == 1:
        return f"{letter}:{slug}"
    return f"{letter}:{slug}#{uid}"


def uncontrolled_name(s: State, uid: int) -> str:
    for player in s.players:
        for one in player.uncontrolled:
            if one.uid == uid:
                slug = s.pool.cards[one.kind].slug
                equal = sum(other.kind == one.kind for other in player.uncontrolled)
                # The one whose cards `parse` looks at.
                hers = bool(s.windows) and s.windows[-1].impulse == player.seat
                return f"u:{slug}" if equal == 1 and hers else f"u:{slug}#{uid}"
    return f"u:#{uid}"


# -- reading -------------------------------------------------------------------------------------------


def parse(s: State, text: str) -> Move:
    """Read a move; what is not understood is named."""
    words = text.split()
    if not words or words[0] not in _VERB_OF_WORD:
        raise NoctuaryError(MessageId("error-unknown-verb"), word=words[0] if words else "", text=text)
    verb = _VERB_OF_WORD[words[0]]
    given = words[1:]
    numbers: list[int] = []
    for what in WORDS[verb][1]:
        number = _next(s, what, given, words[0], text)
        numbers.append(_use_at(s, verb, numbers[0], number) if what == "nth" else number)
    if given:
        raise NoctuaryError(MessageId("error-move-shape"), word=words[0], text=text)
    numbers += [NOTHING] * (3 - len(numbers))
    return written(verb, numbers[0], numbers[1], numbers[2])


def _next(s: State, what: str, given: list[str], verb: str, text: str) -> int:
    if what == "by":
        if len(given) >= 2 and given[0] == "by":
            given.pop(0)
            return _read(s, "card", given.pop(0), text)
        return NOTHING
    if what == "nth":
        place = given[0].removeprefix("use-") if given and given[0].startswith("use-") else ""
        nth = read_number(place, _HIGHEST)
        if not nth:
            return 0
        given.pop(0)
        return nth - 1
    if not given:
        raise NoctuaryError(MessageId("error-move-shape"), word=verb, text=text)
    return _read(s, what, given.pop(0), text)


def _read(s: State, what: str, word: str, text: str) -> int:
    found = _find(s, what, word)
    if found is None:
        raise NoctuaryError(MessageId("error-unknown-word"), word=word, text=text)
    return found


def _find(s: State, what: str, word: str) -> int | None:
    if what == "kind":
        return s.pool.kind_of.get(word)
    if what == "card":
        return find_card(s, word)
    if what == "mine":
        return _find_uncontrolled(s, word)
    if what == "seat":
        if word == "-":
            return NOBODY
        return SEAT_LETTERS.index(word) if len(word) == 1 and word in SEAT_LETTERS[: len(s.players)] else None
    for name, words in (("side", _SIDES), ("way", _WAYS), ("zone", _ZONES), ("sect", SECT_SLUGS)):
        if what == name:
            return words.index(word) if word in words else None
    if what == "discipline":
        return DISCIPLINE_CODES.index(word) if word in DISCIPLINE_CODES else None
    if what == "clan":
        return s.pool.clans.index(word) if word in s.pool.clans else None
    return read_number(word, _HIGHEST)


def find_card(s: State, name: str) -> int | None:
    """The uid of the card in play that goes by this name."""
    head, _, number = name.rpartition("#")
    uid = read_number(number)
    if uid is not None and (head == "" or _named(s, head)):
        return uid
    found = _named(s, name)
    return found[0].uid if len(found) == 1 else None


def _named(s: State, name: str) -> list[InPlay]:
    letter, _, slug = name.rpartition(":")
    kind = s.pool.kind_of.get(slug)
    return [card for card in s.cards if card.kind == kind and letter in ("", SEAT_LETTERS[card.controller])]


def _find_uncontrolled(s: State, name: str) -> int | None:
    head, _, number = name.removeprefix("u:").partition("#")
    uid = read_number(number)
    if uid is not None:
        return uid
    kind = s.pool.kind_of.get(head)
    owner = s.windows[-1].impulse if s.windows else Seat(0)
    found = [one.uid for one in s.players[owner].uncontrolled if one.kind == kind]
    if len(found) != 1:
        found = [one.uid for player in s.players for one in player.uncontrolled if one.kind == kind]
    return found[0] if len(found) == 1 else None
