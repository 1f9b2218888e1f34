"""`noctuary bench`: how fast a game runs, beside a peer measured in the same run."""

from __future__ import annotations

import click
import msgspec
from click.core import ParameterSource

from noctuary.cli.bench_learning import bench_learning
from noctuary.cli.bench_thinking import bench_thinking
from noctuary.cli.choices import BOT, GAME, Jobs, Number
from noctuary.cli.output import INTERRUPTED, print_json, progress
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import read_text
from noctuary.sim import peer
from noctuary.sim.bench import RANDOM, measure, rounds
from noctuary.text import menu

_ROWS = (
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "moves_per_decision",
    "copy_us",
    "imagine_us",
    "playouts_per_s",
    "greedy_decisions_per_s",
    "compiled",
)
# How many times as fast: a time that has halved is twice as fast, and so is a rate that has doubled.
_RATES = ("decisions_per_s", "games_per_s", "playouts_per_s", "greedy_decisions_per_s", "ratio")
_TIMES = ("copy_us", "imagine_us")


@subcommand("bench")
@click.argument("games", type=GAME, nargs=-1)
@option("--seconds", type=Number(0.1, 3600, float), default=5.0, metavar="S", help="cli-bench-seconds")
@option("--bots", "bot", type=BOT, default=RANDOM, metavar="X", help="cli-bench-bots")
@option("--compare", type=str, metavar="FILE", help="cli-bench-compare")
@option("--learning", is_flag=True, help="cli-bench-learning")
@option("--thinking", is_flag=True, help="cli-bench-thinking")
@option("--jobs", type=Jobs(), default=1, metavar="J|auto", help="cli-bench-jobs")
@json_option
@pass_session
@click.pass_context
def command(
    ctx: click.Context,
    session: Session,
    games: tuple[str, ...],
    seconds: float,
    bot: str,
    compare: str | None,
    learning: bool,
    thinking: bool,
    jobs: int,
    as_json: bool,
) -> None:
    _check_together(ctx)
    earlier = read_results(compare) if compare is not None else {}
    names = games or tuple(menu.games())
    if learning or thinking:
        if learning:
            stopped = bench_learning(session, names, seconds, as_json)
        else:
            stopped = bench_thinking(session, names, seconds, jobs, as_json)
        if stopped:
            click.echo(f"noctuary: {session.say('cli-interrupted')}", err=True)
            ctx.exit(INTERRUPTED)
        return
    with_peer = peer.installed()
    if not with_peer:
        click.echo(session.say("cli-bench-no-peer"), err=True)
    results: Document = {}
    interrupted = False
    with progress(session.say("cli-bench-progress"), len(names) * rounds(seconds)) as advance:
        for name in names:
            try:
                result = measure(name, seconds, bot=bot, with_peer=with_peer, progress=advance)
            except KeyboardInterrupt:
                interrupted = True
                break
            before = earlier.get(name)
            if isinstance(before, dict):
                result["change"] = change(before, result)
            results[name] = result
            interrupted = bool(result["interrupted"])
            if interrupted:
                break
    if as_json:
        print_json(results)
    else:
        for name, measured in results.items():
            assert isinstance(measured, dict)
            print_result(session, name, measured)
    if interrupted:
        click.echo(f"noctuary: {session.say('cli-interrupted')}", err=True)
        ctx.exit(INTERRUPTED)


def _check_together(ctx: click.Context) -> None:
    """Each kind of measurement has options of its own; any other is told, not passed over in silence."""
    given = [name for name in ctx.params if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    for other in ("learning", "thinking"):
        for name, word in (("thinking", "--thinking"), ("bot", "--bots"), ("compare", "--compare")):
            if other in given and name in given and name != other:
                raise NoctuaryError(MessageId("cli-error-not-with"), option=word, other=f"--{other}")
    if "jobs" in given and "thinking" not in given:
        raise NoctuaryError(MessageId("cli-error-goes-with"), option="--jobs", other="--thinking")


def print_result(session: Session, name: str, result: Document) -> None:
    """One game's numbers, the peer's beside them where both have one, and what changed since."""
    beside, since = result.get("peer"), result.get("change")
    theirs = beside if isinstance(beside, dict) else {}
    changed = since if isinstance(since, dict) else {}
    title = session.say("cli-bench-change") if changed else ""
    click.echo(f"{name:<30}{'noctuary':>12}{theirs.get('name', '')!s:>12}{title:>12}".rstrip())
    for row in (*_ROWS, "ratio"):
        if row in result:
            label = session.say(f"cli-bench-{row.replace('_', '-')}")
            times = f"× {session.measured(changed[row])}" if row in changed else ""
            ours, peers = session.measured(result[row]), session.measured(theirs.get(row, ""))
            line = f"  {label:<28}{ours:>12}{peers:>12}{times:>12}"
            click.echo(line.rstrip())


def read_results(file: str) -> Document:
    """What an earlier `bench --json` printed."""
    try:
        found = msgspec.json.decode(read_text(file))
    except msgspec.DecodeError:
        found = None
    if not isinstance(found, dict) or not any(isinstance(result, dict) for result in found.values()):
        raise NoctuaryError(MessageId("cli-error-not-a-bench"), file=file)
    return found


def change(before: Document, now: Document) -> Document:
    """How many times as fast as before, for every number that both have."""
    changed: Document = {}
    for row in (*_RATES, *_TIMES):
        then, today = _number(before.get(row)), _number(now.get(row))
        if then > 0 and today > 0:
            changed[row] = round(today / then if row in _RATES else then / today, 3)
    return changed


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
