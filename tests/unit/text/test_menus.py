"""What games say of themselves, and that nobody else says it for them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import noctuary
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.games import find_game, packages
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import FIRST, NUMBER, WORD, broken_games, games, menu_of

SOURCE: Final = Path(noctuary.__file__).parent
WEB: Final = SOURCE.parents[1] / "web" / "src"
OURS: Final = ("buffy", "fables", "vtes")
# A game's drawers: its own folder, and its board, judge, columns and terminal screen, each named after it.
DRAWERS: Final = (
    re.compile(r"games/.+"),
    re.compile(rf"boards/({'|'.join(OURS)})(_\w+)?\.py"),
    re.compile(rf"bots/({'|'.join(OURS)})(_\w+)?\.py"),
    re.compile(rf"rl/({'|'.join(OURS)})\.py"),
    re.compile(rf"cli/tui/boards/({'|'.join(OURS)})(_\w+)?\.py"),
)
A_GAME: Final = re.compile(rf"\b({'|'.join(OURS)})\b")


def named_in(file: Path) -> list[str]:
    """Each place in a module's code where a game is named; comments and docstrings may give examples."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = []
    for node in ast.walk(tree):
        if id(node) not in told and any(A_GAME.search(word) for word in words_of_node(node)):
            found.append(f"{file.name}:{getattr(node, 'lineno', 0)}")
    return found


def words_of_node(node: ast.AST) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.ImportFrom(module=module, names=names):
            return [module or "", *(alias.name for alias in names)]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.Name(id=name) | ast.arg(arg=name):
            return [name]
    return []


def test_nobody_names_a_game_outside_its_drawers() -> None:
    files = [file for file in SOURCE.rglob("*.py") if "client" not in file.parts]
    outside = [
        file
        for file in files
        if not any(drawer.fullmatch(file.relative_to(SOURCE).as_posix()) for drawer in DRAWERS)
    ]
    assert len(outside) > 150
    assert [place for file in outside for place in named_in(file)] == []


@pytest.mark.skipif(not WEB.is_dir(), reason="the client's sources are not here")
def test_the_browser_names_no_game_outside_its_folder() -> None:
    files = [file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte")]
    named = re.compile(rf"""["'`/-]({"|".join(OURS)})["'`/-]""")
    outside = [
        file for file in files if file.relative_to(WEB).parts[:2] not in [("games", game) for game in OURS]
    ]
    code = {file.name: re.sub(r"//.*|/\*.*\*/", "", file.read_text(encoding="utf-8")) for file in outside}
    assert [name for name, text in code.items() if named.search(text)] == []


def test_our_games_are_declared_and_listed_in_their_order() -> None:
    assert set(OURS) <= set(packages())
    assert [game for game in games() if game in OURS] == ["fables", "buffy", "vtes"]
    assert [error for error in broken_games() if error.arguments["game"] in OURS] == []


def deal(game: str, setup: Document) -> None:
    """A format is one that the game knows, even if not every ready deck is legal in it."""
    try:
        find_game(game).new_state(setup, b"set")
    except NoctuaryError as error:
        if error.message != "error-setup-illegal-deck":
            raise


@pytest.mark.parametrize("game", OURS)
def test_a_menu_deals_what_it_offers(game: str) -> None:
    """Every mode with every number of seats, and every setting at its bounds, is a setup that can be."""
    menu = menu_of(game)
    for mode in menu.modes(Language.EN):
        for count in mode.seats:
            seats = (menu.usual() * count)[:count]
            options = {menu.mode_field: mode.slug, **menu.at_a_table()}
            assert Match.start(game, menu.setup(seats, options), b"menu").seats == count
    for setting in menu.settings():
        assert setting.kind in (WORD, NUMBER)
        values: list[Json] = [*setting.words] if setting.kind == WORD else [setting.least, setting.most]
        assert setting.default in values
        for value in values:
            deal(game, menu.setup(menu.usual()[:2], {setting.field: value}))
        assert say(Language.FR, setting.message)


@pytest.mark.parametrize("game", OURS)
def test_what_sits_at_a_seat_has_a_title_and_a_line(game: str) -> None:
    menu = menu_of(game)
    for language in Language:
        choices = menu.choices(language)
        assert sorted(choice.slug for choice in choices) == sorted(menu.known())
        assert all(choice.title and choice.about for choice in choices)
    assert set(menu.usual()) <= set(menu.known())


@pytest.mark.parametrize("game", OURS)
def test_a_menu_knows_who_began(game: str) -> None:
    menu = menu_of(game)
    for place, letter in enumerate("AB"):
        match = Match.start(game, menu.setup(menu.usual()[:2], {FIRST: letter}), b"who")
        if FIRST in menu.fields:
            assert menu.first(match) == place
        assert menu.first(match) in (0, 1)
