"""A document as a state: a dump, or a position, which is a dump with most of it left out.

What is not said has its default: the active player's watch of the Movement Step, on a day turn, empty hands
and decks, nobody in play. A position that cannot exist is refused, by the rule that says so.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from noctuary.games.buffy import dumping
from noctuary.games.buffy.board import MOST_PLAYERS, PARK_NAME, find_space, own_spaces, space_name
from noctuary.games.buffy.card import Card, Pool, Until
from noctuary.games.buffy.dumping import DRAW, NONE, SHOWN_FROM, STEP_NAMES, UNTIL_NAMES
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    CHARACTER,
    DESTINY_TO_WIN,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    ITEM,
    LOCATION,
    PARK_TO_WIN,
    SKILL,
    STEPS,
    TALENT_SLUGS,
    TIMING_SLUGS,
    TYPE_SLUGS,
)
from noctuary.games.buffy.pool import default_pool, pool_with
from noctuary.games.buffy.setups import read_settings
from noctuary.games.buffy.state import (
    DRAWN,
    NOBODY,
    Attached,
    Character,
    Conflict,
    Lasting,
    PlacedChallenge,
    Side,
    State,
    Step,
    new_character,
    new_conflict,
    new_side,
    new_state,
)
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING

_MANY: Final = 9999
_PACKED: Final = 1 << 62  # numbers that hold several others
_STEPS: Final = {name: number for number, name in STEP_NAMES.items()}
_ATTACHMENTS: Final = (SKILL, ITEM)
_ZONE_TYPES: Final[dict[str, tuple[int, ...]]] = {
    "locations": (LOCATION,),
    "second_parts": (EPISODE_TWO,),
    "parts_two": (EPISODE_TWO,),
    "challenge_deck": (CHALLENGE,),
    "events": (EVENT,),
}


def load(document: Document) -> State:
    fields = Fields(document, "error-position")
    pool = _pool(fields)
    settings = read_settings(fields)
    tables = _seats(fields.table("seats"))
    sides = [_side(pool, Seat(seat), table) for seat, table in enumerate(tables)]
    s = new_state(pool, settings, sides, _chance(fields.table("chance")))
    for side, table in zip(sides, tables):
        _zones(s, side, table)
    _in_play(s, tables)
    for table in tables:
        table.finish()
    _locations(s, fields.table("locations"))
    _course(s, fields)
    s.events = tuple(cards(pool, fields, "events"))
    s.used = tuple(fields.numbers("used", -1, _PACKED))
    s.used_ever = tuple(fields.numbers("used_ever", -1, _PACKED))
    s.lasting = tuple(_lasting(s, table) for table in fields.tables("lasting"))
    s.conflict = _conflict(s, fields.table("conflict")) if "conflict" in fields else None
    fields.value("conflict")
    s.agenda = [_step(s, table) for table in fields.tables("agenda")]
    fields.finish()
    return s


def _pool(fields: Fields) -> Pool:
    given = fields.items("cards")
    return _pool_of(json.dumps(given)) if given else default_pool()


@lru_cache(maxsize=16)
def _pool_of(text: str) -> Pool:
    """A position is loaded again and again while it is shortened; its cards are read once."""
    return pool_with(inline=json.loads(text))


def _chance(fields: Fields) -> Chance:
    usual = match_key(b"position").hex()
    text = fields.text("key", usual)
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if not 1 <= len(key) <= 64:
        fields.refuse("not-a-key", "key")
    made = Chance(key, fields.number("drawn", 0, 0, _PACKED))
    fields.finish()
    return made


# -- cards, seats and spaces as documents name them -------------------------------------------------


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
    return [card(pool, fields, name, slug, _ZONE_TYPES.get(name, ())) for slug in fields.texts(name)]


def seat_or_none(fields: Fields, name: str, seats: int, default: Seat = NOBODY) -> Seat:
    allowed = [NONE, *SEAT_LETTERS[:seats]]
    return Seat(allowed.index(fields.choice(name, allowed[default + 1], allowed)) - 1)


def _seat_list(fields: Fields, name: str, seats: int) -> list[Seat]:
    found: list[Seat] = []
    for item in fields.texts(name):
        if len(item) != 1 or item not in SEAT_LETTERS[:seats]:
            fields.fail("not-allowed", name, given=item, allowed=", ".join(SEAT_LETTERS[:seats]))
        found.append(Seat(SEAT_LETTERS.index(item)))
    return found


def _space(s: State, fields: Fields, name: str, default: int) -> int:
    text = fields.text(name, NONE if default == NOTHING else space_name(default))
    found = find_space(text, len(s.sides))
    if found == NOTHING and not (text == NONE and default == NOTHING):
        allowed = ", ".join([PARK_NAME, *(space_name(space) for space in range(1, len(s.locations)))])
        fields.refuse("not-allowed", name, allowed=allowed)
    return found


# -- seats ------------------------------------------------------------------------------------------


def _seats(fields: Fields) -> list[Fields]:
    """Two players at least; the last letter that is named says how many there are."""
    named = [SEAT_LETTERS.index(name) for name in fields.values if len(name) == 1 and name in SEAT_LETTERS]
    players = min(max([1, *named]) + 1, MOST_PLAYERS)
    tables = [fields.table(SEAT_LETTERS[seat]) for seat in range(players)]
    fields.finish()
    return tables


def _side(pool: Pool, seat: Seat, fields: Fields) -> Side:
    usual = _usual_essence(pool, fields)
    if usual == NOTHING and "essence" not in fields:
        fields.fail("no-essence", "essence", rule="BUF-ESS-01")
    default = dumping.slug_or_none(pool, usual)
    essence = card(pool, fields, "essence", fields.text("essence", default), (ESSENCE,))
    side = new_side(seat, essence, NOTHING)
    main = fields.text("main_card", dumping.slug_or_none(pool, _usual_main(pool, essence)))
    side.main_card = NOTHING if main == NONE else card(pool, fields, "main_card", main, (CHARACTER,))
    side.destiny = fields.number("destiny", 0, 0, _MANY, "BUF-DST-02")
    for name in dumping.SIDE_FLAGS:
        setattr(side, name, fields.flag(name))
    return side


def _usual_essence(pool: Pool, fields: Fields) -> int:
    """Without a word, that of the first character in play who has one."""
    in_play = fields.values.get("characters")
    people = [
        pool.cards[pool.kind_of[slug]].who
        for slug in (in_play if isinstance(in_play, dict) else {})
        if slug in pool.kind_of
    ]
    essences = [one for one in pool.cards if one.type == ESSENCE]
    for who in people:
        for essence in _own_first(pool):
            if essence.type == ESSENCE and essence.who == who:
                return essence.kind
    return essences[0].kind if essences else NOTHING


def _own_first(pool: Pool) -> list[Card]:
    """The cards that the position defines for itself, then those of the sets."""
    sets = len(pool.cards) - len(pool.extra)
    return [*pool.cards[sets:], *pool.cards[:sets]]


def _usual_main(pool: Pool, essence: int) -> int:
    who = pool.cards[essence].who
    for one in _own_first(pool):
        if one.type == CHARACTER and one.who == who and one.level == 1:
            return one.kind
    return NOTHING


def _zones(s: State, side: Side, fields: Fields) -> None:
    pool = s.pool
    side.deck = cards(pool, fields, "deck")[::-1]
    side.challenges = cards(pool, fields, "challenge_deck")[::-1]
    side.part_one = card_or_none(pool, fields, "part_one", (EPISODE_ONE,))
    for name in dumping.SIDE_CARDS:
        found = cards(pool, fields, name)
        setattr(side, name, tuple(found) if isinstance(getattr(side, name), tuple) else found)
    side.hand.sort()
    side.shown_to = seat_or_none(fields, "shown_to", len(s.sides))
    side.shown_from = SHOWN_FROM.index(fields.choice("shown_from", NONE, SHOWN_FROM)) - 1


# -- what is in play --------------------------------------------------------------------------------


def _in_play(s: State, tables: list[Fields]) -> None:
    """Characters and challenges, in the order of their numbers; without a word, in the order of the file."""
    for side, table in zip(s.sides, tables):
        for name, inner in _named(table, "characters"):
            s.characters.append(_character(s, side, name, inner))
    for side, table in zip(s.sides, tables):
        for name, inner in _named(table, "challenges"):
            s.challenges.append(_challenge(s, side, name, inner))
    s.characters.sort(key=lambda character: character.uid)
    s.challenges.sort(key=lambda placed: placed.uid)
    _check_in_play(s, tables)


def _named(fields: Fields, name: str) -> list[tuple[str, Fields]]:
    """Tables by card; just a space instead of a table will do."""
    table = fields.table(name)
    found: list[tuple[str, Fields]] = []
    for slug in list(table.values):
        value = table.values[slug]
        inner = (
            Fields({"space": value}, table.kind, table.at(slug))
            if isinstance(value, str)
            else table.table(slug)
        )
        found.append((slug.partition("#")[0], inner))
    return found


def _uid(s: State, fields: Fields) -> int:
    uid = fields.number("uid", s.next_uid, 1, 4000)
    s.next_uid = max(s.next_uid, uid + 1)
    return uid


def _character(s: State, side: Side, name: str, fields: Fields) -> Character:
    pool = s.pool
    top = card(pool, fields, "", name, (CHARACTER,))
    levels = [card(pool, fields, "levels", slug, (CHARACTER,)) for slug in fields.texts("levels")]
    if not levels:
        levels = [*_lower_levels(pool, top), top]
    who = pool.cards[top].who
    if levels[-1] != top or any(pool.cards[level].who != who for level in levels):
        fields.refuse("levels", "levels", given=shown(dumping.slugs(pool, levels)), rule="BUF-RES-04")
    made = new_character(_uid(s, fields), side.seat, who, levels[0], 0)
    made.levels = tuple(levels)
    made.space = _space(s, fields, "space", own_spaces(s, side.seat)[0])
    made.fatigued = fields.flag("fatigued")
    made.attached = tuple(_attached(s, side.seat, fields, item) for item in fields.items("attached"))
    for number in dumping.CHARACTER_NUMBERS:
        setattr(made, number, fields.number(number, 0, 0, _MANY))
    fields.finish()
    return made


def _lower_levels(pool: Pool, top: int) -> list[int]:
    """The cards beneath it, one of each level, as far as there are any (BUF-RES-04)."""
    found: list[int] = []
    for level in range(1, pool.cards[top].level):
        for one in pool.cards:
            if one.type == CHARACTER and one.who == pool.cards[top].who and one.level == level:
                found.append(one.kind)
                break
    return found


def _attached(s: State, owner: Seat, fields: Fields, item: Json) -> Attached:
    """A card's slug, or a table that says more."""
    if isinstance(item, str):
        return Attached(card(s.pool, fields, "attached", item, _ATTACHMENTS), owner)
    if not isinstance(item, dict):
        raise fields.error("not-a-table", "attached", given=shown(item))
    table = Fields(item, fields.kind, fields.at("attached"))
    made = Attached(
        card(s.pool, table, "card", table.text("card", ""), _ATTACHMENTS),
        table.seat("owner", owner, len(s.sides)),
        table.flag("fatigued"),
        table.flag("swapped"),
    )
    table.finish()
    return made


def _challenge(s: State, side: Side, name: str, fields: Fields) -> PlacedChallenge:
    kind = card(s.pool, fields, "", name, (CHALLENGE,))
    uid = _uid(s, fields)
    space = _space(s, fields, "space", own_spaces(s, side.seat)[0])
    made = PlacedChallenge(uid, kind, side.seat, space, tuple(_seat_list(fields, "faced_by", len(s.sides))))
    fields.finish()
    return made


def _check_in_play(s: State, tables: list[Fields]) -> None:
    """One of each character per player (BUF-RUL-29), one of each challenge at all (BUF-CHA-05)."""
    people: set[tuple[int, int]] = set()
    for character in s.characters:
        if (character.owner, character.who) in people:
            slug = s.pool.cards[character.levels[-1]].slug
            tables[character.owner].fail("twice-in-play", "characters", given=slug, rule="BUF-RUL-29")
        people.add((character.owner, character.who))
    titles: set[int] = set()
    for placed in s.challenges:
        if placed.kind in titles:
            slug = s.pool.cards[placed.kind].slug
            tables[placed.owner].fail("twice-in-play", "challenges", given=slug, rule="BUF-CHA-05")
        titles.add(placed.kind)
    uids = [character.uid for character in s.characters] + [placed.uid for placed in s.challenges]
    if len(set(uids)) < len(uids):
        twice = next(uid for uid in uids if uids.count(uid) > 1)
        tables[0].fail("twice-in-play", "characters", given=f"uid {twice}", rule="none")


def _locations(s: State, fields: Fields) -> None:
    """By space; the Park holds none (BUF-BOARD-04)."""
    for space in range(1, len(s.locations)):
        name = space_name(space)
        s.locations[space] = card_or_none(s.pool, fields, name, (LOCATION,))
        kind = s.locations[space]
        if kind != NOTHING and s.pool.cards[kind].unique and kind in s.locations[:space]:
            fields.refuse("twice-in-play", name, rule="BUF-LOC-02")
    fields.finish()


# -- the course of the game -------------------------------------------------------------------------


def _course(s: State, fields: Fields) -> None:
    seats = len(s.sides)
    s.turn_number = fields.number("turn_number", 1, 0, 2**31)
    s.day = fields.flag("day", True)
    s.active = fields.seat("active", Seat(0), seats)
    s.first = fields.seat("first", Seat(0), seats)
    s.step = TIMING_SLUGS.index(fields.choice("step", "movement", TIMING_SLUGS[:STEPS]))
    s.watch = fields.seat("watch", s.active, seats)
    s.passes = fields.number("passes", 0, 0, seats - 1)
    for seat in _seat_list(fields, "duties", seats):
        s.duties |= 1 << seat
    park = fields.table("park")
    s.park_holder = seat_or_none(park, "holder", seats)
    s.park_count = park.number("count", 0, 0, PARK_TO_WIN, "BUF-VIC-02")
    park.finish()
    s.next_uid = fields.number("next_uid", s.next_uid, s.next_uid, _MANY)
    s.winner = _winner(s, fields)


def _winner(s: State, fields: Fields) -> Seat:
    """Whoever has 10 Destiny Points has won (BUF-VIC-01); other ends have to be said."""
    usual = NOBODY
    for side in s.sides:
        if side.destiny >= DESTINY_TO_WIN and usual == NOBODY:
            usual = side.seat
    allowed = [NONE, DRAW, *SEAT_LETTERS[: len(s.sides)]]
    found = fields.choice("winner", NONE if usual == NOBODY else SEAT_LETTERS[usual], allowed)
    return DRAWN if found == DRAW else Seat(SEAT_LETTERS.find(found))


# -- the conflict, lasting effects, the agenda ------------------------------------------------------


def _conflict(s: State, fields: Fields) -> Conflict:
    seats = len(s.sides)
    timing = TIMING_SLUGS.index(fields.choice("timing", "fight-choose", TIMING_SLUGS[STEPS:]))
    attacker = fields.seat("attacker", s.active, seats)
    defender = fields.seat("defender", Seat((attacker + 1) % seats), seats)
    made = new_conflict(timing, attacker, defender)
    made.watch = fields.seat("watch", attacker, seats)
    winner = fields.choice("winner", NONE, [NONE, DRAW, *SEAT_LETTERS[:seats]])
    made.winner = DRAWN if winner == DRAW else Seat(SEAT_LETTERS.find(winner))
    made.resolving = TALENT_SLUGS.index(fields.choice("resolving", TALENT_SLUGS[0], TALENT_SLUGS))
    made.facing = tuple(fields.numbers("facing", 1, _MANY))
    made.left = tuple(fields.numbers("left", 1, _MANY))
    made.attacker_stacks = _stacks(s.pool, fields.table("attacker_stacks"))
    made.defender_stacks = _stacks(s.pool, fields.table("defender_stacks"))
    made.afterwards = tuple(_step(s, table) for table in fields.tables("afterwards"))
    for name in dumping.CONFLICT_FLAGS:
        setattr(made, name, fields.flag(name))
    for name in dumping.CONFLICT_NUMBERS:
        setattr(made, name, fields.number(name, getattr(made, name), -_MANY, _MANY))
    fields.finish()
    return made


def _stacks(pool: Pool, fields: Fields) -> tuple[tuple[tuple[int, int], ...], ...]:
    made = tuple(tuple(_stacked(pool, stacked) for stacked in fields.tables(name)) for name in TALENT_SLUGS)
    fields.finish()
    return made


def _stacked(pool: Pool, fields: Fields) -> tuple[int, int]:
    made = card_or_none(pool, fields, "card"), fields.number("value", 1, -_MANY, _MANY)
    fields.finish()
    return made


def _lasting(s: State, fields: Fields) -> Lasting:
    seats = len(s.sides)
    numbers = {name: fields.number(name, NOTHING, -_MANY, _PACKED) for name in dumping.LASTING_NUMBERS}
    made = Lasting(
        source=card_or_none(s.pool, fields, "source"),
        user=seat_or_none(fields, "user", seats),
        until=Until(UNTIL_NAMES.index(fields.choice("until", "turn", UNTIL_NAMES))),
        space=_space(s, fields, "space", NOTHING),
        seat=seat_or_none(fields, "seat", seats),
        **numbers,
    )
    fields.finish()
    return made


def _step(s: State, fields: Fields) -> Step:
    made = Step(
        _STEPS[fields.choice("step", "", list(_STEPS))],
        seat_or_none(fields, "seat", len(s.sides)),
        fields.number("a", NOTHING, -_MANY, _PACKED),
        fields.number("b", NOTHING, -_MANY, _PACKED),
        fields.number("c", NOTHING, -_MANY, _PACKED),
    )
    fields.finish()
    return made
