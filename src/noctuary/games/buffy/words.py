"""Everything a person reads of Buffy, in either language: cards (`card_words`), moves, questions, the log."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from functools import partial
from typing import Final

from noctuary.games.buffy import card_words, notation, verbs
from noctuary.games.buffy.board import space_name
from noctuary.games.buffy.card import NO_GOAL, Card, Pool
from noctuary.games.buffy.card_words import Arguments, card_title, tidy, trait_name
from noctuary.games.buffy.decks import Fault
from noctuary.games.buffy.emblems import emblem_of
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    CHARACTER,
    LOCATION,
    PARK,
    RANK_SLUGS,
    STEPS,
    TALENT_SLUGS,
    TIMING_SLUGS,
    TYPE_SLUGS,
)
from noctuary.games.buffy.names import challenge_text, character_text, seat_name, space_text
from noctuary.games.buffy.passing_words import passing_label, passing_text
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.rules.watches import PROMPT
from noctuary.games.buffy.state import State
from noctuary.games.buffy.why_words import why_arguments
from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event
from noctuary.kernel.game import NO_ANSWER
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE, NOTHING, Move
from noctuary.kernel.refusal import Refusal
from noctuary.text import told
from noctuary.text.catalogue import Language, say
from noctuary.text.moments import MINE, TARGET, Moment
from noctuary.text.pool_words import PoolWords
from noctuary.text.told import Namer
from noctuary.text.words import sentence

# -- moves and questions ------------------------------------------------------------------------------


def describe_move(s: State, move: Move, language: Language) -> str:
    """A label for the move: what it does, in a few words."""
    word, shape = notation.WORDS.verbs[move.verb][0], notation.WORDS.names(move.verb)
    arguments = _arguments(s, move, shape, language)
    if "source" in shape and arguments["holder"]:
        arguments["card"] = say(language, "buffy-card-held", **arguments)
    message = f"buffy-move-{word}"
    if move.verb in (verbs.USE, verbs.RESOLVE) and len(s.pool.cards[move.a].abilities) > 1:
        message += "-text"
        card = s.pool.cards[move.a]
        arguments["text"] = card_words.Reader(s.pool, card, language).ability(card.abilities[move.c])
    return tidy(language, say(language, message, **arguments))


def remedy_text(s: State, seat: Seat, remedy: MessageId, amount: int, move: Move, language: Language) -> str:
    """Why this move is refused, with everything that it names."""
    word, shape = notation.WORDS.verbs[move.verb][0], notation.WORDS.names(move.verb)
    arguments: Arguments = {"character": "", "space": "", "verb": word, "amount": amount}
    arguments |= _arguments(s, move, shape, language)
    arguments |= why_arguments(s, seat, move, language)
    return sentence(tidy(language, say(language, remedy, **arguments)))


def _arguments(s: State, move: Move, shape: list[str], language: Language) -> Arguments:
    """What the notation's words stand for; a second card or character goes by `other`."""
    arguments: Arguments = {}
    numbers = [move.a, move.b, move.c]
    for what in shape:
        if what == "nth":
            continue
        number = numbers.pop(0)
        if what in ("on", "source"):
            arguments["card"] = card_title(s.pool, number, language)
            arguments["holder"] = _holder(s, number, numbers.pop(0), language)
            continue
        name = "who" if what == "seat" else what
        if name in arguments:
            name = "other"
        arguments[name] = _thing(s, what, number, language)
    return arguments


def _thing(s: State, what: str, number: int, language: Language) -> str | int:
    if what == "card":
        return card_title(s.pool, number, language)
    if what == "character":
        return character_text(s, number, language)
    if what == "challenge":
        return challenge_text(s, number, language)
    if what == "space":
        return space_text(s, number, language)
    if what == "talent":
        return say(language, f"buffy-talent-{TALENT_SLUGS[number]}")
    if what == "seat":
        return seat_name(s, Seat(number), language)
    return trait_name(s.pool, number, language) if what == "trait" else number


def _holder(s: State, kind: int, holder: int, language: Language) -> str:
    """Where a card in play is: on a character, on a space; nowhere in particular for the others."""
    card_type = s.pool.type[kind]
    if holder == NOTHING or card_type in (CHARACTER, CHALLENGE):
        return ""
    return space_text(s, holder, language) if card_type == LOCATION else character_text(s, holder, language)


def prompt_text(s: State, decision: Decision, language: Language) -> str:
    """The question, with the card that asks it, its number, and the step or stage it is asked in."""
    source = "" if decision.source == NOTHING else card_title(s.pool, decision.source, language)
    timing = s.step if s.conflict is None else s.conflict.timing
    text = say(
        language,
        decision.prompt,
        source=source,
        amount=decision.amount,
        timing=say(language, f"buffy-timing-{TIMING_SLUGS[timing]}"),
    )
    if decision.prompt == PROMPT:
        text += " " + passing_text(s, decision, language)
    return sentence(tidy(language, text))


# -- the log ------------------------------------------------------------------------------------------


def event_text(s: State, event: Event, language: Language, seat: Seat | None) -> str:
    """A line of the log as this seat hears it; what its numbers mean follows from their names (`tell`)."""
    message, values = event.heard_by(seat)
    arguments = _Namer(s, language).arguments(values)
    cards = values.get("cards")
    if isinstance(cards, list) and cards:
        arguments.setdefault("card", card_title(s.pool, cards[0], language))
    return sentence(tidy(language, say(language, message, **arguments)))


class _Namer(Namer):
    cards = ("card", "other", "source")

    def __init__(self, s: State, language: Language) -> None:
        super().__init__(language)
        self._state = s

    def title(self, kind: int) -> str:
        return card_title(self._state.pool, kind, self.language)

    def somebody(self, seat: Seat) -> str:
        return seat_name(self._state, seat, self.language)

    def other(self, name: str, value: int) -> str | int:
        if value == NOTHING:
            return say(self.language, "nothing")
        if name in ("space", "from_space"):
            return say(self.language, "buffy-park") if value == PARK else space_name(value)
        if name == "talent":
            return say(self.language, f"buffy-talent-{TALENT_SLUGS[value]}")
        if name == "timing":
            return say(self.language, f"buffy-timing-{TIMING_SLUGS[value]}")
        return trait_name(self._state.pool, value, self.language) if name == "trait" else value


# -- decks --------------------------------------------------------------------------------------------


def fault_text(pool: Pool, fault: Fault, language: Language) -> str:
    """One thing wrong with a deck; its sections and sides have names of their own."""
    named = {
        name: say(language, f"buffy-{name}-{fault.arguments[name]}")
        for name in ("section", "side")
        if name in fault.arguments
    }
    return told.fault_text(fault, language, partial(card_title, pool), tidy, **named)


# -- faces --------------------------------------------------------------------------------------------


def card_numbers(card: Card) -> dict[str, int]:
    """The numbers on a card's face: its talents, goals or icons, whichever it has, and what it requires."""
    numbers = {"level": card.level, "destiny": card.destiny, "reward": card.reward}
    for talent, slug in enumerate(TALENT_SLUGS):
        goal = card.goals[talent]
        numbers[slug] = card.talents[talent] if goal == NO_GOAL else goal
    numbers.update({TALENT_SLUGS[talent]: value for talent, value in card.icons})
    numbers.update({f"needs-{TALENT_SLUGS[talent]}": value for talent, value in card.needs})
    return {name: number for name, number in numbers.items() if number}


# -- what the rest of Noctuary asks for ---------------------------------------------------------------

_PLAYED: Final = (
    "action",
    "event",
    "location",
    "challenge",
    "stack",
    "placed",
    "ascended",
    "attached",
    "episode",
)


class BuffyWords(PoolWords[Pool]):
    rule_prefix = "BUF"
    plays = tuple(f"buffy-log-{what}" for what in _PLAYED)
    unordered_zones = ("deck", "challenge_deck")
    open_questions = tuple(f"buffy-ask-{what}" for what in ("watch", "start", "daylight", "location", "keep"))

    def usual_pool(self) -> Pool:
        return default_pool()

    def pool_of(self, match: Match) -> Pool:
        return mine(match.state).pool

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        return seat_name(mine(match.state), seat, language)

    def card_title(self, slug: str, language: Language) -> str:
        return card_title(self.pool, self.kind(slug), language)

    def card_line(self, slug: str, language: Language) -> str:
        return card_words.card_line(self.pool, self.kind(slug), language)

    def card_text(self, slug: str, language: Language) -> str:
        return card_words.card_text(self.pool, self.kind(slug), language)

    def card_kind(self, slug: str) -> str:
        """A character's rank, for heroes and villains look different; the type of other cards."""
        card = self.pool.cards[self.kind(slug)]
        return RANK_SLUGS[card.rank] if card.type == CHARACTER else TYPE_SLUGS[card.type]

    def kind_letter(self, kind: str, language: Language) -> str:
        return say(language, f"buffy-letter-{kind}")

    def card_numbers(self, slug: str) -> dict[str, int]:
        return card_numbers(self.pool.cards[self.kind(slug)])

    def card_emblem(self, slug: str) -> str:
        return emblem_of(self.pool.cards[self.kind(slug)], self.pool.people)

    def card_in(self, word: str) -> str:
        """`B:rook-delaney-1`, `fence-post@ada-vance-1`."""
        return word.partition("@")[0].rpartition(":")[2]

    def word_name(self, word: str, language: Language) -> str:
        if word in TALENT_SLUGS:
            return say(language, f"buffy-talent-{word}")
        if word == space_name(PARK):
            return say(language, "buffy-park")
        return super().word_name(word, language)

    def describe_move(self, match: Match, move: Move, language: Language) -> str:
        s, decision = mine(match.state), match.decision
        passes = None if decision is None else passing_label(s, decision, move, language)
        return describe_move(s, move, language) if passes is None else passes

    def prompt_text(self, match: Match, decision: Decision, language: Language) -> str:
        return prompt_text(mine(match.state), decision, language)

    def remedy_text(self, match: Match, seat: Seat, refusal: Refusal, move: Move, language: Language) -> str:
        if refusal.remedy is None or refusal.remedy == NO_ANSWER or move.verb == CONCEDE:
            return super().remedy_text(match, seat, refusal, move, language)
        return remedy_text(mine(match.state), seat, refusal.remedy, refusal.amount, move, language)

    def event_text(self, match: Match, event: Event, language: Language, seat: Seat | None) -> str:
        return event_text(mine(match.state), event, language, seat)

    def event_cards(self, match: Match, event: Event, seat: Seat | None) -> list[str]:
        named = event.named(("card", "other", "source"), seat)
        return [self.pool.cards[kind].slug for kind in named]

    def source_slug(self, match: Match, decision: Decision) -> str | None:
        return self.pool.cards[decision.source].slug

    def steps(self, language: Language) -> list[tuple[str, str]]:
        return [(slug, say(language, f"buffy-step-{slug}")) for slug in TIMING_SLUGS[:STEPS]]

    def current_step(self, match: Match) -> str:
        """While the game is set up there is none."""
        return TIMING_SLUGS[mine(match.state).step] if match.turns else ""

    def moment(self, match: Match, seat: Seat) -> Moment:
        """The fight or challenge that is going on; it is aimed at who defends."""
        s = mine(match.state)
        found = {MINE} if s.active == seat else set()
        running = s.conflict
        if running is None:
            return Moment("", frozenset(found), (match.turns,))
        if running.defender == seat != running.attacker:
            found.add(TARGET)
        who = (running.attacker, running.defender, running.fighter, running.target, running.challenge)
        return Moment("", frozenset(found), (match.turns, *who))


WORDS: Final = BuffyWords()
