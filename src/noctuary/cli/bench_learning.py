"""`noctuary bench --learning`: steps per second through the learning environments, ours and others'."""

from __future__ import annotations

import click

from noctuary.cli.output import print_json, progress
from noctuary.cli.speaking import Session
from noctuary.kernel.game import Document


def bench_learning(session: Session, games: tuple[str, ...], seconds: float, as_json: bool) -> bool:
    """Measure each in turn and print a table; whether somebody stopped it before the end."""
    from noctuary.rl import bench  # numpy and all that comes with it: for this alone

    found: dict[str, dict[str, float]] = {}
    runners = bench.runners(games)
    for package, extra in (("pyspiel", "openspiel"), ("rlcard", "bench")):
        if not bench.installed(package):
            click.echo(session.say("cli-bench-learning-without", package=package, extra=extra), err=True)
    interrupted = False
    try:
        with progress(session.say("cli-bench-progress"), len(runners)) as advance:
            for runner in runners:
                rate = bench.steps_per_second(runner, seconds)
                found.setdefault(runner.form, {})[runner.name] = round(rate, 1)
                advance(1)
    except KeyboardInterrupt:
        interrupted = True
    if as_json:
        document: Document = {form: dict(rates) for form, rates in found.items()}
        print_json({"learning_steps_per_s": document})
        return interrupted
    click.echo(session.say("cli-bench-learning-title"))
    for form, rates in found.items():
        click.echo(session.say(f"cli-bench-learning-{form}"))
        for name, rate in rates.items():
            click.echo(f"  {name:<28}{f'{rate:,.0f}'.replace(',', ' '):>12}")
    return interrupted
