"""The file of an SQLite database: where it is, and that nobody else reads what people play and say."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
_BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory, or none of SQLite's."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def make_private(file: Path) -> None:
    """Make the file if it is not there. SQLite gives the files beside it the rights that it has itself."""
    if not file.parent.is_dir():
        raise NoctuaryError(MessageId("server-error-database-folder"), folder=str(file.parent))
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for ending in _BESIDE:
        # Somebody else's file, shared on purpose: we may write it, but its rights are not ours to change.
        with contextlib.suppress(PermissionError, FileNotFoundError):
            os.chmod(f"{file}{ending}", PRIVATE)


def make_folder(folder: Path) -> None:
    """A folder for the database; one that is there already stays as it is."""
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as wrong:
        raise NoctuaryError(
            MessageId("server-error-database-no-folder"),
            folder=str(folder),
            problem=wrong.strerror or str(wrong),
        ) from wrong
