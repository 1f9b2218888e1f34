"""Pieces of cards as clauses and names: what the line and the text of a card are put together from."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.card import Card, Phrase, Piece, UseOf
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.kinds import (
    ALLY,
    DISCIPLINE_CODES,
    EQUIPMENT,
    MASTER,
    ON_CARD,
    RETAINER,
    SECT_SLUGS,
    TITLE_SLUGS,
)
from noctuary.games.vtes.names import Arguments
from noctuary.games.vtes.noun_text import NounTexts
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, has, say
from noctuary.text.words import sentence

_NAMES_OF: Final = {"sect": SECT_SLUGS, "title": TITLE_SLUGS, "discipline": DISCIPLINE_CODES}
_VAMPIRE: Final = "vtes-when-is-self-vampire"
_ON_ITSELF: Final = ("vtes-effect-put-on-self", "vtes-effect-put-on-locked", "vtes-effect-put-on-with")
_ON_VAMPIRE: Final = (*_ON_ITSELF, "vtes-effect-put-on")
_ON_OPPONENT: Final = "vtes-effect-put-on-opponent"
_WHOLE: Final = (
    "vtes-effect-",
    "vtes-gives-",
    "vtes-cannot-",
    "vtes-lends-",
    "vtes-after-",
    "vtes-trait-",
    "vtes-costs-",
    "vtes-lasts-",
    "vtes-grant-",
)
_FORMS: Final = (".unsaid", "", ".whose", ".superior", ".limit", ".to", ".she", ".on")


class CardPhrases(NounTexts):
    """One card in one language."""

    def __init__(self, pool: Pool, card: Card, language: Language) -> None:
        self.pool = pool
        self.card = card
        self.language = language
        self.person = "you"
        # One word for a minion within one text: messages ask for `$by` and `$bearer`.
        self.by = "vampire" if _is_for_vampires(card) else "minion"
        self.bearer = _bearer(card)

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.language, message, **{"by": self.by, "bearer": self.bearer, **arguments})

    def clan(self, number: int) -> str:
        return "" if number == NOTHING else self.say(f"vtes-clan-{self.pool.clans[number]}")

    def any_of(self, names: Sequence[str]) -> str:
        return self._joined(names, "vtes-line-or")

    def all_of(self, names: Sequence[str]) -> str:
        return self._joined(names, "vtes-line-and")

    def _joined(self, names: Sequence[str], message: str) -> str:
        if len(names) == 1:
            return names[0]
        return self.say(message, one=", ".join(names[:-1]), other=names[-1])

    def phrases(self, pieces: Sequence[Piece]) -> list[str]:
        """What is done or holds is a sentence; conditions and targets stand within one."""
        return [
            sentence(self.phrase(one)) if str(one.message).startswith(_WHOLE) else self.phrase(one)
            for one in said(pieces)
        ]

    def phrase(self, phrase: Phrase, form: str = "", **more: str | int) -> str:
        """A phrase with its numbers and words, or another form of it: an attribute of its message.

        A clan that is not named is the empty text.
        """
        phrase = worded(phrase)
        spoken_to, self.person = self.person, "she" if form == ".she" else self.person
        arguments: Arguments = {"clan": "", **self.parts(phrase)}
        self.person = spoken_to
        for name, number in phrase.numbers.items():
            slugs = _NAMES_OF.get(name)
            named = slugs is not None and 0 <= number < len(slugs)
            arguments[name] = self.say(f"vtes-{name}-{slugs[number]}") if slugs and named else number
        for name, message in phrase.words.items():
            arguments[name] = message[1:] if message.startswith("=") else self.say(message)
        return self.say(f"{phrase.message}{form}", **arguments, **more)


def said(pieces: Sequence[Piece]) -> list[Phrase]:
    """The phrases of pieces that have words of their own; some have only other forms (`….superior`)."""
    return [one for one in _worded(pieces) if has(one.message)]


def with_form(pieces: Sequence[Piece], form: str) -> list[Phrase]:
    """The phrases of pieces that have such a form."""
    return [one for one in _worded(pieces) if has(f"{one.message}{form}")]


def _worded(pieces: Sequence[Piece]) -> list[Phrase]:
    """With the special wording where there is one (`Phrase.special`), if only for some of its forms."""
    found = [piece.phrase() for piece in pieces]
    return [worded(one) for one in found if one is not None]


def worded(phrase: Phrase) -> Phrase:
    special = f"{phrase.message}-{phrase.special}" if phrase.special else ""
    if special and any(has(f"{special}{form}") for form in _FORMS):
        return Phrase(special, phrase.numbers, phrase.parts, **phrase.words)
    return phrase


def _is_for_vampires(card: Card) -> bool:
    """Whether only vampires play it: what asks for a Discipline, a clan, a sect or a title (VTES-SEQ-08)."""
    if card.is_crypt or card.types & MASTER:
        return card.is_crypt
    if card.disciplines or card.clans or card.needs.anything:
        return True
    played = [use for use in card.uses if not use.in_play and not use.granted]
    return bool(played) and all(
        any(phrase.message == _VAMPIRE for phrase in said(use.conditions)) for use in played
    )


def _goes_on_it(use: UseOf) -> bool:
    """Whether the card is put on what is chosen with the use."""
    placed = any(effect.places for effect in use.effects)
    on_itself = any(phrase.message in _ON_ITSELF for phrase in said(use.effects))
    return placed and not on_itself and not use.in_play


def _on_vampire(phrase: Phrase) -> bool:
    """It lies on the vampire that plays it, or on another one that the text points at."""
    if phrase.message == _ON_OPPONENT:
        whom = phrase.parts["whom"]
        return isinstance(whom, Which) and str(whom.noun().head.message) == "vtes-noun-vampire"
    return phrase.message in _ON_VAMPIRE


def _bearer(card: Card) -> str:
    """What the card lies on: a vampire or minion, an employer; vampires and allies speak of themselves."""
    if card.is_crypt:
        return "self"
    if (card.becomes or card.types) & ALLY:
        return "ally"
    if card.types & RETAINER:
        return "employer"
    if card.types & EQUIPMENT:
        return "equipped"
    if card.stays != ON_CARD:
        return "vampire" if _is_for_vampires(card) else "minion"
    hosts = [
        use.number if isinstance(use.number, OneOf) else use.target for use in card.uses if _goes_on_it(use)
    ]
    targets = [one for one in hosts if isinstance(one, OneOf)]
    if targets:
        heads = {str(one.which.noun().head.message) for one in targets}
        return "minion" if heads & {"vtes-noun-minion", "vtes-noun-card"} else "vampire"
    itself = any(_on_vampire(phrase) for use in card.uses for phrase in said(use.effects))
    return "vampire" if itself and _is_for_vampires(card) else "minion"
