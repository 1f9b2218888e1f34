"""Writes the golden files anew: `python -m tests.golden.update`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import write_record
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.fables_games import FABLES, play_random, setup_number

FOLDER = Path(__file__).parent / "fables"
COUNTS = Path(__file__).parent / "fables-move-counts.json"


def transcript(match: Match) -> str:
    """The log as the first seat reads it, in English and then in French, and the final state's digest."""
    words = words_of("fables")
    lines = []
    for language in (Language.EN, Language.FR):
        lines += [words.event_text(match, event, language, Seat(0)) for event in match.log]
        lines.append("")
    return "\n".join([*lines, match.digest(), ""])


def fixed_positions() -> list[Match]:
    """Ten matches stopped after some seeded moves: duels, 2v2, relics."""
    stopped = []
    for number in range(10):
        match = Match.start("fables", setup_number(number * 7 + 3 * (number % 2)), bytes([number]))
        play_random(match, Random(number), 40 + 25 * number)
        stopped.append(match)
    return stopped


def count_moves(match: Match, depth: int) -> int:
    decision = match.decision
    if decision is None:
        return 0
    if depth == 1:
        return len(decision.moves)
    total = 0
    for move in decision.moves:
        twin = match.copy()
        twin.play(move)
        total += count_moves(twin, depth - 1)
    return total


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for place, fable in enumerate(FABLES):
        foe = FABLES[(place + 3) % len(FABLES)]
        match = Match.start("fables", {"fables": [fable, foe]}, fable.encode(), log=True)
        bots = [make_bot("greedy", "fables", b"golden"), make_bot("greedy", "fables", b"other")]
        play_out(match, bots, 5000)
        (FOLDER / f"{fable}.record").write_text(write_record(match), encoding="utf-8")
        (FOLDER / f"{fable}.log").write_text(transcript(match), encoding="utf-8")
    counts = [
        {"position": f"setup {match.setup}, {len(match.moves)} moves", "moves": count_moves(match, 3)}
        for match in fixed_positions()
    ]
    COUNTS.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
