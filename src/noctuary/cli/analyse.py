"""`noctuary analyse`: a record looked at again: win estimates, where they changed, and what cost most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from noctuary.cli.choices import Jobs, Number, Word
from noctuary.cli.output import INTERRUPTED, print_json, progress
from noctuary.cli.replay import opened, words_in
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.sim.analysis import PLAYOUTS, TURNINGS, Analysis, Swing, Turning, analyse
from noctuary.sim.looking import Every, decisions
from noctuary.text.advice import better_text, gained, percent, played_text
from noctuary.text.words import Words

_BARS: Final = "▁▂▃▄▅▆▇█"
_WIDTH: Final = 60  # signs of a curve


def check_every(name: str) -> str:
    known = [one.value for one in Every]
    if name not in known:
        raise NoctuaryError(MessageId("cli-error-unknown-every"), every=name, known=", ".join(known))
    return name


EVERY = Word(check_every, lambda: [one.value for one in Every])


@subcommand("analyse")
@click.argument("file", metavar="FILE")
@option("--playouts", type=Number(1, 10**6), default=PLAYOUTS, metavar="N", help="cli-analyse-playouts")
@option("--seconds", type=Number(0, 3600, float), default=0.0, metavar="S", help="cli-analyse-seconds")
@option(
    "--every",
    type=EVERY,
    default=Every.DECISION.value,
    metavar="|".join(one.value for one in Every),
    help="cli-analyse-every",
)
@option("--most", type=Number(1, 100), default=TURNINGS, metavar="N", help="cli-analyse-most")
@option("--jobs", type=Jobs(), default=1, metavar="J|auto", help="cli-sim-jobs")
@option("--game", "number", type=Number(1, 10**6), default=1, metavar="K", help="cli-replay-game")
@json_option
@pass_session
@click.pass_context
def command(
    ctx: click.Context,
    session: Session,
    /,
    file: str,
    playouts: int,
    seconds: float,
    every: str,
    most: int,
    jobs: int,
    number: int,
    as_json: bool,
) -> None:
    record, match = opened(session, file, number)
    total = sum(1 for _ in decisions(match, Every(every)))
    if total == 0:
        raise NoctuaryError(MessageId("cli-error-analyse-empty"))
    with progress(session.say("cli-analyse-progress"), total) as advance:
        found = analyse(
            match,
            playouts=playouts,
            seconds=seconds,
            every=Every(every),
            most=most,
            jobs=jobs,
            progress=advance,
        )
    if as_json:
        print_json(found.document(match))
    else:
        print_analysis(session, found, match, words_in(record, match))
    if found.interrupted:
        told = session.say("cli-analyse-interrupted", looked=found.looked, total=total)
        click.echo(f"noctuary: {told}", err=True)
        ctx.exit(INTERRUPTED)


def print_analysis(session: Session, found: Analysis, match: Match, words: Words) -> None:
    click.echo(session.say("cli-analyse-curve"))
    for place in range(found.seats):
        seat = Seat(place)
        name = words.seat_name(match, seat, session.lang)
        values = found.estimates(seat)
        if any(one.seat == seat for one in found.points):  # who never decided had no hopes to tell of
            ends = f"{percent(values[0])} → {percent(values[-1])}"
            click.echo(f"{seat_letter(seat)}  {curve(values)}  {ends}  {name}")
    if not match.over:
        click.echo(session.say("cli-replay-goes-on"))
    click.echo("")
    print_swings(session, found, match, words)
    if not found.turnings:
        click.echo(session.say("cli-analyse-none"))
        return
    click.echo(session.say("cli-analyse-moves"))
    for one in found.turnings:
        for line in turning_lines(session, one, match.replayed(one.made), words):
            click.echo(line)


def print_swings(session: Session, found: Analysis, match: Match, words: Words) -> None:
    """Where the curves rise and fall: mistakes are some of it, good moves and luck the rest."""
    swings = found.swings(match)
    if not swings:
        return
    click.echo(session.say("cli-analyse-swings"))
    for one in swings:
        click.echo(move_line(session, one, match.replayed(one.made), words))
    click.echo("")


def curve(values: Sequence[float]) -> str:
    """A line of signs; where there are more values than signs, the mean of those that share one."""
    width = min(_WIDTH, len(values))
    signs = []
    for place in range(width):
        some = values[place * len(values) // width : (place + 1) * len(values) // width]
        mean = sum(some) / len(some)
        signs.append(_BARS[min(len(_BARS) - 1, int(mean * len(_BARS)))])
    return "".join(signs)


def move_line(session: Session, one: Turning | Swing, moment: Match, words: Words) -> str:
    return session.say(
        "cli-analyse-move",
        number=one.made + 1,
        turn=one.turn,
        who=words.seat_name(moment, one.seat, session.lang),
        move=played_text(moment, one.played, words, session.lang),
        before=percent(one.before),
        after=percent(one.after),
    )


def turning_lines(session: Session, one: Turning, moment: Match, words: Words) -> list[str]:
    told = move_line(session, one, moment, words)
    points = gained(one.before, one.after)
    better = better_text(moment, one.better, points, one.reasons, words, session.lang)
    return [click.style(told, bold=True), f"   {better}"]
