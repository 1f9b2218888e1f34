"""Measures how strong the bots are, and writes it into docs/strength.md.

    python tools/strength.py play FOLDER [--jobs 16] [--only vtes5] [--seconds 600] [--by-lines|--budget 1s]
    python tools/strength.py write FOLDER

`play` lets every pair of ROWS meet over mirrored deals, through `noctuary sim`: a file of rows for each pair,
so that it goes on where it was ended. It plays the rows of the build that runs it, compiled or plain, by the
seconds that each strength has at a table. `--by-lines` leaves the clock out: each strength follows its own
number of lines, and the same games come out on any machine, busy or not. Both builds play the same games
then: `--as-plain --budget 100` plays those of plain Python in less time. `write` sums up whatever games lie
in FOLDER; a row that has none there stays as it was. docs/strength.json keeps the sums, the tables go between
the marks of the page, the plot into docs/pictures.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from noctuary.sim.bench import compiled
from noctuary.sim.elo import strengths
from noctuary.sim.intervals import Ratio, wilson

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "docs" / "strength.json"
PICTURE = ROOT / "docs" / "pictures" / "strength.svg"
START, END = "<!-- measured -->", "<!-- /measured -->"
SEED = "strength-1"  # never used for choosing or training anything
LADDER = ("random", "easy", "greedy", "normal", "hard", "expert")
TITLES = {
    "fables": "Twisted Fables",
    "buffy": "Buffy CCG",
    "vtes": "VTES, two seats",
    "vtes5": "VTES, five seats",
}


@dataclass(frozen=True)
class Row:
    """Two bots that meet; with five seats the first one sits among four of the other."""

    table: str
    bot: str
    other: str
    games: int
    wanted: float
    plain: bool = False  # as plain Python: not compiled

    @property
    def name(self) -> str:
        return f"{self.table}-{self.bot}-{self.other}{'-plain' if self.plain else ''}"

    def arguments(self, budget: str | None) -> list[str]:
        game, others = ("vtes", 4) if self.table == "vtes5" else (self.table, 1)
        bots = [with_budget(self.bot, budget), *[with_budget(self.other, budget)] * others]
        told = ["--bots", ",".join(bots), "--games", str(self.games), "--seed", f"{SEED}-{self.name}"]
        return ["sim", game, "--pairings", "all", "--mirror", *told, "--json"]


TIMES = {"normal": "0.2s", "hard": "1s"}  # an expert by its lines: a table has the seconds for them


def with_budget(bot: str, budget: str | None) -> str:
    """One budget for all strengths, or the seconds that each has at a table, or (None) its own lines."""
    if bot not in TIMES or budget is None:
        return bot
    return f"{bot}@{budget}" if budget else f"{bot}@{TIMES[bot]}"


# The most telling rows first: time may run out.
ROWS = [
    *(Row(game, "hard", "greedy", 200, wanted) for game, wanted in (("fables", 0.85), ("vtes", 0.75))),
    Row("vtes5", "hard", "greedy", 100, 0.3),
    Row("buffy", "hard", "greedy", 200, 0.85),
    *(Row(game, "normal", "greedy", 200, 0.65) for game in ("fables", "vtes", "buffy")),
    *(Row(game, "normal", "easy", 200, 0.75) for game in ("fables", "vtes", "buffy")),
    *(Row(game, "greedy", "easy", 200, 0.5) for game in ("fables", "vtes", "buffy")),
    *(Row(game, "easy", "random", 200, 0.5) for game in ("fables", "vtes", "buffy")),
    *(
        Row(game, "hard", "greedy", 200, wanted, plain=True)
        for game, wanted in (("fables", 0.75), ("buffy", 0.75), ("vtes", 0.65))
    ),
    *(Row(game, "hard", "normal", 200, 0.5) for game in ("fables", "vtes", "buffy")),
    *(Row(game, "expert", "hard", 200, 0.5) for game in ("fables", "vtes", "buffy")),
]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", default="auto")
    parser.add_argument("--only", default="", help="rows whose name begins with one of these")
    parser.add_argument("--seconds", type=float, default=0.0, help="how long in all; 0: as long as it takes")
    parser.add_argument("--budget", default="", help="another budget for all searching bots, such as 60")
    parser.add_argument(
        "--by-lines", action="store_true", help="each strength by its own lines, not by the clock"
    )
    parser.add_argument(
        "--as-plain", action="store_true", help="the rows of plain Python, by lines (--budget)"
    )
    told = parser.parse_args()
    if told.as_plain and not told.budget.isdigit():
        parser.error("--as-plain needs a --budget of lines: how many a second holds in plain Python")
    if told.by_lines and told.budget:
        parser.error("--by-lines has each strength's own number of lines: it takes no --budget")
    if told.what == "write":
        write(told.folder)
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a series behind a shell would be deaf to it
    until = time.monotonic() + told.seconds if told.seconds else 0.0
    plain = told.as_plain or not compiled()
    here = [row for row in ROWS if row.plain is plain]
    wanted = [row for row in here if any(row.name.startswith(one) for one in told.only.split(","))]
    for place, row in enumerate(wanted):
        left = (until - time.monotonic()) / (len(wanted) - place) if until else 0.0
        play(row, told.folder, told.jobs, left, None if told.by_lines else told.budget)


def play(row: Row, folder: Path, jobs: str, seconds: float, budget: str | None) -> None:
    """One row; when its time is up it is asked to stop, and keeps what was played."""
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / f"{row.name}.jsonl"
    command = [sys.executable, "-m", "noctuary", *row.arguments(budget), "--jobs", jobs, "--out", str(out)]
    print(row.name, flush=True)
    began = time.monotonic()
    playing = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        with suppress(subprocess.TimeoutExpired):
            playing.wait(seconds or None)
    finally:  # nobody who ends this program leaves the games running
        if playing.poll() is None:
            playing.send_signal(signal.SIGINT)
            playing.wait()
    print(f"  {told_row(row, summed(row, out))}  ({time.monotonic() - began:.0f} s)", flush=True)


# -- sums -------------------------------------------------------------------------------------------------


def summed(row: Row, file: Path) -> dict[str, Any]:
    """What the games of a row come to, for its first bot."""
    won, games, turns = 0.0, 0, 0
    points = Ratio()
    bots: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        game = json.loads(line)
        if game["error"]:
            continue
        mine = next(bot for bot in game["bots"] if bot.partition("@")[0] == row.bot)
        seat = "ABCDE"[game["bots"].index(mine)]
        bots = game["bots"]
        games += 1
        turns += game["turns"]
        won += 0.5 if not game["winners"] else float(seat in game["winners"])
        if game["points"]:
            points.add(game["points"]["ABCDE".index(seat)], sum(game["points"]))
    low, high = wilson(won, games)
    found: dict[str, Any] = {"bots": sorted(set(bots)), "games": games, "won": won, "low": low, "high": high}
    found["turns"] = turns / max(games, 1)
    if row.table == "vtes5":
        low, high = points.interval()
        found.update(points=points.share, points_low=low, points_high=high)
    return found


def share(sums: dict[str, Any]) -> tuple[float, float, float]:
    """The number that a row is about, with its interval: games won, or victory points at a table of five."""
    if "points" in sums:
        return sums["points"], sums["points_low"], sums["points_high"]
    return sums["won"] / max(sums["games"], 1), sums["low"], sums["high"]


def told_row(row: Row, sums: dict[str, Any]) -> str:
    value, low, high = share(sums)
    return f"{row.name}: {100 * value:.1f} % ({100 * low:.0f}–{100 * high:.0f}) of {sums['games']} games"


def elo(table: str, kept: dict[str, Any]) -> list[tuple[str, float, float, float, int]]:
    """The bots of one game on one scale, out of all rows in which two of them met."""
    played = [row for row in ROWS if kept.get(row.name, {}).get("games")]
    rows = [row for row in played if row.table == table and not row.plain]
    names = [bot for bot in LADDER if any(bot in (row.bot, row.other) for row in rows)]
    if "greedy" not in names:
        return []
    won = [[0.0] * len(names) for _ in names]
    games = [[0] * len(names) for _ in names]
    for row in rows:
        one, other, sums = names.index(row.bot), names.index(row.other), kept[row.name]
        won[one][other], won[other][one] = sums["won"], sums["games"] - sums["won"]
        games[one][other] = games[other][one] = sums["games"]
    found = strengths(won, games, names.index("greedy"))
    return [
        (name, one.elo, one.low, one.high, sum(games[place]))
        for place, (name, one) in enumerate(zip(names, found, strict=True))
    ]


# -- the page -----------------------------------------------------------------------------------------------


def write(folder: Path) -> None:
    kept: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for row in ROWS:
        sums = summed(row, folder / f"{row.name}.jsonl")
        if sums["games"]:
            kept[row.name] = sums
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    written(kept)


def written(kept: dict[str, Any]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_tables(page, kept), encoding="utf-8")
    PICTURE.write_text(plot(kept), encoding="utf-8")


def with_tables(page: str, kept: dict[str, Any]) -> str:
    before, rest = page.split(START)
    return before + START + "\n\n" + "\n".join(tables(kept)) + "\n" + END + rest.split(END)[1]


def tables(kept: dict[str, Any]) -> Iterable[str]:
    yield "| | Bots | Measured | 95 % interval | Games | Wanted |"
    yield "|---|---|---|---|---|---|"
    for row in ROWS:
        sums = kept.get(row.name, {})
        if sums.get("games"):
            value, low, high = share(sums)
            what = "of the victory points" if "points" in sums else "won"
            wanted = f"{100 * row.wanted:.0f} %" if row.wanted != 0.5 else ""
            between = " among four " if "points" in sums else "–"
            who = f"`{row.bot}`{between}`{row.other}`{', plain Python' if row.plain else ''}"
            yield (
                f"| {TITLES[row.table]} | {who} | **{100 * value:.1f} %** {what} "
                f"| {100 * low:.1f}–{100 * high:.1f} % | {sums['games']} | {wanted} |"
            )
    yield ""
    yield "| Elo (`greedy` = 1000) | " + " | ".join(f"`{name}`" for name in LADDER) + " |"
    yield "|---|" + "---|" * len(LADDER)
    for table in ("fables", "buffy", "vtes"):
        found = {name: (value, low, high) for name, value, low, high, _ in elo(table, kept)}
        if found:
            cells = [
                f"{found[name][0]:.0f} ({found[name][1]:.0f}–{found[name][2]:.0f})" if name in found else ""
                for name in LADDER
            ]
            yield f"| {TITLES[table]} | " + " | ".join(cells) + " |"
    yield ""


# -- the plot -----------------------------------------------------------------------------------------------

# Ink that reads on white and on black; the page behind the plot stays as it is.
INK, COLOURS = "#6e7781", ("#3876bf", "#c96f26", "#3a9467")
FONT = 'font-family="system-ui, sans-serif" font-size="13"'
WIDTH, LEFT, ROW_HEIGHT = 720, 150, 26


def plot(kept: dict[str, Any]) -> str:
    """A line for each bot and game: its Elo number, with the interval."""
    games = [(table, elo(table, kept)) for table in ("fables", "buffy", "vtes")]
    games = [(table, found) for table, found in games if found]
    numbers = [number for _, found in games for _, _, low, high, _ in found for number in (low, high)]
    least, most = min(numbers, default=900.0) - 40, max(numbers, default=1100.0) + 40
    lines: list[str] = []
    y = 20

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * (value - least) / (most - least)

    for place, (table, found) in enumerate(games):
        lines.append(f'<text x="10" y="{y + 4}" fill="{INK}" font-weight="600">{TITLES[table]}</text>')
        y += ROW_HEIGHT
        for name, value, low, high, _ in found:
            colour = COLOURS[place]
            lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" fill="{INK}" text-anchor="end">{name}</text>')
            lines.append(stroke(across(low), across(high), y, y, f'stroke="{colour}" stroke-width="3"'))
            lines.append(f'<circle cx="{across(value):.1f}" cy="{y}" r="5" fill="{colour}"/>')
            y += ROW_HEIGHT
        y += 8
    first = int(least // 200 + 1) * 200
    for value in range(first, int(most), 200):
        x = across(value)
        lines.insert(0, stroke(x, x, 8, y - 6, f'stroke="{INK}" stroke-opacity=".25"'))
        lines.append(f'<text x="{x:.1f}" y="{y + 12}" fill="{INK}" text-anchor="middle">{value}</text>')
    label = "Elo of each bot in each game, with 95 % intervals; greedy is 1000"
    box = f'viewBox="0 0 {WIDTH} {y + 24}" role="img" aria-label="{label}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {box} {FONT}>', *lines, "</svg>", ""])


def stroke(x1: float, x2: float, y1: float, y2: float, looks: str) -> str:
    return f'<line x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1}" y2="{y2}" {looks}/>'


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)  # what was played is kept
