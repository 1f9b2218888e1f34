"""Where somebody comes from, as limits and bans count it: a network, not an address.

Whoever has IPv6 has at least a whole /64 to herself, 2^64 addresses, and often a /48 of them; counted one by
one, each would have limits of its own. An IPv4 address is one household, one school or one carrier: it stays
what it is, however it is written, also where a gateway (NAT64) has put it into an IPv6 address.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

UNKNOWN: Final = "unknown"  # whatever is no address: one network for all, so that rubbish gains nothing
_NEAR: Final = 64  # bits: one wire
_HOME: Final = 56  # bits: what providers give to a household, which picks any /64 of it
_SITE: Final = 48  # bits: what one customer may be given at most
_GATEWAY: Final = IPv6Network("64:ff9b::/96")  # behind it is an IPv4 address (RFC 6052)
_LONGEST: Final = 80  # characters
_PORTED: Final = re.compile(r"\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5}")  # as some proxies write it


@lru_cache(maxsize=4096)
def networks_of(address: str) -> tuple[str, ...]:
    """The networks that this address counts for, the nearest first: an IPv6 /64 and its /48, an IPv4 /32."""
    return _around(address, _NEAR, _SITE)


@lru_cache(maxsize=4096)
def homes_of(address: str) -> tuple[str, ...]:
    """The networks by which a ban finds this address: that of a household first, by which one is banned."""
    return _around(address, _HOME, _NEAR)


def _around(address: str, *sizes: int) -> tuple[str, ...]:
    found = plain_address(address)
    if found is None:
        return (UNKNOWN,)
    if isinstance(found, IPv6Address):
        return tuple(str(ip_network((int(found), bits), strict=False)) for bits in sizes)
    return (f"{found}/32",)


def plain_address(address: str) -> IPv4Address | IPv6Address | None:
    """The address itself, without port, zone and the IPv6 around an IPv4 one; None if it is none."""
    plain = address.strip()[:_LONGEST]
    ported = _PORTED.fullmatch(plain)
    if ported is not None:
        plain = ported[1] or ported[2] or ""
    try:
        found = ip_address(plain.partition("%")[0])  # a zone names our own wire, not where she is
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        if found in _GATEWAY:
            return IPv4Address(int(found) & 0xFFFFFFFF)
        return found.ipv4_mapped or found
    return found


class Crowd:
    """How many connections there are from each network."""

    def __init__(self) -> None:
        self._from: Counter[str] = Counter()

    def came(self, client: tuple[str, int] | None) -> int:
        """One more; how many there are from the same network now."""
        network = _network(client)
        self._from[network] += 1
        return self._from[network]

    def went(self, client: tuple[str, int] | None) -> None:
        network = _network(client)
        self._from[network] -= 1
        if self._from[network] <= 0:
            del self._from[network]


def _network(client: tuple[str, int] | None) -> str:
    return UNKNOWN if client is None else networks_of(client[0])[0]
