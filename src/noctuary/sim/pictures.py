"""Small pictures in SVG, drawn for the width of a phone: they grow with the page and take its colours.

Nothing here knows what is measured. Classes (`ink`, `one`, `other` …) get their colours from the style of the
page, so that a picture is right on a dark page, too; form and dashes tell things apart without colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Final

WIDTH: Final = 340
_LABEL: Final = 124  # of a line with a name in front
_NUMBER: Final = 66  # and a number behind
_ROW: Final = 20
_LINE: Final = 12  # more for a name that takes a second line
_LETTERS: Final = 17  # of a name that find room on a line
_SMALL_LETTER: Final = 6.5  # how wide one is
_STEPS: Final = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class Span:
    """A measured value with its interval, under a name."""

    name: str
    value: float
    low: float
    high: float
    told: str  # the value as people read it
    even: float | None = None  # where it would be if nothing made a difference


@dataclass(frozen=True)
class Curve:
    """Values with their intervals, one after the other."""

    name: str
    kind: str  # the class that draws it
    values: Sequence[float]
    lows: Sequence[float]
    highs: Sequence[float]


def spans(title: str, rows: Sequence[Span], least: float, most: float) -> str:
    """A dot for each value on a line as long as its interval; a dashed line where it would be even."""
    left, right = _LABEL, WIDTH - _NUMBER
    scale = _Scale(least, most, left + 4, right - 4)
    named = [_lines(row.name) for row in rows]
    tall = [_ROW + _LINE * (len(lines) - 1) for lines in named]
    height = sum(tall) + 24
    parts = [_open(title, height)]
    for tick in ticks(least, most, 4):
        x = scale.at(tick)
        parts.append(_line(x, 4, x, height - 20, "grid"))
        parts.append(_text(x, height - 6, f"{tick:g}", "middle", "small"))
    for place, (row, lines) in enumerate(zip(rows, named, strict=True)):
        half = tall[place] / 2
        y = sum(tall[:place]) + 5 + half
        for number, line in enumerate(lines):
            down = _LINE * (number - (len(lines) - 1) / 2)
            parts.append(_text(left - 6, y + 4 + down, line, "end", "ink", row.name))
        if row.even is not None:
            parts.append(_line(scale.at(row.even), y - half, scale.at(row.even), y + half, "mark"))
        parts.append(_line(scale.at(row.low), y, scale.at(row.high), y, "span"))
        parts.append(f'<circle cx="{scale.at(row.value):.1f}" cy="{y:g}" r="4" class="one"/>')
        parts.append(_text(right + 4, y + 4, row.told, "start", "ink"))
    return _closed(parts)


def bars(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """How often each thing was, as bars; labels only as many as there is room for."""
    most = max((count for _, count in counts), default=0) or 1
    base, tall = 120, 100
    wide = (WIDTH - 8) / max(len(counts), 1)
    letters = max((len(label) for label, _ in counts), default=1)
    every = max(1, math.ceil(len(counts) * (6 * letters + 8) / WIDTH))
    parts = [_open(title, base + 22)]
    parts.append(_line(4, base, WIDTH - 4, base, "grid"))
    for place, (label, count) in enumerate(counts):
        x, up = 4 + wide * place, tall * count / most
        parts.append(
            f'<rect x="{x + wide * 0.1:.1f}" y="{base - up:.1f}" width="{wide * 0.8:.1f}" '
            f'height="{up:.1f}" class="one"><title>{escape(label)}: {count}</title></rect>'
        )
        if place % every == 0:
            half = _SMALL_LETTER * len(label) / 2  # of its width: the first one must not be cut off
            middle = min(max(x + wide / 2, half), WIDTH - half)
            parts.append(_text(middle, base + 15, label, "middle", "small"))
    return _closed(parts)


def curves(title: str, drawn: Sequence[Curve]) -> str:
    """Lines over a band as wide as the interval."""
    length = max(len(curve.values) for curve in drawn)
    most = max(max(curve.highs, default=0.0) for curve in drawn)
    least = min(0.0, *(min(curve.lows, default=0.0) for curve in drawn))
    top, base, left = 8.0, 150.0, 30
    across = _Scale(0, max(length - 1, 1), left, WIDTH - 8)
    up = _Scale(least, most or 1, base, top)
    parts = [_open(title, base + 22)]
    for tick in ticks(least, most or 1, 4):
        parts.append(_line(left, up.at(tick), WIDTH - 8, up.at(tick), "grid"))
        parts.append(_text(left - 5, up.at(tick) + 4, f"{tick:g}", "end", "small"))
    for tick in ticks(0, max(length - 1, 1), 6):
        if tick == int(tick):
            parts.append(_text(across.at(tick), base + 15, f"{tick + 1:g}", "middle", "small"))
    for curve in drawn:
        over = [(across.at(place), up.at(value)) for place, value in enumerate(curve.highs)]
        under = [(across.at(place), up.at(value)) for place, value in enumerate(curve.lows)]
        line = [(across.at(place), up.at(value)) for place, value in enumerate(curve.values)]
        parts.append(f'<polygon points="{_points([*over, *reversed(under)])}" class="{curve.kind} band"/>')
        parts.append(f'<polyline points="{_points(line)}" class="{curve.kind} line"/>')
    return _closed(parts)


def ticks(least: float, most: float, about: int) -> list[float]:
    """Round numbers between two others, about so many."""
    rough = (most - least) / max(about, 1)
    if rough <= 0:
        return [least]
    power = 10 ** math.floor(math.log10(rough))
    step = next(step * power for step in _STEPS if step * power >= rough * 0.999)
    first = math.ceil(least / step - 1e-9)
    last = math.floor(most / step + 1e-9)
    return [round(step * place, 6) for place in range(first, last + 1)]


@dataclass(frozen=True)
class _Scale:
    least: float
    most: float
    start: float
    end: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.least), self.most)
        return self.start + (self.end - self.start) * (inside - self.least) / ((self.most - self.least) or 1)


def _open(title: str, height: float) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img"><title>{escape(title)}</title>'


def _closed(parts: list[str]) -> str:
    return "\n".join([*parts, "</svg>"])


def _line(x: float, y: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _text(x: float, y: float, words: str, anchor: str, kind: str, whole: str = "") -> str:
    told = f"<title>{escape(whole)}</title>" if whole and whole != words else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}{told}</text>'


def _points(line: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in line)


def _lines(name: str) -> list[str]:
    """A name on a line or two; the end of one that is longer still is told to whoever points at it."""
    return wrap(name, _LETTERS, max_lines=2, placeholder="…") or [""]
