"""`noctuary rules`: rules by their ids, a chapter, or whatever contains the words, in every game."""

from __future__ import annotations

from collections.abc import Sequence

import click

from noctuary.cli.choices import GAME
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text import Language
from noctuary.text.menu import games
from noctuary.text.rulebook import RuleText, find_rules, rules_called
from noctuary.text.words import words_of


@subcommand("rules")
@click.argument("words", nargs=-1, metavar="[ID…|WORDS]")
@option("--game", type=GAME, metavar="GAME", help="cli-rules-game")
@json_option
@pass_session
def command(session: Session, words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    found = rules_for(words, [game] if game else games(), session.lang)
    if as_json:
        print_json([{"rule": rule, "text": text} for rule, text in found])
        return
    for one in found:
        print_rule(one)


def rules_for(words: Sequence[str], among: Sequence[str], lang: Language) -> list[RuleText]:
    """Ids, each of which must be there, or else words to look for; nothing found is an error."""
    named = [word.strip(",;") for word in words]
    if named and all(game_of(word) for word in named):
        return list(dict.fromkeys(rule for word in named for rule in rules_by_id(word, among, lang)))
    query = " ".join(words)
    found = [rule for game in among for rule in find_rules(game, query, lang)]
    if not found:
        raise NoctuaryError(MessageId("error-no-rules"), game=", ".join(among), query=query)
    return found


def rules_by_id(word: str, among: Sequence[str], lang: Language) -> list[RuleText]:
    game = game_of(word)
    found = rules_called(game, word, lang) if game in among else []
    if not found:
        raise NoctuaryError(MessageId("error-no-rules"), game=game, query=word)
    return found


def game_of(word: str) -> str:
    """The game whose rule ids begin like this (`FAB-…`); empty for any other word."""
    prefix, dash, _ = word.strip().upper().partition("-")
    return next((game for game in games() if dash and words_of(game).rule_prefix == prefix), "")


def print_rule(found: RuleText) -> None:
    rule = click.style(f"{found.rule:<14}", bold=True)
    click.echo(f"{rule} {found.text}")
