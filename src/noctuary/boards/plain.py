"""The board of a game that brings none: its view read out, field by field, in the game's own words.

`<game>-view-<field>` is what a field is called. Each entry of `seats` becomes a heading, and a list of cards
one with a line for each card, so that it can be pointed at.
"""

from __future__ import annotations

from typing import Final

from noctuary.boards.cards import offered
from noctuary.boards.item import Item
from noctuary.boards.sight import Sight
from noctuary.boards.text import Line, Section
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move
from noctuary.kernel.view import View, document
from noctuary.text.catalogue import Language, has, say
from noctuary.text.words import listed, sentence

SEATS: Final = "seats"  # the field with an entry for each seat
HAND: Final = "hand"  # the field of a seat with the cards that she holds
_EVERY_VIEW: Final = frozenset(View.__struct_fields__)


def sections(table: Sight, lang: Language) -> list[Section]:
    """What everybody shares, then the others, then oneself with her hand."""
    reading = _Reading(table, lang)
    seen = document(table.view())
    turn, active = seen["turn"], seen["active"]
    assert isinstance(turn, int)
    assert isinstance(active, int)
    shared: list[Line] = [Line(say(lang, "plain-board-turn-of", who=reading.seat_name(active)))]
    seats: list[Section] = []
    cards: list[Section] = []
    for field, value in seen.items():
        if field in _EVERY_VIEW:
            continue
        if field == SEATS and isinstance(value, list):
            seats += reading.seat_sections(value)
        elif reading.are_cards(value):
            assert isinstance(value, list)
            cards.append(reading.cards(field, value))
        else:
            shared += reading.lines(field, value)
    return [Section(say(lang, "turn", turn=turn), shared), *cards, *seats]


class _Reading:
    """Knows the table, the language and what things are called."""

    def __init__(self, table: Sight, lang: Language) -> None:
        self.table = table
        self.lang = lang
        self.words = table.words

    def label(self, field: str) -> str:
        message = f"{self.table.match.game.name}-view-{field.replace('_', '-')}"
        return say(self.lang, message) if has(message) else sentence(field.replace("_", " "))

    def seat_name(self, seat: int) -> str:
        return self.words.seat_name(self.table.match, Seat(seat), self.lang)

    def is_card(self, value: Json) -> bool:
        return isinstance(value, str) and self.words.is_card(value)

    def are_cards(self, value: Json) -> bool:
        return isinstance(value, list) and bool(value) and all(self.is_card(one) for one in value)

    def card(self, slug: str) -> Line:
        return Line(self.words.card_title(slug, self.lang), slug, slug)

    def seat_sections(self, value: list[Json]) -> list[Section]:
        """The nearest seat last, as it is drawn, and then the cards of its hand."""
        me = int(self.table.me)
        found: list[Section] = []
        hand: Json = None
        for step in range(len(value)):
            seat = (me + 1 + step) % len(value)
            one = value[seat]
            assert isinstance(one, dict)
            told = {field: inner for field, inner in one.items() if field != HAND}
            found.append(Section(sentence(self.seat_name(seat)), self.fields(told)))
            hand = one.get(HAND)
        if isinstance(hand, list):
            found.append(self.cards(HAND, hand))
        return found

    def cards(self, field: str, value: list[Json]) -> Section:
        return Section(self.label(field), [self.card(str(one)) for one in value])

    def fields(self, thing: Document) -> list[Line]:
        return [line for field, value in thing.items() for line in self.lines(field, value)]

    def lines(self, field: str, value: Json) -> list[Line]:
        """What is not there, or not so, is not told."""
        if value is None or value is False or value == []:
            return []
        label = self.label(field)
        if value is True:
            return [Line(label)]
        if isinstance(value, dict):
            return [Line(f"{label} – {line.text}", line.word, line.card) for line in self.fields(value)]
        if isinstance(value, str) and self.is_card(value):
            title = self.words.card_title(value, self.lang)
            return [Line(self._told(label, title), value, value)]
        return [Line(self._told(label, self._value(value)))]

    def _told(self, label: str, value: str) -> str:
        return say(self.lang, "plain-board-field", field=label, value=value)

    def _value(self, value: Json) -> str:
        if isinstance(value, list):
            return listed(self.lang, [self._value(one) for one in value])
        if isinstance(value, dict):
            return ", ".join(line.text for line in self.fields(value))
        return self.words.word_name(value, self.lang) if isinstance(value, str) else str(value)


# -- pointing -----------------------------------------------------------------------------------------


def moves_of(table: Sight, item: Item) -> list[Move]:
    """The moves on offer that name this card."""
    return [move for move in offered(table) if item.slug in table.match.notation(move).split()]


def candidates(table: Sight, item: Item) -> list[str]:
    """What could be meant by pointing at it: what may be done now, done with this."""
    return meant_by(table, item.slug, item.place)


def meant_by(table: Sight, word: str, place: str) -> list[str]:
    decision = table.match.decision
    if decision is None:
        return []
    verbs = dict.fromkeys(table.match.notation(move).split()[0] for move in decision.moves)
    return [f"{verb} {word}" for verb in verbs]
