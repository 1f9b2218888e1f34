"""What a table can be made of: games, what may sit at a seat, settings; and the setup that follows."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from noctuary.bots import BOTS
from noctuary.games.buffy.board import MOST_PLAYERS
from noctuary.games.buffy.pool import default_decks
from noctuary.games.buffy.sets import CardSet
from noctuary.games.fables.pool import POOL as FABLES_POOL
from noctuary.games.fables.setups import SEATS_OF_MODE
from noctuary.games.fables.words import fable_name, sheet_line
from noctuary.games.vtes import setups as vtes_setups
from noctuary.games.vtes.kinds import MOST_PLAYERS as MOST_METHUSELAHS
from noctuary.games.vtes.pool import default_decks as vtes_decks
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.decks import check_deck
from noctuary.server.wire import Choice, GameInfo, Mode, NewTable, Option
from noctuary.sim.setups import check_setup, games, known_seats, setup_for, usual_seats
from noctuary.text.catalogue import Language, say
from noctuary.text.words import words_of

_LONGEST: Final = 9999  # turns, as far as a limit can be set
_OWN_DECKS: Final = ("buffy", "vtes")
_PATROL: Final = ("buffy",)
OWN_SETS: Final = "own_sets"  # the option to play with the card sets of the server's keeper


def game_infos(language: Language, card_sets: Sequence[CardSet] = ()) -> list[GameInfo]:
    """The games; `card_sets` are those that do not come with Noctuary."""
    return [_info(game, language, card_sets) for game in games()]


def _info(game: str, language: Language, card_sets: Sequence[CardSet]) -> GameInfo:
    return GameInfo(
        slug=game,
        title=say(language, f"{game}-game"),
        about=say(language, f"game-about-{game}"),
        modes=_modes(game, language),
        choices=_choices(game, language),
        options=_options(game, language, card_sets),
        bots=list(BOTS),
        own_decks=game in _OWN_DECKS,
        patrol=game in _PATROL,
    )


def _modes(game: str, language: Language) -> list[Mode]:
    if game == "fables":
        return [
            Mode(slug, say(language, f"game-mode-{slug}"), [seats]) for slug, seats in SEATS_OF_MODE.items()
        ]
    most = MOST_METHUSELAHS if game == "vtes" else MOST_PLAYERS
    return [Mode("", say(language, "game-mode-all"), list(range(2, most + 1)))]


def _choices(game: str, language: Language) -> list[Choice]:
    if game == "fables":
        return _fables(language)
    if game == "vtes":
        decks = vtes_decks().items()
        return [Choice(slug, deck.name, say(language, f"vtes-deck-about-{slug}")) for slug, deck in decks]
    return _decks(language)


def _fables(language: Language) -> list[Choice]:
    return [
        Choice(sheet.slug, fable_name(sheet.slug, language), sheet_line(sheet, language))
        for sheet in FABLES_POOL.order
    ]


def _decks(language: Language) -> list[Choice]:
    """The small decks first, and after them the same in tournament size."""
    words, found = words_of("buffy"), []
    pool = default_decks()
    for slug in sorted(pool, key=lambda name: name not in usual_seats("buffy")):
        essence = words.card_slugs()[pool[slug].essence]
        about = say(language, f"buffy-deck-about-{slug.removesuffix('-60')}")
        title = f"{words.card_title(essence, language)} · {pool[slug].name}"
        found.append(Choice(slug, title, about))
    return found


def _options(game: str, language: Language, card_sets: Sequence[CardSet]) -> list[Option]:
    def titled(name: str) -> str:
        return say(language, f"game-option-{name}")

    if game == "fables":
        relics = ["none", "printed", "house"]
        return [
            Option("relics", titled("relics"), "word", "none", words=relics),
            Option("turn_cap", titled("turn-cap"), "number", 0, 0, _LONGEST),
        ]
    if game == "vtes":
        return [
            Option("format", titled("format"), "word", vtes_setups.FORMATS[0], words=vtes_setups.FORMATS),
            Option("time_limit", titled("time-limit"), "number", 0, 0, _LONGEST),
        ]
    options = [Option("turn_limit", titled("turn-limit"), "number", 0, 0, _LONGEST)]
    if card_sets:
        names = ", ".join(getattr(own.table.name, language.value) for own in card_sets)
        options.append(Option(OWN_SETS, say(language, "game-option-own-sets", sets=names), "yes-no", True))
    return options


# -- the setup ----------------------------------------------------------------------------------------


def setup_for_table(wanted: NewTable, card_sets: Sequence[CardSet] = ()) -> Document:
    """The setup of the match that a table is made for; what nobody chose is drawn by lot.

    Card sets of one's own come along as their text, so that the record needs no file but itself.
    """
    game = wanted.game
    if game not in games():
        raise NoctuaryError(MessageId("error-unknown-game"), game=game)
    chosen = drawn_for(game, [seat.choice for seat in wanted.seats])
    options: dict[str, Json] = dict(wanted.options)
    if options.pop(OWN_SETS, False):
        if not card_sets:
            raise NoctuaryError(MessageId("server-error-own-sets"))
        options["sets"] = [own.text for own in card_sets]
    if game == "fables" and wanted.mode:
        options["mode"] = wanted.mode
    if game == "vtes":
        options["first"] = "random"  # nobody chooses who begins (VTES-SETUP-05)
    if game == "fables":
        options["ask_anyway"] = True  # nobody is to learn from a question what a hand holds
    for seat, choice in enumerate(chosen):
        if game in _OWN_DECKS and "\n" in choice:
            check_deck(game, Seat(seat), choice, options)
    check_setup(game, chosen, **options)
    return setup_for(game, chosen, **options)


def drawn_for(game: str, choices: Sequence[str | None]) -> list[str]:
    """Each seat's choice; without one, something that nobody else plays, as long as there is any."""
    left = [slug for slug in usual_seats(game) if slug not in choices]
    found: list[str] = []
    for choice in choices:
        if choice is None:
            choice = secrets.choice(left or list(known_seats(game)))
            left = [slug for slug in left if slug != choice]
        found.append(choice)
    return found


def seat_titles(match: Match, language: Language) -> list[str]:
    """What each seat plays, as a title."""
    words = words_of(match.game.name).at(match)
    return [words.seat_name(match, Seat(seat), language) for seat in range(match.seats)]
