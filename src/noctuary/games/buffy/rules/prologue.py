"""The Prologue Step: every player puts the top challenge into play (BUF-PRO, BUF-CHA)."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import board, happenings, verbs
from noctuary.games.buffy.kinds import PROLOGUE
from noctuary.games.buffy.rules import reports, zones
from noctuary.games.buffy.state import PlacedChallenge, State
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.refusal import Refusal

NOT_NOW: Final = Refusal(RuleId("BUF-PRO-01"), MessageId("buffy-remedy-prologue"))
NOT_THE_TOP_ONE: Final = Refusal(RuleId("BUF-PRO-02"), MessageId("buffy-remedy-not-the-top-one"))
ONCE: Final = Refusal(RuleId("BUF-PRO-02"), MessageId("buffy-remedy-challenge-placed"))
EMPTY: Final = Refusal(RuleId("BUF-PRO-08"), MessageId("buffy-remedy-challenge-deck-empty"))
TITLE_IN_PLAY: Final = Refusal(RuleId("BUF-PRO-07"), MessageId("buffy-remedy-title-in-play"))
ONE_EACH: Final = Refusal(RuleId("BUF-PRO-06"), MessageId("buffy-remedy-one-each"))
NOT_THERE: Final = Refusal(RuleId("BUF-CHA-02"), MessageId("buffy-remedy-not-there"))
MUST_BE_PLACED: Final = Refusal(RuleId("BUF-PRO-03"), MessageId("buffy-remedy-must-be-placed"))
DUTY: Final = Refusal(RuleId("BUF-TURN-05"), MessageId("buffy-remedy-place-challenge"))


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    if why_not_any(s, seat) is not None:
        return
    kind = zones.top_challenge(s, seat)
    spaces = legal_spaces(s, seat, kind)
    for space in spaces:
        moves.append(move(verbs.CHALLENGE, kind, space))
    if not spaces:
        moves.append(move(verbs.UNDER, kind))


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    refusal = why_not_any(s, seat)
    if refusal is not None:
        return refusal
    if wanted.a != zones.top_challenge(s, seat):
        return NOT_THE_TOP_ONE
    if wanted.verb == verbs.UNDER:
        return MUST_BE_PLACED if legal_spaces(s, seat, wanted.a) else None
    return why_not_place(s, seat, wanted.a, wanted.b)


def why_not_any(s: State, seat: Seat) -> Refusal | None:
    """Once per player per Prologue Step, and only with a card to place (BUF-PRO-02, BUF-PRO-08)."""
    if s.step != PROLOGUE:
        return NOT_NOW
    if s.duties >> seat & 1:
        return ONCE
    return None if s.sides[seat].challenges else EMPTY


def why_not_place(s: State, owner: Seat, kind: int, space: int) -> Refusal | None:
    """Any space but where its restriction, its title or an own challenge forbids it (BUF-PRO-05 to -07)."""
    for placed in s.challenges:
        if placed.kind == kind:
            return TITLE_IN_PLAY
        if placed.owner == owner and placed.space == space:
            return ONE_EACH
    placement = s.pool.cards[kind].placement
    if placement is not None and not board.place_matches(s, owner, placement, space):
        return NOT_THERE
    return None


def legal_spaces(s: State, owner: Seat, kind: int) -> list[int]:
    return [space for space in board.all_spaces(s) if why_not_place(s, owner, kind, space) is None]


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Placing is mandatory (BUF-TURN-05); an empty Challenge Deck obliges to nothing (BUF-PRO-08)."""
    return DUTY if why_not_any(s, seat) is None else None


def play(s: State, seat: Seat, wanted: Move) -> None:
    kind = s.sides[seat].challenges.pop()
    s.duties |= 1 << seat
    if wanted.verb == verbs.CHALLENGE:
        enter_play(s, seat, kind, wanted.b)
        return
    zones.challenge_under(s, seat, kind)  # the obligation counts as met (BUF-PRO-04, BUF-PRO-12)
    if s.log is not None:
        tell.numbers(s, "buffy-log-challenge-nowhere", seat, card=kind)


def enter_play(s: State, owner: Seat, kind: int, space: int) -> None:
    uid = s.next_uid
    s.next_uid += 1
    s.challenges.append(PlacedChallenge(uid, kind, owner, space))
    s.texts = None
    if s.log is not None:
        tell.numbers(s, "buffy-log-challenge", owner, card=kind, space=space)
    reports.happened(s, happenings.CHALLENGE_PLACED, owner, uid, kind)
