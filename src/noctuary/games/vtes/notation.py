"""Moves as text, whatever the language: `bleed ingrid-rossler`, `play govern-the-unaligned by ashley`.

Cards in hand go by slug. A card in play goes by its slug, with its controller's letter where two have the
same one (`B:vessel`), and with `#uid` where even that is not enough. An own uncontrolled card goes by its
slug after `u:`, with its number where two are equal.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, SECT_SLUGS
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING, Move, read_number
from noctuary.kernel.notation import ANSWER, CARD, HAND, NUMBER, PLAY, SEAT, Notation, Part, Slot, write
from noctuary.kernel.notation import parse as notation_parse
from noctuary.kernel.notation import parts as notation_parts

_IN_PLAY: Final = Slot("card", PLAY)
_HELD: Final = Slot("kind", HAND)
_CARD: Final = Slot("kind", CARD)
_NAMED: Final = Slot("kind", "named")  # a card that has gone: its effect is still there
_MINE: Final = Slot("mine", "uncontrolled")  # an own uncontrolled card
_BY: Final = Slot("by", PLAY, after="by", optional=True)  # a minion, left out for a Methuselah
# Which of the uses that the verb can mean, left out for the first.
_NTH: Final = Slot("nth", ANSWER, start="use-", optional=True)
_SIDE: Final = Slot("side", ANSWER)  # for or against
_WAY: Final = Slot("way", ANSWER)  # go on or end
_ZONE: Final = Slot("zone", ANSWER)  # out of which it is fetched
_SEAT: Final = Slot("seat", SEAT)
_NUMBER: Final = Slot("number", NUMBER)
_DISCIPLINE: Final = Slot("discipline", ANSWER)
_CLAN: Final = Slot("clan", ANSWER)
_SECT: Final = Slot("sect", ANSWER)
WORDS: Final = Notation(
    {
        verbs.PASS: ("pass", ()),
        verbs.PLAY: ("play", (_HELD, _BY, _NTH)),
        verbs.USE: ("use", (_IN_PLAY, _NTH, _BY)),
        verbs.BLEED: ("bleed", (_IN_PLAY,)),
        verbs.HUNT: ("hunt", (_IN_PLAY,)),
        verbs.TAKE_EQUIPMENT: ("take-equipment", (_IN_PLAY, _IN_PLAY)),
        verbs.LEAVE_TORPOR: ("leave-torpor", (_IN_PLAY,)),
        verbs.RESCUE: ("rescue", (_IN_PLAY, _IN_PLAY)),
        verbs.DIABLERISE: ("diablerise", (_IN_PLAY, _IN_PLAY)),
        verbs.BECOME_ANARCH: ("become-anarch", (_IN_PLAY,)),
        verbs.BLOCK: ("block", (_IN_PLAY,)),
        verbs.STRIKE: ("strike", ()),
        verbs.MANEUVER: ("maneuver", ()),
        verbs.PRESS: ("press", (_WAY,)),
        verbs.GRANTED: ("effect", (_NAMED, _BY, _NTH)),
        verbs.TRANSFER: ("transfer", (_MINE,)),
        verbs.TAKE_BACK: ("take-back", (_MINE,)),
        verbs.DRAW_CRYPT: ("draw-crypt", ()),
        verbs.ARRIVE: ("arrive", (_MINE,)),
        verbs.MERGE: ("merge", (_MINE,)),
        verbs.DISCARD: ("discard", (_HELD,)),
        verbs.VOTE: ("vote", (_IN_PLAY, _SIDE)),
        verbs.VOTE_EDGE: ("vote-edge", (_SIDE,)),
        verbs.VOTE_CARD: ("vote-card", (_HELD, _SIDE)),
        verbs.PAY_CONTEST: ("pay-contest", (_IN_PLAY,)),
        verbs.YIELD: ("yield", (_IN_PLAY,)),
        verbs.EDGE_POOL: ("edge", ()),
        verbs.UNLOCK_INFERNAL: ("unlock", (_IN_PLAY,)),
        verbs.BURN_OPTION: ("burn-option", (_HELD,)),
        verbs.WITHDRAW: ("withdraw", ()),
        verbs.MARK: ("mark", (_IN_PLAY,)),
        verbs.HUNT_DOWN: ("hunt-down", (_IN_PLAY, _IN_PLAY)),
        verbs.YES: ("yes", ()),
        verbs.NO: ("no", ()),
        verbs.DONE: ("done", ()),
        verbs.NUMBER: ("number", (_NUMBER,)),
        verbs.CARD: ("choose", (_CARD,)),
        verbs.TARGET: ("target", (_IN_PLAY,)),
        verbs.UNCONTROLLED: ("uncontrolled", (_MINE,)),
        verbs.SEAT: ("player", (_SEAT,)),
        verbs.PAY_POOL: ("pay-pool", ()),
        verbs.PAY_BLOOD: ("pay-blood", (_IN_PLAY,)),
        verbs.FOR: ("for", ()),
        verbs.AGAINST: ("against", ()),
        verbs.DISCIPLINE: ("discipline", (_DISCIPLINE,)),
        verbs.CLAN: ("clan", (_CLAN,)),
        verbs.SECT: ("sect", (_SECT,)),
        verbs.LONG_RANGE: ("long", ()),
        verbs.CLOSE_RANGE: ("close", ()),
        verbs.FETCH: ("fetch", (_CARD, _ZONE)),
    }
)
_SIDES: Final[tuple[str, ...]] = ("against", "for")
_WAYS: Final[tuple[str, ...]] = ("end", "continue")
_ZONES: Final[tuple[str, ...]] = ("hand", "library", "ash")
_HIGHEST: Final = 999
_NO_USE: Final = _HIGHEST  # more than any card has


# -- writing -------------------------------------------------------------------------------------------


def notation(s: State, wanted: Move) -> str:
    return write(WORDS, s, wanted, _write)


def parts(s: State, wanted: Move) -> list[Part]:
    return notation_parts(WORDS, s, wanted, _write)


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


def _write(s: State, what: str, wanted: Move, at: int) -> str:
    number = wanted.a if at == 0 else wanted.b if at == 1 else wanted.c
    if what == "card":
        return card_name(s, number)
    if what == "kind":
        return s.pool.cards[number].slug
    if what == "by":
        return "" if number == NOTHING else card_name(s, number)
    if what == "nth":
        place = _place_of_use(s, wanted.verb, wanted.a, number)
        return f"use-{place + 1}" if place > 0 else ""
    if what == "mine":
        return uncontrolled_name(s, number)
    if what == "seat":
        return "-" if number == NOBODY else SEAT_LETTERS[number]
    return _write_answer(s, what, number)


def _write_answer(s: State, what: str, number: int) -> str:
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
    return notation_parse(WORDS, s, text, _read)


def parse_known(s: State, text: str, seat: Seat) -> Move:
    """Face-down vampires go by name for whoever has them before her, and for nobody else."""
    return notation_parse(WORDS, s, text, partial(_read_known, seat))


def _read_known(seat: Seat, s: State, what: str, word: str, verb: int, numbers: list[int]) -> int | None:
    if what != "mine":
        return _read(s, what, word, verb, numbers)
    head, _, number = word.removeprefix("u:").partition("#")
    uid, kind = read_number(number), s.pool.kind_of.get(head)
    mine = [one.uid for one in s.players[seat].uncontrolled if one.kind == kind]
    if uid is not None:
        return uid if uid in mine or not head else None
    return mine[0] if len(mine) == 1 else None


def _read(s: State, what: str, word: str, verb: int, numbers: list[int]) -> int | None:
    if what == "by":
        return find_card(s, word) if word else NOTHING
    if what == "nth":
        nth = read_number(word.removeprefix("use-"), _HIGHEST) if word else 1
        return _use_at(s, verb, numbers[0], nth - 1) if nth else None
    return _find(s, what, word)


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
