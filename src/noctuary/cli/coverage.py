"""`noctuary cards GAME --coverage DIR`: how many decks can be played, and what the others wait for."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

import click

from noctuary.cli.deck_files import book_of
from noctuary.cli.deck_folder import DeckFolder
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name
from noctuary.sim.coverage import FEW, Coverage, measure

_MOST_LACKING: Final = 20
_MOST_FILES: Final = 5  # without a deck, named
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


def tell_coverage(session: Session, game: str, folder: str, since: str, *, as_json: bool) -> None:
    decks = DeckFolder(book_of(game), Path(folder), _checked_day(since))
    found = measure(decks.decks())
    if found.decks == 0:
        raise NoctuaryError(MessageId("cli-coverage-no-deck"), folder=told_name(folder))
    if as_json:
        print_json(found.document(_MOST_LACKING))
        return
    click.echo(
        session.say(
            "cli-coverage-whole",
            whole=found.whole,
            decks=found.decks,
            share=_share(session, found.whole, found.decks),
        )
    )
    for name, part in found.parts.items():
        click.echo(
            session.say(
                "cli-coverage-part",
                part=session.say(f"cli-coverage-of-{name}"),
                whole=_share(session, part.whole, found.decks),
                copies=_share(session, part.known, part.copies),
            )
        )
    click.echo(session.say("cli-coverage-nearly", decks=found.nearly, few=FEW))
    _print_lacking(session, found)
    if decks.without_deck:
        named = ", ".join(decks.without_deck[:_MOST_FILES])
        click.echo(session.say("cli-coverage-no-lists", files=len(decks.without_deck), named=named), err=True)


def _print_lacking(session: Session, found: Coverage) -> None:
    cards = found.waited_for(_MOST_LACKING)
    if not cards:
        return
    click.echo(session.say("cli-coverage-lacking"))
    for card in cards:
        line = session.say("cli-coverage-card", card=card, decks=found.lacked[card], alone=found.alone[card])
        click.echo(f"  {line}")


def _share(session: Session, part: int, whole: int) -> str:
    """Per cent."""
    return session.number(100 * part / whole) if whole else "0"


def _checked_day(given: str) -> str:
    """A day of the calendar, as days sort."""
    if not given:
        return ""
    try:
        if _DAY.fullmatch(given):
            return date.fromisoformat(given).isoformat()
    except ValueError:
        pass
    raise NoctuaryError(MessageId("cli-error-day"), given=given)
