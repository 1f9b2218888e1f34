"""Where somebody comes from, as limits and bans count it: a network, not an address.

Whoever has IPv6 has at least a whole /64 to herself, 2^64 addresses, and often a /48 of them; counted one by
one, each would have limits of its own. An IPv4 address is one household, one school or one carrier: it stays
what it is, however it is written.
"""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

UNKNOWN: Final = "unknown"  # whatever is no address: one network for all, so that rubbish gains nothing
_NEAR: Final = 64  # bits: one household
_SITE: Final = 48  # bits: what one customer may be given at most
_LONGEST: Final = 80  # characters
_PORTED: Final = re.compile(r"\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5}")  # as some proxies write it


@lru_cache(maxsize=4096)
def networks_of(address: str) -> tuple[str, ...]:
    """The networks that this address counts for, the nearest first: an IPv6 /64 and its /48, an IPv4 /32."""
    plain = address.strip()[:_LONGEST]
    ported = _PORTED.fullmatch(plain)
    if ported is not None:
        plain = ported[1] or ported[2] or ""
    try:
        found = ip_address(plain.partition("%")[0])  # a zone names our own wire, not where she is
    except ValueError:
        return (UNKNOWN,)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return tuple(str(ip_network((int(found), bits), strict=False)) for bits in (_NEAR, _SITE))
        found = found.ipv4_mapped
    return (f"{found}/32",)
