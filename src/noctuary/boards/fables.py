"""A Twisted Fables table as a person sees it: the Fables, their cards, the shop. From `view` alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from noctuary.boards.cards import CardWords, moves_about, names
from noctuary.boards.item import Item, Zone
from noctuary.boards.sight import Sight
from noctuary.games.fables.card import Role
from noctuary.games.fables.game import mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules.reinforcement import price
from noctuary.games.fables.seen import Fable, FablesView, FateToken, Relics
from noctuary.games.fables.words import WORDS, fable_name, sheet_line, sheet_text
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move
from noctuary.kernel.notation import ANSWER, CARD, HAND, PILE, PLAY, SPACE, Part
from noctuary.text import Language, has, say

TYPES = ("attack", "defense", "movement")
GLYPHS = {
    "attack": "▲",
    "defense": "■",
    "movement": "►",
    "joker": "★",
    "epic": "☼",
    "poison": "♣",
    "other": "◆",
}
# The icons of card texts are in few terminal fonts, and some draw them two cells wide.
TERMINAL_GLYPHS = str.maketrans({"⚔": GLYPHS["attack"], "⛨": GLYPHS["defense"], "➤": GLYPHS["movement"]})
_ACTIONS = ("attack", "defend", "move")  # the verb of each type's action


@dataclass
class Side:
    """One Fable with everything that hangs off her side of the track."""

    seat: Seat
    name: str
    fable: Fable
    mine: bool
    friend: bool
    active: bool
    counts: list[str] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    reserves: Zone = field(default_factory=lambda: Zone("", []))


@dataclass
class Board:
    view: FablesView
    sides: list[Side]
    me: Side
    shop: Zone
    reserves: Zone
    hand: Zone
    relics: Zone | None

    @property
    def others(self) -> list[Side]:
        """Everybody else, the Fable on the same track first, a partner last."""
        return sorted(
            (side for side in self.sides if not side.mine),
            key=lambda side: (side.friend, side.fable.track != self.me.fable.track),
        )


def seen_by(table: Sight) -> FablesView:
    view = table.view()
    assert isinstance(view, FablesView)
    return view


def board_of(table: Sight, lang: Language) -> Board:
    view = seen_by(table)
    cards = Cards(table, lang)
    sides = [_side(table, cards, view, Seat(seat)) for seat in range(len(view.seats))]
    me = sides[table.me]
    relics = view.relics
    return Board(
        view,
        sides,
        me,
        shop=Zone(say(lang, "cli-shop"), [cards.sold(slug, left) for slug, left in view.piles.items()]),
        reserves=Zone(say(lang, "fables-zone-reserves"), _tops(cards, me.fable)),
        hand=Zone(say(lang, "fables-zone-hand"), [cards.item(slug, "hand") for slug in me.fable.hand or ()]),
        relics=None if relics is None else _relic_zone(cards, relics, lang),
    )


class Cards(CardWords):
    """Makes items: knows the language and which cards the moves on offer name."""

    def __init__(self, table: Sight, lang: Language) -> None:
        super().__init__(table, lang, _is_about)

    def token(self, one: FateToken) -> Item:
        """A Fate token by the pile that it lies on."""
        where = self.title(one.pile) if self.table.words.is_card(one.pile) else one.pile
        return Item("", where, "fate", say(self.lang, "cli-text-red") if one.red else "")

    def price(self, slug: str) -> int:
        """What the person pays for it now; a price is known to everybody."""
        return price(mine(self.table.match.state), self.table.me, POOL.kind_of[slug])

    def sold(self, slug: str, left: int) -> Item:
        return self.item(slug, "shop", f"{self.price(slug)}×{left}")


def _tops(cards: Cards, me: Fable) -> list[Item]:
    """The top card of each own reserve: what could be bought next."""
    return [
        cards.item(reserve.top, "reserve", f"{cards.price(reserve.top)}×{reserve.left}")
        for reserve in me.reserves
        if reserve.top is not None
    ]


def _relic_zone(cards: Cards, relics: Relics, lang: Language) -> Zone:
    items = [cards.item(slug, "relic", str(place)) for place, slug in enumerate(relics.row, 1) if slug]
    return Zone(say(lang, "fables-zone-relics"), items)


def _side(table: Sight, cards: Cards, view: FablesView, seat: Seat) -> Side:
    fable, lang = view.seats[seat], cards.lang
    side = Side(
        seat,
        table.words.seat_name(table.match, seat, lang),
        fable,
        mine=seat == table.me,
        friend=fable.team == view.seats[table.me].team,
        active=view.active == seat and not table.match.over,
    )
    side.counts = [
        say(lang, "cli-count-hand", count=fable.hand_size),
        say(lang, "cli-count-deck", count=fable.deck_size),
        say(lang, "cli-count-discard", count=len(fable.discard)),
        *(gauge_text(slug, count, lang) for slug, count in fable.gauges.items()),
    ]
    for message, left in (("epics", fable.epics_left), ("cache", fable.cache_size)):
        if left and message not in fable.gauges:
            side.counts.append(say(lang, f"cli-gauge-{message}", count=left))
    coming = sum(packet.amount for packet in view.pending if packet.target == seat)
    if coming:
        side.counts.append(say(lang, "cli-text-coming", count=coming))
    if fable.tentacles:
        squares = ", ".join(map(str, sorted(fable.tentacles)))
        side.counts.append(say(lang, "cli-text-tentacles", squares=squares))
    side.zones = [zone for zone in _zones(cards, fable) if zone.items]
    tops = [cards.item(reserve.top, "top", f"×{reserve.left}") for reserve in fable.reserves if reserve.top]
    side.reserves = Zone(say(lang, "fables-zone-reserves"), tops)
    return side


def piles(table: Sight, lang: Language) -> list[Zone]:
    """Everybody's discard pile and the cards of her own deck, which she may count but not order."""
    view = seen_by(table)
    cards = Cards(table, lang)
    found: list[Zone] = []
    for seat, fable in enumerate(view.seats):
        name = table.words.seat_name(table.match, Seat(seat), lang)
        title = say(lang, "cli-discard-of", who=name)
        found.append(Zone(title, [cards.item(slug, "discard") for slug in sorted(fable.discard)]))
    if view.relics is not None:
        used = [cards.item(slug, "discard") for slug in view.relics.discard]
        found.append(Zone(say(lang, "cli-relics-used", count=view.relics.deck_size), used))
    deck = view.seats[table.me].deck or ()
    return [*found, Zone(say(lang, "cli-your-deck"), [cards.item(slug, "deck") for slug in deck])]


def gauge_text(slug: str, count: int, lang: Language) -> str:
    message = f"cli-gauge-{slug}"
    return say(lang, message, count=count) if has(message) else f"{slug} {count}"


def _zones(cards: Cards, fable: Fable) -> list[Zone]:
    """Open cards beside the track, for anyone to read."""
    lang = cards.lang
    durables = [
        cards.item(d.card, "durable", f"+{cards.title(d.basic)}" if d.basic else "") for d in fable.durables
    ]
    avatar = [cards.item(fable.avatar, "avatar")] if fable.avatar in cards.table.words.card_slugs() else []
    return [
        Zone(say(lang, "cli-zone-play"), [cards.item(slug, "play") for slug in fable.play] + durables),
        Zone(say(lang, "cli-zone-twists"), [cards.item(slug, "twist") for slug in fable.twists] + avatar),
        Zone(say(lang, "fables-zone-shown"), [cards.item(slug, "shown") for slug in fable.shown or ()]),
        Zone(say(lang, "fables-zone-cache"), [cards.item(slug, "cache") for slug in fable.cache or ()]),
        Zone(say(lang, "fables-zone-epics"), [cards.item(slug, "epic") for slug in fable.epics or ()]),
        Zone(say(lang, "fables-zone-fate"), [cards.token(token) for token in fable.fate]),
    ]


def glyph_of(slug: str) -> str:
    """A card's type as a shape, so that colour is never the only sign of it."""
    return GLYPHS[family_of(slug)]


def family_of(slug: str) -> str:
    kind = WORDS.card_kind(slug) if WORDS.is_card(slug) else "other"
    return kind if kind in GLYPHS else "other"


def reach_of(slug: str) -> int | None:
    """How far a card reaches, as far as can be said before its basic card is chosen (counted as 1)."""
    return WORDS.card_numbers(slug).get("reach") if WORDS.is_card(slug) else None


def moves_of(table: Sight, item: Item) -> list[Move]:
    return moves_about(table, item, _is_about)


def _is_about(parts: list[Part], item: Item) -> bool:
    """Whether a move names this card where it lies."""
    if item.place in ("shop", "reserve"):
        return names(parts, item.slug, "shop")
    if item.place == "relic":
        return names(parts, item.note, "relic")
    if item.place == "hand":
        return names(parts, item.slug, HAND, CARD)
    return names(parts, item.slug, item.place, PLAY, CARD)


def read_item(table: Sight, item: Item, lang: Language) -> tuple[str, str, str] | None:
    """Title, line and text of what is no card: a Fable's sheet."""
    if item.place != "sheet":
        return None
    sheet = POOL.sheets[item.slug]
    return fable_name(item.slug, lang), sheet_line(sheet, lang), sheet_text(sheet, lang)


def meant_by(table: Sight, word: str, place: str) -> list[str]:
    """What a person could mean by a word of notation that she points at; `place` says where, if she did."""
    if place in (PILE, ANSWER):
        return [f"pile {word}" if place == PILE else f"avatar {word}"]
    if word.isdecimal():
        relic = place != SPACE and seen_by(table).relics is not None
        return candidates(table, Item("", word, "relic", word)) if relic else [f"to {word}"] if place else []
    places = [place] if place else ["hand", "shop"]
    return [text for where in places for text in candidates(table, Item(word, word, where))]


def candidates(table: Sight, item: Item) -> list[str]:
    """What a person could mean by this card, in notation: asked about when she wants to know why not."""
    slug = item.slug
    if item.place in ("shop", "reserve"):
        return [f"buy {slug}"]
    if item.place == "relic":
        return [f"relic {talent} {item.note}" for talent in _talents_in_hand(table)]
    kind = POOL.kind_of.get(slug)
    if kind is None or item.place == "sheet":
        return []
    card = POOL.cards[kind]
    if card.role is Role.TALENT:
        return [f"use {slug} {basic}" for basic in _basics_for(table, card.type)]
    if card.role is Role.EPIC:
        return [f"epic {slug}"]
    if card.role is Role.POISON:
        return [f"dose {slug}"]
    if card.role is Role.BASIC and card.type in range(len(TYPES)):
        return [f"{_ACTIONS[card.type]} {slug}"]
    if card.role in (Role.BASIC, Role.MATCH):
        return [f"{action} {slug}" for action in _ACTIONS]
    return []


def _hand(table: Sight) -> list[str]:
    """Her cards, each kind once."""
    return list(dict.fromkeys(seen_by(table).seats[table.me].hand or ()))


def _talents_in_hand(table: Sight) -> list[str]:
    """What could pay for a relic; without any Talent, one of her own that she lacks."""
    found = [slug for slug in _hand(table) if POOL.is_talent[POOL.kind_of[slug]]]
    sheet = mine(table.match.state).boards[table.me].sheet
    return found or [sheet.talents[0][0].slug]


def _basics_for(table: Sight, card_type: int) -> list[str]:
    """Basic cards in hand that go with a Talent of this type; without any, the one she lacks."""
    hand = _hand(table)
    fitting = [slug for slug in hand if slug == "joker" or slug.startswith(f"{TYPES[card_type]}-")]
    return fitting or [f"{TYPES[card_type]}-1"]
