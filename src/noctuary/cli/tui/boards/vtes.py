"""The board of VTES: prey on the left, predator on the right, others above, what is going on between, you."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from noctuary.boards.item import Item
from noctuary.boards.vtes import Board, Cards, Player, candidates, moves_of, piles, read_item
from noctuary.boards.vtes_text import going_on, impulse_text
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.boards.vtes_signs import HEADING, Segment, Signs
from noctuary.cli.tui.canvas import Canvas, Detail
from noctuary.cli.tui.signs import colours, cut
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.text import Language

__all__ = ["TERMINAL_GLYPHS", "candidates", "colours", "draw", "moves_of", "piles", "read_item"]

TERMINAL_GLYPHS: dict[int, str] = {}  # card texts have no icons


def draw(
    table: Table, lang: Language, width: int, *, detail: Detail, cursor: int | None, pointed: Item | None
) -> Canvas:
    """The whole board at this width."""
    cards = Cards(table, lang)
    picture = Picture(table, cards, cards.board(), Canvas(width, cursor), detail)
    picture.paint()
    return picture.canvas


class Picture(Signs):
    """All of it, from top to bottom."""

    def __init__(self, table: Table, cards: Cards, board: Board, canvas: Canvas, detail: Detail) -> None:
        super().__init__(table, cards.lang, detail)
        self.cards = cards
        self.board = board
        self.canvas = canvas

    def paint(self) -> None:
        """Where the turn stands, the others, the neighbours, the sequence, herself, her hand."""
        self.strip()
        side = self.board.me.side
        left = next((one for one in self.board.others if one.seat == side.prey), None)
        right = next((one for one in self.board.others if one.seat == side.predator), None)
        for player in self.board.others:
            if player not in (left, right):
                self.block(self.player_lines(player, self.canvas.width, short=True))
        if left is not None and right is not None and left is not right:
            half = (self.canvas.width - 1) // 2
            self.beside(self.player_lines(left, half), self.player_lines(right, half), half)
        elif left is not None:
            self.block(self.player_lines(left, self.canvas.width))
        self.sequence()
        self.block(self.player_lines(self.board.me, self.canvas.width))
        self.hand()

    def strip(self) -> None:
        """The five phases, the running one marked."""
        view = self.board.view
        line = Text()
        if view.turn:
            line.append(f"{seat_letter(Seat(view.active))} {view.turn} ", f"bold {palette.GOLD}")
        current = self.table.words.current_step(self.table.match)
        for step, name in self.table.words.steps(self.lang):
            if step == current:
                line.append(f"▐{name}▌", f"bold {palette.NIGHT} on {palette.GOLD}")
            else:
                line.append(f" {name} ", palette.DIM)
        self.canvas.add(line)

    # -- rows of segments ---------------------------------------------------------------------------

    def block(self, lines: list[list[Segment]]) -> None:
        for segments in lines:
            line = Text()
            self.put(line, segments)
            self.canvas.add(line)

    def beside(self, left: list[list[Segment]], right: list[list[Segment]], half: int) -> None:
        """Two Methuselahs in columns."""
        for row in range(max(len(left), len(right))):
            line = Text()
            self.put(line, left[row] if row < len(left) else [])
            line.append(" " * (half - line.cell_len) + "│", palette.FAINT)
            self.put(line, right[row] if row < len(right) else [])
            self.canvas.add(line)

    def put(self, line: Text, segments: list[Segment]) -> None:
        for text, style, item in segments:
            if item is None:
                line.append(text, style)
            else:
                line.append(text, self.canvas.mark(item, line.cell_len, cell_len(text), style))

    # -- what is going on ---------------------------------------------------------------------------

    def sequence(self) -> None:
        """The action with stealth and intercept, range and strikes, votes; who may block, whose impulse."""
        lines = [line.text for line in going_on(self.board, self.cards)]
        order = impulse_text(self.board.view, self.cards)
        if lines and order:
            lines[0] = f"{lines[0]} {self.may_block()}".strip()
        if self.brief and lines:
            lines = [cut(" ".join(lines), self.canvas.width - 2)]
        for text in lines:
            for part in self.wrapped(text, self.canvas.width - 2):
                self.canvas.add(Text().append("┃ ", f"bold {palette.GOLD}").append(part, palette.TEXT))
        if order and (lines or not self.brief):
            self.canvas.add(Text().append("┃ ", f"bold {palette.GOLD}").append(order, palette.DIM))

    def may_block(self) -> str:
        view = self.board.view
        if view.action is None or view.combat is not None or view.referendum is not None:
            return ""
        who = " ".join(seat_letter(Seat(seat)) for seat in view.action.eligible)
        return self.say("cli-vtes-may-block", who=who) if who else ""

    # -- the hand -----------------------------------------------------------------------------------

    def hand(self) -> None:
        if self.roomy:
            self.canvas.add("")
        title = set_cell_size(self.board.hand.title, HEADING)
        self.canvas.chips(Text(title, palette.DIM), self.hand_chips(self.board.hand.items), HEADING)

    def player_lines(self, player: Player, width: int, *, short: bool = False) -> list[list[Segment]]:
        head = self.head(player, self.board.me, width)
        if player.side.out or (self.terse and not player.mine):
            return [head]
        return [head, *self.flow(self.things(player, short=short), width, self.colours[player.seat])]
