"""The person's data folder: tables that wait to be resumed, and reports of crashes.

`NOCTUARY_HOME`, or `noctuary` in `XDG_DATA_HOME`, or `~/.local/share/noctuary`.
"""

from __future__ import annotations

import os
import tempfile
import traceback
from datetime import UTC, datetime
from pathlib import Path

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name


def home() -> Path:
    named = os.environ.get("NOCTUARY_HOME")
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else own_folder() / ".local" / "share") / "noctuary"


def own_folder() -> Path:
    """`~`, which not everybody has."""
    try:
        return Path.home()
    except RuntimeError:
        raise NoctuaryError(MessageId("cli-error-no-home")) from None


def stamp() -> str:
    """A file name's date: sortable, and fine enough for two tables begun in the same second."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")


def write_file(path: Path, text: str) -> None:
    """Write the whole file or nothing: a full disk or a power cut leaves the old one as it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as wrong:
        raise NoctuaryError(
            MessageId("cli-error-write"), file=told_name(path), problem=wrong.strerror or str(wrong)
        ) from wrong


def write_crash(wrong: BaseException, more: str = "") -> Path:
    """Keep what a bug report needs: the traceback, and the record of the table if there was one."""
    path = home() / "crashes" / f"{stamp()}.txt"
    text = "".join(traceback.format_exception(wrong))
    whole = f"{text}\n{more}".rstrip() + "\n"
    write_file(path, whole.encode(errors="backslashreplace").decode())  # whatever an error may say of itself
    return path


def try_write_crash(wrong: BaseException, more: str = "") -> str:
    """The same where there is something more important to go on with; empty if it cannot be written."""
    try:
        return str(write_crash(wrong, more))
    except NoctuaryError:
        return ""


def new_table_file(game: str) -> Path:
    return home() / "tables" / f"{stamp()}-{game}.record"


def table_files() -> list[Path]:
    """Every saved table, the one played last first."""
    folder = home() / "tables"
    found = list(folder.glob("*.record")) if folder.is_dir() else []
    return sorted(found, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)
