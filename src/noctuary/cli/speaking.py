"""Commands and options that speak the person's language: their help is a message of the catalogues."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

import click

from noctuary.cli.interrupts import listen
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text import Language, error_text, has, language_from, say
from noctuary.text.menu import broken_games


class ReaderGone(Exception):
    """Whoever read the output has had enough."""


F = TypeVar("F", bound=Callable[..., Any])
_FRENCH_THOUSANDS = "\u202f"


@dataclass
class Session:
    """What holds for one run of the command: the language, so far."""

    lang: Language

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.lang, message, **arguments)

    def number(self, value: float, form: str = ".1f") -> str:
        """`19.5`, in French `19,5`."""
        text = format(value, form)
        return text.replace(".", ",") if self.lang is Language.FR else text

    def measured(self, value: object) -> str:
        """What was measured: a rate, a time, or whether something is so."""
        if isinstance(value, bool):
            return self.say("cli-yes" if value else "cli-no")
        if not isinstance(value, float):
            return str(value)
        if value < 100:
            return self.number(value, ".2f")
        whole = f"{value:,.0f}"
        return whole.replace(",", _FRENCH_THOUSANDS) if self.lang is Language.FR else whole


pass_session = click.make_pass_decorator(Session)


def language_of(arguments: Sequence[str]) -> Language:
    """The language asked for anywhere on the line, so that even help and parse errors are in it."""
    for place, word in enumerate(arguments):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and place + 1 < len(arguments):
            given = arguments[place + 1]
        if given is not None:
            try:
                return language_from(given)
            except NoctuaryError:
                break  # said again, as an error, when the option is read
    return language_from(None, os.environ)


def _told(ctx: click.Context | None, message: str | None, **arguments: str) -> str:
    session = ctx.find_object(Session) if ctx is not None else None
    lang = session.lang if session is not None else language_from(None, os.environ)
    return say(lang, message, **arguments) if message else ""


class Option(click.Option):
    """`help` is the id of a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return None if record is None else (record[0], _told(ctx, self.help))


class Command(click.Command):
    """`help` is the id of a message; its `.more` attribute, if it has one, is the rest of the help page."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = _told(ctx, "cli-option-help")
        return found

    def invoke(self, ctx: click.Context) -> Any:
        listen()
        return super().invoke(ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        return _told(click.get_current_context(silent=True), self.help)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=_told(ctx, "cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for message in (self.help, f"{self.help}.more"):
            if message and has(message):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(_told(ctx, message))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx))]
        with formatter.section(_told(ctx, "cli-options")):
            formatter.write_dl(records)


class Group(Command, click.Group):
    """The whole command. Each subcommand is a module of the same name, imported when it is asked for."""

    names: tuple[str, ...] = ()

    def invoke(self, ctx: click.Context) -> Any:
        """click answers a reader who has gone with an exit of its own; `run` knows a better one."""
        try:
            return click.Group.invoke(self, ctx)
        except BrokenPipeError as gone:
            raise ReaderGone from gone

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return None
        found = import_module(f"noctuary.cli.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.names and not args[0].startswith("-"):
            known = ", ".join(self.names)
            raise NoctuaryError(MessageId("cli-error-no-such-command"), command=args[0], known=known)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Command.format_options(self, ctx, formatter)
        rows = []
        for name in self.names:
            command = self.get_command(ctx, name)
            rows.append((name, command.get_short_help_str() if command is not None else ""))
        with formatter.section(_told(ctx, "cli-commands")):
            formatter.write_dl(rows)


class Subgroup(Group):
    """A subcommand with commands of its own, all in one module: `noctuary deck check`."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.commands.get(cmd_name)

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        super().add_command(cmd, name)
        self.names = tuple(self.commands)


def subgroup(name: str) -> Subgroup:
    """A group that shows its help where no command follows; `subcommand(…, within=…)` fills it."""

    @click.pass_context
    def without_a_command(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    make = click.command(name, cls=Subgroup, help=f"cli-{name}", invoke_without_command=True)
    made = make(without_a_command)
    made.params.append(LANG)
    return made


def subcommand(name: str, within: Subgroup | None = None) -> Callable[[Callable[..., None]], Command]:
    """A subcommand; its help is the message `cli-<name>`. It takes `--lang`, as the whole command does."""

    def make(function: Callable[..., None]) -> Command:
        group = "" if within is None else f"{within.name}-"
        made = click.command(name, cls=Command, help=f"cli-{group}{name}")(function)
        made.params.append(LANG)
        if within is not None:
            within.add_command(made)
        return made

    return make


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    """An option whose `help` is a message."""
    return click.option(*names, cls=Option, **settings)


def _choose_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.ensure_object(Session).lang = language_from(value)


LANG = Option(
    ["--lang"],
    metavar="fr|en",
    is_eager=True,
    expose_value=False,
    callback=_choose_language,
    help="cli-option-lang",
)


def tell_broken_games(session: Session) -> None:
    """Games that are installed and do not work: told once, where games are chosen, and in nobody's way."""
    for wrong in broken_games():
        click.echo(f"noctuary: {error_text(session.lang, wrong)}", err=True)


def json_option(function: F) -> F:
    return option("--json", "as_json", is_flag=True, help="cli-option-json")(function)
