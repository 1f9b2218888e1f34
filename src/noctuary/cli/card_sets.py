"""Card sets and decks of the person's own: from files she names, and from her configuration folder.

Sets: `sets/*.toml` in `NOCTUARY_HOME`, or in `noctuary` in `XDG_CONFIG_HOME`, or in `~/.config/noctuary`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from noctuary.cli.home import own_folder
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.decks import Deck, read_deck, read_list, write_deck
from noctuary.games.buffy.pool import default_decks, default_pool, pool_with
from noctuary.games.buffy.sets import CardSet, read_set
from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import is_there, read_text, told_name
from noctuary.text import Language, error_text, say

GAME = "buffy"  # the game that card sets and decks are for


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


def read_sets(named: Sequence[str] = ()) -> list[CardSet]:
    return [read_set(read_text(file), told_name(file)) for file in set_files(named)]


def sets_to_serve(lang: Language, named: Sequence[str] = ()) -> tuple[CardSet, ...]:
    """The sets for the tables of a server at this machine. A wrong one is told, and costs nobody her game."""
    try:
        return tuple(own_pool(named)[1])
    except NoctuaryError as wrong:
        click.echo(say(lang, "cli-serve-no-sets", problem=error_text(lang, wrong)), err=True)
        return ()


def own_pool(named: Sequence[str] = ()) -> tuple[Pool, list[CardSet]]:
    """All cards there are, and the sets that do not come with Noctuary."""
    sets = read_sets(named)
    return (pool_with(sets) if sets else default_pool()), sets


def only_for(game: str, wanted: str, option: str, given: object, *more: str) -> None:
    """Refuse an option of another game, or of others."""
    if given and game not in {wanted, *more}:
        message = "cli-error-only-for-games" if more else "cli-error-only-for"
        raise NoctuaryError(MessageId(message), option=option, game=", ".join((wanted, *more)))


def options_of(pool_sets: Sequence[CardSet]) -> dict[str, Json]:
    """The field of a setup that brings these sets along: a record then needs no file but itself."""
    return {"sets": [card_set.text for card_set in pool_sets]} if pool_sets else {}


def deck_words(words: Sequence[str], pool: Pool) -> list[str]:
    """Decks as a setup takes them: a name that is known stays; a file becomes the deck in it."""
    return [word if word in default_decks() else _written(word, pool) for word in words]


def _written(word: str, pool: Pool) -> str:
    return write_deck(find_deck(word, pool), pool)


def find_deck(word: str, pool: Pool) -> Deck:
    """A deck that comes with Noctuary, by name, or the one in a file."""
    known = default_decks()
    if word in known:
        return read_deck(write_deck(known[word], default_pool()), pool, word)
    return read_deck(deck_text(word, known), pool, told_name(word))


def look_at(word: str, pool: Pool) -> tuple[Deck | None, list[Trouble]]:
    """The same, with everything that cannot be read instead of an error for the first."""
    known = default_decks()
    if word in known:
        return find_deck(word, pool), []
    return read_list(deck_text(word, known), pool)


def deck_text(word: str, known: Iterable[str]) -> str:
    """What stands in a deck's file; a word that names none was meant for one of the decks there are."""
    if not is_there(word):
        raise NoctuaryError(MessageId("cli-error-unknown-deck"), deck=told_name(word), known=", ".join(known))
    return read_text(word)
