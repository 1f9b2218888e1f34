"""Write how ready decks fare, from series that were played: `python tools/deck_fares.py GAME SERIES.json …`.

A series is what `noctuary sim` prints for decks that all meet each other:

    noctuary sim vtes --all --bots greedy --games 10 --seed ready-vtes --json > full.json
    noctuary sim vtes --all --seats nb-malkavian,… --bots greedy --games 10 --seed ready-starters --json > nb
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
    """What the page of a deck needs of a series; a draw is half a win, and a pair may not have met yet."""
    wins, shares, size = report["wins"], report["shares"], range(len(report["entrants"]))
    met = [[wins[one][other] + wins[other][one] for other in size] for one in size]
    if report["draws"]:  # they are not told by pair: then everybody has met as often as planned
        met = [[0 if one == other else report["games_per_pair"] for other in size] for one in size]
    return {
        "bot": report["bot"],
        "seed": report["seed"],
        "entrants": report["entrants"],
        "games": met,
        "won": [[round(shares[one][other] * met[one][other], 1) for other in size] for one in size],
    }


def text_of(reports: list[dict[str, Any]]) -> str:
    return json.dumps({"series": [series_of(report) for report in reports]}) + "\n"


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
