"""Which cards in play have something to say, and of what: a list that holds until a card comes or goes.

Nearly every question about the rules is one that no card in play answers. So the cards in play are gone
through once, what they speak of is kept as bit masks beside a list of the cards, and a question that none
of them speaks of costs a comparison. Whoever changes which cards are in play sets `State.texts` to None.
"""

from __future__ import annotations

from noctuary.games.buffy.state import (
    CHALLENGE_TEXT,
    EPISODE_TEXT,
    LOCATION_TEXT,
    NOBODY,
    OWN_TEXT,
    State,
    TextInPlay,
    TextsInPlay,
)
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def texts_in_play(s: State) -> TextsInPlay:
    known = s.texts
    if known is None:
        known = s.texts = find_texts(s)
    return known


def nothing_says(s: State, questions: int) -> bool:
    """Whether no card in play and nothing that lasts answers any of these questions (`asked`)."""
    if s.remembering:
        return not s.remembered & questions
    if texts_in_play(s).answers & questions:
        return False
    for lasting in s.lasting:
        if questions & lasting.answers:
            return False
    return True


def remember(s: State) -> None:
    """Note once which questions are answered at all; `forget` before anything changes.

    Listing legal moves, or comparing totals, asks dozens of questions of an unchanging table: nearly all
    with the answer "none", and the others again and again (`standing.in_force` keeps what it has said).
    """
    seen = texts_in_play(s).answers
    for lasting in s.lasting:
        seen |= lasting.answers
    s.remembered = seen
    s.remembering = True
    if s.answers:
        s.answers.clear()


def forget(s: State) -> None:
    s.remembering = False


def find_texts(s: State) -> TextsInPlay:
    """Go through the cards in play, always in the same order (BUF-RUL-10 leaves it to their players)."""
    made = TextsInPlay()
    for character in s.characters:
        _note(s, made, character.levels[-1], character.uid, character.owner, OWN_TEXT)
        for attached in character.attached:
            _note(s, made, attached.kind, character.uid, character.owner, OWN_TEXT)
    for side in s.sides:
        if not side.out:
            _note(s, made, side.essence, NOTHING, side.seat, OWN_TEXT)
            for kind in (side.part_one, *side.parts_two):
                if kind != NOTHING:
                    _note(s, made, kind, NOTHING, side.seat, EPISODE_TEXT)
                    _note_ending(s, made, kind)
    for space, kind in enumerate(s.locations):
        if kind != NOTHING:
            _note(s, made, kind, space, NOBODY, LOCATION_TEXT)
    for placed in s.challenges:
        _note(s, made, placed.kind, placed.uid, placed.owner, CHALLENGE_TEXT)
    made.usable.sort(key=_role)
    return made


def _role(text: TextInPlay) -> int:
    return text.role


def _note(s: State, made: TextsInPlay, kind: int, holder: int, seat: Seat, role: int) -> None:
    pool = s.pool
    standing, waits, uses = pool.standing[kind], pool.waits[kind], pool.uses[kind]
    if standing or waits or uses:
        text = TextInPlay(kind, holder, seat, role, standing, waits, uses)
        if standing:
            made.standing.append(text)
            made.answers |= standing
        if waits:
            made.waiting.append(text)
            made.happenings |= waits
        if uses:
            made.usable.append(text)
            made.timings |= uses


def _note_ending(s: State, made: TextsInPlay, kind: int) -> None:
    """What a Target or a Cancel waits for (BUF-EPI-05, BUF-EPI-06)."""
    ending = s.pool.cards[kind].ending
    if ending is not None:
        if ending.trigger == NOTHING:
            made.watched = True
        else:
            made.endings |= 1 << ending.trigger
