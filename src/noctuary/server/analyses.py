"""A finished game looked at again, for whoever watches its replay: see `sim/analysis.py`.

The processes of the bots do it, and only while nobody waits for them at a table. One game at a time for each
person; what was found is kept, so that the next one who asks has it at once. Of a game that goes on nothing
is said: what is likely there follows from what is hidden.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from noctuary.bots.looked import look_of
from noctuary.bots.onlooker import Look
from noctuary.bots.strengths import HARD, NORMAL
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.answers import Status
from noctuary.server.bots import BotPool, Question, What
from noctuary.server.table import telling
from noctuary.server.table.table import Table
from noctuary.server.wire import Phase
from noctuary.server.wires import retold
from noctuary.sim.analysis import Analysis, Point, Swing, Turning, by_loss, looked_again, turning_of
from noctuary.sim.looking import Asked, Moment, decisions
from noctuary.text.advice import better_text, gained, percent, played_text
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of

_LOG: Final = logging.getLogger(__name__)
_KEPT: Final = 64  # analyses of finished games
_RUNNING: Final = 8  # at once; they take turns
_MOST: Final = 120  # decisions of one game: of a long one, every second or third is looked at
_TOLD: Final = 6


@dataclass(frozen=True)
class _Told:
    """What was found, in words of one language."""

    turnings: list[retold.AnalysisTurning]
    swings: list[retold.AnalysisSwing]


class Job:
    """One game that is being looked at, or was."""

    def __init__(self, table: Table, person: str) -> None:
        self.table = table
        self.person = person
        self.done = 0
        self.total = 0
        self.points: list[Point] = []
        self.turnings: list[Turning] = []
        self.task: asyncio.Task[None] | None = None
        self.over = False
        self.told: dict[Language, _Told] = {}


class Analyses:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(self, table: Table, person: str) -> None:
        """Look at this game, unless somebody has or does already."""
        _check(table)
        if table.id in self._jobs:
            return
        running = [job for job in self._jobs.values() if not job.over]
        if any(job.person == person for job in running):
            raise Status(409, "server-error-analysing")
        if len(running) >= _RUNNING:
            raise Status(503, "server-error-analyses-full")
        job = Job(table, person)
        self._jobs[table.id] = job
        while len(self._jobs) > _KEPT + _RUNNING:
            oldest = next((name for name, one in self._jobs.items() if one.over), None)
            if oldest is None:
                break
            del self._jobs[oldest]
        job.task = asyncio.create_task(self._run(job))

    def stop(self, table: Table, person: str) -> None:
        """Only whoever has begun it stops it; what is found already is everybody's."""
        job = self._jobs.get(table.id)
        if job is None or job.over:
            return
        if job.person != person:
            raise Status(403, "server-error-not-your-analysis")
        self._drop(job)

    def _drop(self, job: Job) -> None:
        self._jobs.pop(job.table.id, None)
        if job.task is not None:
            job.task.cancel()

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- looking --------------------------------------------------------------------------------------

    async def _run(self, job: Job) -> None:
        try:
            await self._look_at_all(job)
            job.over = True
        except Exception:
            _LOG.exception("table %s could not be analysed", job.table.id)
            self._jobs.pop(job.table.id, None)

    async def _look_at_all(self, job: Job) -> None:
        """A short look at each decision, then a long one at the moves that seem to have cost most."""
        match = await asyncio.to_thread(job.table.rebuilt)
        count = await asyncio.to_thread(lambda: sum(1 for _ in decisions(match)))
        every = -(-count // _MOST) or 1
        job.total = -(-count // every)
        seed = hashlib.blake2b(match.digest().encode(), digest_size=16).digest()
        suspects: list[Turning] = []
        steps = decisions(match)
        for number in range(count):
            asked = await asyncio.to_thread(next, steps)
            if number % every == 0:
                put = Moment.of(asked)
                look = await self._look(put, seed, NORMAL)
                job.done += 1
                if look is not None:
                    job.points.append(Point(put.made, put.turn, put.seat, look.estimate))
                    turning = turning_of(put, look)
                    suspects += [] if turning is None else [turning]
        job.total += min(len(suspects), 2 * _TOLD)
        for suspect in sorted(suspects, key=by_loss)[: 2 * _TOLD]:
            moment = await asyncio.to_thread(match.replayed, suspect.made)
            put = Moment.of(Asked(suspect.made, moment, suspect.played))
            look = await self._look(put, seed, HARD)
            job.done += 1
            if look is None:
                continue
            job.points = looked_again(job.points, put, look)
            turning = turning_of(put, look)
            job.turnings += [] if turning is None else [turning]
        job.turnings = sorted(job.turnings, key=by_loss)[:_TOLD]

    async def _look(self, put: Moment, seed: bytes, bot: str) -> Look | None:
        key = seed + put.made.to_bytes(4, "big")
        played = put.moves.index(put.played)
        dump = await asyncio.to_thread(put.match.dump)
        question = Question(bot, key, dump, len(put.moves), What.LOOK, played)
        looked = await self._bots.look(question, patient=True)
        return None if looked is None else look_of(looked, put.moves)

    # -- telling --------------------------------------------------------------------------------------

    async def told(self, table: Table, person: str | None, language: Language) -> retold.AnalysisTold:
        _check(table)
        job = self._jobs.get(table.id)
        if job is None:
            return retold.AnalysisTold(state="none")
        if job.over and language not in job.told:
            job.told[language] = await asyncio.to_thread(_told, job, language)
        words = job.told.get(language) if job.over else None
        return retold.AnalysisTold(
            state="done" if job.over else "running",
            done=job.done,
            total=job.total,
            mine=job.person == person,
            points=_curve(job),
            turnings=[] if words is None else words.turnings,
            swings=[] if words is None else words.swings,
        )


def _check(table: Table) -> None:
    if table.phase is not Phase.OVER:
        raise Status(409, "server-error-not-over")


def _winners(job: Job) -> tuple[Seat, ...]:
    return tuple(Seat(int(seat)) for seat in job.table.row.winners.split())


def _curve(job: Job) -> list[retold.StoryPoint]:
    """At each decision, what everybody could last hope for (games of a hundred); at the end, what came.

    Before a seat has decided anything, it is what she hoped for when she did.
    """
    seats = len(job.table.places)
    first = {point.seat: percent(point.estimate) for point in reversed(job.points)}
    numbers = [first.get(Seat(seat), round(100 / seats)) for seat in range(seats)]
    found: list[retold.StoryPoint] = []
    for point in job.points:
        numbers = [percent(point.estimate) if seat == point.seat else old for seat, old in enumerate(numbers)]
        found.append(retold.StoryPoint(point.made, point.turn, numbers))
    if job.over:
        winners = _winners(job)
        ends = [100 if Seat(seat) in winners else 0 for seat in range(seats)]
        found.append(retold.StoryPoint(len(job.table.moves), job.table.row.turn, ends))
    return found


def _told(job: Job, language: Language) -> _Told:
    """The moves that cost most in the order of the game, and where the estimates changed most."""
    match = job.table.rebuilt()
    names = telling.names_of(job.table, language)
    found = Analysis(
        match.game.name, match.seats, len(match.history), job.total, winners=_winners(job), points=job.points
    )
    return _Told(
        [
            _turning(one, match.replayed(one.made), names, language)
            for one in sorted(job.turnings, key=lambda one: one.made)
        ],
        [_swing(one, match.replayed(one.made), names, language) for one in found.swings(match)],
    )


def _turning(one: Turning, moment: Match, names: list[str], language: Language) -> retold.AnalysisTurning:
    words = words_of(moment.game.name).at(moment).seated(names)
    return retold.AnalysisTurning(
        at=one.made,
        turn=one.turn,
        seat=int(Seat(one.seat)),
        played=played_text(moment, one.played, words, language),
        text=better_text(moment, one.better, gained(one.before, one.after), one.reasons, words, language),
        before=percent(one.before),
        after=percent(one.after),
    )


def _swing(one: Swing, moment: Match, names: list[str], language: Language) -> retold.AnalysisSwing:
    words = words_of(moment.game.name).at(moment).seated(names)
    return retold.AnalysisSwing(
        at=one.made,
        turn=one.turn,
        seat=int(Seat(one.seat)),
        played=played_text(moment, one.played, words, language),
        before=percent(one.before),
        after=percent(one.after),
    )
