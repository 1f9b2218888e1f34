"""A whole table as one file: to be sent along, looked into, or played on at another server.

Only the keeper of a machine writes one, because that of a game that goes on has everybody's hands in it. A
file from elsewhere is a stranger's: it is short, its names are cleaned like any visitor's, nobody at this
server sits in it unless the keeper says so, and its record is played again before anything is kept.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.kernel.chance import commitment
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.records import engine_version
from noctuary.server.names import visible
from noctuary.server.store import ChatRow, MoveRow, PersonRow, SeatRow, TableRow
from noctuary.server.store.tables import StoredTable
from noctuary.server.table.table import Services, Table
from noctuary.server.wire import NewTable, Phase, Sitter

MOST_BYTES: Final = 8 * 1024 * 1024
FORMAT: Final = 1
_MOST_MOVES: Final = 20_000
_STAND_IN: Final = "normal"  # plays for whoever is not at this server

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
When: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Text: TypeAlias = Annotated[str, Meta(max_length=400)]
Long: TypeAlias = Annotated[str, Meta(max_length=1_000_000)]


class FiledSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    sitter: Literal["person", "bot", "open"]
    name: Short = ""
    bot: Annotated[str, Meta(max_length=24)] = ""
    choice: Long | None = None
    clock: When | None = None


class FiledMove(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    seat: SeatNumber
    text: Text
    turn: Number
    step: Annotated[str, Meta(max_length=40)]
    auto: Annotated[str, Meta(max_length=8)]
    at: When


class FiledLine(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    who: Short
    seat: SeatNumber | None
    text: Annotated[str, Meta(max_length=300)]
    at: When


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    noctuary_table: int
    engine: Short
    game: Short
    wish: Long
    title: Short
    phase: Literal["gathering", "playing", "paused", "over"]
    public: bool
    seed: Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
    setup: Long | None
    position: Long | None
    decision: Number
    turn: Number
    winners: Annotated[str, Meta(pattern="^([0-5]( [0-5])*)?$", max_length=24)]
    digest: Short
    created: When
    seats: Annotated[list[FiledSeat], Meta(min_length=1, max_length=6)]
    moves: Annotated[list[FiledMove], Meta(max_length=_MOST_MOVES)]
    chat: Annotated[list[FiledLine], Meta(max_length=5000)] = []
    elapsed: When = 0.0  # seconds of the table's clock


class BadTable(NoctuaryError):
    """A file that no table can be made of."""

    def __init__(self, why: str, **arguments: str | int) -> None:
        super().__init__(MessageId(f"server-error-table-file-{why}"), **arguments)


def write(stored: StoredTable, *, chat: bool) -> bytes:
    row = stored.row
    if row.phase == Phase.DAMAGED.value:
        raise BadTable("damaged")
    filed = TableFile(
        FORMAT,
        engine_version(),
        row.game,
        row.wish,
        row.title,
        row.phase,  # type: ignore[arg-type]  # one of these words, or it were no phase
        row.public,
        row.seed,
        row.setup,
        row.position,
        row.decision,
        row.turn,
        row.winners,
        row.digest,
        row.created,
        [
            FiledSeat(seat.seat, seat.sitter, seat.name, seat.bot, seat.choice, seat.clock)  # type: ignore[arg-type]
            for seat in stored.seats
        ],
        [FiledMove(one.seat, one.text, one.turn, one.step, one.auto, one.at) for one in stored.moves],
        [FiledLine(line.who, line.seat, line.text, line.at) for line in stored.chat] if chat else [],
        row.elapsed,
    )
    return msgspec.json.format(msgspec.json.encode(filed), indent=1) + b"\n"


def read(data: bytes) -> TableFile:
    if len(data) > MOST_BYTES:
        raise BadTable("too-long", most=MOST_BYTES)
    try:
        head = msgspec.json.decode(data)
        form = head.get("noctuary_table") if isinstance(head, dict) else None
        if not isinstance(form, int):
            raise BadTable("not-one")
        if form > FORMAT:
            raise BadTable("newer")
        return msgspec.convert(head, TableFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        problem = "too deep" if isinstance(wrong, RecursionError) else str(wrong)[:200]
        raise BadTable("damaged-file", problem=problem) from wrong


def laid(
    filed: TableFile, services: Services, host: PersonRow | None, people: Mapping[int, PersonRow]
) -> StoredTable:
    """The table that is in the file, as a new one of this server, after its record was played again."""
    now, seed = time.time(), bytes.fromhex(filed.seed)
    row = TableRow(
        id=secrets.token_urlsafe(16),
        wish=_of_no_event(filed.wish),
        game=filed.game,
        title=visible(filed.title)[:60],
        phase=filed.phase,
        public=filed.public and filed.phase != Phase.OVER.value,
        host=None if host is None else host.id,
        seed=filed.seed,
        commitment=commitment(seed),
        engine=engine_version(),
        created=filed.created,
        updated=now,
        setup=filed.setup,
        position=filed.position,
        decision=filed.decision,
        turn=filed.turn,
        winners=filed.winners,
        digest=filed.digest,
        elapsed=filed.elapsed,
    )
    if sorted(seat.seat for seat in filed.seats) != list(range(len(filed.seats))):
        raise BadTable("damaged-file", problem="seats")
    seats = [
        _seat(seat, filed.phase, people.get(seat.seat))
        for seat in sorted(filed.seats, key=lambda one: one.seat)
    ]
    moves = [
        MoveRow(number, one.seat, one.text, one.turn, one.step, one.auto, one.at)
        for number, one in enumerate(filed.moves)
    ]
    chat = [
        ChatRow(visible(line.who)[:24], line.seat, visible(line.text)[:300], line.at, None)
        for line in filed.chat
    ]
    stored = StoredTable(row, seats, moves, chat, [], [])
    _check(services, stored)
    return stored


def _of_no_event(wish: str) -> str:
    """An event knows its own tables; this one is another, here or elsewhere, and nobody is called to it."""
    try:
        read = msgspec.json.decode(wish, type=NewTable)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise BadTable("unplayable", engine=engine_version()) from wrong
    return wish if not read.event else msgspec.json.encode(msgspec.structs.replace(read, event="")).decode()


def _seat(filed: FiledSeat, phase: str, person: PersonRow | None) -> SeatRow:
    """A person of this server, if the keeper has named one; else a name, a free seat, or a bot."""
    name = visible(filed.name)[:24]
    if filed.sitter != Sitter.PERSON.value:
        return SeatRow(filed.seat, filed.sitter, None, "", filed.bot, filed.choice)
    if person is not None:
        return SeatRow(
            filed.seat, Sitter.PERSON.value, person.id, person.name, "", filed.choice, clock=filed.clock
        )
    if phase == Phase.OVER.value:
        return SeatRow(filed.seat, Sitter.PERSON.value, None, name, "", filed.choice)
    if phase == Phase.GATHERING.value:
        return SeatRow(filed.seat, Sitter.OPEN.value, choice=filed.choice)
    return SeatRow(filed.seat, Sitter.BOT.value, None, "", _STAND_IN, filed.choice)


def _check(services: Services, stored: StoredTable) -> None:
    """Play it again: what leads nowhere, or elsewhere than it says, is not kept."""
    try:
        decision = stored.row.decision
        table = Table(services, stored)
        stored.row.decision = decision
    except MemoryError:
        raise
    except Exception as wrong:
        raise BadTable("unplayable", engine=engine_version()) from wrong
    if not _is_as_it_says(table, stored):
        raise BadTable("unplayable", engine=engine_version())


def _is_as_it_says(table: Table, stored: StoredTable) -> bool:
    match, row = table.match, stored.row
    if table.wish.game != row.game or len(table.wish.seats) != len(stored.seats):
        return False
    if match is None:
        return row.phase == Phase.GATHERING.value and not stored.moves
    if match.seats != len(stored.seats) or (row.setup is None and row.position is None):
        return False
    if row.phase == Phase.OVER.value:
        won = [int(seat) for seat in row.winners.split()]
        return match.over and match.digest() == row.digest and won == list(map(int, match.winners))
    return not match.over and not row.winners
