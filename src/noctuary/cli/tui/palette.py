"""Colours of the table (after Okabe and Ito, so that most eyes can tell them apart) on a night ground."""

from __future__ import annotations

NIGHT = "#14151f"
PANEL = "#1c1e2b"
RAISED = "#2a2d3f"
DIM = "#7d8299"
FAINT = "#4a4e63"
TEXT = "#dfe2ee"
GOLD = "#f0c75e"
CHOSEN = "#3b4468"
LIT = "#33405c"  # a square that the card in question reaches

MINE = "#56b4e9"
FRIEND = "#2fc39a"
FOE = "#f28e4b"
OTHER_FOE = "#d98ab5"

FAMILY = {
    "attack": "#f2786b",
    "defense": "#6fb1f0",
    "movement": "#5fcf9f",
    "joker": "#d4a5f0",
    "epic": GOLD,
    "poison": "#a6c84c",
    "other": "#c9cbd8",
}
