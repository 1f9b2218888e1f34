"""Twin worlds over the wire: two servers whose tables differ only in what one seat cannot know.

The same visible moves are made in both, by people over their sockets and by bots. As long as the rules have
shown the seat nothing that differs, every byte she is sent must be the same in both, and so must be what is
sent to whoever looks over her shoulder or just looks on, what is answered to them over HTTP, and what the
server writes into its log. What may differ stands in `World.plain`: ids that are drawn for each table,
person and stream, the time of day, and the port. The hash of the seed is made the same here.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from noctuary.bots import make_bot
from noctuary.games.buffy.state import FROM_CHALLENGES
from noctuary.games.buffy.state import State as BuffyState
from noctuary.games.fables.state import State as FablesState
from noctuary.games.vtes.state import State as VtesState
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.server import laying
from noctuary.server.site.events import hall
from noctuary.server.table import table as live_table
from tests.hidden.worlds import CAST, SHOULDER, STRANGER, WORLD, World, Written, names_counted, opened
from tests.tables.twins import alike, told_apart

_COMMITMENT: Final = "c0ffee" * 10 + "c0fe"
_HEAD: Final = 10  # bytes before the payload of a frame, at most
_OTHERS_DOORS: Final = (
    ("GET", "/api/replays/{table}?lang=en"),
    ("GET", "/api/replays/{table}/at/0?lang=fr&text=1"),
    ("GET", "/api/replays/{table}/story"),
    ("GET", "/api/replays/{table}/verify"),
    ("GET", "/api/replays/{table}/analysis"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/report?lang=en"),
    ("GET", "/api/tables?lang=en"),
    ("GET", "/api/events"),
    ("GET", "/api/events/{event}?lang=en"),
    ("GET", "/api/events/{event}/results.json?lang=fr"),
    ("GET", "/api/events/{event}/results.csv?lang=en"),
)
_OWN_DOORS: Final = (
    *_OTHERS_DOORS,
    ("GET", "/api/replays/{table}?seat=0"),
    ("GET", "/api/replays/{table}?seat=1"),
    ("GET", "/api/replays/{table}/at/0?seat=1"),
    ("GET", "/api/tables/{table}/report?lang=fr"),
    ("GET", "/api/me"),
    ("GET", "/api/me/games"),
    ("GET", "/api/me/everything"),
    ("POST", "/api/replays/{table}/analysis"),
    ("POST", "/api/replays/{table}/play"),
    ("POST", "/api/replays/{table}/puzzle"),
    ("POST", "/api/tables/{table}/again"),
)


class Leak(AssertionError):
    """Somebody is told something that hangs on what she cannot know."""


@dataclass
class Found:
    """How much was compared."""

    stretches: int = 0
    moves: int = 0
    messages: int = 0
    bytes: int = 0
    answers: int = 0
    log_lines: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        ends = ", ".join(f"{count} {why}" for why, count in self.ends.most_common())
        return (
            f"{self.stretches} stretches ({ends}), {self.moves} moves, {self.messages} messages with "
            f"{self.bytes:,} bytes, {self.answers} answers over HTTP, {self.log_lines} lines of the log"
        )


@dataclass(frozen=True)
class Looking:
    """Whose eyes: a seat's, or only those of people who look on (None)."""

    seat: Seat | None
    bots: frozenset[int] = frozenset()
    far: bool = False  # the seed and the order of her own decks differ, too
    hints: bool = False
    doors: bool = True  # requests over HTTP are compared, too


class Twins:
    def __init__(self, here: World, there: World, written: Written, random: Random) -> None:
        self.worlds = (here, there)
        self.found = Found()
        self.curious = 0.3  # how often she asks what she might ask
        self._written = written
        self._random = random

    # -- a stretch of a game ------------------------------------------------------------------------

    async def go(self, match: Match, looking: Looking, most: int) -> Match:
        """So many moves from here in both worlds, or until they differ for her eyes; where ours then is."""
        try:
            await self._begin(match, looking)
            why = await self._go_on(looking, most)
            ours = self.worlds[0].match.copy()
        finally:
            for world in self.worlds:
                WORLD.set(world.name)
                await world.leave()
                self._written.of(world.name)
        self.found.stretches += 1
        self.found.ends[why] += 1
        return ours

    async def _begin(self, match: Match, looking: Looking) -> None:
        twin = imagined(match, looking, self._random)
        seeds = [b"one seed".ljust(32), (b"another" if looking.far else b"one seed").ljust(32)]
        for world, world_match, seed in zip(self.worlds, (match, twin), seeds, strict=True):
            WORLD.set(world.name)
            world.count_anew()
            with patch.object(laying, "new_seed", lambda: seed):  # noqa: B023
                shown = () if looking.seat is None else (int(looking.seat),)
                await world.lay(world_match.dump(), looking.bots, match.seats, shown, hints=looking.hints)
            for key, who, wishes in self._sitting(looking, match.seats):
                await world.sit(key, who, **wishes)
            await world.quiet()
        self._compare(looking)
        for world in self.worlds:
            WORLD.set(world.name)
            await world.begin()

    def _sitting(self, looking: Looking, seats: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Whose eyes we look through comes last: how long the others were away is no secret, but a time."""
        people = [seat for seat in range(seats) if seat not in looking.bots]
        for seat in sorted(people, key=lambda seat: seat == looking.seat):
            yield f"seat {seat}", CAST[seat], {"language": "en"}
        yield from self._looking_on(looking)

    def _looking_on(self, looking: Looking) -> Iterator[tuple[str, str, dict[str, Any]]]:
        yield "stranger", STRANGER, {"language": "en", "text_table": True}
        yield "stranger fr", STRANGER, {"language": "fr"}
        if looking.seat is not None:
            yield "her text fr", CAST[looking.seat], {"language": "fr", "text_table": True}
            yield "shoulder", SHOULDER, {"language": "fr", "seat": int(looking.seat)}
            yield "shoulder text", SHOULDER, {"language": "en", "seat": int(looking.seat), "text_table": True}

    def _watched(self, looking: Looking) -> list[str]:
        keys = [key for key, _, _ in self._looking_on(looking)]
        return keys if looking.seat is None else [f"seat {looking.seat}", *keys]

    async def _go_on(self, looking: Looking, most: int) -> str:
        here = self.worlds[0]
        if not await self._in_step(looking):
            return "until the rules showed something"
        self._compare(looking)
        if looking.doors:
            await self._knock(looking)
        for _ in range(most):
            if here.match.over:
                return "to the end"
            await self._ask_things(looking)
            if not await self._in_step(looking):
                return "until the rules showed something"
            self._compare(looking)
            both = self._in_both()
            if not both:
                return "without a move in common"
            await self._break_a_move(looking, both)
            text = self._chosen(both)
            for world in self.worlds:
                WORLD.set(world.name)
                await world.play(text)
            if not await self._in_step(looking):
                return "until the rules showed something"
            self.found.moves += 1
            self._compare(looking)
        return "as far as was looked"

    def _in_both(self) -> list[str]:
        """Moves that the one who is asked may make in both worlds."""
        offered = []
        for world in self.worlds:
            decision = world.match.decision
            offered.append(
                [] if decision is None else [world.match.notation(move) for move in decision.moves]
            )
        others = set(offered[1])
        return [text for text in offered[0] if text in others]

    def _chosen(self, both: list[str]) -> str:
        """Half of the time what a bot would play, if both worlds have it: games that go somewhere, oddly."""
        ours = self.worlds[0].match
        if self._random.random() < 0.5:
            bot = make_bot("greedy", ours.game.name, self._random.randbytes(8))
            wished = ours.notation(bot.choose(ours.copy()))
            if wished in both:
                return wished
        return self._random.choice(both)

    async def _in_step(self, looking: Looking) -> bool:
        """Where the table has passed for a seat in one world and asks it in the other, it passes there, too.

        False when what was hidden has been shown to her: then the worlds may differ. Before that nothing may
        tell them apart, or it is a leak of the rules themselves.
        """
        here, there = self.worlds
        while True:
            made = [len(world.table.moves) for world in self.worlds]
            if made[0] == made[1]:
                break
            behind = there if made[0] > made[1] else here
            ahead = here if behind is there else there
            move = ahead.table.moves[min(made)]
            decision = behind.match.decision
            if decision is None or decision.seat != move.seat:
                break
            if move.text not in [behind.match.notation(each) for each in decision.moves]:
                break
            WORLD.set(behind.name)
            await behind.play(move.text)
        apart = told_apart(here.match, there.match, looking.seat)
        if apart is not None:
            raise Leak(f"the rules tell {looking} apart: {apart}")
        return made[0] == made[1] and alike(here.match, there.match, looking.seat)

    # -- what else she tries ------------------------------------------------------------------------

    async def _ask_things(self, looking: Looking) -> None:
        """Why not, a move out of turn, a hint, taking back: the answers hang on nothing hidden either."""
        seat = looking.seat
        if seat is None:
            return
        messages = [message for message in self._things(seat) if self._random.random() < self.curious]
        for world in self.worlds:
            WORLD.set(world.name)
            wire = world.wires[f"seat {seat}"]
            for message in messages:
                if message["t"] in ("move", "hint"):
                    message = {**message, "decision": world.table.row.decision}
                wire.say(**message)
                await wire.flush()
            await world.quiet()
            asking = world.table.asking
            if asking is not None:
                wire.say(t="withdraw", id=asking.id)
                await wire.flush()
                await world.quiet()

    def _things(self, seat: Seat) -> list[dict[str, Any]]:
        """Among them what only others could know to ask about: moves that they are offered in our world."""
        here = self.worlds[0].match
        assert here.decision is not None
        offered = [here.notation(move) for move in here.decision.moves]
        hidden = sorted({word for text in offered for word in text.split()[1:2]})
        things: list[dict[str, Any]] = [
            {"t": "why", "about": self._random.choice(offered)},
            {"t": "say", "text": "hello"},
        ]
        if not any(place.is_bot for place in self.worlds[0].table.places):
            things.append({"t": "undo"})  # a bot that is told what to play would not notice
        if hidden:
            word = self._random.choice(hidden)
            things += [{"t": "why", "about": f"play {word}"}, {"t": "why", "about": word}]
        if here.decision.seat != seat:
            things += [{"t": "move", "index": 0}, {"t": "hint"}]
        elif self.worlds[0].table.wish.hints:
            things.append({"t": "hint"})
        return things

    async def _break_a_move(self, looking: Looking, both: list[str]) -> None:
        """Now and then a card breaks, in both worlds: nobody but who played it hears of that."""
        decision = self.worlds[0].match.decision
        assert decision is not None
        place = self.worlds[0].table.places[decision.seat]
        if place.is_bot or decision.seat == looking.seat or len(both) < 2 or self._random.random() > 0.15:
            return
        text = self._random.choice(both)
        with patch.object(live_table, "carry_out", _broken):
            for world in self.worlds:
                WORLD.set(world.name)
                await world.play(text)
        self._compare(looking)

    # -- comparing ----------------------------------------------------------------------------------

    def _compare(self, looking: Looking) -> None:
        here, there = self.worlds
        for key in self._watched(looking):
            ours, theirs = here.heard(key), there.heard(key)
            self.found.messages += len(ours)
            self.found.bytes += sum(len(told) for told in ours)
            _same(ours, theirs, f"{key} of {looking}")
        hints = [world.bots.thought_about() for world in self.worlds]
        if not looking.far:  # a hint is drawn by the seed, too: what is imagined for it is hidden chance
            _same(hints[0], hints[1], f"a hint for {looking}")
        for world in self.worlds:
            for key in world.wires:
                if key not in self._watched(looking):
                    world.wires[key].heard.clear()
        lines = [
            [world.plain(line.encode()) for line in self._written.of(world.name)] for world in self.worlds
        ]
        self.found.log_lines += len(lines[0])
        _same(lines[0], lines[1], f"the log at {looking}")
        _same(here.counted(), there.counted(), f"what is counted at {looking}")

    async def _knock(self, looking: Looking) -> None:
        """Every door that she, somebody who looks on and somebody without a name may try."""
        who = STRANGER if looking.seat is None else CAST[looking.seat]
        doors = [(*door, who) for door in (_OTHERS_DOORS if looking.seat is None else _OWN_DOORS)]
        doors += [(method, path, "nobody") for method, path in _OTHERS_DOORS[:2]]
        for method, path, name in [*doors, *self._cards(who)]:
            told = []
            for world in self.worlds:
                WORLD.set(world.name)
                told.append(await world.door(method, path, name, {} if method == "POST" else None))
            self.found.answers += 1
            self.found.bytes += len(told[0])
            _same([told[0]], [told[1]], f"{method} {path} for {looking}")
        lobbies, metrics = [], []
        for world in self.worlds:
            WORLD.set(world.name)
            lobbies.append([await world.lobby(who)])
            metrics.append(names_counted(await world.door("GET", "/metrics", "nobody")))
        _same(lobbies[0], lobbies[1], f"the lobby of {looking}")
        assert metrics[0], "this very machine may ask for it"
        _same(metrics[0], metrics[1], f"the names of what is counted at {looking}")

    def _cards(self, who: str) -> list[tuple[str, str, str]]:
        """A card by its name: what somebody else could play in our world."""
        here = self.worlds[0].match
        if here.decision is None:
            return []
        words = [word for move in here.decision.moves[:40] for word in here.notation(move).split()[1:2]]
        slug = self._random.choice(words) if words else "nothing"
        game = here.game.name
        return [
            ("GET", f"/api/tables/{{table}}/faces/{slug}", who),
            ("GET", f"/api/cards/{game}/card/{slug}", who),
        ]


def _broken(match: Match, move: Move) -> None:
    raise RuntimeError("a card that breaks")


def _same(ours: list[bytes], theirs: list[bytes], what: str) -> None:
    if ours == theirs:
        return
    for number, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            pairs = zip(one[_HEAD:], other[_HEAD:], strict=False)  # behind the size, which says little
            at = _HEAD + next((n for n, (a, b) in enumerate(pairs) if a != b), 0)
            near = slice(max(0, at - 150), at + 150)
            raise Leak(f"{what}, message {number}, byte {at}: {one[near]!r} or {other[near]!r}")
    longer = max(ours, theirs, key=len)
    raise Leak(
        f"{what}: {len(ours)} or {len(theirs)} messages, {longer[min(len(ours), len(theirs))][:300]!r}"
    )


# -- the other world ------------------------------------------------------------------------------------


def imagined(match: Match, looking: Looking, random: Random) -> Match:
    """A world that these eyes cannot tell from this one."""
    seat = looking.seat
    if seat is not None:
        twin = match.imagine(seat, random.randbytes(8))
        if not looking.far:
            _with_own_piles(match, twin, seat)
        return twin
    twin = match
    for other in range(match.seats):
        twin = twin.imagine(Seat(other), random.randbytes(8))
    return twin


def _with_own_piles(match: Match, twin: Match, seat: Seat) -> None:
    """Her own decks lie as they did: then she draws the same cards, and the worlds look alike for longer."""
    ours, theirs = match.state, twin.state
    if isinstance(ours, FablesState) and isinstance(theirs, FablesState):
        theirs.boards[seat].deck = list(ours.boards[seat].deck)
    elif isinstance(ours, BuffyState) and isinstance(theirs, BuffyState):
        theirs.sides[seat].deck = list(ours.sides[seat].deck)
        for side, same in zip(theirs.sides, ours.sides, strict=True):
            if side.seat == seat or side.shown_from != FROM_CHALLENGES:
                side.challenges = list(same.challenges)  # the next one to lie open
        theirs.sides[seat].shown = ours.sides[seat].shown
    elif isinstance(ours, VtesState) and isinstance(theirs, VtesState):
        theirs.players[seat].library = list(ours.players[seat].library)
        theirs.players[seat].crypt = list(ours.players[seat].crypt)


@asynccontextmanager
async def twins(folder: Path, seed: int, fresh: Path | None = None) -> AsyncIterator[Twins]:
    """Two servers; `fresh` is a database that has been made already."""
    with patch.object(laying, "commitment", lambda seed: _COMMITMENT), _writing() as written:
        async with opened(folder, "here", fresh) as here, opened(folder, "there", fresh) as there:
            for world, choice in ((here, "red"), (there, "snow")):
                WORLD.set(world.name)
                with patch.object(hall, "time", SimpleNamespace(time=lambda: 1_700_000_000.0)):
                    await world.hold_an_event(choice)
            yield Twins(here, there, written, Random(seed))


@contextmanager
def _writing() -> Iterator[Written]:
    """All that the server logs, down to what only somebody who looks for a fault asks for."""
    written, logger = Written(), logging.getLogger("noctuary")
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(written)
    try:
        yield written
    finally:
        logger.removeHandler(written)
        logger.setLevel(level)
