"""Setups and positions, in and out of documents; whatever is wrong is an error that names its field."""

from __future__ import annotations

from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, Seat, seat_letter
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import chance_document, read_chance
from noctuary_whist.cards import NUMBER_OF, SLUGS, SUITS
from noctuary_whist.rules import deal
from noctuary_whist.state import NOBODY, SEATS, State, new_state

FULL, SMALL = PACKS = ("52", "32")
PLAYER = "player"
RANDOM = "random"


def new_game(setup: Document, seed: bytes) -> State:
    """`{"seats": ["player", "player"], "pack": "52", "first": "A"}`; everything has a default."""
    fields = Fields(setup, "error-setup")
    seats = fields.texts("seats") or [PLAYER] * SEATS
    if len(seats) != SEATS or set(seats) != {PLAYER}:
        fields.refuse("not-allowed", "seats", allowed=f"{PLAYER}, {PLAYER}")
    small = fields.choice("pack", FULL, PACKS) == SMALL
    first = fields.choice("first", RANDOM, [RANDOM, *SEAT_LETTERS[:SEATS]])
    fields.finish()
    chance = Chance(match_key(seed))
    leader = chance.below(SEATS) if first == RANDOM else SEAT_LETTERS.index(first)  # WHI-DEAL-02
    return deal(chance, small=small, first=Seat(leader))


# -- positions ----------------------------------------------------------------------------------------


def dump(s: State) -> Document:
    document: Document = {
        "trump": SUITS[s.trump],
        "leader": seat_letter(s.leader),
        "trick": s.trick,
        "seats": {
            seat_letter(Seat(seat)): {
                "hand": _slugs(s.hands[seat]),
                "taken": _slugs(s.open[seat]),
                "tricks": s.tricks[seat],
                "out": s.conceded == seat,
            }
            for seat in range(SEATS)
        },
        "stock": _slugs(s.stock),
        "turned": [] if s.turned == NOTHING else _slugs([s.turned]),
        "led": [] if s.led == NOTHING else _slugs([s.led]),
    }
    document["chance"] = chance_document(s.chance)
    return document


def _slugs(cards: list[int]) -> list[Json]:
    return [SLUGS[card] for card in cards]


def load(document: Document) -> State:
    fields = Fields(document, "error-position")
    s = new_state(read_chance(fields.table("chance")))
    s.trump = SUITS.index(fields.choice("trump", SUITS[0], SUITS))
    s.leader = fields.seat("leader", Seat(0), SEATS)
    s.trick = fields.number("trick", 1, 1, 26)
    used: list[int] = []
    seats = fields.table("seats")
    for seat in range(SEATS):
        table = seats.table(seat_letter(Seat(seat)))
        s.hands[seat] = sorted(_cards(table, "hand", used, len(SLUGS)))
        s.open[seat] = [_card(table, "taken", slug) for slug in table.texts("taken")]
        if not set(s.open[seat]) <= set(s.hands[seat]):
            table.refuse("not-allowed", "taken", allowed=", ".join(SLUGS[card] for card in s.hands[seat]))
        s.tricks[seat] = table.number("tricks", 0, 0, 13)
        if table.flag("out"):
            s.conceded = seat
        table.finish()
    seats.finish()
    s.stock = _cards(fields, "stock", used, len(SLUGS))
    s.turned = next(iter(_cards(fields, "turned", used, 1)), NOTHING)
    s.led = next(iter(_cards(fields, "led", used, 1)), NOTHING)
    fields.finish()
    _check(s, fields)
    return s


def _check(s: State, fields: Fields) -> None:
    """Whoever has led has one card less; with a card turned up, the loser can still draw one."""
    if len(s.stock) % 2 != (s.turned != NOTHING) or (s.turned == NOTHING and s.stock):
        fields.fail("whist-stock", "stock", count=len(s.stock))
    sizes = [len(hand) for hand in s.hands]
    if s.led != NOTHING:
        sizes[s.leader] += 1
    if sizes[0] != sizes[1] and s.conceded == NOBODY:
        short = Seat(sizes.index(min(sizes)))
        fields.fail("whist-cards", f"seats.{seat_letter(short)}.hand", count=max(sizes) - min(sizes))


def _cards(fields: Fields, name: str, used: list[int], most: int) -> list[int]:
    """Cards by their words; the pack has each of them once."""
    found = [_card(fields, name, slug) for slug in fields.texts(name)]
    if len(found) > most:
        fields.fail("whist-one-card", name)
    for card in found:
        if card in used:
            fields.fail("whist-twice", name, card=SLUGS[card])
        used.append(card)
    return found


def _card(fields: Fields, name: str, slug: str) -> int:
    if slug not in NUMBER_OF:
        fields.fail("not-allowed", name, given=slug, allowed=f"{SLUGS[0]} … {SLUGS[-1]}")
    return NUMBER_OF[slug]
