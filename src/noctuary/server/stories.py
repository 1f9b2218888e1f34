"""How a finished game is told: why it ended, the standings, the curve, the moments to look at again.

A finished game is open (`replays`): whoever has its link may read its story, in words that everybody at the
table heard. It is worked out once, in a thread, by playing the record again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from typing import Final

from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.server.answers import Status
from noctuary.server.store import SeatRow
from noctuary.server.table import telling
from noctuary.server.table.table import Table, setup_of
from noctuary.server.wire import Phase
from noctuary.server.wires import retold
from noctuary.text.catalogue import Language
from noctuary.text.chronicle import walk
from noctuary.text.menu import menu_of
from noctuary.text.story import Story, tell_story

_AT_ONCE: Final = 2  # stories that are worked out side by side
_KEPT: Final = 64  # those that are remembered


class Stories:
    def __init__(self) -> None:
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._kept: OrderedDict[tuple[str, int, Language], retold.Story] = OrderedDict()

    async def story(self, table: Table, language: Language) -> retold.Story:
        if table.match is None or table.phase is not Phase.OVER:
            raise Status(409, "server-error-not-over")
        key = (table.id, len(table.moves), language)
        async with self._free:  # whoever asks for the same one meanwhile finds it kept
            found = self._kept.get(key)
            if found is None:
                found = await asyncio.to_thread(_told, table, language)
                self._kept[key] = found
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
        return found


def _told(table: Table, language: Language) -> retold.Story:
    match = table.match
    assert match is not None
    story = tell_story(walk(match), language, telling.names_of(table, language))
    known = {choice.slug: choice.title for choice in menu_of(table.row.game).choices(language)}
    played = choices_played(table)
    return retold.Story(
        why=story.why,
        rule=story.rule,
        rule_text=story.rule_text,
        because=story.because,
        columns=story.columns,
        rows=[
            retold.StoryRow(
                row.seat,
                row.place,
                row.cells,
                row.note,
                known.get(played[row.seat] or "", ""),
                played[row.seat] if played[row.seat] in known else None,
            )
            for row in story.rows
        ],
        number=story.number,
        points=_points(story, _earlier(table)),
        moments=_moments(story, _earlier(table)),
    )


def _earlier(table: Table) -> int:
    """Moves of the match that are none of the table's: the half-made move of a position it began at."""
    assert table.match is not None
    return table.match.made - len(table.moves)


def _points(story: Story, earlier: int) -> list[retold.StoryPoint]:
    return [retold.StoryPoint(max(0, one.at - earlier), one.turn, one.numbers) for one in story.points]


def _moments(story: Story, earlier: int) -> list[retold.StoryMoment]:
    return [
        retold.StoryMoment(max(0, one.at - earlier), one.turn, one.seat, one.kind, one.text, one.change)
        for one in story.moments
    ]


def choices_played(table: Table) -> list[str | None]:
    """What each seat played, drawn by lot or not: a ready thing by its slug, a deck of one's own as its text.

    The setup that is kept has every deck in full, so a ready one is known by its text.
    """
    return choices_of(table.row.game, setup_of(table), [place.row for place in table.places])


def choices_of(game: str, setup: Document, seats: Sequence[SeatRow]) -> list[str | None]:
    """The same of a table that is not awake."""
    kept = setup.get(menu_of(game).field)
    if not isinstance(kept, list) or len(kept) != len(seats):
        return [seat.choice for seat in seats]
    ready = _ready(game)
    return [ready.get(deck, deck) if isinstance(deck, str) else None for deck in kept]


@cache
def _ready(game: str) -> dict[str, str]:
    """Everything that may be chosen, by how a setup keeps it."""
    menu = menu_of(game)
    return {_lasting(game, menu.field, slug): slug for slug in menu.known()}


def _lasting(game: str, field: str, slug: str) -> str:
    wish: Document = {field: [slug]}
    kept = find_game(game).lasting_setup(wish)[field]
    return str(kept[0]) if isinstance(kept, list) else slug
