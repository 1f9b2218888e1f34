"""Writes the golden files anew: `python -m tests.golden.update`, or of one game: `… update buffy`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records, write_record
from noctuary.sim.setups import seats_in
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.tables.whole_games import WholeGames, every_game, play_random

HERE = Path(__file__).parent
DEPTH = 3
DEEPEST = 8
ENOUGH = 500  # ways to go on; where there are fewer, one looks deeper
LARGE = 2_000  # where there are more at depth 2, depth 3 takes too long
LONGEST = 20_000  # decisions of a recorded game


def folder_of(game: WholeGames) -> Path:
    return HERE / game.name


def counts_of(game: WholeGames) -> Path:
    return HERE / f"{game.name}-move-counts.json"


def transcript(match: Match) -> str:
    """The log as the first seat reads it, in English and then in French, and the final state's digest."""
    words = words_of(match.game.name)
    lines = []
    for language in (Language.EN, Language.FR):
        lines += [words.event_text(match, event, language, Seat(0)) for event in match.log]
        lines.append("")
    return "\n".join([*lines, match.digest(), ""])


def played_by_bots(game: WholeGames, name: str, setup: Document) -> Match:
    """A whole game between greedy bots; everything follows from its name."""
    match = Match.start(game.name, setup, name.encode(), log=True)
    bots = [make_bot("greedy", game.name, name.encode() + bytes([seat])) for seat in range(match.seats)]
    play_out(match, bots, LONGEST)
    return match


def fixed_position(game: WholeGames, number: int) -> Match:
    """A match stopped after some seeded moves."""
    setup, moves = game.fixed_positions()[number]
    match = Match.start(game.name, setup, bytes([number]))
    play_random(match, Random(number), moves)
    return match


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


def counted(match: Match) -> Document:
    seats = seats_in(match.game.name, json.dumps(match.setup))
    depth = DEPTH - 1
    count = count_moves(match, depth)
    while (depth < DEPTH and count <= LARGE) or (count < ENOUGH and depth < DEEPEST):
        depth += 1
        count = count_moves(match, depth)
    return {
        "position": f"{', '.join(seats)} after {len(match.moves)} moves",
        "depth": depth,
        "moves": count,
    }


def update(game: WholeGames) -> None:
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    for name, setup in game.golden_setups().items():
        file = folder / f"{name}.record"
        if name in game.kept_records:
            (record,) = read_records(file.read_text(encoding="utf-8"))
            match = record.replay(log=True)
        else:
            match = played_by_bots(game, name, setup)
            file.write_text(write_record(match), encoding="utf-8")
        (folder / f"{name}.log").write_text(transcript(match), encoding="utf-8")
    update_counts(game)


def update_counts(game: WholeGames) -> None:
    counts = [counted(fixed_position(game, number)) for number in range(len(game.fixed_positions()))]
    counts_of(game).write_text(json.dumps(counts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(wanted: list[str]) -> None:
    for game in every_game():
        if not wanted or game.name in wanted:
            update(game)


if __name__ == "__main__":
    main(sys.argv[1:])
