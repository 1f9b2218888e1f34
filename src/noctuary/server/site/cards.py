"""The gallery of cards: every card of every game, for whoever looks, a guest or nobody yet."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.answers import Status
from noctuary.server.call import Call
from noctuary.server.site.card_index import names_of, rest_of
from noctuary.server.site.card_page import card_proofs, card_told
from noctuary.server.site.kept import Shelf
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.wires import cards as wire
from noctuary.text.gallery import gallery_of
from noctuary.text.menu import games


class Cards:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._shelf = Shelf()
        self._pages = Shelf()  # twice as many as there are cards at most

    async def names(self, request: Request) -> Response:
        game = await self._game(request)
        kept = await self._shelf.get(f"{game} names", lambda: names_of(game, gallery_of(game)))
        return kept.answer(request)

    async def rest(self, request: Request) -> Response:
        game = await self._game(request)
        kept = await self._shelf.get(f"{game} rest", lambda: rest_of(game, gallery_of(game)))
        return kept.answer(request)

    async def card(self, request: Request) -> Response:
        game, slug = await self._game(request), request.path_params["slug"]
        kept = await self._pages.get(f"{game} {slug}", lambda: _found(game, slug))
        return kept.answer(request)

    async def proofs(self, request: Request) -> Response:
        game, slug = await self._game(request), request.path_params["slug"]
        kept = await self._pages.get(f"{game} {slug} positions", lambda: _found_in(game, slug))
        return kept.answer(request)

    async def _game(self, request: Request) -> str:
        await self._visiting.visitor(request)
        game: str = request.path_params["game"]
        if game not in games():
            raise Status(404, "error-unknown-game", game=game[:40])
        return game


def _found(game: str, slug: str) -> wire.CardTold:
    told = card_told(game, slug)
    if told is None:
        raise Status(404, "server-error-no-card")
    return told


def _found_in(game: str, slug: str) -> wire.CardProofs:
    proofs = card_proofs(game, slug)
    if proofs is None:
        raise Status(404, "server-error-no-card")
    return proofs


AREA: Final = Area(
    Cards,
    (
        Call(
            "get",
            "/api/cards/{game}",
            Cards.names,
            "Every card of a game that can be played: names, lines, what tells them apart.",
            wire.CardNames,
        ),
        Call(
            "get",
            "/api/cards/{game}/rest",
            Cards.rest,
            "The texts of these cards in both languages, and the official cards that are missing.",
            wire.CardRest,
        ),
        Call(
            "get",
            "/api/cards/{game}/card/{slug}",
            Cards.card,
            "One card: both faces, rules and positions, who brings it, how it fares.",
            wire.CardTold,
        ),
        Call(
            "get",
            "/api/cards/{game}/card/{slug}/positions",
            Cards.proofs,
            "Every position in which a card lies or is played.",
            wire.CardProofs,
        ),
    ),
)
