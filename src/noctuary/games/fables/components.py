"""What the box holds, and whether a position keeps to it (FAB-LIMIT).

A position may say less than there is (the rest has been destroyed), never more.
"""

# not compiled: it checks documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables.kinds import BASIC_KINDS, FIRST_OWN, MATCH, POISON_1, POISON_3
from noctuary.games.fables.state import Board, State
from noctuary.kernel.fields import Fields
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.move import NOTHING

POISON_OF_LEVEL: Final = 6  # FAB-EX-13


def zones(board: Board) -> list[tuple[str, list[int]]]:
    """Every place of hers where cards lie, by the name of its field."""
    basics = [durable.basic for durable in board.durables if durable.basic != NOTHING]
    return [
        ("hand", board.hand),
        ("deck", board.deck),
        ("discard", board.discard),
        ("play", board.play),
        ("durables", [durable.card for durable in board.durables] + basics),
        ("shown", list(board.shown)),
        ("cache", list(board.cache)),
        ("twists", list(board.twists)),
    ]


def held(s: State, kind: int) -> int:
    """How many cards of this kind the Fables have among them."""
    return sum(cards.count(kind) for board in s.boards for _, cards in zones(board))


def basic_cards(s: State) -> int:
    """Cards of each basic kind: one box, or two in 2v2 (FAB-LIMIT-02, FAB-LIMIT-08, FAB-RUL-03)."""
    return s.settings.basic_copies * (2 if s.settings.teams else 1)


# -- where the cards are that nobody mentions ---------------------------------------------------------


def default_piles(s: State) -> list[int]:
    return [max(basic_cards(s) - held(s, kind), 0) for kind in range(BASIC_KINDS)]


def default_poison(s: State, full: int) -> int:
    """The Poison deck without the cards that are about: they came off its top, level 1 first."""
    left = full
    for level in (1, 2, 3):
        about = held(s, POISON_1 + level - 1)
        if about:
            left = min(left, full - POISON_OF_LEVEL * (level - 1) - about)
    return max(left, 0)


def default_reserves(s: State, board: Board) -> list[int]:
    """Cards gone from the top of each reserve: as few as what she holds allows, the first one at least.

    A Twist never lies on top (FAB-TWIST-01), and the last one she has leaves its reserve empty. Where all
    three end with the same one, each copy stands for one of them, the emptiest first.
    """
    mine = [kind for _, cards in zones(board) for kind in cards]
    reserves = board.sheet.reserves
    shared = reserves[0][-1] if reserves[0][-1] == reserves[1][-1] else NOTHING
    gone = [_gone(reserve, mine, shared, s.pool.is_twist) for reserve in reserves]
    by_emptiness = sorted(range(len(gone)), key=lambda card_type: -gone[card_type])
    for card_type in by_emptiness[: mine.count(shared)]:
        gone[card_type] = len(reserves[card_type])
    return gone


def _gone(reserve: list[int], mine: list[int], shared: int, is_twist: list[bool]) -> int:
    gone = 1
    for place, kind in enumerate(reserve):
        last = place == len(reserve) - 1
        before = reserve[: place + 1].count(kind)
        if mine.count(kind) >= before and not (last and kind == shared):
            gone = max(gone, place + 1)
    while gone < len(reserve) and is_twist[reserve[gone]]:
        gone += 1
    return gone


# -- never more than there is -------------------------------------------------------------------------


def check_components(s: State, fields: Fields, poison: int, matches: int) -> None:
    """`poison` and `matches` are what the set-up put into those decks: nothing without their Fable."""
    for kind in range(BASIC_KINDS):
        _at_most(s, fields, kind, held(s, kind) + s.piles[kind], basic_cards(s), "piles", "FAB-LIMIT-02")
    _at_most(s, fields, MATCH, held(s, MATCH) + s.matches, matches, "matches", "FAB-LIMIT-06")
    for level, kind in enumerate(range(POISON_1, POISON_3 + 1), start=1):
        in_deck = min(max(s.poison - POISON_OF_LEVEL * (3 - level), 0), POISON_OF_LEVEL)
        most = POISON_OF_LEVEL if poison else 0
        _at_most(s, fields, kind, held(s, kind) + in_deck, most, "poison", "FAB-LIMIT-03")
    if s.poison > poison:
        fields.refuse("out-of-range", "poison", least=0, most=poison, rule="FAB-LIMIT-03")
    for board in s.boards:
        _check_own_cards(s, board, fields)
    _check_squares(s, fields)


def _at_most(s: State, fields: Fields, kind: int, count: int, most: int, supply: str, rule: str) -> None:
    if count > most:
        where = _where(s, kind) if held(s, kind) > most or supply not in fields else supply
        fields.fail("too-many", where, given=s.pool.cards[kind].slug, count=count, most=most, rule=rule)


def _where(s: State, kind: int) -> str:
    """The last place where such a card lies."""
    found = ""
    for board in s.boards:
        for name, cards in zones(board):
            if kind in cards:
                found = f"seats.{SEAT_LETTERS[board.seat]}.{name}"
    return found


def _check_own_cards(s: State, board: Board, fields: Fields) -> None:
    """Her own 27 cards: those she holds, those left in her reserves, Epics to choose from (FAB-LIMIT-04)."""
    sheet = board.sheet
    left = [kind for reserve, gone in zip(sheet.reserves, board.reserves) for kind in reserve[gone:]]
    left += board.epics
    mine = [kind for _, cards in zones(board) for kind in cards]
    all_there_are = [kind for reserve in sheet.reserves for kind in reserve] + sheet.epic_kinds
    for kind in sorted(set(mine + left)):
        count, most = mine.count(kind) + left.count(kind), all_there_are.count(kind)
        if kind >= FIRST_OWN and s.pool.sheet_of[kind] >= 0 and count > most:
            where = next((name for name, cards in zones(board)[::-1] if kind in cards), "epics")
            fields.fail(
                "too-many",
                f"seats.{SEAT_LETTERS[board.seat]}.{where}",
                given=s.pool.cards[kind].slug,
                count=count,
                most=most,
                rule="FAB-LIMIT-04",
            )


def _check_squares(s: State, fields: Fields) -> None:
    """One Fable to a square (FAB-MOVE-02); in 2v2 partners on different tracks (FAB-2V2-04)."""
    standing = [board for board in s.boards if not board.out and board.square]
    for place, board in enumerate(standing):
        for other in standing[:place]:
            if other.track != board.track:
                continue
            one, two = SEAT_LETTERS[other.seat], SEAT_LETTERS[board.seat]
            if other.square == board.square:
                fields.fail("same-square", f"seats.{two}.square", one=one, other=two, rule="FAB-MOVE-02")
            if other.team == board.team:
                fields.fail("same-track", f"seats.{two}.track", one=one, other=two, rule="FAB-2V2-04")


def check_own_tokens(s: State, board: Board, fields: Fields) -> None:
    """Tokens only for the Fable who has them, and no more than there are."""
    for name, owner in s.pool.token_owner.items():
        has = getattr(board, name)
        if not has:
            continue
        if owner.slug != board.sheet.slug:
            fields.refuse("not-her-token", name, fable=board.sheet.slug, owner=owner.slug)
        most = owner.token_limit(name, board.twists)
        if isinstance(has, tuple) and len(has) > most:
            fields.fail("too-many-tokens", name, count=len(has), most=most, rule=owner.tokens[name][1])
