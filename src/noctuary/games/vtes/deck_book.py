"""Decks of VTES as lobby, table and command line ask about them: any list that players write."""

# not compiled: it reads and writes files, and is never in a hot loop

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from noctuary.games.vtes import decks
from noctuary.games.vtes.archives import listed_decks
from noctuary.games.vtes.card_names import names_in
from noctuary.games.vtes.deck_charts import charts_of, figures_of
from noctuary.games.vtes.deck_exports import JOL, LACKEY, write_deck, write_jol, write_lackey
from noctuary.games.vtes.deck_lists import read_deck, read_list
from noctuary.games.vtes.deck_making import random_deck
from noctuary.games.vtes.deck_pages import KEYS
from noctuary.games.vtes.decks import Deck, Format
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import TYPE_SLUGS
from noctuary.games.vtes.names import card_title
from noctuary.games.vtes.official import is_vampire, official_names, printing
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.ready_decks import is_starter, played_as
from noctuary.games.vtes.words import fault_text
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.deck_pages import DeckPage, Met, fares_in, page_named
from noctuary.text.decks import (
    JSON,
    TEXT,
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
)

_FORMATS: Final = {form.value: form for form in Format}
_CRYPT: Final = "crypt"
_LIBRARY: Final = "library"


class VtesDeck(ReadDeck):
    def __init__(self, deck: Deck, troubles: Sequence[Trouble] = (), *, ready: bool = False) -> None:
        super().__init__(troubles)
        self.deck = deck
        self._ready = ready  # comes with Noctuary
        self.playable = bool(deck.crypt and deck.library)
        self.name = deck.name
        self.copies = len(deck.crypt) + len(deck.library)

    def faults(self, form: str) -> list[DeckFault]:
        pool = default_pool()
        checked = played_as(_FORMATS[form], [self.deck] if self._ready else [], pool)
        found = decks.check(self.deck, pool, checked)
        return [
            DeckFault(
                fault.rule,
                partial(fault_text, pool, fault),
                tuple(pool.cards[kind].slug for kind in fault.kinds),
            )
            for fault in found
        ]

    def text(self, language: Language | None = None) -> str:
        """Names as they are printed, in any language."""
        return write_deck(self.deck, default_pool())

    def document(self, title: str) -> Document:
        crypt, library = self.cards().values()
        return {"deck": title, "name": self.deck.name, _CRYPT: {**crypt}, _LIBRARY: {**library}}

    def cards(self) -> dict[str, Counts]:
        return {_CRYPT: _counted(self.deck.crypt), _LIBRARY: _counted(self.deck.library)}

    def charts(self, language: Language) -> list[Chart]:
        return charts_of(self.deck, default_pool(), language)

    def figures(self, language: Language) -> list[Figure]:
        return figures_of(self.deck, default_pool(), language)

    def exported(self, form: str, language: Language) -> str:
        other = {LACKEY: write_lackey, JOL: write_jol}.get(form)
        return super().exported(form, language) if other is None else other(self.deck, default_pool())

    def about(self, language: Language) -> str:
        return say(language, "cli-deck-counts-vtes", **self._numbers())

    def legal(self, title: str, language: Language) -> str:
        return say(language, "cli-deck-legal-vtes", deck=title, **self._numbers())

    def lacking(self) -> list[str]:
        """As they are printed, where there is such a card at all."""
        return list(dict.fromkeys(printing(card) or card for card in super().lacking()))

    def parts(self) -> dict[str, tuple[int, int]]:
        missing = Counter[bool]()
        for trouble in self.troubles:
            missing[is_vampire(trouble.card)] += trouble.count
        return {
            _CRYPT: (len(self.deck.crypt), missing[True]),
            _LIBRARY: (len(self.deck.library), missing[False]),
        }

    def _numbers(self) -> dict[str, float]:
        return {"crypt": len(self.deck.crypt), "library": len(self.deck.library)}


def _counted(kinds: list[int]) -> Counts:
    pool = default_pool()
    return {pool.cards[kind].slug: count for kind, count in Counter(kinds).items()}


class VtesDecks(DeckBook):
    formats = tuple(_FORMATS)
    parts = (DeckPart(_CRYPT, (TYPE_SLUGS[0],)), DeckPart(_LIBRARY, tuple(TYPE_SLUGS[1:])))
    exports = (TEXT, LACKEY, JOL, JSON)

    def ready(self) -> list[str]:
        return list(default_decks())

    def named(self, name: str, sets: Sequence[str] = ()) -> VtesDeck:
        return VtesDeck(default_decks()[name], ready=True)

    def read(self, text: str, sets: Sequence[str] = ()) -> VtesDeck:
        return VtesDeck(*read_list(text, default_pool()))

    def read_whole(self, text: str, file: str, sets: Sequence[str] = ()) -> VtesDeck:
        return VtesDeck(read_deck(text, default_pool(), file))

    def of_cards(self, parts: Parts, name: str) -> VtesDeck:
        """Each card goes where it belongs, whichever part it was written in."""
        pool, deck, troubles = default_pool(), Deck([], [], name), []
        known = {card.slug: card.kind for card in pool.printed}
        for cards in parts.values():
            for slug, count in cards.items():
                kind = known.get(slug)
                if kind is None:
                    problem = NoctuaryError(MessageId("vtes-deck-unknown-card"), card=slug)
                    troubles.append(Trouble(0, problem, count, slug))
                else:
                    (deck.crypt if pool.cards[kind].is_crypt else deck.library).extend([kind] * count)
        deck.crypt.sort()
        deck.library.sort()
        return VtesDeck(deck, troubles)

    def slug_called(self, name: str) -> str | None:
        pool = default_pool()
        found = names_in(pool).called(name)
        return pool.cards[found[0]].slug if found else None

    def opening(self, match: Match, seat: Seat, language: Language) -> list[Pile]:
        """The hand, and the vampires that lie face down (VTES-SETUP-04)."""
        s = mine(match.state)
        player = s.players[seat]
        hidden = [s.pool.cards[one.kind].slug for one in player.uncontrolled]
        hand = [s.pool.cards[kind].slug for kind in player.hand]
        piles = (("hand", hand), ("uncontrolled", hidden))
        return [Pile(slug, say(language, f"vtes-pile-{slug}"), cards) for slug, cards in piles]

    def page_of(self, name: str) -> DeckPage:
        return page_named("vtes", name, KEYS[name])

    def fares_of(self, name: str) -> dict[str, Met]:
        return fares_in("noctuary.games.vtes").get(name, {})

    def format_for(self, name: str) -> str:
        """A starter is legal beside every other ready deck where all are preconstructed (VTES-DECK-04)."""
        return Format.PRECON.value if is_starter(default_decks()[name]) else Format.STANDARD.value

    def listed(self, archive: Json) -> Iterator[ListedDeck]:
        return listed_decks(archive)

    def by_lot(
        self, seed: str, form: str, side: str | None, language: Language, sets: Sequence[str] = ()
    ) -> VtesDeck:
        """Named after the vampire it has most of."""
        pool = default_pool()
        deck = random_deck(pool, Chance(match_key(seed.encode())), _FORMATS[form])
        leader, _ = Counter(deck.crypt).most_common(1)[0]
        deck.name = say(language, "cli-deck-by-lot", who=card_title(pool, leader, language), seed=seed)
        return VtesDeck(deck)

    def card_names(self, sets: Sequence[str] = ()) -> Iterable[str]:
        names = dict.fromkeys(official.name for official in official_names().values())
        return [*names, *(card.name_fr for card in default_pool().printed)]

    def format_of(self, options: Mapping[str, Json]) -> str | None:
        """A word that is no format is the setup's to refuse; `free` is none, either."""
        form = options.get("format", self.formats[0])
        return form if isinstance(form, str) and form in _FORMATS else None
