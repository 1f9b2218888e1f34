"""Count how often cards are played and win, and keep it with the game.

    python tools/card_figures.py fables -- --all --bots greedy --games 20 --seed cards
    python tools/card_figures.py buffy -- --all --bots greedy --games 20 --seed cards
    python tools/card_figures.py vtes -- --pairings 40 --bots greedy,greedy,greedy,greedy --games 200 --seed s

What follows the two strokes is a command of `noctuary sim`, which is run here; it stands in the file that is
written (`src/noctuary/games/GAME/figures.json`), so that anybody can count again. `--rows FILE` before the
strokes counts what that command has played elsewhere, with `--out FILE --report …`.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from noctuary.sim.rows import outcome_of, read_json_line
from noctuary.text.card_figures import FILE, CardFigure, Figures, SeatFigure
from noctuary.text.gallery import copies_in_seats, gallery_of
from noctuary.text.menu import games

GAMES: Final = Path(__file__).parents[1] / "src/noctuary/games"


def play(game: str, arguments: list[str]) -> list[str]:
    """The rows of the series, which tells on the way what it tells."""
    with tempfile.TemporaryDirectory() as folder:
        rows = Path(folder) / "rows.jsonl"
        kept = ["--out", str(rows), "--report", str(Path(folder) / "report.html")]
        command = [sys.executable, "-m", "noctuary", "sim", game, *arguments, *kept]
        subprocess.run(command, check=True)
        return rows.read_text(encoding="utf-8").splitlines()


def count(game: str, recipe: str, lines: list[str]) -> Figures:
    """Games that broke off count for nobody."""
    gallery = gallery_of(game)
    holders = {card: whose for card, whose in copies_in_seats(game).items() if gallery.is_played(card)}
    held, played, times, won = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    seats, winners = Counter[str](), Counter[str]()
    played_games = players = 0
    for row in map(read_json_line, lines):
        outcome = outcome_of(row)
        if outcome.error:
            continue
        if not outcome.cards:
            sys.exit("these rows do not tell which cards were played: play them with --report, too")
        played_games, players = played_games + 1, len(row["seats"])
        for seat, who in enumerate(row["seats"]):
            seats[who] += 1
            winners[who] += seat in outcome.winners
            held.update(card for card, whose in holders.items() if who in whose)
            for card, often in outcome.cards[seat].items():
                if card not in holders:  # imaginary, or not played as others are
                    continue
                played[card] += 1
                times[card] += often
                won[card] += seat in outcome.winners
    cards = {
        card: CardFigure(max(held[card], played[card]), played[card], times[card], won[card])
        for card in sorted(held | played)
    }
    found = {who: SeatFigure(seats[who], winners[who]) for who in sorted(seats)}
    return Figures(recipe, played_games, players, cards, found)


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games())
    parser.add_argument("--rows", type=Path)
    parser.add_argument("arguments", nargs="+")
    asked = parser.parse_args()
    game, arguments = asked.game, asked.arguments
    recipe = shlex.join(["noctuary", "sim", game, *arguments])
    lines = play(game, arguments) if asked.rows is None else asked.rows.read_text("utf-8").splitlines()
    figures = count(game, recipe, lines)
    target = GAMES / game / FILE
    target.write_bytes(msgspec.json.encode(figures).replace(b"],", b"],\n") + b"\n")  # a line for each card
    print(f"{target}: {figures.games} games, {len(figures.cards)} cards")


if __name__ == "__main__":
    main()
