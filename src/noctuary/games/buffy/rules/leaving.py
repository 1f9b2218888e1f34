"""Characters leaving play: discarded, into the Crypt, or back to hand (BUF-CHR-08, BUF-CHR-10)."""

from __future__ import annotations

from noctuary.games.buffy import happenings
from noctuary.games.buffy.rules import reports, taking_part, zones
from noctuary.games.buffy.state import Character, State
from noctuary.kernel import tell


def leave_play(s: State, character: Character, to_crypt: bool = False) -> None:
    """Level cards to discard pile or Crypt, attachments to the discard pile (BUF-CHR-08, BUF-CHR-10).

    Every card goes to its owner's pile (BUF-RUL-31). Whoever was in a conflict leaves it (BUF-RUL-15c).
    """
    for kind in character.levels:
        if to_crypt:
            zones.to_crypt(s, character.owner, kind)
        else:
            zones.to_discard(s, character.owner, kind)
    message = "buffy-log-crypted" if to_crypt else "buffy-log-discarded"
    _take_out(s, character, message)
    _report(s, character, happenings.CHARACTER_CRYPTED if to_crypt else happenings.CHARACTER_DISCARDED)


def return_to_hand(s: State, character: Character) -> None:
    """All its level cards; its attachments are discarded, and it has left any conflict (BUF-RUL-15)."""
    for kind in character.levels:
        zones.into_hand(s, character.owner, kind)
    _take_out(s, character, "buffy-log-returned")
    _report(s, character, happenings.CHARACTER_RETURNED)


def _take_out(s: State, character: Character, message: str) -> None:
    s.characters.remove(character)
    s.texts = None
    for attached in character.attached:
        zones.to_discard(s, attached.owner, attached.kind)
    s.lasting = tuple([lasting for lasting in s.lasting if lasting.uid != character.uid])
    if s.log is not None:
        tell.numbers(s, message, character.owner, card=character.levels[-1])
    if s.conflict is not None:
        taking_part.leave(s, character.uid)


def _report(s: State, character: Character, happening: int) -> None:
    top = character.levels[-1]
    reports.happened(s, happening, character.owner, character.uid, top, character.attached)
