"""The decks that people keep: made, changed, thrown away and taken back, shown by link, played."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.move import read_number
from noctuary.server.answers import Status, answer, body
from noctuary.server.names import visible
from noctuary.server.site.decks import kept, telling
from noctuary.server.site.rooms import Rooms
from noctuary.server.store.decks import Keeping
from noctuary.server.store.rows import DeckRow, DeckVersionRow
from noctuary.server.visiting import spoken
from noctuary.server.wire import Made, NewTable, SeatWish, Sitter
from noctuary.server.wires import decks as wire
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import menu_of

_LARGEST: Final = 2**31 - 1
_LONGEST_NAME: Final = 80


class Shelf:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._house = rooms.house
        self._kept = rooms.store.decks
        self._limits = rooms.settings.limits
        self._patience = rooms.settings.patience
        self._most = rooms.settings.limits.body_bytes

    # -- all of them --------------------------------------------------------------------------------

    async def decks(self, request: Request) -> Response:
        """One's own; of a stranger there are none, and she is told what there is to know."""
        visitor = await self._visiting.visitor(request)
        language = spoken(request, visitor)
        rows = [] if visitor is None else await self._kept.of(visitor.person.id)
        now = time.time()
        there = [row for row in rows if row.deleted is None]
        gone = [
            row for row in rows if row.deleted is not None and now - row.deleted < self._patience.thrown_away
        ]
        limits = wire.DeckLimits(
            self._limits.decks, self._limits.deck_versions, telling.MOST_CARDS, telling.MOST_GAMES
        )
        return answer(
            wire.DeckShelf(
                await asyncio.to_thread(kept.lines, there, language),
                await asyncio.to_thread(kept.lines, gone, language),
                [telling.game_told(game, language) for game in telling.games_of()],
                limits,
            )
        )

    async def holding(self, request: Request) -> Response:
        """Those with a card; a stranger has none, and a card that nobody knows is in none."""
        visitor = await self._visiting.visitor(request)
        game, card = request.path_params["game"], request.path_params["card"]
        rows = [] if visitor is None else await self._kept.of(visitor.person.id)
        there = [row for row in rows if row.game == game and row.deleted is None]
        return answer(await asyncio.to_thread(kept.with_card, there, card))

    async def make(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        wish = await body(request, wire.NewDeck, self._most)
        book = telling.book_of(wish.game)
        cards = wish.cards or wire.DeckCards()
        telling.draft_of(book, cards)
        form = telling.format_of(book, wish.format)
        row = self._new(visitor.person.id, wish.game, wish.name, form, wish.note, kept.packed(cards))
        return await self._keep(row, spoken(request, visitor))

    def _new(self, person: str, game: str, name: str, form: str, note: str, cards: str) -> DeckRow:
        now = time.time()
        return DeckRow(
            id=secrets.token_urlsafe(16),
            person=person,
            game=game,
            name=visible(name)[:_LONGEST_NAME],
            format=form,
            note=note,
            cards=cards,
            version=1,
            created=now,
            updated=now,
        )

    async def _keep(self, row: DeckRow, language: Language) -> Response:
        if not await self._kept.add(row, self._limits.decks):
            raise Status(409, "server-limit-decks", most=self._limits.decks)
        return answer(await kept.told(row, language), 201)

    # -- one of them --------------------------------------------------------------------------------

    async def _mine(self, request: Request) -> tuple[DeckRow, Language]:
        """Somebody else's is not there at all."""
        visitor = await self._visiting.somebody(request)
        row = await self._kept.find(visitor.person.id, request.path_params["deck"])
        if row is None or row.deleted is not None:
            raise Status(404, "server-error-no-deck")
        return row, spoken(request, visitor)

    async def read(self, request: Request) -> Response:
        row, language = await self._mine(request)
        return answer(await kept.told(row, language))

    async def change(self, request: Request) -> Response:
        row, language = await self._mine(request)
        wish = await body(request, wire.ChangeDeck, self._most)
        book = telling.book_of(row.game)
        values: dict[str, str] = {}
        if wish.name is not None:
            values["name"] = visible(wish.name)[:_LONGEST_NAME]
        if wish.format is not None:
            values["format"] = telling.format_of(book, wish.format)
        if wish.note is not None:
            values["note"] = wish.note
        if wish.cards is not None:
            telling.draft_of(book, wish.cards)
            values["cards"] = kept.packed(wish.cards)
        sitting = 0.0 if wish.apart else self._patience.deck_sitting
        return answer(await kept.told(await self._written(row, wish.version, values, sitting), language))

    async def _written(
        self, row: DeckRow, version: int, values: dict[str, str], sitting: float = 0.0
    ) -> DeckRow:
        """What changes nothing is no new version, and what is done at one sitting is one of them."""
        same = all(getattr(row, name) == value for name, value in values.items())
        if same and version == row.version:
            return row
        now = time.time()
        keep = Keeping(self._limits.deck_versions, now - sitting)
        new = await self._kept.change(row.person, row.id, version, values, now, keep)
        if new is None:
            raise Status(409, "server-error-deck-changed")
        return new

    async def copy(self, request: Request) -> Response:
        row, language = await self._mine(request)
        name = say(language, "deck-copy-name", name=row.name or say(language, "deck-unnamed"))
        return await self._keep(
            self._new(row.person, row.game, name, row.format, row.note, row.cards), language
        )

    async def delete(self, request: Request) -> Response:
        row, _ = await self._mine(request)
        now = time.time()
        before, most = now - self._patience.thrown_away, self._limits.decks_thrown_away
        await self._kept.throw_away(row.person, row.id, now, before, most)
        return Response(status_code=204)

    async def undelete(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        deck = request.path_params["deck"]
        if await self._kept.find(visitor.person.id, deck) is None:
            raise Status(404, "server-error-no-deck")
        row = await self._kept.take_back(visitor.person.id, deck, self._limits.decks)
        if row is None:
            raise Status(409, "server-limit-decks", most=self._limits.decks)
        return answer(await kept.told(row, spoken(request, visitor)))

    # -- what it was --------------------------------------------------------------------------------

    async def versions(self, request: Request) -> Response:
        row, _ = await self._mine(request)
        return answer(wire.DeckHistory(kept.history(await self._kept.versions(row.id))))

    async def version(self, request: Request) -> Response:
        row, language = await self._mine(request)
        number = read_number(request.path_params["version"], _LARGEST)
        return answer(await kept.told(kept.as_it_was(row, await self._version(row, number)), language))

    async def restore(self, request: Request) -> Response:
        """A new version like an old one: nothing is lost by it."""
        row, language = await self._mine(request)
        wish = await body(request, wire.RestoreDeck, self._most)
        old = await self._version(row, wish.version)
        values = {"name": old.name, "format": old.format, "note": old.note, "cards": old.cards}
        return answer(await kept.told(await self._written(row, row.version, values), language))

    async def _version(self, row: DeckRow, number: int | None) -> DeckVersionRow:
        found = [one for one in await self._kept.versions(row.id) if one.version == number]
        if not found:
            raise Status(404, "server-error-no-deck-version")
        return found[0]

    # -- by link ------------------------------------------------------------------------------------

    async def share(self, request: Request) -> Response:
        row, _ = await self._mine(request)
        token = row.share or secrets.token_urlsafe(16)
        if row.share is None:
            await self._kept.share(row.person, row.id, token)
        return answer(wire.DeckShare(token, f"/decks/shared/{token}"))

    async def unshare(self, request: Request) -> Response:
        row, _ = await self._mine(request)
        await self._kept.share(row.person, row.id, None)
        return Response(status_code=204)

    async def _shown(self, request: Request) -> tuple[DeckRow, str]:
        found = await self._kept.shared(request.path_params["token"])
        if found is None:
            raise Status(404, "server-error-no-shared-deck")
        return found

    async def shared(self, request: Request) -> Response:
        visitor = await self._visiting.visitor(request)
        row, owner = await self._shown(request)
        deck = await kept.told(row, spoken(request, visitor))
        return answer(
            wire.SharedDeck(
                game=deck.game,
                name=deck.name,
                format=deck.format,
                note=deck.note,
                by=owner,
                mine=visitor is not None and visitor.person.id == row.person,
                updated=deck.updated,
                cards=deck.cards,
                check=deck.check,
            )
        )

    async def copy_shared(self, request: Request) -> Response:
        visitor = await self._visiting.somebody(request)
        row, _ = await self._shown(request)
        new = self._new(visitor.person.id, row.game, row.name, row.format, row.note, row.cards)
        return await self._keep(new, spoken(request, visitor))

    # -- playing ------------------------------------------------------------------------------------

    async def play(self, request: Request) -> Response:
        """A table against bots, at once; what is wrong with the deck is told as anywhere."""
        visitor = await self._visiting.somebody(request)
        row, _ = await self._mine(request)
        wish = await body(request, wire.PlayDeck, self._most)
        text = telling.playable_text(
            telling.draft_of(telling.book_of(row.game), kept.unpacked(row), row.name)
        )
        bots = [
            SeatWish(Sitter.BOT, wish.against if place == 0 else None, wish.bot)
            for place in range(wish.seats - 1)
        ]
        options: dict[str, bool | int | str] = {}
        if any(setting.field == "format" for setting in menu_of(row.game).settings()):
            options["format"] = row.format
        table = await self._house.laying.make(
            visitor.person,
            NewTable(row.game, [SeatWish(Sitter.ME, text), *bots], options=options),
        )
        return answer(Made(table.id), 201)
