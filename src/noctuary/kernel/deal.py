"""How a game was dealt, for whoever checks its seed (docs/records-and-positions.md, "Chance")."""

# not compiled: read once, when a game is over

from __future__ import annotations

from collections.abc import Sequence

from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.move import NOTHING


def lot(among: Sequence[Seat], fell: Seat) -> Document:
    """Who begins, where chance decided it."""
    return {"lot": [seat_letter(seat) for seat in among], "fell": seat_letter(fell)}


def pile(name: str, slugs: Sequence[str], drawn: Sequence[int], left: Sequence[int]) -> Document:
    """A pile that was shuffled: its cards in the order of their numbers, as it lay before; what was drawn of
    it, in no order; and what is left, the top card first. The last of `left` is the top of the pile."""
    taken = sorted(kind for kind in drawn if kind != NOTHING)
    return {
        "pile": name,
        "cards": [slugs[kind] for kind in sorted([*taken, *left])],
        "drawn": [slugs[kind] for kind in taken],
        "left": [slugs[kind] for kind in reversed(left)],
    }
