"""A document as a state: a dump, or a position, which is a dump with most of it left out.

What is not said has its default: the activation phase of seat A's first turn, Fables with full HP on the
starting squares, empty zones, and piles and reserves that hold all the cards nobody else has. A position
that cannot exist is refused, by the rule that says so.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables import dumping
from noctuary.games.fables.components import (
    OWN_TOKENS,
    check_components,
    check_own_tokens,
    default_piles,
    default_poison,
    default_reserves,
    held,
)
from noctuary.games.fables.dumping import ALL, NONE, STEP_NAMES, VIA_NAMES, letter
from noctuary.games.fables.inline import pool_with
from noctuary.games.fables.kinds import BASIC_KINDS, MATCH, TYPE_SLUGS, printed_value
from noctuary.games.fables.notation import AVATARS, pile_slug
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.reading import card, card_or_none, cards, mark, seat_or_none
from noctuary.games.fables.rules import relics
from noctuary.games.fables.rules.markers import MAX_POWER
from noctuary.games.fables.setups import read_settings
from noctuary.games.fables.state import (
    DRAWN,
    EVERYBODY,
    NO_THRESHOLD,
    NOBODY,
    Board,
    Durable,
    LastAction,
    Packet,
    RelicRow,
    State,
    Step,
    Turn,
    new_relic_row,
    new_state,
)
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING

_MANY: Final = 999
_STEPS: Final = {name: number for number, name in STEP_NAMES.items()}
_VIAS: Final = {name: number for number, name in VIA_NAMES.items()}


def load(document: Document) -> State:
    fields = Fields(document, "error-position")
    pool = pool_with(fields.tables("cards"), POOL)
    settings, sheets = read_settings(fields, pool)
    s = new_state(pool, settings, sheets, _chance(fields.table("chance")))
    s.agenda = [_step(s, step) for step in fields.tables("agenda")]
    seats = fields.table("seats")
    tables = [seats.table(letter(board.seat)) for board in s.boards]
    seats.finish()
    for board, table in zip(s.boards, tables):
        _place(s, board, table)
    _set_up_sheets(s)
    poison, matches = s.poison, s.matches
    for board, table in zip(s.boards, tables):
        _board(s, board, table)
        table.finish()
    _course(s, fields)
    _supplies(s, fields)
    _turn(s, s.turn, fields.table("turn"))
    s.packets = [_packet(s, packet) for packet in fields.tables("packets")]
    fields.finish()
    check_components(s, fields, poison, matches)
    return s


def _chance(fields: Fields) -> Chance:
    usual = match_key(b"position").hex()
    text = fields.text("key", usual)
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if not 1 <= len(key) <= 64:
        fields.refuse("not-a-key", "key")
    made = Chance(key, fields.number("drawn", 0, 0, 2**62))
    fields.finish()
    return made


# -- seats ------------------------------------------------------------------------------------------


def _place(s: State, board: Board, fields: Fields) -> None:
    """Where she stands; 2v2 puts A and B on one track, C and D on the other (FAB-2V2-04)."""
    settings = s.settings
    left = board.seat in (0, 3)
    track = board.seat // 2 if settings.teams else 0
    least = 0 if s.agenda else 1  # before she is placed she stands nowhere
    usual = settings.start_left if left else settings.start_right
    board.square = fields.number("square", usual, least, settings.squares, "FAB-SETUP-03")
    board.track = fields.number("track", track, 0, 1 if settings.teams else 0, "FAB-2V2-03")


def _set_up_sheets(s: State) -> None:
    """What the sheets put on the table (FAB-SETUP-10), as far as it asks nobody."""
    chance = s.chance
    steps = s.agenda[:]
    s.chance = chance.copy()
    for board in s.boards:
        asking = s.sheets[board.seat].set_up(s, board.seat)
        if asking is not None:
            asking.close()
    s.chance = chance
    s.agenda = steps


def _board(s: State, board: Board, fields: Fields) -> None:
    """Every field of a board; the limits are FAB-LIMIT-09's."""
    sheet = s.sheets[board.seat]
    board.max_hp = fields.number("max_hp", sheet.max_hp, 1, _MANY)
    board.max_defense = fields.number("max_defense", sheet.max_defense, 0, _MANY)
    board.hp = fields.number("hp", board.max_hp, 0, board.max_hp, "FAB-LIMIT-09")
    board.defense = fields.number("defense", 0, 0, board.max_defense, "FAB-LIMIT-09")
    board.power = fields.number("power", 0, 0, MAX_POWER, "FAB-LIMIT-09")
    board.turns_taken = fields.number("turns_taken", 1, 0, _MANY)
    board.out = fields.flag("out", board.hp == 0)
    if board.out != (board.hp == 0):
        fields.fail("out-at-zero", "out", rule="FAB-GOAL-01")
    _zones(s, board, fields)
    _tokens(s, board, fields)
    board.threshold, board.epics = _epics(s, board, fields)
    board.epic_due = fields.flag("epic_due", 0 < board.hp <= board.threshold)
    board.seen_epics = tuple(cards(s, board, fields, "seen_epics"))
    board.hurt = tuple(_hurt(s, hurt) for hurt in fields.tables("hurt"))
    _reserves(s, board, fields)
    check_own_tokens(s, board, fields)


def _zones(s: State, board: Board, fields: Fields) -> None:
    board.hand = sorted(cards(s, board, fields, "hand"))
    board.deck = cards(s, board, fields, "deck")[::-1]
    board.discard = cards(s, board, fields, "discard")
    board.play = cards(s, board, fields, "play")
    board.twists = tuple(cards(s, board, fields, "twists"))
    board.shown = tuple(cards(s, board, fields, "shown"))
    board.cache = tuple(sorted(cards(s, board, fields, "cache")))
    board.durables = tuple(_durable(s, board, durable) for durable in fields.tables("durables"))
    seen_by = fields.choice("shown_to", ALL, [ALL, NONE, *SEAT_LETTERS[: len(s.boards)]])
    board.shown_to = EVERYBODY if seen_by == ALL else Seat(SEAT_LETTERS.find(seen_by))


def _durable(s: State, board: Board, fields: Fields) -> Durable:
    kind = card(s, board, fields, "card")
    if not s.pool.cards[kind].durable:
        fields.refuse("not-durable", "card", rule="FAB-TALENT-06")
    basic = card_or_none(s, board, fields, "basic")
    usual = printed_value(basic) if 0 <= basic < BASIC_KINDS else 0
    made = Durable(kind, basic, fields.number("value", usual, 0, _MANY), fields.number("spent", 0, 0, _MANY))
    fields.finish()
    return made


def _tokens(s: State, board: Board, fields: Fields) -> None:
    for name in dumping.BOARD_TOKENS:
        limit, rule = OWN_TOKENS[name][1:] if name in OWN_TOKENS else (_MANY, "none")
        setattr(board, name, fields.number(name, 0, 0, limit, rule))
    board.awake = fields.flag("awake")
    board.avatar = AVATARS.index(fields.choice("avatar", AVATARS[board.avatar], AVATARS))
    if "tentacles" in fields:
        board.tentacles = tuple(fields.numbers("tentacles", 0, s.settings.squares))
    fields.value("tentacles")
    board.fate = tuple(_fate_token(s, token) for token in fields.tables("fate"))
    board.bramble_by = seat_or_none(s, fields, "bramble_by")


def _fate_token(s: State, fields: Fields) -> int:
    piles = [pile_slug(s, pile) for pile in range(BASIC_KINDS + len(TYPE_SLUGS) * len(s.boards))]
    token = 2 * piles.index(fields.choice("pile", "", piles)) + fields.flag("red")
    fields.finish()
    return token


def _epics(s: State, board: Board, fields: Fields) -> tuple[int, tuple[int, ...]]:
    """Below the threshold, or with an Epic about, she has chosen already (FAB-EPIC-01)."""
    sheet = s.sheets[board.seat]
    about = [*board.hand, *board.deck, *board.discard, *board.play, *board.twists, *board.cache, *board.shown]
    about += [durable.card for durable in board.durables]
    held = [kind for kind in sheet.epic_kinds if kind in about]
    chosen = board.hp <= sheet.threshold or len(held) > sheet.epics_at_start
    threshold = fields.number("threshold", 0 if chosen else sheet.threshold, 0, board.max_hp)
    epics = tuple(cards(s, board, fields, "epics"))
    if "epics" not in fields and threshold:
        epics = tuple(kind for kind in sheet.epic_kinds if kind not in held)
    return threshold or NO_THRESHOLD, epics


def _hurt(s: State, fields: Fields) -> tuple[Seat, int]:
    made = fields.seat("source", Seat(0), len(s.boards)), fields.number("lost", 0, 0, _MANY)
    fields.finish()
    return made


def _reserves(s: State, board: Board, fields: Fields) -> None:
    """Cards left in each reserve; without a word, all those she does not hold elsewhere."""
    usual = default_reserves(s, board)
    table = fields.table("reserves")
    gone = []
    for card_type, name in enumerate(TYPE_SLUGS):
        size = len(s.sheets[board.seat].reserves[card_type])
        left = table.number(name, size - usual[card_type], 0, size, "FAB-SETUP-06")
        gone.append(size - left)
    table.finish()
    board.reserves = (gone[0], gone[1], gone[2])


# -- the course of the game -------------------------------------------------------------------------


def _course(s: State, fields: Fields) -> None:
    seats = len(s.boards)
    s.first = Seat(max(s.settings.first, 0))
    s.active = fields.seat("active", Seat(0), seats)
    s.slot = int(fields.seat("slot", s.active, seats))
    s.turn_number = fields.number("turn_number", 1, 0, 2**31)
    s.extra_turns = fields.number("extra_turns", 0, 0, _MANY)
    s.winner = _winner(s, fields)
    if s.boards[s.active].out and not s.agenda and s.winner == NOBODY:
        fields.refuse("active-is-out", "active", rule="FAB-RUL-36")


def _winner(s: State, fields: Fields) -> Seat:
    """Follows from who is out (FAB-GOAL-02, FAB-GOAL-03); only a draw has to be said (FAB-RUL-47)."""
    usual = NOBODY
    for team in (0, 1):
        if all(board.out for board in s.boards if board.team == team):
            usual = Seat(1 - team)
    name = "+".join(letter(board.seat) for board in s.boards if board.team == usual) or NONE
    allowed = [name, "draw"] if usual == NOBODY and s.settings.turn_cap else [name]
    return DRAWN if fields.choice("winner", name, allowed) == "draw" else usual


def _supplies(s: State, fields: Fields) -> None:
    """Piles, Poison and Match deck and the Relics; without a word, all the cards nobody holds."""
    piles = fields.table("piles")
    usual = default_piles(s)
    s.piles = [piles.number(s.pool.cards[kind].slug, usual[kind], 0, _MANY) for kind in range(BASIC_KINDS)]
    piles.finish()
    s.poison = fields.number("poison", default_poison(s, s.poison), 0, _MANY)
    s.matches = fields.number("matches", max(s.matches - held(s, MATCH), 0), 0, _MANY)
    owners = fields.table("owners")
    s.poison_owner = seat_or_none(s, owners, "poison", s.poison_owner)
    s.match_owner = seat_or_none(s, owners, "matches", s.match_owner)
    s.tentacle_owner = seat_or_none(s, owners, "tentacles", s.tentacle_owner)
    owners.finish()
    _relic_row(s, fields)


def _relic_row(s: State, fields: Fields) -> None:
    """The row and its deck as they lie; without a word, shuffled and laid out (FAB-RELIC-01)."""
    table = fields.table("relic_row")
    if not table.values:
        relics.set_up(s)
        return
    made = new_relic_row()
    made.row = [NOTHING, *_relics(s, table, "row")]
    made.discard = _relics(s, table, "discard")
    deck = _relics(s, table, "deck") if "deck" in table else _relics_left(s, made)
    made.deck = deck[::-1]
    if len(made.row) != s.settings.squares + 1:
        squares = s.settings.squares
        table.fail("relic-count", "row", given=len(made.row) - 1, count=squares, rule="FAB-RELIC-01")
    for number, relic in enumerate(s.pool.relics):
        count = (made.row + made.discard + made.deck).count(number)
        most = relic.copies if relic.deck == s.settings.relics else 0
        if count > most:
            table.fail("too-many", "row", given=relic.slug, count=count, most=most, rule="FAB-LIMIT-05")
    table.value("deck")
    table.finish()
    s.relics = made


def _relics(s: State, fields: Fields, name: str) -> list[int]:
    """By slug; `none` where a relic has been used and not yet been replaced."""
    found: list[int] = []
    for slug in fields.texts(name):
        if slug not in s.pool.relic_of and (slug != NONE or name != "row"):
            fields.fail("not-allowed", name, given=slug, allowed=", ".join(s.pool.relic_of))
        found.append(s.pool.relic_of.get(slug, NOTHING))
    return found


def _relics_left(s: State, made: RelicRow) -> list[int]:
    """The relics that lie nowhere else, shuffled."""
    left: list[int] = []
    for number, relic in enumerate(s.pool.relics):
        if relic.deck == s.settings.relics:
            left += [number] * (relic.copies - (made.row + made.discard).count(number))
    s.chance.shuffle(left)
    return left


# -- the turn and what is still to be done ------------------------------------------------------------


def _turn(s: State, turn: Turn, fields: Fields) -> None:
    for name in dumping.TURN_FLAGS:
        setattr(turn, name, fields.flag(name))
    for name in dumping.TURN_NUMBERS:
        setattr(turn, name, fields.number(name, getattr(turn, name), -_MANY, _MANY))
    for name in dumping.TURN_MARKS:
        setattr(turn, name, tuple(mark(s, fields, name, value) for value in fields.items(name)))
    turn.composing, turn.played = _composing(s, fields)
    turn.draw_offers = tuple(fields.numbers("draw_offers", 0, _MANY))
    turn.lasting_attack = tuple(
        _pair(fields, "lasting_attack", pair) for pair in fields.items("lasting_attack")
    )
    turn.last = _last(s, fields.table("last")) if "last" in fields else None
    fields.value("last")
    fields.finish()


def _composing(s: State, fields: Fields) -> tuple[int, tuple[int, ...]]:
    """An action half put together: its type and the cards played for it so far, at least one (FAB-RUL-04)."""
    name = fields.choice("composing", NONE, [NONE, *TYPE_SLUGS])
    played = tuple(mark(s, fields, "played", slug) for slug in fields.texts("played"))
    if (name == NONE) != (not played):
        fields.refuse("not-composed", "played", rule="FAB-RUL-04")
    return (NOTHING if name == NONE else TYPE_SLUGS.index(name)), played


def _pair(fields: Fields, name: str, pair: Json) -> tuple[int, int]:
    if isinstance(pair, list) and len(pair) == 2:
        one, two = pair
        if isinstance(one, int) and isinstance(two, int):
            return one, two
    raise fields.error("not-a-number", name, given=shown(pair))


def _last(s: State, fields: Fields) -> LastAction:
    acting = s.boards[s.active]
    made = LastAction(
        _VIAS[fields.choice("via", "attack", list(_VIAS))],
        card_or_none(s, acting, fields, "card"),
        fields.number("value", 0, 0, _MANY),
        fields.number("power", 0, 0, _MANY),
        fields.number("more_damage", 0, 0, _MANY),
        fields.number("more_range", 0, 0, _MANY),
        _basic_of_last(s, fields),
    )
    fields.finish()
    return made


def _basic_of_last(s: State, fields: Fields) -> int:
    """The basic card played with it, one paid for in blood included."""
    slug = fields.text("basic", NONE)
    return NOTHING if slug == NONE else mark(s, fields, "basic", slug)


def _step(s: State, fields: Fields) -> Step:
    made = Step(
        _STEPS[fields.choice("step", "", list(_STEPS))],
        seat_or_none(s, fields, "seat"),
        mark(s, fields, "a", fields.value("a", NOTHING)),
        fields.number("b", NOTHING, -_MANY, _MANY),
        fields.number("c", NOTHING, -_MANY, _MANY),
    )
    fields.finish()
    return made


def _packet(s: State, fields: Fields) -> Packet:
    seats = len(s.boards)
    made = Packet(
        fields.seat("source", Seat(0), seats),
        fields.seat("target", Seat(1), seats),
        fields.number("amount", 0, 0, _MANY),
        _VIAS[fields.choice("via", "attack", list(_VIAS))],
    )
    fields.finish()
    return made
