"""Decks for a table or a series: ready ones by name, one's own from files, or what is known of them."""

from __future__ import annotations

from collections.abc import Sequence

import click

from noctuary.cli.card_sets import options_of, own_sets
from noctuary.cli.deck_files import find_deck, look_at
from noctuary.cli.speaking import Session, option
from noctuary.kernel.deck_fields import FREE, Trouble
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name
from noctuary.sim.setups import check_setup
from noctuary.text.decks import DeckBook
from noctuary.text.menu import menu_of

_SHOWN = 8  # cards that are named when they are left out
_FEW = 3  # seats at which a deck is tried
_BREAKS = "error-setup-illegal-deck"

without_missing = option("--without-missing", is_flag=True, help="cli-without-missing")


def bring(
    session: Session, game: str, words: Sequence[str], sets: Sequence[str], *, without_missing: bool
) -> tuple[tuple[str, ...], dict[str, Json]]:
    """What sits at the seats as a setup takes it, and the fields it needs for that.

    The name of a ready deck stays; a file becomes the deck in it.
    """
    own, book = own_sets(game, sets), menu_of(game).decks
    options = options_of(own)
    if book is None:
        return tuple(words), options
    ready, found = book.ready(), []
    for word in words:
        if word in ready:
            found.append(word)
        elif without_missing:
            found.append(_what_is_left(session, book, word, own, options))
        else:
            found.append(_legal(game, book, word, own, [one for one in words if one in ready]))
    return tuple(found), options


def _legal(game: str, book: DeckBook, word: str, sets: Sequence[str], others: Sequence[str]) -> str:
    """A setup says itself which rules a deck breaks, beside these ready ones, but knows no name of a file."""
    deck = find_deck(book, word, sets)
    text = deck.text()
    try:
        check_setup(game, [text, *(others or [text])][:_FEW], **options_of(sets))
    except NoctuaryError as wrong:
        if wrong.message != _BREAKS:
            return text  # whatever else there is to say is said of the table
        told = {name: wrong.arguments[name] for name in ("count", "rule")}
        raise NoctuaryError(MessageId("cli-error-deck-breaks"), deck=told_name(word), **told) from None
    return text


def _what_is_left(
    session: Session, book: DeckBook, word: str, sets: Sequence[str], options: dict[str, Json]
) -> str:
    """It may be too small for any format: then the table plays casually."""
    deck = look_at(book, word, sets)
    _leave_out(session, word, deck.troubles)
    if not deck.playable:
        raise NoctuaryError(MessageId("cli-error-nothing-left"), deck=told_name(word))
    if deck.faults(book.formats[0]):
        options["format"] = FREE
        click.echo(session.say("cli-deck-casual", deck=told_name(word)), err=True)
    return deck.text()


def _leave_out(session: Session, word: str, troubles: Sequence[Trouble]) -> None:
    """Say which cards are left out; what is no card at all has to be put right first."""
    for trouble in troubles:
        if not trouble.card:
            raise InFile(trouble.problem, told_name(word), trouble.line)
    if not troubles:
        return
    names = list(dict.fromkeys(trouble.card for trouble in troubles))
    shown = ", ".join(names[:_SHOWN]) + (" …" if len(names) > _SHOWN else "")
    copies = sum(trouble.count for trouble in troubles)
    click.echo(session.say("cli-deck-left-out", deck=told_name(word), copies=copies, cards=shown), err=True)
