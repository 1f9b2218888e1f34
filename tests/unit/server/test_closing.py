"""Why a socket is closed is told as a message that the browser has too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import noctuary
from noctuary.server import sockets
from noctuary.server.house import Damaged
from noctuary.server.table import stream
from noctuary.server.table.stream import Close

_SOURCE = Path(noctuary.__file__).parent
_MOST_BYTES = 123  # of a reason, in a closing frame


def reasons() -> set[str]:
    """All that a socket may be closed with: constants, what is written in place, and limits of sockets."""
    constants = [*vars(sockets).values(), *vars(stream).values(), Close(0, Damaged().message)]
    found = {str(each.reason) for each in constants if isinstance(each, Close)}
    for file in (_SOURCE / "server").rglob("*.py"):
        text = file.read_text()
        found |= {f"server-limit-{what}" for what in re.findall(r'TooMuch\("([a-z-]+)"\)', text)}
        found |= set(re.findall(r'Close\([^()]*MessageId\("([a-z-]+)"\)', text))
    return found - {"server-limit-requests", "server-limit-sign-ins"}  # those of HTTP alone


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_browser_has_a_sentence_for_every_reason(language: str) -> None:
    file = _SOURCE / "text" / language / "web-closed.ftl"
    known = {entry.id.name for entry in parse(file.read_text()).body if isinstance(entry, Message)}
    missing = {reason for reason in reasons() if reason not in known}
    assert not missing
    assert len(reasons()) > 8


def test_every_reason_fits_into_a_closing_frame() -> None:
    assert all(len(reason.encode()) <= _MOST_BYTES for reason in reasons())
