"""Why a move is refused, in a sentence about this very card: its timing, what it requires, what is not so.

The rules only say which sentence it is (`Refusal.remedy`); here it gets its names and numbers,
for whoever asks.
"""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.card_words import Arguments, Reader, card_title, trait_name
from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import MOVEMENT, PROLOGUE, REFRESH, RESOURCE, TIMING_SLUGS
from noctuary.games.buffy.pieces import Ability, Mode
from noctuary.games.buffy.rules.playing import context_of
from noctuary.games.buffy.state import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move
from noctuary.text.catalogue import Language, say
from noctuary.text.words import listed

_STEP_OF: Final = {
    verbs.REFRESH: REFRESH,
    verbs.MOVE: MOVEMENT,
    verbs.CHALLENGE: PROLOGUE,
    verbs.UNDER: PROLOGUE,
}


def why_arguments(s: State, seat: Seat, move: Move, language: Language) -> Arguments:
    """What the messages `buffy-remedy-…` may name besides the things that the move names itself."""
    now = s.step if s.conflict is None else s.conflict.timing
    step = _STEP_OF.get(move.verb, RESOURCE)
    found: Arguments = {
        "now": say(language, f"buffy-timing-{TIMING_SLUGS[now]}.the"),
        "step": say(language, f"buffy-timing-{TIMING_SLUGS[step]}.the"),
        "condition": "",
        "effects": "",
    }
    kind = move.b if move.verb == verbs.ASCEND else move.a
    if move.verb in (verbs.MOVE, verbs.FIGHT, verbs.FACE, verbs.DOUBLE) or not 0 <= kind < len(s.pool.cards):
        return found
    card = s.pool.cards[kind]
    reader = Reader(s.pool, card, language)
    found["card"] = card_title(s.pool, kind, language)
    found["needs"] = reader.talents_asked(card.needs)
    found["trait"] = "" if card.needs_trait == NOTHING else trait_name(s.pool, card.needs_trait, language)
    abilities = _abilities(card, move)
    timings = card.timings
    for ability in abilities:
        timings |= ability.timings
    found["timings"] = reader.timings(timings)
    for index, ability in enumerate(card.abilities):
        if ability in abilities:
            ctx = context_of(s, seat, kind, move.b if move.verb == verbs.USE else NOTHING, index)
            found["condition"] = found["condition"] or _untrue(s, ctx, ability, reader, language)
            found["effects"] = found["effects"] or " ".join(reader.effects(ability))
    return found


def _abilities(card: Card, move: Move) -> list[Ability]:
    """The texts that the move is about."""
    if move.verb == verbs.USE:
        return card.abilities[move.c : move.c + 1] if move.c >= 0 else []
    return [ability for ability in card.abilities if ability.mode == Mode.PLAYED]


def _untrue(s: State, ctx: Context, ability: Ability, reader: Reader, language: Language) -> str:
    """The conditions that do not hold, in the words of the card."""
    untrue = [one.phrase(reader) for one in ability.conditions if not one.holds(s, ctx)]
    return listed(language, untrue) if untrue else ""
