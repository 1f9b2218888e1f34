"""Card sets of the person's own: from files she names, and from her configuration folder.

Sets: `sets/*.toml` in `NOCTUARY_HOME`, or in `noctuary` in `XDG_CONFIG_HOME`, or in `~/.config/noctuary`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click

from noctuary.cli.home import own_folder
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.text_files import read_text, told_name
from noctuary.text import Language, error_text, say
from noctuary.text.card_sets import OwnSet, SetBook
from noctuary.text.menu import games_with, menu_of


def sets_folder() -> Path:
    named = os.environ.get("NOCTUARY_HOME")
    if named:
        return Path(named) / "sets"
    config = os.environ.get("XDG_CONFIG_HOME")
    return (Path(config) if config else own_folder() / ".config") / "noctuary" / "sets"


def set_files(named: Sequence[str] = ()) -> list[Path]:
    """The sets of the configuration folder, by name, then those on the command line; each file once."""
    folder = sets_folder()
    found = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return list({file.resolve(): file for file in [*found, *map(Path, named)]}.values())


def set_book() -> SetBook:
    """That of the one game whose cards people write."""
    book = menu_of(games_with(lambda menu: menu.sets)[0]).sets
    assert book is not None
    return book


def read_sets(book: SetBook, named: Sequence[str] = ()) -> list[OwnSet]:
    """All sets that do not come with Noctuary; what is wrong with one is an error."""
    sets = [book.read(read_text(file), told_name(file)) for file in set_files(named)]
    book.check(sets)
    return sets


def own_sets(game: str, named: Sequence[str] = ()) -> list[str]:
    """The texts of the sets to play this game with; none where its cards are not for people to write."""
    book = menu_of(game).sets
    return [] if book is None else [one.text for one in read_sets(book, named)]


def sets_to_serve(lang: Language, named: Sequence[str] = ()) -> tuple[OwnSet, ...]:
    """The sets for the tables of a server at this machine. A wrong one is told, and costs nobody her game."""
    try:
        return tuple(read_sets(set_book(), named))
    except NoctuaryError as wrong:
        click.echo(say(lang, "cli-serve-no-sets", problem=error_text(lang, wrong)), err=True)
        return ()


def options_of(sets: Sequence[str]) -> dict[str, Json]:
    """The field of a setup that brings these sets along: a record then needs no file but itself."""
    return {"sets": list(sets)} if sets else {}
