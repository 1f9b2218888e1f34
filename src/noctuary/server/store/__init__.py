"""What the server keeps: people, sessions, tables and their moves, in SQLite or PostgreSQL."""

from noctuary.server.store.rows import (
    BlockRow,
    ChatRow,
    LogRow,
    MeasureRow,
    MoveRow,
    PersonRow,
    ReportRow,
    SeatRow,
    SightRow,
    TableRow,
)
from noctuary.server.store.store import Store

__all__ = [
    "BlockRow",
    "ChatRow",
    "LogRow",
    "MeasureRow",
    "MoveRow",
    "PersonRow",
    "ReportRow",
    "SeatRow",
    "SightRow",
    "Store",
    "TableRow",
]
