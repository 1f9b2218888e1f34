"""`noctuary deck` for VTES: any list that players write, checked and written out again."""

from __future__ import annotations

from collections import Counter

import click

from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session
from noctuary.cli.vtes_decks import find_deck, look_at
from noctuary.games.vtes import decks
from noctuary.games.vtes.deck_lists import write_deck
from noctuary.games.vtes.deck_making import random_deck
from noctuary.games.vtes.decks import Deck, Format
from noctuary.games.vtes.names import card_title
from noctuary.games.vtes.pool import default_decks, default_pool
from noctuary.games.vtes.words import fault_text
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId
from noctuary.text import say

_FORMATS = {form.value: form for form in Format}


def check_vtes(session: Session, word: str, form: str | None, *, as_json: bool) -> int:
    """Every line that cannot be read and every rule that is broken; 0 for a legal deck."""
    name = _format_name(form)
    deck, troubles = look_at(word)
    lang, pool = session.lang, default_pool()
    faults = decks.check(deck, pool, _FORMATS[name])
    lines = [
        session.say(
            "cli-deck-line", line=one.line, problem=say(lang, one.problem.message, **one.problem.arguments)
        )
        for one in troubles
    ]
    if as_json:
        told: list[Json] = [{"line": one.line, "text": text} for one, text in zip(troubles, lines)]
        told += [{"rule": str(fault.rule), "text": fault_text(pool, fault, lang)} for fault in faults]
        print_json({"deck": deck.name, "format": name, "legal": not told, "faults": told})
        return 1 if told else 0
    lines += [fault_text(pool, fault, lang) for fault in faults]
    title = deck.name or word
    if lines:
        click.echo(session.say("cli-deck-illegal", deck=title, count=len(lines)))
        for line in lines:
            click.echo(f"  {line}")
        return 1
    numbers = {"crypt": len(deck.crypt), "library": len(deck.library)}
    click.echo(session.say("cli-deck-legal-vtes", deck=title, **numbers))
    return 0


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
