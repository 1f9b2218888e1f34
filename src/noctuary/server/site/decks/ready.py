"""The pages of the decks that come with the games: plan, difficulty, key cards, and how they fare."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.answers import Status, answer
from noctuary.server.site.decks import telling
from noctuary.server.site.rooms import Rooms
from noctuary.server.visiting import spoken
from noctuary.server.wires import decks as wire
from noctuary.sim.intervals import wilson
from noctuary.text.catalogue import Language, say
from noctuary.text.decks import DeckBook
from noctuary.text.menu import Choice, Level, menu_of
from noctuary.text.words import words_of


class Ready:
    """Anybody may read them."""

    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting

    async def decks(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        games = telling.games_of()
        lines = [
            _line(game, choice, language) for game in games for choice in menu_of(game).choices(language)
        ]
        return answer(wire.ReadyShelf(lines, [telling.game_told(game, language) for game in games]))

    async def deck(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        game, slug = request.path_params["game"], request.path_params["slug"]
        if game not in telling.games_of() or slug not in telling.book_of(game).ready():
            raise Status(404, "server-error-no-deck")
        return answer(await asyncio.to_thread(_page, game, slug, language))


def _line(game: str, choice: Choice, language: Language) -> wire.ReadyLine:
    level = choice.level or Level.MEDIUM
    return wire.ReadyLine(
        game=game,
        slug=choice.slug,
        title=choice.title,
        about=choice.about,
        level=level.value,
        level_title=say(language, f"game-level-{level.value}"),
        group=choice.group,
    )


def _page(game: str, slug: str, language: Language) -> wire.ReadyDeck:
    book = telling.book_of(game)
    choices = {choice.slug: choice for choice in menu_of(game).choices(language)}
    deck, page = book.named(slug), book.page_of(slug)
    words = words_of(game)
    fares = _fares(book, slug, {one.slug: one.title for one in choices.values()}, language)
    return wire.ReadyDeck(
        line=_line(game, choices[slug], language),
        plan=[say(language, message) for message in page.plan],
        keys=[
            wire.KeyCard(card, words.card_title(card, language), say(language, why))
            for card, why in page.keys.items()
        ],
        fares=fares,
        measured=say(language, "deck-measured", games=fares[0].games) if fares else "",
        cards=telling.cards_of(deck, []),
        check=telling.checked(deck, book.format_for(slug), language),
        text=deck.text(language),
    )


def _fares(book: DeckBook, slug: str, titles: dict[str, str], language: Language) -> list[wire.Fare]:
    """Against all of them first, then against each, the easiest opponent first."""
    met = book.fares_of(slug)
    if not met:
        return []
    each = [
        _fare(other, titles.get(other, other), fare.won, fare.games)
        for other, fare in met.items()
        if fare.games
    ]
    each.sort(key=lambda fare: -fare.share)
    won, games = sum(fare.won for fare in met.values()), sum(fare.games for fare in met.values())
    return [_fare("", say(language, "deck-fares-all"), won, games), *each]


def _fare(slug: str, title: str, won: float, games: int) -> wire.Fare:
    low, high = wilson(won, games)
    share, low, high = (round(100 * number, 1) for number in (won / games, low, high))
    return wire.Fare(slug, title, games, share, low, high)
