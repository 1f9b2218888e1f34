"""Who comes along to a challenge of the Buffy CCG: as many as it takes, and nobody who adds nothing."""

from __future__ import annotations

from typing import Final

from noctuary.bots import buffy_outlook
from noctuary.games.buffy import in_play, verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.state import Character, State
from noctuary.kernel.decision import Decision
from noctuary.kernel.move import NOTHING, Move

_REQUIRED: Final = 20  # whoever must take part (BUF-CHL-10) comes before any talent
_WORTH_COMING: Final = 1.5  # what somebody must add: whoever comes along is tired afterwards


def company(s: State, decision: Decision) -> Move:
    """Whoever adds most of what the challenge asks for, as long as that helps; or else off they go."""
    card = s.pool.cards[decision.source]
    best: Move | None = None
    most = 0
    for move in decision.moves:
        if move.verb == verbs.ADD:
            value = _adds(s, in_play.find(s, move.a), card)
            if value > most:
                best, most = move, value
    go = decision.moves[-1]
    if best is None:
        return go
    if most >= _REQUIRED:
        return best
    have = _so_far(s, decision, best.a)
    won = buffy_outlook.gain(s, decision.seat, card.reward)
    risk = buffy_outlook.caution(s) * buffy_outlook.loss(s, decision.seat)
    without = buffy_outlook.challenge_hope(buffy_outlook.goal_margin(have, card.goals), won, risk)
    newcomer = in_play.find(s, best.a)
    for talent in range(TALENTS):
        have[talent] += in_play.printed_talent(s, newcomer, talent)
    along = buffy_outlook.challenge_hope(buffy_outlook.goal_margin(have, card.goals), won, risk)
    return best if along > without + _WORTH_COMING else go


def _so_far(s: State, decision: Decision, candidate: int) -> list[int]:
    """What those have together who go already: who could come along and is no longer asked for."""
    asked = [move.a for move in decision.moves if move.verb == verbs.ADD]
    newcomer = in_play.find(s, candidate)
    side = characters.side_of(s, newcomer)
    have = [0] * TALENTS
    for one in s.characters:
        if one.owner != decision.seat or one.space != newcomer.space or one.fatigued or one.uid in asked:
            continue
        if characters.side_of(s, one) == side:
            for talent in range(TALENTS):
                have[talent] += in_play.printed_talent(s, one, talent)
    return have


def _adds(s: State, character: Character, card: Card) -> int:
    value = 0
    for talent in range(TALENTS):
        if card.goals[talent] > 0:
            value += in_play.printed_talent(s, character, talent)
    trait = card.defeat_trait
    if card.defeat_who == character.who or (trait != NOTHING and characters.has_trait(s, character, trait)):
        value += _REQUIRED
    return value
