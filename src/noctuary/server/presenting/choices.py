"""What a table can be made of: games, what may sit at a seat, settings; and the setup that follows."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from noctuary.bots import STRENGTHS
from noctuary.kernel.deck_fields import is_text
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.decks import check_deck
from noctuary.server.wire import Choice, GameInfo, Mode, NewTable, Option
from noctuary.sim.setups import check_setup
from noctuary.text import menu as menus
from noctuary.text.card_sets import OwnSet
from noctuary.text.catalogue import Language, say
from noctuary.text.learn.shelf import lessons_of
from noctuary.text.menu import Menu, check_game, games, menu_of
from noctuary.text.words import words_of

OWN_SETS: Final = "own_sets"  # the option to play with the card sets of the server's keeper


def game_infos(language: Language, card_sets: Sequence[OwnSet] = ()) -> list[GameInfo]:
    """The games; `card_sets` are those that do not come with Noctuary."""
    return [_info(menu_of(game), language, card_sets) for game in games()]


def _info(menu: Menu, language: Language, card_sets: Sequence[OwnSet]) -> GameInfo:
    return GameInfo(
        slug=menu.name,
        title=menu.title(language),
        about=menu.about(language),
        modes=[Mode(*mode) for mode in menu.modes(language)],
        choices=[_choice(choice, language) for choice in menu.choices(language)],
        options=_options(menu, language, card_sets),
        bots=list(STRENGTHS),
        own_decks=menu.decks is not None,
        own_cards=menu.sets is not None,
        lesson=next((lesson.slug for lesson in lessons_of(menu.name)), ""),
        first_turn=menu.first_turn,
        emblem=menu.emblem,
        round_minutes=menu.round_minutes,
    )


def _choice(choice: menus.Choice, language: Language) -> Choice:
    level = "" if choice.level is None else say(language, f"game-level-{choice.level.value}")
    return Choice(choice.slug, choice.title, choice.about, level, choice.group)


def _options(menu: Menu, language: Language, card_sets: Sequence[OwnSet]) -> list[Option]:
    options = [
        Option(
            one.field,
            say(language, one.message),
            one.kind,
            one.default,
            one.least,
            one.most,
            words=list(one.words),
        )
        for one in menu.settings()
    ]
    if menu.sets is not None and card_sets:
        names = ", ".join(own.title(language) for own in card_sets)
        options.append(Option(OWN_SETS, say(language, "game-option-own-sets", sets=names), "yes-no", True))
    return options


# -- the setup ----------------------------------------------------------------------------------------


def setup_for_table(wanted: NewTable, card_sets: Sequence[OwnSet] = ()) -> Document:
    """The setup of the match that a table is made for; what nobody chose is drawn by lot.

    Card sets of one's own come along as their text, so that the record needs no file but itself.
    """
    game = wanted.game
    menu = menu_of(check_game(game))
    chosen = drawn_for(menu, [seat.choice for seat in wanted.seats])
    options: dict[str, Json] = {one.field: one.default for one in menu.settings()}
    options.update(wanted.options)
    sets = sets_wished(wanted, card_sets)
    options.pop(OWN_SETS, None)
    if sets:
        options["sets"] = sets
    if menu.mode_field and wanted.mode:
        options[menu.mode_field] = wanted.mode
    options.update(menu.at_a_table())
    if wanted.event and menus.FIRST in menu.fields:
        options[menus.FIRST] = SEAT_LETTERS[0]  # the event has seated them in the order of play
    for seat, choice in enumerate(chosen):
        if is_text(choice):
            check_deck(game, Seat(seat), choice, options)
    check_setup(game, chosen, **options)
    return menu.setup(chosen, options)


def sets_wished(wanted: NewTable, card_sets: Sequence[OwnSet] = ()) -> list[Json]:
    """The texts of the sets that a table is to be played with: the keeper's, and those brought to it."""
    if wanted.sets and menu_of(wanted.game).sets is None:
        raise NoctuaryError(MessageId("server-error-no-sets"), game=wanted.game)
    if not wanted.options.get(OWN_SETS, False):
        return [*wanted.sets]
    if not card_sets:
        raise NoctuaryError(MessageId("server-error-own-sets"))
    return [*(own.text for own in card_sets), *wanted.sets]


def drawn_for(menu: Menu, choices: Sequence[str | None]) -> list[str]:
    """Each seat's choice; without one, something that nobody else plays, as long as there is any."""
    left = [slug for slug in menu.usual() if slug not in choices]
    found: list[str] = []
    for choice in choices:
        if choice is None:
            choice = secrets.choice(left or menu.known())
            left = [slug for slug in left if slug != choice]
        found.append(choice)
    return found


def seat_titles(match: Match, language: Language) -> list[str]:
    """What each seat plays, as a title."""
    words = words_of(match.game.name).at(match)
    return [words.seat_name(match, Seat(seat), language) for seat in range(match.seats)]
