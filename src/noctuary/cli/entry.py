"""`noctuary`: the group of commands, and how anything that goes wrong becomes one line.

Exit codes: 0 done; 1 done, but the answer is no (a position that fails, a game that raised) or we broke;
2 asked for something that cannot be; 130 ended by Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import click

from noctuary import __version__
from noctuary.cli.home import write_crash
from noctuary.cli.output import INTERRUPTED
from noctuary.cli.speaking import LANG, Group, ReaderGone, Session, language_of, option
from noctuary.cli.streams import drop_output, settle_streams
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.text_files import standard_input, told_name
from noctuary.sim.own_bots import bot_to_blame
from noctuary.sim.playing import problem_of
from noctuary.text import error_text, say
from noctuary.text.catalogue import system_text

COMMANDS = (
    "play",
    "serve",
    "bots",
    "load",
    "reports",
    "backup",
    "restore",
    "prune",
    "tables",
    "moderators",
    "moderation",
    "learn",
    "patrol",
    "puzzle",
    "sim",
    "bench",
    "position",
    "replay",
    "analyse",
    "rules",
    "cards",
    "set",
    "deck",
    "status",
)
USAGE = 2


def _print_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"noctuary {__version__}")
        ctx.exit()


@click.group("noctuary", cls=Group, help="cli-noctuary", invoke_without_command=True)
@option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="cli-option-version",
)
@click.pass_context
def noctuary(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


assert isinstance(noctuary, Group)
noctuary.names = COMMANDS
noctuary.params.append(LANG)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code; whatever goes wrong is one line on stderr."""
    session = Session(language_of(arguments))
    settle_streams()
    standard_input.cache_clear()
    try:
        # click hands back what `ctx.exit` was given, and nothing after a command that simply ended.
        color = False if os.environ.get("NO_COLOR") else None
        code = noctuary.main(list(arguments), "noctuary", standalone_mode=False, obj=session, color=color)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except NoctuaryError as wrong:
        return _complain(error_text(session.lang, wrong))
    except click.ClickException as wrong:
        return _complain(usage_text(session, wrong))
    except (KeyboardInterrupt, click.Abort):
        _complain(say(session.lang, "cli-interrupted"))
        return INTERRUPTED
    except (BrokenPipeError, ReaderGone):
        drop_output()  # whoever read it has had enough; nothing is wrong
        return 0
    except BaseException as wrong:
        return _complain_of_bot(session, wrong) if bot_to_blame(wrong) else _report(session, wrong)


def _complain(text: str) -> int:
    with suppress(OSError):  # nobody can be told that nobody can be told
        click.echo(f"noctuary: {' '.join(text.split())}", err=True)
    return USAGE


def _complain_of_bot(session: Session, wrong: BaseException) -> int:
    """One's own bot is one's own to mend: no report."""
    _complain(session.say("cli-error-own-bot", bot=bot_to_blame(wrong), problem=problem_of(wrong)))
    return 1


def _report(session: Session, wrong: BaseException) -> int:
    """What is no error (somebody leaves) goes its way."""
    if isinstance(wrong, OSError):
        return _complain_of_system(session, wrong)
    if not isinstance(wrong, Exception):
        raise wrong
    return _report_crash(session, wrong)


def _complain_of_system(session: Session, wrong: OSError) -> int:
    """A full disk behind our output, a folder nobody may read: not our mistake, and no report."""
    problem = system_text(session.lang, wrong.strerror or str(wrong))
    if wrong.filename is None:
        drop_output()
        return _complain(session.say("cli-error-output", problem=problem))
    return _complain(session.say("cli-error-file", file=told_name(str(wrong.filename)), problem=problem))


def usage_text(session: Session, wrong: click.ClickException) -> str:
    """click's own complaints, in the person's language."""
    if isinstance(wrong, click.NoSuchOption):
        return session.say("cli-error-no-such-option", option=wrong.option_name)
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        return session.say("cli-error-missing", name=wrong.param.opts[-1])
    return wrong.format_message()


def _report_crash(session: Session, wrong: Exception) -> int:
    what = f"{type(wrong).__name__}: {wrong}"
    try:
        _complain(session.say("cli-error-crash", what=what, file=str(write_crash(wrong))))
    except NoctuaryError:
        _complain(session.say("cli-error-crash-unwritten", what=what))
    return 1
