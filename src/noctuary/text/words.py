"""What a game says to people: one set of questions that tables, terminals and logs put to any game's words.

A game keeps its words in the module `words` of its package as `WORDS`; nobody here knows the games by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, reduce, wraps
from typing import Final, NamedTuple, ParamSpec, Self, TypeVar

from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event
from noctuary.kernel.game import NO_ANSWER
from noctuary.kernel.games import exported
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.kernel.refusal import Refusal
from noctuary.text.catalogue import Language, say
from noctuary.text.emblems import called_by
from noctuary.text.moments import MINE, Moment, StopGroup
from noctuary.text.sitting import sitting

_NAMES_SEATS: Final = ("seat_name", "describe_move", "move_way", "prompt_text", "event_text", "remedy_text")

P = ParamSpec("P")
R = TypeVar("R")


class Way(NamedTuple):
    """One of several ways to play a card: signs tell it from the others, and its text is told apart."""

    label: str  # the move without them
    tags: list[tuple[str, str, str]]  # as `card_tags`
    text: str  # what this way does


class Words:
    """Everything a person reads of one game. Cards go by slug, as in views, records and positions."""

    rule_prefix = ""  # of its rule ids: FAB, BUF, VTES
    unordered_zones: tuple[str, ...] = ("deck",)  # fields of a view whose cards can be counted, not foreseen
    usual_stops: tuple[str, ...] = ()  # of `stop_groups`: those that a seat has unless it says otherwise
    plays: tuple[str, ...] = ()  # events that tell of a card being played: it is shown for a moment
    open_questions: tuple[str, ...] = ()  # prompts of turns and phases: what is chosen there explains itself

    def __init__(self) -> None:
        self.faces: dict[tuple[str, Language], object] = {}  # what a table has drawn of cards, kept there
        self.names: tuple[str, ...] = ()  # of those who sit at the table, by seat; empty where not known

    def __init_subclass__(cls) -> None:
        """Whatever names seats does so by the names of the table, and no game has to see to it."""
        super().__init_subclass__()
        for name in _NAMES_SEATS:
            if name in cls.__dict__:
                setattr(cls, name, _among_names(cls.__dict__[name]))

    def seated(self, names: Sequence[str]) -> Self:
        """The same words for a table where these people and bots sit."""
        found = copy(self)
        found.names = tuple(names)
        return found

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        """Who sits there, as a title."""
        raise NotImplementedError

    def at(self, match: Match) -> Words:
        """The words of one match, which may have cards of its own."""
        return self

    # -- cards --------------------------------------------------------------------------------------

    def card_slugs(self) -> list[str]:
        """Every card there is."""
        raise NotImplementedError

    def card_title(self, slug: str, language: Language) -> str:
        raise NotImplementedError

    def card_line(self, slug: str, language: Language) -> str:
        """Type, level and cost: the line under the title."""
        raise NotImplementedError

    def card_text(self, slug: str, language: Language) -> str:
        """What the card does, written from its definition."""
        raise NotImplementedError

    def is_card(self, slug: str) -> bool:
        return slug in self.card_slugs()

    def card_kind(self, slug: str) -> str:
        """The sort of card, as a slug: it picks the frame that the card is drawn in."""
        raise NotImplementedError

    def kind_letter(self, kind: str, language: Language) -> str:
        """One letter for a sort of card, so that colour is never the only sign of it."""
        raise NotImplementedError

    def card_numbers(self, slug: str) -> dict[str, int]:
        """The numbers on a card's face, by name."""
        return {}

    def card_tags(self, slug: str, language: Language) -> list[tuple[str, str, str]]:
        """What a card's face says in a few letters: the letters, the word they stand for, how to draw it."""
        return []

    def card_emblem(self, slug: str) -> str:
        """The figure that a card shows, by its name in `web/src/cards/figures.svg`; empty: one by lot."""
        return called_by(slug) or called_by(self.card_kind(slug))

    def cards_in(self, notation: str) -> list[str]:
        """The cards that a move names, in its order."""
        known = self.card_slugs()
        return [word for word in notation.split()[1:] if word in known]

    def word_name(self, word: str, language: Language) -> str:
        """What a word of notation is called; a word that means no card stays as it is."""
        return self.card_title(word, language) if word in self.card_slugs() else word

    def cards_called(self, name: str) -> list[str]:
        """The cards that go or went by this name, where that is more than their titles; several may."""
        return []

    # -- the match ----------------------------------------------------------------------------------

    def describe_move(self, match: Match, move: Move, language: Language) -> str:
        """A label for one of the moves on offer."""
        raise NotImplementedError

    def move_way(self, match: Match, move: Move, language: Language) -> Way | None:
        """The same in brief, where signs say enough: a Discipline and its level."""
        return None

    def prompt_text(self, match: Match, decision: Decision, language: Language) -> str:
        raise NotImplementedError

    def question_behind(self, match: Match, language: Language) -> str:
        """The open question, where an answer says too little without it: a target, a price, a direction.

        Empty where it only asks what to do next.
        """
        decision = match.decision
        if decision is None or decision.prompt in self.open_questions:
            return ""
        return self.prompt_text(match, decision, language)

    def event_text(self, match: Match, event: Event, language: Language, seat: Seat | None) -> str:
        """A line of the log as this seat (None: a bystander) hears it."""
        raise NotImplementedError

    def event_cards(self, match: Match, event: Event, seat: Seat | None) -> list[str]:
        """The cards that a line of the log names, as this seat hears it."""
        raise NotImplementedError

    def event_played(self, match: Match, event: Event, seat: Seat | None) -> str | None:
        """The card whose playing a line of the log tells of."""
        cards = self.event_cards(match, event, seat) if event.message in self.plays else []
        return cards[0] if cards else None

    def source_slug(self, match: Match, decision: Decision) -> str | None:
        """The card because of which a question is asked, if it is one."""
        raise NotImplementedError

    def steps(self, language: Language) -> list[tuple[str, str]]:
        """The steps of a turn in their order, by slug and title: the phase strip."""
        raise NotImplementedError

    def current_step(self, match: Match) -> str:
        """The slug of the step that the match is in."""
        raise NotImplementedError

    def stop_groups(self, language: Language) -> list[StopGroup]:
        """What may concern a seat in the turns of others, to choose from: stops by window (`moments.AT`) and
        by how the seat stands to what is going on (`moments.WHEN`). Empty: only steps can be chosen."""
        return []

    def moment(self, match: Match, seat: Seat) -> Moment:
        """What the open question belongs to, and how this seat stands to it; by what everybody sees."""
        hers = match.turn_of == seat
        return Moment("", frozenset({MINE}) if hers else frozenset(), (match.turns,))

    def refusal_text(self, match: Match, seat: Seat, refusal: Refusal, move: Move, language: Language) -> str:
        """What keeps a seat from this move, and on a line of its own the rule that says so."""
        rule = say(language, "refusal", rule=refusal.rule, text=say(language, refusal.rule))
        remedy = self.remedy_text(match, seat, refusal, move, language)
        return f"{remedy}\n{rule}" if remedy else rule

    def remedy_text(self, match: Match, seat: Seat, refusal: Refusal, move: Move, language: Language) -> str:
        """The sentence about this very move; empty where there is nothing to say but the rule."""
        if refusal.remedy is None:
            return ""
        decision = match.decision
        if refusal.remedy == NO_ANSWER:  # a question is read only to whom it is put
            asked = decision is not None and decision.seat == seat
            question = self.prompt_text(match, decision, language) if decision is not None and asked else ""
            return say(language, refusal.remedy, question=question) if question else ""
        return say(language, refusal.remedy, amount=refusal.amount)


def _among_names(method: Callable[P, R]) -> Callable[P, R]:
    @wraps(method)
    def told(*args: P.args, **named: P.kwargs) -> R:
        words = args[0]
        assert isinstance(words, Words)
        if not words.names:
            return method(*args, **named)
        with sitting(words.names):
            return method(*args, **named)

    return told


@cache
def words_of(game: str) -> Words:
    """The words of the game of that name."""
    return exported(game, "words", "WORDS", Words)


def listed(language: Language, things: Sequence[str]) -> str:
    """ "A, B and C"; equal things are counted: "A and 2 × B"."""
    if not things:
        return say(language, "nothing")
    items = [_counted(language, thing, things.count(thing)) for thing in dict.fromkeys(things)]
    if any("," in item for item in items):  # where a comma is part of a name, it separates nothing
        return reduce(lambda start, end: say(language, "list-marked", start=start, end=end), items)
    if len(items) == 1:
        return items[0]
    return say(language, "list-and", start=", ".join(items[:-1]), end=items[-1])


def _counted(language: Language, thing: str, count: int) -> str:
    return thing if count == 1 else say(language, "counted", count=count, thing=thing)


def sentence(text: str) -> str:
    """With a capital: names such as "the Little Mermaid" come as they stand inside a sentence."""
    return text[:1].upper() + text[1:]
