"""Limits: a bucket that fills again, for each session and, ten times as large, for each address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.settings import Limits, Rate

_FORGET_EVERY: Final = 1000  # takes


class TooMuch(NoctuaryError):
    """Over a limit: answered with 429 or a closed socket, never silently."""

    def __init__(self, what: str) -> None:
        super().__init__(MessageId(f"server-limit-{what}"))
        self.what = what


class Buckets:
    """Token buckets of one kind, by whoever draws from them."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level: dict[str, tuple[float, float]] = {}
        self._takes = 0

    def take(self, who: str, times: int = 1) -> bool:
        """Whether one more is allowed; the bucket is `times` as large for this one."""
        now = self._clock()
        size = float(self._rate.burst * times)
        level, then = self._level.get(who, (size, now))
        level = min(size, level + (now - then) * self._rate.a_second * times)
        allowed = level >= 1.0
        self._level[who] = (level - 1.0 if allowed else level, now)
        self._forget_full(now)
        return allowed

    def _forget_full(self, now: float) -> None:
        """A bucket that has had time to fill up needs no memory."""
        self._takes += 1
        if self._takes % _FORGET_EVERY:
            return
        refill = self._rate.burst / self._rate.a_second
        self._level = {who: told for who, told in self._level.items() if now - told[1] < refill}


class Keeper:
    """All limits of a server."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._messages = Buckets(limits.messages, clock)
        self._requests = Buckets(limits.requests, clock)
        self._chat = Buckets(limits.chat, clock)
        self._guests = Buckets(limits.guests, clock)
        self._sign_ins = Buckets(limits.sign_ins, clock)
        self._arrivals = Buckets(limits.arrivals, clock)
        self._sockets: Counter[str] = Counter()

    def message(self, session: str, address: str) -> None:
        self._take(self._messages, "messages", session, address)

    def request(self, session: str | None, address: str) -> None:
        self._take(self._requests, "requests", session, address)

    def knock(self, address: str) -> None:
        """Somebody opens a socket; who it is will be looked up only if there is no rush from that address."""
        self._take(self._arrivals, "arrivals", None, address)

    def arrival(self, session: str) -> None:
        """A socket, and the table that is entered on it: as much work as many messages."""
        if not self._arrivals.take(f"session {session}"):
            raise TooMuch("arrivals")

    def chat(self, session: str, address: str) -> None:
        self._take(self._chat, "chat", session, address)

    def guest(self, address: str) -> None:
        self._take(self._guests, "guests", None, address)

    def sign_in(self, account: str, address: str) -> None:
        """Guessing is slow for each address, at one account and at all of them together.

        Not for an account wherever it is guessed from: a stranger could lock its owner out.
        """
        self._take(self._sign_ins, "sign-ins", f"{account} from {address}", address)

    def account(self, session: str, address: str) -> None:
        """A new account costs as much work as signing in."""
        self._take(self._sign_ins, "sign-ins", session, address)

    def _take(self, buckets: Buckets, what: str, session: str | None, address: str) -> None:
        own = session is None or buckets.take(f"session {session}")
        if not own or not buckets.take(f"address {address}", self.limits.per_address):
            raise TooMuch(what)

    def open_socket(self, session: str, address: str) -> None:
        """Count a socket; `close_socket` gives it back."""
        most = self.limits.sockets
        if self._sockets[f"session {session}"] >= most:
            raise TooMuch("sockets")
        if self._sockets[f"address {address}"] >= most * self.limits.per_address:
            raise TooMuch("sockets")
        self._sockets.update([f"session {session}", f"address {address}"])

    def close_socket(self, session: str, address: str) -> None:
        self._sockets.subtract([f"session {session}", f"address {address}"])
        self._sockets += Counter()  # drops what is zero
