"""The end of a game: its story, for whoever has the link, and once more against the bots."""

from __future__ import annotations

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.server import stories, wire
from noctuary.server.answers import Status
from noctuary.server.stories import Stories, choices_played
from noctuary.server.table.table import Table
from noctuary.server.wire import Phase
from noctuary.server.wires import asks, retold
from noctuary.text.catalogue import Language
from noctuary.text.chronicle import Tale, walk
from tests.server.playing import Client, Room, new_table, play_out, settle
from tests.server.web import Web


async def finished(room: Room, game: str = "fables") -> tuple[Table, Client]:
    table, ann = await room.alone_at(game)
    await play_out(table, ann)
    return table, ann


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_a_finished_game_is_told_in_either_language(room: Room, game: str) -> None:
    table, _ = await finished(room, game)
    english = await Stories().story(table, Language.EN)
    french = await Stories().story(table, Language.FR)
    assert english.why != french.why
    assert english.rule == french.rule != ""
    assert english.rule_text != french.rule_text
    assert {row.seat for row in english.rows} == {0, 1}
    assert all(row.deck and row.choice == table.places[row.seat].row.choice for row in english.rows)
    assert [point.at for point in english.points] == sorted({point.at for point in english.points})
    assert english.points[-1].at == len(table.moves)
    assert all(0 <= moment.at <= len(table.moves) for moment in english.moments)


async def test_a_story_is_worked_out_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Concede())
    walked: list[Match] = []

    def counted(match: Match) -> Tale:
        walked.append(match)
        return walk(match)

    monkeypatch.setattr(stories, "walk", counted)
    kept = Stories()
    first = await kept.story(table, Language.EN)
    assert await kept.story(table, Language.EN) is first
    assert len(walked) == 1


async def test_a_game_that_goes_on_has_no_story(room: Room) -> None:
    table, _ = await room.alone_at()
    with pytest.raises(Status) as refused:
        await Stories().story(table, Language.EN)
    assert refused.value.status == 409


async def test_a_story_from_a_position_counts_the_tables_own_moves(room: Room) -> None:
    """A table that began in the middle of a move has answers in its history that are no moves of its own."""
    table, ann = await finished(room)
    for made in range(len(table.moves)):
        match = table.rebuilt(made)
        if not match.at_rest and not match.over:
            break
    new = await room.server.house.laying.go_on_from(ann.person, match, retold.FromHere(made, 0))
    await ann.enter(new)
    await ann.ask(asks.Concede())
    story = await Stories().story(new, Language.EN)
    assert new.phase is Phase.OVER
    assert story.points[-1].at == len(new.moves)
    assert max(moment.at for moment in story.moments) <= len(new.moves)


async def test_what_was_drawn_by_lot_is_known_by_its_name(room: Room) -> None:
    ann = await room.client("Ann")
    table = await room.table(ann, new_table("vtes", "me:v5-ventrue", "bot"))
    played = choices_played(table)
    assert played[0] == "v5-ventrue"
    assert played[1] is not None
    assert played[1] != "v5-ventrue"


async def test_once_more_against_the_bots_begins_at_once_with_the_same(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Concede())
    again = await room.server.house.laying.again(ann.person, table, wire.Again())
    assert again.phase is Phase.PLAYING
    assert [place.row.choice for place in again.places] == ["red", "snow"]
    assert [place.row.bot for place in again.places] == [place.row.bot for place in table.places]
    assert again.row.seed != table.row.seed


async def test_once_more_with_another_deck_and_another_bot(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Concede())
    again = await room.server.house.laying.again(ann.person, table, wire.Again(True, "alice", "random"))
    assert [place.row.choice for place in again.places] == ["alice", "snow"]
    assert again.places[1].row.bot == "random"
    theirs = await room.server.house.laying.again(ann.person, table, wire.Again(True, "snow"))
    assert theirs.places[0].row.choice == "snow"
    assert choices_played(theirs)[1] not in (None, "snow")


async def test_what_cannot_be_played_again_is_said(room: Room) -> None:
    table, ann = await room.alone_at()
    house, bob = room.server.house, await room.client("Bob")
    with pytest.raises(Status, match="not-over"):
        await house.laying.again(ann.person, table, wire.Again())
    await ann.ask(asks.Concede())
    with pytest.raises(NoctuaryError, match="not sit"):
        await house.laying.again(bob.person, table, wire.Again())
    with pytest.raises(NoctuaryError, match="nobody"):
        await house.laying.again(ann.person, table, wire.Again(True, "nobody"))
    with pytest.raises(NoctuaryError, match="nobot"):
        await house.laying.again(ann.person, table, wire.Again(bot="nobot"))


async def test_between_people_a_rematch_is_asked_for(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("fables", "me:red", "open"))
    await ann.enter(table)
    await bob.enter(table)
    await bob.ask(asks.Sit(1))
    await settle(table)
    await ann.ask(asks.Concede())
    with pytest.raises(Status, match="not-alone"):
        await room.server.house.laying.again(ann.person, table, wire.Again())


def test_over_http_a_stranger_with_the_link_may_read_it(web: Web) -> None:
    ann, stranger = web.guest(), web.stranger()
    table = ann.table()
    path = f"/api/replays/{table}/story"
    assert ann.get(path).status_code == 409
    with ann.socket(f"/ws/table/{table}") as socket:
        socket.send_json({"t": "enter", "language": "en"})
        socket.send_json({"t": "concede"})
        while ann.get(path).status_code == 409:
            socket.receive_json()
    told = stranger.get(path, accept_language="fr").json()
    assert told["why"].endswith("a abandonné.")
    assert told["rule"] == "FAB-GOAL-02"
    assert told["moments"][-1]["kind"] == "gone"
    for wrong in ("nothere", "x" * 80, "%00"):
        assert stranger.get(f"/api/replays/{wrong}/story").status_code == 404
    assert stranger.post(f"/api/tables/{table}/again", {}).status_code == 401
    assert ann.post(f"/api/tables/{table}/again", {"bot": 7}).status_code == 400
    made = ann.post(f"/api/tables/{table}/again", {"other": True, "choice": "alice"})
    assert made.status_code == 201
    assert ann.get(f"/api/replays/{made.json()['table']}").status_code == 200
