"""`noctuary rules`: a rule by its id, a chapter, or whatever contains the words."""

from __future__ import annotations

import click

from noctuary.cli.choices import DEFAULT_GAME, GAME
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.sim.setups import games
from noctuary.text.rulebook import RuleText, find_rules
from noctuary.text.words import words_of


@subcommand("rules")
@click.argument("words", nargs=-1, metavar="[ID|WORDS]")
@option("--game", type=GAME, metavar="GAME", help="cli-option-game")
@json_option
@pass_session
def command(session: Session, words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    query = " ".join(words)
    game = game or game_of(query)
    found = find_rules(game, query, session.lang)
    if not found:
        raise NoctuaryError(MessageId("error-no-rules"), game=game, query=query)
    if as_json:
        print_json([{"rule": rule, "text": text} for rule, text in found])
        return
    for one in found:
        print_rule(one)


def game_of(query: str) -> str:
    """The game whose rule ids begin like this; words alone are looked for in the usual game."""
    prefix = query.strip().upper().partition("-")[0]
    named = [game for game in games() if words_of(game).rule_prefix == prefix]
    return named[0] if named else DEFAULT_GAME


def print_rule(found: RuleText) -> None:
    rule = click.style(f"{found.rule:<14}", bold=True)
    click.echo(f"{rule} {found.text}")
