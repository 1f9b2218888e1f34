"""The pool: every Fable in the order in which their cards are numbered."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.cards.red import RED
from noctuary.games.fables.sheet import Pool

POOL: Final = Pool([RED])
