"""What the server keeps: people, sessions, tables and their moves, in SQLite or PostgreSQL."""

from noctuary.server.store.rows import ChatRow, MoveRow, PersonRow, SeatRow, TableRow
from noctuary.server.store.store import Store

__all__ = ["ChatRow", "MoveRow", "PersonRow", "SeatRow", "Store", "TableRow"]
