"""What the server writes down for its keeper: one line for each event, and nothing that is anybody's secret.

A log is read by more people and kept in more places than the database: what opens something (tokens, cookies,
ids of tables, links), what somebody has said, and what is hidden at a table stay out of it. So of an error
its kind and the way to it are told, but not its words, which may name a card; whoever looks for a fault
asks for `debug` and gets them too. Addresses of visitors are written only if the keeper wishes for them.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, TextIO

from sqlalchemy.exc import DBAPIError, OperationalError

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.networks import plain_address
from noctuary.server.settings import Addresses, LogFormat, Logging, LogLevel

FIELDS: Final = "fields"  # `extra={FIELDS: {...}}`: what else is known of an event, by name
# Ids, tokens, seeds and hashes: long, and not a word. A table is known by how its id begins.
_LONG_WORD: Final = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])([\w-]{6})[\w-]{16,}")
_FRAMES: Final = 12
_LONGEST: Final = 1000


def configure(wish: Logging, stream: TextIO | None = None) -> logging.Handler:
    """Write what is worth it, from now on, to stderr: whoever runs the server says where that goes."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter_for(wish))
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each.formatter, Lines)]:
        root.removeHandler(old)
    root.addHandler(handler)
    level = logging.getLevelName(wish.level.name)
    logging.getLogger("noctuary").setLevel(level)
    # What libraries write when all is well holds addresses, paths and whole messages.
    root.setLevel(max(level, logging.WARNING))
    return handler


def formatter_for(wish: Logging) -> Lines:
    kind = JsonLines if wish.format is LogFormat.JSON else Lines
    return kind(in_full=wish.level is LogLevel.DEBUG)


class Lines(logging.Formatter):
    """An event on one line, for people; systemd adds the time."""

    def __init__(self, *, in_full: bool = False) -> None:
        super().__init__()
        self._in_full = in_full

    def format(self, record: logging.LogRecord) -> str:
        told = self._told(record)
        more = " ".join(f"{name}={_plain(value)}" for name, value in told.items())
        return f"{record.levelname} {record.name}: {self._event(record)}{' ' + more if more else ''}"

    def _event(self, record: logging.LogRecord) -> str:
        """What happened; of an error that is part of it, only what kind of error."""
        arguments = record.args
        if isinstance(arguments, tuple):
            arguments = tuple(
                self._kind(each) if isinstance(each, BaseException) else each for each in arguments
            )
        text = str(record.msg) % arguments if arguments else str(record.msg)
        return scrubbed(text.strip().partition("\n")[0])

    def _told(self, record: logging.LogRecord) -> dict[str, Any]:
        told: dict[str, Any] = {
            name: scrubbed(value) if isinstance(value, str) else value
            for name, value in getattr(record, FIELDS, {}).items()
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = self._kind(record.exc_info[1])
            told["way"] = _way(record.exc_info[2])
        return told

    def _kind(self, wrong: BaseException) -> str:
        if isinstance(wrong, NoctuaryError):
            return str(wrong.message)
        cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
        if self._in_full or isinstance(
            wrong, OperationalError | OSError
        ):  # a full disk, a server that is away
            return scrubbed(f"{type(wrong).__name__}: {' '.join(str(cause).split())}")
        return type(wrong).__name__


class JsonLines(Lines):
    """An event as one JSON object, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": self._event(record),
        }
        return json.dumps(head | self._told(record), ensure_ascii=False, default=str)


def scrubbed(text: str) -> str:
    return _LONG_WORD.sub(r"\1…", text)[:_LONGEST]


def shortened(address: str, wish: Addresses) -> str | None:
    """As much of an address as the keeper wants to know."""
    if wish is Addresses.NONE or not address:
        return None
    if wish is Addresses.FULL:
        return address
    found = plain_address(address)
    if found is None:
        return None
    return str(ipaddress.ip_network((found, 24 if found.version == 4 else 48), strict=False))


def _way(trace: TracebackType | None) -> list[str]:
    """The way to an error: files, lines and functions, without what was in them."""
    frames = traceback.extract_tb(trace)[-_FRAMES:]
    return [f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def _module(file: str) -> str:
    return "/".join(file.replace("\\", "/").split("/")[-3:])


def _plain(value: object) -> str:
    return " < ".join(reversed(value)) if isinstance(value, list) else str(value)
