"""What the VTES board is drawn with: a Methuselah's line, cards as short marks, colours."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias

from rich.cells import cell_len

from noctuary.boards.item import Item
from noctuary.boards.vtes import GLYPHS, Player, Thing, family_of
from noctuary.cli.table import Table
from noctuary.cli.tui import palette
from noctuary.cli.tui.canvas import Chip, Detail
from noctuary.cli.tui.signs import colours, cut
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.text import Language, say

Segment: TypeAlias = tuple[str, str, Item | None]  # text, style, the card it stands for
_FAMILY: Final = {
    "master": palette.GOLD,
    "action": palette.FAMILY["attack"],
    "political-action": palette.FAMILY["joker"],
    "action-modifier": palette.FAMILY["movement"],
    "reaction": palette.FAMILY["defense"],
    "combat": palette.FAMILY["attack"],
    "equipment": palette.FAMILY["defense"],
    "retainer": palette.FAMILY["poison"],
    "ally": palette.FAMILY["poison"],
}
HEADING: Final = 12  # cells of what stands before a row of cards
_CHIP: Final = 22  # cells of a card in hand, where there is little room
_NAME: Final = 14  # cells of a card in play, where there is little room
_LONG_NAME: Final = 26


class Signs:
    """How much there is room for, and how each thing is then written."""

    def __init__(self, table: Table, lang: Language, detail: Detail) -> None:
        self.table = table
        self.lang = lang
        self.roomy = detail is Detail.ROOMY
        self.terse = detail is Detail.TERSE
        self.brief = self.terse or detail is Detail.BRIEF
        self.colours = colours(table)

    def say(self, message: str, /, **arguments: str | float) -> str:
        return say(self.lang, message, **arguments)

    # -- a Methuselah -------------------------------------------------------------------------------

    def head(self, player: Player, me: Player, width: int) -> list[Segment]:
        """`►B prey  pool 24  VP 1  Edge  hand 7 library 60`."""
        colour, side = self.colours[player.seat], player.side
        name = f"▌{'►' if player.active else ' '}{seat_letter(player.seat)} {self.part(player, me)} "
        found: list[Segment] = [(name, f"bold {colour}", None)]
        if side.out:
            text = self.say("cli-vtes-out", points=player.points)
            return [*found, (cut(text, width - cell_len(name)), palette.DIM, None)]
        found.append((self.say("cli-vtes-pool", pool=side.pool), f"bold {palette.TEXT}", None))
        found.append((" " + self.say("cli-vtes-points", points=player.points), palette.TEXT, None))
        if player.edge:
            found.append((" " + self.say("cli-vtes-edge"), f"bold {palette.GOLD}", None))
        left = width - sum(cell_len(text) for text, _, _ in found)
        for count in player.counts:
            if cell_len(count) + 2 > left:
                break
            found.append((f"  {count}", palette.DIM, None))
            left -= cell_len(count) + 2
        return found

    def part(self, player: Player, me: Player) -> str:
        """What she is to the one who looks."""
        if player.mine:
            return self.say("cli-vtes-you")
        if player.seat == me.side.prey == me.side.predator:
            return self.say("cli-vtes-rival")
        if player.seat == me.side.prey:
            return self.say("cli-vtes-prey")
        return self.say("cli-vtes-predator") if player.seat == me.side.predator else ""

    # -- her cards ----------------------------------------------------------------------------------

    def things(self, player: Player, *, short: bool) -> list[Segment]:
        found: list[Segment] = []
        for thing in player.things:
            found += self.thing(thing, short=short)
        if player.mine:
            for one, item in zip(player.side.uncontrolled, player.uncontrolled):
                found.append(self.to_come(item, one.counters))
        else:
            hidden = [f"▪{one.counters}" for one in player.side.uncontrolled]
            found += [(" ".join(hidden), palette.FAINT, None)] if hidden else []
        return found

    def thing(self, thing: Thing, *, short: bool) -> list[Segment]:
        """A card with its blood and state; what lies on it follows, or is counted."""
        one = thing.view
        name = cut(thing.item.title, _NAME if self.brief or short else _LONG_NAME)
        numbers = (
            f" {one.counters}/{one.capacity}" if one.vampire else f" {one.counters}" if one.counters else ""
        )
        more = f"+{len(thing.on)}" if thing.on and self.brief else ""
        text = f"{GLYPHS[family_of(self.table, thing.item.slug)]}{name}{numbers}{more}{self.state_of(thing)}"
        faint = one.locked or one.region in ("torpor", "contested")
        colour = palette.DIM if faint else self.colours[Seat(one.controller)]
        found: list[Segment] = [(text, f"{'bold ' if thing.item.live else ''}{colour}", thing.item)]
        if not self.brief:
            for other in thing.on:
                found += self.thing(other, short=short)
        return found

    def state_of(self, thing: Thing) -> str:
        one = thing.view
        signs = "↷" if one.locked else ""
        signs += {"torpor": "z", "contested": "≠"}.get(one.region, "")
        signs += "*" if one.stun else ""
        signs += "⇄" if one.returns is not None else ""
        signs += f"¤{len(one.corruption)}" if one.corruption else ""
        signs += f"☾{one.nightmares}" if one.nightmares else ""
        signs += f"▤{one.face_down}" if one.face_down else ""
        return f" {signs}" if signs else ""

    def to_come(self, item: Item, counters: int) -> Segment:
        capacity = self.table.words.card_numbers(item.slug).get("capacity", 0)
        text = f"▪{cut(item.title, _NAME if self.brief else _LONG_NAME)} {counters}/{capacity}"
        return text, f"bold {palette.TEXT}" if item.live else palette.DIM, item

    def flow(self, segments: list[Segment], width: int, colour: str) -> list[list[Segment]]:
        """Cards in lines of this width, each behind the bar of its Methuselah."""
        lines: list[list[Segment]] = []
        used = width
        for text, style, item in segments:
            text = cut(text, width - 4)
            if used + cell_len(text) + 1 > width:
                lines.append([("▌  ", colour, None)])
                used = 3
            lines[-1] += [(text, style, item), (" ", palette.DIM, None)]
            used += cell_len(text) + 1
        return lines

    def wrapped(self, text: str, width: int) -> list[str]:
        lines = [""]
        for word in text.split():
            if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
                lines.append("")
            lines[-1] = f"{lines[-1]} {word}".strip()
        return lines

    # -- the hand -----------------------------------------------------------------------------------

    def hand_chips(self, items: list[Item]) -> list[Chip]:
        """Equal cards once, with their number."""
        counts = Counter(item.slug for item in items)
        return [self.chip(item, counts[slug]) for slug, item in {item.slug: item for item in items}.items()]

    def chip(self, item: Item, count: int) -> Chip:
        family = family_of(self.table, item.slug)
        label = f"{GLYPHS[family]} {item.title}"
        label = label if self.roomy else cut(label, _CHIP)
        if count > 1:
            label += f" ×{count}"
        if item.live:
            return Chip(item, label, f"bold {_FAMILY.get(family, palette.TEXT)} on {palette.RAISED}")
        return Chip(item, label, f"{palette.DIM} on {palette.PANEL}")
