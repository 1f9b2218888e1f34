"""A replay analysed: only of finished games, once for everybody, behind those who wait at a table."""

from __future__ import annotations

import asyncio

import pytest

from noctuary.server.analyses import Analyses
from noctuary.server.answers import Status
from noctuary.server.bots import Looked, Question, What
from noctuary.server.table.table import Table
from noctuary.server.table.telling import names_of
from noctuary.server.wires import retold
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.server.playing import Client, InstantBots, Room, play_out
from tests.server.web import Web


class Counted(InstantBots):
    """Looks that cost nothing, and whoever asks for them."""

    def __init__(self) -> None:
        super().__init__((), 1, 1.0)
        self.asked: list[Question] = []
        self.patient = True
        self.gate = asyncio.Event()
        self.gate.set()

    async def look(self, question: Question, *, patient: bool = False) -> Looked | None:
        self.asked.append(question)
        self.patient = self.patient and patient
        await self.gate.wait()
        return Looked((question.played + 1) % question.moves, question.played, 0.7, 0.4, [])


class Wavering(Counted):
    """Hopes that rise with every look."""

    async def look(self, question: Question, *, patient: bool = False) -> Looked | None:
        found = await super().look(question, patient=patient)
        assert found is not None
        hope = min(0.1 * len(self.asked), 0.9)
        return Looked(found.best, None, hope, hope, [])


async def finished(room: Room) -> tuple[Table, Client]:
    table, ann = await room.alone_at()
    await play_out(table, ann)
    return table, ann


async def done(analyses: Analyses, table: Table, language: Language = Language.EN) -> retold.AnalysisTold:
    for _ in range(2000):
        told = await analyses.told(table, None, language)
        if told.state != "running":
            return told
        await asyncio.sleep(0.01)
    raise AssertionError("it never ends")


async def test_a_finished_game_is_analysed_once_for_everybody(room: Room) -> None:
    table, ann = await finished(room)
    bots = Counted()
    analyses = Analyses(bots)
    assert (await analyses.told(table, ann.person.id, Language.EN)).state == "none"
    analyses.begin(table, ann.person.id)
    told = await done(analyses, table)
    assert told.state == "done"
    assert told.done == told.total > 0
    assert told.points[-1].at == len(table.moves)
    assert sorted(told.points[-1].numbers) == [0, 100] or set(told.points[-1].numbers) == {0}
    assert told.turnings
    assert all(one.before == 70 and one.after == 40 for one in told.turnings)
    assert told.points[0].numbers == [70, 70], "before she decides anything: what she hoped for when she did"
    assert [one.at for one in told.turnings] == sorted(one.at for one in told.turnings)
    assert (await done(analyses, table, Language.FR)).turnings[0].text != told.turnings[0].text
    asked = len(bots.asked)
    analyses.begin(table, "somebody else")
    await done(analyses, table)
    assert len(bots.asked) == asked, "what was found is kept"
    assert bots.patient, "it lets everybody through who waits at a table"
    assert all(question.what is What.LOOK for question in bots.asked)


async def test_where_the_estimates_changed_most_is_told_the_largest_first(room: Room) -> None:
    table, ann = await finished(room)
    analyses = Analyses(Wavering())
    analyses.begin(table, ann.person.id)
    told = await done(analyses, table)
    swings = told.swings
    assert swings
    sizes = [abs(one.after - one.before) for one in swings]
    assert sizes == sorted(sizes, reverse=True)
    points = {one.at: one for one in told.points}
    for one in swings:
        assert points[one.at].numbers[one.seat] == one.before, "it is where the curve shows it"
        assert points[one.at].turn == one.turn
        assert one.played
    french = (await done(analyses, table, Language.FR)).swings
    assert [(one.at, one.before, one.after) for one in french] == [
        (one.at, one.before, one.after) for one in swings
    ]
    assert [one.played for one in french] != [one.played for one in swings]


async def test_answers_are_told_with_the_question_that_they_belong_to(room: Room) -> None:
    table, ann = await finished(room)
    analyses = Analyses(Wavering())
    analyses.begin(table, ann.person.id)
    told = await done(analyses, table)
    match = table.rebuilt()
    words = words_of(match.game.name).at(match).seated(names_of(table, Language.EN))
    for one in told.swings:
        moment = match.replayed(one.at)
        question = words.question_behind(moment, Language.EN)
        assert one.played.startswith(
            f"“{question}” – "
            if question
            else words.describe_move(moment, match.history[one.at], Language.EN)
        )


async def test_a_game_that_goes_on_is_not_analysed(room: Room) -> None:
    """What is likely there follows from what is hidden."""
    table, ann = await room.alone_at()
    analyses = Analyses(Counted())
    with pytest.raises(Status) as refused:
        analyses.begin(table, ann.person.id)
    assert refused.value.status == 409
    with pytest.raises(Status):
        await analyses.told(table, ann.person.id, Language.EN)


async def test_one_at_a_time_for_each_person_and_only_she_stops_it(room: Room) -> None:
    table, ann = await finished(room)
    other, bob = await finished(room)
    bots = Counted()
    bots.gate.clear()
    analyses = Analyses(bots)
    analyses.begin(table, ann.person.id)
    analyses.begin(table, ann.person.id)
    with pytest.raises(Status) as refused:
        analyses.begin(other, ann.person.id)
    assert refused.value.message == "server-error-analysing"
    with pytest.raises(Status) as refused:
        analyses.stop(table, bob.person.id)
    assert refused.value.status == 403
    assert (await analyses.told(table, bob.person.id, Language.EN)).state == "running"
    analyses.stop(table, ann.person.id)
    assert (await analyses.told(table, ann.person.id, Language.EN)).state == "none"
    bots.gate.set()
    analyses.begin(other, ann.person.id)
    assert (await done(analyses, other)).state == "done"
    await analyses.close()


def test_over_http_it_is_begun_looked_at_and_stopped(web: Web) -> None:
    ann, stranger = web.guest(), web.stranger()
    table = ann.table()
    path = f"/api/replays/{table}/analysis"
    assert ann.post(path).status_code == 409, "the game goes on"
    assert ann.get(path).status_code == 409
    with ann.socket(f"/ws/table/{table}") as socket:
        socket.send_json({"t": "enter", "language": "en"})
        socket.send_json({"t": "concede"})
        while ann.get(path).status_code == 409:
            socket.receive_json()
    assert ann.get(path).json()["state"] == "none"
    assert stranger.post(path).status_code == 401
    assert ann.post(path).status_code == 202
    assert stranger.get(path).json()["state"] in ("running", "done")
    assert ann.request("DELETE", path).status_code == 204
    assert ann.post("/api/replays/nowhere/analysis").status_code == 404
