"""The editor of card sets: what is wrong with a text, what its cards look like, and a table to try them at.

Nothing is kept: the page has the text. Reading one is done beside the loop, one at a time, and only so many
wait for it: anybody may ask.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.chance import match_key, new_seed
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.answers import Status, answer, body
from noctuary.server.call import Call
from noctuary.server.presenting.faces import face
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.turns import Turns
from noctuary.server.visiting import spoken
from noctuary.server.wire import Sitter
from noctuary.server.wires import retold
from noctuary.server.wires import sets as told
from noctuary.text.card_sets import SetBook, digest_of
from noctuary.text.catalogue import Language, error_text
from noctuary.text.menu import games, menu_of

_MOST_WAITING: Final = 16


class Sets:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._house = rooms.house
        self._most = rooms.settings.limits.body_bytes
        self._reading = Turns(_MOST_WAITING)

    async def schema(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        return answer(await asyncio.to_thread(_book(request).schema, language))

    async def check(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        book = _book(request)
        ask = await body(request, told.SetAsk, self._most)
        async with self._reading.turn(secrets.token_hex()):
            return answer(await asyncio.to_thread(_looked, book, ask, language))

    async def play(self, request: Request) -> Response:
        """A table of one's own: a ready deck with cards of the set in it, against a bot or whoever comes."""
        visitor = await self._visiting.somebody(request)
        book = _book(request)
        ask = await body(request, told.SetPlay, self._most)
        async with self._reading.turn(secrets.token_hex()):
            deck = await asyncio.to_thread(_deck, book, ask)
        other = Sitter.OPEN if ask.against == "open" else Sitter.BOT
        seats = [wire.SeatWish(Sitter.ME, deck), wire.SeatWish(other, None, ask.bot)]
        wish = wire.NewTable(request.path_params["game"], seats, sets=[ask.text])
        table = await self._house.laying.make(visitor.person, wish)
        return answer(wire.Made(table.id), 201)

    async def tried(self, request: Request) -> Response:
        """A table that begins in a small situation with this card in it."""
        visitor = await self._visiting.somebody(request)
        book = _book(request)
        ask = await body(request, told.SetAsk, self._most)
        async with self._reading.turn(secrets.token_hex()):
            match = await asyncio.to_thread(_trial, request.path_params["game"], book, ask)
        table = await self._house.laying.go_on_from(visitor.person, match, retold.FromHere(0, 0))
        return answer(wire.Made(table.id), 201)


def _book(request: Request) -> SetBook:
    """That of the game in the address."""
    game = request.path_params["game"]
    book = menu_of(game).sets if game in games() else None
    if book is None:
        raise Status(404, "server-error-no-sets", game=game[:40])
    return book


def _looked(book: SetBook, ask: told.SetAsk, language: Language) -> told.SetLooked:
    look = book.look(ask.text)
    slug = look.slugs.get(ask.card)
    faces = None
    if slug is not None and look.words is not None:
        faces = wire.CardFaces(face(slug, look.words, Language.EN), face(slug, look.words, Language.FR))
    mistakes = [_mistake(wrong, language) for wrong in look.mistakes]
    return told.SetLooked(digest_of(ask.text), mistakes, look.document, faces)


def _mistake(wrong: NoctuaryError, language: Language) -> told.SetMistake:
    """The page shows line and field by itself, so the sentence is about the rest."""
    problem, line = (wrong.problem, wrong.line) if isinstance(wrong, InFile) else (wrong, 0)
    return told.SetMistake(line, str(problem.arguments.get("field", "")), error_text(language, problem))


def _deck(book: SetBook, ask: told.SetPlay) -> str:
    return book.deck_with(book.read(ask.text, ""), ask.deck, ask.card)


def _trial(game: str, book: SetBook, ask: told.SetAsk) -> Match:
    situation = book.trial(book.read(ask.text, ""), ask.card)
    seed = new_seed()
    keyed: Document = {**situation, "chance": {"key": match_key(seed).hex()}}
    return Match.at(find_game(game), find_game(game).load(keyed), seed)


AREA: Final = Area(
    Sets,
    (
        Call(
            "get",
            "/api/sets/{game}/schema",
            Sets.schema,
            "A JSON Schema of the card sets that people write for a game, described in a language.",
            dict,
            query=("lang",),
        ),
        Call(
            "post",
            "/api/sets/{game}/check",
            Sets.check,
            "Everything that is wrong with a card set, and the faces of one of its cards.",
            told.SetLooked,
            told.SetAsk,
            ("lang",),
        ),
        Call(
            "post",
            "/api/sets/{game}/play",
            Sets.play,
            "A table with this set: a ready deck gets its cards.",
            wire.Made,
            told.SetPlay,
            (),
            201,
        ),
        Call(
            "post",
            "/api/sets/{game}/try",
            Sets.tried,
            "A table that begins with one card of the set in a small situation.",
            wire.Made,
            told.SetAsk,
            (),
            201,
        ),
    ),
)
