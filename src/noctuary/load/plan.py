"""What a run is asked to do."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

MIX: Final = "mix"


@dataclass(frozen=True)
class Plan:
    """Tables, who sits and watches there, and how often somebody moves. Shares are of the moves."""

    tables: int
    people: int  # at each table
    games: tuple[str, ...]  # taken in turns
    every: float  # seconds between two moves at a table
    seconds: float  # that are measured
    warm_up: float = 3.0  # seconds before them
    bots: int = 0  # more seats at each table
    bot: str = "greedy"
    watchers: int = 0  # at each table
    language: str = "en"
    passing: bool = True  # as people have it: the table passes for them where they cannot act
    chat: float = 0.0
    undo: float = 0.0
    reconnect: float = 0.0
    drain: float = 15.0  # seconds after which a move that somebody has not heard of counts as untold
    seed: int = 1

    @property
    def rate(self) -> float:
        """Moves a second that are wished for."""
        return self.tables / self.every


@dataclass(frozen=True)
class Address:
    """Where the server is."""

    host: str
    port: int
    secure: bool

    @property
    def netloc(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.netloc}"

    @property
    def sockets(self) -> str:
        return f"{'wss' if self.secure else 'ws'}://{self.netloc}"

    @property
    def on_loopback(self) -> bool:
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False  # a name is whatever somebody has pointed it at


def read_address(url: str, *, elsewhere: bool) -> Address:
    """The server's address. At somebody else's machine this is an attack: it has to be meant."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        port = parts.port
    except ValueError:
        raise NoctuaryError(MessageId("load-error-url"), url=url) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise NoctuaryError(MessageId("load-error-url"), url=url)
    secure = parts.scheme == "https"
    address = Address(parts.hostname, port or (443 if secure else 80), secure)
    if not address.on_loopback and not elsewhere:
        raise NoctuaryError(MessageId("load-error-elsewhere"), host=address.host)
    return address
