"""Reading a set and making a pool of several: what they declare, which printing of a title counts."""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.kinds import CHARACTER, ESSENCE, LOCATION
from noctuary.games.buffy.sets import words as words
from noctuary.games.buffy.sets.cards import CardReading
from noctuary.games.buffy.sets.errors import Path, dotted, explained, in_file, wrong
from noctuary.games.buffy.sets.format import DEEPEST, FORMAT, LONGEST_FILE, CardTable, Names, SetTable
from noctuary.games.buffy.sets.lookup import Declared
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.toml_reading import read_toml
from noctuary.text.catalogue import Language

MOST_KINDS: Final = 4000  # of a whole pool: a move holds numbers below 4096
PRINTED_AS_IT_IS: Final = (CHARACTER, ESSENCE)  # each printing stands for itself (BUF-MRP-02)


# -- files --------------------------------------------------------------------------------------------


class CardSet:
    """A file whose shape is right; its words are looked up when a pool is made of it."""

    def __init__(self, table: SetTable, document: dict[str, Json], text: str, file: str) -> None:
        self.table = table
        self.document = document
        self.text = text
        self.file = file

    @property
    def slug(self) -> str:
        return self.table.set

    def title(self, language: Language) -> str:
        name: str = getattr(self.table.name, language.value)
        return name

    def card_slugs(self) -> list[str]:
        return [card.slug for card in self.table.card]


def read_set(text: str, file: str = "") -> CardSet:
    """Read a card set; what is wrong with it is one error with file, line and field."""
    document = read_document(text, file)
    try:
        table = msgspec.convert(document, SetTable)
    except msgspec.ValidationError as error:
        raise in_file(explained(error, SetTable, document), text, file) from None
    return CardSet(table, document, text, file)


def read_document(text: str, file: str) -> dict[str, Json]:
    """A file of our format, whatever else is wrong with it."""
    document = read_toml(text, file, DEEPEST, LONGEST_FILE)
    version = document.get("format")
    if version != FORMAT:
        error = wrong("other-format", "format", given=shown(version), known=FORMAT)
        raise in_file(error, text, file)
    return document


# -- pools --------------------------------------------------------------------------------------------


class Gathering(Declared):
    """A pool in the making: the words that the sets declare, and their cards in order."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, Card] = {}
        self.extra: list[Json] = []
        self._spaces: list[str] = []  # sets that have been read

    def add_set(self, card_set: CardSet) -> None:
        try:
            self._add(card_set.table, card_set.document)
        except NoctuaryError as error:
            raise in_file(error, card_set.text, card_set.file) from None

    def _add(self, table: SetTable, document: Mapping[str, Json]) -> None:
        self.declare_words(table)
        written = document["card"]
        assert isinstance(written, list)
        self.open_space(table.set, table.card)
        for place, (card, fields) in enumerate(zip(table.card, written, strict=True)):
            assert isinstance(fields, dict)
            path: Path = ["card", place]
            self.add_card(CardReading(self, path, fields, table.source).card(card), path)
        self.check_locations(list(enumerate(written)))

    def open_space(self, space: str, cards: Iterable[CardTable]) -> None:
        """Each set has a name space. Where another has a card of that slug and that printing already, it is
        another card: `power-cut` of the set `mine` then goes by `mine-power-cut`.
        """
        self.renamed = {}
        if space not in self._spaces:
            self._spaces.append(space)
            for card in cards:
                other = self.cards.get(card.slug)
                if other is not None and other.printing == card.printing:
                    self.renamed[card.slug] = f"{space}-{card.slug}"

    def declare_words(self, table: SetTable) -> None:
        self._declare("person", self.people, table.people, "people")
        self._declare("trait", self.traits, table.traits, "traits")
        self._declare("place", self.place_types, table.place_types, "place_types")

    def _declare(self, kind: str, known: list[str], given: Mapping[str, Names], field: str) -> None:
        for slug, names in given.items():
            if not words.is_slug(slug):
                self.refuse(wrong("not-a-slug", f"{field}.{slug}", given=shown(slug)))
            if slug not in known:
                known.append(slug)
            self.names.setdefault(f"{kind}.{slug}", {"en": names.en, "fr": names.fr})

    def add_inline(self, tables: Sequence[Json], field: str = "cards") -> None:
        """Cards that a position brings along, instead of the sets' of the same slug. Errors name `field`."""
        self.renamed = {}
        self.lenient = True
        own: list[str] = []
        for place, fields in enumerate(tables):
            path: Path = [field, place]
            try:
                table = msgspec.convert(fields, CardTable)
            except msgspec.ValidationError as error:
                raise explained(error, CardTable, fields, path) from None
            assert isinstance(fields, dict)
            card = CardReading(self, path, fields, "private").card(table)
            other = self.cards.get(card.slug)
            if other is not None and other.printing == card.printing and card.slug not in own:
                del self.cards[card.slug]
            own.append(card.slug)
            self.add_card(card, path)
        self.extra += tables

    def add_card(self, card: Card, path: Path) -> None:
        """Titles are read as most recently printed, characters and essences as each was (BUF-MRP-01, -02)."""
        other = self.cards.get(card.slug)
        if other is not None and card.type in PRINTED_AS_IT_IS and card.printing != other.printing:
            card.slug = f"{card.slug}-p{card.printing}"
            other = self.cards.get(card.slug)
        if other is not None and other.printing == card.printing:
            self.refuse(wrong("same-printing", dotted([*path, "slug"]), given=shown(card.slug)))
        if other is None or other.printing < card.printing:
            self.cards[card.slug] = card
        if len(self.cards) > MOST_KINDS:
            raise NoctuaryError(MessageId("error-set-too-many-cards"), most=MOST_KINDS)

    def pool(self) -> Pool:
        return Pool(
            list(self.cards.values()), self.people, self.traits, self.place_types, self.names, self.extra
        )

    def check_locations(self, tables: Sequence[tuple[int, Json]]) -> None:
        """A location that a card names exists: a slip of the pen would otherwise never show."""
        known = [card.slug for card in self.cards.values() if card.type == LOCATION]
        known += [slug for slug, renamed in self.renamed.items() if renamed in known]
        for place, table in tables:
            for path, slug in _named_locations(table, ["card", place]):
                if slug not in known:
                    problem = wrong("not-allowed", dotted(path), given=shown(slug), allowed=", ".join(known))
                    self.refuse(problem)


def _named_locations(table: Json, path: Path) -> Iterator[tuple[Path, str]]:
    steps: Iterable[tuple[str | int, Json]] = ()
    if isinstance(table, dict):
        steps = table.items()
    elif isinstance(table, list):
        steps = enumerate(table)
    for step, value in steps:
        if isinstance(value, (dict, list)):
            yield from _named_locations(value, [*path, step])
        elif step == "location" and isinstance(value, str):
            yield [*path, step], value
