"""What the log says, with the names of this game's arguments (`kernel.tell`).

`card`, `other`, `source` are kinds, `who`, `foe` seats; `minion` and `target` are kinds of cards in play.
"""

from __future__ import annotations

from noctuary.kernel.tell import cards, hidden_cards
from noctuary.kernel.tell import numbers as numbers_told

__all__ = ["cards", "hidden_cards", "numbers_told"]
