"""What is different between two views: after the first, a client is sent no more than that."""

from __future__ import annotations

from noctuary.kernel.game import Document, Json
from noctuary.server.wire import Change


def diff(old: Document, new: Document) -> list[Change]:
    """The changes that make `new` of `old`, applied in order."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Json, new: Json, path: list[str | int], changes: list[Change]) -> None:
    """What is alike is passed over as a whole. (`True == 1`, but no field is now one and now the other.)"""
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in old:
            if name not in new:
                changes.append(Change([*path, name]))
        for name, value in new.items():
            if name not in old:
                changes.append(Change([*path, name], value))
            else:
                _compare(old[name], value, [*path, name], changes)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _has_parts(new):
        for place, value in enumerate(new):
            _compare(old[place], value, [*path, place], changes)
    else:
        changes.append(Change(path, new))


def _has_parts(things: list[Json]) -> bool:
    """A list of plain words is shorter to send whole than place by place."""
    return any(isinstance(thing, dict | list) for thing in things)
