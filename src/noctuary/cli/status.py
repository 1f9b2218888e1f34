"""`noctuary status`: what there is, counted from the thing itself; the README's numbers come from here."""

from __future__ import annotations

import re
from pathlib import Path

import click

import noctuary
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, pass_session, subcommand, tell_broken_games
from noctuary.kernel.game import Document
from noctuary.sim.bench import compiled
from noctuary.text import Language, has
from noctuary.text.catalogue import catalogue
from noctuary.text.menu import games, menu_of
from noctuary.text.rulebook import rules_of
from noctuary.text.words import words_of


@subcommand("status")
@json_option
@pass_session
def command(session: Session, as_json: bool) -> None:
    tell_broken_games(session)
    played: Document = {name: game_status(name) for name in games()}
    texts: Document = {language.value: len(catalogue(language).ids) for language in Language}
    if as_json:
        print_json({"games": played, "texts": texts, "compiled": compiled()})
        return
    for name, numbers in played.items():
        assert isinstance(numbers, dict)
        click.echo(click.style(session.say(f"{name}-game"), bold=True))
        for what, number in numbers.items():
            if number is not None:
                click.echo(f"  {session.say(label_of(name, what)):<32} {number:>6}")
    texts_line = ", ".join(f"{code} {count}" for code, count in texts.items())
    click.echo(session.say("cli-status-texts", texts=texts_line))
    click.echo(session.say("cli-status-compiled" if compiled() else "cli-status-interpreted"))


def label_of(game: str, what: str) -> str:
    """A game may have a word of its own for what is counted: Fables, decks."""
    message = f"cli-status-{what.replace('_', '-')}"
    return f"{message}-{game}" if has(f"{message}-{game}") else message


def game_status(name: str) -> Document:
    """Cards and rules of a game; how many of its rules the tests name, where the tests are at hand."""
    rules = {found.rule for found in rules_of(name, Language.EN) if found.rule.count("-") > 1}
    named = rules_named_by_tests()
    return {
        "seats_known": len(menu_of(name).known()),
        "cards": len(words_of(name).card_slugs()),
        "rules": len(rules),
        "rules_tested": None if named is None else len(rules & named),
    }


def rules_named_by_tests() -> set[str] | None:
    """Every rule id in the source tree's tests and position files; None in an installed wheel."""
    folder = Path(noctuary.__file__).parents[2] / "tests"
    if not folder.is_dir():
        return None
    named: set[str] = set()
    for file in [*folder.rglob("*.py"), *folder.rglob("*.toml")]:
        named.update(re.findall(r"\b[A-Z]{3,4}-[A-Z0-9]+-\d+[a-z]?\b", file.read_text(encoding="utf-8")))
    return named
