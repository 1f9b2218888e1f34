"""`noctuary bench`: how fast a game runs, beside a peer measured in the same run."""

from __future__ import annotations

import click

from noctuary.cli.choices import GAME, game_names
from noctuary.cli.output import print_json, progress
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.game import Document
from noctuary.sim import peer
from noctuary.sim.bench import measure, rounds

_ROWS = (
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "moves_per_decision",
    "copy_us",
    "compiled",
)


@subcommand("bench")
@click.argument("games", type=GAME, nargs=-1)
@option("--seconds", type=click.FloatRange(0.1), default=5.0, metavar="S", help="cli-bench-seconds")
@json_option
@pass_session
def command(session: Session, games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    names = games or tuple(game_names())
    with_peer = peer.installed()
    if not with_peer:
        click.echo(session.say("cli-bench-no-peer"), err=True)
    results: Document = {}
    with progress(session.say("cli-bench-progress"), len(names) * rounds(seconds)) as advance:
        for name in names:
            results[name] = measure(name, seconds, with_peer=with_peer, progress=advance)
    if as_json:
        print_json(results)
        return
    for name, result in results.items():
        assert isinstance(result, dict)
        print_result(session, name, result)


def print_result(session: Session, name: str, result: Document) -> None:
    """One game's numbers, the peer's beside them where both have one."""
    beside = result.get("peer")
    theirs = beside if isinstance(beside, dict) else {}
    click.echo(f"{name:<22}{'noctuary':>12}{str(theirs.get('name', '')):>12}")
    for row in _ROWS:
        other = theirs.get(row, "")
        click.echo(f"  {session.say('cli-bench-' + row.replace('_', '-')):<20}{shown(result[row]):>12}{shown(other):>12}")
    if "ratio" in result:
        click.echo(f"  {session.say('cli-bench-ratio'):<20}{shown(result['ratio']):>12}")


def shown(value: object) -> str:
    return f"{value:,.1f}".replace(",", " ") if isinstance(value, float) else str(value)
