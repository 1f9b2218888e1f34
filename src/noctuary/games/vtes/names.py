"""What is at the table by its name: Methuselahs, cards, cards in play."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from noctuary.games.vtes.board import find
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.text.catalogue import Language, say
from noctuary.text.sitting import name_at

Arguments = dict[str, str | int]
_ELISION: Final = re.compile(r"\b([DdQq]u?e) (?=[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô])")
_TWO_STOPS: Final = re.compile(r"([!?])\.")
_ARTICLE: Final = re.compile(r"\ba (?=[AEIOaeio]|unlocked)")


def tidy(language: Language, text: str) -> str:
    """Before a vowel English says “an Ishtarri”, and French elides: « d’Anson ».

    A title that ends in a mark of its own needs no full stop after it: “plays Psyche!”
    """
    text = _TWO_STOPS.sub(r"\1", text)
    if language is not Language.FR:
        return _ARTICLE.sub("an ", text)
    return _ELISION.sub(lambda found: found.group(1)[:-1] + "’", text)


def seat_name(seat: Seat, language: Language) -> str:
    """Whoever sits there; where no name is known, the Methuselah by her letter."""
    if seat == NOBODY:
        return say(language, "nobody")
    return name_at(seat) or say(language, "vtes-methuselah", letter=seat_letter(seat))


@lru_cache(maxsize=4)
def _namesakes(pool: Pool) -> frozenset[str]:
    """Names that several crypt cards have, of different groups (VTES-DECK-05)."""
    names = [card.name for card in pool.printed if card.is_crypt and not card.advanced]
    return frozenset(name for name in names if names.count(name) > 1)


def card_title(pool: Pool, kind: int, language: Language) -> str:
    """With its group where the name alone is not enough, and ADV for an advanced vampire."""
    card = pool.cards[kind]
    name = (card.name_fr if language is Language.FR else card.name).replace("'", "’")
    if card.advanced:
        return f"{name} (ADV)"
    return f"{name} (G{card.group})" if card.is_crypt and card.name in _namesakes(pool) else name


def in_play_text(s: State, uid: int, language: Language) -> str:
    """A card in play: with its host or its controller where others of the same name are there.

    Of several that one Methuselah has side by side, the first, second … is meant if they differ at all.
    """
    card = find(s, uid)
    if card is None:
        return say(language, "nothing")
    title = card_title(s.pool, card.kind, language)
    same = [one for one in s.cards if one.kind == card.kind]
    if len(same) == 1:
        return title
    host = find(s, card.host)
    if host is not None and sum(one.host == card.host for one in same) == 1:
        return say(language, "vtes-card-on", card=title, host=card_title(s.pool, host.kind, language))
    if sum(one.controller == card.controller for one in same) == 1:
        return say(language, "vtes-card-of", card=title, who=seat_name(card.controller, language))
    beside = [one for one in same if one.controller == card.controller and one.host == card.host]
    if all(_are_twins(s, one, card) for one in beside):
        return title
    return say(language, "vtes-card-nth", card=title, number=1 + beside.index(card))


def _are_twins(s: State, one: InPlay, other: InPlay) -> bool:
    """Whether it makes no difference which of two cards is meant."""
    bare = all(card.host not in (one.uid, other.uid) for card in s.cards)
    return bare and _state_of(one) == _state_of(other)


def _state_of(card: InPlay) -> tuple[object, ...]:
    return (
        *(card.kind, card.owner, card.controller, card.region, card.locked, card.counters, card.stun),
        *(card.level, card.capacity, card.sect, card.clan, card.title, card.contested, card.wounded),
        *(card.used, card.done, card.returns, card.chosen, card.second, card.corruption),
    )


def uncontrolled_text(s: State, uid: int, language: Language) -> str:
    for player in s.players:
        for one in player.uncontrolled:
            if one.uid == uid:
                title = card_title(s.pool, one.kind, language)
                counts = {other.counters for other in player.uncontrolled if other.kind == one.kind}
                if len(counts) == 1:
                    return title
                return say(language, "vtes-card-with-blood", card=title, blood=one.counters)
    return say(language, "vtes-card-hidden")
