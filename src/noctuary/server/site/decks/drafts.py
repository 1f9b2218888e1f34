"""Decks that nobody keeps yet: checked while they are built, read and written as text, tried out."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.deck_fields import FREE, Trouble
from noctuary.kernel.game import Json
from noctuary.server.answers import Status, answer, body
from noctuary.server.bots import Task, What
from noctuary.server.site.decks import telling
from noctuary.server.site.rooms import Rooms
from noctuary.server.turns import Turns
from noctuary.server.visiting import address_of, spoken
from noctuary.server.wires import decks as wire
from noctuary.sim.setups import check_setup, setup_for
from noctuary.text.catalogue import Language, error_text
from noctuary.text.deck_lists import game_of_list, is_not_yet, list_in, near_names
from noctuary.text.decks import DeckBook, ReadDeck

_SAMPLE_SECONDS: Final = 20.0
_MOST_WAITING: Final = 16
_LONGEST_LINE: Final = 300  # of what is kept of a line that could not be read
_MOST_LEFT_OVER: Final = 100
_FILES: Final = {"json": "json"}  # other forms are texts


class Drafts:
    """Anybody may ask; nothing is kept. Reading takes its time, so one list is read after the other."""

    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._workshop = rooms.workshop
        self._most = rooms.settings.limits.body_bytes
        self._reading = Turns(_MOST_WAITING)
        self._sampling = Turns(_MOST_WAITING)

    async def check(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        wish = await body(request, wire.CheckDeck, self._most)
        book = telling.book_of(wish.game)
        form = telling.format_of(book, wish.format)
        deck = telling.draft_of(book, wish.cards)
        return answer(await asyncio.to_thread(telling.checked, deck, form, language))

    async def read(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        wish = await body(request, wire.ReadText, self._most)
        game = wish.game or game_of_list(wish.text)
        book = telling.book_of(game)
        form = telling.format_of(book, wish.format)
        async with self._reading.turn(secrets.token_hex()):
            return answer(await asyncio.to_thread(imported, game, wish.text, form, language))

    async def write(self, request: Request) -> Response:
        language = spoken(request, await self._visiting.visitor(request))
        wish = await body(request, wire.WriteText, self._most)
        book = telling.book_of(wish.game)
        form = wish.form or book.exports[0]
        if form not in book.exports:
            raise Status(422, "server-error-deck-export", known=", ".join(book.exports))
        deck = telling.draft_of(book, wish.cards, wish.name)
        kept = "".join(f"# {line}\n" for line in wish.cards.leftover) if form == book.exports[0] else ""
        name = "".join(letter for letter in deck.name if letter.isalnum() or letter in " -_").strip()
        file = f"{name or wish.game}.{_FILES.get(form, 'txt')}"
        return answer(wire.DeckExport(deck.exported(form, language) + kept, file))

    async def lot(self, request: Request) -> Response:
        """A legal deck by lot: the same number makes the same deck."""
        language = spoken(request, await self._visiting.visitor(request))
        wish = await body(request, wire.LotWish, self._most)
        book = telling.book_of(wish.game)
        form = telling.format_of(book, wish.format)
        if wish.side is not None and wish.side not in book.sides:
            raise Status(422, "server-error-deck-side", known=", ".join(book.sides))
        async with self._reading.turn(secrets.token_hex()):
            return answer(await asyncio.to_thread(_by_lot, book, wish, form, language))

    async def sample(self, request: Request) -> Response:
        """Dealt and played by the rules, in the workshop: one at a time for each who asks."""
        visitor = await self._visiting.visitor(request)
        language = spoken(request, visitor)
        wish = await body(request, wire.SampleWish, self._most)
        book = telling.book_of(wish.game)
        text = telling.playable_text(telling.draft_of(book, wish.cards))
        await asyncio.to_thread(check_setup, wish.game, [text, text], format=FREE)
        asked: dict[str, Json] = {
            "game": wish.game,
            "setup": setup_for(wish.game, [text, text], format=FREE, first="A"),
            "seed": f"sample {wish.seed}".encode().hex(),
            "turns": wish.turns,
            "language": language.value,
        }
        async with self._sampling.turn(address_of(request) if visitor is None else visitor.session):
            told = await self._workshop.work(Task(What.SAMPLE, asked, _SAMPLE_SECONDS))
        if told is None or "error" in told:
            raise Status(503, "server-error-deck-sample")
        return answer({"seed": wish.seed, **told})


def _by_lot(book: DeckBook, wish: wire.LotWish, form: str, language: Language) -> wire.DeckImport:
    deck = book.by_lot(str(wish.seed), form, wish.side, language)
    return _import(wish.game, deck, [], form, language)


def imported(game: str, text: str, form: str, language: Language) -> wire.DeckImport:
    """What a list says, with a word for every line that cannot be read."""
    book = telling.book_of(game)
    listed = list_in(book, text)
    read = text if listed is None else listed
    deck = book.read(read)
    lines = read.splitlines()
    troubles = [one for one in deck.troubles if one.line or not deck.copies]
    near = near_names(troubles, book.card_names())
    told = [_line(book, trouble, lines, near, language) for trouble in troubles]
    return replace(_import(game, deck, told, form, language), listed=listed)


def _import(
    game: str, deck: ReadDeck, lines: list[wire.ImportLine], form: str, language: Language
) -> wire.DeckImport:
    """Judged as a draft: of a list without an essence, say, its rules are told and not its lines alone."""
    book = telling.book_of(game)
    left = [line.text for line in lines if line.text][:_MOST_LEFT_OVER]
    draft = book.of_cards(deck.cards(), deck.name)
    check = telling.checked(draft, form, language)
    return wire.DeckImport(game, deck.name, telling.cards_of(draft, left), lines, check)


def _line(
    book: DeckBook, trouble: Trouble, lines: list[str], near: dict[str, list[str]], language: Language
) -> wire.ImportLine:
    text = lines[trouble.line - 1] if 0 < trouble.line <= len(lines) else ""
    return wire.ImportLine(
        line=trouble.line,
        text=" ".join(text.split())[:_LONGEST_LINE],
        problem=error_text(language, trouble.problem),
        count=trouble.count,
        not_yet=is_not_yet(trouble),
        near=[wire.Near(name, book.slug_called(name)) for name in near.get(trouble.card, [])],
    )
