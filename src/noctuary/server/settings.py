"""How a server runs: where it listens, what it trusts, how patient it is."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

from noctuary.text.card_sets import OwnSet

EVERYWHERE: Final = ("0.0.0.0", "::", "[::]", "")  # all addresses of a machine: where it listens, and no name
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1", "[::1]")
BOT_COMMAND: Final = (sys.executable, "-m", "noctuary.server.bots.worker")
_WORKSHOP: Final = (sys.executable, "-m", "noctuary.server.bots.workshop")


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second again."""

    burst: int
    a_second: float


@dataclass(frozen=True)
class Limits:
    """What one session may do; one network may do `per_address` times as much, because many share one.

    A network is an IPv4 address or an IPv6 /64; all of a /48 together may do `per_site` times as much.
    """

    per_address: int = 10
    per_site: int = 40
    messages: Rate = Rate(30, 10)
    requests: Rate = Rate(60, 10)
    chat: Rate = Rate(5, 1)
    guests: Rate = Rate(10, 10 / 3600)
    sign_ins: Rate = Rate(5, 5 / 60)
    arrivals: Rate = Rate(20, 1)  # sockets opened, and tables entered
    sockets: int = 4
    streams: int = 4  # of one person at one table, those included that have lost their line
    table_streams: int = 60  # at one table; whoever sits there is let in all the same
    connections: int = 600  # the keeper may allow more (`files.make_room`)
    address_connections: int = 120  # of one address; behind a proxy everybody has the same one
    open_tables: int = 3
    invitations: int = 10  # that one person has sent and nobody has answered
    invited: int = 20  # that wait for one person
    events: int = 3  # of one host that are not over
    all_events: int = 500  # that are not over
    event_bots: int = 20  # in one event
    decks: int = 60  # that one person keeps
    deck_versions: int = 20  # of one deck
    decks_thrown_away: int = 10  # that can be taken back
    message_bytes: int = 16 * 1024
    body_bytes: int = 512 * 1024  # six decks of 64 KiB, and the words around them


@dataclass(frozen=True)
class Patience:
    """Seconds."""

    bot_thinks: float = 3.0  # longer than its strength allows: its process is ended, and a quick look decides
    fast_pace: float = 0.1  # the same for whoever is alone with bots and has asked them to hurry
    bot_pace: float = 0.45  # an even time from question to answer: it tells nothing, and people can follow
    even_pause: tuple[float, float] = (0.4, 1.2)  # before an automatic pass between people
    claim: float = 120.0  # how long somebody may be away before others may end it
    called: float = 600.0  # before that counts for somebody who is called to a table of an event
    pause: float = 600.0  # of a game in an event; then it goes on by itself
    invitation: float = 24 * 3600.0  # until it lapses, and the seat is kept no longer
    events: float = 2.0  # between two looks at the tables of events
    hostless: float = 7 * 24 * 3600.0  # without a deed until an event ends by itself whose host is gone
    untouched: float = 60 * 24 * 3600.0  # the same of any other
    ping: float = 2.0  # between two questions to a socket whether anybody is there
    pong: float = 1.5  # for the answer; without one she is shown as away
    silence: float = 20.0  # without an answer until the socket is closed
    consent: float = 120.0  # how long those who play are asked for a bot's seat
    stream: float = 300.0  # how long a lost client is told on
    enter: float = 15.0  # for the first message of a socket
    head: float = 10.0  # for the head of a request, from its first byte
    body: float = 60.0  # for its body
    unload: float = 60.0  # a table without anybody
    remember: float = 600.0  # the same, where it would forget what somebody has wished for
    finished: float = 5.0  # the same when its game is over
    beat: float = 1.0  # between two signs that a process among several is there
    lease: float = 7.0  # without one until others take its tables
    taken: float = 1.5  # until a process that has a table has taken up what is passed on to it
    guest: float = 30 * 24 * 3600.0
    deck_sitting: float = 600.0  # since a version of a deck began: what is saved meanwhile belongs to it
    thrown_away: float = 30 * 24 * 3600.0  # how long a deck that was thrown away can be taken back
    listed: float = 7 * 24 * 3600.0  # how long a public table without a move stays in the lobby


@dataclass(frozen=True)
class Keep:
    """Seconds, or None for ever. Guests: see `Patience.guest`."""

    games: float | None = None  # since anybody touched the table
    unpacked: float = 3600.0  # how long a finished game stays as it was written


class LogFormat(Enum):
    TEXT = "text"
    JSON = "json"


class LogLevel(Enum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Addresses(Enum):
    """How much of a visitor's address is written."""

    NONE = "none"
    NETWORK = "network"  # a house or a street, not a person
    FULL = "full"


@dataclass(frozen=True)
class Logging:
    format: LogFormat = LogFormat.TEXT
    level: LogLevel = LogLevel.WARNING
    addresses: Addresses = Addresses.NONE


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    origins: tuple[str, ...] = ()  # besides our own, on loopback
    behind_proxy: bool = False
    certificate: Path | None = None
    private_key: Path | None = None
    client: Path | None = None  # the built pages; None: none are there
    compress: bool = False  # what goes over sockets: less to send, more memory and time for each of them
    door: str | None = None  # the secret of the link that lets this machine's own person in
    card_sets: tuple[OwnSet, ...] = ()  # of the person at this very machine
    redis: str | None = None  # where the processes of one server hear each other; None: there is but one
    bot_workers: int = 1
    bot_command: tuple[str, ...] = BOT_COMMAND
    workshop_command: tuple[str, ...] = _WORKSHOP
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    keep: Keep = field(default_factory=Keep)
    logging: Logging = field(default_factory=Logging)
    metrics_from: tuple[str, ...] = ()  # networks that may read /metrics besides this machine
    metrics_token: str | None = None  # whoever has it may read them from anywhere

    @property
    def secure(self) -> bool:
        """Whether people reach us over TLS, ours or the proxy's."""
        return self.behind_proxy or self.certificate is not None

    @property
    def on_loopback(self) -> bool:
        return self.host in LOOPBACK

    @property
    def is_nameless(self) -> bool:
        """Whether nobody could ask for us by any name: where one listens everywhere, it has to be said."""
        return self.host in EVERYWHERE and not self.origins

    @property
    def is_local(self) -> bool:
        """Whether nobody comes but who sits at this machine."""
        return self.on_loopback and not self.behind_proxy

    def own_origins(self) -> frozenset[str]:
        """The addresses that our own pages come from; everything else is a stranger's page."""
        found = set(self.origins)
        if not self.behind_proxy:
            scheme = "https" if self.secure else "http"
            found |= {f"{scheme}://{name}:{self.port}" for name in self._names()}
        return frozenset(origin.rstrip("/").lower() for origin in found)

    def _names(self) -> tuple[str, ...]:
        if self.on_loopback:
            return ("127.0.0.1", "localhost", "[::1]")
        if self.host in EVERYWHERE:
            return ()
        return (f"[{self.host}]" if ":" in self.host and "[" not in self.host else self.host,)

    def own_hosts(self) -> frozenset[str]:
        """What may stand in a Host header: a name that somebody has pointed at us is not enough."""
        return frozenset(origin.split("://", 1)[-1] for origin in self.own_origins())
