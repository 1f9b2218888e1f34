"""`noctuary rules`: a rule by its id, a chapter, or whatever contains the words."""

from __future__ import annotations

import click

from noctuary.cli.choices import DEFAULT_GAME, GAME
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.ids import MessageId
from noctuary.kernel.refusal import NoctuaryError
from noctuary.text.rulebook import RuleText, find_rules


@subcommand("rules")
@click.argument("words", nargs=-1, metavar="[ID|WORDS]")
@option("--game", type=GAME, default=DEFAULT_GAME, metavar="GAME", help="cli-option-game")
@json_option
@pass_session
def command(session: Session, words: tuple[str, ...], game: str, as_json: bool) -> None:
    query = " ".join(words)
    found = find_rules(game, query, session.lang)
    if not found:
        raise NoctuaryError(MessageId("error-no-rules"), game=game, query=query)
    if as_json:
        print_json([{"rule": rule, "text": text} for rule, text in found])
        return
    for one in found:
        print_rule(one)


def print_rule(found: RuleText) -> None:
    rule = click.style(f"{found.rule:<14}", bold=True)
    click.echo(f"{rule} {found.text}")
