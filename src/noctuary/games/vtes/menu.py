"""What there is to choose in VTES: decks, ready or one's own, their format and how long to play."""

# not compiled: it is read by lobbies, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.board import survivors
from noctuary.games.vtes.deck_book import VtesDecks
from noctuary.games.vtes.dumping import victory_points
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import MOST_PLAYERS
from noctuary.games.vtes.pool import default_decks
from noctuary.games.vtes.ready_decks import LEVELS, WELCOME, is_starter
from noctuary.games.vtes.setups import FORMATS, LONGEST_GAME
from noctuary.kernel.game import Json
from noctuary.kernel.ids import SEAT_LETTERS
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.learn.lesson import LessonBook
from noctuary.text.menu import FIRST, LISTS, NUMBER, WORD, Choice, Menu, Mode, Setting


class VtesMenu(Menu):
    place = 3
    first_turn = True
    lessons = LessonBook("vtes", "noctuary.games.vtes")
    welcome = WELCOME
    emblem = "fang"
    round_minutes = 120
    vital = "web-vtes-pool"
    vital_ends = True
    field = "decks"
    fields = (FIRST, "format", "lists", "time_limit", "tournament")
    limit_field = "time_limit"  # VTES-OUST-06
    seats_flag = "--decks"
    seats_help = "cli-play-decks"
    decks = VtesDecks()
    bot_names = (
        "Aurelio",
        "Faustina",
        "Severin",
        "Leocadia",
        "Evander",
        "Jacinda",
        "Mordaunt",
        "Dragomira",
        "Ignatz",
        "Hesper",
    )

    def modes(self, language: Language) -> list[Mode]:
        return [Mode("", say(language, "game-mode-all"), list(range(2, MOST_PLAYERS + 1)))]

    def known(self) -> list[str]:
        return list(default_decks())

    def choices(self, language: Language) -> list[Choice]:
        """The full decks first, and after them the starters."""
        decks = default_decks()
        return [
            Choice(
                slug,
                decks[slug].name,
                say(language, f"vtes-deck-about-{slug}"),
                LEVELS[slug],
                say(language, "vtes-decks-starter" if is_starter(decks[slug]) else "vtes-decks-full"),
            )
            for slug in sorted(decks, key=lambda one: is_starter(decks[one]))
        ]

    def usual(self) -> list[str]:
        """The full decks."""
        return [slug for slug, deck in default_decks().items() if not is_starter(deck)]

    def settings(self) -> list[Setting]:
        return [
            Setting("format", "game-option-format", WORD, FORMATS[0], words=tuple(FORMATS)),
            LISTS,
            Setting("time_limit", "game-option-time-limit", NUMBER, 0, 0, LONGEST_GAME),
        ]

    def at_a_table(self) -> dict[str, Json]:
        return {FIRST: "random"}  # nobody chooses who begins (VTES-SETUP-05)

    def first(self, match: Match) -> int:
        """As the setup says: the seats of a series take turns (VTES-SETUP-05)."""
        first = (match.setup or {}).get(FIRST)
        return SEAT_LETTERS.index(first) if isinstance(first, str) and first in SEAT_LETTERS else 0

    def ending(self, match: Match) -> str:
        return "last" if len(survivors(mine(match.state))) <= 1 else "time"

    def points(self, match: Match) -> tuple[float, ...]:
        """VTES-OUST-02, VTES-OUST-06."""
        return tuple([float(victory_points(player)) for player in mine(match.state).players])

    def vitals(self, match: Match) -> tuple[int, ...]:
        """Pool; whoever is ousted has none left."""
        s = mine(match.state)
        left = survivors(s)
        return tuple([player.pool if seat in left else 0 for seat, player in enumerate(s.players)])


MENU: Final = VtesMenu("vtes")
