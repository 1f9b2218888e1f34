"""A VTES table as a person sees it: Methuselahs, what they have in play, what is going on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from noctuary.boards.cards import CardWords, moves_about, names
from noctuary.boards.item import Item, Zone
from noctuary.boards.sight import Sight
from noctuary.boards.vtes_states import states
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import ALLY, MINION_CARDS, POLITICAL, TYPE_SLUGS, VAMPIRE
from noctuary.games.vtes.seen import InPlay, Methuselah, VtesView
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move
from noctuary.kernel.notation import CARD, HAND, PLAY, SEAT, Part
from noctuary.text import Language, say
from noctuary.text.words import listed

_FROM_HAND: Final = ("play", "discard", "vote-card", "burn-option")
GLYPHS = {
    "vampire": "●",
    "master": "◆",
    "action": "▲",
    "political-action": "§",
    "action-modifier": "△",
    "reaction": "▽",
    "combat": "†",
    "equipment": "■",
    "retainer": "♣",
    "ally": "○",
    "event": "★",
}


@dataclass
class Thing:
    """A card in play with what lies on it."""

    item: Item
    view: InPlay
    on: list[Thing] = field(default_factory=list)
    under: list[Item] = field(default_factory=list)  # face down on it, for whoever controls it


@dataclass
class Player:
    seat: Seat
    name: str
    side: Methuselah
    mine: bool
    active: bool
    edge: bool
    prey: str
    counts: list[str]
    things: list[Thing]  # the ready first, then torpor, then what lies by itself, then contested
    uncontrolled: list[Item]
    shown: list[Item]  # cards of hers that the one who looks is shown

    @property
    def points(self) -> float:
        """Victory points; whole ones without a fraction, so that a language can count them."""
        whole = int(self.side.points)
        return whole if whole == self.side.points else self.side.points


@dataclass
class Board:
    view: VtesView
    players: list[Player]
    me: Player
    hand: Zone

    @property
    def others(self) -> list[Player]:
        """From her prey on, in turn order."""
        count = len(self.players)
        return [self.players[(self.me.seat + step) % count] for step in range(1, count)]


def seen_by(table: Sight) -> VtesView:
    view = table.view()
    assert isinstance(view, VtesView)
    return view


def board_of(table: Sight, lang: Language) -> Board:
    return Cards(table, lang).board()


class Cards(CardWords):
    """Puts the view into words."""

    def __init__(self, table: Sight, lang: Language) -> None:
        super().__init__(table, lang, is_about)
        self.view = seen_by(table)
        self.pool: Pool = mine(table.match.state).pool

    def name_of(self, name: str | None) -> str:
        """A card in play by the word that notation has for it."""
        found = next((one for one in self.view.cards if one.name == name), None)
        return self.say("nothing") if found is None else self.title(found.card)

    def who(self, seat: int | None) -> str:
        return self.say("nobody") if seat is None else self.seat_name(seat)

    def board(self) -> Board:
        view, me = self.view, self.table.me
        players = [self.player(Seat(seat)) for seat in range(len(view.seats))]
        hand = [self.item(slug, "hand") for slug in view.seats[me].hand or ()]
        return Board(view, players, players[me], Zone(self.say("vtes-board-hand"), hand))

    def player(self, seat: Seat) -> Player:
        view, side = self.view, self.view.seats[seat]
        return Player(
            seat,
            self.seat_name(seat),
            side,
            mine=seat == self.table.me,
            active=view.active == seat and not self.table.match.over,
            edge=view.edge == seat,
            prey=self.who(side.prey),
            counts=self.counts(side),
            things=self.things(seat),
            uncontrolled=self.uncontrolled(side),
            shown=[self.item(slug, "shown") for slug in side.shown or ()],
        )

    def counts(self, side: Methuselah) -> list[str]:
        """How many cards are where; what is left to do in the phase, if there is any."""
        always = {
            "hand": side.hand_size,
            "library": side.library_size,
            "crypt": side.crypt_size,
            "ash": len(side.ash),
        }
        some = {"removed": len(side.removed), "owed": side.owed}
        found = [self.say(f"vtes-board-count-{name}", count=count) for name, count in always.items()]
        found += [self.say(f"vtes-board-count-{name}", count=count) for name, count in some.items() if count]
        left = {
            "master": ("master", side.master_actions),
            "influence": ("transfers", side.transfers),
            "discard": ("discard", side.discard_actions),
        }
        name, count = left.get(self.view.phase, ("", 0))
        if count:
            found.append(self.say(f"vtes-board-left-{name}", count=count))
        return found + ([self.say("vtes-board-withdrawing")] if side.withdrawing else [])

    def things(self, seat: Seat) -> list[Thing]:
        order = ("ready", "torpor", "in-play", "contested")
        here = [one for one in self.view.cards if one.host is None and one.controller == seat]
        here.sort(key=lambda one: order.index(one.region) if one.region in order else len(order))
        return [self.thing(one) for one in here]

    def thing(self, one: InPlay) -> Thing:
        on = [self.thing(other) for other in self.view.cards if other.host == one.name]
        under = [self.item(slug, "card") for slug in one.under or ()]
        return Thing(self.item(one.card, "card", one.name), one, on, under)

    def uncontrolled(self, side: Methuselah) -> list[Item]:
        """Hers by name, and whatever was banished; of the others only that they are there."""
        found: list[Item] = []
        for one in side.uncontrolled:
            if one.card is None:
                found.append(Item("", self.say("vtes-card-hidden"), "hidden", str(one.counters)))
            else:
                found.append(self.item(one.card, "uncontrolled", one.word or ""))
        return found


def piles(table: Sight, lang: Language) -> list[Zone]:
    """Everybody's ash heap and removed cards, and her own library and crypt, which she may count."""
    cards = Cards(table, lang)
    found: list[Zone] = []
    for seat, side in enumerate(cards.view.seats):
        name = cards.seat_name(seat)
        for message, slugs in (("ash", side.ash), ("removed", side.removed)):
            title = say(lang, f"vtes-board-{message}-of", who=name)
            found.append(Zone(title, [cards.item(slug, message) for slug in sorted(slugs)]))
    mine_ = cards.view.seats[table.me]
    for message, slugs in (("library", mine_.library or []), ("crypt", mine_.crypt or [])):
        items = [cards.item(slug, message) for slug in slugs]
        found.append(Zone(say(lang, f"vtes-board-your-{message}"), items))
    return found


# -- cards that are pointed at ------------------------------------------------------------------------


def card_of(table: Sight, slug: str) -> Card:
    pool = mine(table.match.state).pool
    return pool.cards[pool.kind_of[slug]]


def family_of(table: Sight, slug: str) -> str:
    types = card_of(table, slug).types
    return next(name for bit, name in enumerate(TYPE_SLUGS) if types >> bit & 1)


def is_about(parts: list[Part], item: Item) -> bool:
    """Whether a move names this card where it lies."""
    if item.place == "card":
        return names(parts, item.note, PLAY)
    if item.place == "uncontrolled":
        return names(parts, item.note, "uncontrolled")
    return names(parts, item.slug, CARD, HAND) if item.place == "hand" else names(parts, item.slug, CARD)


def moves_of(table: Sight, item: Item) -> list[Move]:
    return moves_about(table, item, is_about)


def read_item(table: Sight, item: Item, lang: Language) -> tuple[str, str, str] | None:
    """A card in play as it stands now, with what lies on it; of a face-down card that it is one."""
    if item.place == "hidden":
        return item.title, "", ""
    if item.place != "card":
        return None
    cards = Cards(table, lang)
    found = next((one for one in cards.view.cards if one.name == item.note), None)
    if found is None:
        return None
    words, thing = table.words, cards.thing(found)
    now = card_text(thing, lang)
    if thing.on:
        titles = listed(lang, [one.item.title for one in thing.on])
        now += "\n" + say(lang, "vtes-board-on", host=thing.item.title, card=titles)
    text = words.card_text(item.slug, lang)
    return thing.item.title, words.card_line(item.slug, lang), f"{now}\n{text}".strip()


def card_text(thing: Thing, lang: Language) -> str:
    """A card in play on one line: blood, life or counters, and what else can be said of it now."""
    told = states(thing.view, lang)
    name = thing.item.title
    return say(lang, "vtes-board-told", name=name, states=", ".join(told)) if told else name


def told(table: Sight, lang: Language) -> dict[str, list[str]]:
    """What can be said now of each card in play, by its word of notation."""
    return {one.name: states(one, lang) for one in seen_by(table).cards}


# -- what a person could mean -------------------------------------------------------------------------


def meant_by(table: Sight, word: str, place: str) -> list[str]:
    """What a person could mean by a word of notation that she points at; `place` says where, if she did."""
    if place == SEAT:
        return [f"player {word}"]
    view = seen_by(table)
    if place != "hand" and any(one.name == word for one in view.cards):
        return candidates(table, Item("", word, "card", word))
    if any(one.word == word for one in view.seats[table.me].uncontrolled):
        return candidates(table, Item("", word, "uncontrolled", word))
    known = mine(table.match.state).pool.kind_of
    return candidates(table, Item(word, word, "hand")) if word in known else []


def candidates(table: Sight, item: Item) -> list[str]:
    """What a person could mean by this card, in notation: asked about when she wants to know why not."""
    view = seen_by(table)
    if item.place == "hand":
        return _with_a_card(table, item.slug, view)
    if item.place == "uncontrolled":
        return [f"{verb} {item.note}" for verb in ("arrive", "transfer", "take-back")]
    if item.place == "card":
        return _with_a_card_in_play(table, item.note, view)
    return []


def _own_minions(table: Sight, view: VtesView) -> list[InPlay]:
    return [one for one in view.cards if one.controller == table.me and one.vampire is not None]


def _with_a_card(table: Sight, slug: str, view: VtesView) -> list[str]:
    """What she can do with it now; otherwise to play it, by whichever minion, and what else it is for."""
    card = card_of(table, slug)
    offered = _offered_with(table, slug)
    if offered:
        return offered
    played = [use for use in card.uses if not use.in_play and not use.granted]
    found = [f"play {slug}"]
    if not card.types & MINION_CARDS:
        found += [f"play {slug} use-{nth}" for nth in range(2, len(played) + 1)]
    if card.types & POLITICAL and view.referendum is not None:
        found.append(f"vote-card {slug} for")
    if view.window == "discard" and view.impulse == table.me:
        found.append(f"discard {slug}")
    return found


def _offered_with(table: Sight, slug: str) -> list[str]:
    decision = table.match.decision
    if decision is None or not table.my_turn:
        return []
    moves = [table.match.notation(move) for move in decision.moves]
    return [text for text in moves if text.split()[1:2] == [slug] and text.split()[0] in _FROM_HAND]


def _with_a_card_in_play(table: Sight, name: str, view: VtesView) -> list[str]:
    found = next((one for one in view.cards if one.name == name), None)
    if found is None:
        return []
    types = card_of(table, found.card).types
    if found.controller != table.me:
        own = _own_minions(table, view) if found.region == "torpor" else []
        return [f"{verb} {one.name} {name}" for one in own for verb in ("diablerise", "rescue")]
    if not types & (VAMPIRE | ALLY):
        return [f"use {name}"]
    if view.combat is not None:
        return ["strike"]
    if view.action is not None:
        return [f"block {name}"]
    if view.referendum is not None:
        return [f"vote {name} for"]
    if found.region == "torpor":
        return [f"leave-torpor {name}"]
    used = any(use.in_play for use in card_of(table, found.card).uses)
    return [f"{verb} {name}" for verb in ("bleed", "hunt", *(["use"] if used else []))]
