"""Comparing two decks, as it is asked for: one's own, ready ones, or drafts."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.deck_fields import FREE
from noctuary.server.answers import Status, answer, body
from noctuary.server.comparing import Contender, Pairing
from noctuary.server.names import visible
from noctuary.server.site.decks import kept, telling
from noctuary.server.site.rooms import Rooms
from noctuary.server.visiting import spoken
from noctuary.server.wires import decks as wire
from noctuary.sim.setups import check_setup
from noctuary.text.catalogue import Language, say
from noctuary.text.decks import DeckBook
from noctuary.text.menu import menu_of


class Comparing:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._kept = rooms.store.decks
        self._comparisons = rooms.comparisons
        self._most = rooms.settings.limits.body_bytes

    async def begin(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        language, person = spoken(request, visitor), visitor.person.id
        wish = await body(request, wire.CompareWish, self._most)
        if wish.bot not in telling.COMPARING:
            known = ", ".join(telling.COMPARING)
            raise Status(422, "error-unknown-bot", bot=wish.bot, known=known)
        book = telling.book_of(wish.game)
        one = await self._deck(book, wish.game, wish.one, person, language)
        other = await self._deck(book, wish.game, wish.other, person, language)
        await asyncio.to_thread(check_setup, wish.game, (one.text, other.text), format=FREE)
        self._comparisons.begin(person, Pairing(wish, (one, other)))
        return answer(self._comparisons.told(person, language), 202)

    async def _deck(
        self, book: DeckBook, game: str, choice: wire.DeckChoice, person: str, language: Language
    ) -> Contender:
        if sum(named is not None for named in (choice.deck, choice.ready, choice.cards)) != 1:
            raise Status(422, "server-error-deck-choice")
        unnamed = say(language, "deck-unnamed")
        if choice.cards is not None:
            draft = telling.draft_of(book, choice.cards, visible(choice.name))
            return Contender(telling.playable_text(draft), draft.name or unnamed)
        if choice.ready is not None:
            if choice.ready not in book.ready():
                raise Status(404, "server-error-no-deck")
            titles = {one.slug: one.title for one in menu_of(game).choices(language)}
            text = telling.playable_text(book.named(choice.ready))
            return Contender(text, titles[choice.ready], ready=choice.ready)
        row = await self._kept.find(person, choice.deck or "")
        if row is None or row.deleted is not None or row.game != game:
            raise Status(404, "server-error-no-deck")
        deck = telling.draft_of(book, kept.unpacked(row), row.name)
        return Contender(telling.playable_text(deck), row.name or unnamed, row.id, row.version)

    async def told(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        return answer(self._comparisons.told(visitor.person.id, spoken(request, visitor)))

    async def stop(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        self._comparisons.stop(visitor.person.id)
        return Response(status_code=204)
