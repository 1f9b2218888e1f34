"""A document as a state: a dump, or a position, which is a dump with most of it left out.

What is not said has its default: the active player's watch of the Movement Step, on a day turn, empty hands
and decks, nobody in play. A position that cannot exist is refused, by the rule that says so.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from noctuary.games.buffy import kinds
from noctuary.games.buffy.board import MOST_PLAYERS, own_spaces, space_name
from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    CHARACTER,
    EPISODE_ONE,
    ESSENCE,
    ITEM,
    LOCATION,
    PARK_TO_WIN,
    SKILL,
    STEPS,
    TIMING_SLUGS,
)
from noctuary.games.buffy.pool import default_pool, pool_with
from noctuary.games.buffy.positions import dumping
from noctuary.games.buffy.positions.duels import read_conflict, read_lasting
from noctuary.games.buffy.positions.dumping import SHOWN_FROM
from noctuary.games.buffy.positions.fields import MOST_UID, card, card_or_none, cards, read_space
from noctuary.games.buffy.positions.pending import check_pending, read_step
from noctuary.games.buffy.positions.possible import check_course, check_side, read_winner
from noctuary.games.buffy.rules import drawing
from noctuary.games.buffy.setups import read_settings
from noctuary.games.buffy.state import (
    NOBODY,
    Attached,
    Character,
    PlacedChallenge,
    Side,
    State,
    new_character,
    new_side,
    new_state,
)
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE, read_chance, seat_list, seat_or_none, slug_or_none, slugs

_MANY: Final = 9999
_PACKED: Final = 1 << 62  # numbers that hold several others
_MOST_TURNS: Final = 10**6  # more than any game has
_ATTACHMENTS: Final = (SKILL, ITEM)


def load(document: Document) -> State:
    fields = Fields(document, "error-position")
    pool = _pool(fields)
    settings = read_settings(fields)
    tables = _seats(fields.table("seats"))
    sides = [_side(pool, Seat(seat), table) for seat, table in enumerate(tables)]
    s = new_state(pool, settings, sides, read_chance(fields.table("chance")))
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
    s.lasting = tuple(read_lasting(s, table) for table in fields.tables("lasting"))
    s.conflict = read_conflict(s, fields.table("conflict")) if "conflict" in fields else None
    fields.value("conflict")
    s.agenda = [read_step(s, table) for table in fields.tables("agenda")]
    fields.finish()
    if s.step == kinds.DRAW and "agenda" not in fields:
        drawing.begin(s)  # nobody has a watch before all have drawn (BUF-DRAW-04)
    for side, table in zip(sides, tables):
        check_side(s, side, table)
    check_course(s, fields)
    check_pending(s, fields)
    return s


def _pool(fields: Fields) -> Pool:
    given = fields.items("cards")
    return _pool_of(json.dumps(given)) if given else default_pool()


@lru_cache(maxsize=16)
def _pool_of(text: str) -> Pool:
    """A position is loaded again and again while it is shortened; its cards are read once."""
    return pool_with(inline=json.loads(text))


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
    default = slug_or_none(pool, usual)
    essence = card(pool, fields, "essence", fields.text("essence", default), (ESSENCE,))
    side = new_side(seat, essence, NOTHING)
    main = fields.text("main_card", slug_or_none(pool, _usual_main(pool, essence)))
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
    uid = fields.number("uid", s.next_uid, 1, MOST_UID)
    s.next_uid = max(s.next_uid, uid + 1)
    return uid


def _character(s: State, side: Side, name: str, fields: Fields) -> Character:
    pool = s.pool
    top = card(pool, fields, "", name, (CHARACTER,))
    levels = [card(pool, fields, "levels", slug, (CHARACTER,)) for slug in fields.texts("levels")]
    if not levels:
        levels = [*_lower_levels(pool, top), top]
    who = pool.cards[top].who
    of_one = levels[-1] == top and all(pool.cards[level].who == who for level in levels)
    if not of_one or not _is_whole(pool, levels):
        fields.fail("levels", "levels", given=shown(slugs(pool, levels)), rule="BUF-RES-04")
    made = new_character(_uid(s, fields), side.seat, who, levels[0], 0)
    made.levels = tuple(levels)
    made.space = read_space(s, fields, "space", own_spaces(s, side.seat)[0])
    made.fatigued = fields.flag("fatigued")
    made.attached = tuple(_attached(s, side.seat, fields, item) for item in fields.items("attached"))
    for number in dumping.CHARACTER_NUMBERS:
        setattr(made, number, fields.number(number, 0, 0, _MANY))
    fields.finish()
    return made


def _is_whole(pool: Pool, levels: list[int]) -> bool:
    """One card of each level, from the lowest that there is of this character up to the top (BUF-RES-04)."""
    numbers = [pool.cards[level].level for level in levels]
    below = len(_lower_levels(pool, levels[0]))
    return not below and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


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
    space = read_space(s, fields, "space", own_spaces(s, side.seat)[0])
    made = PlacedChallenge(uid, kind, side.seat, space, tuple(seat_list(fields, "faced_by", len(s.sides))))
    fields.finish()
    return made


def _check_in_play(s: State, tables: list[Fields]) -> None:
    """One of each character per player (BUF-RUL-29), one of each challenge at all (BUF-CHA-05).

    And on a space no more than one of each player's challenges (BUF-PRO-06).
    """
    people: set[tuple[int, int]] = set()
    for character in s.characters:
        if (character.owner, character.who) in people:
            slug = s.pool.cards[character.levels[-1]].slug
            tables[character.owner].fail("twice-in-play", "characters", given=slug, rule="BUF-RUL-29")
        people.add((character.owner, character.who))
    titles: set[int] = set()
    taken: set[tuple[int, int]] = set()
    for placed in s.challenges:
        if (placed.owner, placed.space) in taken:
            where = space_name(placed.space)
            tables[placed.owner].fail("two-challenges", "challenges", given=where, rule="BUF-PRO-06")
        taken.add((placed.owner, placed.space))
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
    s.turn_number = fields.number("turn_number", 1, 0, _MOST_TURNS)
    s.day = fields.flag("day", True)
    s.active = fields.seat("active", Seat(0), seats)
    s.first = fields.seat("first", Seat(0), seats)
    s.step = TIMING_SLUGS.index(fields.choice("step", "movement", TIMING_SLUGS[:STEPS]))
    s.watch = fields.seat("watch", s.active, seats)
    s.passes = fields.number("passes", 0, 0, seats - 1)
    for seat in seat_list(fields, "duties", seats):
        s.duties |= 1 << seat
    park = fields.table("park")
    s.park_holder = seat_or_none(park, "holder", seats)
    s.park_count = park.number("count", 0, 0, PARK_TO_WIN, "BUF-VIC-02")
    if (s.park_holder == NOBODY) != (s.park_count == 0):
        park.fail("impossible", "count", given=str(s.park_count), rule="BUF-VIC-04")
    park.finish()
    s.next_uid = fields.number("next_uid", s.next_uid, s.next_uid, MOST_UID)
    s.winner = read_winner(s, fields)
