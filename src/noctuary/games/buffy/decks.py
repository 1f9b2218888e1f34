"""Decks: what a player brings to the table, what is wrong with it, and its text.

A check names every fault at once (BUF-DCK): whoever builds a deck wants the whole list, not its first line.
"""

# not compiled: it reads and writes files, and is never in a hot loop.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from functools import cache
from importlib import resources
from typing import Final

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    EITHER,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    ITEM,
    LOCATION,
    SIDE_SLUGS,
    SKILL,
)
from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.fault import Fault as Fault
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import NOTHING

CHALLENGES: Final = 7  # BUF-DCK-04
COPIES: Final = 3  # BUF-DCK-06, BUF-DCK-08
LOCATIONS: Final = 8  # BUF-DCK-07
RESOURCES: Final = (CHARACTER, SKILL, ITEM, EVENT, ACTION, EPISODE_ONE)


class Format(Enum):
    """How strictly a deck is built."""

    CASUAL = "casual"
    SEALED = "sealed"
    CONSTRUCTED = "constructed"

    @property
    def least(self) -> int:
        """The smallest Resource Deck (BUF-DCK-02)."""
        return 60 if self is Format.CONSTRUCTED else 40


class Deck:
    """Kinds of cards; all lists are sorted. `main` is the L1 card shown at set-up, one of `resources`.

    A draft may still lack its essence or its main card, which are NOTHING then.
    """

    __slots__ = ("challenges", "essence", "locations", "main", "name", "resources", "second_parts")

    def __init__(
        self,
        essence: int,
        main: int,
        resources: Sequence[int],
        challenges: Sequence[int],
        locations: Sequence[int] = (),
        second_parts: Sequence[int] = (),
        name: str = "",
    ) -> None:
        self.essence = essence
        self.main = main
        self.resources = sorted(resources)  # with the main card (BUF-RUL-07b)
        self.challenges = sorted(challenges)
        self.locations = sorted(locations)
        self.second_parts = sorted(second_parts)
        self.name = name

    def __repr__(self) -> str:
        return f"<Deck {self.name!r}, {len(self.resources)} resources, {len(self.challenges)} challenges>"

    @property
    def playable(self) -> bool:
        """Whether it can be dealt, legal or not."""
        return self.essence != NOTHING and self.main in self.resources

    def everything(self) -> list[int]:
        essence = [] if self.essence == NOTHING else [self.essence]
        return [*essence, *self.resources, *self.challenges, *self.locations, *self.second_parts]


# -- the check ----------------------------------------------------------------------------------------


def _fault(rule: str, message: str, kinds: Sequence[int] = (), **arguments: str | int) -> Fault:
    return Fault(RuleId(rule), MessageId(f"buffy-deck-{message}"), kinds, arguments)


def check(deck: Deck, pool: Pool, form: Format = Format.CASUAL) -> list[Fault]:
    """Everything that is wrong with the deck; an empty list for a legal one (BUF-SETUP-01)."""
    faults = _wrong_zones(deck, pool)
    faults += _main_character(deck, pool)
    faults += _sides(deck, pool)
    faults += _size(deck, pool, form)
    faults += _copies(deck, pool)
    faults += _challenges(deck)
    faults += _locations(deck, pool)
    faults += _episodes(deck, pool)
    if form is Format.CONSTRUCTED:
        unknown = sorted({kind for kind in deck.everything() if not pool.cards[kind].tournament})
        faults += [_fault("BUF-SETUP-01", "not-for-tournaments", [kind]) for kind in unknown]
    return faults


def _wrong_zones(deck: Deck, pool: Pool) -> list[Fault]:
    """Each section holds its own types only (BUF-ZON-02, BUF-DCK-03)."""
    faults = []
    sections = (
        ("essence", [] if deck.essence == NOTHING else [deck.essence], (ESSENCE,), "BUF-ESS-01"),
        ("resources", deck.resources, RESOURCES, "BUF-DCK-03"),
        ("challenges", deck.challenges, (CHALLENGE,), "BUF-DCK-04"),
        ("locations", deck.locations, (LOCATION,), "BUF-DCK-07"),
        ("second-parts", deck.second_parts, (EPISODE_TWO,), "BUF-EPI-01"),
    )
    for section, kinds, types, rule in sections:
        for kind in sorted(set(kinds)):
            if pool.type[kind] not in types:
                named = "BUF-ZON-02" if pool.type[kind] == ESSENCE else rule
                faults.append(_fault(named, "wrong-section", [kind], section=section))
    return faults


def _main_character(deck: Deck, pool: Pool) -> list[Fault]:
    """A L1 card that matches the essence, and the one that starts is among them (BUF-DCK-11)."""
    if deck.essence == NOTHING:
        return [_fault("BUF-ESS-01", "no-essence")]
    who = pool.cards[deck.essence].who
    starters = {kind for kind in deck.resources if _is_starter(pool.cards[kind], who)}
    if not starters:
        return [_fault("BUF-DCK-11", "no-main-character", [deck.essence])]
    if deck.main == NOTHING:
        return [_fault("BUF-DCK-11", "main-not-named", sorted(starters))]
    if deck.main not in starters:
        return [_fault("BUF-DCK-11", "wrong-main-character", [deck.main, deck.essence])]
    return []


def _is_starter(card: Card, who: int) -> bool:
    return card.type == CHARACTER and card.who == who and card.level == 1


def side_of(deck: Deck, pool: Pool) -> int:
    """The side the deck plays: its essence's or, with a turncoat's, its main card's (BUF-ESS-04).

    NOTHING as long as a draft does not say.
    """
    side = EITHER if deck.essence == NOTHING else pool.cards[deck.essence].side
    main = NOTHING if deck.main == NOTHING else pool.cards[deck.main].side
    return main if side == EITHER else side


def _sides(deck: Deck, pool: Pool) -> list[Fault]:
    """Heroes and Companions, or Villains and Minions (BUF-DCK-01)."""
    side = side_of(deck, pool)
    if side == NOTHING:
        return []
    strangers = {
        kind
        for kind in deck.resources
        if pool.type[kind] == CHARACTER and pool.cards[kind].side not in (side, EITHER)
    }
    return [_fault("BUF-DCK-01", "other-side", [kind], side=SIDE_SLUGS[side]) for kind in sorted(strangers)]


def _size(deck: Deck, pool: Pool, form: Format) -> list[Fault]:
    """The minimum (BUF-DCK-02); at most half actions and half characters (BUF-DCK-09)."""
    faults = []
    total = sum(pool.type[kind] in RESOURCES for kind in deck.resources)  # nothing else counts (BUF-DCK-03)
    if total < form.least:
        faults.append(_fault("BUF-DCK-02", "too-small", count=total, least=form.least))
    for card_type, message in ((ACTION, "too-many-actions"), (CHARACTER, "too-many-characters")):
        count = sum(pool.type[kind] == card_type for kind in deck.resources)
        if 2 * count > total:
            faults.append(_fault("BUF-DCK-09", message, count=count, most=total // 2, total=total))
    return faults


def _copies(deck: Deck, pool: Pool) -> list[Fault]:
    """Copies of a card (BUF-DCK-06, BUF-EVT-02, BUF-EPI-01) and of a character's level (BUF-DCK-08)."""
    faults = []
    levels: Counter[tuple[int, int]] = Counter()
    for kind, count in sorted(Counter(deck.resources).items()):
        card = pool.cards[kind]
        most = 1 if card.type in (EVENT, EPISODE_ONE) else COPIES
        if card.type == CHARACTER:
            levels[card.who, card.level] += count
        elif count > most:
            faults.append(_fault("BUF-DCK-06", "too-many-copies", [kind], count=count, most=most))
    for (who, level), count in sorted(levels.items()):
        if count > COPIES:
            of_level = [
                kind
                for kind in sorted(set(deck.resources))
                if pool.type[kind] == CHARACTER
                and (pool.cards[kind].who, pool.cards[kind].level) == (who, level)
            ]
            faults.append(
                _fault("BUF-DCK-08", "too-many-levels", of_level, count=count, most=COPIES, level=level)
            )
    return faults


def _challenges(deck: Deck) -> list[Fault]:
    """Exactly 7 different ones (BUF-DCK-04)."""
    faults = []
    if len(deck.challenges) != CHALLENGES:
        faults.append(_fault("BUF-DCK-04", "challenge-count", count=len(deck.challenges), wanted=CHALLENGES))
    twice = sorted(kind for kind, count in Counter(deck.challenges).items() if count > 1)
    return faults + [_fault("BUF-DCK-04", "challenge-twice", [kind]) for kind in twice]


def _locations(deck: Deck, pool: Pool) -> list[Fault]:
    """At most 8 (BUF-DCK-07), a unique one once (BUF-RUL-58)."""
    faults = []
    if len(deck.locations) > LOCATIONS:
        faults.append(_fault("BUF-DCK-07", "too-many-locations", count=len(deck.locations), most=LOCATIONS))
    twice = sorted(kind for kind, count in Counter(deck.locations).items() if count > 1)
    return faults + [
        _fault("BUF-RUL-58", "unique-twice", [kind]) for kind in twice if pool.cards[kind].unique
    ]


def _episodes(deck: Deck, pool: Pool) -> list[Fault]:
    """Every Part II once, and never without its Part I (BUF-EPI-01, BUF-DCK-05)."""
    first_parts = {pool.cards[kind].episode for kind in deck.resources if pool.type[kind] == EPISODE_ONE}
    faults = []
    for kind, count in sorted(Counter(deck.second_parts).items()):
        if count > 1:
            faults.append(_fault("BUF-EPI-01", "too-many-copies", [kind], count=count, most=1))
        if pool.type[kind] == EPISODE_TWO and pool.cards[kind].episode not in first_parts:
            faults.append(_fault("BUF-DCK-05", "no-first-part", [kind]))
    return faults


# -- as text ------------------------------------------------------------------------------------------

_LONGEST: Final = 64 * 1024  # characters
_MOST_COPIES: Final = 99
_MOST_CARDS: Final = 500
_MOST_TROUBLES: Final = 200  # nobody reads more, and a text may be anything that anybody sends
_LONGEST_LINE: Final = 200
_LINE: Final = re.compile(r"(?:(\d{1,3})\s*(?:x|×)?\s+)?(.+)")  # of a stripped line: nothing to try twice
_SECTIONS: Final = {
    "name": ("name", "nom", "deck"),
    "essence": ("essence",),
    "main": ("main", "main character", "principal", "personnage principal"),
    "resources": ("resources", "resource deck", "ressources", "deck de ressources"),
    "challenges": ("challenges", "challenge deck", "défis", "deck de défis"),
    "locations": ("locations", "lieux"),
    "second-parts": ("second parts", "part ii", "parties ii", "partie ii"),
}
_SECTION_OF: Final = {word: section for section, words in _SECTIONS.items() for word in words}
_SINGLE: Final = ("name", "essence", "main")


class _Reading:
    """A deck being read: its sections, and the line that is being looked at."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.section = "resources"
        self.single: dict[str, str] = {}
        self.kinds: dict[str, list[int]] = {name: [] for name in _SECTIONS if name not in _SINGLE}
        self.by_title = titles_of(pool)
        self.number = 0
        self.lines: dict[str, int] = {}  # where essence and main character are named
        self.troubles: list[Trouble] = []

    def read(self, number: int, text: str) -> None:
        """One line; what is wrong with it is noted, and the next one is read."""
        self.number = number
        try:
            self.line(text)
        except NoctuaryError as problem:
            self.troubles.append(Trouble(number, problem))

    def line(self, text: str) -> None:
        if len(text) > _LONGEST_LINE:
            raise NoctuaryError(MessageId("error-deck-line-too-long"), given=text, most=_LONGEST_LINE)
        in_brackets = text[0] == "[" and text.find("]") == len(text) - 1
        heading, _, value = (text[1:-1], "", "") if in_brackets else text.partition(":")
        named = _SECTION_OF.get(heading.strip().casefold()) if in_brackets or ":" in text else None
        value = value.strip()
        if named is None and in_brackets:
            raise NoctuaryError(
                MessageId("error-deck-section"), given=heading.strip(), allowed=", ".join(_SECTIONS)
            )
        if named is None:
            self.card(text)
        elif named in _SINGLE and value:
            self.single[named] = value
            self.lines[named] = self.number
        else:
            self.section = named

    def card(self, text: str) -> None:
        if self.section in _SINGLE:
            self.single[self.section] = text
            self.lines[self.section] = self.number
            return
        parts = _LINE.fullmatch(text)
        count = int(parts[1] or 1) if parts else 0
        total = sum(map(len, self.kinds.values()))
        if parts is None or not 1 <= count <= _MOST_COPIES or total + count > _MOST_CARDS:
            raise NoctuaryError(MessageId("error-deck-count"), given=text, most=_MOST_COPIES)
        try:
            self.kinds[self.section] += [self.kind(parts[2])] * count
        except NoctuaryError as problem:
            self.troubles.append(Trouble(self.number, problem, count, parts[2]))

    def kind(self, word: str) -> int:
        """A card by its slug or by its title in either language, if only one has it."""
        found = self.pool.kind_of.get(word)
        if found is not None:
            return found
        called = self.by_title.get(word.casefold(), [])
        if len(called) == 1:
            return called[0]
        if called:
            slugs = ", ".join(self.pool.cards[kind].slug for kind in called)
            raise NoctuaryError(MessageId("error-deck-ambiguous"), given=word, allowed=slugs)
        message = "error-deck-not-yet" if word.casefold() in official_names() else "error-deck-unknown-card"
        raise NoctuaryError(MessageId(message), given=word)

    def deck(self) -> Deck:
        """The deck, without the cards that are not known."""
        essence = self._essence()
        main = None if essence is None else self._main(essence)
        kinds = self.kinds
        return Deck(
            NOTHING if essence is None else essence,
            NOTHING if main is None else main,
            kinds["resources"],
            kinds["challenges"],
            kinds["locations"],
            kinds["second-parts"],
            self.single.get("name", ""),
        )

    def _essence(self) -> int | None:
        if "essence" not in self.single:
            self.troubles.append(Trouble(0, NoctuaryError(MessageId("error-deck-no-essence"))))
            return None
        essence = self._named("essence")
        if essence is not None and self.pool.type[essence] != ESSENCE:
            problem = NoctuaryError(MessageId("error-deck-not-an-essence"), given=self.single["essence"])
            self.troubles.append(Trouble(self.lines.get("essence", 0), problem))
            return None
        return essence

    def _main(self, essence: int) -> int | None:
        """The card that is named; without one, the first L1 card that matches the essence."""
        if "main" in self.single:
            return self._named("main")
        who = self.pool.cards[essence].who
        for kind in sorted(self.kinds["resources"]):
            if _is_starter(self.pool.cards[kind], who):
                return kind
        self.troubles.append(Trouble(0, NoctuaryError(MessageId("error-deck-no-main"))))
        return None

    def _named(self, section: str) -> int | None:
        try:
            return self.kind(self.single[section])
        except NoctuaryError as problem:
            # The main card is one of the resources and counted there; nothing can be played without it.
            self.troubles.append(
                Trouble(self.lines.get(section, 0), problem, section == "essence", self.single[section])
            )
            return None


def titles_of(pool: Pool) -> dict[str, list[int]]:
    """The cards by their titles in every language, without regard to capitals."""
    found: dict[str, list[int]] = {}
    for card in pool.cards:
        for title in {name.casefold() for name in card.names.values()}:
            found.setdefault(title, []).append(card.kind)
    return found


@cache
def official_names() -> dict[str, str]:
    """Official cards that are in no set, because nobody remembers enough of them: as they are looked up, and
    as they are printed."""
    text = (resources.files("noctuary.games.buffy") / "cards" / "official.txt").read_text(encoding="utf-8")
    return {line.casefold(): line for line in text.splitlines() if line and not line.startswith("#")}


def read_deck(text: str, pool: Pool, file: str = "") -> Deck:
    """A deck from its text (`docs/card-sets.md`); what is wrong with it is one error with its line."""
    deck, troubles = read_list(text, pool)
    for trouble in troubles:
        raise InFile(trouble.problem, file, trouble.line)
    return deck


def read_list(text: str, pool: Pool) -> tuple[Deck, list[Trouble]]:
    """As much of the deck as can be read, and everything that cannot."""
    if len(text) > _LONGEST:
        problem = NoctuaryError(MessageId("error-deck-too-long"), most=_LONGEST)
        return Deck(NOTHING, NOTHING, [], []), [Trouble(0, problem)]
    reading = _Reading(pool)
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if line:
            reading.read(number, line)
        if len(reading.troubles) >= _MOST_TROUBLES:
            break
    deck = reading.deck()
    return deck, sorted(reading.troubles, key=lambda trouble: trouble.line or len(text))


def write_deck(deck: Deck, pool: Pool, language: str = "") -> str:
    """The text of a deck; `read_deck` reads it again. With a language, each line also tells the title."""
    lines = [f"name: {deck.name}"] if deck.name else []
    named = (("essence", deck.essence), ("main", deck.main))
    lines += [f"{word}: {pool.cards[kind].slug}" for word, kind in named if kind != NOTHING]
    sections = (
        ("resources", deck.resources),
        ("challenges", deck.challenges),
        ("locations", deck.locations),
        ("part ii", deck.second_parts),
    )
    for heading, kinds in sections:
        if kinds:
            lines += ["", f"[{heading}]"]
            lines += [_written(pool.cards[kind], count, language) for kind, count in Counter(kinds).items()]
    return "\n".join(lines) + "\n"


def _written(card: Card, count: int, language: str) -> str:
    title = card.names.get(language, "")
    return f"{count} {card.slug}" + (f"  # {title}" if title else "")
