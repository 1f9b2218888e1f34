"""Cards on a table, as they are pointed at and listed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Item:
    """A card that can be pointed at. `live`: a move on offer names it."""

    slug: str
    title: str
    place: str
    note: str = ""
    live: bool = False


@dataclass(frozen=True)
class Zone:
    title: str
    items: list[Item]
