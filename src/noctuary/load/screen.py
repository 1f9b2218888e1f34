"""One screen at a table: a scripted person's or a watcher's."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from noctuary.load.messages import DECODE, Heard, Prompt
from noctuary.load.plan import Address
from noctuary.load.socket import CouldNotOpen, Socket, open_socket

if TYPE_CHECKING:
    from noctuary.load.tables import LoadTable

_COME_BACK: Final = 1.0  # seconds; as long as a page waits
_TRIES: Final = 10
_BEAT: Final = 4.0  # seconds; as often as a page asks whether the server is there (`web/src/lib/line.ts`)


class Screen:
    """Reads the numbers of messages, knows the question it is asked, and comes back when its line is lost."""

    def __init__(self, table: LoadTable, address: Address, cookie: str, seat: int | None) -> None:
        self.table = table
        self.at = table.id
        self.seat = seat  # None: looks on
        self.question: Prompt | None = None
        self.since = 0.0  # when the question was here
        self.answered: int | None = None  # the question whose answer is on its way
        self.made = 0  # moves that it knows of
        self.ready = asyncio.Event()  # the game has been dealt before its eyes
        self.left = False
        self._address = address
        self._cookie = cookie
        self._socket: Socket | None = None
        self._epoch = ""
        self._number = -1
        self._asked_to_sit = False
        self._coming: asyncio.Task[None] | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._pings: deque[bool] = (
            deque()
        )  # not answered yet; True: the table wants to know, and not the page

    # -- the line -----------------------------------------------------------------------------------

    async def enter(self) -> None:
        """Go to the table, or come back to where one was."""
        socket = Socket(
            f"{self._address.sockets}/ws/table/{self.at}",
            self._address,
            self._cookie,
            self._hear,
            lambda code: self._lost(socket, code),
        )
        await open_socket(socket, self._address)
        self._socket = socket
        self._pings.clear()
        self._set_beat()
        self.send(
            {"t": "enter", "language": self.table.language, "epoch": self._epoch, "since": self._number}
        )

    def _lost(self, socket: Socket, code: int) -> None:
        if self._socket is not socket or self.left:
            return
        self._socket = None
        self.question = None
        if not self.table.lost(self):
            self.table.counts.errors[f"closed {code}"] += 1
        self._coming = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        for _ in range(_TRIES):
            await asyncio.sleep(_COME_BACK)
            if self.left:
                return
            try:
                await self.enter()
            except CouldNotOpen as wrong:
                self.table.counts.errors[f"could not open: {wrong}"] += 1
            else:
                return

    def go_on_at(self, table: str) -> None:
        """A rematch: everything begins anew there."""
        self.at, self._epoch, self._number, self.made, self._asked_to_sit = table, "", -1, 0, False
        self.question = None
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.drop()
        self._coming = asyncio.create_task(self._come_back())

    def drop(self) -> None:
        """Lose the line; `_come_back` finds the way."""
        if self._socket is not None:
            self._socket.drop()

    def leave(self) -> None:
        self.left = True
        if self._beat is not None:
            self._beat.cancel()
        if self._coming is not None:
            self._coming.cancel()
        if self._socket is not None:
            self._socket.drop()

    @property
    def here(self) -> bool:
        return self._socket is not None

    # -- talking ------------------------------------------------------------------------------------

    def send(self, message: dict[str, object]) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(message).encode())

    def ask(self) -> None:
        """Whatever was to be told is here before the answer: see `LoadTable.answered`."""
        self._ping(wanted=True)

    def _set_beat(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
        self._beat = asyncio.get_running_loop().call_later(_BEAT, self._go_on_beating)

    def _go_on_beating(self) -> None:
        if not self._pings:  # a page waits for the answer before it asks again
            self._ping(wanted=False)
        if self._socket is not None:
            self._set_beat()

    def _ping(self, *, wanted: bool) -> None:
        if self._socket is not None:
            self._pings.append(wanted)
            self.send({"t": "ping"})

    def _hear(self, data: bytes, now: float) -> None:
        counts = self.table.counts
        counts.messages += 1
        counts.received += len(data)
        try:
            heard = DECODE(data)
        except msgspec.MsgspecError:
            counts.errors["not understood"] += 1
            return
        if heard.t == "wrong":
            self.table.was_wrong(self, heard)
        elif heard.t == "pong" and self._pings and self._pings.popleft():
            self.table.answered(self)
        if heard.n < 0:
            return
        if heard.t == "snapshot":
            self._epoch, self.made = heard.epoch, 0
        elif heard.n != self._number + 1:
            counts.gaps += 1
        self._number = heard.n
        if heard.t != "chat":
            self._read(heard, now)

    def _read(self, heard: Heard, now: float) -> None:
        if heard.log_cut is not None:
            self.made = heard.log_cut - 1
        if heard.log:
            self.made = max(self.made, heard.log[-1].at)
        if heard.prompt is not None and (
            self.question is None or self.question.decision != heard.prompt.decision
        ):
            self.since = now
        # Somebody may come or go before the answer is there: then the same question is told once more.
        again = heard.prompt is not None and heard.prompt.decision == self.answered
        self.question = None if again else heard.prompt
        table = heard.table
        if table is not None:
            if table.phase == "gathering" and self.seat and table.me is None and not self._asked_to_sit:
                self._asked_to_sit = True
                self.send({"t": "sit", "seat": self.seat})
            if table.phase == "over":
                self.table.is_over(self, table.rematch)
            if table.asking is not None and self.seat in table.asking.waiting_for:
                self.send({"t": "answer", "id": table.asking.id, "yes": True})
            if table.phase != "gathering":
                self.ready.set()
            if table.phase == "playing" and self.table.id != self.at:
                self.table.is_dealt(self)
            if table.me is not None and heard.t == "snapshot" and not self.table.passing:
                self.send({"t": "passing", "level": "always"})
        self.table.heard(self, heard, now)
