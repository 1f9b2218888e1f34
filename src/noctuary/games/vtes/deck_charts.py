"""What a VTES deck is made of, to be drawn: capacities, Disciplines, groups of the crypt, library types."""

# not compiled: it is asked by deck builders, never in a hot loop

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.deck_exports import capacities
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, SUPERIOR, TYPE_SLUGS
from noctuary.text.catalogue import Language, say
from noctuary.text.decks import Chart, Counts, Figure, charted, sorted_out

_COSTLY: Final = 4  # blood or pool: from here on it is all one bar


def charts_of(deck: Deck, pool: Pool, language: Language) -> list[Chart]:
    """Those of the crypt first; what has no bar is left out."""
    crypt = [pool.cards[kind] for kind in deck.crypt]
    library = [pool.cards[kind] for kind in deck.library]
    drawing = _Drawing(pool, language)
    found = [
        drawing.numbers("crypt-capacities", crypt, lambda card: card.capacity),
        drawing.disciplines("crypt-disciplines", crypt, _known),
        drawing.disciplines("crypt-superior", crypt, lambda card: _known(card, SUPERIOR)),
        drawing.numbers("crypt-groups", crypt, lambda card: card.group),
        drawing.clans(crypt),
        drawing.types(library),
        drawing.costs("library-blood", library, lambda card: card.blood),
        drawing.costs("library-pool", library, lambda card: card.pool),
        drawing.disciplines("library-disciplines", library, lambda card: card.disciplines),
    ]
    return [chart for chart in found if chart.bars]


def figures_of(deck: Deck, pool: Pool, language: Language) -> list[Figure]:
    """As archives of winning decks tell them of a crypt."""
    costs = capacities(deck, pool)
    if costs is None:
        return []
    told = {
        "crypt-min": str(costs.least),
        "crypt-max": str(costs.most),
        "crypt-avg": say(language, "deck-mean", mean=round(costs.mean, 2)),
    }
    return [Figure(slug, say(language, f"vtes-figure-{slug}"), value) for slug, value in told.items()]


def _known(card: Card, least: int = 1) -> list[int]:
    """The Disciplines that a vampire has."""
    return [which for which, level in enumerate(card.levels) if level >= least]


class _Drawing:
    def __init__(self, pool: Pool, language: Language) -> None:
        self.pool = pool
        self.language = language

    def numbers(self, slug: str, cards: list[Card], number: Callable[[Card], int]) -> Chart:
        """From the least to the most; 0 is any group."""
        there = [str(at) for at in sorted({number(card) for card in cards})]
        bars = sorted_out([(card.slug, [str(number(card))]) for card in cards], there)
        return self._chart(slug, bars, lambda name: self._say("deck-any") if name == "0" else name)

    def disciplines(self, slug: str, cards: list[Card], having: Callable[[Card], list[int]]) -> Chart:
        """The most frequent first."""
        codes = [(card.slug, [DISCIPLINE_CODES[which] for which in having(card)]) for card in cards]
        bars = sorted_out(codes, DISCIPLINE_CODES)
        ordered = dict(sorted(bars.items(), key=lambda bar: -sum(bar[1].values())))
        return self._chart(slug, ordered, lambda code: self._say(f"vtes-discipline-{code}"))

    def clans(self, cards: list[Card]) -> Chart:
        clans = [(card.slug, [self.pool.clans[card.clan]]) for card in cards]
        bars = sorted_out(clans, sorted({own[0] for _, own in clans}))
        return self._chart("crypt-clans", bars, lambda clan: self._say(f"vtes-clan-{clan}"))

    def types(self, cards: list[Card]) -> Chart:
        """A card of several types counts as each of them."""
        bars = sorted_out([(card.slug, _types(card)) for card in cards], TYPE_SLUGS)
        return self._chart("library-types", bars, lambda name: self._say(f"vtes-type-{name}"))

    def costs(self, slug: str, cards: list[Card], cost: Callable[[Card], int]) -> Chart:
        """Only of cards that cost any."""
        titles = {str(at): str(at) for at in range(1, _COSTLY)}
        titles |= {"more": self._say("deck-or-more", least=_COSTLY), "x": "X"}
        dear = [(card.slug, [_cost_bar(cost(card))]) for card in cards if cost(card)]
        return self._chart(slug, sorted_out(dear, titles), titles.__getitem__)

    def _chart(self, slug: str, bars: dict[str, Counts], titles: Callable[[str], str]) -> Chart:
        return charted(slug, self._say(f"vtes-chart-{slug}"), bars, titles)

    def _say(self, message: str, **arguments: int) -> str:
        return say(self.language, message, **arguments)


def _types(card: Card) -> list[str]:
    return [slug for bit, slug in enumerate(TYPE_SLUGS) if card.types >> bit & 1]


def _cost_bar(cost: int) -> str:
    if cost < 0:
        return "x"
    return str(cost) if cost < _COSTLY else "more"
