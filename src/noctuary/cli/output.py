"""How commands print: JSON for programs, lines for people, progress on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from threading import Timer
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noctuary.kernel.game import Json
from noctuary.sim.job import Progress as Advance

INTERRUPTED: Final = 130  # the exit code that shells give to what Ctrl-C has ended
_SHOWN_AFTER = 1.0  # seconds: what is done sooner needs no bar


def print_json(document: Json | object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


@contextmanager
def progress(label: str, total: int) -> Iterator[Advance]:
    """A bar on stderr for anything over a second, if somebody is there to see it.

    Whatever is printed meanwhile (by somebody's own bot) goes there, too: stdout is for the results.
    """
    with redirect_stdout(sys.stderr):
        if sys.stderr.isatty():
            with _bar(label, total) as advance:
                yield advance
        else:
            yield lambda done: None


@contextmanager
def _bar(label: str, total: int) -> Iterator[Advance]:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(label, total=total)
    shown = Timer(_SHOWN_AFTER, bar.start)  # not when something is done: one game may take minutes
    shown.daemon = True
    shown.start()
    try:
        yield lambda done: bar.advance(task, done)
    finally:
        shown.cancel()
        shown.join()
        if bar.live.is_started:
            bar.stop()
