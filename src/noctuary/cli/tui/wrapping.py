"""Breaking lines where both languages allow it: never at the no-break spaces of French, as Rich would."""

from __future__ import annotations

import textwrap


def wrapped(text: str, width: int) -> str:
    """The text in lines of so many cells; all of it in one where the width is not known yet."""
    if width < 8:
        return text
    lines = [textwrap.fill(line, width, break_on_hyphens=False) for line in text.split("\n")]
    return "\n".join(lines)
