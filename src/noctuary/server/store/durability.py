"""Whether what PostgreSQL says is kept is on a disk: its keeper may have told it not to wait for that.

SQLite is told by us (`synchronous=FULL`, docs/decisions/0030-told-when-synced.md). A PostgreSQL belongs to
its keeper, who may have reasons; she is told once, at the start, what that costs.
"""

from __future__ import annotations

import logging
from typing import Final

import sqlalchemy as sa

_LOG: Final = logging.getLogger(__name__)
# What must not be off; `local` waits for this machine's disk, which is all that we promise.
_SETTINGS: Final = ("fsync", "synchronous_commit", "full_page_writes")


def warn_if_loose(connection: sa.Connection) -> None:
    """Say which settings let a power cut take away what somebody was told."""
    if connection.dialect.name != "postgresql":
        return
    for name in _SETTINGS:
        if connection.execute(sa.text(f"SHOW {name}")).scalar() == "off":
            _LOG.warning("PostgreSQL has %s=off: a power cut may lose what people were told", name)
