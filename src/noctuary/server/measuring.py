"""A server that is to be measured: `noctuary load` plays all its people from one address, so limits are wide.

Only on this very machine: anywhere else the limits are what keeps strangers from taking it all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.settings import Rate, Settings

_MANY: Final = 1_000_000
_WIDE: Final = Rate(_MANY, _MANY)


def widened(settings: Settings) -> Settings:
    """The same server with room for a whole town from one address; sizes and what a table holds stay."""
    if not settings.is_local:
        raise NoctuaryError(MessageId("server-error-measuring"), host=settings.host)
    limits = replace(
        settings.limits,
        messages=_WIDE,
        requests=_WIDE,
        chat=_WIDE,
        guests=_WIDE,
        arrivals=_WIDE,
        sockets=_MANY,
        connections=_MANY,
        address_connections=_MANY,
    )
    return replace(settings, limits=limits)
