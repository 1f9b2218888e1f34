"""How the screen is laid out, in Textual's CSS; the colours are those of the palette.

Narrow: the board above, moves and reader below. Wide: reader and log in a column of their own.
"""

from __future__ import annotations

from typing import Final

from noctuary.cli.tui import palette

VARIABLES: Final = {
    "night": palette.NIGHT,
    "panel": palette.PANEL,
    "raised": palette.RAISED,
    "dim": palette.DIM,
    "faint": palette.FAINT,
    "text": palette.TEXT,
    "gold": palette.GOLD,
    "chosen": palette.CHOSEN,
}

CSS: Final = """
Screen {
    background: $night;
    color: $text;
}

#head {
    height: 1;
    background: $raised;
    padding: 0 1;
}

#middle {
    height: 1fr;
    layout: grid;
    grid-size: 2 2;
}

#board {
    column-span: 2;
    height: 100%;
}

#choices, #side {
    height: 100%;
}

.wide #board {
    column-span: 1;
    padding: 1 1 0 1;
}

.wide #side {
    row-span: 2;
}

#prompt {
    height: auto;
    max-height: 5;
    padding: 0 1;
    color: $gold;
    text-style: bold;
    border-top: solid $faint;
}

#moves, #moves:focus {
    background-tint: transparent;
    height: 1fr;
    padding: 0;
    border: none;
    background: $night;
    scrollbar-size-vertical: 1;
    scrollbar-color: $faint;
    scrollbar-background: $night;
    scrollbar-color-hover: $dim;
    scrollbar-background-hover: $night;
    scrollbar-color-active: $gold;
    scrollbar-background-active: $night;
}

#moves > .option-list--option-highlighted {
    background: $raised;
}

#moves:focus > .option-list--option-highlighted {
    background: $chosen;
    color: $text;
    text-style: bold;
}

#reader {
    height: auto;
    max-height: 70%;
    min-height: 2;
    padding: 0 0 0 1;
    border-top: solid $faint;
    border-title-color: $dim;
    scrollbar-gutter: stable;
    scrollbar-size-vertical: 1;
    scrollbar-color: $faint;
    scrollbar-background: $night;
    scrollbar-color-hover: $dim;
    scrollbar-background-hover: $night;
    scrollbar-color-active: $gold;
    scrollbar-background-active: $night;
}

#log {
    height: 1fr;
    padding: 0 1;
    background: $night;
    background-tint: transparent;
    border-top: solid $faint;
    border-title-color: $dim;
    scrollbar-size-vertical: 1;
    scrollbar-color: $faint;
    scrollbar-background: $night;
    scrollbar-color-hover: $dim;
    scrollbar-background-hover: $night;
    scrollbar-color-active: $gold;
    scrollbar-background-active: $night;
}

.wide #side {
    border-left: solid $faint;
}

.wide #reader {
    min-height: 10;
    border-top: none;
}

#prompt:focus, #reader:focus, #log:focus {
    border-top: solid $gold;
}

#command {
    display: none;
    height: 1;
    border: none;
    padding: 0 1;
    background: $raised;
}

#command.open {
    display: block;
}

#keys {
    link-style: none;
    link-color: $text;
    link-background-hover: $faint;
    link-style-hover: none;
    height: 1;
    padding: 0 1;
    background: $raised;
    color: $text;
}

ChoiceScreen, HelpScreen {
    align: center middle;
    background: $night 70%;
}

.dialog {
    width: 76;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    padding: 1 2;
    background: $panel;
    border: round $gold;
}

.dialog .title {
    margin-bottom: 1;
    text-style: bold;
}

.dialog OptionList {
    height: auto;
    border: none;
    background: $panel;
}
"""
