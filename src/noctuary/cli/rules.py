"""`noctuary rules`: rules by their ids, a chapter, or whatever contains the words; terms; examples told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

import click

from noctuary.cli.choices import GAME
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId
from noctuary.text import Language
from noctuary.text.example_steps import REFUSED, Step, first_mover, steps_of
from noctuary.text.examples import examples_for_rule, examples_of
from noctuary.text.glossary import Term, find_terms, glossary_of, rules_found
from noctuary.text.menu import games
from noctuary.text.rule_links import links_of
from noctuary.text.rulebook import RuleText, rules_called
from noctuary.text.words import words_of

_FEW: Final = 5  # rules that are told with what belongs to them


@subcommand("rules")
@click.argument("words", nargs=-1, metavar="[ID…|WORDS]")
@option("--game", type=GAME, metavar="GAME", help="cli-rules-game")
@option("--glossary", is_flag=True, help="cli-rules-glossary")
@option("--example", metavar="NAME", help="cli-rules-example")
@json_option
@pass_session
def command(
    session: Session,
    words: tuple[str, ...],
    game: str | None,
    glossary: bool,
    example: str | None,
    as_json: bool,
) -> None:
    among = [game] if game else games()
    if example is not None:
        tell_example(session, example, among, as_json)
        return
    if glossary:
        tell_terms(session, " ".join(words), among, as_json)
        return
    found = rules_for(words, among, session.lang)
    whole = [entry_of(one, session.lang) if is_told_whole(one, found) else {} for one in found]
    if as_json:
        print_json([{"rule": rule, "text": text, **more} for (rule, text), more in zip(found, whole)])
        return
    for one, more in zip(found, whole):
        print_rule(one)
        print_more(session, more)


def rules_for(words: Sequence[str], among: Sequence[str], lang: Language) -> list[RuleText]:
    """Ids, each of which must be there, or else words to look for; nothing found is an error."""
    named = [word.strip(",;") for word in words]
    if named and all(game_of(word) for word in named):
        return list(dict.fromkeys(rule for word in named for rule in rules_by_id(word, among, lang)))
    query = " ".join(words)
    found = [rule for game in among for rule in rules_found(game, query, lang)]
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


def is_told_whole(one: RuleText, found: Sequence[RuleText]) -> bool:
    """Whoever asks for a few rules reads what belongs to them, too; a chapter's title has nothing more."""
    return len(found) <= _FEW and one.rule.count("-") > 1


def entry_of(one: RuleText, lang: Language) -> Document:
    """Where a rule leads, and what shows it."""
    game = game_of(one.rule)
    links = links_of(game, one.rule)
    see = [*links.see, *links.seen_from]
    examples: list[Json] = [
        {"name": example.slug, "title": example.title(lang)} for example in examples_for_rule(game, one.rule)
    ]
    return {"see": [str(rule) for rule in see], "examples": examples}


def print_more(session: Session, more: Document) -> None:
    see, examples = more.get("see"), more.get("examples")
    if isinstance(see, list) and see:
        click.echo("  " + session.say("cli-rules-see", rules=", ".join(str(rule) for rule in see)))
    for example in examples if isinstance(examples, list) else ():
        if isinstance(example, dict):
            name, title = str(example["name"]), str(example["title"])
            click.echo("  " + session.say("cli-rules-shown", title=title, name=name))


def tell_terms(session: Session, query: str, among: Sequence[str], as_json: bool) -> None:
    """The terms of the games, or those that contain the words."""
    found = [(game, term) for game in among for term in find_terms(game, query, session.lang)]
    if not found:
        raise NoctuaryError(MessageId("error-no-terms"), game=", ".join(among), query=query)
    if as_json:
        print_json([{"game": game, **term_document(term)} for game, term in found])
        return
    other = Language.EN if session.lang is Language.FR else Language.FR
    for game, term in found:
        known = {one.slug: one for one in glossary_of(game, other)}
        names = " · ".join(dict.fromkeys([known[term.slug].word, *term.also]))
        click.echo(f"{click.style(term.word, bold=True)} ({names})")
        click.echo(f"  {term.definition} [{', '.join(term.rules)}]")


def term_document(term: Term) -> Document:
    return {
        "term": term.word,
        "also": list(term.also),
        "definition": term.definition,
        "rules": [str(rule) for rule in term.rules],
    }


def tell_example(session: Session, name: str, among: Sequence[str], as_json: bool) -> None:
    """An example from its beginning to its end, as the log and the rules have it."""
    found = next((one for game in among for one in examples_of(game) if one.slug == name), None)
    if found is None:
        raise NoctuaryError(MessageId("error-no-example"), example=name, game=", ".join(among))
    position = found.read()
    steps = steps_of(position, session.lang, first_mover(position))
    if as_json:
        print_json(
            {"name": name, "title": found.title(session.lang), "steps": [asdict(step) for step in steps]}
        )
        return
    click.echo(click.style(found.title(session.lang), bold=True))
    for step in steps:
        print_step(session, step)


def print_step(session: Session, step: Step) -> None:
    if step.passes:
        click.echo(session.say("cli-rules-passes", count=step.passes))
    if step.text:
        sign = "✗" if step.kind == REFUSED else "•"
        click.echo(f"{sign} {step.seat}  {step.text}")
    for line in (*step.reasons, *step.told):
        click.echo(f"    {line}")
    for held in step.holds:
        click.echo(f"    ✓ {held}")
