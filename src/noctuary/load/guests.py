"""Over HTTP, before anything is measured: guests, and the tables that they sit down at."""

from __future__ import annotations

import asyncio
import http.client
import json
import ssl
from dataclasses import dataclass
from typing import Any, Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.load.plan import Address, Plan

_WORKERS: Final = 6  # requests at once
_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Made:
    """A table and the cookies of those who come to it: the host first, the other people, the watchers."""

    table: str
    cookies: list[str]


class Refused(NoctuaryError):
    def __init__(self, what: str, status: int, said: str) -> None:
        super().__init__(MessageId("load-error-refused"), what=what, status=status, said=said)


class Door:
    """One kept connection."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._line = self._connect()

    def _connect(self) -> http.client.HTTPConnection:
        host, port = self._address.host, self._address.port
        if self._address.secure:
            return http.client.HTTPSConnection(
                host, port, timeout=_SECONDS, context=ssl.create_default_context()
            )
        return http.client.HTTPConnection(host, port, timeout=_SECONDS)

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        headers = {"x-noctuary": "1", "content-type": "application/json"}
        if cookie:
            headers["cookie"] = cookie
        data = None if body is None else json.dumps(body)
        try:
            self._line.request(method, path, data, headers)
            answer = self._line.getresponse()
            said = answer.read()
        except (OSError, http.client.HTTPException) as wrong:
            self._line.close()
            raise NoctuaryError(
                MessageId("load-error-nobody"), url=self._address.origin, problem=str(wrong)
            ) from wrong
        if answer.status >= 400:
            raise Refused(f"{method} {path}", answer.status, _message(said))
        return json.loads(said) if said else None, _cookie(answer)

    def metric(self, sample: str) -> float | None:
        """What the server counts, all its processes together; None where it does not let us read."""
        self._line.request("GET", "/metrics")
        answer = self._line.getresponse()
        found = []
        for line in answer.read().decode().splitlines() if answer.status == 200 else []:
            name, _, number = line.rpartition(" ")
            if name == sample or name.startswith(f"{sample[:-1]},process="):
                found.append(float(number))
        return sum(found) if found else None

    def guest(self, language: str) -> str:
        return self.ask("POST", "/api/session", {"language": language})[1]

    def close(self) -> None:
        self._line.close()


def _message(said: bytes) -> str:
    try:
        return str(json.loads(said)["message"])
    except (ValueError, KeyError, TypeError):
        return said[:200].decode(errors="replace")


def _cookie(answer: http.client.HTTPResponse) -> str:
    return (answer.getheader("set-cookie") or "").split(";")[0]


async def make_tables(address: Address, plan: Plan) -> list[Made]:
    """All of them, a few at a time; whoever interrupts is heard."""
    parts = [range(n, plan.tables, _WORKERS) for n in range(_WORKERS)]
    made = await asyncio.gather(
        *(asyncio.to_thread(_make_some, address, plan, part) for part in parts if len(part))
    )
    return [table for part in made for table in part]


def _make_some(address: Address, plan: Plan, numbers: range) -> list[Made]:
    door = Door(address)
    try:
        return [_make_one(door, plan, number) for number in numbers]
    finally:
        door.close()


def _make_one(door: Door, plan: Plan, number: int) -> Made:
    cookies = [door.guest(plan.language) for _ in range(plan.people + plan.watchers)]
    seats: list[dict[str, str]] = [{"sitter": "me"}]
    seats += [{"sitter": "open"}] * (plan.people - 1)
    seats += [{"sitter": "bot", "bot": plan.bot}] * plan.bots
    wish = {"game": plan.games[number % len(plan.games)], "seats": seats}
    made, _ = door.ask("POST", "/api/tables", wish, cookies[0])
    return Made(made["table"], cookies)
