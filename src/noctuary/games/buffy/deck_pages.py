"""The ready decks as their pages tell of them: how hard each is to play, and the cards it is built around.

A deck of sixty cards has the page of its smaller twin, and a sentence more.
"""

# not compiled: it is read by pages, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.text.menu import Level

LARGE: Final = "-60"  # how the names of decks in tournament size end
LEVELS: Final = {
    "ada-vance": Level.EASY,
    "brother-cain": Level.MEDIUM,
    "constance-quill": Level.HARD,
    "countess-vesna": Level.MEDIUM,
    "dot-marlowe": Level.EASY,
    "milo-hart": Level.MEDIUM,
    "wren-calloway-evil": Level.HARD,
    "wren-calloway-good": Level.HARD,
}
KEYS: Final = {
    "ada-vance": ("ada-vance-3", "the-vance-hatchet", "this-one-is-mine"),
    "brother-cain": ("brother-cain-2", "fine-print", "seven-black-candles"),
    "constance-quill": ("constance-quill-3", "small-town-blackmail", "battle-of-wits"),
    "countess-vesna": ("masters-of-the-bandstand", "eclipse-over-town", "by-order-of-the-countess"),
    "dot-marlowe": ("dot-marlowe-2", "phone-tree", "the-kid-tags-along"),
    "milo-hart": ("milo-hart-3", "the-borrowed-book", "pocket-grimoire"),
    "wren-calloway-evil": ("wren-calloway-villain-2", "salt-for-the-wound", "last-orders"),
    "wren-calloway-good": ("wren-calloway-hero-2", "one-slow-dance", "the-morning-edition"),
}
