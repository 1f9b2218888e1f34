"""What is wrong with a deck, told line by line: the same for every game that is played with decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import click

from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session
from noctuary.kernel.deck_fields import Trouble
from noctuary.kernel.game import Document, Json
from noctuary.text import error_text
from noctuary.text.deck_lists import is_not_yet, near_names


@dataclass(frozen=True)
class Report:
    """A deck as it was read. `faults` are the rules that it breaks, each with its sentence."""

    title: str  # of the deck or, without one, of its file
    name: str
    form: str
    copies: int  # of cards that are known
    troubles: Sequence[Trouble]
    faults: Sequence[tuple[str, str]]
    legal: str  # the sentence for a deck without any fault

    @property
    def total(self) -> int:
        return self.copies + sum(trouble.count for trouble in self.troubles)


def tell(session: Session, report: Report, names: Iterable[str], *, as_json: bool) -> int:
    """Print everything that is wrong; the exit code: 0 for a legal deck."""
    near = near_names(report.troubles, names)
    lines = [trouble_text(session, trouble, near) for trouble in report.troubles]
    if as_json:
        print_json(document_of(report, lines, near))
    elif lines or report.faults:
        _print(session, report, lines)
    else:
        click.echo(report.legal)
    return 1 if lines or report.faults else 0


def _print(session: Session, report: Report, lines: list[str]) -> None:
    count = len(lines) + len(report.faults)
    click.echo(session.say("cli-deck-illegal", deck=report.title, count=count))
    for line in lines:
        click.echo(f"  {line}")
    if report.total > report.copies:
        click.echo(session.say("cli-deck-known", known=report.copies, copies=report.total))
        if report.faults:
            click.echo(session.say("cli-deck-without", count=len(report.faults)))
    for _, fault in report.faults:
        click.echo(f"  {fault}")
    if report.total > report.copies:
        click.echo(session.say("cli-deck-without-missing"))


def trouble_text(session: Session, trouble: Trouble, near: dict[str, list[str]]) -> str:
    """`Line 12: there is no card called “Goven the Unaligned”. Did you mean “Govern the Unaligned”?`"""
    text = error_text(session.lang, trouble.problem)
    guesses = near.get(trouble.card, [])
    if guesses:
        text += " " + session.say("cli-deck-near", cards=", ".join(guesses))
    return session.say("cli-deck-line", line=trouble.line, problem=text) if trouble.line else text


def document_of(report: Report, lines: list[str], near: dict[str, list[str]]) -> Document:
    told: list[Json] = []
    for trouble, text in zip(report.troubles, lines):
        one: Document = {"line": trouble.line, "text": text}
        if trouble.card:
            one["card"] = trouble.card
            one["copies"] = trouble.count
            one["official"] = is_not_yet(trouble)
            one["near"] = list(near.get(trouble.card, []))
        told.append(one)
    told += [{"rule": rule, "text": text} for rule, text in report.faults]
    return {
        "deck": report.name,
        "format": report.form,
        "legal": not told,
        "known": report.copies,
        "copies": report.total,
        "faults": told,
    }
