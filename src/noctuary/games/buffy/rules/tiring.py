"""Fatigue and refreshing, of characters and of what they bear (BUF-FAT)."""

from __future__ import annotations

from noctuary.games.buffy import asked, happenings, in_play, standing
from noctuary.games.buffy.rules import characters, reports
from noctuary.games.buffy.state import Attached, Character, State
from noctuary.games.buffy.vocabulary import CAUSE_COST, CAUSE_EFFECT
from noctuary.kernel import tell


def fatigue(s: State, character: Character, cause: int = CAUSE_EFFECT) -> bool:
    """Turn a character sideways, unless spared that; whether it was turned (BUF-FAT-01, BUF-FAT-02)."""
    return not character.fatigued and pay_fatigue(s, character, cause)


def pay_fatigue(s: State, character: Character, cause: int = CAUSE_COST) -> bool:
    """The price of an act: whoever is spared it may have been fatigued before (BUF-FAT-09)."""
    if is_spared(s, character, cause):
        return False
    character.fatigued = True
    if s.log is not None:
        tell.numbers(s, "buffy-log-fatigued", character.owner, card=character.levels[-1])
    reports.happened(s, happenings.CHARACTER_FATIGUED, character.owner, character.uid, character.levels[-1])
    return True


def is_spared(s: State, character: Character, cause: int) -> bool:
    """Whether something keeps the fatigue off; it is used up if it serves a number of times only."""
    force = characters.what_spares(s, character, cause)
    if force is None:
        return False
    if force.lasting is None:
        standing.mark_used(s, force.ctx, force.ability)
    elif force.lasting.amount:
        standing.spend(s, force.lasting, force.lasting.amount - 1)
    return True


def refresh(s: State, character: Character) -> bool:
    """Turn the character card upright, its attachments apart (BUF-FAT-04); whether it was turned."""
    if not character.fatigued or standing.says(s, asked.NO_REFRESH, character):
        return False
    character.fatigued = False
    reports.happened(s, happenings.CHARACTER_REFRESHED, character.owner, character.uid, character.levels[-1])
    return True


def fatigue_attached(character: Character, place: int) -> bool:
    """An attachment fatigues on its own (BUF-FAT-04, BUF-FAT-10)."""
    attached = character.attached[place]
    if attached.fatigued:
        return False
    in_play.replace_attached(
        character, place, Attached(attached.kind, attached.owner, True, attached.swapped)
    )
    return True


def refresh_attached(character: Character, place: int) -> bool:
    attached = character.attached[place]
    if not attached.fatigued:
        return False
    in_play.replace_attached(
        character, place, Attached(attached.kind, attached.owner, False, attached.swapped)
    )
    return True
