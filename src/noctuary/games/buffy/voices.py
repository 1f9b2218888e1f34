"""Which cards in play have something to say, and of what: a list that holds until a card comes or goes.

Nearly every question about the rules is one that no card in play answers. So the cards in play are gone
through once, what they speak of is kept as bit masks beside a list of the cards, and a question that none
of them speaks of costs a comparison. Whoever changes which cards are in play sets `State.voices` to None.
"""

from __future__ import annotations

from noctuary.games.buffy.state import (
    CHALLENGE_VOICE,
    EPISODE_VOICE,
    LOCATION_VOICE,
    NOBODY,
    OWN_VOICE,
    State,
    Voice,
    Voices,
)
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def voices(s: State) -> Voices:
    known = s.voices
    if known is None:
        known = s.voices = listen(s)
    return known


def silent(s: State, ops: int) -> bool:
    """Whether no card in play and nothing that lasts speaks of any of these primitives (bit mask)."""
    if s.glancing:
        return not s.glance & ops
    if voices(s).primitives & ops:
        return False
    for lasting in s.lasting:
        if ops >> lasting.op & 1:
            return False
    return True


def glance(s: State) -> None:
    """Note once which primitives are in force at all; `look_away` before anything changes.

    Listing legal moves, or comparing totals, asks dozens of questions of an unchanging table: nearly all
    with the answer "none", and the others again and again (`standing.in_force` keeps what it has said).
    """
    seen = voices(s).primitives
    for lasting in s.lasting:
        seen |= 1 << lasting.op
    s.glance = seen
    s.glancing = True
    if s.answers:
        s.answers.clear()


def look_away(s: State) -> None:
    s.glancing = False


def listen(s: State) -> Voices:
    """Go through the cards in play, always in the same order (BUF-RUL-10 leaves it to their players)."""
    made = Voices()
    for character in s.characters:
        _hear(s, made, character.levels[-1], character.uid, character.owner, OWN_VOICE)
        for attached in character.attached:
            _hear(s, made, attached.kind, character.uid, character.owner, OWN_VOICE)
    for side in s.sides:
        if not side.out:
            _hear(s, made, side.essence, NOTHING, side.seat, OWN_VOICE)
            for kind in (side.part_one, *side.parts_two):
                if kind != NOTHING:
                    _hear(s, made, kind, NOTHING, side.seat, EPISODE_VOICE)
                    _hear_ending(s, made, kind)
    for space, kind in enumerate(s.locations):
        if kind != NOTHING:
            _hear(s, made, kind, space, NOBODY, LOCATION_VOICE)
    for placed in s.challenges:
        _hear(s, made, placed.kind, placed.uid, placed.owner, CHALLENGE_VOICE)
    made.usable.sort(key=_role)
    return made


def _role(voice: Voice) -> int:
    return voice.role


def _hear(s: State, made: Voices, kind: int, holder: int, seat: Seat, role: int) -> None:
    pool = s.pool
    standing, waits, uses = pool.standing[kind], pool.waits[kind], pool.uses[kind]
    if standing or waits or uses:
        voice = Voice(kind, holder, seat, role, standing, waits, uses)
        if standing:
            made.standing.append(voice)
            made.primitives |= standing
        if waits:
            made.waiting.append(voice)
            made.happenings |= waits
        if uses:
            made.usable.append(voice)
            made.timings |= uses


def _hear_ending(s: State, made: Voices, kind: int) -> None:
    """What a Target or a Cancel waits for (BUF-EPI-05, BUF-EPI-06)."""
    ending = s.pool.cards[kind].ending
    if ending is not None:
        if ending.trigger == NOTHING:
            made.watched = True
        else:
            made.endings |= 1 << ending.trigger
