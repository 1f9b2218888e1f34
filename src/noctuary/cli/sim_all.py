"""`noctuary sim --all`: everybody against everybody, as a table."""

from __future__ import annotations

from collections import Counter

import click

from noctuary.cli.output import INTERRUPTED, print_json, progress
from noctuary.cli.speaking import Session
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.sim import Standings, Tournament, check_setup, run_tournament
from noctuary.sim.setups import seat_label


def one_bot(bots: tuple[str, ...]) -> str:
    """The bot that plays every seat."""
    if len(bots) != 1:
        raise NoctuaryError(MessageId("cli-error-one-bot"), bots=len(bots))
    return bots[0]


def play_all(session: Session, tournament: Tournament, jobs: int, as_json: bool) -> int:
    """Play and print it; the exit code, 1 if a game broke off."""
    if len(tournament.entrants) < 2:
        raise NoctuaryError(MessageId("cli-error-two-entrants"))
    for _, _, plan in tournament.plans():
        check_setup(plan.game, plan.seats, **dict(plan.options))
    total = sum(plan.games for _, _, plan in tournament.plans())
    with progress(session.say("cli-sim-progress"), total) as advance:
        standings = run_tournament(tournament, jobs, advance)
    if as_json:
        print_json(standings.document())
    else:
        print_standings(session, standings)
    return ended(session, interrupted=standings.interrupted, failed=bool(standings.failures))


def ended(session: Session, *, interrupted: bool, failed: bool) -> int:
    """The exit code of a series whose report is printed; that it is not the whole of it is told."""
    if interrupted:
        click.echo(f"noctuary: {session.say('cli-sim-interrupted')}", err=True)
        return INTERRUPTED
    return 1 if failed else 0


def print_standings(session: Session, standings: Standings) -> None:
    """In each row how many of a hundred games that entrant won against the one of the column."""
    names = [seat_label(name) for name in standings.tournament.entrants]
    width = max(len(name) for name in names)
    click.echo(session.say("cli-sim-games-line", games=standings.played, seconds=f"{standings.seconds:.1f}"))
    click.echo(" " * (width + 4) + "".join(f"{number:>5}" for number in range(1, len(names) + 1)))
    for row, name in enumerate(names):
        cells = [
            f"{100 * standings.share(row, column):5.0f}" if row != column else "    –"
            for column in range(len(names))
        ]
        click.echo(f"{row + 1:>2}  {name:<{width}}" + "".join(cells))
    print_firsts(session, standings.first_wins, standings.decided)
    print_endings(session, standings.tournament.game, standings.endings)
    numbers = standings.document()
    click.echo(session.say("cli-sim-turns-line", turns=str(numbers["turns_mean"])))
    for failure in standings.failures:
        click.echo(
            session.say(
                "cli-sim-error-line", game=failure.number, seed=failure.seed.hex(), error=failure.error
            )
        )


def print_firsts(session: Session, first_wins: int, decided: int) -> None:
    share = f"{100 * first_wins / max(decided, 1):.1f}"
    click.echo(session.say("cli-sim-first-line", wins=first_wins, share=share))


def print_endings(session: Session, game: str, endings: Counter[str]) -> None:
    """How games were won, where there is more than one way."""
    total = sum(endings.values())
    for ending, count in sorted(endings.items()):
        share = f"{100 * count / total:.1f}"
        click.echo(session.say(f"{game}-ending-{ending}", games=count, share=share))
