"""Decks of Buffy as lobby, table and command line ask about them."""

# not compiled: it reads and writes files, and is never in a hot loop

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from noctuary.games.buffy import decks
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.card_words import person_name
from noctuary.games.buffy.deck_charts import charts_of, figures_of
from noctuary.games.buffy.deck_documents import listed_decks
from noctuary.games.buffy.deck_making import random_deck
from noctuary.games.buffy.deck_pages import KEYS, LARGE
from noctuary.games.buffy.decks import Deck, Format
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    CHARACTER,
    EITHER,
    EPISODE_TWO,
    ESSENCE,
    EVIL,
    GOOD,
    LOCATION,
    RANK_SLUGS,
    SIDE_SLUGS,
    TYPE_SLUGS,
)
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.setups import pool_of
from noctuary.games.buffy.words import fault_text
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import FREE, Trouble
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.deck_pages import DeckPage, Met, fares_in, page_named
from noctuary.text.decks import (
    Chart,
    Counts,
    DeckBook,
    DeckFault,
    DeckPart,
    Figure,
    ListedDeck,
    Parts,
    Pile,
    ReadDeck,
    counted,
)

# As players call them.
_FORMATS: Final = {"casual": Format.CASUAL, "sealed": Format.SEALED, "tournament": Format.CONSTRUCTED}
# What goes into the Resource Deck, as faces call it: characters by their rank.
_RESOURCES: Final = (*RANK_SLUGS, *(TYPE_SLUGS[which] for which in decks.RESOURCES if which != CHARACTER))


class BuffyDeck(ReadDeck):
    """A list without an essence or a Main Character cannot be played: then what is wrong with it is told."""

    def __init__(self, deck: Deck, pool: Pool, troubles: Sequence[Trouble] = ()) -> None:
        super().__init__(troubles)
        self.deck = deck
        self.pool = pool
        self.playable = deck.playable
        self.name = deck.name
        self.copies = len(deck.everything())

    def faults(self, form: str) -> list[DeckFault]:
        """Of a list that names no Main Character its lines say more than any rule."""
        if self.troubles and NOTHING in (self.deck.essence, self.deck.main):
            return []
        cards = self.pool.cards
        found = decks.check(self.deck, self.pool, _FORMATS[form])
        return [
            DeckFault(
                fault.rule,
                partial(fault_text, self.pool, fault),
                tuple(cards[kind].slug for kind in fault.kinds),
            )
            for fault in found
        ]

    def text(self, language: Language | None = None) -> str:
        """With a language, each card with its title."""
        return decks.write_deck(self.deck, self.pool, "" if language is None else language.value)

    def document(self, title: str) -> Document:
        side = decks.side_of(self.deck, self.pool)
        essence, main, *others = self.cards().items()
        return {
            "deck": title,
            "name": self.deck.name,
            "side": SIDE_SLUGS[EITHER if side == NOTHING else side],
            **{part: next(iter(cards), None) for part, cards in (essence, main)},
            **{part.replace("-", "_"): {**cards} for part, cards in others},
        }

    def cards(self) -> dict[str, Counts]:
        deck = self.deck
        by_part = {
            "essence": [deck.essence],
            "main": [deck.main],
            "resources": deck.resources,
            "challenges": deck.challenges,
            "locations": deck.locations,
            "second-parts": deck.second_parts,
        }
        return {
            part: counted(self.pool.cards[kind].slug for kind in kinds if kind != NOTHING)
            for part, kinds in by_part.items()
        }

    def charts(self, language: Language) -> list[Chart]:
        return charts_of(self.deck, self.pool, language)

    def figures(self, language: Language) -> list[Figure]:
        return figures_of(self.deck, self.pool, language)

    def about(self, language: Language) -> str:
        deck, cards = self.deck, self.pool.cards
        who = "" if deck.essence == NOTHING else person_name(self.pool, cards[deck.essence].who, language)
        side_number = decks.side_of(deck, self.pool)
        side = "" if side_number == NOTHING else say(language, f"buffy-side-{SIDE_SLUGS[side_number]}")
        count = say(language, "cli-deck-cards", count=len(deck.resources))
        return " · ".join(filter(None, (who, side, count)))

    def legal(self, title: str, language: Language) -> str:
        return say(language, "cli-deck-legal", deck=title, count=len(self.deck.resources))


class BuffyDecks(DeckBook):
    formats = tuple(_FORMATS)
    sides = (SIDE_SLUGS[GOOD], SIDE_SLUGS[EVIL])
    parts = (
        DeckPart("essence", (TYPE_SLUGS[ESSENCE],), single=True),
        DeckPart("main", RANK_SLUGS, single=True, within="resources"),
        DeckPart("resources", _RESOURCES),
        DeckPart("challenges", (TYPE_SLUGS[CHALLENGE],)),
        DeckPart("locations", (TYPE_SLUGS[LOCATION],)),
        DeckPart("second-parts", (TYPE_SLUGS[EPISODE_TWO],)),
    )
    marks = ("essence:", "[resources]")

    def ready(self) -> list[str]:
        return list(default_decks())

    def named(self, name: str, sets: Sequence[str] = ()) -> BuffyDeck:
        """Read anew, because more sets number the cards anew."""
        return self.read_whole(decks.write_deck(default_decks()[name], default_pool()), name, sets)

    def read(self, text: str, sets: Sequence[str] = ()) -> BuffyDeck:
        pool = pool_of(tuple(sets))
        deck, troubles = decks.read_list(text, pool)
        return BuffyDeck(deck, pool, troubles)

    def read_whole(self, text: str, file: str, sets: Sequence[str] = ()) -> BuffyDeck:
        pool = pool_of(tuple(sets))
        return BuffyDeck(decks.read_deck(text, pool, file), pool)

    def of_cards(self, parts: Parts, name: str) -> BuffyDeck:
        pool = default_pool()
        kinds: dict[str, list[int]] = {part.slug: [] for part in self.parts}
        troubles = []
        for part, cards in parts.items():
            for slug, count in cards.items():
                if slug in pool.kind_of and part in kinds:
                    kinds[part] += [pool.kind_of[slug]] * count
                else:
                    problem = NoctuaryError(MessageId("error-deck-unknown-card"), given=slug)
                    troubles.append(Trouble(0, problem, count, slug))
        (essence, *_), (main, *_), resources, challenges, locations, second_parts = (
            [*kinds[part.slug], NOTHING] if part.single else kinds[part.slug] for part in self.parts
        )
        deck = Deck(essence, main, resources, challenges, locations, second_parts, name)
        return BuffyDeck(deck, pool, troubles)

    def slug_called(self, name: str) -> str | None:
        pool = default_pool()
        found = decks.titles_of(pool).get(name.casefold(), [])
        return pool.cards[found[0]].slug if found else None

    def opening(self, match: Match, seat: Seat, language: Language) -> list[Pile]:
        s = mine(match.state)
        hand = [s.pool.cards[kind].slug for kind in s.sides[seat].hand]
        return [Pile("hand", say(language, "buffy-pile-hand"), hand)]

    def page_of(self, name: str) -> DeckPage:
        small = name.removesuffix(LARGE)
        return page_named("buffy", small, KEYS[small], *(["buffy-ready-large"] if small != name else []))

    def fares_of(self, name: str) -> dict[str, Met]:
        return fares_in("noctuary.games.buffy").get(name, {})

    def format_for(self, name: str) -> str:
        return self.formats[-1] if name.endswith(LARGE) else self.formats[0]

    def listed(self, archive: Json) -> Iterator[ListedDeck]:
        return listed_decks(archive)

    def by_lot(
        self, seed: str, form: str, side: str | None, language: Language, sets: Sequence[str] = ()
    ) -> BuffyDeck:
        pool = pool_of(tuple(sets))
        wanted = EITHER if side is None else SIDE_SLUGS.index(side)
        deck = random_deck(pool, Chance(match_key(seed.encode())), _FORMATS[form], wanted)
        who = person_name(pool, pool.cards[deck.essence].who, language)
        deck.name = say(language, "cli-deck-by-lot", who=who, seed=seed)
        return BuffyDeck(deck, pool)

    def card_names(self, sets: Sequence[str] = ()) -> Iterable[str]:
        titles = [title for card in pool_of(tuple(sets)).cards for title in card.names.values()]
        return [*titles, *decks.official_names().values()]

    def format_of(self, options: Mapping[str, Json]) -> str | None:
        return None if options.get("format") == FREE else self.formats[0]
