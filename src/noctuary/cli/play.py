"""`noctuary play`: a table in the browser or in the terminal, you against bots."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from noctuary.bots import STRENGTHS
from noctuary.bots.own import is_own
from noctuary.bots.strengths import NORMAL, budget_of
from noctuary.cli.bringing import bring, without_missing
from noctuary.cli.card_sets import sets_to_serve
from noctuary.cli.choices import BOT, GAME, Jobs, Number, Word, default_game
from noctuary.cli.flags import (
    first_for,
    plain_options_fit,
    seat_flags,
    seats_for,
    seats_named,
    setting_flags,
    settings_for,
)
from noctuary.cli.plain import PlainTable, lines_of
from noctuary.cli.saved import resume, resume_last, unfinished
from noctuary.cli.serve import need_server_packages
from noctuary.cli.speaking import Session, option, pass_session, subcommand, tell_broken_games
from noctuary.cli.table import PERSON, Table
from noctuary.kernel.chance import new_seed
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId
from noctuary.text import error_text, say
from noctuary.text.menu import games_with, menu_of

_LAST = "last"
BROWSER, TERMINAL = UIS = ("browser", "terminal")


def check_ui(name: str) -> str:
    if name not in UIS:
        raise NoctuaryError(MessageId("cli-error-unknown-ui"), ui=name, known=", ".join(UIS))
    return name


UI = Word(check_ui, lambda: UIS)


@subcommand("play")
@click.argument("named_game", metavar="[GAME]", type=GAME, required=False)
@option("--game", type=GAME, metavar="GAME", help="cli-option-game")
@option("--seats", type=Number(2, 6), metavar="2…6", help="cli-play-seats")
@seat_flags
@option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")
@without_missing
@setting_flags
@option("--bot", "--bots", "bot", type=BOT, default=NORMAL, metavar="|".join(STRENGTHS), help="cli-play-bot")
@option("--jobs", type=Jobs(), default=1, metavar="J|auto", help="cli-play-jobs")
@option("--first", default="random", metavar="A|B|…|random", help="cli-play-first")
@option("--turn-limit", type=Number(0, 9999), default=0, metavar="N", help="cli-option-turn-limit")
@option("--seed", metavar="HEX", help="cli-play-seed")
@option("--resume", is_flag=False, flag_value=_LAST, metavar="[FILE]", help="cli-play-resume")
@option("--pause", type=Number(0, 10, float), default=0.5, metavar="SECONDS", help="cli-play-pause")
@option("--plain", is_flag=True, help="cli-play-plain")
@option("--no-warnings", is_flag=True, help="cli-play-no-warnings")
@option("--ui", type=UI, default=BROWSER, metavar="|".join(UIS), help="cli-play-ui")
@pass_session
def command(
    session: Session,
    /,
    named_game: str | None,
    game: str | None,
    seats: int | None,
    sets: tuple[str, ...],
    without_missing: bool,
    bot: str,
    jobs: int,
    first: str,
    turn_limit: int,
    seed: str | None,
    resume: str | None,
    pause: float,
    plain: bool,
    no_warnings: bool,
    ui: str,
    **more: Any,
) -> None:
    tell_broken_games(session)
    # A seed, a first seat and files of records are for the terminal: a server draws its own seeds.
    named_place = first != "random" or resume not in (None, _LAST)
    for_terminal = plain or seed is not None or named_place or not is_for_server(bot)
    in_browser = ui == BROWSER and not for_terminal
    named = seats_named(more)
    game = game or named_game or game_to_deal(named, in_browser=in_browser)
    given = read_seed(seed)
    options = {**settings_for(game, more), **first_for(game, first)}
    seated = seats_for(game, named)
    plain_options_fit(game, sets, without_missing, turn_limit)
    seated, needed = bring(session, game, seated, sets, without_missing=without_missing)
    options.update(needed)
    options.update(menu_of(game).limit(turn_limit))
    if in_browser:
        need_server_packages()
        from noctuary.cli.browser import play, wish_for

        wish = wish_for(game, seated, seats, bot, options)
        play(session, wish, pause, jobs, sets_to_serve(session.lang, sets), resume=resume is not None)
        return

    def deal() -> Table:
        """A new table; the seed of the command line serves for the first one only."""
        nonlocal given
        used, given = given or new_seed(), None
        setup = setup_of(game, seats, seated, used, options)
        players = [PERSON, *[bot] * (seat_count(game, setup) - 1)]
        dealt = Table.deal(game, setup, used, players, jobs=jobs)
        dealt.warns = not no_warnings
        return dealt

    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoctuaryError(MessageId("cli-error-no-terminal"))
    table = table_of(resume, deal, bot, jobs)
    table.warns = not no_warnings
    if plain:
        play_plain(session, table, offer=resume is None)
    else:
        play_screen(session, table, deal, pause, offer=resume is None and seed is None)


def is_for_server(bot: str) -> bool:
    """A server runs nobody's code, and its bots think by the clock alone."""
    budget = budget_of(bot, timed=True)
    return not is_own(bot) and (budget is None or budget.seconds > 0)


def game_to_deal(named: Mapping[str, object], *, in_browser: bool) -> str:
    """Where nobody names a game: in the browser the one that welcomes, if the seats named may be its."""
    for game in games_with(lambda menu: menu.welcomes) if in_browser else []:
        if set(named) <= {menu_of(game).seats_flag}:
            return game
    return default_game()


def read_seed(seed: str | None) -> bytes | None:
    if seed is None:
        return None
    try:
        return bytes.fromhex(seed)
    except ValueError:
        raise NoctuaryError(MessageId("cli-error-bad-seed"), seed=seed) from None


def setup_of(
    game: str, seats: int | None, named: tuple[str, ...], seed: bytes, options: dict[str, Json]
) -> Document:
    """The setup asked for; seats that nobody named are filled by chance, by the seed alone."""
    count = seats or max(len(named), 2)
    if len(named) > count:
        raise NoctuaryError(MessageId("cli-error-too-many-seats"), named=len(named), seats=count)
    menu = menu_of(game)
    named = named or tuple(filter(None, [menu.welcome]))
    others = [name for name in menu.usual() if name not in named]
    random.Random(seed).shuffle(others)
    while menu.same_twice and len(named) + len(others) < count:
        others += menu.usual()
    return menu.setup([*named, *others][:count], options)


def seat_count(game: str, setup: Document) -> int:
    listed = setup[menu_of(game).field]
    assert isinstance(listed, list)
    return len(listed)


def table_of(resumed: str | None, deal: Callable[[], Table], bot: str, jobs: int) -> Table:
    if resumed is None:
        return deal()
    return resume_last(bot, jobs) if resumed == _LAST else resume(Path(resumed), bot, jobs)


def play_plain(session: Session, table: Table, *, offer: bool) -> None:
    if offer and unfinished():
        click.echo(session.say("cli-plain-unfinished"))
    PlainTable(table, session.lang).run(lines_of(sys.stdin))


def play_screen(
    session: Session, table: Table, deal: Callable[[], Table], pause: float, *, offer: bool
) -> None:
    try:
        from noctuary.cli.tui.app import TableApp
    except ModuleNotFoundError as wrong:
        raise NoctuaryError(MessageId("cli-error-no-textual")) from wrong
    app = TableApp(table, session.lang, deal=deal, pause=pause, offer_resume=offer)
    app.run()
    if app.broken is not None:
        raise app.broken
    unsaved = app.table.unsaved
    if unsaved is not None:
        raise NoctuaryError(MessageId("cli-error-not-saved"), problem=error_text(app.lang, unsaved))
    if not app.table.match.over and app.table.file.exists():
        click.echo(say(app.lang, "cli-left"))
