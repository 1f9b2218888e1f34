"""Everything about one card: its faces, the rules it has to do with and what proves them, who brings it."""

from __future__ import annotations

from typing import Final

from noctuary.server.presenting.faces import face
from noctuary.server.wire import CardFaces
from noctuary.server.wires.cards import CardFigures, CardProofs, CardTold, Holder, Proof, RuleNamed
from noctuary.text.card_figures import figures_of
from noctuary.text.card_rules import rules_for_card
from noctuary.text.catalogue import Language, say
from noctuary.text.examples import Example, examples_with_card, is_ruled_on
from noctuary.text.gallery import Missing, copies_in_seats, gallery_of
from noctuary.text.menu import menu_of

_EN, _FR = Language.EN, Language.FR
PROOFS: Final = 12  # of the positions with a card, as many are listed at first


def card_told(game: str, slug: str) -> CardTold | None:
    """None if there is no such card, playable or not."""
    gallery = gallery_of(game)
    if slug not in copies_in_seats(game):
        missing = next((card for card in gallery.missing() if card.slug == slug), None)
        return None if missing is None else _not_yet(game, missing)
    words = gallery.words
    rules = rules_for_card(game, slug)
    proofs = _proofs(game, slug, rules)
    return CardTold(
        game,
        slug,
        words.card_title(slug, _EN),
        words.card_title(slug, _FR),
        list(gallery.former_names(slug)),
        CardFaces(face(slug, words, _EN), face(slug, words, _FR)),
        [RuleNamed(rule, say(_EN, rule), say(_FR, rule)) for rule in rules],
        proofs[:PROOFS],
        max(0, len(proofs) - PROOFS),
        menu_of(game).decks is not None,
        _holders(game, slug),
        _figures(game, slug),
    )


def card_proofs(game: str, slug: str) -> CardProofs | None:
    """Every position with the card; None if nobody can play it."""
    if slug not in copies_in_seats(game):
        return None
    return CardProofs(_proofs(game, slug, rules_for_card(game, slug)))


def _proofs(game: str, slug: str, rules: list[str]) -> list[Proof]:
    found = sorted(examples_with_card(game, slug), key=lambda one: _farness(one, slug, rules))
    return [_proof(one, slug) for one in found]


def _not_yet(game: str, card: Missing) -> CardTold:
    names = card.names[_EN], card.names[_FR]
    decks = menu_of(game).decks is not None
    return CardTold(game, card.slug, *names, list(card.former), None, [], [], 0, decks, [], None)


def _farness(example: Example, slug: str, rules: list[str]) -> int:
    """How little a position is about the card: ruled on, named after it, by its rules, or by the way."""
    if is_ruled_on(example, slug):
        return 0
    if slug in example.slug:
        return 1
    return 2 if set(rules) & set(example.rules) else 3


def _proof(example: Example, slug: str) -> Proof:
    titles = example.title(_EN), example.title(_FR)
    return Proof(example.slug, *titles, list(example.rules), is_ruled_on(example, slug))


def _holders(game: str, slug: str) -> list[Holder]:
    """As the lobby calls them."""
    copies = copies_in_seats(game)[slug]
    en = {choice.slug: choice.title for choice in menu_of(game).choices(_EN)}
    fr = {choice.slug: choice.title for choice in menu_of(game).choices(_FR)}
    return [Holder(one, en.get(one, one), fr.get(one, one), count) for one, count in copies.items()]


def _figures(game: str, slug: str) -> CardFigures | None:
    """Nothing of a card that nobody held."""
    figures = figures_of(game)
    found = None if figures is None else figures.cards.get(slug)
    if figures is None or found is None or not found.held:
        return None
    return CardFigures(
        figures.recipe, figures.games, figures.players, found.held, found.played, found.times, found.won
    )
