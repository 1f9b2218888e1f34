"""The track of Twisted Fables with everything that hangs off its long sides."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from noctuary.boards.fables import (
    TERMINAL_GLYPHS,
    Board,
    Side,
    board_of,
    candidates,
    family_of,
    glyph_of,
    moves_of,
    piles,
    reach_of,
    read_item,
)
from noctuary.boards.item import Item
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.canvas import Canvas, Chip, Detail
from noctuary.kernel.ids import Seat
from noctuary.text import Language, has, say

__all__ = ["TERMINAL_GLYPHS", "candidates", "colours", "draw", "moves_of", "piles", "read_item"]

_PRICE = "◇"
_FEW = 6  # cards left in a pile: from there on the number is worth its room
_HEADING = 10
_CARD_WIDTHS = (12, 18)  # the least and the most
_MARKERS = 37  # cells that HP, Defense and Power take beside name and bar


def draw(
    table: Table, lang: Language, width: int, *, detail: Detail, cursor: int | None, pointed: Item | None
) -> Canvas:
    """The whole board at this width."""
    picture = Picture(board_of(table, lang), lang, Canvas(width, cursor), detail, pointed)
    picture.paint()
    return picture.canvas


def colours(table: Table) -> dict[Seat, str]:
    """Each seat's colour: hers, her partner's, and two for the opponents."""
    board = board_of(table, Language.EN)
    return {side.seat: colour_of(board, side) for side in board.sides}


def colour_of(board: Board, side: Side) -> str:
    if side.mine:
        return palette.MINE
    if side.friend:
        return palette.FRIEND
    first = next(other for other in board.sides if not other.friend)
    return palette.FOE if side is first else palette.OTHER_FOE


class Picture:
    def __init__(
        self, board: Board, lang: Language, canvas: Canvas, detail: Detail, pointed: Item | None
    ) -> None:
        self.board = board
        self.lang = lang
        self.canvas = canvas
        self.roomy = detail is Detail.ROOMY
        self.brief = detail in (Detail.BRIEF, Detail.TERSE)
        self.reach = None if pointed is None else reach_of(pointed.slug)
        longest = max(cell_len(side.name) for side in board.sides)
        self.name_width = min(longest + 4, max(canvas.width - _MARKERS - 10, 10))

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def paint(self) -> None:
        """Opponents above the track, the person below it, the shop and her hand at the bottom."""
        for side in reversed(self.board.others):
            if not side.friend:
                self.side(side, brief=self.brief)
        mine = self.board.me.fable.track
        for track in sorted({side.fable.track for side in self.board.sides}, key=lambda one: one == mine):
            self.track(track, flat=self.brief)
        for side in self.board.others:
            if side.friend:
                self.side(side, brief=self.brief)
        self.side(self.board.me, brief=False)
        if self.roomy:
            self.canvas.add("")
        self.shop()
        self.hand()

    # -- a Fable ------------------------------------------------------------------------------------

    def colour(self, side: Side) -> str:
        return colour_of(self.board, side)

    def side(self, side: Side, *, brief: bool) -> None:
        """Name, HP, Defense and Power; unless it must be brief, what she has and what lies before her."""
        colour, fable = self.colour(side), side.fable
        line = Text().append("▌", colour)
        name = set_cell_size(("► " if side.active else "  ") + side.name, self.name_width)
        sheet = Item(fable.fable, side.name, "sheet")
        line.append(name, self.canvas.mark(sheet, len(line), self.name_width, f"bold {colour}"))
        if fable.out:
            self.canvas.add(line.append(self.say("fables-out"), palette.DIM))
            return
        line.append(f" {self.say('fables-marker-hp')} ", palette.DIM)
        line.append_text(self.bar(side, colour))
        line.append(f" {fable.hp}/{fable.max_hp}".ljust(6), f"bold {colour}")
        self.marker(line, "fables-marker-defense", f"{fable.defense}/{fable.max_defense}")
        self.marker(line, "fables-marker-power", str(fable.power))
        self.canvas.add(line)
        if not brief:
            self.belongings(side, colour)

    def marker(self, line: Text, name: str, value: str) -> None:
        line.append(f"  {self.say(name)} ", palette.DIM)
        line.append(value, f"bold {palette.TEXT}")

    def bar(self, side: Side, colour: str) -> Text:
        """HP as a bar, with a tick where the Epic threshold is."""
        fable = side.fable
        width = max(min(self.canvas.width - self.name_width - _MARKERS, 34), 0)
        full = -(-fable.hp * width // fable.max_hp)
        tick = -(-fable.threshold * width // fable.max_hp) - 1 if fable.threshold >= 0 else -1
        bar = Text()
        for place in range(width):
            if place == tick:
                ground = f" on {colour}" if place < full else ""
                bar.append("┃", f"bold {palette.GOLD if place >= full else palette.NIGHT}{ground}")
            else:
                bar.append(*(("█", colour) if place < full else ("░", palette.FAINT)))
        return bar

    def belongings(self, side: Side, colour: str) -> None:
        """Counts, and the open cards that lie before her."""
        counts = list(side.counts)
        if side.fable.threshold >= 0:
            counts.append(self.say("cli-threshold", threshold=side.fable.threshold))
        head = Text().append("▌ ", colour).append(" · ".join(counts), palette.DIM)
        if self.roomy:
            self.canvas.add(head)
            for zone in side.zones if side.mine else [*side.zones, side.reserves]:
                title = Text().append("▌ ", colour).append(f"{zone.title} ".ljust(_HEADING), palette.DIM)
                self.canvas.chips(title, [self.open_card(item) for item in zone.items], _HEADING + 2)
        else:
            chips = [self.open_card(item) for zone in side.zones for item in zone.items]
            self.canvas.chips(head.append("  "), chips, 2)

    def open_card(self, item: Item) -> Chip:
        note = f" {item.note}" if item.note else ""
        return Chip(
            item, self.label(item) + note, f"{palette.FAMILY[family_of(item.slug)]} on {palette.RAISED}"
        )

    # -- the track ----------------------------------------------------------------------------------

    def track(self, track: int, *, flat: bool) -> None:
        """The squares in a row, numbered; in Relic mode with their relics where there is room."""
        squares = range(1, self.board.view.squares + 1)
        inner = min((self.canvas.width - 1) // len(squares) - 1, 12)
        here = [side for side in self.board.sides if side.fable.track == track and not side.fable.out]
        top = self.border("┌┬┐", [str(square) for square in squares], inner)
        self.canvas.add(self.distance(top, here, inner) if flat else top)
        if self.roomy:
            self.canvas.add(self.row([self.relic(square, inner) for square in squares], track))
        self.canvas.add(self.row([self.token(here, track, square, inner) for square in squares], track))
        if self.roomy:
            waves = [centred(self.waves(track, square), inner) for square in squares]
            self.canvas.add(self.row([Text(text, palette.FAMILY["movement"]) for text in waves], track))
        if not flat:
            self.canvas.add(self.distance(self.border("└┴┘", [""] * len(squares), inner), here, inner))

    def border(self, corners: str, labels: list[str], inner: int) -> Text:
        cells = corners[1].join(f"{label:─^{inner}}" for label in labels)
        return Text(corners[0] + cells + corners[2], palette.FAINT)

    def row(self, cells: list[Text], track: int) -> Text:
        row = Text().append("│", palette.FAINT)
        for square, cell in enumerate(cells, start=1):
            if self.lit(track, square):
                cell.stylize_before(f"on {palette.LIT}")
            row.append_text(cell)
            row.append("│", palette.FAINT)
        return row

    def lit(self, track: int, square: int) -> bool:
        """Within reach of the card that is pointed at."""
        me = self.board.me.fable
        return self.reach is not None and me.track == track and 0 < abs(square - me.square) <= self.reach

    def token(self, here: list[Side], track: int, square: int, inner: int) -> Text:
        for side in here:
            if side.fable.square == square:
                name = centred(self.short(side), inner)
                return Text().append(name, f"bold {palette.NIGHT} on {self.colour(side)}")
        waves = "" if self.roomy else self.waves(track, square)
        return Text(centred(waves, inner), palette.FAMILY["movement"])

    def short(self, side: Side) -> str:
        message = f"cli-short-{side.fable.fable}"
        return self.say(message) if has(message) else side.name

    def waves(self, track: int, square: int) -> str:
        """A wave for each Tentacle on this square."""
        owners = [side.fable for side in self.board.sides if side.fable.track == track]
        return "≈" * sum(fable.tentacles.count(square) for fable in owners)

    def relic(self, square: int, inner: int) -> Text:
        zone = self.board.relics
        titles = [] if zone is None else [item.title for item in zone.items if item.note == str(square)]
        return Text(centred(titles[0] if titles else "", inner), palette.DIM)

    def distance(self, border: Text, here: list[Side], inner: int) -> Text:
        """The distance between two Fables on a track, in the border half-way between them."""
        if len(here) != 2:
            return border
        one, other = (side.fable.square for side in here)
        label = f"‹ {abs(one - other)} ›"
        middle = ((one + other - 1) * (inner + 1)) // 2
        start = max(min(middle - len(label) // 2, border.cell_len - len(label)), 0)
        return Text.assemble(border[:start], (label, f"bold {palette.GOLD}"), border[start + len(label) :])

    # -- cards --------------------------------------------------------------------------------------

    def label(self, item: Item) -> str:
        return f"{glyph_of(item.slug)} {item.title}"

    def style(self, item: Item) -> str:
        """Bright if a move on offer is about it."""
        if item.live:
            return f"bold {palette.FAMILY[family_of(item.slug)]} on {palette.RAISED}"
        return f"{palette.DIM} on {palette.PANEL}"

    def heading(self, title: str) -> Text:
        return Text().append(set_cell_size(title, max(cell_len(title) + 1, _HEADING)), palette.DIM)

    def shop(self) -> None:
        """Basic piles, the tops of her own reserves and the relics, with their prices."""
        board = self.board
        self.canvas.chips(
            self.heading(board.shop.title), [self.pile(item) for item in board.shop.items], _HEADING
        )
        tops = [
            Chip(item, f"{self.label(item)} {_PRICE}{price_of(item)}", self.style(item))
            for item in board.reserves.items
        ]
        self.canvas.chips(self.heading(board.reserves.title), tops, _HEADING)
        if board.relics is not None:
            relics = [self.relic_chip(item) for item in board.relics.items]
            self.canvas.chips(self.heading(board.relics.title), relics, _HEADING)

    def relic_chip(self, item: Item) -> Chip:
        """By name where there is room; otherwise only the one on her square, which she may use."""
        named = self.roomy or item.note == str(self.board.me.fable.square)
        return Chip(item, f"{item.note} {item.title}" if named else item.note, self.style(item))

    def pile(self, item: Item) -> Chip:
        level = item.slug.partition("-")[2]
        left = int(item.note.partition("×")[2])
        few = f"×{left}" if left < _FEW else ""
        return Chip(item, f"{glyph_of(item.slug)}{level}{_PRICE}{price_of(item)}{few}", self.style(item))

    def hand(self) -> None:
        """Equal cards once, with their number; as blocks where there is room."""
        items = {item.slug: item for item in self.board.hand.items}
        counts = Counter(item.slug for item in self.board.hand.items)
        if self.roomy:
            self.canvas.add("")
            least, most = _CARD_WIDTHS
            width = max(min((self.canvas.width + 1) // max(len(items), 1) - 1, most), least)
            blocks = [self.card(item, counts[slug], width) for slug, item in items.items()]
            self.canvas.blocks(blocks, width)
            return
        chips = [
            Chip(item, self.label(item) + (f" ×{counts[slug]}" if counts[slug] > 1 else ""), self.style(item))
            for slug, item in items.items()
        ]
        self.canvas.chips(self.heading(self.board.hand.title), chips, _HEADING)

    def card(self, item: Item, count: int, width: int) -> tuple[Item, list[str], str]:
        """A card as a block: type and number of copies, then its title on two lines."""
        corner = f"×{count}" if count > 1 else ""
        top = glyph_of(item.slug) + corner.rjust(width - 3)
        return item, [top, *two_lines(item.title, width - 2)], self.style(item)


def price_of(item: Item) -> str:
    return item.note.partition("×")[0]


def centred(text: str, width: int) -> str:
    """Exactly so many cells, the text in the middle."""
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1) + "."
    left = (width - cell_len(text)) // 2
    return set_cell_size(" " * left + text, width)


def two_lines(text: str, width: int) -> tuple[str, str]:
    """Broken between words where the first line is full."""
    if cell_len(text) <= width:
        return text, ""
    words = text.split(" ")
    first = words.pop(0)
    while words and cell_len(f"{first} {words[0]}") <= width:
        first += " " + words.pop(0)
    return first, " ".join(words)
