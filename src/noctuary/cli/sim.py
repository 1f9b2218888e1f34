"""`noctuary sim`: games between bots, by the thousand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

import click

from noctuary.cli.bringing import without_missing
from noctuary.cli.choices import BOT_LIST, GAME, SEAT_LIST, Jobs, Number, Place
from noctuary.cli.flags import setting_flags
from noctuary.cli.interrupts import insisting
from noctuary.cli.output import print_json, progress
from noctuary.cli.sim_asked import Asked, Wanted
from noctuary.cli.sim_crew import crew_for
from noctuary.cli.sim_prints import ended, print_report, print_standings, print_swiss
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name
from noctuary.sim import Book, Plan, job_of, run_series, run_swiss, run_tournament
from noctuary.sim.contests import everybody
from noctuary.sim.keeping import writing
from noctuary.sim.page import Page
from noctuary.sim.round_robin import Standings
from noctuary.sim.series import Report
from noctuary.sim.swiss import Swiss, check_rounds, games_of_swiss

_FILE = Place()
_HEAD = 1024  # bytes; a page says what it is at once
Found = TypeVar("Found", Report, Standings, Swiss)


@subcommand("sim")
@click.argument("game", type=GAME)
@option("--seats", type=SEAT_LIST, default=None, metavar="A,B[,…]", help="cli-sim-seats")
@option("--pairings", default=None, metavar="all|N", help="cli-sim-pairings")
@option("--bots", type=BOT_LIST, default=None, metavar="X,Y[,…]", help="cli-sim-bots")
@option("--mirror", is_flag=True, help="cli-sim-mirror")
@option("--all", "everybody", is_flag=True, help="cli-sim-all")
@option("--ladder", type=BOT_LIST, default=None, metavar="X,Y[,…]", help="cli-sim-ladder")
@option("--swiss", type=Number(1, 100), default=None, metavar="R", help="cli-sim-swiss")
@option("--anchor", default="", metavar="X", help="cli-sim-anchor")
@option("--games", type=Number(1, 10**7), default=100, metavar="N", help="cli-sim-games")
@option("--seed", default="0", metavar="S", help="cli-sim-seed")
@option("--questions", is_flag=True, help="cli-sim-questions")
@option("--jobs", type=Jobs(), default=1, metavar="J|auto", help="cli-sim-jobs")
@option("--ray", default=None, metavar="ADDRESS", help="cli-sim-ray")
@option("--out", "rows", type=_FILE, default=None, metavar="FILE", help="cli-sim-out")
@option("--records", type=_FILE, default=None, metavar="DIR", help="cli-sim-records")
@option("--report", type=_FILE, default=None, metavar="FILE", help="cli-sim-report")
@setting_flags
@option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")
@without_missing
@option("--turn-limit", type=Number(0, 9999), default=0, metavar="N", help="cli-option-turn-limit")
@json_option
@pass_session
@click.pass_context
def command(ctx: click.Context, session: Session, /, **given: Any) -> None:
    asked = Asked(**{field.name: given.pop(field.name) for field in fields(Asked)})
    wanted = Wanted(session, asked, given)
    if asked.report is not None:
        check_page(asked.report)
    play = play_series if not asked.kind else play_swiss if asked.swiss else play_contest
    with insisting():
        code = play(session, wanted)
    ctx.exit(code)


def play_series(session: Session, wanted: Wanted) -> int:
    asked, plan = wanted.asked, wanted.series()
    plans = [plan] if isinstance(plan, Plan) else plan.plans()
    book = Book(job_of(plan.identity()), asked.rows, asked.records)
    total = sum(one.games for one in plans)
    with book, progress(session.say("cli-sim-progress"), total) as advance:
        report = run_series(plan, progress=advance, crew=crew_for(asked), book=book)
    tell(session, asked, report, Page(asked.game, session.lang).of_series, print_report)
    return ended(session, asked, interrupted=report.interrupted, failed=bool(report.failures))


def play_contest(session: Session, wanted: Wanted) -> int:
    asked, contest = wanted.asked, wanted.contest()
    book = Book(job_of(contest.identity()), asked.rows, asked.records)
    total = sum(meeting.plan.games for meeting in everybody(contest))
    with book, progress(session.say("cli-sim-progress"), total) as advance:
        standings = run_tournament(
            contest, progress=advance, crew=crew_for(asked), book=book, anchor=asked.anchor
        )
    tell(session, asked, standings, Page(asked.game, session.lang).of_contest, print_standings)
    return ended(session, asked, interrupted=standings.interrupted, failed=bool(standings.failures))


def play_swiss(session: Session, wanted: Wanted) -> int:
    asked, contest = wanted.asked, wanted.contest()
    rounds = asked.swiss or 1
    check_rounds(contest, rounds)
    book = Book(job_of(["swiss", contest.identity()]), asked.rows, asked.records)
    total = games_of_swiss(contest, rounds)
    with book, progress(session.say("cli-sim-progress"), total) as advance:
        swiss = run_swiss(
            contest, rounds, progress=advance, crew=crew_for(asked), book=book, anchor=asked.anchor
        )
    tell(session, asked, swiss, Page(asked.game, session.lang).of_swiss, print_swiss)
    standings = swiss.standings
    return ended(session, asked, interrupted=standings.interrupted, failed=bool(standings.failures))


def check_page(file: Path) -> None:
    """A page that cannot be written is refused before an hour of games, not after it.

    What is there already is written anew only if it is a page: rows may have been named by mistake.
    """
    new = not file.exists()
    with writing(file):
        if file.is_file() and not is_page(file):
            raise NoctuaryError(MessageId("cli-error-report-is-no-page"), file=told_name(file))
        file.open("a").close()
        if new:
            file.unlink()  # it may yet turn out that nothing is played


def is_page(file: Path) -> bool:
    """Whether it holds a page, or nothing yet."""
    with file.open("rb") as page:
        head = page.read(_HEAD)
    return not head.strip() or head.lstrip().lower().startswith(b"<!doctype html")


def tell(
    session: Session,
    asked: Asked,
    found: Found,
    page: Callable[[Found], str],
    printed: Callable[[Session, Found], None],
) -> None:
    """The page, where somebody asked for one, and the results: a full disk keeps those from nobody."""
    try:
        if asked.report is not None:
            with writing(asked.report):
                asked.report.write_text(page(found), encoding="utf-8")
    finally:
        if asked.as_json:
            print_json(found.document())
        else:
            printed(session, found)
