"""`noctuary deck` for VTES: any list that players write, checked and written out again."""

from __future__ import annotations

from collections import Counter

import click

from noctuary.cli.deck_report import Report, tell
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session
from noctuary.cli.vtes_decks import find_deck, look_at
from noctuary.games.vtes import decks
from noctuary.games.vtes.deck_lists import write_deck
from noctuary.games.vtes.deck_making import random_deck
from noctuary.games.vtes.decks import Deck, Format
from noctuary.games.vtes.names import card_title
from noctuary.games.vtes.official import official_names
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.words import fault_text
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name

_FORMATS = {form.value: form for form in Format}


def check_vtes(session: Session, word: str, form: str | None, *, as_json: bool) -> int:
    """Every line that cannot be read and every rule that is broken; 0 for a legal deck."""
    name = _format_name(form)
    deck, troubles = look_at(word)
    pool = default_pool()
    title = deck.name or told_name(word)
    numbers = {"crypt": len(deck.crypt), "library": len(deck.library)}
    faults = decks.check(deck, pool, _FORMATS[name])
    report = Report(
        title=title,
        name=deck.name,
        form=name,
        copies=len(deck.crypt) + len(deck.library),
        troubles=troubles,
        faults=[(str(fault.rule), fault_text(pool, fault, session.lang)) for fault in faults],
        legal=session.say("cli-deck-legal-vtes", deck=title, **numbers),
    )
    names = dict.fromkeys(official.name for official in official_names().values())
    return tell(session, report, [*names, *(card.name_fr for card in pool.printed)], as_json=as_json)


def _format_name(form: str | None) -> str:
    name = form or Format.STANDARD.value
    if name not in _FORMATS:
        raise NoctuaryError(MessageId("cli-error-unknown-format"), format=name, known=", ".join(_FORMATS))
    return name


def make_vtes(session: Session, seed: str, form: str | None, *, as_json: bool) -> None:
    """A deck by lot, named after the vampire it has most of."""
    pool = default_pool()
    deck = random_deck(pool, Chance(match_key(seed.encode())), _FORMATS[_format_name(form)])
    leader, _ = Counter(deck.crypt).most_common(1)[0]
    deck.name = session.say("cli-deck-by-lot", who=card_title(pool, leader, session.lang), seed=seed)
    if as_json:
        print_json(document_of(seed, deck))
    else:
        click.echo(write_deck(deck, pool), nl=False)


def list_vtes(session: Session, *, as_json: bool) -> None:
    found = default_decks()
    if as_json:
        print_json([document_of(name, deck) for name, deck in found.items()])
        return
    width = max(map(len, found))
    for name, deck in found.items():
        counts = session.say("cli-deck-counts-vtes", crypt=len(deck.crypt), library=len(deck.library))
        click.echo(f"{name:<{width}}  {deck.name} · {counts}")


def show_vtes(word: str, *, as_json: bool) -> None:
    deck = find_deck(word)
    if as_json:
        print_json(document_of(word, deck))
    else:
        click.echo(write_deck(deck, default_pool()), nl=False)


def document_of(name: str, deck: Deck) -> Document:
    return {
        "deck": name,
        "name": deck.name,
        "crypt": _counted(deck.crypt),
        "library": _counted(deck.library),
    }


def _counted(kinds: list[int]) -> Document:
    pool = default_pool()
    return {pool.cards[kind].slug: count for kind, count in Counter(kinds).items()}
