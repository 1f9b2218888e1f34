"""Everything a person reads of German Whist, in either language; the messages stand in `text/`."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.decision import Decision
from noctuary.kernel.event import Event, Told
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move
from noctuary.text.catalogue import Language, say
from noctuary.text.words import Words, listed, sentence
from noctuary_whist.cards import NUMBER_OF, RANKS, SLUGS, SUITS, rank_of, suit_of
from noctuary_whist.state import State

STEPS: Final = ("draw", "count")


class WhistWords(Words):
    rule_prefix = "WHI"
    unordered_zones = ()

    def seat_name(self, match: Match, seat: Seat, language: Language) -> str:
        return say(language, "seat", letter=seat_letter(seat))

    # -- cards --------------------------------------------------------------------------------------

    def card_slugs(self) -> list[str]:
        return SLUGS

    def is_card(self, slug: str) -> bool:
        return slug in NUMBER_OF

    def card_title(self, slug: str, language: Language) -> str:
        card = NUMBER_OF[slug]
        rank, suit = RANKS[rank_of(card)], SUITS[suit_of(card)]
        return say(language, "whist-card", rank=rank, suit=say(language, f"whist-suit-{suit}"))

    def card_line(self, slug: str, language: Language) -> str:
        return sentence(say(language, f"whist-suit-{self.card_kind(slug)}"))

    def card_text(self, slug: str, language: Language) -> str:
        return say(language, "whist-card-text", place=rank_of(NUMBER_OF[slug]) + 1)

    def card_kind(self, slug: str) -> str:
        return SUITS[suit_of(NUMBER_OF[slug])]

    def kind_letter(self, kind: str, language: Language) -> str:
        return say(language, f"whist-suit-{kind}.sign")

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
        arguments = {name: self._told(match, name, value, language) for name, value in told.items()}
        return sentence(say(language, message, **arguments))

    def _told(self, match: Match, name: str, value: Told, language: Language) -> str | int:
        if isinstance(value, list):
            return listed(language, [self.card_title(SLUGS[card], language) for card in value])
        if isinstance(value, int) and name == "who":
            return self.seat_name(match, Seat(value), language)
        return self.card_title(SLUGS[value], language) if isinstance(value, int) and name == "card" else value

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
