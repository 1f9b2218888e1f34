"""One frame: all that a client draws, as it stands after a move."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from msgspec import to_builtins

from noctuary.boards import told_of
from noctuary.boards.sight import Looking
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from noctuary.server.presenting.faces import faces_in
from noctuary.server.presenting.prompts import prompt_for
from noctuary.server.presenting.sections import sections_of
from noctuary.server.wire import Contest, Face, Prompt, Section, StepName
from noctuary.text.catalogue import Language
from noctuary.text.contest import contest_now
from noctuary.text.words import Words, words_of


@dataclass
class Frame:
    view: Document
    prompt: Prompt | None
    steps: list[StepName]
    step: str
    faces: dict[str, Face]
    sections: list[Section] | None


def present(
    match: Match,
    seat: Seat | None,
    language: Language,
    decision: int,
    text_table: bool = False,
    known: Container[str] = frozenset(),
    names: Sequence[str] = (),
) -> Frame:
    """What this seat (None: a bystander) sees now.

    `decision` numbers the open question; `known` has the slugs of the cards whose faces the client holds;
    `names` are of those who sit there.
    """
    words = words_of(match.game.name).at(match).seated(names)
    seen = match.table_view(seat)  # the question travels as offers, in the reader's language
    view = document(seen)
    prompt = prompt_for(match, seat, words, language, decision)
    told = told_of(Looking(match, words, seat, seen), language)
    return Frame(
        view={
            **view,
            "told": {word: list(states) for word, states in told.items()},
            "contest": contest_told(match, language, names),
        },
        prompt=prompt,
        steps=[StepName(slug, title, stops=True) for slug, title in words.steps(language)],
        step=words.current_step(match),
        faces=faces_in([view, cards_asked_about(prompt, words)], words, language, known),
        sections=sections_of(match, seat, words, language) if text_table else None,
    )


def contest_told(match: Match, language: Language, names: Sequence[str]) -> Json:
    """What is open between seats, for everybody to see."""
    found = contest_now(match, language, names)
    if found is None:
        return None
    told: Json = to_builtins(Contest(list(found.actors), list(found.targets), list(found.lines)))
    return told


def cards_asked_about(prompt: Prompt | None, words: Words) -> list[Json]:
    """Offers may name a card that lies in no zone of the view: one that is being looked for."""
    if prompt is None:
        return []
    return [prompt.source, *(card for offer in prompt.offers for card in words.cards_in(offer.text))]
