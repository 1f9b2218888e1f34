"""The worked examples of the rulebooks: position files, found by the rules they show and the cards in them.

They prove the rules (`tests/positions`) and are read by players. A checkout has them there, a wheel beside
this module; a game from elsewhere brings its own in the folder `positions` of its package.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.games import folder_of, is_ours, package_of
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.positions import Position, read_position
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of

_HERE: Final = Path(__file__).resolve().parent
_SHIPPED: Final = _HERE / "positions"
_CHECKOUT: Final = _HERE.parent.parent.parent / "tests" / "positions"
_WORD: Final = re.compile(r"[^\s,;:()\[\]{}\"'<>=/]+")
_COPY: Final = re.compile(r"#\d+$")  # `love-tattoo#2`: the second of its kind


class Example(NamedTuple):
    """One position, as a list of them shows it."""

    slug: str  # `examples/ex-01-the-park`: its place below the folder of its game
    game: str
    titles: dict[str, str]  # by the code of a language
    rules: tuple[RuleId, ...]  # those that it shows first, then those that refuse a move in it
    rulings: tuple[str, ...]  # the published answers it shows: `bonding: 1`
    cards: tuple[str, ...]  # cards of the game that lie in it or are named by its script
    file: Path

    def title(self, language: Language) -> str:
        return self.titles.get(language.value) or next(iter(self.titles.values()), "")

    def read(self) -> Position:
        return read_position(self.file)


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """Every example of a game, worked examples of the rulebook first."""
    folder = folder_for(game)
    if folder is None:
        return ()
    found = [read for file in sorted(folder.rglob("*.toml")) if (read := _read(game, folder, file))]
    return tuple(sorted(found, key=lambda one: not one.slug.startswith("examples/")))


def examples_for_rule(game: str, rule: str) -> list[Example]:
    """Those that name the rule, the fewer others beside it the earlier."""
    found = [one for one in examples_of(game) if rule in one.rules]
    return sorted(found, key=lambda one: len(one.rules))


def examples_with_card(game: str, slug: str) -> list[Example]:
    """Those in which the card lies or is played, the ones that show a ruling about it first."""
    found = [one for one in examples_of(game) if slug in one.cards or is_ruled_on(one, slug)]
    return sorted(found, key=lambda one: not is_ruled_on(one, slug))


def example_called(game: str, slug: str) -> Example:
    found = next((one for one in examples_of(game) if one.slug == slug), None)
    if found is None:
        raise NoctuaryError(MessageId("error-no-example"), example=slug, game=game)
    return found


def folder_for(game: str) -> Path | None:
    """Where the examples of a game lie; None if there are none."""
    if is_ours(package_of(game)):
        places = [_CHECKOUT / game, _SHIPPED / game]
    else:
        package = folder_of(game)
        places = [] if package is None else [package / "positions"]
    return next((place for place in places if place.is_dir()), None)


def _read(game: str, folder: Path, file: Path) -> Example | None:
    """A file that says nothing sensible is no example: a stranger's game costs nobody the others."""
    try:
        position = read_position(file)
    except NoctuaryError:
        return None
    if position.game.name != game:
        return None
    return Example(
        file.relative_to(folder).with_suffix("").as_posix(),
        game,
        position.titles,
        tuple(RuleId(rule) for rule in position.rules_named()),
        tuple(position.rulings),
        tuple(_cards_in(position)),
        file,
    )


def is_ruled_on(example: Example, slug: str) -> bool:
    """Whether it shows a published answer about this very card."""
    return any(ruling.partition(":")[0] == slug for ruling in example.rulings)


def _cards_in(position: Position) -> list[str]:
    """The cards that the file names, in its order: whatever word of it is one."""
    known = _known_cards(position.game.name)
    said = [*_texts(position.document), *(line.text for line in position.script)]
    words = (_COPY.sub("", word) for text in said for word in _WORD.findall(text))
    return [word for word in dict.fromkeys(words) if word in known]


@cache
def _known_cards(game: str) -> frozenset[str]:
    return frozenset(words_of(game).card_slugs())


def _texts(value: Json) -> Iterator[str]:
    """Every text of a document: of tables the names, too, for cards in play are tables by their slugs."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)
