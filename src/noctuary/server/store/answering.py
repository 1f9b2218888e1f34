"""How long PostgreSQL may take to answer.

Three things can keep an answer away. A statement that waits or works too long is ended by PostgreSQL itself
(`statement_timeout`); a cable that is cut is noticed by the system's TCP; and a host that takes what is sent
to it and says nothing is noticed here, by hanging up. Whoever asked hears that the database is away, and does
not wait for as long as systems have patience. A transaction of ours that falls silent is ended as well: what
it had locked would keep every other process from the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import psycopg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

_SILENT_SECONDS: Final = 12.0  # longer than a statement may take: PostgreSQL is the first to say so
_LEISURE_SECONDS: Final = 600.0
_LINE: Final = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # thousandths of a second
}
_LIMITS: Final = ("statement_timeout", "idle_in_transaction_session_timeout")
# What the keeper has set for the database or the role stays. The keepalives are those of the other end of the
# line: what a host that is gone had locked is free again soon.
_SET: Final = """
    SELECT set_config(name, value, false)
    FROM (VALUES
        ('statement_timeout', '10s'),
        ('idle_in_transaction_session_timeout', '5s'),
        ('tcp_keepalives_idle', '5'),
        ('tcp_keepalives_interval', '2'),
        ('tcp_keepalives_count', '3')
    ) AS ours (name, value)
    WHERE name LIKE 'tcp%' OR current_setting(name) = '0'
"""


def line_options(given: Mapping[str, object]) -> dict[str, object]:
    """How to connect, but for what the keeper has said in the address."""
    options = {name: value for name, value in _LINE.items() if name not in given}
    return {**options, "async_creator_fn": connect}


class Connection(psycopg.AsyncConnection[Any]):
    """One that hangs up when nothing comes for too long."""

    silence: float | None = _SILENT_SECONDS

    async def wait(self, *arguments: Any, **named: Any) -> Any:
        """Where everything is waited for that PostgreSQL says."""
        if self.silence is None:
            return await super().wait(*arguments, **named)
        alarm = asyncio.get_running_loop().call_later(self.silence, self._hang_up)
        try:
            return await super().wait(*arguments, **named)
        finally:
            alarm.cancel()

    def _hang_up(self) -> None:
        """Whoever waits reads the end of the line."""
        with (
            contextlib.suppress(OSError, psycopg.Error),
            socket.fromfd(self.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM) as line,
        ):
            line.shutdown(socket.SHUT_RDWR)


async def connect(*arguments: Any, **named: Any) -> Connection:
    """For SQLAlchemy, which makes the connections of its pool by it."""
    made: Connection = await Connection.connect(*arguments, **named)
    try:
        await made.set_autocommit(True)
        await made.execute(_SET)
        await made.set_autocommit(False)
    except BaseException:
        await made.close()
        raise
    return made


@contextlib.asynccontextmanager
async def at_leisure(
    connection: AsyncConnection, silence: float | None = _LEISURE_SECONDS
) -> AsyncIterator[None]:
    """The rest of this transaction may take its time: nobody waits for it."""
    raw = (await connection.get_raw_connection()).driver_connection
    assert isinstance(raw, Connection)
    for name in _LIMITS:
        await connection.execute(sa.select(sa.func.set_config(name, "0", True)))
    before, raw.silence = raw.silence, silence
    try:
        yield
    finally:
        raw.silence = before
