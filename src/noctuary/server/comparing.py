"""Two decks against each other: games between bots, played in the workshop.

Each deal is played twice, the decks changing seats. A game is played in slices, so that several comparisons,
and samples of decks, take turns.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Final, NamedTuple

from noctuary.kernel.deck_fields import FREE
from noctuary.kernel.game import Document, Json
from noctuary.server.answers import Status
from noctuary.server.bots import BotPool, Task, What
from noctuary.server.bots.pool import kind_of
from noctuary.server.wires import decks as wire
from noctuary.server.wires.decks import CompareState
from noctuary.sim.intervals import wilson
from noctuary.sim.setups import setup_for
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import menu_of

_LOG: Final = logging.getLogger(__name__)
_KEPT: Final = 200  # comparisons that are over, one of each person
_RUNNING: Final = 8  # at once; they take turns
_SLICE: Final = 0.5  # seconds of a game in a row
_LONGEST: Final = 60  # turns of a game, after which it counts as drawn
_MOST_SLICES: Final = 600  # of one game
_PATIENCE: Final = 3  # games in a row that may fail before the comparison does


class Contender(NamedTuple):
    """A deck as it is when a comparison begins: its text, what it is called, and which one it is."""

    text: str
    name: str
    deck: str = ""  # the id of one's own, and its version
    version: int = 0
    ready: str = ""


class Pairing:
    """A comparison as somebody wishes for it."""

    def __init__(self, wish: wire.CompareWish, decks: tuple[Contender, Contender]) -> None:
        self.game = wish.game
        self.bot = wish.bot
        self.games = wish.games + wish.games % 2  # every deal twice
        self.seed = wish.seed
        self.decks = decks

    def setup(self, number: int) -> Document:
        """The first of the two decks begins every other game, where the rules leave that open."""
        seats = [deck.text for deck in (self.decks if number % 2 == 0 else self.decks[::-1])]
        limit = menu_of(self.game).limit(_LONGEST)
        return setup_for(self.game, seats, format=FREE, first="A", **limit)

    def seed_of(self, number: int) -> str:
        text = f"compare {self.seed} {number // 2}"
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Job:
    """A comparison that is going on, or is over."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.state = CompareState.RUNNING
        self.wins = [0, 0]
        self.draws = 0
        self.done = 0
        self.turns = 0
        self.failed = 0  # games in a row
        self.task: asyncio.Task[None] | None = None

    def count(self, number: int, winners: list[int], turns: int) -> None:
        self.failed = 0
        self.done += 1
        self.turns += turns
        if len(winners) == 1:
            self.wins[(winners[0] + number) % 2] += 1
        else:
            self.draws += 1


class Comparisons:
    """One for each person."""

    def __init__(self, workshop: BotPool) -> None:
        self._workshop = workshop
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(self, person: str, pairing: Pairing) -> None:
        running = [who for who, job in self._jobs.items() if job.state == CompareState.RUNNING]
        if person in running:
            raise Status(409, "server-error-comparing")
        if len(running) >= _RUNNING:
            raise Status(503, "server-error-comparisons-full")
        job = Job(pairing)
        self._jobs.pop(person, None)
        self._jobs[person] = job
        over = [who for who, one in self._jobs.items() if one.state != CompareState.RUNNING]
        for who in over[:-_KEPT]:
            del self._jobs[who]
        job.task = asyncio.create_task(self._run(job))

    def stop(self, person: str) -> None:
        """What was found until now stays."""
        job = self._jobs.get(person)
        if job is not None and job.state == CompareState.RUNNING:
            job.state = CompareState.STOPPED
            if job.task is not None:
                job.task.cancel()

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- playing --------------------------------------------------------------------------------------

    async def _run(self, job: Job) -> None:
        try:
            for number in range(job.pairing.games):
                await self._play(job, number)
                if job.failed >= _PATIENCE:
                    job.state = CompareState.FAILED
                    return
            job.state = CompareState.DONE
        except Exception:
            _LOG.exception("two decks could not be compared")
            job.state = CompareState.FAILED

    async def _play(self, job: Job, number: int) -> None:
        pairing = job.pairing
        asked: dict[str, Json] = {
            "game": pairing.game,
            "setup": pairing.setup(number),
            "seed": pairing.seed_of(number),
            "bot": pairing.bot,
            "seconds": _SLICE,
            "made": [],
        }
        for _ in range(_MOST_SLICES):
            told = await self._workshop.work(Task(What.PLAY, asked, _SLICE))
            if told is None or "error" in told:
                _LOG.warning("a game of a comparison failed: %s", kind_of(told))
                job.failed += 1
                return
            if told["over"]:
                job.count(number, told["winners"], told["turns"])
                return
            asked["made"] = told["made"]
        job.count(number, [], 0)

    # -- telling --------------------------------------------------------------------------------------

    def told(self, person: str, language: Language) -> wire.CompareTold:
        job = self._jobs.get(person)
        if job is None:
            return wire.CompareTold(CompareState.NONE)
        one, other = _scored(job, 0), _scored(job, 1)
        return wire.CompareTold(
            state=job.state,
            game=job.pairing.game,
            bot=job.pairing.bot,
            done=job.done,
            total=job.pairing.games,
            one=one,
            other=other,
            draws=job.draws,
            turns=round(job.turns / max(job.done, 1), 1),
            verdict="" if job.state == CompareState.RUNNING else _verdict(one, other, job.done, language),
        )


def _scored(job: Job, which: int) -> wire.Scored:
    """A drawn game is half a win; in games of a hundred."""
    won = job.wins[which] + job.draws / 2
    low, high = wilson(won, job.done)
    share = won / job.done if job.done else 0.5
    share, low, high = (round(100 * number, 1) for number in (share, low, high))
    of = job.pairing.decks[which]
    wins = job.wins[which]
    return wire.Scored(of.name, wins, share, low, high, of.deck, of.version, of.ready)


def _verdict(one: wire.Scored, other: wire.Scored, games: int, language: Language) -> str:
    if not games:
        return say(language, "deck-verdict-none")
    kind = "better" if one.low > 50 else "worse" if one.high < 50 else "even"
    numbers = {"share": round(one.share), "low": round(one.low), "high": round(one.high), "games": games}
    return say(language, f"deck-verdict-{kind}", one=one.name, other=other.name, **numbers)
