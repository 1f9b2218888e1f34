"""Write how ready decks fare, from series that were played: `python tools/deck_fares.py GAME SERIES.json …`.

A series is what `noctuary sim` prints for decks that all meet each other:

    noctuary sim vtes --all --bots greedy --games 60 --seed ready-vtes --json > full.json
    noctuary sim vtes --all --seats nb-malkavian,… --bots greedy --games 40 --seed ready-starters --json > nb
    python tools/deck_fares.py vtes full.json nb

The same seed gives the same games. What stands in the package is small: who met whom, and how often each won.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent


def series_of(report: dict[str, Any]) -> dict[str, Any]:
    """What the page of a deck needs of a series; a draw is half a win."""
    games = report["games_per_pair"]
    return {
        "bot": report["bot"],
        "seed": report["seed"],
        "games_per_pair": games,
        "entrants": report["entrants"],
        "won": [
            [0 if row == place else round(share * games, 1) for place, share in enumerate(shares)]
            for row, shares in enumerate(report["shares"])
        ],
    }


def text_of(reports: list[dict[str, Any]]) -> str:
    """One line for each row, so that a new measurement shows what has changed."""
    written = json.dumps({"series": [series_of(report) for report in reports]}, indent=1)
    return written + "\n"


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        sys.stderr.write(f"{(__doc__ or '').splitlines()[0]}\n")
        return 2
    game, *files = arguments
    reports = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
    wrong = [report["game"] for report in reports if report["game"] != game]
    if wrong:
        sys.stderr.write(f"a series of {wrong[0]} says nothing about {game}\n")
        return 2
    target = ROOT / "src" / "noctuary" / "games" / game / "ready_fares.json"
    target.write_text(text_of(reports), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
