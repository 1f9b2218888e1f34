"""How a game introduces itself: what lobby, command line and simulations ask before and after a match.

A game keeps its menu in the module `menu` of its package as `MENU`. Whoever asks renders any menu; nobody
here knows which games there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import combinations
from typing import NamedTuple

from noctuary.kernel import deck_fields
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.games import BROKEN, broken, exported, find_game, is_ours, package_of, packages
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.text.card_sets import SetBook
from noctuary.text.catalogue import Language, say
from noctuary.text.decks import DeckBook
from noctuary.text.learn.lesson import LessonBook
from noctuary.text.sitting import bot_names
from noctuary.text.words import words_of

FIRST = "first"  # the field of a setup that says which seat begins
ANYBODY = "player"  # what sits at a seat where there is nothing to choose
WORD, NUMBER, YES_NO = "word", "number", "yes-no"


class Level(Enum):
    """How hard something is to play: `game-level-<value>` tells it."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Choice(NamedTuple):
    """Something that may sit at a seat: a character, a deck; listed under the heading of its `group`."""

    slug: str
    title: str
    about: str
    level: Level | None = None
    group: str = ""


class Mode(NamedTuple):
    """A way to play; `seats` says how many may sit down."""

    slug: str
    title: str
    seats: list[int]


@dataclass(frozen=True)
class Setting:
    """A field of the setup that people choose: yes or no, a number between bounds, or one of several words.

    `message` is its title. With a `flag` it is an option of the command line, too, `help` tells of it there,
    and `unknown` is said of a word (`given`) that is none of those `known`.
    """

    field: str
    message: str
    kind: str
    default: bool | int | str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    flag: str = ""
    help: str = ""
    unknown: str = "error-unknown-choice"


# For every game to which people bring decks. Open lists are for those who agree on it.
LISTS = Setting(
    deck_fields.LISTS,
    "game-option-lists",
    WORD,
    deck_fields.CLOSED,
    words=(deck_fields.CLOSED, deck_fields.OPEN),
    flag="--lists",
    help="cli-option-lists",
)


class Menu:
    """What there is to choose in one game, and what a finished match tells. Everything has a default."""

    place = 100  # in the lobby and wherever games are listed: low numbers first, then by name
    field = "seats"  # of the setup: what sits at each seat
    fields: tuple[str, ...] = ()  # further ones that may be set from outside; FIRST among them if one may
    mode_field = ""
    limit_field = ""  # ends the game after so many turns
    seats_flag = ""  # of the command line, to say what sits where: `--decks`; `seats_help` tells of it
    seats_help = ""
    same_twice = True  # the same thing may sit at two seats
    decks: DeckBook | None = None  # for a game to which people bring decks
    sets: SetBook | None = None  # for a game whose cards people write; of several games the first has them
    lessons: LessonBook | None = None  # guided games that teach it, and the first real one after them
    emblem = ""  # the figure that the lobby shows for it (`noctuary.text.emblems`); empty: one by lot
    round_minutes = 0  # how long a round of a tournament takes by custom; 0: there is no such custom
    first_turn = False  # its first turn is told on one page (`web-first-<name>-…`)
    bot_names: tuple[str, ...] = ()  # what bots are called at its tables; without any, as in other games
    welcome = ""  # what is dealt to somebody who names nothing and may be new to the game; empty: by lot
    vital = (
        ""  # the message that names what a seat lives by and games are lost or won with; empty: nothing does
    )
    vital_ends = False  # whoever has nothing left of it is out of the game
    welcomes = False  # what is dealt in the browser where nobody names a game

    def __init__(self, name: str) -> None:
        self.name = name

    def title(self, language: Language) -> str:
        return say(language, f"{self.name}-game")

    def about(self, language: Language) -> str:
        return say(language, f"{self.name}-about")

    def modes(self, language: Language) -> list[Mode]:
        """Two seats, if it says nothing else."""
        return [Mode("", say(language, "game-mode-all"), [2])]

    def known(self) -> list[str]:
        """Everything that may sit at a seat."""
        return [ANYBODY]

    def usual(self) -> list[str]:
        """Those that meet where nobody names any."""
        return self.known()

    def choices(self, language: Language) -> list[Choice]:
        """The same with titles, as the lobby lists them."""
        return [Choice(ANYBODY, say(language, "game-choice-player"), "")]

    def settings(self) -> list[Setting]:
        return []

    def at_a_table(self) -> dict[str, Json]:
        """What the setup of a table between people says besides what they choose."""
        return {}

    def first(self, match: Match) -> int:
        """The seat that began."""
        return 0

    def ending(self, match: Match) -> str:
        """What kind of victory ended a match: `<name>-ending-<slug>` tells it. Empty: there is but one."""
        return ""

    def points(self, match: Match) -> tuple[float, ...]:
        """The victory points of each seat; none in a game that is simply won or lost."""
        return ()

    def vitals(self, match: Match) -> tuple[int, ...]:
        """What each seat has of `vital` now: hit points, pool, or what it has gathered towards victory."""
        return ()

    # -- made of the above ----------------------------------------------------------------------------

    def pairings(self) -> list[tuple[str, str]]:
        """Every usual pair that can meet, each once."""
        usual = self.usual()
        return list(combinations(usual, 2)) or [(one, one) for one in usual]

    def setup(self, seats: Sequence[str], options: Mapping[str, Json]) -> Document:
        """The setup of one match: what sits at each seat, and those of the options that the game has."""
        setup: Document = {self.field: list(seats)}
        setup.update({name: value for name, value in options.items() if name in self.fields})
        return setup

    def limit(self, turns: int) -> dict[str, Json]:
        """The field that ends the game after so many turns; none for 0."""
        return {self.limit_field: turns} if turns and self.limit_field else {}


@cache
def menu_of(game: str) -> Menu:
    """The menu of the game of that name."""
    return exported(game, "menu", "MENU", Menu)


def games() -> list[str]:
    """The games that can be asked for, in the order in which they are listed."""
    return list(_looked_at()[0])


def games_with(has: Callable[[Menu], object]) -> list[str]:
    """Those of them whose menu has something."""
    return [game for game in games() if has(menu_of(game))]


def bots_called(game: str, commitment: str, seats: int) -> tuple[str, ...]:
    """What a bot is called at each seat of the table that has published this of its seed; the game may be
    gone by now."""
    return bot_names(menu_of(game).bot_names if game in games() else (), commitment, seats)


def check_game(name: str) -> str:
    """Raise the NoctuaryError of a game that is not there, or that is there and does not work."""
    if name not in games():
        broken_one = next((error for error in broken_games() if error.arguments["game"] == name), None)
        raise broken_one or NoctuaryError(MessageId("error-unknown-game"), game=name)
    return name


def broken_games() -> list[NoctuaryError]:
    """What is wrong with games that are installed and cannot be played."""
    return list(_looked_at()[1])


@cache
def _looked_at() -> tuple[tuple[str, ...], tuple[NoctuaryError, ...]]:
    """One that does not work is left out, so that it takes no other down."""
    found: list[str] = []
    wrong: list[NoctuaryError] = []
    for game in packages():
        try:
            _try(game)
            found.append(game)
        except NoctuaryError as error:
            wrong.append(error if error.message == BROKEN else broken(game, str(error)))
        except Exception as error:  # a stranger's menu may raise anything
            wrong.append(broken(game, f"{type(error).__name__}: {error}"))
    return tuple(sorted(found, key=lambda game: (menu_of(game).place, game))), tuple(wrong)


def _try(game: str) -> None:
    """Whatever any list of games asks; ours are tried by tests, and loaded only when they are played."""
    menu = menu_of(game)
    if is_ours(package_of(game)):
        return
    find_game(game)
    words_of(game)
    if menu.name != game:
        raise broken(game, f"its MENU is called {menu.name!r}")
    for language in Language:
        menu.title(language), menu.about(language), menu.modes(language), menu.choices(language)
    menu.settings()
    if menu.lessons is not None:
        menu.lessons.check()
