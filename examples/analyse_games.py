"""What a thousand games tell, asked with a data frame (polars): `noctuary sim` writes a row for each.

pip install "noctuary[frames]"
noctuary sim fables --pairings all --bots greedy,greedy --mirror --games 1000 --jobs auto --out games.jsonl
python examples/analyse_games.py games.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from noctuary.sim.intervals import wilson

try:
    import polars as pl
except ImportError as missing:
    raise SystemExit(f'{missing.name} is missing: pip install "noctuary[frames]"') from missing


def read(file: Path) -> pl.DataFrame:
    """The games that came to an end, and of each whether it was drawn and whether the first seat won."""
    return (
        pl.read_ndjson(file, infer_schema_length=None)
        .filter(pl.col("error") == "")
        .select(
            "game",
            "seats",
            "bots",
            "turns",
            "decisions",
            "winners",
            drawn=pl.col("winners").list.len() == 0,
            first_won=pl.col("winners").list.contains(pl.col("first")),
        )
    )


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat of each game: what sat there, who played it, whether it won; drawn is half."""
    letters = pl.lit(list("ABCDEFGH"))
    seats = games.with_columns(letter=letters.list.head(pl.col("seats").list.len()))
    return seats.explode("seats", "bots", "letter").select(
        "turns",
        deck="seats",
        bot="bots",
        won=pl.when("drawn")
        .then(0.5)
        .otherwise(pl.col("winners").list.contains(pl.col("letter")).cast(pl.Float64)),
    )


def standing(seats: pl.DataFrame, what: str) -> pl.DataFrame:
    """Each deck or bot with its share of games won, the best one first."""
    return (
        seats.group_by(what)
        .agg(games=pl.len(), wins=pl.col("won").sum(), turns=pl.col("turns").mean())
        .with_columns(share=pl.col("wins") / pl.col("games"))
        .sort("share", what, descending=[True, False])
    )


def share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:5.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def findings(games: pl.DataFrame) -> list[str]:
    decided = games.filter(~pl.col("drawn"))
    told = [f"{games.height} games, {games.height - decided.height} drawn"]
    if decided.height:
        told.append(f"whoever began won {share(float(decided['first_won'].sum()), decided.height)}")
    lengths = games.select(
        mean=pl.col("turns").mean(),
        short=pl.col("turns").quantile(0.1, "nearest"),
        long=pl.col("turns").quantile(0.9, "nearest"),
        each=pl.col("decisions").sum() / pl.col("turns").sum(),
    ).row(0, named=True)
    told.append(
        "a game lasts {mean:.1f} turns (one in ten at most {short:.0f}, one in ten {long:.0f} or more)"
        " with {each:.1f} decisions each".format(**lengths)
    )
    seats = by_seat(games)
    for what in ("bot", "deck"):
        table = standing(seats, what)
        if table.height > 1:
            told += ["", f"{what:24} won (95 %)               games   turns"]
            told += [
                f"{row[what]:24} {share(row['wins'], row['games']):24} {row['games']:5}   {row['turns']:5.1f}"
                for row in table.iter_rows(named=True)
            ]
    return told


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("rows", help="what `noctuary sim --out` has written")
    name = parser.parse_args(words).rows
    if not Path(name).is_file():
        parser.error(f"{name} is no file of rows")
    try:
        games = read(Path(name))
    except (pl.exceptions.PolarsError, OSError) as wrong:
        raise SystemExit(f"{name} holds no rows of games: {str(wrong).splitlines()[0]}") from wrong
    print("\n".join(findings(games)) if games.height else f"{name}: no game in it came to an end")


if __name__ == "__main__":
    main()
