"""Write how ready decks fare, from series that were played: `python tools/deck_fares.py GAME SERIES.json …`.

A series is what `noctuary sim` prints for decks that all meet each other:

    noctuary sim vtes --all --seats nb-malkavian,… --bots greedy --games 10 --seed ready-starters --json > nb
    noctuary sim vtes --all --seats v5-malkavian,… --bots greedy --games 4 --seed ready-full --json > full
    python tools/deck_fares.py vtes nb full

The same seed gives the same games. What stands in the package is small: who met whom, and how often each won.
A series of the package stays there unless a new one has decks of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
_NEAR: Final = 0.0001  # shares are rounded


def series_of(report: dict[str, Any]) -> dict[str, Any]:
    """What the page of a deck needs of a series; a draw is half a win, and a pair may not have met yet."""
    wins, shares, size = report["wins"], report["shares"], range(len(report["entrants"]))
    most = report["games_per_pair"] if report["draws"] else 0
    met = [
        [
            0 if one == other else _met(wins[one][other], wins[other][one], shares[one][other], most)
            for other in size
        ]
        for one in size
    ]
    return {
        "bot": report["bot"],
        "seed": report["seed"],
        "entrants": report["entrants"],
        "games": met,
        "won": [[round(shares[one][other] * met[one][other], 1) for other in size] for one in size],
    }


def _met(won: int, lost: int, share: float, most: int) -> int:
    """How often two decks have met: draws are not told by pair, but shares tell them from others."""
    for games in range(most, won + lost, -1):
        drawn = games - won - lost
        if abs((won + drawn / 2) / games - share) < _NEAR:
            return games
    return won + lost


def kept_with(there: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The series of decks that none of the new ones has, and the new ones."""
    measured = {name for series in new for name in series["entrants"]}
    return [*(series for series in there if measured.isdisjoint(series["entrants"])), *new]


def text_of(there: str, reports: list[dict[str, Any]]) -> str:
    series = kept_with(json.loads(there)["series"], [series_of(report) for report in reports])
    return json.dumps({"series": series}) + "\n"


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
    there = target.read_text(encoding="utf-8") if target.is_file() else '{"series": []}'
    target.write_text(text_of(there, reports), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
