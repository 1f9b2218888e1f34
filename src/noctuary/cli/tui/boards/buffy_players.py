"""The turn and the players of a Buffy board: the strip of steps, both win tracks, what each one has."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from noctuary.boards.buffy import DESTINY_TO_WIN, PARK_TO_WIN, Player, short_talent
from noctuary.boards.item import Item
from noctuary.cli.tui import palette
from noctuary.cli.tui.boards.buffy_signs import Painter
from noctuary.cli.tui.canvas import Chip
from noctuary.cli.tui.signs import cut
from noctuary.games.buffy.kinds import TALENT_SLUGS
from noctuary.kernel.ids import seat_letter

_NAME: Final = 18  # cells of a player's letter and name, where there is little room
_STEP: Final = 8  # no name of a step is cut shorter


class PlayersPainter(Painter):
    """Where the turn stands, and the players."""

    def strip(self) -> None:
        """Day or night and the seven steps, the running one marked; then the order of the talents."""
        view = self.board.view
        time = self.say("cli-buffy-day" if view.day else "cli-buffy-night")
        line = Text().append(f"{time}  ", f"bold {palette.GOLD}")
        order = "/".join(short_talent(talent, self.lang) for talent in TALENT_SLUGS)
        room = self.canvas.width - line.cell_len - cell_len(order) - 2
        current = self.table.words.current_step(self.table.match)
        for step, name in self.step_names(room):
            if step == current:
                line.append(f"▐{name}▌", f"bold {palette.NIGHT} on {palette.GOLD}")
            else:
                line.append(f" {name}", palette.DIM)
        if line.cell_len + cell_len(order) + 2 <= self.canvas.width:
            line.append(order.rjust(self.canvas.width - line.cell_len - 1), palette.FAINT)
        self.canvas.add(line)

    def step_names(self, room: int) -> list[tuple[str, str]]:
        """The steps of a turn in so many cells: the longest names are shortened first."""
        names = dict(self.table.words.steps(self.lang))
        while sum(cell_len(name) + 1 for name in names.values()) >= room:
            longest = max(names, key=lambda step: cell_len(names[step]))
            if cell_len(names[longest]) <= _STEP:
                break
            names[longest] = cut(names[longest], _STEP)
        return list(names.items())

    def players(self) -> None:
        """A line or two for each, she herself last; where there is hardly any room, side by side."""
        listed = [*self.board.others, self.board.me]
        if self.terse:
            self.canvas.chips(Text(), [self.player_chip(player) for player in listed], 0)
            return
        for player in listed:
            self.player(player)

    def player_chip(self, player: Player) -> Chip:
        """`►B Countess V. ●4 ■0`: Destiny Points and turns in the Park as numbers."""
        mark = "►" if player.active else " "
        name = cut(player.person, _NAME - 6)
        tracks = self.say("cli-buffy-out") if player.side.out else f"●{player.side.destiny} ■{player.park}"
        label = f"{mark}{seat_letter(player.seat)} {name} {tracks}"
        essence = Item(player.side.essence, player.name, "essence")
        return Chip(essence, label, f"bold {self.colours[player.seat]}")

    def player(self, player: Player) -> None:
        """Name, both win tracks, and what she has."""
        colour = self.colours[player.seat]
        line = Text().append("▌", colour)
        mark = "►" if player.active else " "
        width = self.name_width()
        name = set_cell_size(cut(f"{mark}{seat_letter(player.seat)} {player.person}", width), width)
        essence = Item(player.side.essence, player.name, "essence")
        line.append(name, self.canvas.mark(essence, line.cell_len, width, f"bold {colour}"))
        if player.side.out:
            self.canvas.add(line.append(self.say("cli-buffy-out"), palette.DIM))
            return
        self.track(line, "cli-buffy-destiny", player.side.destiny, DESTINY_TO_WIN, "●○", colour)
        self.track(line, "cli-buffy-park-track", player.park, PARK_TO_WIN, "■□", colour)
        if self.dense:
            self.episode_signs(line, player)
        left = self.counts(line, player.counts)
        self.canvas.add(line)
        if not self.dense and (player.episodes or left):
            self.second_line(player, left)

    def name_width(self) -> int:
        """As wide as the longest name asks for, within reason."""
        longest = max(cell_len(player.person) for player in self.board.players)
        return min(longest + 3, _NAME if self.brief else 2 * _NAME)

    def counts(self, line: Text, counts: list[str]) -> list[str]:
        """How many cards lie where, as far as the line has room; or all of them for a line of their own."""
        if (
            not self.dense
            and line.cell_len + sum(cell_len(count) + 1 for count in counts) >= self.canvas.width
        ):
            return counts
        line.append(" ")
        for count in counts:
            if line.cell_len + cell_len(count) >= self.canvas.width:
                break
            line.append(f" {count}", palette.DIM)
        return []

    def episode_signs(self, line: Text, player: Player) -> None:
        """Where there is little room, an episode is a sign that can be pointed at."""
        for item in player.episodes:
            line.append(" ")
            line.append("◆", self.canvas.mark(item, line.cell_len, 1, f"bold {palette.GOLD}"))

    def second_line(self, player: Player, counts: list[str]) -> None:
        head = Text().append("▌  ", self.colours[player.seat])
        for count in counts:
            head.append(f" {count}", palette.DIM)
        if player.episodes:
            head.append(f" {self.say('cli-buffy-episodes')} ", palette.DIM)
        self.canvas.chips(head, [self.chip(item) for item in player.episodes], 4)

    def track(self, line: Text, name: str, value: int, most: int, signs: str, colour: str) -> None:
        value = max(min(value, most), 0)
        line.append(f" {self.say(name)} ", palette.DIM)
        line.append(signs[0] * value, colour).append(signs[1] * (most - value), palette.FAINT)
        line.append(f" {value}", f"bold {palette.TEXT}")
