"""A live table: its match, who sits where, and who looks on.

A table is its record. Every accepted move is on disk before anybody hears of it, and what is in memory can be
thrown away at any moment and built again from the store. Everything that changes a table happens under its
lock; the modules beside this one (seating, undoing, talking, driving) say what may change and when.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import msgspec

from noctuary.boards.passing import PassSettings
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE_WORD, TIME_WORD, Move
from noctuary.server.blocks import Blocks
from noctuary.server.bots import BotPool
from noctuary.server.metrics import Metrics
from noctuary.server.order import Order
from noctuary.server.presenting import Before, before_move
from noctuary.server.presenting.log import Pages
from noctuary.server.settings import Limits, Patience
from noctuary.server.store import ChatRow, MoveRow, SeatRow, Store, TableRow
from noctuary.server.store.tables import StoredTable
from noctuary.server.table import clocking, rights, telling
from noctuary.server.table.asking import Asking, SeatAsked, drop_seat_asked, lapse
from noctuary.server.table.clocks import Clock, Waiting
from noctuary.server.table.drawing import Drawing
from noctuary.server.table.pausing import Paces
from noctuary.server.table.stream import Stream
from noctuary.server.wire import NewTable, Phase, Sitter
from noctuary.text.card_sets import OwnSet
from noctuary.text.words import words_of

_LOG: Final = logging.getLogger(__name__)


class TooLate(NoctuaryError):
    """An answer to a question that is no longer open."""

    def __init__(self, decision: int) -> None:
        super().__init__(MessageId("server-error-too-late"))
        self.decision = decision


class HintWish(NamedTuple):
    """Somebody would like to know what to do, and at which question."""

    stream: Stream
    seat: Seat
    decision: int


@dataclass
class Services:
    """What every table of a server shares."""

    store: Store
    bots: BotPool
    patience: Patience
    limits: Limits
    blocks: Blocks
    order: Order
    card_sets: Sequence[OwnSet]  # that tables may add to those that come with Noctuary
    changed: Callable[[str], None]  # the lobby hears that a table looks different
    wake: Callable[[Table], None]  # lets bots and automatic passes have their turn
    rematch: Callable[[Table], Awaitable[str]]  # makes the table to go on at
    forget: Callable[[Table], None]  # puts it to sleep
    metrics: Metrics


class Place:
    """A seat, with what is not kept of it."""

    def __init__(self, row: SeatRow, game: str, now: float) -> None:
        self.row = row
        self.passing = PassSettings(game)
        self.away_since: float | None = now
        self.was_away = (-1, 0.0)  # after how many moves, for how many seconds: see `clocking.note_presence`
        self.pauses = 0
        self.paces = Paces()

    @property
    def seat(self) -> Seat:
        return Seat(self.row.seat)

    @property
    def is_person(self) -> bool:
        return self.row.sitter == Sitter.PERSON.value

    @property
    def is_bot(self) -> bool:
        return self.row.sitter == Sitter.BOT.value


class Table:
    def __init__(self, services: Services, stored: StoredTable) -> None:
        now = time.monotonic()
        self.services = services
        self.lock = asyncio.Lock()
        self.row = stored.row
        self.wish = msgspec.json.decode(stored.row.wish, type=NewTable)
        expected = now + clocking.called_for(self)
        self.places = [Place(seat, stored.row.game, expected) for seat in stored.seats]
        self.moves = stored.moves
        self.chat: list[ChatRow] = stored.chat
        self.mutes = set(stored.mutes)
        self.seen = {(sight.person, Seat(sight.seat)): sight.played for sight in stored.sights}
        self.streams: list[Stream] = []
        self.clock = None if self.wish.clock is None else Clock(self.wish.clock)
        self.time = clocking.table_clock(self)
        self.waiting = None if self.wish.idle is None else Waiting(self.wish.idle)
        self.paused_until = clocking.pause_ends(self)
        self.askings = itertools.count(1)
        self.asking: Asking | None = None
        self.seat_asked: SeatAsked | None = None
        self.declined: set[str] = set()  # who has asked for a seat and been refused
        self.driver: asyncio.Task[None] | None = None
        self.hinting: dict[str, asyncio.Task[None]] = {}  # by person, who is thinking about a hint for her
        self.wishes: dict[str, HintWish] = {}  # by person, the last hint that she has asked for and not heard
        self.alarms: list[asyncio.TimerHandle] = []
        self._ringing: asyncio.Task[None] | None = None
        self.crashed: set[tuple[int, int]] = set()  # decisions and offers that raised
        self.idle_since = now
        self.in_doubt = False  # a write has failed: what is in memory may not be what was kept
        self.asleep = False  # put back to the store: whoever still holds it must not change it
        self.row.decision += 1  # answers to what was asked before a restart are late
        self.before: Before | None = None  # the moment before the last move, among several people
        self.pages = Pages()
        self.passes: tuple[tuple[object, ...], int | None] = ((), None)  # at which question, which offer
        self._drawing: Drawing | None = None
        self.match: Match | None = None
        if self.phase is not Phase.GATHERING:
            self._rebuild()

    # -- the match ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def phase(self) -> Phase:
        return Phase(self.row.phase)

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.row.seed)

    @property
    def commitment(self) -> str:
        return self.row.commitment

    def rebuilt(self, made: int | None = None) -> Match:
        """The match after its first moves, from the record alone."""
        match = self._begun()
        for move in self.moves[:made]:
            self._play_again(match, move)
        return match

    def _rebuild(self, made: int | None = None) -> None:
        """Have the match that the record says, and know what was there before its last move."""
        made = len(self.moves) if made is None else made
        match, self.before = self.rebuilt(max(0, made - 1)), None
        if made > 0:
            self.before = before_move(match)
            self._play_again(match, self.moves[made - 1])
        self.match = match

    def _play_again(self, match: Match, move: MoveRow) -> None:
        match.play(match.parse(move.text, Seat(move.seat)))

    def _begun(self) -> Match:
        row = self.row
        if row.position is None:
            setup = find_game(row.game).recorded_setup(_document(row.setup))
            return Match.start(row.game, setup, self.seed, log=True)
        position = _document(row.position)
        game, answers = find_game(row.game), position["answers"]
        match = Match.at(game, game.load(_object(position["state"])), self.seed, log=True)
        for answer in answers if isinstance(answers, list) else []:
            match.play_text(str(answer))
        return match

    def place_asked(self) -> Place | None:
        """The seat that the open question is put to."""
        decision = None if self.match is None else self.match.decision
        return None if decision is None else self.places[decision.seat]

    def place_of(self, person: str) -> Place | None:
        """Where this person sits."""
        for place in self.places:
            if place.is_person and place.row.person == person:
                return place
        return None

    def is_here(self, person: str) -> bool:
        """Whether one of her clients is connected."""
        return any(stream.here and stream.person == person for stream in self.streams)

    def people(self) -> list[Place]:
        return [place for place in self.places if place.is_person]

    def would_forget(self) -> bool:
        """Whether asleep it would not be the same: a clock runs, or somebody has said when to be asked."""
        runs = self.time is not None and self.time.runs
        return runs or any(
            place.passing.wishes != PassSettings(self.row.game).wishes for place in self.people()
        )

    # -- moves ------------------------------------------------------------------------------------------

    async def answer(
        self, seat: Seat, index: int, decision: int, *, auto: str = "", since: float | None = None
    ) -> None:
        """Play the offered move with this index, if that question is still open and put to this seat.

        `since` is when it was heard of, by the clock that is never set; None: just now.
        """
        since = time.monotonic() if since is None else since
        match = self._going_on()
        asked = match.decision
        if asked is None or decision != self.row.decision or asked.seat != seat:
            raise TooLate(decision)
        if not 0 <= index < len(asked.moves):
            raise NoctuaryError(MessageId("server-error-no-such-offer"))
        move = asked.moves[index]
        row = self._move_row(match, seat, match.notation(move), auto)
        before = self._moment_before(match, seat)
        try:
            carry_out(match, move)
        except Exception as wrong:
            self.crashed.add((decision, index))
            self._recover(wrong)
            raise NoctuaryError(MessageId("server-error-move-crashed")) from wrong
        await self._commit(match, row, before, since)

    async def concede(self, seat: Seat) -> None:
        since, match = time.monotonic(), self._going_on()
        row, before = self._move_row(match, seat, CONCEDE_WORD, ""), self._moment_before(match, seat)
        try:
            match.concede(seat)
        except NoctuaryError:
            raise
        except Exception as wrong:
            self._recover(wrong)
            raise NoctuaryError(MessageId("server-error-move-crashed")) from wrong
        await self._commit(match, row, before, since)

    def _going_on(self) -> Match:
        if self.asleep:
            raise NoctuaryError(MessageId("server-error-table-asleep"))
        if self.phase is Phase.PAUSED:
            raise NoctuaryError(MessageId("server-error-paused"))
        if self.match is None:
            raise NoctuaryError(MessageId("server-error-not-dealt"))
        return self.match

    def _move_row(self, match: Match, seat: Seat, text: str, auto: str) -> MoveRow:
        step = words_of(match.game.name).at(match).current_step(match)
        return MoveRow(len(self.moves), seat, text, match.turns, step, auto, time.time())

    def _moment_before(self, match: Match, seat: Seat) -> Before | None:
        """What decides later whether the move may be taken back; alone with bots, everything may."""
        if not self.places[seat].is_person or rights.plays_freely(self):
            return None
        drawing, asked = self.drawn(), match.decision
        seen = None if drawing is None or asked is None else drawing.seen(asked.seat)
        return before_move(match, seen)

    def _recover(self, wrong: Exception) -> None:
        """A card that breaks costs its move, not the table: go back to what the record says."""
        _LOG.error("table %s: a move raised", self.id, exc_info=wrong)
        self._rebuild()

    async def _commit(self, match: Match, move: MoveRow, seen_before: Before | None, since: float) -> None:
        """Write a move that has been played; only then does anybody hear of it."""
        place = self.places[move.seat]
        timed = []
        if self.clock is not None and place.is_person:
            self.clock.answered(place.row, time.monotonic())
            timed.append(place.row)
        row = self._moved_on(match)
        try:
            await self.services.store.tables.add_move(row, move, timed)
        except asyncio.CancelledError:
            self.in_doubt = True  # it is written all the same
            raise
        except Exception:
            self.in_doubt = True
            self.row.decision += 1  # whatever is being thought about the move that was not kept is late
            self._rebuild()
            self.changed()
            raise
        self.row = row
        self.moves.append(move)
        if match.over:
            drop_seat_asked(self, "server-error-game-over")
        self.before = seen_before
        self.asking = None
        self.changed()
        # Those who write to the sockets have been called first: then it is with whoever can be reached.
        asyncio.get_running_loop().call_soon(self.services.metrics.moved, place.is_bot, since)

    async def call_time(self) -> None:
        """The time of the table is up: that is a move of the record, told like any other."""
        since, match = time.monotonic(), self._going_on()
        asked = match.decision
        assert asked is not None
        row = self._move_row(match, asked.seat, TIME_WORD, TIME_WORD)
        match.call_time()
        await self._commit(match, row, None, since)

    def _moved_on(self, match: Match) -> TableRow:
        """The table's row after a move. It becomes the table's own when it is kept: whoever looks meanwhile,
        at a record or a replay, must not find a game over whose last move may yet be lost.
        """
        clocking.note_elapsed(self)
        row = replace(self.row, decision=self.row.decision + 1, turn=match.turns, updated=time.time())
        if match.over:
            row.phase = Phase.OVER.value
            row.winners = " ".join(str(int(seat)) for seat in match.winners)
            row.digest = match.digest()
        return row

    async def cut(self, made: int) -> None:
        """Take moves back: the record is a shorter one, and the match is what it says."""
        self._rebuild(made)
        assert self.match is not None
        del self.moves[made:]
        for stream in self.streams:
            if not stream.here:
                stream.shown = None  # its log may grow as long again with other lines: it is shown everything
        self.row.decision += 1
        self.row.turn = self.match.turns
        self.row.updated = time.time()
        await self.services.store.tables.cut_moves(self.row, made)
        self.services.metrics.cut()
        self.asking = None
        for place in self.places:
            place.passing.clear()
        asked = self.place_asked()
        if asked is not None:
            asked.passing.ask_anyway = self.row.decision
        self.changed()

    async def reread(self) -> None:
        """Begin again from the record: a write that failed may have been kept or not. Under the lock."""
        stored = None if self.asleep else await self.services.store.tables.find(self.id)
        if self.asleep:
            return
        if stored is None:  # somebody has thrown it away
            self.services.forget(self)
            return
        for place, seat in zip(self.places, stored.seats, strict=True):
            place.row = seat
        decision, self.row, self.moves = self.row.decision, stored.row, stored.moves
        self.row.decision = max(decision, self.row.decision) + 1  # whatever is on its way is late
        self.chat, self.mutes = stored.chat, set(stored.mutes)
        self.seen = {(sight.person, Seat(sight.seat)): sight.played for sight in stored.sights}
        self.clock = None if self.wish.clock is None else Clock(self.wish.clock)
        self.time = clocking.table_clock(self)
        self.waiting = None if self.wish.idle is None else Waiting(self.wish.idle)
        self.match = None
        if self.phase is not Phase.GATHERING:
            self._rebuild()
        self.in_doubt = False
        self.show_anew()

    def doubt(self) -> None:
        """A write has failed; the driver looks what was kept, as soon as it can."""
        self.in_doubt = True
        self.services.wake(self)

    async def set_paused(self, on: bool) -> None:
        self.row.phase = Phase.PAUSED.value if on else Phase.PLAYING.value
        self.paused_until = clocking.pause_ends(self)
        await self.save()
        self.changed()

    async def save(self) -> None:
        clocking.note_elapsed(self)
        self.row.updated = time.time()
        await self.services.store.tables.change(self.row)

    # -- telling ----------------------------------------------------------------------------------------

    def drawn(self) -> Drawing | None:
        """What there is to see now; None before the deal."""
        if self.match is None:
            self._drawing = None
        elif self._drawing is None or not self._drawing.fits(self.match, self.row.decision):
            self._drawing = Drawing(self.match, self.row.decision)
        return self._drawing

    def changed(self) -> None:
        """Tell everybody what is different now, and see who is to act.

        What is in doubt is told when it has been read again: it may not have been kept.
        """
        if self.in_doubt:
            self.services.wake(self)
            return
        lapse(self, time.monotonic())
        clocking.set_alarms(self)
        for stream in self.streams:
            telling.tell_change(self, stream)
        if self._drawing is not None:
            self._drawing.rest()
        self.services.changed(self.id)
        self.services.wake(self)

    def ring(self) -> None:
        """Time has passed: say what that changes. Under the lock, so that no half-kept move is told."""

        async def change() -> None:
            try:
                async with self.lock:
                    if not self.asleep and clocking.is_time_up(self):
                        await self.call_time()
                    elif not self.asleep and clocking.is_pause_over(self):
                        await self.set_paused(False)
                    elif not self.asleep:
                        self.changed()
            except Exception:
                _LOG.exception("table %s: the time could not be told", self.id)

        self._ringing = asyncio.create_task(change())

    def drop_lost_streams(self) -> None:
        """Forget clients that have not come back for too long."""
        now, patience = time.monotonic(), self.services.patience.stream
        self.streams = [
            stream for stream in self.streams if stream.lost_at is None or now - stream.lost_at < patience
        ]

    def show_anew(self) -> None:
        """The same for those whose whole view is another one now."""
        for stream in self.streams:
            stream.shown = None
        self.changed()


def carry_out(match: Match, move: Move) -> None:
    """Where a card may break: see `Table.answer`."""
    match.play(move)


def setup_of(table: Table) -> Document:
    """The setup that the match was dealt by; empty for one that began at a position."""
    return _document(table.row.setup)


def _document(text: str | None) -> Document:
    return _object(json.loads(text or "{}"))


def _object(thing: object) -> Document:
    if not isinstance(thing, dict):
        raise NoctuaryError(MessageId("server-error-table-broken"))
    return thing
