"""Why a database cannot be used, in one sentence, and whether it is only away for a while."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

# What may come of opening a database.
UNUSABLE: Final = (DBAPIError, PoolTimeout, sqlite3.Error, OSError)
# What comes of asking one that has gone away since, is locked, or has no room left: it may come back.
AWAY: Final = (OperationalError, InterfaceError, PoolTimeout, sqlite3.OperationalError)
_LONGEST: Final = 300


class NotKept(NoctuaryError):
    """It is not for this process to write: what it has in memory may be ahead of what is kept."""


def unusable(file: Path | None, wrong: Exception) -> NoctuaryError:
    """The sentence for whoever starts a server. SQLAlchemy's own text ends in an address of its manual."""
    cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    problem = " ".join(str(cause).split())[:_LONGEST].rstrip(".") or type(cause).__name__
    if file is None:
        return NoctuaryError(MessageId("server-error-database-away"), problem=problem)
    if "not a database" in problem:
        return NoctuaryError(MessageId("server-error-database-not-one"), file=str(file))
    if "malformed" in problem:
        return NoctuaryError(MessageId("server-error-database-corrupt"), file=str(file))
    if isinstance(cause, OSError):
        problem = cause.strerror or problem
    return NoctuaryError(MessageId("server-error-database-file"), file=str(file), problem=problem)
