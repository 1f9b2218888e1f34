"""A Twisted Fables table in words, line by line: what a screen reader or a pipe gets."""

from __future__ import annotations

from noctuary.cli.boards.fables import Board, Side, board_of
from noctuary.cli.boards.item import Item, Zone
from noctuary.cli.table import Table
from noctuary.text import Language, say
from noctuary.text.words import listed


def lines(table: Table, lang: Language) -> list[str]:
    board = board_of(table, lang)
    found = [say(lang, "turn", turn=board.view.turn)]
    for side in [*board.others, board.me]:
        found += side_lines(side, lang)
    found += [zone_line(zone, lang) for zone in shared_zones(board) if zone.items]
    found.append(zone_line(board.hand, lang))
    return found


def shared_zones(board: Board) -> list[Zone]:
    relics = [] if board.relics is None else [board.relics]
    return [*relics, board.shop, board.reserves]


def side_lines(side: Side, lang: Language) -> list[str]:
    fable = side.fable
    if fable.out:
        return [say(lang, "cli-text-out", who=side.name)]
    where = say(lang, "cli-text-square", square=fable.square, track=fable.track + 1)
    if fable.distance is not None and not side.mine:
        where += ", " + say(lang, "cli-distance", distance=fable.distance)
    counts = ", ".join(side.counts)
    return [
        say(
            lang,
            "cli-text-side",
            who=side.name,
            hp=fable.hp,
            max=fable.max_hp,
            threshold=max(fable.threshold, 0),
            defense=fable.defense,
            power=fable.power,
        ),
        f"  {where}; {counts}",
        *(f"  {zone_line(zone, lang)}" for zone in side.zones),
    ]


def zone_line(zone: Zone, lang: Language) -> str:
    return say(
        lang, "cli-text-zone", zone=zone.title, cards=listed(lang, [item_text(item) for item in zone.items])
    )


def item_text(item: Item) -> str:
    return f"{item.title} ({item.note})" if item.note else item.title
