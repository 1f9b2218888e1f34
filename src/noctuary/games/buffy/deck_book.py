"""Decks of Buffy as lobby, table and command line ask about them."""

# not compiled: it reads and writes files, and is never in a hot loop

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from noctuary.games.buffy import decks
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.card_words import person_name
from noctuary.games.buffy.deck_making import random_deck
from noctuary.games.buffy.decks import Deck, Format
from noctuary.games.buffy.kinds import EITHER, EVIL, GOOD, SIDE_SLUGS
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.setups import pool_of
from noctuary.games.buffy.words import fault_text
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import FREE, Trouble
from noctuary.kernel.game import Document, Json
from noctuary.text.catalogue import Language, say
from noctuary.text.decks import DeckBook, DeckFault, ReadDeck

# As players call them.
_FORMATS: Final = {"casual": Format.CASUAL, "sealed": Format.SEALED, "tournament": Format.CONSTRUCTED}


class BuffyDeck(ReadDeck):
    """A list without an essence or a Main Character is no deck at all: then there is only what is wrong."""

    def __init__(self, deck: Deck | None, pool: Pool, troubles: Sequence[Trouble] = ()) -> None:
        super().__init__(troubles)
        self.deck = deck
        self.pool = pool
        self.playable = deck is not None
        self.name = "" if deck is None else deck.name
        self.copies = 0 if deck is None else len(deck.everything())

    def faults(self, form: str) -> list[DeckFault]:
        if self.deck is None:
            return []
        found = decks.check(self.deck, self.pool, _FORMATS[form])
        return [DeckFault(fault.rule, partial(fault_text, self.pool, fault)) for fault in found]

    def text(self, language: Language | None = None) -> str:
        """With a language, each card with its title."""
        assert self.deck is not None
        return decks.write_deck(self.deck, self.pool, "" if language is None else language.value)

    def document(self, title: str) -> Document:
        deck, cards = self.deck, self.pool.cards
        assert deck is not None
        return {
            "deck": title,
            "name": deck.name,
            "side": SIDE_SLUGS[cards[deck.main].side],
            "essence": cards[deck.essence].slug,
            "main": cards[deck.main].slug,
            "resources": self._counted(deck.resources),
            "challenges": self._counted(deck.challenges),
            "locations": self._counted(deck.locations),
            "second_parts": self._counted(deck.second_parts),
        }

    def _counted(self, kinds: list[int]) -> Document:
        return {self.pool.cards[kind].slug: count for kind, count in Counter(kinds).items()}

    def about(self, language: Language) -> str:
        deck, cards = self.deck, self.pool.cards
        assert deck is not None
        who = person_name(self.pool, cards[deck.essence].who, language)
        side = say(language, f"buffy-side-{SIDE_SLUGS[cards[deck.main].side]}")
        return f"{who} · {side} · {say(language, 'cli-deck-cards', count=len(deck.resources))}"

    def legal(self, title: str, language: Language) -> str:
        count = 0 if self.deck is None else len(self.deck.resources)
        return say(language, "cli-deck-legal", deck=title, count=count)


class BuffyDecks(DeckBook):
    formats = tuple(_FORMATS)
    sides = (SIDE_SLUGS[GOOD], SIDE_SLUGS[EVIL])
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
        return [title for card in pool_of(tuple(sets)).cards for title in card.names.values()]

    def format_of(self, options: Mapping[str, Json]) -> str | None:
        return None if options.get("format") == FREE else self.formats[0]
