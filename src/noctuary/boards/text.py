"""A board in words: headings with lines, for screen readers, pipes and the text table of a browser."""

from __future__ import annotations

from dataclasses import dataclass

from noctuary.boards.item import Item, Zone


@dataclass(frozen=True)
class Line:
    """`word` is what notation calls the thing, so that it can be pointed at; `card` what can be read."""

    text: str
    word: str | None = None
    card: str | None = None


@dataclass(frozen=True)
class Section:
    heading: str
    lines: list[Line]


def card_lines(zone: Zone) -> list[Line]:
    """One line for each card of a zone."""
    return [Line(item_text(item), item.slug, item.slug) for item in zone.items]


def item_text(item: Item) -> str:
    return f"{item.title} ({item.note})" if item.note else item.title


def flat(sections: list[Section]) -> list[str]:
    """For a terminal: each heading on a line, what it heads indented below."""
    found: list[str] = []
    for section in sections:
        found.append(section.heading)
        found += [f"  {line.text}" for line in section.lines]
    return found
