"""Options of the command line that come from the games' menus, and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from noctuary.cli.choices import SEAT_LIST, Number, Word
from noctuary.cli.speaking import option
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.text.menu import FIRST, NUMBER, WORD, Menu, Setting, games, games_with, menu_of

F = TypeVar("F", bound=Callable[..., Any])


def only_for(game: str, flag: str, given: object, has: Callable[[Menu], object]) -> None:
    """Refuse an option of other games: of those whose menu has what it is for."""
    if given and not has(menu_of(game)):
        allowed = games_with(has)
        message = "cli-error-only-for-games" if len(allowed) > 1 else "cli-error-only-for"
        raise NoctuaryError(MessageId(message), option=flag, game=", ".join(allowed))


def plain_options_fit(game: str, sets: Sequence[str], without_missing: bool, turn_limit: int) -> None:
    """The options that `play` and `sim` share, each only for games that have what it is for."""
    only_for(game, "--set", sets, lambda menu: menu.sets)
    only_for(game, "--without-missing", without_missing, lambda menu: menu.decks)
    only_for(game, "--turn-limit", turn_limit, lambda menu: menu.limit_field)


# -- what sits at the seats ---------------------------------------------------------------------------


def seat_flags(function: F) -> F:
    """An option for each word by which a game says what sits at its seats."""
    helps = {menu_of(game).seats_flag: menu_of(game).seats_help for game in games()}
    for flag in reversed([flag for flag in helps if flag]):
        function = option(flag, _parameter(flag), type=SEAT_LIST, metavar="A,B[,…]", help=helps[flag])(
            function
        )
    return function


def seats_named(given: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """What was said of seats, by option."""
    flags = {menu_of(game).seats_flag for game in games()}
    return {flag: given[_parameter(flag)] for flag in flags if flag and given[_parameter(flag)]}


def seats_for(game: str, named: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """What sits at the seats of this game; an option of another one is refused."""
    for flag in named:
        only_for(game, flag, True, lambda menu: menu.seats_flag == flag)  # noqa: B023
    return next(iter(named.values()), ())


# -- settings -----------------------------------------------------------------------------------------


def setting_flags(function: F) -> F:
    """An option for each setting of a menu that has one on the command line."""
    for setting in reversed(_flagged()):
        metavar = "|".join(setting.words) or "N"
        function = option(
            setting.flag,
            _parameter(setting.flag),
            type=_type(setting),
            default=setting.default,
            metavar=metavar,
            help=setting.help,
        )(function)
    return function


def settings_for(game: str, given: Mapping[str, Any]) -> dict[str, Json]:
    """The fields of the setup that were set so; an option of another game is refused."""
    for setting in _flagged():
        changed = given[_parameter(setting.flag)] != setting.default
        only_for(game, setting.flag, changed, lambda menu: setting in menu.settings())  # noqa: B023
    own = [setting for setting in menu_of(game).settings() if setting.flag]
    return {setting.field: given[_parameter(setting.flag)] for setting in own}


def first_for(game: str, first: str) -> dict[str, Json]:
    only_for(game, "--first", first != "random", lambda menu: FIRST in menu.fields)
    return {FIRST: first}


def _flagged() -> list[Setting]:
    """Two games may share an option; who comes first says how it looks."""
    settings = [one for game in games() for one in menu_of(game).settings() if one.flag]
    return list({one.flag: one for one in reversed(settings)}.values())[::-1]


def _type(setting: Setting) -> Any:
    if setting.kind == NUMBER:
        return Number(setting.least, setting.most)
    words = setting.words if setting.kind == WORD else ("yes", "no")

    def check(given: str) -> str:
        if given not in words:
            raise NoctuaryError(MessageId(setting.unknown), given=given, known=", ".join(words))
        return given

    return Word(check, lambda: words)


def _parameter(flag: str) -> str:
    return flag.removeprefix("--").replace("-", "_")
