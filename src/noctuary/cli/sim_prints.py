"""What `noctuary sim` prints for a person: a series, everybody against everybody, a Swiss tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import click

from noctuary.cli.output import INTERRUPTED
from noctuary.cli.sim_asked import Asked
from noctuary.cli.speaking import Session
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.sim import Failure, Report, Standings, Swiss
from noctuary.sim.intervals import Interval, wilson
from noctuary.sim.plans import by_the_clock
from noctuary.sim.playing import ENDLESS
from noctuary.sim.setups import seat_label
from noctuary.sim.sums import Sums, Tally

_FAILURES: Final = 10  # that are told one by one


def ended(session: Session, asked: Asked, *, interrupted: bool, failed: bool) -> int:
    """The exit code of a series whose report is printed; that it is not the whole of it is told."""
    if interrupted:
        message = "cli-sim-interrupted-kept" if asked.rows else "cli-sim-interrupted"
        click.echo(f"noctuary: {session.say(message)}", err=True)
        return INTERRUPTED
    return 1 if failed else 0


# -- a series -----------------------------------------------------------------------------------------


def print_report(session: Session, report: Report) -> None:
    plan, sums = report.plan, report.sums
    click.echo(session.say("cli-sim-games-line", games=report.games, seconds=session.number(report.seconds)))
    for seat, wins in enumerate(report.wins):
        name = seat_letter(Seat(seat))
        if report.tables == 1:
            name += f" {seat_label(plan.seats[seat])}"
        if plan.turns == 1:
            name += f" ({plan.bots[seat]})"
        _print_wins(session, name, wins, sums.ended)
    if plan.turns > 1 or report.tables > 1:
        for name, tally in _in_order(report):
            _print_wins(session, name, tally.wins, tally.games)
    _print_points(session, report)
    click.echo(session.say("cli-sim-draws-line", draws=sums.draws))
    _print_common(session, plan.game, sums, plan.bots)
    if plan.questions:
        click.echo(session.say("cli-sim-questions-line", **_numbers(session, sums.questions())))
    print_failures(session, sums.failures)


def _in_order(report: Report) -> list[tuple[str, Tally]]:
    tallies = report.sums.by_bot
    return [(name, tallies[name]) for name in dict.fromkeys(report.plan.bots) if name in tallies]


def _print_wins(session: Session, who: str, wins: int, games: int) -> None:
    low, high = percents(session, wilson(wins, games))
    share = session.number(100 * wins / max(games, 1))
    click.echo(session.say("cli-sim-wins-line", who=who, wins=wins, share=share, low=low, high=high))


def _print_points(session: Session, report: Report) -> None:
    """Victory points, in a game that has them, and what would be an even share of them."""
    for name, tally in _in_order(report):
        if not tally.points.whole:
            continue
        low, high = percents(session, tally.points_interval(len(report.plan.seats)))
        click.echo(
            session.say(
                "cli-sim-points-line",
                who=name,
                points=session.number(tally.points.part, "g"),
                halves=round(2 * tally.points.part),
                share=session.number(100 * tally.points.share),
                low=low,
                high=high,
                even=f"{100 * tally.seats / len(report.plan.seats):.0f}",
            )
        )


# -- everybody against everybody ------------------------------------------------------------------------


def print_standings(session: Session, standings: Standings) -> None:
    """In each row how many of a hundred games that entrant won against the one of the column."""
    click.echo(
        session.say("cli-sim-games-line", games=standings.played, seconds=session.number(standings.seconds))
    )
    print_matrix(standings)
    print_elo(session, standings)
    _print_common(session, standings.tournament.game, standings.sums, standings.sums.by_bot)
    print_failures(session, standings.failures)


def print_matrix(standings: Standings) -> None:
    names = standings.names
    width = max(len(name) for name in names)
    click.echo(" " * (width + 4) + "".join(f"{number:>5}" for number in range(1, len(names) + 1)))
    for row, name in enumerate(names):
        cells = [
            f"{100 * standings.share(row, column):5.0f}" if standings.games[row][column] else "    –"
            for column in range(len(names))
        ]
        click.echo(f"{row + 1:>2}  {name:<{width}}" + "".join(cells))


def print_elo(session: Session, standings: Standings) -> None:
    strengths = standings.elo()
    click.echo(session.say("cli-sim-elo-heading", anchor=standings.names[standings.anchored]))
    for one in sorted(range(len(strengths)), key=lambda one: -strengths[one].elo):
        found = strengths[one]
        click.echo(
            session.say(
                "cli-sim-elo-line",
                who=standings.names[one],
                elo=f"{found.elo:.0f}",
                low=f"{found.low:.0f}",
                high=f"{found.high:.0f}",
            )
        )


def print_swiss(session: Session, swiss: Swiss) -> None:
    """The table, and after it the same as of any contest."""
    names = [*swiss.standings.names, session.say("cli-sim-swiss-rest")]
    for number, pairs in enumerate(swiss.rounds, start=1):
        met = ", ".join(f"{names[one]} – {names[other]}" for one, other in pairs)
        click.echo(session.say("cli-sim-swiss-round", number=number, pairs=met))
    for place, one in enumerate(swiss.order(), start=1):
        points, share = swiss.points(one), swiss.games_share(one)
        click.echo(
            session.say(
                "cli-sim-swiss-line" if share is not None else "cli-sim-swiss-rested-line",
                place=place,
                who=names[one],
                points=session.number(points, "g"),
                halves=round(2 * points),
                **({} if share is None else {"share": session.number(100 * share)}),
            )
        )
    print_standings(session, swiss.standings)


# -- what all have ------------------------------------------------------------------------------------


def _print_common(session: Session, game: str, sums: Sums, bots: Sequence[str] | dict[str, Tally]) -> None:
    print_firsts(session, sums)
    print_endings(session, game, sums.endings)
    means = {"turns": sums.turns_mean, "decisions": sums.decisions / max(sums.ended, 1)}
    told = {name: session.number(mean) for name, mean in means.items()}
    click.echo(session.say("cli-sim-means-line", **told))
    click.echo(session.say("cli-sim-intervals-line"))
    timed = [name for name in dict.fromkeys(bots) if by_the_clock(name)]
    if timed:
        click.echo(session.say("cli-sim-clock-line", bots=", ".join(timed)))


def print_firsts(session: Session, sums: Sums) -> None:
    share = session.number(100 * sums.first_wins / max(sums.decided, 1))
    low, high = percents(session, wilson(sums.first_wins, sums.decided))
    click.echo(session.say("cli-sim-first-line", wins=sums.first_wins, share=share, low=low, high=high))


def print_endings(session: Session, game: str, endings: Counter[str]) -> None:
    """How games were won, where there is more than one way."""
    total = sum(endings.values())
    for ending, count in sorted(endings.items()):
        share = session.number(100 * count / total)
        click.echo(session.say(f"{game}-ending-{ending}", games=count, share=share))


def print_failures(session: Session, failures: list[Failure]) -> None:
    """The first of them: a bot that breaks off each of a thousand games does so in one way. Rows tell all."""
    for failure in failures[:_FAILURES]:
        error = session.say("cli-sim-endless") if failure.error == ENDLESS else failure.error
        click.echo(
            session.say("cli-sim-error-line", game=failure.number, seed=failure.seed.hex(), error=error)
        )
    if len(failures) > _FAILURES:
        click.echo(session.say("cli-sim-errors-more", games=len(failures) - _FAILURES))


def percents(session: Session, interval: Interval) -> tuple[str, str]:
    return session.number(100 * interval[0]), session.number(100 * interval[1])


def _numbers(session: Session, document: Document) -> dict[str, str]:
    return {
        name.replace("_", "-"): session.number(value, ".2f") if isinstance(value, float) else str(value)
        for name, value in document.items()
    }
