"""Everything a person reads of Buffy, in either language: cards (`card_words`), moves, questions, the log."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import card_words, notation, verbs
from noctuary.games.buffy.board import next_seat, players_in, space_name
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.card_words import Arguments, card_title, person_name, tidy, trait_name
from noctuary.games.buffy.decks import Fault
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import (
    CHALLENGE,
    CHALLENGE_BATTLE,
    CHARACTER,
    END,
    FIGHT_BATTLE,
    LOCATION,
    PARK,
    TALENT_SLUGS,
    TIMING_SLUGS,
)
from noctuary.games.buffy.pool import default_pool
from noctuary.games.buffy.rules.watches import PROMPT
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event, Told
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move
from noctuary.kernel.refusal import NoctuaryError
from noctuary.text.catalogue import Language, say
from noctuary.text.words import Words, listed, sentence

# -- names --------------------------------------------------------------------------------------------


def seat_name(s: State, seat: Seat, language: Language) -> str:
    """The Main Character's name; with the seat's letter where two play the same one (BUF-CHR-03)."""
    people = [s.pool.cards[side.essence].who for side in s.sides]
    name = person_name(s.pool, people[seat], language)
    if people.count(people[seat]) == 1:
        return name
    return say(language, "buffy-name-at-seat", name=name, letter=seat_letter(seat))


def space_text(s: State, space: int, language: Language) -> str:
    """The space and the location that lies there."""
    if space == PARK:
        return say(language, "buffy-park")
    name, kind = space_name(space), s.locations[space]
    if kind == NOTHING:
        return say(language, "buffy-space", space=name)
    location = card_title(s.pool, kind, language)
    return say(language, "buffy-space-at-location", space=name, location=location)


def character_text(s: State, uid: int, language: Language) -> str:
    """By the top card; with the player's name where two players have the same one in play."""
    found = next((character for character in s.characters if character.uid == uid), None)
    if found is None:
        return say(language, "nobody")
    top = found.levels[-1]
    title = card_title(s.pool, top, language)
    if sum(character.levels[-1] == top for character in s.characters) == 1:
        return title
    return say(language, "buffy-name-at-seat", name=title, letter=seat_letter(found.owner))


def challenge_text(s: State, uid: int, language: Language) -> str:
    found = next((placed.kind for placed in s.challenges if placed.uid == uid), NOTHING)
    return say(language, "nothing") if found == NOTHING else card_title(s.pool, found, language)


# -- moves and questions ------------------------------------------------------------------------------


def describe_move(s: State, move: Move, language: Language) -> str:
    """A label for the move: what it does, in a few words."""
    word, shape = notation.WORDS[move.verb]
    arguments = _arguments(s, move, shape, language)
    if "source" in shape and arguments["holder"]:
        arguments["card"] = say(language, "buffy-card-held", **arguments)
    message = f"buffy-move-{word}"
    if move.verb in (verbs.USE, verbs.RESOLVE) and len(s.pool.cards[move.a].abilities) > 1:
        message += "-text"
        card = s.pool.cards[move.a]
        arguments["text"] = card_words.Reader(s.pool, card, language).ability(card.abilities[move.c])
    return tidy(language, say(language, message, **arguments))


def _arguments(s: State, move: Move, shape: tuple[str, ...], language: Language) -> Arguments:
    """What the notation's words stand for; a second card or character goes by `other`."""
    arguments: Arguments = {}
    numbers = [move.a, move.b, move.c]
    for what in shape:
        if what in (">", "for", "with", "nth"):
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


def passing_text(s: State, decision: Decision, language: Language) -> str:
    """What passing this watch does: it goes on to somebody, or something ends (BUF-TURN-06, BUF-FBA-03)."""
    if all(move.verb != verbs.PASS for move in decision.moves):
        return say(language, "buffy-pass-not-yet")
    running = s.conflict
    if running is not None and running.passes + 1 >= 2:
        battle = running.timing in (FIGHT_BATTLE, CHALLENGE_BATTLE)
        return say(language, "buffy-pass-ends-battle" if battle else "buffy-pass-ends-stage")
    if running is None and s.passes + 1 >= players_in(s):
        return say(language, "buffy-pass-ends-turn" if s.step == END else "buffy-pass-ends-step")
    if running is None:
        after = next_seat(s, decision.seat)
    else:
        after = running.defender if decision.seat == running.attacker else running.attacker
    return say(language, "buffy-pass-goes-to", who=seat_name(s, after, language))


# -- the log ------------------------------------------------------------------------------------------


def event_text(s: State, event: Event, language: Language, seat: Seat | None) -> str:
    """A line of the log as this seat hears it; what its numbers mean follows from their names (`tell`)."""
    message, told = event.heard_by(seat)
    arguments: Arguments = {name: _told_text(s, name, value, language) for name, value in told.items()}
    cards = told.get("cards")
    if isinstance(cards, list) and cards:
        arguments.setdefault("card", card_title(s.pool, cards[0], language))
    return sentence(tidy(language, say(language, message, **arguments)))


def _told_text(s: State, name: str, value: Told, language: Language) -> str | int:
    if isinstance(value, list):
        return listed(language, [card_title(s.pool, kind, language) for kind in value])
    if isinstance(value, str):
        return value
    if name in ("who", "foe"):
        return say(language, "nobody") if value == NOBODY else seat_name(s, Seat(value), language)
    if value == NOTHING:
        return say(language, "nothing")
    if name in ("card", "other", "source"):
        return card_title(s.pool, value, language)
    if name in ("space", "from_space"):
        return say(language, "buffy-park") if value == PARK else space_name(value)
    if name == "talent":
        return say(language, f"buffy-talent-{TALENT_SLUGS[value]}")
    if name == "timing":
        return say(language, f"buffy-timing-{TIMING_SLUGS[value]}")
    return trait_name(s.pool, value, language) if name == "trait" else value


# -- decks --------------------------------------------------------------------------------------------


def fault_text(pool: Pool, fault: Fault, language: Language) -> str:
    """One thing wrong with a deck, with the rule it breaks."""
    titles = [card_title(pool, kind, language) for kind in fault.kinds]
    arguments: Arguments = {
        **fault.arguments,
        "cards": ", ".join(titles),
        "card": titles[0] if titles else "",
    }
    for name in ("section", "side"):
        if name in fault.arguments:
            arguments[name] = say(language, f"buffy-{name}-{fault.arguments[name]}")
    text = tidy(language, say(language, fault.message, **arguments))
    return say(language, "buffy-deck-fault", rule=fault.rule, text=text)


# -- what the rest of Noctuary asks for ---------------------------------------------------------------


class BuffyWords(Words):
    """The words for the cards of a pool: without one, of those that come with Noctuary."""

    rule_prefix = "BUF"

    def __init__(self, pool: Pool | None = None) -> None:
        self._pool = pool

    @property
    def pool(self) -> Pool:
        return default_pool() if self._pool is None else self._pool

    def at(self, match: Match) -> Words:
        return BuffyWords(mine(match.state).pool)

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        return seat_name(mine(match.state), seat, language)

    def card_slugs(self) -> list[str]:
        return list(self.pool.kind_of)

    def card_title(self, slug: str, language: Language) -> str:
        return card_title(self.pool, self._kind(slug), language)

    def card_line(self, slug: str, language: Language) -> str:
        return card_words.card_line(self.pool, self._kind(slug), language)

    def card_text(self, slug: str, language: Language) -> str:
        return card_words.card_text(self.pool, self._kind(slug), language)

    def _kind(self, slug: str) -> int:
        found = self.pool.kind_of.get(slug)
        if found is None:
            raise NoctuaryError(MessageId("error-unknown-word"), word=slug, text=slug)
        return found

    def cards_in(self, notation: str) -> list[str]:
        return [_card_of(word) for word in notation.split()[1:] if _card_of(word) in self.pool.kind_of]

    def word_name(self, word: str, language: Language) -> str:
        if word in TALENT_SLUGS:
            return say(language, f"buffy-talent-{word}")
        if word == space_name(PARK):
            return say(language, "buffy-park")
        card = _card_of(word)
        return self.card_title(card, language) if card in self.pool.kind_of else word

    def describe_move(self, match: Match, move: Move, language: Language) -> str:
        return describe_move(mine(match.state), move, language)

    def prompt_text(self, match: Match, decision: Decision, language: Language) -> str:
        return prompt_text(mine(match.state), decision, language)

    def event_text(self, match: Match, event: Event, language: Language, seat: Seat | None) -> str:
        return event_text(mine(match.state), event, language, seat)


def _card_of(word: str) -> str:
    """The card in a word such as `B:rook-delaney-1` or `fence-post@ada-vance-1`."""
    return word.partition("@")[0].rpartition(":")[2]


WORDS: Final = BuffyWords()
