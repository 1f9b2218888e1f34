"""The board of Buffy: two win tracks, the spaces around the Park, the contest, the hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from noctuary.cli.boards.buffy import (
    DESTINY_TO_WIN,
    GLYPHS,
    PARK,
    PARK_TO_WIN,
    Board,
    Contest,
    Place,
    Player,
    Thing,
    board_of,
    candidates,
    contest_title,
    family_of,
    moves_of,
    piles,
    read_item,
    short_talent,
)
from noctuary.cli.boards.item import Item
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.canvas import Canvas, Chip, Detail
from noctuary.games.buffy.kinds import STEPS, TALENT_SLUGS, TIMING_SLUGS
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.text import Language, say

__all__ = ["TERMINAL_GLYPHS", "candidates", "colours", "draw", "moves_of", "piles", "read_item"]

TERMINAL_GLYPHS: dict[int, str] = {}  # card texts have no icons
_HEADING: Final = 10
_SMALL: Final = 14  # rows that a board on a small screen should take
_NAME: Final = 18
_CHIP: Final = 22  # cells of a card in hand, where there is little room
_FOES: Final = (
    palette.FOE,
    palette.OTHER_FOE,
    palette.FRIEND,
    palette.FAMILY["joker"],
    palette.FAMILY["poison"],
)
_FAMILY: Final = {
    "character": palette.GOLD,
    "skill": palette.FAMILY["movement"],
    "item": palette.FAMILY["defense"],
    "action": palette.FAMILY["attack"],
    "event": palette.FAMILY["joker"],
}
# Where the spaces of two players lie around the Park, from the person's own first one: hers at the bottom.
_AROUND: Final = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0))


def draw(
    table: Table, lang: Language, width: int, *, detail: Detail, cursor: int | None, pointed: Item | None
) -> Canvas:
    """The whole board at this width."""
    picture = Picture(table, board_of(table, lang), lang, Canvas(width, cursor), detail)
    picture.paint()
    return picture.canvas


def colours(table: Table) -> dict[Seat, str]:
    """Each seat's colour: hers, and one for each opponent."""
    seats = [Seat(seat) for seat in range(table.match.seats)]
    others = [seat for seat in seats if seat != table.me]
    return {table.me: palette.MINE, **dict(zip(others, _FOES))}


class Picture:
    def __init__(self, table: Table, board: Board, lang: Language, canvas: Canvas, detail: Detail) -> None:
        self.table = table
        self.board = board
        self.lang = lang
        self.canvas = canvas
        self.detail = detail
        self.roomy = detail is Detail.ROOMY
        self.brief = detail is Detail.BRIEF
        self.colours = colours(table)

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def paint(self) -> None:
        """Where the turn stands, the players, the board, the contest, her hand."""
        self.strip()
        for player in [*self.board.others, self.board.me]:
            self.player(player)
        if len(self.board.players) == 2:
            self.square()
        else:
            self.ring()
        if self.board.contest is not None:
            self.contest(self.board.contest)
        self.hand()

    # -- the turn and the tracks --------------------------------------------------------------------

    def strip(self) -> None:
        """Day or night and the seven steps, the running one marked; then the order of the talents."""
        view = self.board.view
        time = self.say("cli-buffy-day" if view.day else "cli-buffy-night")
        line = Text().append(f"{time}  ", f"bold {palette.GOLD}")
        for step in TIMING_SLUGS[:STEPS]:
            name = self.say(f"cli-buffy-step-{step}")
            if step == view.step and view.turn > 0:
                line.append(f"▐{name}▌", f"bold {palette.NIGHT} on {palette.GOLD}")
            else:
                line.append(f" {name}", palette.DIM)
        order = "/".join(short_talent(talent, self.lang) for talent in TALENT_SLUGS)
        if line.cell_len + cell_len(order) + 2 <= self.canvas.width:
            line.append(order.rjust(self.canvas.width - line.cell_len - 1), palette.FAINT)
        self.canvas.add(line)

    def player(self, player: Player) -> None:
        """Name, both win tracks, and what she has."""
        colour = self.colours[player.seat]
        line = Text().append("▌", colour)
        mark = "►" if player.active else " "
        name = set_cell_size(f"{mark}{seat_letter(player.seat)} {player.name}", _NAME)
        essence = Item(player.side.essence, player.name, "essence")
        line.append(name, self.canvas.mark(essence, line.cell_len, _NAME, f"bold {colour}"))
        if player.side.out:
            self.canvas.add(line.append(self.say("cli-buffy-out"), palette.DIM))
            return
        self.track(line, "cli-buffy-destiny", player.side.destiny, DESTINY_TO_WIN, "●○", colour)
        self.track(line, "cli-buffy-park-track", player.park, PARK_TO_WIN, "■□", colour)
        line.append(" ")
        for count in player.counts:
            if line.cell_len + cell_len(count) < self.canvas.width:
                line.append(f" {count}", palette.DIM)
        if player.episodes and not self.brief:
            chips = [self.chip(item) for item in player.episodes]
            self.canvas.add(line)
            head = Text().append("▌ ", colour).append(f"{self.say('cli-buffy-episodes')} ", palette.DIM)
            self.canvas.chips(head, chips, 2)
        else:
            self.canvas.add(line)

    def track(self, line: Text, name: str, value: int, most: int, signs: str, colour: str) -> None:
        value = max(min(value, most), 0)
        line.append(f" {self.say(name)} ", palette.DIM)
        line.append(signs[0] * value, colour).append(signs[1] * (most - value), palette.FAINT)
        line.append(f" {value}", f"bold {palette.TEXT}")

    # -- the spaces ---------------------------------------------------------------------------------

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

    def mark_of(self, thing: Thing) -> str:
        sign = "◇" if thing.reward is not None else "★" if thing.main else "●"
        return f"{seat_letter(thing.owner)}{sign}"

    def short(self, thing: Thing, longest: int) -> str:
        return self.mark_of(thing) + cut(thing.name, longest) + (" z" if thing.fatigued else "")

    def whole(self, thing: Thing, inner: int) -> str:
        """`A★Ada Vance +1     5/1/0/2`, a challenge with its reward; `z`: fatigued."""
        reward = "" if thing.reward is None else f" +{thing.reward}"
        tail = f" {thing.numbers}{reward}" + (" z" if thing.fatigued else "")
        more = f" +{len(thing.attached)}" if thing.attached and not self.roomy else ""
        room = inner - cell_len(tail)
        name = cut(thing.name, room - cell_len(more) - 2)
        return set_cell_size(self.mark_of(thing) + name + more, room) + tail

    def style_of(self, thing: Thing) -> str:
        colour = palette.DIM if thing.fatigued else self.colours[thing.owner]
        return f"{'bold ' if thing.main or thing.item.live else ''}{colour}"

    def ring(self) -> None:
        """For more players: the Park, then each one's four spaces in the order of the ring."""
        self.row_of_places([self.board.park], self.say("cli-buffy-park"), palette.GOLD)
        for first in range(0, len(self.board.ring), 4):
            places = self.board.ring[first : first + 4]
            owner = places[0].owner
            assert owner is not None
            rows = [[place] for place in places] if self.roomy else [places]
            for row in rows:
                self.row_of_places(row, "", self.colours[owner])

    def row_of_places(self, places: list[Place], title: str, colour: str) -> None:
        chips: list[Chip] = []
        for place in places:
            if place.space != PARK:
                location = place.location
                name = place.space if location is None or self.brief else f"{place.space} ⌂{location.title}"
                item = location or Item("", place.space, "space")
                chips.append(Chip(item, name, f"bold {colour}"))
            for thing in place.things:
                text = self.short(thing, 8 if self.brief else 18)
                text += "" if self.brief else f" {thing.numbers}"
                chips.append(Chip(thing.item, text, f"{self.style_of(thing)} on {palette.RAISED}"))
        head = Text().append("▌", colour).append(f"{title} " if title else "", f"bold {colour}")
        self.canvas.chips(head, chips, 1)

    # -- the contest --------------------------------------------------------------------------------

    def contest(self, contest: Contest) -> None:
        """Who is in it, and both sides by talent; `◂` marks what decides."""
        title = contest_title(contest, self.lang)
        if self.brief:
            line = Text().append("⚔ ", f"bold {palette.GOLD}")
            totals = self.totals_in_a_line(contest)
            line.append(cut(title, max(self.canvas.width - totals.cell_len - 4, 8)) + "  ", palette.TEXT)
            self.canvas.add(line.append_text(totals))
            return
        head = Text().append("⚔ ", f"bold {palette.GOLD}").append(title, f"bold {palette.TEXT}")
        head.append(f" · {contest.stage}", palette.DIM)
        if not contest.required:
            head.append(f" · {self.say('cli-buffy-requirement-missing')}", palette.FAMILY["attack"])
        self.canvas.add(head)
        against = "cli-buffy-defending" if contest.fight else "cli-buffy-goal"
        names = [self.say("cli-buffy-attacking"), self.say(against)]
        width = max(map(cell_len, names))
        for column, (name, seat) in enumerate(zip(names, (contest.attacker, contest.defender)), start=1):
            line = Text().append("▌ ", self.colours[seat]).append(f"{name:<{width}}", palette.DIM)
            for row in contest.totals:
                style = f"bold {palette.GOLD}" if row[3] else palette.DIM
                line.append(f"  {short_talent(row[0], self.lang)} ", palette.DIM)
                line.append(f"{row[column]:>2}{'◂' if row[3] else ' '}", f"{style} on {palette.RAISED}")
            stacked = contest.stacks[column - 1][1]
            if stacked:
                line.append("  " + ", ".join(stacked), palette.TEXT)
            self.canvas.add(line)

    def totals_in_a_line(self, contest: Contest) -> Text:
        """`BK 5:4◂ Sm 1:1 We 0:1 Ch 2:3`."""
        line = Text()
        for talent, attacking, defending, decides in contest.totals:
            line.append(f"{short_talent(talent, self.lang)} ", palette.DIM)
            style = f"bold {palette.GOLD}" if decides else palette.TEXT
            line.append(f"{attacking}:{defending}{'◂' if decides else ''} ", style)
        return line

    # -- the hand -----------------------------------------------------------------------------------

    def chip(self, item: Item, count: int = 1) -> Chip:
        family = family_of(self.table, item.slug)
        label = f"{GLYPHS[family]} {item.title}"
        label = label if self.roomy else cut(label, _CHIP)
        if count > 1:
            label += f" ×{count}"
        if item.live:
            return Chip(item, label, f"bold {_FAMILY.get(family, palette.TEXT)} on {palette.RAISED}")
        return Chip(item, label, f"{palette.DIM} on {palette.PANEL}")

    def hand_chips(self) -> list[Chip]:
        """Equal cards once, with their number."""
        items = {item.slug: item for item in self.board.hand.items}
        counts = Counter(item.slug for item in self.board.hand.items)
        return [self.chip(item, counts[slug]) for slug, item in items.items()]

    def hand_rows(self) -> int:
        """How many rows the hand takes, from a trial on a canvas of its own."""
        trial = Canvas(self.canvas.width, None)
        trial.chips(Text(" " * _HEADING), self.hand_chips(), _HEADING)
        return len(trial.rows)

    def hand(self) -> None:
        if self.roomy:
            self.canvas.add("")
        title = set_cell_size(self.board.hand.title, _HEADING)
        self.canvas.chips(Text(title, palette.DIM), self.hand_chips(), _HEADING)


def cut(text: str, width: int) -> str:
    """At most so many cells, with a dot where something is left out."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "." if width > 0 else ""


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
