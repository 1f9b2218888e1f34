"""`noctuary deck`: the decks that come with Noctuary, and what is wrong with one's own."""

from __future__ import annotations

from collections import Counter

import click

from noctuary.cli import vtes_decks
from noctuary.cli.card_sets import GAME as BUFFY
from noctuary.cli.card_sets import find_deck, look_at, own_pool
from noctuary.cli.choices import DECK_FORMATS, DECK_GAME, SIDE, SIDES, check_format
from noctuary.cli.deck_report import Report, tell
from noctuary.cli.deck_vtes import check_vtes, list_vtes, make_vtes, show_vtes
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup
from noctuary.games.buffy import decks
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.card_words import person_name
from noctuary.games.buffy.deck_making import random_deck
from noctuary.games.buffy.decks import Deck
from noctuary.games.buffy.kinds import EITHER, SIDE_SLUGS
from noctuary.games.buffy.pool import default_decks
from noctuary.games.buffy.words import fault_text
from noctuary.kernel.chance import Chance, match_key, new_seed
from noctuary.kernel.game import Document
from noctuary.kernel.text_files import told_name

command = subgroup("deck")
_sets = option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")
_SEED_DIGITS = 8  # enough for nobody to meet the same deck twice
_any_form = option("--format", "form", default=None, metavar="FORMAT", help="cli-deck-any-form")
_game = option("--game", type=DECK_GAME, default=None, metavar="buffy|vtes", help="cli-option-deck-game")
_BUFFY_MARKS = ("essence:", "[resources]")


@subcommand("check", within=command)
@click.argument("file", metavar="FILE")
@_any_form
@_game
@_sets
@json_option
@pass_session
@click.pass_context
def check(
    ctx: click.Context,
    session: Session,
    file: str,
    form: str | None,
    game: str | None,
    sets: tuple[str, ...],
    as_json: bool,
) -> None:
    """All faults at once; exit code 1 for a deck that breaks a rule."""
    if game_of(file, game) == vtes_decks.GAME:
        ctx.exit(check_vtes(session, file, form, as_json=as_json))
    form = check_format(form or "casual")
    pool, _ = own_pool(sets)
    deck, troubles = look_at(file, pool)
    faults = [] if deck is None else decks.check(deck, pool, DECK_FORMATS[form])
    resources = 0 if deck is None else len(deck.resources)
    name = "" if deck is None else deck.name
    report = Report(
        title=name or told_name(file),
        name=name,
        form=form,
        copies=0 if deck is None else len(deck.everything()),
        troubles=troubles,
        faults=[(str(fault.rule), fault_text(pool, fault, session.lang)) for fault in faults],
        legal=session.say("cli-deck-legal", deck=name or told_name(file), count=resources),
    )
    names = [title for card in pool.cards for title in card.names.values()]
    ctx.exit(tell(session, report, names, as_json=as_json))


def game_of(word: str, game: str | None) -> str:
    """The game that a deck is for: as said, or as the deck itself looks."""
    if game is not None:
        return game
    if word in default_decks() or not vtes_decks.is_deck(word, _BUFFY_MARKS):
        return BUFFY
    return vtes_decks.GAME


@subcommand("list", within=command)
@_game
@json_option
@pass_session
def list_decks(session: Session, game: str | None, as_json: bool) -> None:
    if game == vtes_decks.GAME:
        list_vtes(session, as_json=as_json)
        return
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
@_game
@_sets
@json_option
@pass_session
def show(session: Session, name: str, game: str | None, sets: tuple[str, ...], as_json: bool) -> None:
    """As a deck file, each card with its title: it can be changed and read again."""
    if game_of(name, game) == vtes_decks.GAME:
        show_vtes(name, as_json=as_json)
        return
    pool, _ = own_pool(sets)
    deck = find_deck(name, pool)
    if as_json:
        print_json(document_of(pool, name, deck))
    else:
        click.echo(decks.write_deck(deck, pool, session.lang.value), nl=False)


@subcommand("random", within=command)
@option("--side", type=SIDE, metavar="|".join(SIDES), help="cli-deck-side")
@_any_form
@option("--seed", metavar="S", help="cli-deck-seed")
@_game
@_sets
@json_option
@pass_session
def by_lot(
    session: Session,
    side: str | None,
    form: str | None,
    seed: str | None,
    game: str | None,
    sets: tuple[str, ...],
    as_json: bool,
) -> None:
    """A deck file, named after whom it is made around and the seed that makes it again.

    The seed is told in the name, so it keeps to what a line of a deck file can hold.
    """
    used = " ".join(seed.replace("#", " ").split()) if seed else new_seed().hex()[:_SEED_DIGITS]
    if game == vtes_decks.GAME:
        make_vtes(session, used, form, as_json=as_json)
        return
    pool, _ = own_pool(sets)
    wanted = EITHER if side is None else SIDE_SLUGS.index(side)
    form = check_format(form or "casual")
    deck = random_deck(pool, Chance(match_key(used.encode())), DECK_FORMATS[form], wanted)
    who = person_name(pool, pool.cards[deck.essence].who, session.lang)
    deck.name = session.say("cli-deck-by-lot", who=who, seed=used)
    if as_json:
        print_json(document_of(pool, used, deck))
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
