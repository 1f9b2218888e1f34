"""The HTTP interface: who one is, which tables there are, and what may be taken home from one."""

from __future__ import annotations

import secrets
from importlib.metadata import version
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from noctuary.kernel.move import read_number
from noctuary.server import wire
from noctuary.server.analyses import Analyses
from noctuary.server.answers import Status, answer, body, language_of
from noctuary.server.house import House
from noctuary.server.limits import Keeper, TooMuch
from noctuary.server.names import skeleton
from noctuary.server.order import Banned, notice, until_told
from noctuary.server.presenting import game_infos
from noctuary.server.replays import Replays, record_text
from noctuary.server.reports import report_text
from noctuary.server.sessions import Sessions, Visitor, told
from noctuary.server.store import PersonRow
from noctuary.server.stories import Stories
from noctuary.server.table.table import Table
from noctuary.server.visiting import Visiting, address_of, spoken
from noctuary.server.wire import Phase
from noctuary.server.wires import retold
from noctuary.text.catalogue import Language, error_text, say

_LARGEST: Final = 2**31 - 1  # what a database counts to


class Api:
    def __init__(
        self, house: House, visiting: Visiting, sessions: Sessions, keeper: Keeper, analyses: Analyses
    ) -> None:
        self._house = house
        self._visitor = visiting.visitor
        self._somebody = visiting.somebody
        self._anybody = visiting.anybody
        self._order = visiting.order
        self._sessions = sessions
        self._keeper = keeper
        self._replays = Replays(house)
        self._stories = Stories()
        self._analyses = analyses
        self._most = house.settings.limits.body_bytes

    # -- who one is ---------------------------------------------------------------------------------

    async def hello(self, request: Request) -> Response:
        visitor = await self._visitor(request)
        language = spoken(request, visitor)
        person = None if visitor is None else told(visitor.person)
        games = game_infos(language, self._house.settings.card_sets)
        hello = wire.Hello(version("noctuary"), person, games)
        if visitor is not None:
            await self._tell_of_order(hello, visitor.person, address_of(request), language)
        response = answer(hello)
        if visitor is not None:
            self._sessions.renew(request, response)
        return response

    async def _tell_of_order(
        self, hello: wire.Hello, person: PersonRow, address: str, language: Language
    ) -> None:
        """What moderators have done about her, and whether she is one."""
        kept, ban = self._house.store.moderation, self._order.ban_of(person, address)
        news, seen_to = await kept.untold(person.id)
        hello.banned = "" if ban is None else error_text(language, Banned(ban))
        hello.notices = [notice(one, language) for one in news if one != ban]
        if seen_to:
            hello.notices.append(say(language, "server-notice-report", count=seen_to))
        hello.moderator = await kept.is_moderator(person.id)

    async def read_notices(self, request: Request) -> Response:
        visitor = await self._anybody(request)
        await self._house.store.moderation.tell(visitor.person.id)
        return Response(status_code=204)

    async def session(self, request: Request) -> Response:
        """Become a guest or, if one is somebody already, change name or language."""
        visitor = await self._visitor(request)
        wish = await body(request, wire.NewSession, self._most)
        if visitor is not None:
            if wish.name is not None:
                self._check_renaming(visitor.person, address_of(request))
            await self._sessions.change(visitor.person, wish)
            return answer(told(visitor.person))
        await self._order.fresh()
        ban = self._order.ban_from(address_of(request))
        if ban is not None:
            raise Banned(ban)
        self._keeper.guest(address_of(request))
        person = await self._sessions.new_guest(wish, language_of(request))
        response = answer(told(person), 201)
        await self._sessions.begin(person, response)
        return response

    def _check_renaming(self, person: PersonRow, address: str) -> None:
        """Whoever is banned may choose the language that she reads in, but not what others read of her."""
        ban, renamed = self._order.ban_of(person, address), self._order.renamed(person.id)
        if ban is not None:
            raise Banned(ban)
        if renamed is not None:
            raise Status(403, "server-error-renamed", until=until_told(renamed))

    async def account(self, request: Request) -> Response:
        """Keep what one has played: the same person, now with a password, and a new token."""
        visitor = await self._somebody(request)
        wish = await body(request, wire.Account, self._most)
        self._keeper.account(visitor.session, address_of(request))
        await self._sessions.make_account(visitor.person, wish)
        response = answer(told(visitor.person), 201)
        await self._sessions.end(visitor, response)
        new = await self._sessions.begin(visitor.person, response)
        self._house.move_session(visitor.session, new.session)
        return response

    async def sign_in(self, request: Request) -> Response:
        """A new session; what a guest has played until now goes with her."""
        visitor = await self._visitor(request)
        wish = await body(request, wire.Account, self._most)
        await self._count_guess(skeleton(wish.name), address_of(request))
        person = await self._sessions.sign_in(wish)
        response = answer(told(person))
        if visitor is not None:
            await self._sessions.end(visitor, response)
            self._house.close_session(visitor.session, visitor.person.id)
            if visitor.person.account is None:
                await self._house.give_games(visitor.person, person)
        await self._sessions.begin(person, response)
        return response

    async def _count_guess(self, account: str, address: str) -> None:
        """Here and in all processes together: whoever guesses may come to any of them."""
        self._keeper.sign_in(account, address)
        guesses = self._keeper.guesses(account, address)
        if not await self._house.company.allows(self._keeper.limits.sign_ins, guesses):
            raise TooMuch("sign-ins")

    async def sign_out(self, request: Request) -> Response:
        visitor = await self._anybody(request)
        response = Response(status_code=204)
        await self._sessions.end(visitor, response)
        self._house.close_session(visitor.session, visitor.person.id)
        return response

    async def delete_account(self, request: Request) -> Response:
        """Everything about this person goes; games that others played in stay, without the name."""
        visitor = await self._anybody(request)
        response = Response(status_code=204)
        await self._sessions.end(visitor, response)
        await self._house.forget_person(visitor.person)
        return response

    async def door(self, request: Request) -> Response:
        """The link that `noctuary play` opens: whoever has it is the person at this very machine."""
        door = self._house.settings.door
        if door is None or not secrets.compare_digest(request.path_params["door"].encode(), door.encode()):
            raise Status(404, "server-error-no-door")
        to = request.query_params.get("to", "")
        response = RedirectResponse(
            f"/table/{to}" if to.replace("-", "").replace("_", "").isalnum() else "/", 303
        )
        response.headers["cache-control"] = "no-store"
        person = await self._sessions.local_person(language_of(request))
        visitor = await self._sessions.visitor(request)
        if visitor is None or visitor.person.id != person.id:
            await self._sessions.begin(person, response)
        return response

    async def blocks(self, request: Request) -> Response:
        visitor = await self._somebody(request)
        found = await self._house.store.safety.blocked_by(visitor.person.id)
        return answer(wire.BlockList([wire.Blocked(row.number, row.name) for row in found]))

    async def unblock(self, request: Request) -> Response:
        visitor = await self._somebody(request)
        if not await self._house.blocks.lift(visitor.person.id, _number(request, "number")):
            raise Status(404, "server-error-no-block")
        return Response(status_code=204)

    # -- tables -------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        visitor = await self._visitor(request)
        person = None if visitor is None else visitor.person
        language = language_of(request, None if person is None else person.language)
        told = await self._house.lobby.told(None if person is None else person.id, language)
        return answer(wire.Tables(told.tables, told.invited))

    async def make_table(self, request: Request) -> Response:
        visitor = await self._somebody(request)
        wish = await body(request, wire.NewTable, self._most)
        table = await self._house.laying.make(visitor.person, wish)
        return answer(wire.Made(table.id), 201)

    async def again(self, request: Request) -> Response:
        """Once more against the bots, at once; between people a rematch is asked for at the table."""
        visitor = await self._somebody(request)
        wish = await body(request, wire.Again, self._most)
        table = await self._house.laying.again(visitor.person, await self._table(request), wish)
        return answer(wire.Made(table.id), 201)

    async def discard(self, request: Request) -> Response:
        """Throw away a table of one's own that is damaged."""
        visitor = await self._somebody(request)
        await self._house.discard(visitor.person, request.path_params["table"])
        return Response(status_code=204)

    async def _table(self, request: Request) -> Table:
        table = await self._house.find(request.path_params["table"])
        if table is None:
            raise Status(404, "server-error-no-table")
        return table

    async def record(self, request: Request) -> Response:
        """The whole record of a finished game; of one that goes on it would tell too much."""
        await self._visitor(request)
        table = await self._table(request)
        if table.phase is not Phase.OVER:
            raise Status(409, "server-error-not-over")
        return _file(record_text(table), f"noctuary-{table.row.game}.record")

    async def report(self, request: Request) -> Response:
        visitor = await self._somebody(request)
        table = await self._table(request)
        language = language_of(request, visitor.person.language)
        async with table.lock:
            text = report_text(table, visitor.person.id, language)
        return _file(text, f"noctuary-report-{table.row.game}.txt")

    async def faces(self, request: Request) -> Response:
        await self._visitor(request)
        return answer(self._replays.faces(await self._table(request), request.path_params["slug"]))

    # -- replays ------------------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        visitor = await self._visitor(request)
        table, seat = await self._table(request), _seat(request)
        language = spoken(request, visitor)
        return answer(await self._replays.info(table, _id(visitor), seat, language))

    async def replay_at(self, request: Request) -> Response:
        visitor = await self._visitor(request)
        table, seat = await self._table(request), _seat(request)
        language = spoken(request, visitor)
        text = request.query_params.get("text") == "1"
        made = _number(request, "made")
        return answer(await self._replays.frame(table, _id(visitor), seat, language, made, text))

    async def play_from(self, request: Request) -> Response:
        visitor = await self._somebody(request)
        table = await self._table(request)
        wish = await body(request, retold.FromHere, self._most)
        match = await self._replays.moment(table, wish.at)
        return answer(wire.Made((await self._house.laying.go_on_from(visitor.person, match, wish)).id), 201)

    async def story(self, request: Request) -> Response:
        visitor = await self._visitor(request)
        language = spoken(request, visitor)
        return answer(await self._stories.story(await self._table(request), language))

    async def analyse(self, request: Request) -> Response:
        """Begin to look at a finished game again; `analysis` tells how far that has come."""
        visitor = await self._somebody(request)
        self._analyses.begin(await self._table(request), visitor.person.id)
        return Response(status_code=202)

    async def analysis(self, request: Request) -> Response:
        visitor = await self._visitor(request)
        language = spoken(request, visitor)
        return answer(await self._analyses.told(await self._table(request), _id(visitor), language))

    async def stop_analysis(self, request: Request) -> Response:
        visitor = await self._somebody(request)
        self._analyses.stop(await self._table(request), visitor.person.id)
        return Response(status_code=204)

    async def verify(self, request: Request) -> Response:
        await self._visitor(request)
        return answer(await self._replays.verified(await self._table(request)))


def _id(visitor: Visitor | None) -> str | None:
    return None if visitor is None else visitor.person.id


def _seat(request: Request) -> int | None:
    """`?seat=1` or `?seat=B`."""
    text = request.query_params.get("seat", "")
    if not text:
        return None
    seat = int(text) if text.isdecimal() and len(text) == 1 else "ABCDEF".find(text.upper())
    if len(text) != 1 or not 0 <= seat < 6:
        raise Status(400, "server-error-bad-seat", seat=text[:10])
    return seat


def _number(request: Request, name: str) -> int:
    """A number in the address; anything else leads nowhere."""
    number = read_number(request.path_params[name], _LARGEST)
    if number is None:
        raise Status(404, "server-error-no-such-address")
    return number


def _file(text: str, name: str) -> Response:
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)
