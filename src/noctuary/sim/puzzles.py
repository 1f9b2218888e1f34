"""Proving puzzles: what a search finds out about a puzzle file, and how the file keeps it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from noctuary.bots.solver import WORLDS, Solution, Solver, imagined
from noctuary.kernel.toml_text import to_toml
from noctuary.text.puzzles import Puzzle

PROVING: Final = 60_000  # situations that a proof may look at
_KEPT: Final = re.compile(r"^(ways|nodes|solution) = .*\n(?:^[ \]].*\n)*", re.MULTILINE)


@dataclass(frozen=True)
class Proof:
    puzzle: Puzzle
    solution: Solution

    @property
    def solved(self) -> bool:
        return self.solution.complete and self.solution.solved

    @property
    def agrees(self) -> bool:
        """Whether the file says the same, if it says anything."""
        return not self.puzzle.ways or self.puzzle.ways == len(self.solution.firsts)


def prove(puzzle: Puzzle, most: int = PROVING) -> Proof:
    """Search for a solution against any defence; where something is hidden, in every world imagined."""
    match, seat = puzzle.begin(), puzzle.goal.seat
    worlds = imagined(match, seat, WORLDS) if puzzle.hidden else [match]
    return Proof(puzzle, Solver(puzzle.goal, most, chancy=puzzle.hidden).solve(worlds))


def with_proof(puzzle: Puzzle, found: Solution) -> str:
    """The text of the file with what was proved at its end: its table `[puzzle]` stands last."""
    kept = to_toml({"ways": len(found.firsts), "nodes": found.nodes, "solution": list(found.line)})
    return f"{_KEPT.sub('', puzzle.text).rstrip()}\n{kept}"
