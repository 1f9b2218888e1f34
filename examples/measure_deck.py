"""How good is a deck? It meets every ready deck, half of the games in either seat, a bot on both sides.

Shares are told with Wilson's 95 % interval; a draw is half a win.

python examples/measure_deck.py buffy my-deck.txt --games 40
python examples/measure_deck.py vtes nb-tremere --against v5-toreador,v5-ventrue --bot greedy
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from noctuary import NoctuaryError
from noctuary.bots.own import any_bot
from noctuary.sim import Plan, check_setup, run_series
from noctuary.sim.intervals import wilson
from noctuary.text.menu import games_with, menu_of


def deck_of(game: str, word: str) -> str:
    """A ready deck goes by its name, one's own by the text in its file."""
    book = menu_of(game).decks
    assert book is not None
    if word in book.ready():
        return word
    if not Path(word).is_file():
        raise FileNotFoundError(f"{word} is neither a ready deck of {game} nor a file with one")
    return book.read_whole(Path(word).read_text(encoding="utf-8"), word).text()


def wins_against(game: str, deck: str, other: str, bot: str, games: int, seed: bytes, jobs: int) -> float:
    """Both seat orders with the same seeds, so that neither deck has the better deals."""
    wins = 0.0
    for seats, mine in (((deck, other), 0), ((other, deck), 1)):
        report = run_series(Plan(game, seats, (bot, bot), games // 2, seed), jobs)
        if report.interrupted or report.failures:
            raise SystemExit("interrupted" if report.interrupted else f"a game failed: {report.failures[0]}")
        wins += report.wins[mine] + report.draws / 2
    return wins


def line(name: str, wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{name:24} {100 * wins / games:5.1f} %   {100 * low:5.1f} – {100 * high:5.1f} %   {games} games"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=games_with(lambda menu: menu.decks))
    parser.add_argument("deck", help="the name of a ready deck, or a deck file")
    parser.add_argument("--against", help="ready decks, with commas; all that usually meet if left out")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=40, help="against each deck")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(words)
    if asked.games < 2:
        parser.error("--games: two at least, one in either seat")
    if asked.jobs < 1:
        parser.error("--jobs: one process at least")
    try:
        any_bot(asked.bot, asked.game, b"")
        deck = deck_of(asked.game, asked.deck)
        others = asked.against.split(",") if asked.against else menu_of(asked.game).usual()
        others = [other for other in others if other != deck]
        for other in others:
            check_setup(asked.game, (deck, other))
    except (NoctuaryError, OSError, UnicodeError) as wrong:
        parser.error(str(wrong))
    if not others:
        parser.error("--against: a deck that meets only itself wins half of its games")
    games, total = asked.games // 2 * 2, 0.0
    for other in others:
        wins = wins_against(asked.game, deck, other, asked.bot, games, asked.seed.encode(), asked.jobs)
        total += wins
        print(line(other, wins, games), flush=True)
    print(line("all of them", total, games * len(others)))


if __name__ == "__main__":
    main()
