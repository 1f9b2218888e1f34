"""Card sets: TOML files that put cards together from the words. They compose known effects and run no code.

`docs/card-sets.md` is the guide for whoever writes one. A file is checked in two passes: its shape
(`set_format`), then its words (here, against `set_words` and against the other sets).
"""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from noctuary.games.buffy import set_words as words
from noctuary.games.buffy.card import (
    NO_GOAL,
    Ability,
    Card,
    Condition,
    Cost,
    Effect,
    Filter,
    Mode,
    Place,
    Player,
    Pool,
    Source,
    Target,
    Until,
    Whose,
)
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    COMPANION,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    EVIL,
    GOOD,
    HERO,
    ITEM,
    LOCATION,
    PROLOGUE,
    SKILL,
    TYPE_SLUGS,
)
from noctuary.games.buffy.set_errors import Path, dotted, explained, in_file, value_at, wrong
from noctuary.games.buffy.set_format import (
    DEEPEST,
    FORMAT,
    LONGEST_FILE,
    AbilityTable,
    CardTable,
    ConditionTable,
    CostTable,
    EffectTable,
    EndingTable,
    FilterTable,
    Names,
    SetTable,
    Talents,
)
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import InFile, NoctuaryError

MOST_KINDS: Final = 4000  # of a whole pool: a move holds numbers below 4096
PRINTED_AS_IT_IS: Final = (CHARACTER, ESSENCE)  # each printing stands for itself (BUF-MRP-02)

# Which fields a card of a type has, beyond those that every card has; the first group may not be left out.
_EVERY: Final = ("slug", "type", "name", "source", "printing", "flavour", "tournament", "unknown", "ability")
_FIELDS: Final[dict[int, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    ESSENCE: (("side", "who"), ()),
    CHARACTER: (("who", "rank", "level", "talents"), ("destiny", "traits")),
    CHALLENGE: (("side", "goals", "reward"), ("placement", "defeat_trait", "defeat_who")),
    LOCATION: ((), ("unique", "place_types")),
    SKILL: ((), ("talents", "traits", "needs", "needs_trait", "only", "bearer")),
    ITEM: ((), ("talents", "traits", "needs", "needs_trait", "only", "bearer")),
    EVENT: (("ability",), ()),
    ACTION: (("timing", "icons", "ability"), ("needs", "needs_trait", "only", "to_crypt")),
    EPISODE_ONE: (("episode", "ending"), ()),
    EPISODE_TWO: (("episode",), ("ending",)),
}


# -- files --------------------------------------------------------------------------------------------


class CardSet:
    """A file whose shape is right; its words are looked up when a pool is made of it."""

    def __init__(self, table: SetTable, document: dict[str, Json], text: str, file: str) -> None:
        self.table = table
        self.document = document
        self.text = text
        self.file = file


def read_set(text: str, file: str = "") -> CardSet:
    """Read a card set; what is wrong with it is one error with file, line and field."""
    if len(text.encode()) > LONGEST_FILE:
        raise InFile(NoctuaryError(MessageId("error-set-too-large"), most=LONGEST_FILE // 1024), file, 0)
    document = _toml(text, file)
    version = document.get("format")
    if version != FORMAT:
        error = wrong("other-format", "format", given=shown(version), known=FORMAT)
        raise in_file(error, text, file)
    try:
        table = msgspec.convert(document, SetTable)
    except msgspec.ValidationError as error:
        raise in_file(explained(error, SetTable, document), text, file) from None
    return CardSet(table, document, text, file)


def _toml(text: str, file: str) -> dict[str, Json]:
    try:
        document: dict[str, Json] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = _place(str(error), text)
        raise InFile(NoctuaryError(MessageId("error-not-toml"), column=column), file, line) from None
    except (RecursionError, ValueError):  # nested without end; a number of thousands of digits
        raise InFile(NoctuaryError(MessageId("error-set-too-deep"), most=DEEPEST), file, 0) from None
    if _depth(document) > DEEPEST:
        raise InFile(NoctuaryError(MessageId("error-set-too-deep"), most=DEEPEST), file, 0)
    return document


def _place(told: str, text: str) -> tuple[int, int]:
    """tomllib says `(at line 3, column 7)` or `(at end of document)`."""
    numbers = [int(word) for word in told.replace(",", " ").replace(")", " ").split() if word.isdecimal()]
    return (numbers[-2], numbers[-1]) if len(numbers) >= 2 else (1 + text.rstrip().count("\n"), 1)


def _depth(value: Json) -> int:
    """How deep tables and lists lie in each other; counted level by level, whatever the file does."""
    level: list[Json] = [value]
    depth = 0
    while level and depth <= DEEPEST:
        depth += 1
        inside: list[Json] = []
        for one in level:
            if isinstance(one, dict):
                inside += one.values()
            elif isinstance(one, list):
                inside += one
        level = [one for one in inside if isinstance(one, (dict, list))]
    return depth


# -- pools --------------------------------------------------------------------------------------------


class Gathering:
    """A pool in the making: the words that the sets declare, and their cards in order."""

    def __init__(self) -> None:
        self.people: list[str] = []
        self.traits: list[str] = ["vampire"]  # the one that the rules themselves know (BUF-MOV-04)
        self.place_types: list[str] = []
        self.names: dict[str, dict[str, str]] = {}
        self.cards: dict[str, Card] = {}
        self.lenient = False  # inline cards declare their words by using them
        self.extra: list[Json] = []

    def add_set(self, card_set: CardSet) -> None:
        try:
            self._add(card_set.table, card_set.document)
        except NoctuaryError as error:
            raise in_file(error, card_set.text, card_set.file) from None

    def _add(self, table: SetTable, document: Mapping[str, Json]) -> None:
        self._declare("person", self.people, table.people, "people")
        self._declare("trait", self.traits, table.traits, "traits")
        self._declare("place", self.place_types, table.place_types, "place_types")
        written = document["card"]
        assert isinstance(written, list)
        for place, (card, fields) in enumerate(zip(table.card, written, strict=True)):
            assert isinstance(fields, dict)
            path: Path = ["card", place]
            self.add_card(_Reading(self, path, fields, table.source).card(card), path)
        self._check_locations(table.card)

    def _declare(self, kind: str, known: list[str], given: Mapping[str, Names], field: str) -> None:
        for slug, names in given.items():
            if not words.is_slug(slug):
                raise wrong("not-a-slug", f"{field}.{slug}", given=shown(slug))
            if slug not in known:
                known.append(slug)
            self.names.setdefault(f"{kind}.{slug}", {"en": names.en, "fr": names.fr})

    def add_inline(self, tables: Sequence[Json], field: str = "cards") -> None:
        """Cards that a position defines for itself, whatever a set calls so. Errors name the field."""
        self.lenient = True
        own: list[str] = []
        for place, fields in enumerate(tables):
            path: Path = [field, place]
            try:
                table = msgspec.convert(fields, CardTable)
            except msgspec.ValidationError as error:
                raise explained(error, CardTable, fields, path) from None
            assert isinstance(fields, dict)
            card = _Reading(self, path, fields, "private").card(table)
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
            raise wrong("same-printing", dotted([*path, "slug"]), given=shown(card.slug))
        if other is None or other.printing < card.printing:
            self.cards[card.slug] = card
        if len(self.cards) > MOST_KINDS:
            raise NoctuaryError(MessageId("error-set-too-many-cards"), most=MOST_KINDS)

    def pool(self) -> Pool:
        return Pool(
            list(self.cards.values()), self.people, self.traits, self.place_types, self.names, self.extra
        )

    def _check_locations(self, tables: Sequence[CardTable]) -> None:
        """A location that a card names exists: a slip of the pen would otherwise never show."""
        known = [card.slug for card in self.cards.values() if card.type == LOCATION]
        for place, table in enumerate(tables):
            for path, slug in _named_locations(msgspec.to_builtins(table), ["card", place]):
                if slug not in known:
                    raise wrong("not-allowed", dotted(path), given=shown(slug), allowed=", ".join(known))


def _named_locations(table: Json, path: Path) -> list[tuple[Path, str]]:
    found: list[tuple[Path, str]] = []
    steps: list[tuple[str | int, Json]] = []
    if isinstance(table, dict):
        steps = list(table.items())
    elif isinstance(table, list):
        steps = list(enumerate(table))
    for step, value in steps:
        if step == "location" and isinstance(value, str):
            found.append(([*path, step], value))
        found += _named_locations(value, [*path, step])
    return found


# -- one card -----------------------------------------------------------------------------------------


class _Reading:
    """One card being read: `path` is where it stands in the file, `written` what the file says of it."""

    def __init__(self, pool: Gathering, path: Path, written: Mapping[str, Json], source: str) -> None:
        self.pool = pool
        self.path = path
        self.written = written
        self.source = source

    def card(self, table: CardTable) -> Card:
        card_type = self.word(table.type, words.TYPES, ["type"])
        self._check_fields(card_type)
        source = self.word(table.source or self.source, words.SOURCES, ["source"])
        card = Card(table.slug, card_type, Source(source))
        card.printing = table.printing
        for place, word in enumerate(table.unknown):
            self.word(word, words.UNKNOWN, ["unknown", place])
        card.unknown = tuple(table.unknown)
        card.tournament = table.tournament and not card.unknown
        if table.name is not None:
            card.names = {"en": table.name.en, "fr": table.name.fr}
        if table.flavour is not None:
            card.flavour = {"en": table.flavour.en, "fr": table.flavour.fr}
        self._person(card, table)
        self._requirements(card, table)
        self._challenge(card, table)
        self._rest(card, table)
        for place, ability in enumerate(table.ability):
            card.abilities.append(self.ability(card, ability, ["ability", place]))
        return card

    def _check_fields(self, card_type: int) -> None:
        """What the type must have, and what it cannot."""
        needed, possible = _FIELDS[card_type]
        allowed = (*_EVERY, *needed, *possible)
        for name in self.written:
            if name not in allowed:
                raise wrong(
                    "not-of-type",
                    dotted([*self.path, name]),
                    type=TYPE_SLUGS[card_type],
                    allowed=", ".join(allowed),
                )
        for name in needed:
            if name not in self.written:
                raise wrong("missing-field", dotted([*self.path, name]))

    def _person(self, card: Card, table: CardTable) -> None:
        """Characters and essences; a character's side follows from her type (BUF-CHR-01)."""
        if table.side is not None:
            card.side = self.word(table.side, words.SIDES, ["side"])
        card.who = self.person(table.who, ["who"])
        if table.rank is not None:
            card.rank = self.word(table.rank, words.RANKS, ["rank"])
            card.side = GOOD if card.rank in (HERO, COMPANION) else EVIL
        card.level = table.level or 0
        card.destiny = table.destiny
        if table.talents is not None:
            card.talents = [value or 0 for value in table.talents.listed()]
        for place, slug in enumerate(table.traits):
            card.traits |= 1 << self.trait(slug, ["traits", place])

    def _requirements(self, card: Card, table: CardTable) -> None:
        """Skills, items and actions (BUF-REQ-01, BUF-REQ-08, BUF-CHG-03)."""
        card.needs = _pairs(table.needs)
        card.needs_trait = self.trait(table.needs_trait, ["needs_trait"])
        card.only = self.person(table.only, ["only"])
        card.bearer = self.filter(table.bearer, ["bearer"])
        card.icons = _pairs(table.icons)
        card.timings = self.timings(table.timing, ["timing"])
        if card.type == EVENT:
            card.timings = 1 << PROLOGUE  # BUF-PRO-01
        card.to_crypt = table.to_crypt

    def _challenge(self, card: Card, table: CardTable) -> None:
        if table.goals is not None:
            card.goals = [NO_GOAL if value is None else value for value in table.goals.listed()]
        card.reward = table.reward or 0
        card.placement = self.filter(table.placement, ["placement"])
        card.defeat_trait = self.trait(table.defeat_trait, ["defeat_trait"])
        card.defeat_who = self.person(table.defeat_who, ["defeat_who"])

    def _rest(self, card: Card, table: CardTable) -> None:
        """Locations and episodes."""
        card.unique = table.unique
        for place, slug in enumerate(table.place_types):
            card.location_types |= 1 << self.place_type(slug, ["place_types", place])
        card.episode = table.episode or ""
        if table.ending is not None:
            card.ending = self.ending(table.ending, ["ending"])

    # -- abilities --------------------------------------------------------------------------------------

    def ability(self, card: Card, table: AbilityTable, path: Path) -> Ability:
        """How it works follows from what it says: "when …", a timing, neither (`Mode`)."""
        timings = self.timings(table.timing, [*path, "timing"])
        if table.when is not None:
            mode = Mode.TRIGGERED
        elif card.type in (ACTION, EVENT):
            mode, timings = Mode.PLAYED, timings or card.timings
        else:
            mode = Mode.USED if timings else Mode.STANDING
        effects = [self.effect(one, mode, [*path, "do", place]) for place, one in enumerate(table.effects)]
        return Ability(
            mode,
            effects,
            timings=timings,
            conditions=self.conditions(table.conditions, [*path, "if"]),
            costs=[self.cost(one, [*path, "cost", place]) for place, one in enumerate(table.cost)],
            once=0 if table.once is None else self.word(table.once, words.ONCE, [*path, "once"]),
            may=table.may,
            trigger=self.optional(table.when, words.HAPPENINGS, [*path, "when"]),
        )

    def ending(self, table: EndingTable, path: Path) -> Ability:
        return Ability(
            Mode.STANDING if table.when is None else Mode.TRIGGERED,
            [],
            conditions=self.conditions(table.conditions, [*path, "if"]),
            trigger=self.optional(table.when, words.HAPPENINGS, [*path, "when"]),
        )

    def effect(self, table: EffectTable, mode: Mode, path: Path) -> Effect:
        op = self.word(table.effect, words.EFFECTS, [*path, "effect"])
        self._check_arguments(words.EFFECT_FIELDS[op], path, ("effect", "until"), table.effect)
        return Effect(
            op,
            target=self._target(table, path),
            which=self.filter(table.which, [*path, "which"]),
            player=self.player(table.player, path),
            talent=self.optional(table.talent, words.TALENTS, [*path, "talent"]),
            talent_to=self.optional(table.talent_to, words.TALENTS, [*path, "talent_to"]),
            amount=table.amount or 0,
            counted=self.filter(table.counted, [*path, "counted"]),
            until=self._until(table, mode, path),
            what=self._what(op, table, path),
            trait=self.trait(table.trait, [*path, "trait"]),
            place=self.filter(table.place, [*path, "place"]),
            card_type=self.optional(table.card, words.TYPES, [*path, "card"]),
            zone_from=self.optional(table.zone_from, words.ZONES, [*path, "from"]),
            zone_to=self.optional(table.zone_to, words.ZONES, [*path, "to"]),
            fixed=bool(table.fixed),
            timings=self.timings(table.timing, [*path, "timing"]),
        )

    def _target(self, table: EffectTable, path: Path) -> Target:
        if table.target is None:
            return Target.NONE
        return Target(self.word(table.target, words.TARGETS, [*path, "target"]))

    def _until(self, table: EffectTable, mode: Mode, path: Path) -> Until:
        """A standing ability holds while its card is in play, and nothing else can be said of it."""
        if mode is Mode.STANDING:
            if table.until is not None:
                raise wrong("standing-until", dotted([*self.path, *path, "until"]), given=shown(table.until))
            return Until.WHILE
        if table.until is not None:
            return Until(self.word(table.until, words.UNTIL, [*path, "until"]))
        if words.EFFECTS[table.effect] in words.LASTING:
            raise wrong("missing-of-word", dotted([*self.path, *path, "until"]), word=table.effect)
        return Until.INSTANT

    def _what(self, op: int, table: EffectTable, path: Path) -> int:
        """One word, or everything that is waived."""
        if op in words.WAIVES:
            possible = {word: words.WAIVED[word] for word in words.WAIVES[op]}
            mask = 0
            for place, word in enumerate(table.waive):
                mask |= self.word(word, possible, [*path, "waive", place])
            return mask
        return NOTHING if table.what is None else self.word(table.what, words.WHAT[op], [*path, "what"])

    def conditions(self, tables: Sequence[ConditionTable], path: Path) -> list[Condition]:
        return [self.condition(one, [*path, place]) for place, one in enumerate(tables)]

    def condition(self, table: ConditionTable, path: Path) -> Condition:
        check = self.word(table.check, words.CONDITIONS, [*path, "check"])
        self._check_arguments(words.CONDITION_FIELDS[check], path, ("check",), table.check)
        card_type = self.optional(table.card, words.TYPES, [*path, "card"])
        return Condition(
            check,
            amount=table.amount or (0 if card_type == NOTHING else card_type + 1),
            which=self.filter(table.which, [*path, "which"]),
            player=self.player(table.player, path),
            talent=self.optional(table.talent, words.TALENTS, [*path, "talent"]),
            trait=self.trait(table.trait, [*path, "trait"]),
        )

    def cost(self, table: CostTable, path: Path) -> Cost:
        pay = self.word(table.pay, words.COSTS, [*path, "pay"])
        self._check_arguments(words.COST_FIELDS[pay], path, ("pay",), table.pay)
        amount = 1 if table.amount is None else table.amount
        return Cost(pay, amount, self.filter(table.which, [*path, "which"]))

    def _check_arguments(
        self, fields: tuple[tuple[str, ...], tuple[str, ...]], path: Path, always: Sequence[str], word: str
    ) -> None:
        """What this effect, condition or cost must be told, and what it would not listen to."""
        given = self._written_at(path)
        needed, possible = fields
        allowed = list(dict.fromkeys([*always, *needed, *possible]))
        for name in given:
            if name not in allowed:
                field = dotted([*self.path, *path, name])
                raise wrong("not-of-word", field, word=word, allowed=", ".join(allowed))
        for name in needed:
            if name not in given:
                raise wrong("missing-of-word", dotted([*self.path, *path, name]), word=word)

    def _written_at(self, path: Path) -> Mapping[str, Json]:
        found = value_at(dict(self.written), path)
        assert isinstance(found, dict)
        return found

    def player(self, word: str | None, path: Path) -> Player:
        return Player.YOU if word is None else Player(self.word(word, words.PLAYERS, [*path, "player"]))

    # -- words ------------------------------------------------------------------------------------------

    def filter(self, table: FilterTable | None, path: Path) -> Filter | None:
        if table is None:
            return None
        ranks = 0
        for place, word in enumerate(table.ranks):
            ranks |= 1 << self.word(word, words.RANKS, [*path, "ranks", place])
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
            location=table.location or "",
            title=table.title or "",
        )

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
            raise wrong("not-allowed", field, given=shown(word), allowed=", ".join(known))
        return found

    def optional(self, word: str | None, known: Mapping[str, int], path: Path) -> int:
        return NOTHING if word is None else self.word(word, known, path)

    def trait(self, slug: str | None, path: Path) -> int:
        return self._declared(slug, self.pool.traits, path)

    def person(self, slug: str | None, path: Path) -> int:
        return self._declared(slug, self.pool.people, path)

    def place_type(self, slug: str | None, path: Path) -> int:
        return self._declared(slug, self.pool.place_types, path)

    def _declared(self, slug: str | None, known: list[str], path: Path) -> int:
        if slug is None:
            return NOTHING
        if slug not in known:
            if not self.pool.lenient:
                field = dotted([*self.path, *path])
                raise wrong("not-declared", field, given=shown(slug), allowed=", ".join(known))
            known.append(slug)
        return known.index(slug)


def _pairs(talents: Talents | None) -> list[tuple[int, int]]:
    listed = talents.listed() if talents is not None else []
    return [(talent, value) for talent, value in enumerate(listed) if value is not None]


def _flag(value: bool | None) -> int:
    return NOTHING if value is None else int(value)
