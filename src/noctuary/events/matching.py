"""Pairs in a graph: as many as there can be (Edmonds' blossoms, one augmenting path at a time)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

Graph = Sequence[set[int]]  # for each vertex those it may be paired with


class Matching:
    """Who is paired with whom; -1: nobody. Vertices that are `gone` are as good as not there."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.mate = [-1] * len(graph)
        self.gone: set[int] = set()
        for one in range(len(graph)):
            if self.mate[one] == -1:
                self.augment(one)

    @property
    def single(self) -> list[int]:
        return [one for one, mate in enumerate(self.mate) if mate == -1 and one not in self.gone]

    def part(self, one: int) -> None:
        """Undo the pair of this one, if it has any."""
        other = self.mate[one]
        if other != -1:
            self.mate[one] = self.mate[other] = -1

    def augment(self, root: int) -> bool:
        """Find a partner for a single one, others changing theirs if need be; False if there is no way."""
        search = _Search(self._graph, self.mate, self.gone, root)
        end = search.run()
        while end != -1:  # turn the path round, from its end to the root
            before = search.came_from[end]
            further = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = further
        return self.mate[root] != -1


class _Search:
    """One search from a root; odd circles that it meets are shrunk into their base."""

    def __init__(self, graph: Graph, mate: Sequence[int], gone: set[int], root: int) -> None:
        size = len(graph)
        self._graph, self._mate, self._gone, self._root = graph, mate, gone, root
        self.came_from = [-1] * size
        self._base = list(range(size))
        self._reached = [False] * size
        self._queue = deque([root])
        self._reached[root] = True

    def run(self) -> int:
        """The end of a path to a single one; -1 if there is none."""
        while self._queue:
            one = self._queue.popleft()
            for other in sorted(self._graph[one]):
                if other in self._gone or self._base[one] == self._base[other] or self._mate[one] == other:
                    continue
                mate = self._mate[other]
                if other == self._root or (mate != -1 and self.came_from[mate] != -1):
                    self._shrink(one, other)
                elif self.came_from[other] == -1:
                    self.came_from[other] = one
                    if mate == -1:
                        return other
                    self._reached[mate] = True
                    self._queue.append(mate)
        return -1

    def _shrink(self, one: int, other: int) -> None:
        base = self._common(one, other)
        inside: set[int] = set()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for vertex in range(len(self._base)):
            if self._base[vertex] in inside:
                self._base[vertex] = base
                if not self._reached[vertex]:
                    self._reached[vertex] = True
                    self._queue.append(vertex)

    def _common(self, one: int, other: int) -> int:
        """Where the ways back to the root meet."""
        seen: set[int] = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._mate[one] == -1:
                break
            one = self.came_from[self._mate[one]]
        while self._base[other] not in seen:
            other = self.came_from[self._mate[self._base[other]]]
        return self._base[other]

    def _mark(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self._base[vertex] != base:
            inside.update((self._base[vertex], self._base[self._mate[vertex]]))
            self.came_from[vertex] = child
            child = self._mate[vertex]
            vertex = self.came_from[self._mate[vertex]]
