"""Writes what round robins measured into the documentation: `python tools/balance.py RESULT.json …`.

A RESULT.json is what `noctuary sim GAME --all --bots hard@24 --json` prints. The tables go between the marks
of that game and bot in docs/balance.md (`buffy`, `buffy-hard`), the plots into docs/pictures, the numbers
into docs/balance-GAME.json. The limits that Buffy's house decks must keep are checked on the way, and
whatever lies outside them is named.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from noctuary.bots.strengths import plain_name
from noctuary.sim.intervals import wilson

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "balance.md"
PICTURES = ROOT / "docs" / "pictures"
START, END = "<!-- measured {} -->", "<!-- /measured {} -->"
MEASURE = "greedy"  # quick enough for hundreds of games a pairing
TUNED = "buffy"  # its house decks are ours to change; the other games' are as printed

PAIR = (0.40, 0.60)
FIRST = (0.45, 0.55)
TURNS = (8.0, 14.0)
PARK = (0.10, 0.20)
SURE = 1.96  # standard errors of a 95 % interval

# Ink that reads on white and on black; the page behind the plots stays as it is.
INK = "#6e7781"
BLUE, ORANGE = (56, 118, 191), (201, 111, 38)
FONT = 'font-family="system-ui, sans-serif" font-size="13"'


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    for name in sys.argv[1:]:
        result = json.loads(Path(name).read_text(encoding="utf-8"))
        write(result)
        outside = beyond_limits(result) if result["game"] == TUNED else []
        print("\n".join(outside) if outside else f"{result['game']}: nothing lies outside its limits")


def write(result: dict[str, Any]) -> None:
    """The page, the pictures and the numbers of one game."""
    game = place_of(result)
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / f"balance-{game}-matrix.svg").write_text(matrix_plot(result), encoding="utf-8")
    (PICTURES / f"balance-{game}-turns.svg").write_text(turns_plot(result), encoding="utf-8")
    kept = PAGE.with_name(f"balance-{game}.json")
    kept.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(START.format(game))
    after = rest.split(END.format(game))[1]
    measured = "\n\n" + tables(result) + "\n"
    PAGE.write_text(before + START.format(game) + measured + END.format(game) + after, encoding="utf-8")


def place_of(result: dict[str, Any]) -> str:
    """Under which name it stands on the page: that of the game, and of the bot unless it is the usual one."""
    bot = plain_name(result["bot"])
    return str(result["game"]) if bot == MEASURE else f"{result['game']}-{bot}"


# -- the numbers ----------------------------------------------------------------------------------------


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share measured in so many games."""
    return wilson(share * games, games)


def pairs(result: dict[str, Any]) -> list[tuple[str, str, float]]:
    names = result["entrants"]
    return [
        (names[row], names[column], result["shares"][row][column])
        for row in range(len(names))
        for column in range(row + 1, len(names))
    ]


def park_share(result: dict[str, Any]) -> float:
    return float(result["endings"].get("park", 0) / result["games"])


def beyond_limits(result: dict[str, Any]) -> list[str]:
    found = [
        f"{one} against {other}: {100 * share:.1f} %"
        for one, other, share in pairs(result)
        if not PAIR[0] <= share <= PAIR[1]
    ]
    if not FIRST[0] <= result["first_share"] <= FIRST[1]:
        found.append(f"whoever begins: {100 * result['first_share']:.1f} %")
    if not TURNS[0] <= result["turns_mean"] <= TURNS[1]:
        found.append(f"turns: {result['turns_mean']:.2f}")
    if not PARK[0] <= park_share(result) <= PARK[1]:
        found.append(f"won in the Park: {100 * park_share(result):.1f} %")
    return found


def tables(result: dict[str, Any]) -> str:
    if result["game"] != TUNED:
        return "\n".join([*facts(result), "", *matrix(result), ""])
    return "\n".join([*summary(result), "", *matrix(result), "", *by_deck(result), ""])


def counted(result: dict[str, Any]) -> str:
    games, each = result["games"], result["games_per_pair"]
    half = 100 * SURE * math.sqrt(0.25 / each)
    return (
        f"{games:,} games between two `{result['bot']}`, {each} of each pairing "
        f"(95 % interval of one pairing: about ±{half:.0f} points)."
    )


def facts(result: dict[str, Any]) -> list[str]:
    """What a game that nobody tunes is like."""
    first = interval(result["first_share"], result["games"])
    return [
        counted(result),
        "",
        f"Whoever begins wins {100 * result['first_share']:.1f} % ({percent(first)}); a game takes "
        f"{result['turns_mean']:.1f} turns.",
    ]


def summary(result: dict[str, Any]) -> list[str]:
    games = result["games"]
    shares = [share for _, _, share in pairs(result)]
    inside = sum(PAIR[0] <= share <= PAIR[1] for share in shares)
    first = interval(result["first_share"], games)
    park = interval(park_share(result), games)
    return [
        counted(result),
        "",
        "| What | Wanted | Measured | 95 % interval |",
        "|---|---|---|---|",
        f"| Each deck against each other | 40–60 % | {100 * min(shares):.1f}–{100 * max(shares):.1f} %, "
        f"{inside} of {len(shares)} pairings inside | |",
        f"| Whoever begins wins | 45–55 % | {100 * result['first_share']:.1f} % | {percent(first)} |",
        f"| Turns, on average | 8–14 | {result['turns_mean']:.2f} | {turns_interval(result)} |",
        f"| Games won in the Park | 10–20 % | {100 * park_share(result):.1f} % | {percent(park)} |",
    ]


def percent(limits: tuple[float, float]) -> str:
    return f"{100 * limits[0]:.1f}–{100 * limits[1]:.1f} %"


def turns_interval(result: dict[str, Any]) -> str:
    counts = {int(turns): count for turns, count in result["turns"].items()}
    mean = result["turns_mean"]
    spread = sum(count * (turns - mean) ** 2 for turns, count in counts.items()) / result["games"]
    half = SURE * math.sqrt(spread / result["games"])
    return f"{mean - half:.2f}–{mean + half:.2f}"


def matrix(result: dict[str, Any]) -> list[str]:
    names = result["entrants"]
    lines = [
        "| % won by the row | " + " | ".join(short(name) for name in names) + " | all |",
        "|---" * (len(names) + 2) + "|",
    ]
    for row, name in enumerate(names):
        shares = result["shares"][row]
        cells = ["–" if row == column else f"{100 * share:.0f}" for column, share in enumerate(shares)]
        others = sum(shares) - shares[row]
        lines.append(f"| {name} | " + " | ".join(cells) + f" | **{100 * others / (len(names) - 1):.0f}** |")
    return lines


def by_deck(result: dict[str, Any]) -> list[str]:
    lines = ["| Deck | Games won | of them in the Park |", "|---|---|---|"]
    for row, name in enumerate(result["entrants"]):
        won = sum(result["wins"][row])
        park = result["endings_of"][name].get("park", 0)
        lines.append(f"| {name} | {won:,} | {100 * park / max(won, 1):.0f} % |")
    return lines


def short(name: str) -> str:
    """`wren-calloway-evil` is `wren-evil`, `ada-vance` is `ada`, `v5-tremere` is `tremere`."""
    first, *rest = name.split("-")
    if any(sign.isdigit() for sign in first):  # an edition
        first, *rest = rest
    return f"{first}-{rest[-1]}" if len(rest) > 1 else first


# -- the plots ------------------------------------------------------------------------------------------


def matrix_plot(result: dict[str, Any]) -> str:
    """A heat map: blue where the row wins more, orange where it wins less, pale where it is even."""
    names = result["entrants"]
    cell, left, top = 74, 150, 40
    width, height = left + cell * len(names) + 10, top + 40 * len(names) + 10
    parts = [svg_open(width, height, "How often each wins against each other, in percent")]
    for column, name in enumerate(names):
        parts.append(text(left + cell * column + cell / 2, top - 12, short(name), "middle"))
    for row, name in enumerate(names):
        y = top + 40 * row
        parts.append(text(left - 10, y + 25, name, "end"))
        for column in range(len(names)):
            if row == column:
                continue
            share = result["shares"][row][column]
            x = left + cell * column
            parts.append(
                f'<rect x="{x + 1}" y="{y + 1}" width="{cell - 2}" height="38" rx="3" fill="{shade(share)}"/>'
            )
            parts.append(text(x + cell / 2, y + 25, f"{100 * share:.0f}", "middle", "#1f2328"))
    return "\n".join([*parts, "</svg>", ""])


def shade(share: float) -> str:
    """Pale at one half, full colour 20 points away from it."""
    strength = min(abs(share - 0.5) / 0.2, 1.0)
    colour = BLUE if share >= 0.5 else ORANGE
    mixed = [round(238 + (part - 238) * 0.8 * strength) for part in colour]
    return f"rgb({mixed[0]},{mixed[1]},{mixed[2]})"


def turns_plot(result: dict[str, Any]) -> str:
    """How long games took, as bars."""
    counts = {int(turns): count for turns, count in result["turns"].items()}
    last = 25
    shown = [counts.get(turns, 0) for turns in range(1, last)]
    shown.append(sum(count for turns, count in counts.items() if turns >= last))
    bar, height, base = 24, 190, 160
    most = max(shown)
    parts = [svg_open(bar * last + 40, height, "How many turns the games took")]
    for place, count in enumerate(shown):
        x, tall = 20 + bar * place, 130 * count / most
        parts.append(
            f'<rect x="{x + 2}" y="{base - tall:.1f}" width="{bar - 4}" height="{tall:.1f}" rx="2" '
            f'fill="rgb{BLUE}"/>'
        )
        label = f"{place + 1}" if place + 1 < last else f"{last}+"
        parts.append(text(x + bar / 2, base + 18, label, "middle"))
        if count:
            share = 100 * count / result["games"]
            if share >= 1:
                parts.append(text(x + bar / 2, base - tall - 5, f"{share:.0f}", "middle"))
    return "\n".join([*parts, "</svg>", ""])


def svg_open(width: float, height: float, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'width="{width}" height="{height}" {FONT}>\n<title>{title}</title>'
    )


def text(x: float, y: float, words: str, anchor: str, fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


if __name__ == "__main__":
    main()
