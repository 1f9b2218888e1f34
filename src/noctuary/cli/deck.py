"""`noctuary deck`: the decks that come with Noctuary, and what is wrong with one's own."""

from __future__ import annotations

import click

from noctuary.cli.card_sets import own_sets
from noctuary.cli.choices import DECK_GAME, Word, deck_games
from noctuary.cli.deck_files import book_of, find_deck, game_of, look_at
from noctuary.cli.deck_report import Report, tell
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup
from noctuary.kernel.chance import new_seed
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name
from noctuary.text.decks import DeckBook
from noctuary.text.menu import menu_of

command = subgroup("deck")
_sets = option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")
_SEED_DIGITS = 8  # enough for nobody to meet the same deck twice
_any_form = option("--format", "form", default=None, metavar="FORMAT", help="cli-deck-any-form")
_game = option(
    "--game", type=DECK_GAME, default=None, metavar="|".join(deck_games()), help="cli-option-deck-game"
)
_SIDES = tuple(dict.fromkeys(side for game in deck_games() for side in book_of(game).sides))


def check_side(name: str) -> str:
    if name not in _SIDES:
        raise NoctuaryError(MessageId("cli-error-unknown-side"), side=name, known=", ".join(_SIDES))
    return name


def check_format(book: DeckBook, name: str | None) -> str:
    """The usual one where nobody names any."""
    if name is not None and name not in book.formats:
        known = ", ".join(book.formats)
        raise NoctuaryError(MessageId("cli-error-unknown-format"), format=name, known=known)
    return name or book.formats[0]


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
    game = game or game_of(file)
    book = book_of(game)
    form = check_format(book, form)
    own = own_sets(game, sets)
    deck = look_at(book, file, own)
    title = deck.name or told_name(file)
    report = Report(
        title=title,
        name=deck.name,
        form=form,
        copies=deck.copies,
        troubles=deck.troubles,
        faults=[(str(fault.rule), fault.tell(session.lang)) for fault in deck.faults(form)],
        legal=deck.legal(title, session.lang),
    )
    ctx.exit(tell(session, report, book.card_names(own), as_json=as_json))


@subcommand("list", within=command)
@_game
@json_option
@pass_session
def list_decks(session: Session, game: str | None, as_json: bool) -> None:
    game = game or deck_games()[0]
    book, own = book_of(game), own_sets(game)
    found = {name: book.named(name, own) for name in book.ready()}
    if as_json:
        print_json([deck.document(name) for name, deck in found.items()])
        return
    told = {choice.slug: choice for choice in menu_of(game).choices(session.lang)}
    width = max(map(len, found))
    for name, deck in found.items():
        click.echo(f"{name:<{width}}  {deck.name} · {deck.about(session.lang)}")
        choice = told.get(name)
        if choice is not None and choice.about:
            level = "" if choice.level is None else session.say(f"game-level-{choice.level.value}") + "."
            click.echo(f"{'':<{width}}  {choice.about} {level}".rstrip())


@subcommand("show", within=command)
@click.argument("name", metavar="NAME|FILE")
@_game
@_sets
@json_option
@pass_session
def show(session: Session, name: str, game: str | None, sets: tuple[str, ...], as_json: bool) -> None:
    """As a deck file, each card with its title: it can be changed and read again."""
    game = game or game_of(name)
    deck = find_deck(book_of(game), name, own_sets(game, sets))
    if as_json:
        print_json(deck.document(name))
    else:
        click.echo(deck.text(session.lang), nl=False)


@subcommand("random", within=command)
@option("--side", type=Word(check_side, lambda: _SIDES), metavar="|".join(_SIDES), help="cli-deck-side")
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
    game = game or deck_games()[0]
    book = book_of(game)
    deck = book.by_lot(used, check_format(book, form), side, session.lang, own_sets(game, sets))
    if as_json:
        print_json(deck.document(used))
    else:
        click.echo(deck.text(session.lang), nl=False)
