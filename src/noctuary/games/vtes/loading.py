"""A document as a state: a dump, or a position, which is a dump with most of it left out.

What is not said has its default: the minion phase of Methuselah A, who has the impulse; 30 pool, empty hands
and decks, full vampires. A position that cannot exist is refused, by the rule that says so.
"""

# not compiled: it reads documents and is never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import dumping, numbers, possible, underway
from noctuary.games.vtes.agenda import STEP_NAMES
from noctuary.games.vtes.board import given_out
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.dumping import PRINTED, RANGES, TABLES
from noctuary.games.vtes.going_on import (
    Action,
    Combat,
    Fighter,
    Referendum,
    Strike,
    new_action,
    new_combat,
    new_fighter,
    new_referendum,
)
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    ALLY,
    CONTESTED,
    DISCARD,
    IN_PLAY,
    INFLUENCE,
    MASTER_PHASE,
    MOST_PLAYERS,
    ON_CARD,
    PHASE_SLUGS,
    READY,
    REGION_SLUGS,
    SECT_SLUGS,
    STARTING_POOL,
    TITLE_SLUGS,
    TORPOR,
    TRANSFERS,
    TYPE_SLUGS,
    VAMPIRE,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.pool import newest, pool_at
from noctuary.games.vtes.rules.ousting import POINT
from noctuary.games.vtes.setups import read_settings
from noctuary.games.vtes.state import (
    NOBODY,
    InPlay,
    Lasting,
    Methuselah,
    State,
    Step,
    Uncontrolled,
    Window,
    new_in_play,
    new_state,
)
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING, read_number
from noctuary.kernel.position_words import NONE, read_chance, seat_list, seat_or_none

_MANY: Final = 9999
_MOST_UIDS: Final = 3000  # a move holds numbers below 4096, and a game goes on from here
_MOST_TURNS: Final = 1_000_000
_PACKED: Final = 1 << 62  # numbers that hold several others
_STEPS: Final = {name: number for number, name in STEP_NAMES.items()}
_LIBRARY: Final = (1 << len(TYPE_SLUGS)) - 1 - VAMPIRE
_ANY: Final = _LIBRARY | VAMPIRE
_TYPES_IN: Final = {READY: VAMPIRE | ALLY, TORPOR: VAMPIRE}  # elsewhere anything may lie
_DECK_TYPES: Final = {
    "hand": _LIBRARY,
    "library": _LIBRARY,
    "crypt": VAMPIRE,
    "shown": _ANY,
    "under": _LIBRARY,
}


def load(document: Document) -> State:
    fields = Fields(document, "error-position")
    settings = read_settings(fields, every_phase=True)  # a position stands still until somebody goes on
    tables = _seats(fields.table("seats"))
    pool = pool_at(fields.number("cards", newest(), 0, newest()))
    s = new_state(pool, settings, len(tables), read_chance(fields.table("chance")))
    s.active = fields.seat("active", Seat(0), len(tables))
    s.phase = PHASE_SLUGS.index(fields.choice("phase", "minion", PHASE_SLUGS))
    for player, table in zip(s.players, tables):
        _player(s, player, table)
    s.cards.sort(key=lambda card: card.uid)
    s.banished.sort(key=lambda card: card.uid)
    _course(s, fields)
    _going_on(s, fields)
    s.agenda = [_step(s, table) for table in fields.tables("agenda")]
    s.windows = _windows(s, fields)
    s.bank = given_out(s)
    fields.finish()
    possible.check(s, fields)
    underway.check(s, fields)
    return s


# -- cards, seats and uids as documents name them ------------------------------------------------------


def card(pool: Pool, fields: Fields, name: str, slug: str, types: int = _ANY) -> int:
    kind = pool.kind_of.get(slug, NOTHING)
    if kind == NOTHING:
        fields.fail("unknown-card", name, given=slug)
    has = pool.types[kind] if name == "crypt" else pool.types[kind] | pool.bodies[kind]
    if not has & types:
        allowed = ", ".join(word for bit, word in enumerate(TYPE_SLUGS) if types >> bit & 1)
        fields.fail("wrong-card-type", name, given=slug, allowed=allowed)
    return kind


def card_or_none(pool: Pool, fields: Fields, name: str) -> int:
    slug = fields.text(name, NONE)
    return NOTHING if slug == NONE else card(pool, fields, name, slug)


def cards(pool: Pool, fields: Fields, name: str) -> list[int]:
    return [card(pool, fields, name, slug, _DECK_TYPES.get(name, _ANY)) for slug in fields.texts(name)]


def _named_or_printed(fields: Fields, name: str, slugs: Sequence[str]) -> int:
    found = fields.choice(name, PRINTED, [PRINTED, *slugs])
    return NOTHING if found == PRINTED else list(slugs).index(found)


def _uid(s: State, fields: Fields) -> int:
    uid = fields.number("uid", s.next_uid, 0, _MOST_UIDS)
    s.next_uid = max(s.next_uid, uid + 1)
    return uid


def _numbers(thing: object, fields: Fields, names: Sequence[str]) -> None:
    for name in names:
        setattr(thing, name, fields.number(name, getattr(thing, name), -_MANY, _PACKED))


def _flags(thing: object, fields: Fields, names: Sequence[str]) -> None:
    for name in names:
        setattr(thing, name, fields.flag(name, getattr(thing, name)))


def _lists(thing: object, fields: Fields, names: Sequence[str]) -> None:
    for name in names:
        setattr(thing, name, tuple(fields.numbers(name, -_MANY, _PACKED)))


def _groups(fields: Fields, name: str, size: int) -> list[tuple[int, ...]]:
    """A flat list of numbers that belong together by twos or threes."""
    flat = fields.numbers(name, -_MANY, _PACKED)
    if len(flat) % size:
        fields.refuse("not-a-list", name)
    return [tuple(flat[at : at + size]) for at in range(0, len(flat), size)]


# -- seats ---------------------------------------------------------------------------------------------


def _seats(fields: Fields) -> list[Fields]:
    """Two players at least; the last letter that is named says how many there are."""
    named = [SEAT_LETTERS.index(name) for name in fields.values if len(name) == 1 and name in SEAT_LETTERS]
    players = min(max([1, *named]) + 1, MOST_PLAYERS)
    tables = [fields.table(SEAT_LETTERS[seat]) for seat in range(players)]
    fields.finish()
    return tables


def _player(s: State, player: Methuselah, fields: Fields) -> None:
    player.pool = fields.number("pool", STARTING_POOL, 0, _MANY, "VTES-SETUP-02")
    player.points = _points(fields)
    player.library = cards(s.pool, fields, "library")[::-1]
    player.crypt = cards(s.pool, fields, "crypt")[::-1]
    player.hand = sorted(cards(s.pool, fields, "hand"))
    player.ash = cards(s.pool, fields, "ash")
    player.removed = cards(s.pool, fields, "removed")
    player.shown = tuple(cards(s.pool, fields, "shown"))
    player.shown_to = seat_or_none(fields, "shown_to", len(s.players))
    if s.active == player.seat:
        _usual_actions(s, player)
    _numbers(player, fields, (*dumping.PLAYER_PHASE, *dumping.PLAYER_NUMBERS))
    _flags(player, fields, dumping.PLAYER_FLAGS)
    _lists(player, fields, dumping.PLAYER_LISTS)
    player.uncontrolled = [
        _uncontrolled(s, fields, player.seat, place) for place in range(len(fields.items("uncontrolled")))
    ]
    for region, name in TABLES.items():
        for slug, table in _by_name(fields, name):
            _card(s, slug, table, player.seat, region, None)
    fields.finish()


def _points(fields: Fields) -> int:
    """Victory points, in halves as the state counts them: 0.5, 1, 1.5 (VTES-OUST-06)."""
    value = fields.value("points", 0, "number", f"0–{MOST_PLAYERS}, in halves")
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        fields.refuse("not-a-number", "points")
    if not 0 <= value <= MOST_PLAYERS or value * POINT != int(value * POINT):
        fields.refuse("not-points", "points", most=MOST_PLAYERS, rule="VTES-OUST-02")
    return int(value * POINT)


def _came_from(s: State, made: InPlay, fields: Fields) -> int:
    """The region to which a contested card returns: that of minions, or where all others lie."""
    usual = made.region
    if usual == CONTESTED and made.host == NOTHING:
        usual = READY if s.pool.bodies[made.kind] & (VAMPIRE | ALLY) else IN_PLAY
    return REGION_SLUGS.index(fields.choice("was_in", REGION_SLUGS[usual], REGION_SLUGS))


def _usual_actions(s: State, player: Methuselah) -> None:
    """What the active Methuselah has at the beginning of the phase, without cards that change it."""
    player.master_actions = int(s.phase == MASTER_PHASE)
    player.discard_actions = int(s.phase == DISCARD)
    player.transfers = TRANSFERS if s.phase == INFLUENCE else 0


def _uncontrolled(s: State, fields: Fields, seat: Seat, place: int) -> Uncontrolled:
    """A card's slug, or a table that says more."""
    item = fields.items("uncontrolled")[place]
    path = f"uncontrolled.{place + 1}"
    if isinstance(item, str):
        item = {"card": item}
    if not isinstance(item, dict):
        fields.fail("not-a-table", path, given=shown(item))
    table = Fields(item, fields.kind, fields.at(path))
    kind = card(s.pool, table, "card", table.text("card", ""), VAMPIRE)
    made = Uncontrolled(_uid(s, table), kind, table.number("counters", 0, 0, _MANY))
    if "banished" in table:
        _banished(s, made, seat, table.table("banished"))
    table.finish()
    return made


def _banished(s: State, one: Uncontrolled, seat: Seat, fields: Fields) -> None:
    """What it remembers, and what is on it: out of play for as long as nobody controls it."""
    before = len(s.cards)
    _card(s, s.pool.cards[one.kind].slug, fields, seat, READY, None)
    aside = s.cards[before:]
    vampire, s.cards = aside[0], s.cards[:before]
    for card in aside:
        card.host = one.uid if card.host == vampire.uid else card.host
    vampire.uid, vampire.counters = one.uid, 0
    s.banished += aside
    numbers.take_stock(s)


def _by_name(fields: Fields, name: str) -> list[tuple[str, Fields]]:
    """Tables by card; just the number of its counters instead of a table will do."""
    table = fields.table(name)
    found: list[tuple[str, Fields]] = []
    for slug in list(table.values):
        value = table.values[slug]
        counted = isinstance(value, int) and not isinstance(value, bool)
        inner = Fields({"counters": value}, table.kind, table.at(slug)) if counted else table.table(slug)
        found.append((slug.partition("#")[0], inner))
    return found


def _card(s: State, slug: str, fields: Fields, seat: Seat, region: int, host: InPlay | None) -> None:
    """A card in play, and what lies on it."""
    kind = card(s.pool, fields, "", slug, _TYPES_IN.get(region, _ANY))
    made = new_in_play(_uid(s, fields), kind, seat, seat, region)
    if host is not None:
        made.host = host.uid
        made.controller = fields.seat("controller", seat, len(s.players))
        made.region = REGION_SLUGS.index(fields.choice("region", REGION_SLUGS[region], REGION_SLUGS))
    made.owner = fields.seat("owner", made.controller, len(s.players))
    full = s.pool.cards[kind].capacity or s.pool.cards[kind].life
    made.counters = fields.number("counters", full, 0, _MANY, "VTES-SETUP-10")
    made.sect = _named_or_printed(fields, "sect", SECT_SLUGS)
    made.clan = _named_or_printed(fields, "clan", s.pool.clans)
    made.title = _named_or_printed(fields, "title", TITLE_SLUGS)
    made.city = fields.text("city", "")
    made.was_in = _came_from(s, made, fields)
    made.returns = seat_or_none(fields, "returns", len(s.players))
    made.under = tuple(cards(s.pool, fields, "under"))
    owners = seat_list(fields, "under_of", len(s.players))
    made.under_of = tuple(owners) if len(owners) == len(made.under) else (made.owner,) * len(made.under)
    _numbers(made, fields, dumping.CARD_NUMBERS)
    made.contested = region == CONTESTED  # what lies there says nothing more
    _flags(made, fields, dumping.CARD_FLAGS)
    _lists(made, fields, dumping.CARD_LISTS)
    s.cards.append(made)
    numbers.take_stock(s)
    for name, table in _by_name(fields, "on"):
        _card(s, name, table, made.controller, ON_CARD, made)
    fields.finish()


# -- the course of the game ----------------------------------------------------------------------------


def _course(s: State, fields: Fields) -> None:
    s.turn_number = fields.number("turn_number", len(s.players) + 1, 0, _MOST_TURNS)
    s.edge = seat_or_none(fields, "edge", len(s.players))
    s.next_uid = fields.number("next_uid", s.next_uid, s.next_uid, _MOST_UIDS)
    s.actions = fields.number("actions", 0, 0, _MOST_TURNS)
    s.over_now = fields.flag("over")
    s.events = tuple(_event(s, fields, text) for text in fields.texts("events"))
    s.lasting = [_lasting(s, table) for table in fields.tables("lasting")]


def _event(s: State, fields: Fields, text: str) -> int:
    slug, _, letter = text.partition(":")
    if letter not in (*SEAT_LETTERS[: len(s.players)], ""):
        fields.fail("not-allowed", "events", given=text, allowed=", ".join(SEAT_LETTERS[: len(s.players)]))
    seat = SEAT_LETTERS.index(letter or SEAT_LETTERS[0])
    return card(s.pool, fields, "events", slug, _LIBRARY) * MOST_PLAYERS + seat


def _going_on(s: State, fields: Fields) -> None:
    s.playing = [_using(s, table) for table in fields.tables("playing")]
    for name in ("action", "combat", "referendum"):
        if name not in fields:
            continue
        table = fields.table(name)
        if name == "action":
            s.action = _action(s, table)
        elif name == "combat":
            s.combat = _combat(s, table)
        else:
            s.referendum = _referendum(s, table)


def _windows(s: State, fields: Fields) -> list[Window]:
    """Without a word, that of the phase, if nothing is still to be done."""
    if "windows" not in fields and not s.agenda and not s.over_now:
        fields.items("windows")
        return [Window(s.phase, s.active, s.active)]
    return [_window(s, table) for table in fields.tables("windows")]


def _window(s: State, fields: Fields) -> Window:
    acting = fields.seat("acting", s.active, len(s.players))
    made = Window(
        WINDOW_SLUGS.index(fields.choice("window", PHASE_SLUGS[s.phase], WINDOW_SLUGS)),
        acting,
        fields.seat("impulse", acting, len(s.players)),
        tuple(seat_list(fields, "asked", len(s.players))),
        fields.number("subject", NOTHING, NOTHING, _MANY),
        fields.number("below", 0, 0, _MANY),
    )
    fields.finish()
    return made


def _using(s: State, fields: Fields) -> Using:
    seat = fields.seat("seat", s.active, len(s.players))
    kind = card_or_none(s.pool, fields, "card")
    made = Using(seat, kind, fields.number("use", 0, NOTHING, _MANY))
    if dumping.chooses_kind(s.pool, made):
        made.target = card_or_none(s.pool, fields, "target")
    else:
        made.target = fields.number("target", NOTHING, -_MANY, _MANY)
    made.target_seat = seat_or_none(fields, "target_seat", len(s.players))
    made.owner = seat_or_none(fields, "owner", len(s.players))
    _numbers(made, fields, dumping.USING_NUMBERS)
    fields.finish()
    return made


def _using_or_none(s: State, fields: Fields) -> Using | None:
    return _using(s, fields.table("using")) if "using" in fields else None


def _action(s: State, fields: Fields) -> Action:
    kind = ACTION_SLUGS.index(fields.choice("kind", "bleed", ACTION_SLUGS))
    actor = fields.number("actor", NOTHING, NOTHING, _MANY)
    made = new_action(kind, actor, fields.seat("seat", s.active, len(s.players)))
    made.card = card_or_none(s.pool, fields, "card")
    made.using = _using_or_none(s, fields)
    made.targets = tuple(seat_list(fields, "targets", len(s.players)))
    made.declined = tuple(seat_list(fields, "declined", len(s.players)))
    made.intercepts = tuple((pair[0], pair[1]) for pair in _groups(fields, "intercepts", 2))
    made.played = tuple(_played(s, fields, text) for text in fields.texts("played"))
    _numbers(made, fields, dumping.ACTION_NUMBERS)
    _flags(made, fields, dumping.ACTION_FLAGS)
    _lists(made, fields, dumping.ACTION_LISTS)
    fields.finish()
    return made


def _played(s: State, fields: Fields, text: str) -> tuple[int, int]:
    """`conditioning:7`: the card, and the uid of the minion that has played it."""
    slug, _, number = text.partition(":")
    uid = read_number(number)
    if uid is None:
        fields.fail("not-a-number", "played", given=shown(text))
    return uid, card(s.pool, fields, "played", slug, _LIBRARY)


def _combat(s: State, fields: Fields) -> Combat:
    made = new_combat(NOTHING, NOTHING)
    sides = fields.tables("sides")
    if len(sides) != len(made.sides):
        fields.refuse("not-a-list", "sides")
    made.sides = [_fighter(s, table) for table in sides]
    made.range = RANGES.index(fields.choice("range", RANGES[0], RANGES))
    _numbers(made, fields, dumping.COMBAT_NUMBERS)
    _flags(made, fields, dumping.COMBAT_FLAGS)
    fields.finish()
    return made


def _fighter(s: State, fields: Fields) -> Fighter:
    made = new_fighter(fields.number("uid", NOTHING, NOTHING, _MANY))
    made.strike = _strike(s, fields.table("strike")) if "strike" in fields else None
    _numbers(made, fields, dumping.FIGHTER_NUMBERS)
    _flags(made, fields, dumping.FIGHTER_FLAGS)
    if made.seat == NOBODY:
        made.seat = next((card.controller for card in s.cards if card.uid == made.uid), NOBODY)
    fields.finish()
    return made


def _strike(s: State, fields: Fields) -> Strike:
    made = Strike(card_or_none(s.pool, fields, "card"), fields.number("use", 0, NOTHING, _MANY))
    made.more_aggravated = fields.flag("more_aggravated")
    _numbers(made, fields, dumping.STRIKE_NUMBERS)
    fields.finish()
    return made


def _referendum(s: State, fields: Fields) -> Referendum:
    caller = fields.number("caller", NOTHING, NOTHING, _MANY)
    seat = fields.seat("seat", s.active, len(s.players))
    made = new_referendum(caller, seat, card_or_none(s.pool, fields, "card"))
    made.cast = tuple((vote[0], vote[1], vote[2]) for vote in _groups(fields, "cast", 3))
    made.card_votes = tuple(seat_list(fields, "card_votes", len(s.players)))
    _numbers(made, fields, dumping.REFERENDUM_NUMBERS)
    _flags(made, fields, dumping.REFERENDUM_FLAGS)
    _lists(made, fields, dumping.REFERENDUM_LISTS)
    fields.finish()
    return made


def _lasting(s: State, fields: Fields) -> Lasting:
    what, about, amount, until, source = (
        fields.number(name, NOTHING, -_MANY, _PACKED) for name in dumping.LASTING_NUMBERS
    )
    made = Lasting(what, about, amount, until, card_or_none(s.pool, fields, "card"), source)
    fields.finish()
    return made


def _step(s: State, fields: Fields) -> Step:
    made = Step(
        _STEPS[fields.choice("step", "", list(_STEPS))],
        seat_or_none(fields, "seat", len(s.players)),
        fields.number("a", NOTHING, -_MANY, _PACKED),
        fields.number("b", NOTHING, -_MANY, _PACKED),
        fields.number("c", NOTHING, -_MANY, _PACKED),
        _using_or_none(s, fields),
    )
    fields.finish()
    return made
