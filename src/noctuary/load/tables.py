"""One table: when somebody is to move, who it is, and who has heard of it since.

Moves are due by the clock and not by the answer to the last one (an open loop). A server that falls behind
finds more and more of them due, and each is counted from the moment it was due: what it costs people who do
not wait for the server's convenience. Only while the table itself is about to act (a bot thinks, a pass waits
its drawn pause) is nobody late: then it is counted from the question on.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from dataclasses import dataclass

from noctuary.load.counting import Counts
from noctuary.load.guests import Made
from noctuary.load.messages import Heard, Prompt
from noctuary.load.plan import Address, Plan
from noctuary.load.screen import Screen


@dataclass
class Due:
    """A move that somebody wants to make."""

    at: float
    held: bool  # nobody was asked, and nothing of ours was on its way


@dataclass
class Sent:
    """A move on its way to everybody's screen."""

    due: float
    counted_from: float
    mover: Screen
    decision: int
    made: int  # moves that there are with it
    missing: set[Screen]
    last: float = 0.0  # when somebody has heard of it last; 0: nobody has, or had anything to hear


class LoadTable:
    def __init__(self, address: Address, plan: Plan, made: Made, number: int, counts: Counts) -> None:
        self.id = made.table
        self.language = plan.language
        self.passing = plan.passing
        self.counts = counts
        self._plan = plan
        self._chance = random.Random(plan.seed * 1_000_003 + number)
        seats = [*range(plan.people), *([None] * plan.watchers)]
        self.screens = [Screen(self, address, cookie, seat) for cookie, seat in zip(made.cookies, seats)]
        self._due: deque[Due] = deque()
        self._on_their_way: list[Sent] = []
        self._timer: asyncio.TimerHandle | None = None
        self._next = 0.0
        self._every = plan.every
        self._cut: set[Screen] = set()  # whose line we have cut ourselves
        self._last: Screen | None = None  # who moved last
        self._ahead: int | None = None  # how much larger the number of a question is than that of moves made

    async def gather(self) -> None:
        """Everybody comes in and sits down; the game is dealt."""
        for screen in self.screens:
            await screen.enter()
        for screen in self.screens:
            await screen.ready.wait()

    # -- the clock ----------------------------------------------------------------------------------

    def start(self, first: float, every: float) -> None:
        """From now on a move is due that often; whatever was still to be done is forgotten."""
        self._next, self._every = first, every
        self._due.clear()
        self._on_their_way.clear()
        self._set_timer()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, self._next - time.perf_counter()), self._tick)

    def _tick(self) -> None:
        now = time.perf_counter()
        while self._next <= now:  # late ourselves: nothing that was due is left out
            if not (self._plan.undo and self._chance.random() < self._plan.undo and self._undo()):
                self._want(self._next, now)
            self._next += self._every
        self._set_timer()
        self._act()

    def _want(self, at: float, now: float) -> None:
        if self.counts.measures(at):
            self.counts.wished += 1
            self.counts.late.append(now - at)
        held = self._asked() is None and not self._on_their_way
        self._due.append(Due(at, held))

    # -- moving -------------------------------------------------------------------------------------

    def _asked(self) -> Screen | None:
        for screen in self.screens:
            if screen.question is not None and screen.here:
                return screen
        return None

    def _act(self) -> None:
        """Whoever is asked makes the move that is due."""
        screen = self._asked() if self._due else None
        if screen is None or screen.question is None:
            return
        self._perhaps_more(screen)
        due, question = self._due.popleft(), screen.question
        if self.counts.measures(due.at):
            self.counts.sent += 1
            self.counts.held += due.held
        at = max(due.at, screen.since) if due.held else due.at
        here = {each for each in self.screens if each.here}
        self._on_their_way.append(
            Sent(due.at, at, screen, question.decision, self._number(question, screen), here)
        )
        index = self._chance.randrange(len(question.offers))
        screen.send({"t": "move", "decision": question.decision, "index": index})
        screen.question, screen.answered, self._last = None, question.decision, screen

    def _number(self, question: Prompt, screen: Screen) -> int:
        """Which move of the game its answer is: not each has a line in the log, but each has a question."""
        return screen.made + 1 if self._ahead is None else question.decision - self._ahead + 1

    def _undo(self) -> bool:
        """Whoever moved last takes it back instead of the next move; not while anything is on its way."""
        if self._last is None or self._on_their_way or not self._last.here:
            return False
        self._last.send({"t": "undo"})
        self._last = None
        self.counts.undos += 1
        return True

    def _perhaps_more(self, asked: Screen) -> None:
        """What people do beside moving."""
        plan = self._plan
        if plan.chat and self._chance.random() < plan.chat:
            asked.send({"t": "say", "text": "…"})
            self.counts.chats += 1
        if plan.reconnect and self._chance.random() < plan.reconnect:
            others = [screen for screen in self.screens if screen is not asked and screen.here]
            if others:
                screen = self._chance.choice(others)
                self._cut.add(screen)
                self.counts.cuts += 1
                screen.drop()

    def lost(self, screen: Screen) -> bool:
        """A line is gone; whether it was we who cut it. What it misses it is told when it is back."""
        for sent in list(self._on_their_way):
            if screen in sent.missing:
                self._heard_by(sent, screen, sent.last)
        cut = screen in self._cut
        self._cut.discard(screen)
        return cut

    # -- hearing ------------------------------------------------------------------------------------

    def heard(self, screen: Screen, heard: Heard, now: float) -> None:
        self._compare(screen, heard)
        for sent in [one for one in self._on_their_way if screen in one.missing]:
            if _is_past(sent, heard):
                self.counts.unseen += 1
                self._heard_by(sent, screen, sent.last)
            elif _tells_of(sent, heard, screen):
                self._heard_by(sent, screen, now)
                if not heard.log:
                    break  # without a line of the log it tells of one move, the oldest
        if heard.prompt is not None:
            self._act()

    def _compare(self, screen: Screen, heard: Heard) -> None:
        """Questions and moves are counted alike; taking back and sitting down count questions alone."""
        if heard.log_cut is not None or heard.t == "snapshot":
            self._ahead = None
        if heard.prompt is not None:
            ahead = heard.prompt.decision - screen.made
            self._ahead = ahead if self._ahead is None else min(ahead, self._ahead)

    def ask_around(self) -> None:
        """Nobody moves any more: whoever has heard nothing is asked whether there was anything to hear."""
        for sent in self._on_their_way:
            if sent.mover not in sent.missing:
                for screen in sent.missing:
                    screen.ask()

    def answered(self, screen: Screen) -> None:
        """What was told before has been here before: of a move that its mover has seen she sees nothing."""
        for sent in list(self._on_their_way):
            if screen in sent.missing and sent.mover not in sent.missing:
                self.counts.unseen += 1
                self._heard_by(sent, screen, sent.last)

    def _heard_by(self, sent: Sent, screen: Screen, at: float) -> None:
        sent.missing.discard(screen)
        sent.last = max(sent.last, at)
        measured = self.counts.measures(sent.due)
        if screen is sent.mover:
            self.counts.kept += 1
            if measured and at:
                self.counts.own.append(at - sent.counted_from)
        if not sent.missing:
            self._on_their_way.remove(sent)
            if measured:
                self.counts.told += 1
            if measured and sent.last:
                self.counts.latencies.append((sent.due, sent.last - sent.counted_from))

    def was_wrong(self, screen: Screen, heard: Heard) -> None:
        self.counts.errors[f"wrong: {heard.error}"] += 1
        screen.answered = None  # whatever is asked next may be answered
        for sent in list(self._on_their_way):
            if sent.mover is screen and sent.decision == heard.decision:
                self._on_their_way.remove(sent)  # never made: nobody will hear of it

    def is_over(self, screen: Screen, rematch: str | None) -> None:
        """Once more: the first seat asks for it, everybody goes where it is."""
        if rematch is not None and screen.at != rematch:
            screen.go_on_at(rematch)
        elif rematch is None and screen is self.screens[0] and self.id == screen.at:
            self.id = ""  # asked for once
            self.counts.games += 1
            screen.send({"t": "rematch"})

    def is_dealt(self, screen: Screen) -> None:
        self.id = screen.at

    # -- the end ------------------------------------------------------------------------------------

    def untold(self) -> int:
        """Moves that somebody has not heard of yet."""
        return len(self._on_their_way)

    def leave(self) -> None:
        self.stop()
        for screen in self.screens:
            screen.leave()


def _is_past(sent: Sent, heard: Heard) -> bool:
    """Whether a later move is told of, and nothing of this one: it has changed nothing on that screen."""
    if heard.t == "snapshot":
        return False
    if heard.log:
        return heard.log[0].at > sent.made
    return heard.prompt is not None and heard.prompt.decision > sent.decision + 1


def _tells_of(sent: Sent, heard: Heard, screen: Screen) -> bool:
    """Between a question and its answer nobody moves: what is told next, and is of a move, is of this one.

    Whoever moved sees at least that she is asked no longer, or something else.
    """
    if heard.t == "snapshot":
        return True
    asked = None if heard.prompt is None else heard.prompt.decision
    if asked is not None and asked > sent.decision:
        return True
    if screen is sent.mover and asked is None:
        return True
    return screen.made >= sent.made if heard.log else heard.of_a_move
