"""A table that nobody has opened: enough of one for a board, in lessons and puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.presenting.choices import seat_titles
from noctuary.server.wire import Phase, Sitter
from noctuary.text.catalogue import Language


def placed_table(
    match: Match, me: Seat, title: str, names: Sequence[str], language: Language, *, over: bool
) -> wire.Table:
    """Who sits where: whoever looks at `me`, and somebody by name at every other seat."""
    titles = seat_titles(match, language)
    seats = [
        wire.Seat(
            seat=place,
            letter=seat_letter(Seat(place)),
            name=name,
            title=of,
            sitter=Sitter.PERSON if place == me else Sitter.BOT,
            here=True,
        )
        for place, (name, of) in enumerate(zip(names, titles, strict=True))
    ]
    return wire.Table(
        id="",
        game=match.game.name,
        title=title,
        phase=Phase.OVER if over else Phase.PLAYING,
        seats=seats,
        me=int(me),
        host=False,
        public=False,
        chat_open=False,
        commitment="",
    )
