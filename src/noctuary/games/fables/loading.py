"""A document as a state: a dump, or a position, which is a dump with most of it left out.

What is not said has its default: the activation phase of seat A's first turn, Fables with full HP on the
starting squares, empty zones, and piles and reserves that hold all the cards nobody else has. A position
that cannot exist is refused, by the rule that says so.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, dumping
from noctuary.games.fables.card import Role
from noctuary.games.fables.components import (
    check_components,
    check_own_tokens,
    default_piles,
    default_poison,
    default_reserves,
    held,
)
from noctuary.games.fables.dumping import ALL
from noctuary.games.fables.inline import pool_with
from noctuary.games.fables.kinds import BASIC_KINDS, MATCH, TYPE_SLUGS, printed_value, reserve_pile
from noctuary.games.fables.notation import AVATARS, pile_slug
from noctuary.games.fables.pending import check_pending, read_packet, read_step, waits_for
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.possible import (
    check_board,
    check_course,
    epics_about,
    epics_to_choose_from,
    limits,
)
from noctuary.games.fables.reading import card, card_or_none, cards
from noctuary.games.fables.rules import relics
from noctuary.games.fables.rules.markers import MAX_POWER
from noctuary.games.fables.rules.turn import EXTRA_TURNS_IN_A_ROW
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.setups import read_settings
from noctuary.games.fables.state import (
    DRAWN,
    EVERYBODY,
    NO_THRESHOLD,
    NOBODY,
    Board,
    Durable,
    RelicRow,
    State,
    new_relic_row,
    new_state,
)
from noctuary.games.fables.turn_reading import read_turn
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE, letter, read_chance, seat_or_none

_MANY: Final = 999
_MOST_VALUE: Final = 99  # of a basic card with all its bonuses
_MOST_SPENT: Final = 6  # And They Woke Up draws no more
_MOST_TURNS: Final = 10**6  # more than any game has


def load(document: Document) -> State:
    fields = Fields(document, "error-position")
    pool = pool_with(fields.tables("cards"), POOL)
    settings, sheets = read_settings(fields, pool)
    s = new_state(pool, settings, sheets, read_chance(fields.table("chance")))
    s.agenda = [read_step(s, step) for step in fields.tables("agenda")]
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
    read_turn(s, s.turn, fields.table("turn"))
    s.packets = [read_packet(s, packet) for packet in fields.tables("packets")]
    fields.finish()
    check_components(s, fields, poison, matches)
    for board, table in zip(s.boards, tables):
        check_board(s, board, table)
    check_course(s, fields)
    check_pending(s, fields)
    return s


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
        asking = board.sheet.set_up(s, board.seat)
        if asking is not None:
            asking.close()
    s.chance = chance
    s.agenda = steps


def _board(s: State, board: Board, fields: Fields) -> None:
    """Every field of a board; the limits are FAB-LIMIT-09's."""
    _zones(s, board, fields)
    max_hp, max_defense = limits(s, board)
    board.max_hp = fields.number("max_hp", max_hp, 1, _MANY)
    board.max_defense = fields.number("max_defense", max_defense, 0, _MANY)
    board.hp = fields.number("hp", board.max_hp, 0, board.max_hp, "FAB-LIMIT-09")
    board.defense = fields.number("defense", 0, 0, board.max_defense, "FAB-LIMIT-09")
    board.power = fields.number("power", 0, 0, MAX_POWER, "FAB-LIMIT-09")
    board.turns_taken = fields.number("turns_taken", 1, 0, _MOST_TURNS)
    board.out = fields.flag("out", board.hp == 0)
    if board.out != (board.hp == 0):
        fields.fail("out-at-zero", "out", rule="FAB-GOAL-01")
    for name, limit in (("max_hp", max_hp), ("max_defense", max_defense)):
        if getattr(board, name) != limit and not board.out:
            fields.refuse("limit", name, most=limit, rule="FAB-LIMIT-09")
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
    if basic != NOTHING and s.pool.cards[basic].role not in (Role.BASIC, Role.MATCH):
        fields.refuse("wrong-zone", "basic")
    value, spent = fields.number("value", usual, 0, _MOST_VALUE), fields.number("spent", 0, 0, _MOST_SPENT)
    made = Durable(kind, basic, value, spent)
    fields.finish()
    return made


def _tokens(s: State, board: Board, fields: Fields) -> None:
    for name in dumping.BOARD_TOKENS:
        owner = s.pool.token_owner.get(name)
        limit, rule = (_MANY, "none") if owner is None else owner.tokens[name]
        setattr(board, name, fields.number(name, 0, 0, limit, rule))
    board.awake = fields.flag("awake")
    board.avatar = AVATARS.index(fields.choice("avatar", AVATARS[board.avatar], AVATARS))
    if "tentacles" in fields:
        board.tentacles = tuple(sorted(fields.numbers("tentacles", 0, s.settings.squares)))
    fields.value("tentacles")
    board.fate = tuple(sorted(_fate_token(s, board, token) for token in fields.tables("fate")))
    board.bramble_by = seat_or_none(fields, "bramble_by", len(s.boards))


def _fate_token(s: State, board: Board, fields: Fields) -> int:
    """On a pile that an opponent can, or could, buy from (FAB-RUL-43)."""
    piles = list(range(BASIC_KINDS))
    piles += [
        reserve_pile(other.seat, card_type)
        for other in s.boards
        if other.team != board.team
        for card_type in range(len(TYPE_SLUGS))
    ]
    slugs = [pile_slug(s, pile) for pile in piles]
    token = 2 * piles[slugs.index(fields.choice("pile", "", slugs))] + fields.flag("red")
    fields.finish()
    return token


def _epics(s: State, board: Board, fields: Fields) -> tuple[int, tuple[int, ...]]:
    """Below the threshold, or with an Epic about, she has chosen already (FAB-EPIC-01).

    What her set-up handed out and nobody mentions is the first of them, and gone.
    """
    sheet = board.sheet
    held = epics_about(s, board)
    chosen = board.hp <= sheet.threshold or len(held) > sheet.epics_at_start
    threshold = fields.number("threshold", 0 if chosen else sheet.threshold, 0, board.max_hp)
    epics = tuple(cards(s, board, fields, "epics"))
    if "epics" not in fields and threshold:
        epics = tuple(kind for kind in sheet.epic_kinds if kind not in held)[
            -epics_to_choose_from(s, board) :
        ]
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
        size = len(board.sheet.reserves[card_type])
        left = table.number(name, size - usual[card_type], 0, size, "FAB-SETUP-06")
        gone.append(size - left)
    table.finish()
    board.reserves = tuple(gone)


# -- the course of the game -------------------------------------------------------------------------


def _course(s: State, fields: Fields) -> None:
    seats = len(s.boards)
    s.first = Seat(max(s.settings.first, 0))
    s.active = fields.seat("active", Seat(0), seats)
    s.slot = int(fields.seat("slot", s.active, seats))
    s.turn_number = fields.number("turn_number", 1, 0, _MOST_TURNS)
    s.extra_turns = fields.number("extra_turns", 0, 0, EXTRA_TURNS_IN_A_ROW, "FAB-RUL-23")
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
    capped = usual == NOBODY and 0 < s.settings.turn_cap <= s.turn_number
    allowed = [name, "draw"] if capped else [name]
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
    s.poison_owner = _owner(s, owners, "poison", s.poison_owner)
    s.match_owner = _owner(s, owners, "matches", s.match_owner)
    s.tentacle_owner = _owner(s, owners, "tentacles", s.tentacle_owner)
    owners.finish()
    _relic_row(s, fields)


def _owner(s: State, fields: Fields, name: str, usual: Seat) -> Seat:
    """The Fable whose set-up brought them, until she is out (FAB-2V2-15)."""
    over = s.winner != NOBODY
    gone = usual != NOBODY and ((s.boards[usual].out and not over) or waits_for(s, usual, agenda.SET_UP))
    owner = seat_or_none(fields, name, len(s.boards), NOBODY if gone else usual)
    if owner != (NOBODY if gone else usual) and not (over and owner == NOBODY):
        fields.refuse("impossible", name, rule="FAB-SETUP-10")
    return owner


def _relic_row(s: State, fields: Fields) -> None:
    """The row and its deck as they lie; without a word, shuffled and laid out (FAB-RELIC-01)."""
    table = fields.table("relic_row")
    if not table.values:
        relics.set_up(s)
        return
    if s.settings.relics == RelicDeck.NONE:
        fields.fail("impossible", "relics", given="none", rule="FAB-RELIC-01")
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
