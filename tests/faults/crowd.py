"""A crowd: tables of every game with people, bots and onlookers, and what they say when the server falls."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any, Final

from tests.faults.people import Findings, Person, Table, compare
from tests.faults.serving import Broken
from tests.faults.told import Told

_GAMES: Final[dict[str, tuple[str, str, dict[str, int]]]] = {
    "fables": ("red", "snow", {"turn_cap": 30}),
    "buffy": ("ada-vance", "countess-vesna", {"turn_limit": 8}),
    "vtes": ("v5-malkavian", "v5-ventrue", {"time_limit": 60}),
}
# Who sits at a table of which game, besides its host.
_TABLES: Final = (
    ("fables", "person"),
    ("fables", "bot"),
    ("buffy", "person"),
    ("fables", "person"),
    ("vtes", "person"),
    ("buffy", "bot"),
    ("vtes", "bot"),
)
_BACK: Final = 60.0  # seconds; the machine may be busy


class Crowd:
    def __init__(self, ports: list[int], tables: int, seed: str, *, diaries: bool = False) -> None:
        self.random = Random(seed)
        self.findings = Findings()
        self.people: list[Person] = []
        self.tables: dict[str, Table] = {}
        self._ports, self._wanted, self._diaries = ports, tables, diaries
        self._tasks: list[asyncio.Task[None]] = []

    # -- gathering ----------------------------------------------------------------------------------

    async def gather(self) -> None:
        """Everybody comes, and every table is dealt."""
        for number in range(self._wanted):
            game, other = _TABLES[number % len(_TABLES)]
            await self._lay(game, other, number)
        self._tasks = [asyncio.create_task(person.live()) for person in self.people]
        await self.all_back()

    async def _lay(self, game: str, other: str, number: int) -> None:
        first, second, options = _GAMES[game]
        host = await self._person(f"Host {number}")
        sitter: dict[str, Any] = {"sitter": "open", "choice": second}
        if other == "bot":
            sitter = {"sitter": "bot", "choice": second, "bot": "random"}
        wishes = [{"sitter": "me", "choice": first}, sitter]
        clock = {"minutes": 60, "increment": 1} if number % 2 == 0 else None
        made = await host.make_table(game, wishes, options=options, public=True, clock=clock)
        table = self.tables.setdefault(made, Table(made))
        host.go_to(table)
        if other == "person":
            (await self._person(f"Guest {number}")).go_to(table)
        if number % 3 == 0:
            (await self._person(f"Onlooker {number}")).go_to(table)

    async def _person(self, name: str) -> Person:
        number = len(self.people)
        port = self._ports[number % len(self._ports)]
        person = Person(name, port, number, Random(self.random.random()), self.findings)
        person.tables = self.tables
        person.diary = [] if self._diaries else None
        await person.become_guest()
        self.people.append(person)
        return person

    # -- what happens to the server -----------------------------------------------------------------

    def note_fall(self, port: int | None = None) -> None:
        """The server is killed next, or the one at that port: what everybody knows now must be there then."""
        for person in self.people:
            person.lose_sight()  # her table may have been at the other port
            if port in (None, person.port):
                person.is_back.clear()
                person.has_fallen = True

    async def all_back(self) -> None:
        """Until everybody has been shown her table."""
        try:
            async with asyncio.timeout(_BACK):
                await asyncio.gather(*(person.is_back.wait() for person in self.people))
        except TimeoutError:
            away = [person.name for person in self.people if not person.is_back.is_set()]
            raise Broken(f"never came back: {', '.join(away)}") from None
        for person in self.people:
            if person.closed is not None:
                raise Broken(f"{person.name} was turned away with {person.closed}")

    async def all_answered(self) -> None:
        """Until everybody has had an answer from the server: what was in doubt is settled."""
        for person in self.people:
            person.is_back.clear()
        await self.all_back()

    async def play(self, seconds: float) -> None:
        """Let everybody do as she likes; whoever breaks, breaks this."""
        done, _ = await asyncio.wait(self._tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def rest(self, seconds: float = 1.5) -> None:
        """Nobody asks for anything any more; what is under way comes to its end."""
        for person in self.people:
            person.resting = True
        await self.play(seconds)

    # -- looking back -------------------------------------------------------------------------------

    async def look_back(self) -> None:
        """Tables that were left behind are what they were, and finished games prove to be what they say."""
        for person in self.people:
            while person.known:  # she may leave the next one meanwhile
                name, told = person.known.popitem()
                await self._visit(person, self.tables[name], told)

    async def _visit(self, person: Person, table: Table, before: Told) -> None:
        visitor = person.twin()
        after = await visitor.glimpse(table)
        compare(person.name, table, before, after, self.findings, before.heard)
        if after.table["phase"] == "over":
            verified = (await person.ask("GET", f"/api/replays/{table.id}/verify")).json()
            problem = "" if verified.get("good") else f"{table.id}: {verified}"
            self.findings.note("records", problem)

    async def see_twice(self) -> None:
        """Whoever has put together a hundred changes holds what somebody sees who comes in now."""
        for person in self.people:
            assert person.table is not None
            held = person.told.kept()
            fresh = await person.twin().glimpse(person.table)
            same = held.log == fresh.log and held.chat == fresh.chat and held.view == fresh.view
            still = held.n == person.told.n
            problem = "" if same else f"{person.name} at {person.table.id} holds something else"
            self.findings.note("streams", problem, not still)

    # -- clocks -------------------------------------------------------------------------------------

    async def clocks(self) -> dict[tuple[str, int], float]:
        """By table and seat the seconds that are left to whoever plays against a clock."""
        timed = {
            person.table.id: person
            for person in self.people
            if person.table is not None and any(seat["clock"] for seat in person.told.table.get("seats", []))
        }
        found = {}
        for name, person in timed.items():
            told = await person.twin().glimpse(Table(name))
            for seat in told.table["seats"]:
                if seat["clock"] is not None:
                    found[name, seat["seat"]] = seat["clock"]
        return found

    def compare_clocks(
        self, before: dict[tuple[str, int], float], after: dict[tuple[str, int], float], passed: float
    ) -> None:
        """Nobody has lost more time than has gone by, nor won more than an increment for each answer."""
        for place in before.keys() & after.keys():
            changed = after[place] - before[place]
            good = -passed - 2.0 <= changed <= 600.0
            self.findings.note("clocks", "" if good else f"{place}: {changed:+.0f} s in {passed:.0f} s")

    def did(self) -> Counter[str]:
        done: Counter[str] = Counter()
        for person in self.people:
            done += person.did
        return done

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for person in self.people:
            await person.leave_quietly()
