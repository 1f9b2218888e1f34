"""`noctuary sim`: a series of games between bots."""

from __future__ import annotations

from typing import Any

import click

from noctuary.cli.bringing import bring, without_missing
from noctuary.cli.choices import BOT_LIST, GAME, SEAT_LIST, Jobs, Number
from noctuary.cli.flags import plain_options_fit, setting_flags, settings_for
from noctuary.cli.output import print_json, progress
from noctuary.cli.sim_all import ended, one_bot, play_all, print_endings, print_firsts
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.sim import Plan, Report, Tournament, check_setup, run_series
from noctuary.sim.setups import seat_label
from noctuary.text.menu import menu_of


@subcommand("sim")
@click.argument("game", type=GAME)
@option("--seats", type=SEAT_LIST, default=None, metavar="A,B[,…]", help="cli-sim-seats")
@option("--all", "everybody", is_flag=True, help="cli-sim-all")
@option("--bots", type=BOT_LIST, required=True, metavar="X,Y[,…]", help="cli-sim-bots")
@option("--games", type=Number(1, 10**7), default=100, metavar="N", help="cli-sim-games")
@option("--seed", default="0", metavar="S", help="cli-sim-seed")
@option("--questions", is_flag=True, help="cli-sim-questions")
@option("--jobs", type=Jobs(), default=1, metavar="J|auto", help="cli-sim-jobs")
@setting_flags
@option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")
@without_missing
@option("--turn-limit", type=Number(0, 9999), default=0, metavar="N", help="cli-option-turn-limit")
@json_option
@pass_session
@click.pass_context
def command(
    ctx: click.Context,
    session: Session,
    /,
    game: str,
    seats: tuple[str, ...] | None,
    everybody: bool,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    questions: bool,
    jobs: int,
    sets: tuple[str, ...],
    without_missing: bool,
    turn_limit: int,
    as_json: bool,
    **more: Any,
) -> None:
    if seats is None:
        if not everybody:
            raise NoctuaryError(MessageId("cli-error-seats-or-all"))
        seats = tuple(menu_of(game).usual())
    elif not everybody and len(bots) != len(seats):
        raise NoctuaryError(MessageId("cli-error-bots-and-seats"), bots=len(bots), seats=len(seats))
    if everybody and questions:
        raise NoctuaryError(MessageId("cli-error-questions-and-all"))
    plain_options_fit(game, sets, without_missing, turn_limit)
    options = settings_for(game, more)
    seats, needed = bring(session, game, seats, sets, without_missing=without_missing)
    options.update(needed)
    options.update(menu_of(game).limit(turn_limit))
    if everybody:
        tournament = Tournament(game, seats, one_bot(bots), games, seed.encode(), tuple(options.items()))
        ctx.exit(play_all(session, tournament, jobs, as_json))
    check_setup(game, seats, **options)
    plan = Plan(game, seats, bots, games, seed.encode(), tuple(options.items()), questions)
    with progress(session.say("cli-sim-progress"), games) as advance:
        report = run_series(plan, jobs, advance)
    if as_json:
        print_json(report.document())
    else:
        print_report(session, report)
    ctx.exit(ended(session, interrupted=report.interrupted, failed=bool(report.failures)))


def print_report(session: Session, report: Report) -> None:
    plan = report.plan
    numbers = report.document()
    click.echo(session.say("cli-sim-games-line", games=report.games, seconds=f"{report.seconds:.1f}"))
    for seat, (what, who, wins) in enumerate(zip(plan.seats, plan.bots, report.wins)):
        share = f"{100 * wins / max(report.games, 1):.1f}"
        name = f"{seat_letter(Seat(seat))} {seat_label(what)} ({who})"
        click.echo(session.say("cli-sim-wins-line", who=name, wins=wins, share=share))
    click.echo(session.say("cli-sim-draws-line", draws=report.draws))
    print_firsts(session, report.first_wins, report.games - report.draws - len(report.failures))
    print_endings(session, plan.game, report.endings)
    click.echo(
        session.say(
            "cli-sim-means-line",
            turns=str(numbers["turns_mean"]),
            decisions=str(numbers["decisions_mean"]),
        )
    )
    if plan.questions:
        click.echo(session.say("cli-sim-questions-line", **_numbers(report.questions())))
    for failure in report.failures:
        click.echo(
            session.say(
                "cli-sim-error-line", game=failure.number, seed=failure.seed.hex(), error=failure.error
            )
        )


def _numbers(document: Document) -> dict[str, str]:
    return {name.replace("_", "-"): str(value) for name, value in document.items()}
