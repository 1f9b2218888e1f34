"""One row for each game that was played, as JSON lines or as CSV; a row holds all of its outcome.

In CSV what is a list or a table stands as JSON in its cell. `docs/simulation.md` tells what the columns say.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.sim.plans import Plan
from noctuary.sim.playing import Outcome
from noctuary.sim.setups import seat_label

COLUMNS: Final = (
    "job",  # the whole job that the game belongs to
    "series",  # the plan of the job, and with the number the game
    "game",
    "number",
    "seed",  # of the deal
    "seats",  # what sits where
    "bots",  # who plays it
    "first",
    "winners",
    "points",
    "turns",
    "decisions",
    "ending",
    "error",
    "shown",
    "asked",
    "cards",
    "vitals",
)
_MOST: Final = 10**9
_PLAIN: Final = ("job", "series", "game", "seed", "first", "ending", "error")  # text as it is


def row_of(job: str, series: str, plan: Plan, outcome: Outcome) -> dict[str, Any]:
    return {
        "job": job,
        "series": series,
        "game": plan.game,
        "number": outcome.number,
        "seed": plan.seed_of(outcome.number).hex(),
        "seats": [seat_label(seat) for seat in plan.seats],
        "bots": list(plan.bots_at(outcome.number)),
        "first": SEAT_LETTERS[outcome.first],
        "winners": [SEAT_LETTERS[seat] for seat in outcome.winners],
        "points": list(outcome.points),
        "turns": outcome.turns,
        "decisions": outcome.decisions,
        "ending": outcome.ending,
        "error": outcome.error,
        "shown": list(outcome.shown),
        "asked": outcome.asked,
        "cards": list(outcome.cards),
        "vitals": [list(values) for values in outcome.vitals],
    }


def outcome_of(row: Mapping[str, Any]) -> Outcome:
    """Back again; a ValueError, LookupError, TypeError … of a row that is none, or that somebody changed."""
    table = SEAT_LETTERS[: len(row["seats"])]
    winners = tuple(table.index(letter) for letter in row["winners"])
    if len(set(winners)) < len(winners) or (winners and row["error"]):
        raise ValueError(row["winners"])
    if row["points"] and len(row["points"]) != len(table):
        raise ValueError(row["points"])
    return Outcome(
        _count(row["number"]),
        winners,
        _count(row["turns"]),
        _count(row["decisions"]),
        str(row["error"]),
        table.index(row["first"]),
        _word(row["ending"]),
        tuple(_points(points) for points in row["points"]),
        tuple(_count(count) for count in row["shown"]),
        _count(row["asked"]),
        tuple({_word(card): _count(times) for card, times in seat.items()} for seat in row["cards"]),
        tuple(tuple(_whole(value) for value in values) for values in row["vitals"]),
    )


def _count(value: Any) -> int:
    """What is counted is never below nothing."""
    whole = _whole(value)
    if whole < 0:
        raise ValueError(value)
    return whole


def _whole(value: Any) -> int:
    """No number of a game is as large as this; one that is would break whatever is reckoned from it."""
    if type(value) is not int or abs(value) > _MOST:
        raise ValueError(value)
    return value


def _points(value: Any) -> float:
    if not 0.0 <= float(value) <= _MOST:  # nor is it none at all (nan)
        raise ValueError(value)
    return float(value)


def _word(value: Any) -> str:
    """The slug of a card or of an ending: something that can be written."""
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError(value)
    return value


# -- as text -------------------------------------------------------------------------------------------


def json_line(row: Mapping[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_json_line(line: str) -> dict[str, Any]:
    row = json.loads(line)
    if not isinstance(row, dict):
        raise ValueError(line)
    return row


def csv_line(row: Mapping[str, Any]) -> str:
    return _csv(
        [row[name] if name in _PLAIN else json.dumps(row[name], ensure_ascii=False) for name in COLUMNS]
    )


def read_csv_line(line: str) -> dict[str, Any]:
    try:
        (cells,) = csv.reader([line])
    except csv.Error as wrong:  # no ValueError of its own
        raise ValueError(line) from wrong
    row = dict(zip(COLUMNS, cells, strict=True))
    return {name: cell if name in _PLAIN else json.loads(cell) for name, cell in row.items()}


def _csv(cells: list[Any]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerow(cells)
    return written.getvalue()


class Format:
    """How rows stand in a file: what goes before them, and how one is written and read."""

    def __init__(
        self,
        heading: str,
        write: Callable[[Mapping[str, Any]], str],
        read: Callable[[str], dict[str, Any]],
        opening: str,
    ) -> None:
        self.heading = heading
        self.write = write
        self.read = read
        self._opening = opening  # of a row, before its job

    def begins_row(self, half: bytes, job: str) -> bool:
        """Whether that is half a row of the job, as a power cut leaves it, and nothing of anybody else's."""
        start = (self._opening + job).encode()
        return start.startswith(half) or half.startswith(start)


FORMATS: Final = {
    ".jsonl": Format("", json_line, read_json_line, '{"job":"'),
    ".csv": Format(_csv(list(COLUMNS)), csv_line, read_csv_line, ""),
}
