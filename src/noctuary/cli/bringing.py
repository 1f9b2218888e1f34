"""Decks for a table or a series: ready ones by name, one's own from files, or what is known of them."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

import click

from noctuary.cli import vtes_decks
from noctuary.cli.card_sets import GAME as BUFFY
from noctuary.cli.card_sets import deck_words, look_at, options_of, own_pool
from noctuary.cli.speaking import Session, option
from noctuary.games.buffy import decks as buffy
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.pool import default_decks
from noctuary.games.vtes import decks as vtes
from noctuary.games.vtes.deck_lists import write_deck
from noctuary.games.vtes.pool import default_decks as vtes_default
from noctuary.games.vtes.pool import default_pool as vtes_pool
from noctuary.kernel.deck_fields import FREE, Trouble
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name

_SHOWN = 8  # cards that are named when they are left out

without_missing = option("--without-missing", is_flag=True, help="cli-without-missing")


class Brought(NamedTuple):
    """A deck without what is missing; no text: nothing is left to play with."""

    text: str
    legal: bool
    troubles: Sequence[Trouble]


def bring(
    session: Session, game: str, words: Sequence[str], sets: Sequence[str], *, without_missing: bool
) -> tuple[tuple[str, ...], dict[str, Json]]:
    """The decks as a setup takes them, and the fields it needs for them."""
    if game == BUFFY:
        pool, own = own_pool(sets)
        if without_missing:
            found, options = _without(session, words, default_decks(), lambda word: _buffy(word, pool))
            return found, {**options_of(own), **options}
        return tuple(deck_words(words, pool)), options_of(own)
    if game == vtes_decks.GAME:
        if without_missing:
            return _without(session, words, vtes_default(), _vtes)
        return tuple(vtes_decks.deck_words(words)), {}
    return tuple(words), {}


def _buffy(word: str, pool: Pool) -> Brought:
    deck, troubles = look_at(word, pool)
    if deck is None:
        return Brought("", False, troubles)
    return Brought(buffy.write_deck(deck, pool), not buffy.check(deck, pool), troubles)


def _vtes(word: str) -> Brought:
    pool = vtes_pool()
    deck, troubles = vtes_decks.look_at(word)
    text = write_deck(deck, pool) if deck.crypt and deck.library else ""
    return Brought(text, not vtes.check(deck, pool), troubles)


def _without(
    session: Session, words: Sequence[str], known: Container[str], look: Callable[[str], Brought]
) -> tuple[tuple[str, ...], dict[str, Json]]:
    """What is left of a deck may be too small for any format: then the table plays casually."""
    found: list[str] = []
    options: dict[str, Json] = {}
    for word in words:
        if word in known:
            found.append(word)
            continue
        brought = look(word)
        _leave_out(session, word, brought.troubles)
        if not brought.text:
            raise NoctuaryError(MessageId("cli-error-nothing-left"), deck=told_name(word))
        found.append(brought.text)
        if not brought.legal:
            options["format"] = FREE
            click.echo(session.say("cli-deck-casual", deck=told_name(word)), err=True)
    return tuple(found), options


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
