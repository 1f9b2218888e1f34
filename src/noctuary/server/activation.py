"""What systemd hands over: a socket that it holds for us, and word when we are ready.

A socket that systemd holds is there while a server stops and the next one starts: whoever comes meanwhile
waits a moment and is let in, instead of being told that there is nothing (sd_listen_fds(3), sd_notify(3)).
"""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

_FIRST: Final = 3  # the first file that is handed over
_NAMES: Final = ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")


def handed_over() -> socket.socket | None:
    """The listening socket that was handed to this very process; None: there is none."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return None
    count = os.environ.get("LISTEN_FDS")
    for name in _NAMES:
        os.environ.pop(name, None)  # the processes of the bots are not meant
    if count != "1":
        raise NoctuaryError(MessageId("server-error-handed-over"), count=str(count)[:10])
    os.set_inheritable(_FIRST, False)
    listener = socket.socket(fileno=_FIRST)
    if listener.family not in (socket.AF_INET, socket.AF_INET6) or listener.type != socket.SOCK_STREAM:
        listener.close()
        raise NoctuaryError(MessageId("server-error-handed-over"), count="1")
    return listener


def tell_systemd(word: str) -> None:
    """`READY=1`, `STOPPING=1`; nobody listens where nobody has asked to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as teller:
        teller.sendto(word.encode(), address)
