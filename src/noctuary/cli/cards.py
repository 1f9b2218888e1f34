"""`noctuary cards`: every card of a game, or one of them in full."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

import click

from noctuary.cli.card_sets import read_sets
from noctuary.cli.choices import GAME
from noctuary.cli.coverage import tell_coverage
from noctuary.cli.flags import only_for
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.text import Language
from noctuary.text.menu import menu_of
from noctuary.text.words import Words, words_of

MOST_NEAR: Final = 8  # cards that may have been meant, named in an answer


@subcommand("cards")
@click.argument("game", type=GAME)
@click.argument("slug", required=False)
@option("--implemented", is_flag=True, help="cli-cards-implemented")
@option("--coverage", default=None, metavar="DIR", help="cli-cards-coverage")
@option("--since", default="", metavar="YYYY-MM-DD", help="cli-cards-since")
@option("--set", "sets", multiple=True, metavar="FILE", help="cli-option-set")
@json_option
@pass_session
def command(
    session: Session,
    game: str,
    slug: str | None,
    implemented: bool,
    coverage: str | None,
    since: str,
    sets: tuple[str, ...],
    as_json: bool,
) -> None:
    only_for(game, "--set", sets, lambda menu: menu.sets)
    only_for(game, "--coverage", coverage, lambda menu: menu.decks)
    if since and coverage is None:
        raise NoctuaryError(MessageId("cli-error-goes-with"), option="--since", other="--coverage")
    if coverage is not None:
        tell_coverage(session, game, coverage, since, as_json=as_json)
        return
    words = words_with(game, sets)
    slugs = words.card_slugs()
    if slug is not None:
        slugs = [find_card(words, game, slug)]
    if as_json:
        print_json([card_document(words, one) for one in slugs])
    elif implemented:
        for title in dict.fromkeys(words.card_title(one, session.lang) for one in slugs):
            click.echo(title)
    elif slug is not None:
        print_card(session, words, slugs[0])
    else:
        width = max(map(len, slugs))
        for one in slugs:
            title = words.card_title(one, session.lang)
            click.echo(f"{one:<{width}}  {title} · {words.card_line(one, session.lang)}")


def words_with(game: str, sets: Sequence[str]) -> Words:
    """The words of a game, for the cards of the person's own sets, too."""
    book = menu_of(game).sets
    return words_of(game) if book is None else book.words(read_sets(book, sets))


def find_card(words: Words, game: str, given: str) -> str:
    """A card by its slug, by its title in either language, or by what else its game knows it as."""
    for slug in words.card_slugs():
        titles = [words.card_title(slug, language).casefold() for language in Language]
        if given.casefold() in (slug, *titles):
            return slug
    called = words.cards_called(given)
    if len(called) > 1:
        raise NoctuaryError(MessageId("cli-error-several-cards"), card=given, cards=", ".join(called))
    if called:
        return called[0]
    raise unknown_card(words, game, given)


def unknown_card(words: Words, game: str, given: str) -> NoctuaryError:
    """That there is no such card, and which ones may have been meant."""
    near = near_cards(words, given)
    if near:
        return NoctuaryError(
            MessageId("cli-error-card-near"), card=given, game=game, cards=", ".join(near[:MOST_NEAR])
        )
    return NoctuaryError(MessageId("cli-error-unknown-card"), card=given, game=game)


def near_cards(words: Words, given: str) -> list[str]:
    """Cards with these words in their title in either language, or else those spelt almost like it."""
    part = given.casefold()
    by_title = {
        words.card_title(slug, language).casefold(): slug
        for slug in words.card_slugs()
        for language in Language
    }
    holding = [slug for title, slug in by_title.items() if part in title or part in slug]
    spelt = [by_title[title] for title in get_close_matches(part, by_title, n=MOST_NEAR, cutoff=0.75)]
    return list(dict.fromkeys(holding or spelt))


def print_card(session: Session, words: Words, slug: str) -> None:
    """Title (and the one in the other language), line, text."""
    titles = [words.card_title(slug, lang) for lang in (session.lang, *Language)]
    title, *others = dict.fromkeys(titles)
    click.echo(click.style(title, bold=True) + "".join(f" · {other}" for other in others))
    click.echo(words.card_line(slug, session.lang))
    click.echo(words.card_text(slug, session.lang))


def card_document(words: Words, slug: str) -> Document:
    return {
        "slug": slug,
        "title": {language.value: words.card_title(slug, language) for language in Language},
        "line": {language.value: words.card_line(slug, language) for language in Language},
        "text": {language.value: words.card_text(slug, language) for language in Language},
    }
