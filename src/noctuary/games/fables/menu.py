"""What there is to choose in Twisted Fables: who fights whom, two or four of them, with or without Relics."""

# not compiled: it is read by lobbies, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.fables.game import mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.setups import LONGEST_GAME, SEATS_OF_MODE
from noctuary.games.fables.words import fable_name, sheet_line
from noctuary.kernel.game import Json
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, say
from noctuary.text.learn.lesson import LessonBook
from noctuary.text.menu import FIRST, NUMBER, WORD, Choice, Menu, Mode, Setting

_RELICS: Final = tuple(deck.name.lower() for deck in RelicDeck)


class FablesMenu(Menu):
    place = 1
    field = "fables"
    fields = ("ask_anyway", FIRST, "mode", "relics", "turn_cap")
    mode_field = "mode"
    limit_field = "turn_cap"  # FAB-RUL-47
    seats_flag = "--fables"
    seats_help = "cli-play-fables"
    same_twice = False
    emblem = "apple"
    vital = "web-fables-hit-points"
    vital_ends = True
    first_turn = True
    lessons = LessonBook("fables", "noctuary.games.fables")
    bot_names = (
        "Clover",
        "Wren",
        "Tansy",
        "Burdock",
        "Linnet",
        "Rowan",
        "Sorrel",
        "Juniper",
        "Thistle",
        "Fern",
    )

    def modes(self, language: Language) -> list[Mode]:
        return [
            Mode(slug, say(language, f"game-mode-{slug}"), [seats]) for slug, seats in SEATS_OF_MODE.items()
        ]

    def known(self) -> list[str]:
        return [sheet.slug for sheet in POOL.order]

    def choices(self, language: Language) -> list[Choice]:
        return [
            Choice(sheet.slug, fable_name(sheet.slug, language), sheet_line(sheet, language))
            for sheet in POOL.order
        ]

    def settings(self) -> list[Setting]:
        return [
            Setting(
                "relics",
                "game-option-relics",
                WORD,
                _RELICS[0],
                words=_RELICS,
                flag="--relics",
                help="cli-option-relics",
                unknown="cli-error-unknown-relics",
            ),
            Setting("turn_cap", "game-option-turn-cap", NUMBER, 0, 0, LONGEST_GAME),
        ]

    def at_a_table(self) -> dict[str, Json]:
        return {"ask_anyway": True}  # nobody is to learn from a question what a hand holds

    def first(self, match: Match) -> int:
        return int(mine(match.state).first)

    def vitals(self, match: Match) -> tuple[int, ...]:
        return tuple([max(board.hp, 0) for board in mine(match.state).boards])


MENU: Final = FablesMenu("fables")
