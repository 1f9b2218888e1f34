"""Cards, seats and spaces as documents name them: by slug, by letter, by the name of the space."""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.board import PARK_NAME, find_space, space_name
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    ITEM,
    LOCATION,
    SKILL,
    TYPE_SLUGS,
)
from noctuary.games.buffy.state import State
from noctuary.kernel.fields import Fields
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE

MOST_UID: Final = 12_000  # a packed step has room for more
RESOURCES: Final = (CHARACTER, SKILL, ITEM, EVENT, ACTION, EPISODE_ONE)  # what a Resource Deck holds
_PILES: Final = ("hand", "deck", "discard", "crypt", "shown")
_WHERE_ELSE: Final = {ESSENCE: "BUF-ZON-02", EPISODE_TWO: "BUF-ZON-05"}  # beside the board
_ZONE_TYPES: Final[dict[str, tuple[int, ...]]] = {
    "hand": RESOURCES,
    "deck": RESOURCES,
    "discard": RESOURCES,
    "crypt": (*RESOURCES, CHALLENGE, LOCATION, EPISODE_TWO),
    "shown": (*RESOURCES, CHALLENGE),
    "locations": (LOCATION,),
    "second_parts": (EPISODE_TWO,),
    "parts_two": (EPISODE_TWO,),
    "challenge_deck": (CHALLENGE,),
    "events": (EVENT,),
}


def card(pool: Pool, fields: Fields, name: str, slug: str, types: tuple[int, ...] = ()) -> int:
    kind = pool.kind_of.get(slug, NOTHING)
    if kind == NOTHING:
        fields.fail("unknown-card", name, given=slug)
    if types and pool.type[kind] not in types:
        allowed = ", ".join(TYPE_SLUGS[card_type] for card_type in types)
        fields.fail("wrong-card-type", name, given=slug, allowed=allowed)
    return kind


def card_or_none(pool: Pool, fields: Fields, name: str, types: tuple[int, ...] = ()) -> int:
    slug = fields.text(name, NONE)
    return NOTHING if slug == NONE else card(pool, fields, name, slug, types)


def cards(pool: Pool, fields: Fields, name: str) -> list[int]:
    """The cards of a zone, where each of them can lie."""
    types = _ZONE_TYPES.get(name, ())
    if name not in _PILES:
        return [card(pool, fields, name, slug, types) for slug in fields.texts(name)]
    found = [card(pool, fields, name, slug) for slug in fields.texts(name)]
    for kind in found:
        if pool.type[kind] not in types:
            rule = _WHERE_ELSE.get(pool.type[kind], "BUF-ZON-01")
            fields.fail("wrong-pile", name, given=pool.cards[kind].slug, rule=rule)
    return found


def read_space(s: State, fields: Fields, name: str, default: int) -> int:
    text = fields.text(name, NONE if default == NOTHING else space_name(default))
    found = find_space(text, len(s.sides))
    if found == NOTHING and not (text == NONE and default == NOTHING):
        allowed = ", ".join([PARK_NAME, *(space_name(place) for place in range(1, len(s.locations)))])
        fields.refuse("not-allowed", name, allowed=allowed)
    return found
