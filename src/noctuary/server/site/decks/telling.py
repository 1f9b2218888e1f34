"""Decks in the messages of `/decks`: what is in one, what is wrong with it, what it is made of."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from noctuary.bots.strengths import EASY, NORMAL
from noctuary.kernel.deck_fields import Trouble
from noctuary.server.answers import Status
from noctuary.server.wires import decks as wire
from noctuary.text import decks as told
from noctuary.text.catalogue import Language, error_text, say
from noctuary.text.decks import Counts, DeckBook, ReadDeck
from noctuary.text.menu import check_game, games_with, menu_of

MOST_CARDS: Final = 500  # in one deck
MOST_GAMES: Final = 200  # of one comparison
COMPARING: Final = ("greedy", EASY, NORMAL)  # who may play a comparison: stronger ones take too long
_MOST_FAULTS: Final = 100


def games_of() -> list[str]:
    """The games whose decks can be built here."""
    return games_with(lambda menu: menu.decks is not None and menu.decks.parts)


def book_of(game: str) -> DeckBook:
    book = menu_of(check_game(game)).decks
    if book is None or not book.parts:
        raise Status(422, "server-error-no-decks")
    return book


def format_of(book: DeckBook, form: str | None) -> str:
    """The usual one where nobody names any."""
    if form is not None and form not in book.formats:
        raise Status(422, "server-error-deck-format", known=", ".join(book.formats))
    return form or book.formats[0]


def draft_of(book: DeckBook, cards: wire.DeckCards, name: str = "") -> ReadDeck:
    """The cards of a message as a deck, however little it is."""
    if sum(copies.count for part in cards.parts.values() for copies in part) > MOST_CARDS:
        raise Status(422, "server-error-deck-too-large", most=MOST_CARDS)
    parts: dict[str, Counts] = {}
    for part, listed in cards.parts.items():
        counts = parts.setdefault(part, {})
        for copies in listed:
            counts[copies.card] = counts.get(copies.card, 0) + copies.count
    return book.of_cards(parts, name)


def cards_of(deck: ReadDeck, leftover: list[str]) -> wire.DeckCards:
    parts = {part: _copies(counts) for part, counts in deck.cards().items()}
    return wire.DeckCards(parts, leftover)


def _copies(counts: Counts) -> list[wire.Copies]:
    return [wire.Copies(card, count) for card, count in counts.items()]


def checked(deck: ReadDeck, form: str, language: Language) -> wire.DeckCheck:
    """Every fault with its rule, and the numbers that charts are drawn of."""
    faults = [_trouble(trouble, language) for trouble in deck.troubles]
    faults += [
        wire.DeckFault(str(fault.rule), fault.tell(language), list(fault.cards))
        for fault in deck.faults(form)
    ]
    return wire.DeckCheck(
        legal=not faults,
        format=form,
        faults=faults[:_MOST_FAULTS],
        counts=[wire.PartCount(part, sum(counts.values())) for part, counts in deck.cards().items()],
        charts=[_chart(chart) for chart in deck.charts(language)],
        figures=[wire.Figure(*figure) for figure in deck.figures(language)],
        about=deck.about(language),
    )


def _trouble(trouble: Trouble, language: Language) -> wire.DeckFault:
    return wire.DeckFault("", error_text(language, trouble.problem), [trouble.card] if trouble.card else [])


def _chart(chart: told.Chart) -> wire.Chart:
    bars = [wire.Bar(bar.slug, bar.title, bar.amount, _copies(bar.cards)) for bar in chart.bars]
    return wire.Chart(chart.slug, chart.title, bars)


def is_legal(deck: ReadDeck, form: str) -> bool:
    return not deck.troubles and not deck.faults(form)


def game_told(game: str, language: Language) -> wire.DeckGame:
    menu, book = menu_of(game), book_of(game)
    return wire.DeckGame(
        slug=game,
        title=menu.title(language),
        parts=[
            wire.DeckPart(
                part.slug,
                say(language, f"{game}-part-{part.slug}"),
                list(part.kinds),
                part.single,
                part.within,
            )
            for part in book.parts
        ],
        formats=_named(language, "deck-format", book.formats),
        sides=_named(language, "deck-side", book.sides),
        exports=_named(language, "deck-export", book.exports),
        bots=_named(language, "web-bot", COMPARING),
    )


def _named(language: Language, messages: str, slugs: tuple[str, ...]) -> list[wire.Named]:
    return [wire.Named(slug, say(language, f"{messages}-{slug}")) for slug in slugs]


def piles_of(piles: list[told.Pile]) -> list[wire.SamplePile]:
    return [wire.SamplePile(*pile) for pile in piles]


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def refuse_unplayable(deck: ReadDeck) -> None:
    """Of a deck that is hardly begun nothing can be dealt."""
    if deck.troubles:
        raise deck.troubles[0].problem
    if not deck.playable:
        raise Status(422, "server-error-deck-unplayable")


def playable_text(deck: ReadDeck) -> str:
    """As a setup takes it; a text has lines, even where a list is short."""
    refuse_unplayable(deck)
    return deck.text() + "\n"
