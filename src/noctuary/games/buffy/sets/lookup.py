"""Looking up the words of a card set: each is known, or an error names its field and the words there are."""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

from collections.abc import Mapping, Sequence

from noctuary.games.buffy.pieces import Filter, Place, Whose
from noctuary.games.buffy.sets import words as words
from noctuary.games.buffy.sets.errors import Path, dotted, wrong
from noctuary.games.buffy.sets.format import ANYWHERE, FilterTable
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Json
from noctuary.kernel.move import NOTHING


class Declared:
    """The people, traits and types of places that the sets of a pool have declared."""

    def __init__(self) -> None:
        self.people: list[str] = []
        self.traits: list[str] = ["vampire"]  # the one that the rules themselves know (BUF-MOV-04)
        self.place_types: list[str] = []
        self.names: dict[str, dict[str, str]] = {}
        self.renamed: dict[str, str] = {}  # cards of the set being read whose slug another set has taken
        self.lenient = False  # inline cards declare their words by using them
        self.complaints: list[NoctuaryError] | None = None  # for whoever wants to hear all of them at once

    def refuse(self, error: NoctuaryError) -> None:
        """A mistake is the end of the reading, unless all of them are asked for."""
        if self.complaints is None:
            raise error
        self.complaints.append(error)


class Lookup:
    """One card being read: `path` is where it stands in the file, `written` what the file says of it."""

    def __init__(self, declared: Declared, path: Path, written: Mapping[str, Json], source: str) -> None:
        self.declared = declared
        self.path = path
        self.written = written
        self.source = source

    def filter(self, table: FilterTable | None, path: Path) -> Filter | None:
        if table is None:
            return None
        ranks = 0
        for place, word in enumerate(table.ranks):
            ranks |= 1 << self.word(word, words.RANKS, [*path, "ranks", place])
        self._check_places(table, path)
        place_of = Place(self.word(table.place, words.PLACES, [*path, "place"]))
        if table.place_type is not None:
            place_of = Place.TYPED
        if table.location is not None:
            place_of = Place.TITLED
        return Filter(
            Whose(self.word(table.whose, words.WHOSE, [*path, "whose"])),
            ranks=ranks,
            trait=self.trait(table.trait, [*path, "trait"]),
            who=self.person(table.who, [*path, "who"]),
            level=table.level or 0,
            fatigued=_flag(table.fatigued),
            main=_flag(table.main),
            conflict=_flag(table.taking_part),
            other=table.other,
            place=place_of,
            place_type=self.place_type(table.place_type, [*path, "place_type"]),
            location=self.card_slug(table.location or ""),
            title=self.card_slug(table.title or ""),
        )

    def card_slug(self, slug: str) -> str:
        """What a card goes by that this set calls so: its own before another's."""
        return self.declared.renamed.get(slug, slug)

    def _check_places(self, table: FilterTable, path: Path) -> None:
        """A place is said in one way: a second one would mean nothing beside the first.

        `place = "titled"` beside its location, and `"typed"` beside its type, say the same once more.
        """
        agreeing = "titled" if table.location is not None else "typed" if table.place_type is not None else ""
        given = {
            "location": table.location is not None,
            "place_type": table.place_type is not None,
            "place": table.place not in (ANYWHERE, agreeing),
        }
        said = [name for name, there in given.items() if there]
        for name in said[1:]:
            self.declared.refuse(wrong("not-beside", dotted([*self.path, *path, name]), other=said[0]))

    def timings(self, given: Sequence[str], path: Path) -> int:
        mask = 0
        for place, word in enumerate(given):
            mask |= 1 << self.word(word, words.TIMINGS, [*path, place])
        return mask

    def word(self, word: str, known: Mapping[str, int], path: Path) -> int:
        """The number of a word of the vocabulary; an error lists the words there are."""
        found = known.get(word)
        if found is None:
            field = dotted([*self.path, *path])
            self.declared.refuse(wrong("not-allowed", field, given=shown(word), allowed=", ".join(known)))
            return next(iter(known.values()))
        return found

    def optional(self, word: str | None, known: Mapping[str, int], path: Path) -> int:
        return NOTHING if word is None else self.word(word, known, path)

    def trait(self, slug: str | None, path: Path) -> int:
        return self._declared(slug, self.declared.traits, path)

    def person(self, slug: str | None, path: Path) -> int:
        return self._declared(slug, self.declared.people, path)

    def place_type(self, slug: str | None, path: Path) -> int:
        return self._declared(slug, self.declared.place_types, path)

    def _declared(self, slug: str | None, known: list[str], path: Path) -> int:
        if slug is None:
            return NOTHING
        if slug not in known:
            if not self.declared.lenient:
                field = dotted([*self.path, *path])
                problem = wrong("not-declared", field, given=shown(slug), allowed=", ".join(known))
                self.declared.refuse(problem)
                return 0
            known.append(slug)
        return known.index(slug)


def _flag(value: bool | None) -> int:
    return NOTHING if value is None else int(value)
