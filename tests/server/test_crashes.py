"""An exception in one move ends that move, not the table."""

from __future__ import annotations

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.server.table import table as live
from noctuary.server.wire import Phase
from tests.server.playing import Room, match_of, settle


class Broken:
    """Makes certain moves raise in the middle of changing the match."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: set[str] = set()
        self.all = False

        def fragile(match: Match, move: Move) -> None:
            text = match.notation(move)
            match.play(move)
            if self.all or text in self.texts:
                raise ZeroDivisionError(text)

        monkeypatch.setattr(live, "carry_out", fragile)


async def test_a_move_that_raises_leaves_the_table_as_it_was(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await room.alone_at()
    before, made = match_of(table).digest(), len(table.moves)
    broken = Broken(monkeypatch)
    broken.texts = {ann.prompt["offers"][0]["text"]}
    with pytest.raises(NoctuaryError, match="move-crashed"):
        await ann.play(0)
    assert match_of(table).digest() == before
    assert len(table.moves) == made
    stored = await room.server.store.tables.find(table.id)
    assert stored is not None
    assert len(stored.moves) == made
    assert ann.is_asked
    broken.texts = set()
    await ann.play(1)
    assert len(table.moves) > made


async def test_a_bot_whose_move_raises_plays_another(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann = await room.alone_at()
    broken = Broken(monkeypatch)
    broken.texts = {"end"}
    for _ in range(4):
        if not ann.is_asked:
            break
        offers = [offer["text"] for offer in ann.prompt["offers"]]
        await ann.play(next(place for place, text in enumerate(offers) if text != "end"))
        await settle(table)
    assert table.phase in (Phase.PLAYING, Phase.PAUSED, Phase.OVER)


async def test_a_table_where_every_move_raises_waits_for_people(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await room.alone_at()
    while match_of(table).decision is not None and ann.is_asked and len(table.moves) < 200:
        nobody = table.services.wake
        table.services.wake = lambda table: None
        await ann.play_any()
        table.services.wake = nobody
    broken = Broken(monkeypatch)
    broken.all = True
    table.services.wake(table)
    await settle(table)
    if not match_of(table).over:
        assert table.phase is Phase.PAUSED
        assert ann.table["phase"] == "paused"
