"""What a Buffy deck is made of, to be drawn: types, levels, talents on actions, what cards ask for."""

# not compiled: it is asked by deck builders, never in a hot loop

from __future__ import annotations

from collections.abc import Callable

from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.decks import RESOURCES, Deck
from noctuary.games.buffy.kinds import ACTION, CHARACTER, TALENT_SLUGS, TYPE_SLUGS
from noctuary.text.catalogue import Language, say
from noctuary.text.decks import Bar, Chart, Counts, Figure, charted, counted, sorted_out


def charts_of(deck: Deck, pool: Pool, language: Language) -> list[Chart]:
    """Of the Resource Deck, then of the challenges; what has no bar is left out."""
    cards = [pool.cards[kind] for kind in deck.resources]
    challenges = [pool.cards[kind] for kind in deck.challenges]
    characters = [card for card in cards if card.type == CHARACTER]
    played = [card for card in cards if card.type != CHARACTER]
    drawing = _Drawing(language)
    found = [
        drawing.types(cards),
        drawing.numbers("levels", characters, lambda card: card.level),
        drawing.icons([card for card in cards if card.type == ACTION]),
        drawing.numbers("needs", played, _asked_for),
        drawing.numbers("rewards", challenges, lambda card: card.reward),
    ]
    return [chart for chart in found if chart.bars]


def figures_of(deck: Deck, pool: Pool, language: Language) -> list[Figure]:
    """How many of the Resource Deck are characters and actions: at most half may be (BUF-DCK-09)."""
    total = len(deck.resources)
    found = []
    for slug, card_type in (("characters", CHARACTER), ("actions", ACTION)):
        count = sum(pool.type[kind] == card_type for kind in deck.resources)
        value = say(language, "deck-of", count=count, total=total)
        found.append(Figure(slug, say(language, f"buffy-figure-{slug}"), value))
    return found if total else []


def _asked_for(card: Card) -> int:
    """The highest talent that a card requires: how far somebody must have come to play it."""
    return max((value for _, value in card.needs), default=0)


class _Drawing:
    def __init__(self, language: Language) -> None:
        self.language = language

    def types(self, cards: list[Card]) -> Chart:
        resources = [TYPE_SLUGS[which] for which in RESOURCES]
        counting = [(card.slug, [TYPE_SLUGS[card.type]]) for card in cards if card.type in RESOURCES]
        bars = sorted_out(counting, resources)
        return self._chart("types", bars, lambda name: self._say(f"buffy-kind-{name}"))

    def numbers(self, slug: str, cards: list[Card], number: Callable[[Card], int]) -> Chart:
        there = [str(at) for at in sorted({number(card) for card in cards})]
        bars = sorted_out([(card.slug, [str(number(card))]) for card in cards], there)
        return self._chart(slug, bars, str)

    def icons(self, actions: list[Card]) -> Chart:
        """How much of each talent the actions hold together: what a conflict can be fought with."""
        bars = []
        for talent, slug in enumerate(TALENT_SLUGS):
            having = [card for card in actions if any(which == talent for which, _ in card.icons)]
            amount = sum(value for card in having for which, value in card.icons if which == talent)
            if amount:
                cards = counted(card.slug for card in having)
                bars.append(Bar(slug, self._say(f"buffy-talent-{slug}"), amount, cards))
        return Chart("icons", self._say("buffy-chart-icons"), bars)

    def _chart(self, slug: str, bars: dict[str, Counts], titles: Callable[[str], str]) -> Chart:
        return charted(slug, self._say(f"buffy-chart-{slug}"), bars, titles)

    def _say(self, message: str) -> str:
        return say(self.language, message)
