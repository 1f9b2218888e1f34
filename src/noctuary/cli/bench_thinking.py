"""`noctuary bench --thinking`: how fast the bots think, from the middle of games."""

from __future__ import annotations

import click

from noctuary.cli.output import print_json, progress
from noctuary.cli.speaking import Session
from noctuary.kernel.game import Document
from noctuary.sim.bench_thinking import measure_thinking

_ROWS = (
    "lines_per_s",
    "judged_per_s",
    "jobs",
    "lines_per_s_all",
    "lines_per_s_alone",
    "lines_per_s_together",
    "compiled",
)
_TITLES = {"jobs": "cli-bench-jobs-row"}  # the other is what the option does


def bench_thinking(
    session: Session, games: tuple[str, ...], seconds: float, jobs: int, as_json: bool
) -> bool:
    """Measure each game and print its numbers; whether somebody stopped it before the end."""
    results: Document = {}
    interrupted = False
    try:
        with progress(session.say("cli-bench-progress"), len(games)) as advance:
            for game in games:
                results[game] = measure_thinking(game, seconds, jobs)
                advance(1)
    except KeyboardInterrupt:
        interrupted = True
    if as_json:
        print_json(results)
        return interrupted
    for game, found in results.items():
        assert isinstance(found, dict)
        click.echo(game)
        for row in _ROWS:
            if row in found:
                title = _TITLES.get(row, f"cli-bench-{row.replace('_', '-')}")
                click.echo(_line(session.say(title), session.measured(found[row])))
        answers = found["answers"]
        assert isinstance(answers, dict)
        for name, times in answers.items():
            assert isinstance(times, dict)
            took = " / ".join(_milliseconds(session, times[kind]) for kind in ("mean_ms", "longest_ms"))
            click.echo(_line(session.say("cli-bench-answer", bot=name), took))
    return interrupted


def _milliseconds(session: Session, time: object) -> str:
    return session.number(time) if isinstance(time, float) else str(time)


def _line(label: str, value: str) -> str:
    return f"  {label:<44}{value:>16}"
