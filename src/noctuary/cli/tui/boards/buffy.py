"""The board of Buffy: two win tracks, the spaces around the Park, the contest, the hand."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from noctuary.boards.buffy import (
    Contest,
    board_of,
    candidates,
    contest_title,
    moves_of,
    piles,
    read_item,
    short_talent,
)
from noctuary.boards.item import Item
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.boards.buffy_players import PlayersPainter
from noctuary.cli.tui.boards.buffy_signs import HEADING
from noctuary.cli.tui.boards.buffy_spaces import SpacesPainter
from noctuary.cli.tui.canvas import Canvas, Detail
from noctuary.cli.tui.signs import colours, cut
from noctuary.text import Language

__all__ = ["TERMINAL_GLYPHS", "candidates", "colours", "draw", "moves_of", "piles", "read_item"]

TERMINAL_GLYPHS: dict[int, str] = {}  # card texts have no icons


def draw(
    table: Table, lang: Language, width: int, *, detail: Detail, cursor: int | None, pointed: Item | None
) -> Canvas:
    """The whole board at this width."""
    picture = Picture(table, board_of(table, lang), lang, Canvas(width, cursor), detail)
    picture.paint()
    return picture.canvas


class Picture(PlayersPainter, SpacesPainter):
    """All of it, from top to bottom."""

    def paint(self) -> None:
        """Where the turn stands, the players, the board, the contest, her hand."""
        self.strip()
        self.players()
        if len(self.board.players) == 2:
            self.square()
        else:
            self.ring()
        if self.board.contest is not None:
            self.contest(self.board.contest)
        self.hand()

    # -- the contest --------------------------------------------------------------------------------

    def contest(self, contest: Contest) -> None:
        """Who is in it, and both sides by talent; `◂` marks what decides."""
        title = contest_title(contest, self.lang)
        if self.brief:
            line = Text().append("⚔ ", f"bold {palette.GOLD}")
            totals = self.totals_in_a_line(contest)
            line.append(cut(title, max(self.canvas.width - totals.cell_len - 4, 8)) + "  ", palette.TEXT)
            line.append_text(totals)
            if not contest.required:
                line.append("✗", f"bold {palette.FAMILY['attack']}")
            self.canvas.add(line)
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

    def hand(self) -> None:
        if self.roomy:
            self.canvas.add("")
        title = set_cell_size(self.board.hand.title, HEADING)
        self.canvas.chips(Text(title, palette.DIM), self.hand_chips(), HEADING)
