"""The spaces of a Buffy board: a square around the Park for two players, a ring in rows for more."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from noctuary.boards.buffy import PARK, Place, Thing
from noctuary.boards.item import Item
from noctuary.cli.tui import palette
from noctuary.cli.tui.boards.buffy_signs import Painter, reward_of
from noctuary.cli.tui.canvas import Chip
from noctuary.cli.tui.signs import cut

_TERSE: Final = 5  # cells of a name in the ring
_BRIEF: Final = 8
_WHOLE: Final = 18
_SMALL: Final = 14  # rows that a board on a small screen should take
# Where the spaces of two players lie around the Park, from the person's own first one: hers at the bottom.
_AROUND: Final = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0))


class SpacesPainter(Painter):
    """Whatever lies on the spaces."""

    def square(self) -> None:
        """Three by three, the Park in the middle, each row as high as what lies there asks for."""
        grid = [[self.board.park] * 3 for _ in range(3)]
        for place, (down, across) in zip(self.board.ring, _AROUND):
            grid[down][across] = place
        inner = (self.canvas.width - 4) // 3
        most = self.lines_per_space()
        for number, row in enumerate(grid):
            self.canvas.add(self.border(row, inner, "┌┬┐" if number == 0 else "├┼┤"))
            least = 2 if self.roomy else 1
            height = max(least, min(most, max(self.wanted(place) for place in row)))
            cells = [self.cell(place, inner, height) for place in row]
            for level in range(height):
                self.cells([cell[level] for cell in cells], inner)
        if self.roomy:
            self.canvas.add(Text("└" + "┴".join("─" * inner for _ in range(3)) + "┘", palette.FAINT))

    def lines_per_space(self) -> int:
        """How high a space may get: on a small screen, what the rest leaves."""
        if self.roomy:
            return 6
        if not self.brief:
            return 3
        rest = 1 + len(self.board.players) + (self.board.contest is not None) + self.hand_rows() + 3
        return max((_SMALL - rest) // 3, 1)

    def wanted(self, place: Place) -> int:
        """Lines to show everything there, one by one."""
        return sum(1 + (self.roomy and bool(thing.attached)) for thing in place.things)

    def border(self, row: list[Place], inner: int, corners: str) -> Text:
        line = Text(corners[0], palette.FAINT)
        for place in row:
            line.append_text(self.label(place, inner, line.cell_len))
            line.append(corners[2] if place is row[-1] else corners[1], palette.FAINT)
        return line

    def label(self, place: Place, inner: int, start: int) -> Text:
        """`─A2 Harrow Street───`, in the colour of whoever owns the space."""
        if place.space == PARK or place.owner is None:
            name, style = self.say("cli-buffy-park"), f"bold {palette.GOLD}"
        else:
            name, style = place.space, f"bold {self.colours[place.owner]}"
        label = Text("─", palette.FAINT).append(name, style)
        room = inner - label.cell_len - 2
        if place.location is not None and room > 3:
            title = cut(f"⌂{place.location.title}", room)
            width = cell_len(title)
            label.append(" ")
            spot = self.canvas.mark(place.location, start + label.cell_len, width, palette.DIM)
            label.append(title, spot)
        return label.append("─" * (inner - label.cell_len), palette.FAINT)

    def cells(self, parts: list[list[tuple[Thing | None, str]]], inner: int) -> None:
        """One line of three spaces; whatever lies there can be pointed at."""
        line = Text("│", palette.FAINT)
        for part in parts:
            end = line.cell_len + inner
            for thing, text in part:
                if thing is None:
                    line.append(text, palette.DIM)
                else:
                    style = self.canvas.mark(thing.item, line.cell_len, cell_len(text), self.style_of(thing))
                    line.append(text, style)
                line.append(" " if line.cell_len < end else "")
            line.append(" " * (end - line.cell_len)).append("│", palette.FAINT)
        self.canvas.add(line)

    def cell(self, place: Place, inner: int, height: int) -> list[list[tuple[Thing | None, str]]]:
        """Each thing on a line of its own with its numbers; side by side by name if they are too many."""
        if self.wanted(place) <= height:
            lines: list[list[tuple[Thing | None, str]]] = []
            for thing in place.things:
                lines.append([(thing, self.whole(thing, inner))])
                if self.roomy and thing.attached:
                    lines.append([(None, cut("   + " + ", ".join(thing.attached), inner))])
        elif len(place.things) <= height:
            lines = [[(thing, self.whole(thing, inner))] for thing in place.things]
        else:
            lines = self.flowing(place.things, inner, height)
        return lines + [[] for _ in range(height - len(lines))]

    def flowing(self, things: list[Thing], inner: int, height: int) -> list[list[tuple[Thing | None, str]]]:
        """Names as short as it takes to show all of them in so many lines; what is left is counted."""
        for longest in (14, 10, 7, 5, 3):
            lines = flow([(thing, self.short(thing, longest)) for thing in things], inner)
            if len(lines) <= height:
                return lines
        shown = sum(len(line) for line in lines[:height]) - 1
        lines = lines[:height]
        lines[-1] = [*lines[-1][:-1], (None, f"+{len(things) - shown}")]
        return lines

    def whole(self, thing: Thing, inner: int) -> str:
        """`A★Ada Vance +1     5/1/0/2`, a challenge with its reward; `z`: fatigued."""
        tail = f" {thing.numbers}{reward_of(thing)}" + (" z" if thing.fatigued else "")
        more = f" +{len(thing.attached)}" if thing.attached and not self.roomy else ""
        room = inner - cell_len(tail)
        name = cut(thing.name, room - cell_len(more) - 2)
        return set_cell_size(self.mark_of(thing) + name + more, room) + tail

    def ring(self) -> None:
        """For more players: the Park, then each one's four spaces in the order of the ring."""
        rows = [[self.board.park]]
        for first in range(0, len(self.board.ring), 4):
            places = self.board.ring[first : first + 4]
            rows += [[place] for place in places] if self.roomy else [places]
        if self.terse:  # in one run, without the spaces where nothing is
            rows = [[place for row in rows for place in row if place.things or place.space == PARK]]
        for row in rows:
            if row:
                chips = [chip for place in row for chip in self.chips_of(place)]
                head = Text().append("▌", self.colour_of(row[0]))
                self.canvas.chips(head, chips, 1 if self.brief else 4)

    def colour_of(self, place: Place) -> str:
        return palette.GOLD if place.owner is None else self.colours[place.owner]

    def chips_of(self, place: Place) -> list[Chip]:
        """A space by its name, then whatever lies there."""
        location = place.location
        if place.space == PARK:
            name = self.say("cli-buffy-park")
        else:
            name = place.space if location is None or self.brief else f"{place.space} ⌂{location.title}"
        item = location or Item("", name, "space")
        chips = [Chip(item, name, f"bold {self.colour_of(place)}")]
        longest = _TERSE if self.terse else _BRIEF if self.brief else _WHOLE
        for thing in place.things:
            text = self.short(thing, longest)
            text += "" if self.brief else f" {thing.numbers}{reward_of(thing)}"
            chips.append(Chip(thing.item, text, f"{self.style_of(thing)} on {palette.RAISED}"))
        return chips


def flow(parts: list[tuple[Thing, str]], width: int) -> list[list[tuple[Thing | None, str]]]:
    """Side by side in lines of so many cells."""
    lines: list[list[tuple[Thing | None, str]]] = [[]]
    used = 0
    for thing, text in parts:
        if used and used + cell_len(text) > width:
            lines.append([])
            used = 0
        lines[-1].append((thing, text))
        used += cell_len(text) + 1
    return lines
