"""Proves whether a seat can reach a goal, whatever the others do: an AND/OR search over whole matches.

The seat that is to solve needs one answer that works; of everybody else's answers all must work. What it
cannot know is treated honestly. In a position where everything lies open there is one world, and a line in
which chance decides is no solution. Otherwise several worlds are imagined, and the seat must find answers
that do in all of them that look alike to it: a group of worlds is one node, and it splits only where the
seat would see a difference.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final, Protocol

from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.kernel.view import document

WORLDS: Final = 5  # imagined where something is hidden
_LONGEST: Final = 160  # questions of one line: longer than that no puzzle is
_AHEAD: Final = 2  # her decisions by which an answer is measured that cannot refute her
_FAR: Final = 1 << 30
_NO: Final = -1  # there is no solution
_ROUND: Final = -2  # it leads back to where the line has been
REACHED: Final = "reached"
OPEN: Final = "open"


class _Value(Protocol):
    @property
    def value(self) -> str: ...


class Aim(Protocol):
    """What a seat is to reach (`noctuary.text.puzzles.Goal`)."""

    @property
    def seat(self) -> Seat: ...

    def verdict(self, match: Match) -> _Value: ...


class TooMuch(Exception):
    """The search has looked at as many situations as it may; nothing is proved."""


class Solution:
    """What a search has proved about a situation."""

    def __init__(self) -> None:
        self.solved = False
        self.complete = True  # False: it would have had to look at more than it may
        self.firsts: list[Move] = []  # first moves that solve it
        self.line: list[str] = []  # a solution against the best defence, each move with its seat
        self.depth = 0  # own decisions of that line that were more than one offer
        self.nodes = 0
        self.worlds = 1

    @property
    def only(self) -> bool:
        return len(self.firsts) == 1


class _Known:
    """What is proved about a group of worlds: the depth of its solution, or -1 if there is none."""

    __slots__ = ("depth", "move")

    def __init__(self, depth: int, move: Move | None) -> None:
        self.depth = depth
        self.move = move  # the one that solves it, or that refutes it


class Solver:
    """Keeps what it has proved, so that asking again about a line costs next to nothing."""

    def __init__(self, goal: Aim, most: int, *, chancy: bool = False) -> None:
        self.goal = goal
        self.most = most  # situations that it may look at
        self.nodes = 0
        self._known: dict[bytes, _Known] = {}
        self._chancy = chancy  # worlds are imagined: what chance brings is part of them
        self._drawn = -1  # from chance, when the puzzle began
        self._under_way: dict[bytes, int] = {}  # situations that the present line has come through
        self._back = _FAR  # the earliest of them that something below has led back to
        self._rooms: dict[bytes, float] = {}  # which share of her next moves still does
        self._passed: set[bytes] = set()  # situations on the way to her next decision

    def begin(self, match: Match) -> None:
        """Here the puzzle begins: whatever chance brings from now on is luck."""
        self._drawn = match.state.chance.drawn

    def allow(self, more: int) -> None:
        """So many situations more may be looked at."""
        self.most = self.nodes + more

    # -- asking -----------------------------------------------------------------------------------------

    def solve(self, worlds: list[Match]) -> Solution:
        """Every first move of the seat, tried to the end; others may have answers to give before it."""
        found = Solution()
        found.worlds = len(worlds)
        before = self.nodes
        try:
            self._solve(worlds, found)
        except TooMuch:
            found.complete = False
        found.nodes = self.nodes - before
        return found

    def _solve(self, worlds: list[Match], found: Solution) -> None:
        found.solved = self.depth(worlds) >= 0
        if not found.solved:
            return
        found.depth = self.depth(worlds)
        asked = worlds if len(worlds) > 1 else [self._first_asked(worlds[0])]
        decision = asked[0].decision
        if decision is not None and decision.seat == self.goal.seat:
            found.firsts = [move for move in decision.moves if self.holds_after(asked, move)]
        found.line = self.line(worlds[0])

    def _first_asked(self, match: Match) -> Match:
        """Where her first real decision is, the others having answered as well as they can."""
        twin = match.copy()
        while twin.decision is not None and self.goal.verdict(twin).value == OPEN:
            if twin.decision.seat == self.goal.seat and len(twin.decision.moves) > 1:
                break
            twin.play(self.best(twin))
        return twin

    def depth(self, worlds: list[Match]) -> int:
        """How many real decisions of the seat a solution takes at most; -1: there is none."""
        return self._asked(worlds).depth

    def holds_after(self, worlds: list[Match], move: Move) -> bool:
        """Whether the goal can still be reached after this move of the seat that is asked."""
        self._asked(worlds)
        return all(self._asked(group).depth >= 0 for group in self._after(worlds, move))

    def best(self, match: Match) -> Move:
        """What whoever is asked should answer: the shortest way; what refutes, or asks most of her."""
        known = self._asked([match])
        decision = match.decision
        assert decision is not None
        if known.depth >= 0 and decision.seat == self.goal.seat:
            return self._shortest(match, decision.moves)
        if known.depth < 0 or known.move is None:
            return decision.moves[0] if known.move is None else known.move
        try:
            return self._most_dangerous(match, decision.moves, known.move)
        except TooMuch:
            return known.move

    def _most_dangerous(self, match: Match, moves: list[Move], longest: Move) -> Move:
        """Nothing refutes her: the answer after which most of what she may do fails; else the longest."""
        self._passed.clear()
        found, least = longest, self._room_after(match, longest, _AHEAD)
        for move in moves:
            room = self._room_after(match, move, _AHEAD)
            if room < least:
                found, least = move, room
        return found

    def _room_after(self, match: Match, move: Move, ahead: int) -> float:
        twin = match.copy()
        twin.play(move)
        return self._room(twin, ahead)

    def _room(self, match: Match, ahead: int) -> float:
        """Which share of what she may do at her next decisions still does, if the others leave her least."""
        decision = match.decision
        if decision is None or self.goal.verdict(match).value != OPEN:
            return 1.0 if self.goal.verdict(match).value == REACHED else 0.0
        key = _key([match]) + bytes([ahead])
        known = self._rooms.get(key, -1.0)
        if known >= 0.0:
            return known
        if key in self._passed:
            return 1.0  # leading back is no defence
        if len(self._passed) > _LONGEST:
            raise TooMuch
        self._passed.add(key)
        room = self._room_found(match, decision, ahead)
        self._passed.discard(key)
        self._rooms[key] = room
        return room

    def _room_found(self, match: Match, decision: Decision, ahead: int) -> float:
        if self._asked([match]).depth < 0:
            return 0.0
        own = decision.seat == self.goal.seat
        if own and len(decision.moves) > 1:
            if not ahead:
                return 1.0
            ahead -= 1
        later = [self._room_after(match, move, ahead) for move in decision.moves]
        return sum(later) / len(later) if own else min(later)

    def _shortest(self, match: Match, moves: list[Move]) -> Move:
        found, least = moves[0], -1
        for move in moves:
            twin = match.copy()
            twin.play(move)
            depth = self._asked([twin]).depth
            if depth >= 0 and (least < 0 or depth < least):
                found, least = move, depth
        return found

    def line(self, match: Match) -> list[str]:
        """The solution against the best defence, from here."""
        twin = match.copy()
        told: list[str] = []
        while twin.decision is not None and self.goal.verdict(twin).value == OPEN:
            move = self.best(twin)
            told.append(f"{seat_letter(twin.decision.seat)} {twin.notation(move)}")
            twin.play(move)
        return told

    # -- proving ----------------------------------------------------------------------------------------

    def _asked(self, worlds: list[Match]) -> _Known:
        """What is proved about these worlds, from outside: no line is under way yet."""
        if self._drawn < 0:
            self.begin(worlds[0])
        self._under_way.clear()
        self._back = _FAR
        return self._prove(worlds)

    def _prove(self, worlds: list[Match]) -> _Known:
        left: list[Match] = []
        for world in worlds:
            verdict = self.goal.verdict(world).value
            if verdict == OPEN and not self.is_luck(world):
                left.append(world)
            elif verdict != REACHED:
                return _Known(_NO, None)
        if not left:
            return _Known(0, None)
        key = _key(left)
        known = self._known.get(key)
        if known is not None:
            return known
        at = self._under_way.get(key, -1)
        if at >= 0:
            self._back = min(self._back, at)
            return _Known(_ROUND, None)
        self.nodes += 1
        if self.nodes > self.most or len(self._under_way) > _LONGEST:
            raise TooMuch
        return self._looked_at(left, key)

    def _looked_at(self, worlds: list[Match], key: bytes) -> _Known:
        """Look at a situation for the first time.

        Whoever is to solve gains nothing by going round in circles, and for the others it is no defence. What
        follows from that holds only within the circle: it is kept once the line is back at its beginning.
        """
        place = len(self._under_way)
        before, self._back = self._back, _FAR
        self._under_way[key] = place
        decision = worlds[0].decision
        assert decision is not None
        known = self._own(worlds) if decision.seat == self.goal.seat else self._answers(worlds)
        del self._under_way[key]
        if self._back >= place:
            if known.depth == _ROUND:
                known = _Known(_NO, known.move)
            self._known[key] = known
            self._back = before
        else:
            self._back = min(before, self._back)
        return known

    def is_luck(self, world: Match) -> bool:
        """Whether chance has had a say: then nothing is certain any more."""
        return not self._chancy and world.state.chance.drawn != self._drawn

    def _own(self, worlds: list[Match]) -> _Known:
        """One of her moves must do in all of these worlds."""
        decision = worlds[0].decision
        assert decision is not None
        real = 1 if len(decision.moves) > 1 else 0
        worst = _NO
        for move in self._ordered(worlds[0], decision.moves):
            depth = self._deepest(self._after(worlds, move))
            if depth >= 0:
                return _Known(depth + real, move)
            worst = min(worst, depth)
        return _Known(worst, decision.moves[0])

    def _deepest(self, groups: list[list[Match]]) -> int:
        """All of these must be solved: the depth of the deepest, or why one of them is not."""
        deepest = 0
        for group in groups:
            depth = self._prove(group).depth
            if depth < 0:
                return depth
            deepest = max(deepest, depth)
        return deepest

    def _ordered(self, match: Match, moves: list[Move]) -> list[Move]:
        """What only ends her say comes last: a goal is seldom reached by waiting."""
        stops = match.game.stops
        return [move for move in moves if not stops(move)] + [move for move in moves if stops(move)]

    def _after(self, worlds: list[Match], move: Move) -> list[list[Match]]:
        """The worlds after a move that is offered in all of them, in groups that look alike to the seat."""
        later: list[Match] = []
        for world in worlds:
            if world.decision is None or move not in world.decision.moves:
                continue
            twin = world.copy()
            twin.play(move)
            later.append(twin)
        return self._alike(later)

    def _answers(self, worlds: list[Match]) -> _Known:
        """Whatever the others may answer in any of these worlds, it must do."""
        decision = worlds[0].decision
        assert decision is not None
        if len(worlds) == 1:
            return self._every_answer(worlds[0], decision.moves)
        later: list[Match] = []
        for world in worlds:
            for move in world.decision.moves if world.decision is not None else []:
                twin = world.copy()
                twin.play(move)
                later.append(twin)
        return _Known(self._deepest(self._alike(later)), None)

    def _every_answer(self, world: Match, moves: list[Move]) -> _Known:
        """All must be solved but those that only lead back: somebody has to do something else in the end."""
        deepest, longest = _ROUND, moves[0]
        for move in moves:
            twin = world.copy()
            twin.play(move)
            depth = self._prove([twin]).depth
            if depth == _NO:
                return _Known(_NO, move)
            if depth > deepest:
                deepest, longest = depth, move
        return _Known(deepest, longest)

    def _alike(self, worlds: list[Match]) -> list[list[Match]]:
        if len(worlds) < 2:
            return [worlds] if worlds else []
        groups: dict[str, list[Match]] = {}
        for world in worlds:
            groups.setdefault(_seen(world, self.goal.seat), []).append(world)
        return list(groups.values())


def _seen(match: Match, seat: Seat) -> str:
    return json.dumps(document(match.view(seat)), sort_keys=True)


def _key(worlds: list[Match]) -> bytes:
    """Which situations these are; the order of the worlds says nothing."""
    if len(worlds) == 1:
        return worlds[0].digest().encode()
    digests = sorted({world.digest() for world in worlds})
    return hashlib.blake2b(" ".join(digests).encode(), digest_size=16).digest()


def imagined(match: Match, seat: Seat, count: int) -> list[Match]:
    """The match as this seat may imagine it, in so many ways; the open question is hers."""
    return [
        match.imagine(seat, b"puzzle" + number.to_bytes(2, "big"), watched=False) for number in range(count)
    ]
