"""A run over time, as one picture: how many moves, how late, and what that took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from noctuary.load.result import Result, Second
from noctuary.sim.page_style import COLOURS, DRAWN
from noctuary.sim.pictures import WIDTH, Curve, curves

_TITLE: Final = 26  # above each panel
_PANEL: Final = 172
_MARGIN: Final = 8
_INDENT: Final = 14  # more room for large numbers at the left
_MEGA: Final = 1_000_000
_STYLE: Final = (
    f"{COLOURS}.paper {{ fill: var(--page); }} text.title {{ font: 600 11px system-ui, sans-serif; }}{DRAWN}"
)

Say = Callable[[str], str]  # a message of the catalogues


def picture(result: Result, say: Say) -> str:
    """SVG that stands alone; panels without numbers (of a server elsewhere) are left out."""
    seconds = result.timeline
    wished = [result.wished_per_s] * len(seconds)
    panels = [
        (say("load-picture-moves"), [_curve("one", [one.moves for one in seconds]), _curve("other", wished)]),
        (
            say("load-picture-latency"),
            [
                _curve("one", [one.p50 for one in seconds]),
                _curve("other", [one.p99 for one in seconds]),
            ],
        ),
        (say("load-picture-cpu"), [_curve("one", _known(seconds, lambda one: one.cpu))]),
        (
            say("load-picture-memory"),
            [_curve("one", _known(seconds, lambda one: None if one.memory is None else one.memory / _MEGA))],
        ),
    ]
    drawn = [(title, lines) for title, lines in panels if seconds and all(line.values for line in lines)]
    wide, height = WIDTH + _INDENT, _MARGIN + len(drawn) * (_TITLE + _PANEL)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" width="{2 * wide}">',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{wide}" height="{height}"/>',
    ]
    for place, (title, lines) in enumerate(drawn):
        y = _MARGIN + place * (_TITLE + _PANEL)
        parts.append(f'<text x="{_MARGIN}" y="{y + 16}" class="title">{escape(title)}</text>')
        inner = curves(title, lines).removeprefix("<svg ")
        where = f'x="{_INDENT}" y="{y + _TITLE}" width="{WIDTH}" height="{_PANEL}"'
        parts.append(f'<svg {where} overflow="visible" {inner}')
    return "\n".join([*parts, "</svg>\n"])


def _curve(kind: str, values: Sequence[float]) -> Curve:
    return Curve("", kind, values, values, values)


def _known(seconds: Sequence[Second], of: Callable[[Second], float | None]) -> list[float]:
    """The last number that is known, where a second has none; nothing at all where no second has one."""
    values: list[float] = []
    for second in seconds:
        number = of(second)
        if number is not None:
            values.append(number)
        elif values:
            values.append(values[-1])
    return values
