"""The page about the bots' strength says what the kept sums say."""

from __future__ import annotations

import json
from pathlib import Path

from tools import strength


def test_the_page_and_the_plot_are_those_of_the_kept_sums() -> None:
    kept = json.loads(strength.KEPT.read_text(encoding="utf-8"))
    page = strength.PAGE.read_text(encoding="utf-8")
    assert strength.with_tables(page, kept) == page, "run python tools/strength.py write FOLDER"
    assert strength.PICTURE.read_text(encoding="utf-8") == strength.plot(kept)


def _rows(file: Path, games: list[tuple[list[str], list[str], list[float]]]) -> None:
    rows = [
        {"error": "", "bots": bots, "winners": won, "points": points, "turns": 9}
        for bots, won, points in games
    ]
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")


def test_sums_are_for_the_first_bot_wherever_it_sat(tmp_path: Path) -> None:
    row = strength.Row("fables", "hard", "greedy", 200, 0.85)
    _rows(
        tmp_path / "rows",
        [
            (["hard@1s", "greedy"], ["A"], []),
            (["greedy", "hard@1s"], ["B"], []),
            (["greedy", "hard@1s"], [], []),
        ],
    )
    sums = strength.summed(row, tmp_path / "rows")
    assert (sums["won"], sums["games"]) == (2.5, 3)


def test_at_a_table_of_five_victory_points_count(tmp_path: Path) -> None:
    row = strength.Row("vtes5", "hard", "greedy", 100, 0.3)
    table = ["greedy", "greedy", "hard@1s", "greedy", "greedy"]
    _rows(tmp_path / "rows", [(table, ["C"], [0, 0, 3, 2, 0]), (table, ["A"], [5, 0, 0, 0, 0])])
    assert strength.share(strength.summed(row, tmp_path / "rows"))[0] == 0.3
