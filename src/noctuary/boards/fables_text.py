"""A Twisted Fables table in words, under headings."""

from __future__ import annotations

from noctuary.boards.fables import Board, Side, board_of
from noctuary.boards.item import Zone
from noctuary.boards.sight import Sight
from noctuary.boards.text import Line, Section, card_lines, item_text
from noctuary.text import Language, say
from noctuary.text.words import listed


def sections(table: Sight, lang: Language) -> list[Section]:
    board = board_of(table, lang)
    found = [Section(say(lang, "turn", turn=board.view.turn), [])]
    found += [_side(side, lang) for side in [*board.others, board.me]]
    shared = [*_relics(board), board.shop, board.reserves, board.hand]
    found += [Section(zone.title, card_lines(zone)) for zone in shared if zone.items]
    return found


def _relics(board: Board) -> list[Zone]:
    return [] if board.relics is None else [board.relics]


def _side(side: Side, lang: Language) -> Section:
    fable = side.fable
    if fable.out:
        return Section(side.name, [Line(say(lang, "cli-text-out"))])
    where = say(lang, "cli-text-square", square=fable.square, track=fable.track + 1)
    if fable.distance is not None and not side.mine:
        where += ", " + say(lang, "cli-distance", distance=fable.distance)
    if side.friend and not side.mine:
        where += ", " + say(lang, "web-fables-partner")
    numbers = say(
        lang,
        "cli-text-side",
        hp=fable.hp,
        max=fable.max_hp,
        threshold=max(fable.threshold, 0),
        defense=fable.defense,
        most=fable.max_defense,
        power=fable.power,
    )
    zones = [Line(_zone(zone, lang)) for zone in side.zones]
    return Section(side.name, [Line(numbers), Line(where), Line(", ".join(side.counts)), *zones])


def _zone(zone: Zone, lang: Language) -> str:
    cards = listed(lang, [item_text(item) for item in zone.items])
    return say(lang, "cli-text-zone", zone=zone.title, cards=cards)
