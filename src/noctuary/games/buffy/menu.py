"""What there is to choose in the Buffy CCG: decks, ready or one's own, and card sets that people write."""

# not compiled: it is read by lobbies, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.board import MOST_PLAYERS
from noctuary.games.buffy.deck_book import BuffyDecks
from noctuary.games.buffy.deck_pages import LARGE, LEVELS
from noctuary.games.buffy.decks import Format
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import DESTINY_TO_WIN, PARK_TO_WIN
from noctuary.games.buffy.lesson_book import LESSONS
from noctuary.games.buffy.pool import default_decks
from noctuary.games.buffy.set_book import BuffySets
from noctuary.games.buffy.setups import LONGEST_GAME
from noctuary.games.buffy.words import WORDS
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import LISTS, NUMBER, Choice, Menu, Mode, Setting

_TOURNAMENT: Final = Format.CONSTRUCTED.least  # cards in a Resource Deck


class BuffyMenu(Menu):
    """Who begins follows from the rules (BUF-SETUP-06): the setup has no field for it."""

    place = 2
    field = "decks"
    fields = ("format", "lists", "sets", "turn_limit")
    limit_field = "turn_limit"  # BUF-RUL-54
    seats_flag = "--decks"
    seats_help = "cli-play-decks"
    decks = BuffyDecks()
    sets = BuffySets()
    lessons = LESSONS
    emblem = "stake"
    vital = "web-buffy-destiny"
    first_turn = True
    welcomes = True
    bot_names = (
        "Marnie",
        "Roscoe",
        "Tamsin",
        "Clement",
        "Opal",
        "Barnaby",
        "Sadie",
        "Rufus",
        "Nell",
        "Jasper",
    )

    def modes(self, language: Language) -> list[Mode]:
        return [Mode("", say(language, "game-mode-all"), list(range(2, MOST_PLAYERS + 1)))]

    def known(self) -> list[str]:
        return list(default_decks())

    def usual(self) -> list[str]:
        """The small decks of casual play."""
        return [name for name, deck in default_decks().items() if len(deck.resources) < _TOURNAMENT]

    def choices(self, language: Language) -> list[Choice]:
        """The small decks first, and after them the same in tournament size."""
        found, decks, usual = [], default_decks(), self.usual()
        for slug in sorted(decks, key=lambda name: name not in usual):
            essence = WORDS.card_slugs()[decks[slug].essence]
            small = slug.removesuffix(LARGE)
            about = say(language, f"buffy-deck-about-{small}")
            names = dict.fromkeys((WORDS.card_title(essence, language), decks[slug].name))  # often the same
            found.append(Choice(slug, " · ".join(names), about, LEVELS[small]))
        return found

    def settings(self) -> list[Setting]:
        return [LISTS, Setting("turn_limit", "game-option-turn-limit", NUMBER, 0, 0, LONGEST_GAME)]

    def first(self, match: Match) -> int:
        return int(mine(match.state).first)

    def vitals(self, match: Match) -> tuple[int, ...]:
        return tuple([side.destiny for side in mine(match.state).sides])

    def ending(self, match: Match) -> str:
        """Destiny Points (BUF-VIC-01), the Park (BUF-VIC-02), or what else ends a game."""
        if not match.winners:
            return ""
        s = mine(match.state)
        if s.sides[s.winner].destiny >= DESTINY_TO_WIN:
            return "destiny"
        return "park" if s.park_holder == s.winner and s.park_count >= PARK_TO_WIN else "other"


MENU: Final = BuffyMenu("buffy")
