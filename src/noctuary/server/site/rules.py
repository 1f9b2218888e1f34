"""The rulebooks (`/rules`): read, searched by the page, and shown by examples that one steps through."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import RuleId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import read_number
from noctuary.server import presenting
from noctuary.server.answers import Status, answer
from noctuary.server.call import Call
from noctuary.server.site.kept import Shelf
from noctuary.server.site.rooms import Area, Rooms
from noctuary.server.visiting import spoken
from noctuary.server.wire import Phase, Sitter, Table
from noctuary.server.wire import Seat as SeatTold
from noctuary.server.wires import rules as wire
from noctuary.server.wires.retold import ReplayFrame
from noctuary.text import example_steps
from noctuary.text.catalogue import Language, has, say
from noctuary.text.examples import Example, example_called, examples_for_rule
from noctuary.text.glossary import Term, glossary_of
from noctuary.text.menu import games, menu_of
from noctuary.text.rule_links import links_of, refusals_by
from noctuary.text.rulebook import is_rule, rules_of
from noctuary.text.words import words_of

_LONGEST_NAME: Final = 120
_AT_ONCE: Final = 2  # rules and examples that are worked out side by side


class Rules:
    def __init__(self, rooms: Rooms) -> None:
        self._visiting = rooms.visiting
        self._books = Shelf()
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def shelf(self, request: Request) -> Response:
        await self._visiting.visitor(request)
        return answer(wire.Shelf([_line(game) for game in games()]))

    async def book(self, request: Request) -> Response:
        """Put together once: the examples of a game are hundreds of files."""
        await self._visiting.visitor(request)
        game = _game(request)
        return (await self._books.get(game, lambda: book_of(game))).answer(request)

    async def more(self, request: Request) -> Response:
        visitor = await self._visiting.visitor(request)
        game, rule = _game(request), request.path_params["rule"].upper()
        found = RuleId(rule if has(rule) else rule[:-1] + rule[-1:].lower())  # BUF-RUL-07b
        if not is_rule(words_of(game).rule_prefix, found):
            raise Status(404, "server-error-no-rule", rule=rule[:40])
        async with self._free:
            return answer(await asyncio.to_thread(more_about, game, found, spoken(request, visitor)))

    async def example(self, request: Request) -> Response:
        visitor = await self._visiting.visitor(request)
        game, asked = _game(request), request.query_params
        try:
            example = example_called(game, asked.get("name", "")[:_LONGEST_NAME])
        except NoctuaryError as wrong:
            raise Status(404, wrong.message, **wrong.arguments) from None
        at, seat = read_number(asked.get("at", "0")), read_number(asked.get("seat", ""))
        async with self._free:
            told = await asyncio.to_thread(example_at, example, at or 0, seat, spoken(request, visitor))
        return answer(told)


def _game(request: Request) -> str:
    game = str(request.path_params["game"])
    if game not in games():
        raise Status(404, "server-error-no-rulebook")
    return game


def _line(game: str) -> wire.BookLine:
    rules = rules_of(game, Language.EN)
    chapters = sum(found.rule.count("-") == 1 for found in rules)
    terms = len(glossary_of(game, Language.EN))
    prefix = words_of(game).rule_prefix
    return wire.BookLine(game, _title(game), prefix, chapters, len(rules) - chapters, terms)


def _title(game: str) -> wire.Both:
    menu = menu_of(game)
    return wire.Both(menu.title(Language.EN), menu.title(Language.FR))


def book_of(game: str) -> wire.Book:
    """The whole book; a rule before the first chapter title stands in a chapter of its own."""
    prefix = words_of(game).rule_prefix
    chapters: dict[str, wire.Chapter] = {}
    for rule, _ in rules_of(game, Language.EN):
        name = "-".join(rule.split("-")[:2])
        chapter = chapters.setdefault(name, wire.Chapter(name, _both(name), []))
        if rule != name:
            chapter.rules.append(_rule(game, rule))
    return wire.Book(game, _title(game), prefix, list(chapters.values()), _terms(game))


def _rule(game: str, rule: RuleId) -> wire.RuleTold:
    links = links_of(game, rule)
    return wire.RuleTold(
        id=rule,
        text=_both(rule),
        see=list[str](links.see),
        seen_from=list[str](links.seen_from),
        together=list[str](links.together),
        examples=len(examples_for_rule(game, rule)),
    )


def _both(message: str) -> wire.Both:
    return (
        wire.Both(say(Language.EN, message), say(Language.FR, message))
        if has(message)
        else wire.Both(message, message)
    )


def _terms(game: str) -> list[wire.TermTold]:
    french = {term.slug: term for term in glossary_of(game, Language.FR)}
    return [
        wire.TermTold(term.slug, _term(term), _term(french[term.slug]), list(term.rules))
        for term in glossary_of(game, Language.EN)
    ]


def _term(term: Term) -> wire.TermIn:
    return wire.TermIn(term.word, term.definition, list(term.also), list(term.forms))


def more_about(game: str, rule: RuleId, language: Language) -> wire.RuleMore:
    found = [wire.ExampleLine(one.slug, one.title(language)) for one in examples_for_rule(game, rule)]
    return wire.RuleMore(rule, found, refusals_by(game, rule, language))


def example_at(example: Example, at: int, seat: int | None, language: Language) -> wire.Example:
    """An example at one of its steps, through the eyes of a seat: by default of whoever moves first."""
    position = example.read()
    sight = example_steps.first_mover(position) if seat is None else Seat(seat)
    if sight >= position.begin().seats:
        raise Status(404, "server-error-bad-seat", seat=str(seat))
    steps = example_steps.steps_of(position, language, sight)
    if at >= len(steps):
        raise Status(404, "server-error-no-moment", most=len(steps) - 1)
    match = example_steps.match_at(position, steps[at])
    frame = presenting.present(match, sight, language, 0, True)
    return wire.Example(
        game=example.game,
        name=example.slug,
        title=example.title(language),
        rules=list(example.rules),
        at=at,
        steps=[_step(step) for step in steps],
        seat=int(sight),
        table=_table(match, example.title(language), sight, language),
        frame=ReplayFrame(at, frame.view, frame.steps, frame.step, frame.faces, frame.sections),
    )


def _step(step: example_steps.Step) -> wire.ExampleStep:
    return wire.ExampleStep(
        step.kind,
        step.seat,
        step.notation,
        step.text,
        step.passes,
        step.rule,
        step.reasons,
        step.told,
        step.holds,
    )


def _table(match: Match, title: str, sight: Seat, language: Language) -> Table:
    """Enough of a table for a board: who sits where, seen by one of them."""
    titles = presenting.seat_titles(match, language)
    seats = [
        SeatTold(
            seat=place,
            letter=seat_letter(Seat(place)),
            name=name,
            title=name,
            sitter=Sitter.PERSON,
            here=True,
        )
        for place, name in enumerate(titles)
    ]
    return Table(
        id="",
        game=match.game.name,
        title=title,
        phase=Phase.OVER if match.over else Phase.PLAYING,
        seats=seats,
        me=None,
        host=False,
        public=False,
        chat_open=False,
        commitment="",
        winners=[int(winner) for winner in match.winners] if match.over else [],
        sight=int(sight),
    )


AREA: Final = Area(
    Rules,
    (
        Call("get", "/api/rules", Rules.shelf, "The rulebooks there are.", wire.Shelf),
        Call(
            "get", "/api/rules/{game}", Rules.book, "A rulebook in both languages, with its terms.", wire.Book
        ),
        Call(
            "get",
            "/api/rules/{game}/example",
            Rules.example,
            "An example at one of its steps.",
            wire.Example,
            query=("name", "at", "seat", "lang"),
        ),
        Call(
            "get",
            "/api/rules/{game}/rule/{rule}",
            Rules.more,
            "The examples of a rule, and what it refuses.",
            wire.RuleMore,
            query=("lang",),
        ),
    ),
)
