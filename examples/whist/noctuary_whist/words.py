"""Everything a person reads of German Whist, in either language; the messages stand in `text/`."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move
from noctuary.text.catalogue import Language, say
from noctuary.text.emblems import called_by
from noctuary.text.sitting import name_at
from noctuary.text.told import Namer
from noctuary.text.words import Words, sentence
from noctuary_whist.cards import NUMBER_OF, RANKS, SLUGS, SUITS, rank_of, suit_of
from noctuary_whist.state import State

STEPS: Final = ("draw", "count")


def card_title(card: int, language: Language) -> str:
    rank, suit = RANKS[rank_of(card)], SUITS[suit_of(card)]
    return say(language, "whist-card", rank=rank, suit=say(language, f"whist-suit-{suit}"))


def seat_text(seat: Seat, language: Language) -> str:
    """Whoever sits there; where no name is known, the seat."""
    return name_at(seat) or say(language, "seat", letter=seat_letter(seat))


class WhistNamer(Namer):
    def title(self, kind: int) -> str:
        return card_title(kind, self.language)

    def somebody(self, seat: Seat) -> str:
        return seat_text(seat, self.language)


class WhistWords(Words):
    rule_prefix = "WHI"
    unordered_zones = ()
    plays = ("whist-log-plays",)
    open_questions = ("whist-ask-lead",)

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        return seat_text(seat, language)

    # -- cards --------------------------------------------------------------------------------------

    def card_slugs(self) -> list[str]:
        return SLUGS

    def is_card(self, slug: str) -> bool:
        return slug in NUMBER_OF

    def card_title(self, slug: str, language: Language) -> str:
        return card_title(NUMBER_OF[slug], language)

    def card_line(self, slug: str, language: Language) -> str:
        return sentence(say(language, f"whist-suit-{self.card_kind(slug)}"))

    def card_text(self, slug: str, language: Language) -> str:
        return say(language, "whist-card-text", place=rank_of(NUMBER_OF[slug]) + 1)

    def card_kind(self, slug: str) -> str:
        return SUITS[suit_of(NUMBER_OF[slug])]

    def kind_letter(self, kind: str, language: Language) -> str:
        return say(language, f"whist-suit-{kind}.sign")

    def card_emblem(self, slug: str) -> str:
        """The suit."""
        return called_by(self.card_kind(slug))

    def word_name(self, word: str, language: Language) -> str:
        if word in SUITS:
            return say(language, f"whist-suit-{word}")
        return super().word_name(word, language)

    # -- the match ----------------------------------------------------------------------------------

    def describe_move(self, match: Match, move: Move, language: Language) -> str:
        return say(language, "whist-move-play", card=self.card_title(SLUGS[move.a], language))

    def prompt_text(self, match: Match, decision: Decision, language: Language) -> str:
        led = "" if decision.source == NOTHING else self.card_title(SLUGS[decision.source], language)
        return say(language, decision.prompt, card=led)

    def event_text(self, match: Match, event: Event, language: Language, seat: Seat | None) -> str:
        message, told = event.heard_by(seat)
        return sentence(say(language, message, **WhistNamer(language).arguments(told)))

    def event_cards(self, match: Match, event: Event, seat: Seat | None) -> list[str]:
        return [SLUGS[card] for card in event.named(("card",), seat)]

    def source_slug(self, match: Match, decision: Decision) -> str | None:
        return SLUGS[decision.source]

    def steps(self, language: Language) -> list[tuple[str, str]]:
        return [(slug, say(language, f"whist-step-{slug}")) for slug in STEPS]

    def current_step(self, match: Match) -> str:
        state = match.state
        assert isinstance(state, State)
        return STEPS[state.turned == NOTHING]


WORDS: Final = WhistWords()
