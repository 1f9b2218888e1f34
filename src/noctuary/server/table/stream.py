"""What one client is told: numbered messages, kept for a while, so that a lost socket loses nothing."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from noctuary.kernel.ids import MessageId, Seat
from noctuary.server.table.drawing import Asked
from noctuary.server.wire import Hinted, Noted, Pong, Refusal, Snapshot, Told, Wrong
from noctuary.text.catalogue import Language

KEPT: Final = 400  # messages; a client that has missed more gets a snapshot
KEPT_BYTES: Final = 16 * 1024  # the same: a line that breaks loses the last few, and a table has many clients
_QUICKLY: Final = 1  # of zlib's levels: messages repeat so many words that it is a third of them all the same
_WAITING: Final = 600  # messages that may wait for a slow socket
_ENCODER: Final = msgspec.json.Encoder()

Unnumbered: TypeAlias = Refusal | Wrong | Noted | Hinted | Pong


class Close:
    """Says why a socket is closed: with a message that the page has too, and says in its reader's language.

    With 1008 or a code from 4000 on the page does not come again by itself.
    """

    def __init__(self, code: int, reason: MessageId) -> None:
        self.code = code
        self.reason = reason


SESSION_ENDED: Final = Close(4403, MessageId("server-closed-session"))
BANNED: Final = Close(4423, MessageId("server-closed-banned"))
RESTARTING: Final = Close(1012, MessageId("server-closed-restarting"))
TOO_SLOW: Final = Close(1013, MessageId("server-closed-slow"))
OPENED_ELSEWHERE: Final = Close(4409, MessageId("server-closed-elsewhere"))


@dataclass(frozen=True, slots=True)
class Picture:
    """What a client draws of a match, packed. Clients with the same sight hold the same bytes."""

    seen: bytes
    told: bytes
    asked: Asked | None
    step: str
    sections: list[bytes] | None


@dataclass(slots=True)
class Shown:
    """What the client holds after the last message."""

    picture: Picture | None
    table: bytes
    passing: bytes
    made: int  # moves whose log it has
    faces: set[str]


class Stream:
    def __init__(self, session: str, person: str, language: Language, text_table: bool) -> None:
        self.epoch = secrets.token_urlsafe(9)
        self.session = session
        self.person = person
        self.language = language
        self.text_table = text_table
        self.fast = False  # bots need not wait for her eyes
        self.over_shoulder: Seat | None = None  # whose sight a spectator wishes for
        self.shown: Shown | None = None
        self.lost_at: float | None = None
        self.silent = False  # its line stands, but nobody answers
        self._number = -1
        self._kept: deque[tuple[bytes, int]] = deque()  # the last messages: packed, and how long
        self._kept_bytes = 0
        self._outbox: asyncio.Queue[bytes | Close] | None = None

    # -- telling ------------------------------------------------------------------------------------

    def next_number(self) -> int:
        return self._number + 1

    def tell(self, message: Told) -> None:
        """A numbered message: it will arrive, now or when the client comes back."""
        assert message.n == self._number + 1
        self._number = message.n
        data = _ENCODER.encode(message)
        if isinstance(message, Snapshot):
            self._kept.clear()  # nobody goes on from before a snapshot; who has not got it is sent another
            self._kept_bytes = 0
        else:
            self._keep(data)
        self._push(data)

    def _keep(self, data: bytes) -> None:
        self._kept.append((zlib.compress(data, _QUICKLY), len(data)))
        self._kept_bytes += len(data)
        while len(self._kept) > KEPT or self._kept_bytes > KEPT_BYTES:
            self._kept_bytes -= self._kept.popleft()[1]

    def tell_now(self, message: Unnumbered) -> None:
        """To the one who asked, if still there; it changes nothing."""
        self._push(_ENCODER.encode(message))

    def _push(self, data: bytes) -> None:
        outbox = self._outbox
        if outbox is None:
            return
        if outbox.qsize() >= _WAITING:
            self.close(TOO_SLOW)  # it comes back and goes on from where it was
            return
        outbox.put_nowait(data)

    # -- sockets ------------------------------------------------------------------------------------

    def attach(self) -> asyncio.Queue[bytes | Close]:
        """A socket takes over; one that was there before is closed."""
        if self._outbox is not None:
            self.close(OPENED_ELSEWHERE)
        self._outbox = asyncio.Queue()
        self.lost_at = None
        self.silent = False
        return self._outbox

    def can_resume(self, since: int) -> bool:
        """Whether everything after message `since` is still here."""
        return since >= 0 and self._number - len(self._kept) <= since <= self._number

    def tell_again(self, since: int) -> None:
        first = self._number - len(self._kept) + 1
        for number, (packed, _) in enumerate(self._kept, first):
            if number > since:
                self._push(zlib.decompress(packed))

    def is_attached(self, outbox: asyncio.Queue[bytes | Close]) -> bool:
        return self._outbox is outbox

    def detach(self, now: float) -> None:
        self._outbox = None
        self.lost_at = now

    @property
    def here(self) -> bool:
        return self._outbox is not None

    @property
    def answers(self) -> bool:
        """Whether somebody is at the other end."""
        return self.here and not self.silent

    def close(self, why: Close) -> None:
        if self._outbox is not None:
            self._outbox.put_nowait(why)
            self._outbox = None
