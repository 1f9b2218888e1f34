"""Limits: a bucket that fills again, for each session and, larger, for each network that sessions come from.

By address alone a limit says nothing where somebody has 2^64 addresses: see `networks.py`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.networks import networks_of
from noctuary.server.settings import Limits, Rate

_MOST_KEPT: Final = 20_000  # buckets of one kind: whoever comes with more networks than that finds no memory


class TooMuch(NoctuaryError):
    """Over a limit: answered with 429 or a closed socket, never silently."""

    def __init__(self, what: str) -> None:
        super().__init__(MessageId(f"server-limit-{what}"))
        self.what = what


class Buckets:
    """Token buckets of one kind, by whoever draws from them; those that were touched last come last."""

    def __init__(
        self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = _MOST_KEPT
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._refill = rate.burst / rate.a_second
        self._level: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._level)

    def take(self, who: str, times: int = 1) -> bool:
        """Whether one more is allowed; the bucket is `times` as large for this one."""
        now = self._clock()
        size = float(self._rate.burst * times)
        level, then = self._level.pop(who, (size, now))
        level = min(size, level + (now - then) * self._rate.a_second * times)
        allowed = level >= 1.0
        self._level[who] = (level - 1.0 if allowed else level, now)
        self._forget(now)
        return allowed

    def _forget(self, now: float) -> None:
        """A bucket that has had time to fill up needs no memory; of too many the oldest goes."""
        while self._level:
            oldest = next(iter(self._level))
            if len(self._level) <= self._most and now - self._level[oldest][1] < self._refill:
                return
            del self._level[oldest]


def _guesses(account: str, address: str) -> str:
    return f"{account} from {networks_of(address)[0]}"


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
        """Somebody opens a socket; who it is will be looked up only if there is no rush from there."""
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
        """Guessing is slow for each network, at one account and at all of them together.

        Not for an account wherever it is guessed from: a stranger could lock its owner out.
        """
        self._take(self._sign_ins, "sign-ins", _guesses(account, address), address)

    def guesses(self, account: str, address: str) -> list[tuple[str, int]]:
        """What those buckets are called, and how many times as large they are: for all processes."""
        return [(_guesses(account, address), 1), *self._from(address)]

    def account(self, session: str, address: str) -> None:
        """A new account costs as much work as signing in."""
        self._take(self._sign_ins, "sign-ins", session, address)

    def _take(self, buckets: Buckets, what: str, session: str | None, address: str) -> None:
        own = session is None or buckets.take(f"session {session}")
        if not own or not all(buckets.take(f"network {name}", times) for name, times in self._from(address)):
            raise TooMuch(what)

    def _from(self, address: str) -> list[tuple[str, int]]:
        """Where somebody comes from, with how many times a session's share it may have."""
        shares = (self.limits.per_address, self.limits.per_site)
        return list(zip(networks_of(address), shares))

    def open_socket(self, session: str, address: str) -> None:
        """Count a socket; `close_socket` gives it back."""
        most = self.limits.sockets
        if self._sockets[f"session {session}"] >= most:
            raise TooMuch("sockets")
        if any(self._sockets[f"network {name}"] >= most * times for name, times in self._from(address)):
            raise TooMuch("sockets")
        self._sockets.update(self._counted(session, address))

    def close_socket(self, session: str, address: str) -> None:
        for name in self._counted(session, address):
            self._sockets[name] -= 1
            if self._sockets[name] <= 0:
                del self._sockets[name]

    def _counted(self, session: str, address: str) -> list[str]:
        return [f"session {session}", *(f"network {name}" for name in networks_of(address))]
