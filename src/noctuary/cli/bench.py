"""`noctuary bench`: how fast a game runs, beside a peer measured in the same run."""

from __future__ import annotations

import click

from noctuary.cli.choices import GAME, Number
from noctuary.cli.output import print_json, progress
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.game import Document
from noctuary.sim import peer, setups
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
@option("--seconds", type=Number(0.1, 3600, float), default=5.0, metavar="S", help="cli-bench-seconds")
@json_option
@pass_session
def command(session: Session, games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    names = games or tuple(setups.games())
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
    click.echo(f"{name:<26}{'noctuary':>12}{theirs.get('name', '')!s:>12}")
    for row in _ROWS:
        label = session.say(f"cli-bench-{row.replace('_', '-')}")
        click.echo(f"  {label:<24}{shown(result[row]):>12}{shown(theirs.get(row, '')):>12}")
    if "ratio" in result:
        click.echo(f"  {session.say('cli-bench-ratio'):<24}{shown(result['ratio']):>12}")


def shown(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:.2f}" if value < 100 else f"{value:,.0f}".replace(",", " ")
