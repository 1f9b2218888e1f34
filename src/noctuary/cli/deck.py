"""`noctuary deck`: the decks that come with Noctuary, and what is wrong with one's own."""

from __future__ import annotations

from collections import Counter

import click

from noctuary.cli.card_sets import find_deck, own_pool
from noctuary.cli.choices import DECK_FORMATS, FORMAT
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup
from noctuary.games.buffy import decks
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.card_words import person_name
from noctuary.games.buffy.decks import Deck
from noctuary.games.buffy.kinds import SIDE_SLUGS
from noctuary.games.buffy.pool import default_decks
from noctuary.games.buffy.words import fault_text
from noctuary.kernel.game import Document, Json

command = subgroup("deck")
_sets = option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")


@subcommand("check", within=command)
@click.argument("file", metavar="FILE")
@option(
    "--format", "form", type=FORMAT, default="casual", metavar="|".join(DECK_FORMATS), help="cli-deck-form"
)
@_sets
@json_option
@pass_session
@click.pass_context
def check(
    ctx: click.Context, session: Session, file: str, form: str, sets: tuple[str, ...], as_json: bool
) -> None:
    """All faults at once; exit code 1 for a deck that breaks a rule."""
    pool, _ = own_pool(sets)
    deck = find_deck(file, pool)
    faults = decks.check(deck, pool, DECK_FORMATS[form])
    if as_json:
        told: list[Json] = [
            {"rule": str(fault.rule), "text": fault_text(pool, fault, session.lang)} for fault in faults
        ]
        print_json({"deck": deck.name, "format": form, "legal": not faults, "faults": told})
    elif faults:
        click.echo(session.say("cli-deck-illegal", deck=deck.name or file, count=len(faults)))
        for fault in faults:
            click.echo(f"  {fault_text(pool, fault, session.lang)}")
    else:
        click.echo(session.say("cli-deck-legal", deck=deck.name or file, count=len(deck.resources)))
    ctx.exit(1 if faults else 0)


@subcommand("list", within=command)
@json_option
@pass_session
def list_decks(session: Session, as_json: bool) -> None:
    pool, _ = own_pool()
    found = {name: find_deck(name, pool) for name in default_decks()}
    if as_json:
        print_json([document_of(pool, name, deck) for name, deck in found.items()])
        return
    width = max(map(len, found))
    for name, deck in found.items():
        who = person_name(pool, pool.cards[deck.essence].who, session.lang)
        side = session.say(f"buffy-side-{_side(pool, deck)}")
        count = session.say("cli-deck-cards", count=len(deck.resources))
        click.echo(f"{name:<{width}}  {deck.name} · {who} · {side} · {count}")


@subcommand("show", within=command)
@click.argument("name", metavar="NAME|FILE")
@_sets
@json_option
@pass_session
def show(session: Session, name: str, sets: tuple[str, ...], as_json: bool) -> None:
    """As a deck file, each card with its title: it can be changed and read again."""
    pool, _ = own_pool(sets)
    deck = find_deck(name, pool)
    if as_json:
        print_json(document_of(pool, name, deck))
    else:
        click.echo(decks.write_deck(deck, pool, session.lang.value), nl=False)


def document_of(pool: Pool, name: str, deck: Deck) -> Document:
    return {
        "deck": name,
        "name": deck.name,
        "side": _side(pool, deck),
        "essence": pool.cards[deck.essence].slug,
        "main": pool.cards[deck.main].slug,
        "resources": _counted(pool, deck.resources),
        "challenges": _counted(pool, deck.challenges),
        "locations": _counted(pool, deck.locations),
        "second_parts": _counted(pool, deck.second_parts),
    }


def _counted(pool: Pool, kinds: list[int]) -> Document:
    return {pool.cards[kind].slug: count for kind, count in Counter(kinds).items()}


def _side(pool: Pool, deck: Deck) -> str:
    return SIDE_SLUGS[pool.cards[deck.main].side]
