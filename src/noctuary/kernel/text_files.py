"""Text files as people have them: any name, any length, and whatever encoding their editor wrote.

UTF-8 with or without its mark, UTF-16, and Windows-1252, in which older programs still write French. What is
none of these, or longer than anything of ours can be, is refused with one line.
"""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

import codecs
import errno
import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.ids import MessageId

STANDARD_INPUT: Final = "-"
LONGEST: Final = 8 * 1024 * 1024  # bytes: some four hundred games; every kind of file has its own limit below
_LONGEST_NAME: Final = 200  # characters of a file name that are told
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_NO_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f]")  # what no text holds; 1a ended files in DOS


def read_text(path: Path | str) -> str:
    """The text of a file that somebody named, or of the standard input for `-`; lines end in `\\n`."""
    name = told_name(path)
    data = standard_input() if str(path) == STANDARD_INPUT else _bytes(path, name)
    if len(data) > LONGEST:
        raise InFile(NoctuaryError(MessageId("error-file-too-large"), most=LONGEST // 1024 // 1024), name, 0)
    text = decoded(data)
    if text is None:
        raise InFile(NoctuaryError(MessageId("error-not-text")), name, 0)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _bytes(path: Path | str, name: str) -> bytes:
    """No more than it takes to see that it is too long: a device may never end."""
    try:
        with open(path, "rb") as file:
            return file.read(LONGEST + 1)
    except FileNotFoundError:
        raise NoctuaryError(MessageId("error-cannot-read-file"), file=name) from None
    except (OSError, ValueError) as wrong:  # a folder, a name of ten thousand letters or with a zero in it
        problem = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise NoctuaryError(MessageId("error-cannot-read-file-because"), file=name, problem=problem) from None


@cache
def standard_input() -> bytes:
    """All of it, read once: a command may look at what it is given more than once."""
    stream = sys.stdin
    if hasattr(stream, "buffer"):
        data: bytes = stream.buffer.read(LONGEST + 1)
        return data
    return stream.read(LONGEST + 1).encode()


def is_there(path: Path | str) -> bool:
    """Whether a word names a file; one that no file can have for a name does not."""
    if str(path) == STANDARD_INPUT:
        return True
    try:
        return Path(path).is_file()
    except OSError as wrong:
        return wrong.errno != errno.ENAMETOOLONG
    except ValueError:
        return False


def decoded(data: bytes) -> str | None:
    """The text in these bytes; None if they are none."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _as(data, encoding)
    text = _as(data, "utf-8")
    if text is not None and "\0" not in text:
        return text
    if b"\0" in data:  # every other byte of what is written in Latin letters
        return _as(data, "utf-16-le" if data[1::2].count(0) >= data[::2].count(0) else "utf-16-be")
    return _as(data, "cp1252")


def _as(data: bytes, encoding: str) -> str | None:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    return None if encoding != "utf-8" and _NO_TEXT.search(text) else text


def told_name(path: Path | str) -> str:
    """A file's name for a line of text: not longer than a line, and nothing in it that cannot be written."""
    name = str(path).encode("utf-8", "replace").decode()
    if len(name) <= _LONGEST_NAME:
        return name
    return f"{name[: _LONGEST_NAME // 2]}…{name[-_LONGEST_NAME // 2 :]}"
