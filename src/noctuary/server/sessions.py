"""Who is there: sessions by a token in a cookie, of which only the hash is kept.

A guest is a name and a cookie. An account adds a password and keeps the guest's games.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.names import clean_name, folded, nobody_names, skeleton, visible
from noctuary.server.passwords import Passwords
from noctuary.server.settings import Settings
from noctuary.server.store import PersonRow, Store
from noctuary.server.wire import Account, NewSession, Person, Tongue
from noctuary.text.catalogue import Language, say

_TOKEN_BYTES: Final = 32
_COOKIE_SECONDS: Final = 30 * 24 * 3600
_SEEN_EVERY: Final = 3600.0  # seconds; how exactly "idle for 30 days" is known
LOCAL: Final = "local-person"


@dataclass
class Visitor:
    """Somebody with a session. `session` names it without being able to open it."""

    session: str
    person: PersonRow


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def told(person: PersonRow) -> Person:
    named = person.account is not None or skeleton(person.name) not in nobody_names()
    return Person(person.id, person.name, person.account is None, Tongue(person.language), named)


class Sessions:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._secure = settings.secure
        self._store = store
        self._passwords = Passwords()
        self._one_at_a_time = asyncio.Lock()
        # `__Host-` binds the cookie to this very host, but browsers take it only over TLS.
        self.cookie = "__Host-noctuary" if settings.secure else "noctuary-local"

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        token = connection.cookies.get(self.cookie)
        if not token:
            return None
        found = token_hash(token)
        person = await self._store.people.person_of_session(found)
        if person is None:
            return None
        now = time.time()
        if abs(now - person.seen) > _SEEN_EVERY:
            await self._store.people.seen(person.id, now)
        return Visitor(found, person)

    # -- cookies ------------------------------------------------------------------------------------

    async def begin(self, person: PersonRow, response: Response) -> Visitor:
        """A new session with a new token, whatever session there was before."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        await self._store.people.open_session(token_hash(token), person.id, time.time())
        self._set_cookie(response, token)
        return Visitor(token_hash(token), person)

    def renew(self, connection: HTTPConnection, response: Response) -> None:
        """Whoever comes is remembered for another month."""
        self._set_cookie(response, connection.cookies[self.cookie])

    def _set_cookie(self, response: Response, token: str) -> None:
        response.set_cookie(
            self.cookie,
            token,
            max_age=_COOKIE_SECONDS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    async def end(self, visitor: Visitor, response: Response) -> None:
        await self._store.people.close_session(visitor.session)
        response.delete_cookie(self.cookie, path="/", secure=self._secure, httponly=True, samesite="lax")

    # -- people -------------------------------------------------------------------------------------

    async def new_guest(self, wish: NewSession, language: Language) -> PersonRow:
        tongue = wish.language.value if wish.language is not None else language.value
        if wish.name is None:
            return await self._add(say(Language(tongue), "server-guest"), tongue)
        name = clean_name(wish.name)
        await self._refuse_taken(name, None)
        return await self._add(name, tongue)

    async def _add(self, name: str, tongue: str) -> PersonRow:
        now = time.time()
        person = PersonRow(secrets.token_urlsafe(12), name, tongue, now, now)
        await self._store.people.add(person)
        return person

    async def change(self, person: PersonRow, wish: NewSession) -> None:
        """Another name or language. The name of an account is how one signs in: it stays."""
        name = None if wish.name is None else clean_name(wish.name)
        if name is not None and person.account is None:
            await self._refuse_taken(name, person.id)
        language = None if wish.language is None else wish.language.value
        now = await self._store.people.rename(person.id, name, language)
        if now is not None:
            person.name, person.language, person.account = now.name, now.language, now.account

    async def local_person(self, language: Language) -> PersonRow:
        """The one who plays at this very machine: the same one every time."""
        async with self._one_at_a_time:
            known = await self._store.people.note(LOCAL)
            found = None if known is None else await self._store.people.find(known)
            if found is None:
                found = await self._add(say(language, "server-you"), language.value)
                await self._store.people.write_note(LOCAL, found.id)
            return found

    # -- accounts -----------------------------------------------------------------------------------

    async def make_account(self, person: PersonRow, wish: Account) -> None:
        """A guest becomes somebody who can come back: same person, same games."""
        if person.account is not None:
            raise NoctuaryError(MessageId("server-error-has-account"))
        name = clean_name(wish.name)
        await self._refuse_taken(name, person.id)
        account = skeleton(name)
        password = await self._passwords.hashed(wish.password)
        if not await self._store.people.give_account(person.id, name, account, password):
            now = await self._store.people.find(person.id)  # another request of hers may have been quicker
            if now is not None and now.account is not None:
                raise NoctuaryError(MessageId("server-error-has-account"))
            raise NoctuaryError(MessageId("server-error-name-taken"), name=wish.name)
        person.name, person.account, person.password = name, account, password

    async def sign_in(self, wish: Account) -> PersonRow:
        """Who that is; a wrong name and a wrong password read alike and take as long."""
        person = await self._account(wish.name)
        kept = None if person is None else person.password
        if not await self._passwords.fits(kept, wish.password) or person is None:
            raise NoctuaryError(MessageId("server-error-sign-in"))
        return person

    async def _account(self, name: str) -> PersonRow | None:
        """Whose account that is. Those made before look-alikes were one name are kept by the folded name."""
        found = await self._store.people.with_account(skeleton(name))
        return found or await self._store.people.with_account(folded(visible(name)))

    async def _refuse_taken(self, name: str, person: str | None) -> None:
        """Nobody goes by what looks like the name of somebody else's account, not even as a guest."""
        owner = await self._account(name)
        if owner is not None and owner.id != person:
            raise NoctuaryError(MessageId("server-error-name-taken"), name=name)
